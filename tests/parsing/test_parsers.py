"""Whatever is written in a file or on a line, it is read, or refused by one clear sentence that names the place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game import GAMES
from parsing.parsers import all_parsers, refused

PARSERS = all_parsers(GAMES)
each_parser = pytest.mark.parametrize("parser", PARSERS, ids=[parser.name for parser in PARSERS])

ODD = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        1,
        7,
        10**20,
        1.5,
        1e300,
        "",
        "x",
        "1-03",
        "first",
        [],
        [[]],
        {},
        {"x": 1},
        [None] * 3,
        "\ud800",
    ]
)


@each_parser
def test_what_it_wrote_itself_it_reads(parser):
    for example in parser.examples:
        assert refused(parser, example) is None or not parser.reads_examples


@each_parser
@given(
    data=st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
@settings(max_examples=40)
def test_nonsense_is_refused(parser, data):
    refused(parser, data)


@each_parser
@given(data=st.data())
@settings(max_examples=60)
def test_what_is_nearly_right_is_read_or_refused(parser, data):
    example = data.draw(st.sampled_from(parser.examples))
    refused(parser, data.draw(nearly(example)))


@st.composite
def nearly(draw, example):
    """The example with some lines, bytes or values changed."""
    plain = as_json(example)
    if plain is not None and draw(st.integers(0, 3)):
        for _ in range(draw(st.integers(1, 3))):
            plain = changed(draw, plain)
        return json.dumps(plain).encode("utf-8", "surrogatepass")
    if draw(st.booleans()) and b"\n" in example:
        lines = example.split(b"\n")
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        lines[at : at + draw(st.integers(0, 2))] = draw(
            st.sampled_from([[], [lines[other]], [lines[other]] * 2])
        )
        return b"\n".join(lines)
    at = draw(st.integers(0, len(example)))
    return example[:at] + draw(st.binary(max_size=4)) + example[at + draw(st.integers(0, 4)) :]


def as_json(example: bytes) -> Any:
    try:
        return json.loads(example)
    except ValueError:
        return None


def changed(draw, value):
    """The value with one thing in it, however deep, replaced, left out or added."""
    inside = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    if not inside or not draw(st.integers(0, 5)):
        return draw(ODD)
    key, inner = draw(st.sampled_from(inside))
    other = value.copy()
    match draw(st.sampled_from(["deeper", "deeper", "deeper", "left out", "twice"])):
        case "deeper":
            other[key] = changed(draw, inner)
        case "left out":
            del other[key]
        case "twice":
            other = [*value, inner] if isinstance(value, list) else {**value, f"{key}2": inner}
    return other


@each_parser
@pytest.mark.parametrize(
    "huge",
    [
        b"[" * 100_000,
        b'{"x":' * 100_000,
        b"x" * 8_100_000,
        b"\xff" * 1000,
        b"\x00" * 1000,
        b"\n" * 100_000,
        "\u2028".encode() * 1000,
        b"holotable record 1\n" + b"a: b\n" * 100_000,
        b"9" * 100_000,
        b"\xdf\xff\xff" * 1000,
    ],
    ids=range(10),
)
def test_what_is_hostile_or_huge_is_refused(parser, huge):
    assert refused(parser, huge) is not None
