"""The table: steps, safe points, answers, and every moment of a game as plain data."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from holotable.kernel.chance import Chance, Draw, Order, Pick, Roll
from holotable.kernel.errors import BadInput, Illegal, NotOwed, RulesError
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.steps import Steps
from holotable.kernel.table import Table
from holotable.kernel.together import Together
from holotable.kernel.within import now
from kernel.games import every
from kernel.games.tiny import OVER, Ask, Tiny, playing, rules

GAMES = {game.name: game for game in every()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


# Steps ---------------------------------------------------------------------------------------------------------------


def test_steps_come_in_the_order_in_which_they_are_put_before_the_rest():
    steps = rules()

    @steps.step
    def note(table, what):
        table.state.log.append(what)

    @steps.step
    def first(table):
        table.then(note("b"), note("c"))
        table.then(note("a"))

    table = playing(steps, first(), note("d"))
    assert table.state.log == ["a", "b", "c", "d"]
    assert table.result == OVER


def test_a_step_is_plain_data():
    steps = rules()

    @steps.step
    def put_away(table, what, how_many):
        pass

    assert put_away("shield", 2) == ("put-away", "shield", 2)
    with pytest.raises(TypeError):
        put_away(what="shield", how_many=2)


def test_two_steps_cannot_share_a_name():
    steps = rules()
    with pytest.raises(ValueError, match="two steps"):

        @steps.step
        def over(table):
            pass


def test_a_game_without_a_way_on_is_a_mistake_of_its_rules():
    steps = rules()
    game = Tiny(steps)
    table = Table(game, game.start(None)[0], [], None)
    with pytest.raises(RulesError, match="no step left"):
        table.run()


def test_the_game_is_over_when_the_step_that_says_so_has_ended():
    steps = rules()

    @steps.step
    def last(table):
        table.finish(OVER)
        table.state.log.append("still here")
        table.then(never())

    @steps.step
    def never(table):
        table.state.log.append("never")

    table = playing(steps, last())
    assert table.state.log == ["still here"]
    assert (table.owed(), table.steps) == ({}, [])


def test_steps_played_within_another_come_before_it_goes_on():
    steps = rules()

    @steps.step
    def outer(table):
        table.state.log.append("before")
        yield from now(table, inner("one"), inner("two"))
        table.state.log.append("after")

    @steps.step
    def inner(table, name):
        number = yield Ask(0, name)
        table.state.log.append(f"{name} {number}")
        table.then(tail(name))

    @steps.step
    def tail(table, name):
        table.state.log.append(f"tail of {name}")

    table = playing(steps, outer())
    table.choose(0, 1)
    again = Table.of_moment(table.game, Moment.decode(table.moment().encode()))
    for one in (table, again):
        one.choose(0, 2)
        assert one.state.log == ["before", "one 1", "tail of one", "two 2", "tail of two", "after"]


def test_when_the_game_ends_within_another_step_nothing_more_is_played_there():
    steps = rules()

    @steps.step
    def outer(table):
        yield from now(table, ends(), never())
        table.state.log.append("the rule goes on and finds a result")

    @steps.step
    def ends(table):
        table.finish(OVER)

    @steps.step
    def never(table):
        table.state.log.append("never")

    assert playing(steps, outer()).state.log == ["the rule goes on and finds a result"]


# Answers -------------------------------------------------------------------------------------------------------------


def asking_three():
    steps = rules()

    @steps.step
    def three(table):
        for seat in range(3):
            table.state.log.append(f"asking {seat}")
            table.state.numbers[str(seat)] = yield Ask(seat)

    return playing(steps, three())


def test_only_the_seat_that_is_asked_may_answer():
    table = asking_three()
    with pytest.raises(NotOwed):
        table.choose(1, 3)
    table.choose(0, 3)
    assert list(table.owed()) == [1]


def test_what_is_refused_changes_nothing():
    table = asking_three()
    before = table.moment().encode()
    with pytest.raises(Illegal) as refused:
        table.choose(0, 10)
    assert refused.value.rule == "TI-1"
    assert "between 0 and 9" in str(refused.value)
    assert table.moment().encode() == before


def test_a_question_asks_once_and_writes_afterwards():
    steps = rules()

    @steps.question
    def ask(table, seat):
        table.state.numbers[str(seat)] = yield Ask(seat)

    table = playing(steps, ask(0), ask(1))
    assert table._base is None, "no copy was made"
    table.choose(0, 1)
    table.choose(1, 2)
    assert table.state.numbers == {"0": 1, "1": 2}


def test_a_question_that_asks_twice_is_a_mistake_of_the_rules():
    steps = rules()

    @steps.question
    def greedy(table):
        yield Ask(0)
        yield Ask(0)

    table = playing(steps, greedy())
    with pytest.raises(RulesError, match="one question"):
        table.choose(0, 1)


def test_a_question_that_is_not_asked_again_is_a_mistake_of_the_rules():
    steps = rules()

    @steps.step
    def writes(table):
        table.state.log.append("seen")

    def unsteady(table):
        if not table.state.log:
            return None
        return iter_ask()

    def iter_ask():
        yield Ask(0)

    table = playing(steps, writes())
    code = steps.question(_generator("sometimes"))
    other = playing(steps, writes(), code())
    fork = other.fork()
    fork.state.log.clear()
    steps.code["sometimes"].run = unsteady
    with pytest.raises(RulesError, match="does not ask now"):
        fork.choose(0, 1)
    assert table.result == OVER


def _generator(name):
    def ask(table):
        yield Ask(0)

    ask.__name__ = name
    return ask


# Chance and scripts --------------------------------------------------------------------------------------------------


def test_chance_answers_in_the_middle_of_a_step_and_again_the_same():
    steps = rules()

    @steps.step
    def roll(table):
        dice = yield Roll(3, 6)
        table.state.log.append(str(dice))
        yield Ask(0)
        one = yield Pick(("a", "b", "c"))
        table.state.log.append(one)

    table = playing(steps, roll())
    fork = table.fork()
    for one in (table, fork):
        one.choose(0, 1)
    assert table.state == fork.state
    assert table.chance.counter == 2


def test_what_a_rule_does_with_an_answer_of_chance_leaves_the_record_as_it_is():
    steps = rules()

    @steps.step
    def shuffle(table):
        order = yield Order(("a", "b", "c"))
        while order:
            table.state.log.append(order.pop())
        yield Ask(0)

    table = playing(steps, shuffle())
    assert len(table.record[0][1]) == 3
    assert table.fork().moment().encode() == table.moment().encode()


def test_a_script_answers_for_chance():
    steps = rules()

    @steps.step
    def both(table):
        table.state.log.append(str((yield Draw(["a", "b", "c"], 2))))
        table.state.log.append(str((yield Roll(2, ("hit", "miss")))))

    game = Tiny(steps, both(), ("over",))
    table = Table(game, *game.start(None), Chance(b"key"))
    table.script = [("draw", ["c", "a"]), ("roll", ["hit", "hit"])]
    table.run()
    assert table.state.log == ["['c', 'a']", "['hit', 'hit']"]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (("roll", [1]), "chance is asked for a draw here, not for a roll"),
        (("draw", ["z"]), "cannot be the answer"),
        (("draw", ["a", "b"]), "cannot be the answer"),
        (("draw", "a"), "cannot be the answer"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script, why):
    steps = rules()

    @steps.step
    def draw(table):
        yield Draw(["a", "b", "c"])

    game = Tiny(steps, draw(), ("over",))
    table = Table(game, *game.start(None), Chance(b"key"))
    table.script = [script]
    with pytest.raises(BadInput, match=why):
        table.run()


# Moments -------------------------------------------------------------------------------------------------------------


def play_any(table, random):
    seat = random.choice(sorted(table.owed()))
    decision = table.owed()[seat]
    table.choose(seat, random.choice(list(decision.candidates(table.state_of(seat)))))


@each_game
def test_every_moment_is_data_from_which_the_game_goes_on(game):
    """In the middle of steps too, and of several seats' secret answers."""
    random = Random(5)
    table = Match.new(game, seed="moments").table
    in_the_middle = 0
    while table.result is None:
        data = table.moment().encode()
        again = Table.of_moment(game, Moment.decode(data))
        assert again.moment().encode() == data
        assert {s: type(d) for s, d in again.owed().items()} == {s: type(d) for s, d in table.owed().items()}
        for seat, decision in table.owed().items():
            mine = [decision.write(one) for one in decision.candidates(table.state_of(seat))]
            its = [decision.write(one) for one in again.owed()[seat].candidates(again.state_of(seat))]
            assert mine == its
        in_the_middle += bool(table.since or table.strands)
        play_any(again if random.random() < 0.5 else table, random)
        if again.moment().encode() != data:
            table = again
    assert in_the_middle or game.name in ("conjurers", "smugglers"), "whose steps ask once each"


@each_game
def test_a_fork_goes_its_own_way(game):
    random = Random(6)
    table = Match.new(game, seed="forks").table
    while table.result is None:
        before = table.moment().encode()
        fork = table.fork()
        assert fork.moment().encode() == before
        play_any(fork, random)
        assert table.moment().encode() == before
        table = fork


def saved():
    return asking_three().moment()


def test_a_moment_with_too_many_answers_is_refused():
    moment = saved()
    moment.since = [(0, "1"), (1, "2"), (2, "3"), (0, "4")]
    with pytest.raises(BadInput, match="more answers here than questions"):
        Table.of_moment(asking_three().game, moment)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"state": ENCODER.encode({"log": 5})}, "state"),
        ({"state": b"\xc1"}, "state"),
        ({"state": ENCODER.encode({"log": [], "numbers": {"0": 9}})}, "state"),
        ({"steps": [["nonsense"]]}, "steps"),
        ({"steps": [[]]}, "steps"),
        ({"steps": [["over"], ["three", 1, 2]]}, "steps"),
        ({"since": [(1, "3")]}, "record"),
        ({"since": [(0, "three")]}, None),
        ({"since": [("roll", [3])]}, "record"),
        ({"open": {"0": ["1"]}}, "open"),
        ({"open": {"north": ["1"]}}, "steps"),
        ({"drafts": {"7": "{}"}}, "steps"),
        ({"gone": (7,)}, "steps"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_with_the_field(change, field):
    moment = saved()
    for name, value in change.items():
        setattr(moment, name, msgspec.Raw(value) if name == "state" else value)
    with pytest.raises(BadInput) as refused:
        Table.of_moment(asking_three().game, moment)
    assert refused.value.field == field


def test_an_illegal_answer_in_a_moment_is_refused_by_its_rule():
    moment = saved()
    moment.since = [(0, "10")]
    with pytest.raises(Illegal) as refused:
        Table.of_moment(asking_three().game, moment)
    assert refused.value.rule == "TI-1"


def test_bytes_that_are_no_moment_are_refused():
    for data in (b"", b"\x00", b"not a moment", ENCODER.encode({"game": "tiny"})):
        with pytest.raises(BadInput, match="not a saved moment"):
            Moment.decode(data)


def test_the_digest_leaves_chance_out():
    one, other = asking_three(), asking_three()
    other.chance.key = b"another"
    assert one.moment().digest() == other.moment().digest()
    one.choose(0, 1)
    assert one.moment().digest() != other.moment().digest()


# Leaving and agreeing ------------------------------------------------------------------------------------------------


def test_who_has_left_is_answered_for_while_the_others_play_on():
    table = asking_three()
    table.leave(1)
    assert table.result is None
    table.choose(0, 4)
    assert table.state.numbers == {"0": 4, "1": 0}
    assert list(table.owed()) == [2]


def test_who_leaves_while_asked_is_answered_for_at_once():
    table = asking_three()
    table.leave(0)
    assert list(table.owed()) == [1]


def test_the_last_side_that_is_there_wins():
    table = asking_three()
    table.leave(0)
    table.leave(2, "timeout")
    assert table.result is not None
    assert (table.result.places, table.result.reason, table.result.rule) == (
        ((1,), (0, 2)),
        "timeout",
        "TI-3",
    )
    assert table.owed() == {}


def test_nobody_leaves_twice_or_after_the_end():
    table = asking_three()
    table.leave(0)
    with pytest.raises(NotOwed, match="already left"):
        table.leave(0)
    table.leave(1)
    for late in (lambda: table.leave(2), table.agree_to_draw):
        with pytest.raises(NotOwed, match="over"):
            late()


def test_an_agreed_draw_ends_the_game_by_its_rule():
    table = asking_three()
    table.agree_to_draw()
    assert table.result is not None
    assert (table.result.places, table.result.rule) == (((0, 1, 2),), "TI-4")
    assert [table.result.score_of(seat) for seat in range(3)] == [0.5] * 3


# What secret steps may not do ----------------------------------------------------------------------------------------


def together(step_rule, *, of_its_own=True):
    steps: Steps = rules()
    inner = steps.step(step_rule)

    def ask_all(table):
        yield Together({0: inner(0), 1: inner(1)})

    outer = (steps.step if of_its_own else steps.question)(ask_all)
    return lambda: playing(steps, outer())


def test_a_secret_step_asks_no_chance():
    def rolls(table, seat):
        yield Roll(1, 6)

    with pytest.raises(RulesError, match="cannot ask chance"):
        together(rolls)()


def test_a_secret_step_pushes_no_step():
    def pushes(table, seat):
        yield Ask(seat)
        table.then(("over",))

    table = together(pushes)()
    with pytest.raises(RulesError, match="no step may come of it"):
        table.choose(0, 1)


def test_several_seats_are_asked_by_a_step_of_its_own():
    def asks(table, seat):
        yield Ask(seat)

    with pytest.raises(RulesError, match="step of its own"):
        together(asks, of_its_own=False)()


def test_a_step_asked_of_several_that_asks_nobody_is_just_played():
    def notes(table, seat):
        table.state.log.append(str(seat))

    table = together(notes)()
    assert (table.state.log, table.result) == (["0", "1"], OVER)
