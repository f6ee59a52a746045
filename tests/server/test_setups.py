"""What a new match may begin with, asked before it is made."""

from __future__ import annotations

import httpx
import pytest

pytestmark = pytest.mark.anyio

DECK = "ares\n" + "\n".join(f"0-{number:02}" for number in range(1, 21)) + "\n"


async def asked(server, deck):
    setup = {"mode": "total-war", "decks": {"first": deck}}
    async with httpx.AsyncClient(base_url=server) as client:
        return await client.post("/api/games/starfighter/setup", json={"setup": setup})


async def test_a_deck_that_keeps_the_rules_is_granted(server):
    whole = DECK + "1-01\n1-02\n1-03\n1-04\n1-05\n"

    assert (await asked(server, whole)).status_code == 200


@pytest.mark.rule("SF-8-04")
async def test_a_deck_that_is_too_small_is_refused_by_its_rule(server):
    refused = await asked(server, DECK)

    assert refused.status_code == 422
    assert refused.json()["rule"] == "SF-8-04"


async def test_a_refusal_comes_as_keys_and_arguments_for_any_language(server):
    words = (await asked(server, DECK)).json()["words"]

    assert words["key"] == "text-line"
    assert words["args"]["where"] == "decks.first"
    assert words["args"]["why"]["key"] == "deck-few-cards"
    assert words["args"]["why"]["args"]["cards"] == 20


async def test_the_rules_of_a_game_are_told_by_id_in_both_languages(server):
    async with httpx.AsyncClient(base_url=server) as client:
        rules = (await client.get("/api/games/starfighter/rules")).json()

    found = {rule["id"]: rule["text"] for rule in rules}
    assert set(found["SF-5-01"]) == {"de", "en"}
