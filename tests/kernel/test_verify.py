"""Verifying: an honest record holds, and whatever was changed in one is found."""

from __future__ import annotations

from random import Random

import pytest

from holotable.kernel.chance import commitment
from holotable.kernel.lines import Takeback
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.record import Fair, parse
from holotable.kernel.verify import verify
from kernel.games import every
from kernel.games.auction import auction
from kernel.games.conjurers import conjurers
from kernel.test_match import play

SECRET = "5ec4e7"


def verdicts(game, text):
    return {finding.name: finding.verdict for finding in verify(game, parse(text))}


def fair():
    return Fair(commitment(bytes.fromhex(SECRET)), ("aa", "", "bb"), SECRET)


def auctioned(**chance):
    """A whole auction with a takeback in the middle."""
    match = Match.new(auction, {"lots": 2}, **(chance or {"seed": "verify"}))
    for seat in (0, 1, 2):
        match.choose(seat, seat)
    match.take_back(1, 3)
    return play(match, Random(7))


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_an_honest_record_holds(game):
    match = play(Match.new(game, seed="honest"), Random(1))
    assert set(verdicts(game, match.record().text()).values()) == {"holds"}


def test_a_match_that_is_not_over_holds_so_far_and_keeps_the_secret_of_chance():
    match = Match.new(auction, fair=fair())
    match.choose(0, 1)
    text = match.record().text()
    assert SECRET not in text
    assert verdicts(auction, text) == {
        "rules": "holds",
        "choices": "holds",
        "promise": "unproven",
        "chance": "unproven",
        "result": "holds",
    }


def test_the_promise_is_kept_or_broken():
    text = auctioned(fair=fair()).record().text()
    assert set(verdicts(auction, text).values()) == {"holds"}
    spoiled = verdicts(auction, text.replace(SECRET, "5ec4e8"))
    assert (spoiled["promise"], spoiled["chance"]) == ("fails", "fails")
    added = verdicts(auction, text.replace('"bb"', '"cc"'))
    assert (added["promise"], added["chance"]) == ("holds", "fails"), "what a seat added counts as well"


def changed(text, prefix, change, number=-1):
    """The record with one of its lines that begin so changed, or left out."""
    rows = text.split("\n")
    at = [at for at, row in enumerate(rows) if row.startswith(prefix)][number]
    rows[at : at + 1] = change(rows[at])
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("prefix", "change", "fails"),
    [
        ("~ roll", lambda row: ["~ roll 6 6 1"], "chance"),
        ("~ roll", lambda row: [], "chance"),
        ("~ roll", lambda row: [row, row], "choices"),
        ("~ roll", lambda row: ["~ roll 7 1 1"], "choices"),
        ("seed:", lambda row: ['seed: "another"'], "chance"),
        ("b ", lambda row: [], "choices"),
        ("b ", lambda row: ["b t99"], "choices"),
        ("seats:", lambda row: ["seats: c b a"], "choices"),
        ("seats:", lambda row: ["seats: a b c d"], "choices"),
        ("! takeback", lambda row: [row.replace("stream 1", "stream 2")], "chance"),
        ("! takeback", lambda row: [row.replace("stream 1", "stream 0")], "chance"),
        ("! takeback", lambda row: [row.replace("b 3", "b 2")], "choices"),
        ("! takeback", lambda row: [row, "! stream 5"], "chance"),
        ("! takeback", lambda row: [], "choices"),
        ("result:", lambda row: [], "result"),
        ("result:", lambda row: [row.replace("[0]", "[9]")], "result"),
        ("rules:", lambda row: ["rules: 2"], "rules"),
    ],
)
def test_whatever_was_changed_is_found(prefix, change, fails):
    spoiled = changed(auctioned().record().text(), prefix, change)
    assert verdicts(auction, spoiled)[fails] == "fails"


def test_what_was_taken_back_is_checked_as_well():
    text = auctioned().record().text()
    before, _, after = text.partition("! takeback")
    assert "~ roll" in before
    spoiled = changed(before, "~ roll", lambda row: ["~ roll 6 6 6"]) + "! takeback" + after
    assert verdicts(auction, spoiled)["chance"] == "fails"


def test_an_answer_of_chance_that_was_left_out_is_missed_without_the_key_too():
    text = auctioned(fair=fair()).record().text().replace(f',"secret":"{SECRET}"', ',"secret":null')
    assert verdicts(auction, text)["chance"] == "unproven"
    left_out = changed(text, "~ roll", lambda row: [], 1)
    assert verdicts(auction, left_out)["chance"] == "fails"


def test_nobody_chooses_a_stream_of_chance_that_suits_him():
    """Who knows the key could look for a stream with good dice, and write a takeback that leads to it."""
    match = Match.new(conjurers, seed="fishing")
    play(match, Random(1), 3)
    taken = match.lines[-1:]
    match.undo()
    match.table.change_stream(Takeback(0, tuple(taken), 41))
    play(match, Random(2))
    findings = verify(conjurers, parse(match.record().text()))
    (chance,) = [finding for finding in findings if finding.name == "chance"]
    assert (chance.verdict, chance.phrase.args) == ("fails", {"stream": 41})


def test_the_part_before_a_change_of_rules_is_called_unproven():
    match = play(Match.new(auction, seed="old"), Random(5), 4)
    mended = mend(auction, match.moment(), match.record()).match
    play(mended, Random(6))
    record = parse(mended.record().text())
    found = {finding.name: finding.verdict for finding in verify(auction, record)}
    assert found.pop("before") == "unproven"
    assert set(found.values()) == {"holds"}
