"""The formats are what their page and their schemas say."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest

import write_schemas
from holotable.engine.schemas import parsed, position_schema, record_schema
from holotable.kernel import record, registry
from holotable.kernel.match import Match
from holotable.kernel.position import document_of, moment_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "formats.md").read_text("utf-8")


def plain(value):
    """A value as JSON has it."""
    return json.loads(msgspec.json.encode(value))


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_schemas_in_the_handbook_are_up_to_date():
    for name, schema in write_schemas.wanted().items():
        kept = json.loads((DOCS / "schemas" / name).read_text("utf-8"))
        assert kept == plain(schema), f"{name}: run tools/write_schemas.py"


def test_the_record_on_the_page_replays_and_fits_its_schema():
    (text,) = blocks("text")
    read = record.parse(text)
    game = registry.game(read.game)
    match = Match.replay(game, read)
    assert match.result is not None
    assert match.record().text() == text
    jsonschema.validate(plain(parsed(match.record())), record_schema())


def test_the_position_on_the_page_can_be_played_and_fits_its_schema():
    (text,) = blocks("json")
    document = json.loads(text)
    game = registry.game(document["game"])
    jsonschema.validate(document, position_schema(game))
    assert Match.at(game, moment_of(game, document)).owing()


def test_saved_positions_fit_their_schema_at_every_choice():
    game = registry.game("starfighter")
    match = Match.new(game, {"mode": "training"}, seed="schema")
    for _ in range(40):
        if match.result is not None:
            break
        jsonschema.validate(plain(document_of(game, match.moment())), position_schema(game))
        (seat,) = match.owing()
        asked = match.pending(seat)
        match.choose(seat, asked.candidates(match.table.state)[0])


def test_the_recipe_on_the_page_makes_the_roll_that_chance_makes():
    from holotable.kernel.chance import Chance, Roll, fair_key

    (code,) = blocks("python")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(code, {})
    key = fair_key(b"s" * 32, [b"anna", b"ben"])
    assert out.getvalue().split() == [str(face) for face in Chance(key).answer(Roll(2, 6))]


@pytest.mark.parametrize("missing", ["game", "position"])
def test_the_schema_refuses_what_lacks_a_part(missing):
    (text,) = blocks("json")
    document = json.loads(text)
    del document[missing]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, position_schema(registry.game("starfighter")))
