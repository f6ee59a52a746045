"""Records: text that reads back to the same match, and one clear error for every line that cannot be."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holotable.kernel.errors import BadInput, Illegal, RulesError
from holotable.kernel.lines import TAKEBACK, Takeback, all_said
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.record import LARGEST, MOST_TAKEBACKS, parse, under_new_rules, written
from kernel.games import every
from kernel.games.auction import auction
from kernel.games.conjurers import conjurers

HEADER = """holotable record 1
game: auction
rules: 1
setup: {"seats":3,"lots":4}
seats: a b c
seed: "tuesday"
"""


def played(game, seed="text", choices=30):
    match = Match.new(game, seed=seed, players=("Anna", "Ben", "Çiğdem"))
    random = Random(seed)
    for _ in range(choices):
        if match.result is not None:
            break
        seat = random.choice(match.owing())
        decision = match.pending(seat)
        match.choose(seat, random.choice(list(decision.candidates(match.table.state_of(seat)))))
    return match


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_a_record_reads_back_to_itself(game):
    record = played(game).record()
    read = parse(record.text())
    assert read.text() == record.text()
    assert all_said(read.lines) == all_said(record.lines)
    assert json.dumps(read.setup) == json.dumps(record.setup)
    for name in ("game", "rules", "seats", "players", "seed", "result"):
        assert getattr(read, name) == getattr(record, name)


def test_a_record_is_readable():
    match = Match.new(auction, {"lots": 1}, seed="tuesday")
    for seat, bid in enumerate((3, 0, 5)):
        match.choose(seat, bid)
    match.leave(1)
    assert match.record().text() == (
        "holotable record 1\n"
        "game: auction\n"
        "rules: 1\n"
        'setup: {"seats":3,"lots":1}\n'
        "seats: a b c\n"
        'seed: "tuesday"\n'
        "\n"
        "~ draw t0 t2 t1\n"
        "a 3\n"
        "b 0\n"
        "c 5\n"
        "~ roll 2 2 2\n"
        "! resign b\n"
    )


def test_what_was_taken_back_stays_above_the_line_that_says_so():
    match = played(conjurers, choices=6)
    match.take_back(1, 2)
    text = match.record().text()
    assert "! takeback east 2 stream 1" in text
    read = parse(text)
    assert all_said(read.lines) == all_said(match.lines)
    assert read.text() == text


def test_remarks_and_blank_lines_are_skipped():
    text = played(conjurers, choices=4).record().text()
    head, body = text.split("\n\n", 1)
    remarked = head + "\n\n; a good move\n\n" + body.replace("\n", "\n\n; hm\n")
    assert parse(remarked).text() == text


def test_the_rules_version_and_safe_point_of_a_mended_match_are_kept():
    match = played(conjurers, choices=4)
    record = match.record()
    record.before = (*record.body(), under_new_rules("2", match.moment()))
    record.lines = []
    read = parse(record.text())
    assert read.version == "2"
    assert read.before == record.before
    point = read.safe_point()
    assert point.digest() == match.digest()
    assert point.chance is not None
    assert point.chance.key == b"", "the key stays secret"


def test_what_chance_answers_must_have_ids_without_blanks():
    for answer in (["two words"], [""], ["a\nb"]):
        with pytest.raises(RulesError, match="without blanks"):
            list(written([("draw", answer)], ("a",)))


# What cannot be ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        ("", "line 1", "begins with the line"),
        ("holotable record 2\n", "line 1", "begins with the line"),
        (HEADER + "nonsense\n", "line 7", "a name, a colon and a value"),
        (HEADER + "game: auction\n", "line 7", "each name once"),
        (HEADER + "colour: red\n", "line 7", "has no 'colour'"),
        (HEADER.replace("game: auction\n", ""), "game", "does not tell 'game'"),
        (HEADER.replace("rules: 1\n", ""), "rules", "does not tell 'rules'"),
        (HEADER.replace("seats: a b c\n", ""), "seats", "does not tell 'seats'"),
        (HEADER.replace('setup: {"seats":3,"lots":4}\n', ""), "setup", "a set-up or with a position"),
        (HEADER + "position: {}\n", "setup", "a set-up or with a position"),
        (HEADER.replace('{"seats":3,"lots":4}', "{"), "line 4", "setup"),
        (HEADER.replace('"tuesday"', "5"), "line 6", "seed"),
        (HEADER + "players: 5\n", "line 7", "players"),
        (HEADER + 'result: {"places": 1}\n', "line 7", "result"),
        (HEADER + "fair: {}\n", "line 7", "fair"),
        (HEADER + 'fair: {"commitment":"zz","contributions":[]}\n', "line 7", "hexadecimal"),
        (HEADER + 'fair: {"commitment":"00","contributions":["g"]}\n', "line 7", "hexadecimal"),
        (HEADER + "setup" + "[" * 100_000, "line 7", "a name, a colon and a value"),
        (HEADER.replace('{"seats":3,"lots":4}', "[" * 100_000), "line 4", "setup"),
        (HEADER + "\nd 5\n", "line 8", "no seat called 'd'"),
        (HEADER + "\n\n; remark\na 5\nd 5\n", "line 11", "no seat called 'd'"),
        (HEADER + "\n~\n", "line 8", "chance answers one of draw, order, pick, roll"),
        (HEADER + "\n~ toss 5\n", "line 8", "chance answers one of"),
        (HEADER + "\n~ pick\n", "line 8", "a pick is one thing"),
        (HEADER + "\n~ pick a b\n", "line 8", "a pick is one thing"),
        (HEADER + "\n! explode\n", "line 8", "'explode' is nothing that changes a match"),
        (HEADER + "\n!\n", "line 8", "nothing that changes a match"),
        (HEADER + "\n! resign d\n", "line 8", "no seat called 'd'"),
        (HEADER + "\n! agreed now\n", "line 8", "nothing that changes a match"),
        (HEADER + "\n! stream x\n", "line 8", "nothing that changes a match"),
        (HEADER + "\n! takeback a x stream 1\n", "line 8", "nothing that changes a match"),
        (HEADER + "\n! takeback d 1 stream 1\n", "line 8", "no seat called 'd'"),
        (HEADER + "\na 5\n! takeback a 2 stream 1\n", "line 9", "no 2 choices to take back"),
        (HEADER + "\na 5\n! takeback a 0 stream 1\n", "line 9", "no 0 choices to take back"),
        (HEADER + "\n! rules 2\n", "line 8", "their version and a safe point"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_place(text, field, why):
    with pytest.raises(BadInput) as refused:
        parse(text)
    assert refused.value.field == field
    assert why in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_huge_record_is_refused_before_it_is_read():
    with pytest.raises(BadInput, match="at most"):
        parse(HEADER + "\n" + "; remark\n" * (LARGEST // 9))


def test_endless_takebacks_are_refused():
    with pytest.raises(BadInput, match="takebacks"):
        parse(HEADER + "\n" + "a 1\n! takeback a 1 stream 1\n" * (MOST_TAKEBACKS + 1))


def test_takebacks_may_lie_within_takebacks_hundreds_deep():
    taken_back = ()
    for number in range(1, 900):
        taken_back = ((0, str(number % 10)), *taken_back[:1])
        taken_back = ((TAKEBACK, Takeback(0, taken_back, number)),)
    text = HEADER + "\n" + "".join(f"{line}\n" for line in written(taken_back, ("a", "b", "c")))
    assert parse(text).text() == text


def test_names_may_hold_signs_that_end_lines_elsewhere():
    players = ("A\u2028B", "C\x85D", "E\x0bF")
    record = Match.new(auction, players=players).record()
    assert parse(record.text()).players == players
    assert parse(record.text().replace("\n", "\r\n")).players == players, "as other systems end lines"


def test_a_safe_point_that_is_none_is_refused():
    for point in ("!!!", "aGVsbG8="):
        record = parse(HEADER + f"\n! rules 2 {point}\n")
        with pytest.raises(BadInput):
            record.safe_point()


@given(some.text(max_size=200))
def test_any_other_text_gets_one_error_and_no_crash(text):
    for whole in (text, HEADER + "\n" + text, HEADER + text):
        try:
            parse(whole)
        except BadInput as error:
            told = str(error)
        else:
            told = ""
        assert len(told) < 600


# What can be read, and not be played ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "error", "why"),
    [
        (("a 3", "a 11"), Illegal, "between 0 and 10"),
        (("a 3", "a many"), BadInput, "not a number"),
        (("a 3\n", ""), BadInput, ""),
        (("~ roll 6 6 6", "~ roll 7 6 6"), BadInput, "cannot be the answer"),
        (("~ roll 6 6 6", "~ draw t1"), BadInput, "asked for a roll here"),
        (("b 2\n", "b 2\nb 2\n"), BadInput, ""),
        (("~ roll 6 6 6\n", "~ roll 6 6 6\n! resign c\n! resign c\n"), BadInput, "leaves the game twice"),
        (('"seats":3', '"seats":9'), BadInput, "2 to 6 seats"),
        (('"seats":3', '"chairs":3'), BadInput, "set-up cannot be"),
    ],
)
def test_a_record_that_the_rules_refuse_is_refused(change, error, why):
    text = HEADER + "\n~ draw t0 t1 t2\na 3\nb 2\nc 1\n~ roll 6 6 6\na t0\n"
    assert Match.replay(auction, parse(text)).owing() == [1]
    with pytest.raises(error) as refused:
        Match.replay(auction, parse(text.replace(*change)))
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("draw t0 t1 t2", "draw t0 t1 t1"), 0),
        (("a 3", "a 11"), 1),
        (("b 2", "b -2"), 2),
        (("c 1", "c one"), 3),
        (("~ roll 6 6 6", "~ roll 6 6"), 4),
        (("a t0", "a t9"), 5),
        (("! resign c\n", "! resign c\n! resign c\n"), 7),
    ],
)
def test_the_line_of_a_record_that_the_rules_refuse_is_named(change, place):
    text = HEADER + "\n; a remark\n~ draw t0 t1 t2\na 3\nb 2\nc 1\n~ roll 6 6 6\na t0\n! resign c\nb t1\n"
    first = text.splitlines().index("~ draw t0 t1 t2") + 1
    assert Match.replay(auction, parse(text)).table.gone == (2,)
    with pytest.raises((BadInput, Illegal)) as refused:
        Match.replay(auction, parse(text.replace(*change)))
    assert refused.value.field == f"line {first + place}"
    assert str(refused.value).startswith(f"line {first + place}: ")


def test_an_honest_record_with_other_dice_is_another_match_and_no_error():
    text = HEADER + "\n~ draw t0 t1 t2\na 1\nb 1\nc 1\n~ roll 1 6 2\n"
    match = Match.replay(auction, parse(text))
    assert match.owing() == [1], "the highest die takes first"


def test_a_replay_goes_on_with_its_own_chance():
    match = played(auction, choices=3)
    text = match.record().text()
    again = Match.replay(auction, parse(text))
    for one in (match, again):
        while one.result is None:
            seat = one.owing()[0]
            decision = one.pending(seat)
            one.choose(seat, decision.candidates(one.table.state_of(seat))[0])
    assert again.record().text() == match.record().text()


def test_a_moment_is_small():
    assert len(Moment.decode(played(auction).moment().encode()).encode()) < 1000
