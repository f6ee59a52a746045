"""Odds that a seat asks for. That they are made of what it knows is proved with the view rule."""

from __future__ import annotations

import pytest

from holotable.server import messages
from holotable.server.rooms import questions
from holotable.server.rooms.refusals import Refusal
from server.seated import Place

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path):
    one = await Place(tmp_path / "kept.db").begin()
    yield one
    await one.end()


def next_card(seat, **kind):
    return {"draw": {"seat": seat, "cards": 1, "of": kind}}


async def asking(place):
    """Somebody who is asked to play a card, and the one who waits."""
    _, (anna, ben) = await place.match()
    chooser = anna if anna.table["decision"] else ben
    return chooser, ben if chooser is anna else anna


async def test_the_next_card_has_one_level(place):
    chooser, _ = await asking(place)
    own = chooser.table["seat"]
    queries = tuple(next_card(own, level=level) for level in range(4))

    told = questions.odds(chooser.room, chooser, messages.AskOdds("c", queries))

    assert sum(one["1"] for one in told.odds) == pytest.approx(1)


async def test_whoever_is_not_asked_anything_gets_no_odds(place):
    chooser, other = await asking(place)

    with pytest.raises(Refusal) as refused:
        questions.odds(other.room, other, messages.AskOdds("c", (next_card(other.table["seat"]),)))

    assert refused.value.code == "not-owed"
    assert chooser.table["decision"]


async def test_only_so_many_odds_are_told_at_once(place):
    chooser, _ = await asking(place)
    queries = (next_card(chooser.table["seat"]),) * (questions.MOST_QUERIES + 1)

    with pytest.raises(Refusal) as refused:
        questions.odds(chooser.room, chooser, messages.AskOdds("c", queries))

    assert refused.value.phrase.args == {"most": questions.MOST_QUERIES}
