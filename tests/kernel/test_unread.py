"""Why something could not be read is said in our own words, in both languages."""

from __future__ import annotations

import errno
import os
from typing import Annotated, Literal

import msgspec
import pytest

from holotable.kernel.errors import BadInput
from holotable.kernel.unread import _PATTERNS, unread, unread_at


class Letter(msgspec.Struct, forbid_unknown_fields=True):
    to: str
    kind: Literal["short", "long"] = "short"
    copies: Annotated[int, msgspec.Meta(ge=1)] = 1
    stamp: Annotated[str, msgspec.Meta(min_length=2)] = "aa"
    code: Annotated[str, msgspec.Meta(pattern="^a")] = "a"


def said(text: str) -> BadInput:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Letter)
    return unread_at(caught.value)[0]


LETTERS = {
    "type": '{"to": 1}',
    "bound": '{"to": "x", "copies": 0}',
    "length": '{"to": "x", "stamp": "a"}',
    "pattern": '{"to": "x", "code": "b"}',
    "missing": "{}",
    "unknown": '{"to": "x", "from": "y"}',
    "value": '{"to": "x", "kind": "wide"}',
    "range": '{"to": "x", "copies": 1e999}',
    "truncated": '{"to": ',
    "malformed": "{to}",
}


@pytest.mark.parametrize("kind", LETTERS)
def test_what_the_reader_says_has_a_sentence_of_ours(kind):
    why = said(LETTERS[kind])
    assert why.key == f"unread-{kind}"
    assert why.say("de") != why.say("en") != why.key


def test_every_kind_of_sentence_is_met():
    assert set(LETTERS) == set(_PATTERNS)


def test_the_place_is_named_last():
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode('{"to": 1}', type=Letter)
    assert str(unread(caught.value)) == "Expected `str`, got `int` - at `$.to`"
    assert unread(caught.value).say("de") == "Erwartet wird `str`, nicht `int` – bei `$.to`"


def test_where_the_type_is_known_so_is_what_there_could_have_been():
    class Box(msgspec.Struct):
        letters: list[Letter]

    for text, known in (
        ('{"letters": [{"to": "x", "kind": "wide"}]}', "long, short"),
        ('{"letters": [{"to": "x", "form": "y"}]}', "to, kind, copies, stamp, code"),
    ):
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.json.decode(text, type=Box)
        why, place = unread_at(caught.value, Box)
        assert str(why).endswith(f"; there are: {known}")
        assert why.say("de").endswith(f"; es gibt: {known}")
        assert place.startswith("$.letters[0]")


FILES = [
    errno.ENOENT,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.ENOSPC,
    errno.EDQUOT,
    errno.ENAMETOOLONG,
    errno.EEXIST,
    errno.EADDRINUSE,
    errno.EADDRNOTAVAIL,
]


@pytest.mark.parametrize("error", [*(OSError(code, os.strerror(code)) for code in FILES)], ids=str)
def test_what_the_system_says_has_a_sentence_of_ours(error):
    why = unread(error)
    assert why.key not in {"unread-other", why.say("en"), why.say("de")}
    assert why.say("de") != why.say("en")


@pytest.mark.parametrize(
    "error", [RecursionError(), OverflowError(), UnicodeDecodeError("utf-8", b"x", 0, 1, "no")], ids=repr
)
def test_what_python_says_has_a_sentence_of_ours(error):
    assert unread(error).say("de") != unread(error).say("en")


@pytest.mark.parametrize("error", [OSError(errno.EBADF, "Bad file"), msgspec.DecodeError("Odd")], ids=repr)
def test_whatever_nobody_thought_of_is_quoted(error):
    assert unread(error).key == "unread-other"
    assert str(unread(error)) in {"Bad file", "Odd"}
