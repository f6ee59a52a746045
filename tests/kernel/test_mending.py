"""A living match whose rules are mended: it stands where its choices still fit, and nobody knows what chance will say."""

from __future__ import annotations

import msgspec
import pytest

from holotable.kernel.chance import Roll
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.record import parse
from holotable.kernel.together import Together
from holotable.kernel.verify import verify
from kernel.games.tiny import Ask, Tiny, rules


def diced(version, most=9):
    """Everybody names a number of at most so many, and after each a die is rolled."""
    steps = rules()

    class Bounded(Ask, frozen=True):
        def bounds(self, state):
            return 0, most

    @steps.step
    def three(table):
        for seat in range(3):
            number = yield Bounded(seat)
            (die,) = yield Roll(1, 1000)
            table.state.log.append(f"{seat}: {number}, {die}")

    game = Tiny(steps, three(), three(), ("over",))
    game.version = version
    return game


def secret(version, most=9):
    """All three name a number at once, in secret."""
    steps = rules()

    class Bounded(Ask, frozen=True):
        def bounds(self, state):
            return 0, most

    @steps.question
    def number(table, seat):
        table.state.numbers[str(seat)] = yield Bounded(seat)

    @steps.step
    def all_three(table):
        yield Together({seat: number(seat) for seat in range(3)})

    game = Tiny(steps, all_three(), ("over",))
    game.version = version
    return game


def chosen(match, *numbers):
    for number in numbers:
        match.choose(match.owing()[0], number)
    return match


def mended(match, game):
    return mend(game, match.moment(), match.record())


def test_a_match_whose_choices_all_fit_goes_on_as_it_stood():
    match = chosen(Match.new(diced("1"), seed="fits"), 1, 2)
    after = mended(match, diced("2"))
    assert after.taken_back == ()
    assert after.match.owing() == [2]
    assert after.match.table.state == match.table.state
    assert after.match.table.chance == match.table.chance, "nothing was shown that could be fished for"


@pytest.mark.parametrize(
    ("numbers", "kept", "owing"),
    [((8,), [], [0]), ((3, 8), ["0: 3"], [1]), ((3, 4, 8), ["0: 3", "1: 4"], [2])],
)
def test_the_last_choice_that_no_longer_fits_is_asked_for_again(numbers, kept, owing):
    match = Match.new(diced("1"), seed="last")
    chosen(match, *numbers)
    if len(numbers) == 3:
        # A step that has ended is settled: its choices count, whatever the new rules would have said.
        after = mended(match, diced("2", most=5))
        assert after.taken_back == ()
        assert len(after.match.table.state.log) == 3
        return
    after = mended(match, diced("2", most=5))
    assert after.match.owing() == owing
    assert [line.split(",")[0] for line in after.match.table.state.log] == kept
    assert after.taken_back[0] == f"{'xyz'[owing[0]]} 8"
    assert after.taken_back[1].startswith("~ roll"), "what chance answered to it is told as well"


def test_what_follows_a_choice_that_no_longer_fits_goes_with_it():
    match = chosen(Match.new(diced("1"), seed="follows"), 8, 3)
    after = mended(match, diced("2", most=5))
    assert after.match.owing() == [0]
    assert [text.split()[0] for text in after.taken_back] == ["x", "~", "y", "~"]


def test_chance_does_not_answer_again_what_somebody_has_seen():
    match = chosen(Match.new(diced("1"), seed="fishing"), 3, 8)
    (seen,) = [text.split()[2] for text in mended(match, diced("2", most=5)).taken_back if text[0] == "~"]
    after = mended(match, diced("2", most=5)).match
    chosen(after, 5)
    assert after.table.chance.stream == 1
    assert after.table.state.log[1] != f"1: 5, {seen}"


def test_a_takeback_after_mending_still_goes_to_a_stream_that_was_never_used():
    match = chosen(Match.new(diced("1"), seed="fresh"), 1, 2, 3, 4)
    match.take_back(0, 1)
    chosen(match, 4)
    match.take_back(0, 1)
    assert match.table.chance.stream == 2
    after = mended(match, diced("2")).match
    chosen(after, 4)
    after.take_back(0, 1)
    assert after.table.chance.stream == 3


def test_the_record_goes_on_below_a_line_that_says_so_and_tells_what_was_dropped():
    old, new = diced("1"), diced("2", most=5)
    match = chosen(Match.new(old, seed="record", players=("Anna", "Ben", "Cem")), 1, 2, 3, 4, 8)
    after = mended(match, new).match
    text = chosen(after, 5, 5).record().text()
    rows = text.split("\n")
    assert "rules: 1" in rows, "the version that it began under"
    assert "x 1" in rows
    assert any(row.startswith("! rules 2 ") for row in rows)
    assert "; no longer fits: y 8" in rows
    read = parse(text)
    again = Match.replay(new, read)
    without_remarks = "\n".join(row for row in rows if not row.startswith(";"))
    assert again.record().text() == without_remarks
    assert (again.digest(), again.result) == (after.digest(), after.result)
    verdicts = {finding.name: finding.verdict for finding in verify(new, read)}
    assert verdicts == {
        "rules": "holds",
        "before": "unproven",
        "choices": "holds",
        "chance": "holds",
        "result": "holds",
    }


def test_a_fork_of_a_mended_match_has_its_whole_record():
    match = mended(chosen(Match.new(diced("1"), seed="fork"), 1, 2, 3), diced("2")).match
    assert match.fork().record().text() == match.record().text()


def test_secret_answers_that_wait_survive_if_they_fit():
    match = Match.new(secret("1"), seed="secret")
    match.choose(0, 7)
    match.choose(2, 1)
    after = mended(match, secret("2"))
    assert after.match.owing() == [1]
    after.match.choose(1, 0)
    assert after.match.table.state.numbers == {"0": 7, "1": 0, "2": 1}


def test_secret_answers_that_no_longer_fit_are_asked_for_again_and_told_to_nobody():
    match = Match.new(secret("1"), seed="secret")
    match.choose(0, 7)
    match.choose(2, 1)
    after = mended(match, secret("2", most=5))
    assert after.match.owing() == [0, 1, 2]
    assert after.taken_back == ()


def test_who_has_left_stays_away():
    match = chosen(Match.new(diced("1"), seed="left"), 1)
    match.leave(2)
    after = mended(match, diced("2")).match
    assert after.table.gone == (2,)
    assert after.owing() == [1]


def test_a_state_that_the_new_rules_cannot_read_waits_for_the_old_ones():
    match = chosen(Match.new(diced("1"), seed="unread"), 1)
    moment = msgspec.structs.replace(match.moment(), state=msgspec.Raw(msgspec.msgpack.encode({"log": 5})))
    with pytest.raises(BadInput, match="does not fit"):
        mend(diced("2"), moment, match.record())
