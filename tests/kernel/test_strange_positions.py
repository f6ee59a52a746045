"""Positions that somebody spoiled: refused with one clear error, or played to the end without a crash."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from holotable.kernel.effects import Modifier, Use, Window
from holotable.kernel.errors import BadInput, Illegal
from holotable.kernel.match import Match
from holotable.kernel.position import document_of, moment_of
from kernel.games.conjurers import cards, conjurers, values, windows


def documents():
    """Moments of a few games, some with many windows open."""
    found = []
    for number in range(6):
        match = Match.new(conjurers, seed=f"strange {number}")
        random = Random(number)
        while match.result is None:
            depth = len(match.table.state.effects.windows)
            if depth > 3 or random.random() < 0.1 or any(w.queue for w in match.table.state.effects.windows):
                found.append(document_of(conjurers, match.moment()))
            seat = match.owing()[0]
            decision = match.pending(seat)
            match.choose(seat, random.choice(list(decision.candidates(match.table.state))))
    return found


DOCUMENTS = documents()


def places(value, path=()):
    """Every place within plain data."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        yield from places(inner, (*path, name))


def spoiled(value, path, new):
    """A copy with something else in one place."""
    if not path:
        return new
    first, *rest = path
    if isinstance(value, dict):
        return {**value, first: spoiled(value[first], rest, new)}
    return [spoiled(one, rest, new) if at == first else one for at, one in enumerate(value)]


strange = some.one_of(
    some.none(),
    some.booleans(),
    some.integers(-2, 99),
    some.sampled_from(
        ["", "bolt", "bolt-0", "fizzle", "thorns", "duel", "hurt", "window-turn", "round", "plus", "north"]
    ),
    some.just([]),
    some.just({}),
)


def play_on(document, seed):
    match = Match.at(conjurers, moment_of(conjurers, document), seed=str(seed))
    random = Random(seed)
    for _ in range(400):
        if match.result is not None:
            return
        seat = random.choice(match.owing())
        decision = match.pending(seat)
        match.view(frozenset({seat}))
        options = list(decision.candidates(match.table.state_of(seat)))
        assert options
        match.choose(seat, random.choice(options))


def test_the_documents_show_deep_windows_and_queues():
    depths = [len(document["position"]["effects"]["windows"]) for document in DOCUMENTS]
    assert max(depths) >= 4
    assert any(w["queue"] for document in DOCUMENTS for w in document["position"]["effects"]["windows"])


@settings(max_examples=200)
@given(some.data(), some.integers(0, 9))
def test_what_is_spoiled_is_refused_or_can_be_played(data, seed):
    document = data.draw(some.sampled_from(DOCUMENTS))
    inside = [
        path for path in places(document) if path[:2] == ("position", "effects") or path[:1] == ("steps",)
    ]
    wrong = spoiled(document, data.draw(some.sampled_from(inside)), data.draw(strange))
    try:
        play_on(wrong, seed)
    except (BadInput, Illegal) as error:
        told = str(error)
    else:
        told = ""
    assert len(told) < 500


def sound():
    return Match.new(conjurers, seed="sound").table.state


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda e: e.active.update(noon=()), "no moment called noon"),
        (lambda e: e.active.update(dusk=e.active["dawn"]), "no ability called"),
        (lambda e: setattr(e, "windows", (Window("noon"),)), "no moment called noon"),
        (lambda e: setattr(e, "windows", (Window("duel", place=-1),)), "nobody has the turn"),
        (lambda e: setattr(e, "windows", (Window("duel", queue=(use(e, "duel"),)),)), "nothing is queued"),
        (
            lambda e: setattr(e, "windows", (Window("hurt", queue=(use(e, "noon"),)),)),
            "no moment called noon",
        ),
        (lambda e: setattr(e, "windows", (Window("hurt", queue=(use(e, "hurt", 5),)),)), "in no window"),
        (lambda e: e.modifiers.update(power=(Modifier("power", "sideways"),)), "in a way that there is not"),
        (lambda e: e.modifiers.update(power=(Modifier("drink", "plus"),)), "in a way that there is not"),
        (lambda e: e.modifiers.update(power=(Modifier("power", "plus", only="x"),)), "under a condition"),
        (
            lambda e: e.modifiers.update(power=(Modifier("power", "plus"), Modifier("power", "set"))),
            "out of order",
        ),
    ],
)
def test_effects_that_cannot_be_are_named(spoil, why):
    state = sound()
    assert cards.broken(state, 3) is None
    assert values.broken(state) is None
    spoil(state.effects)
    assert why in str(cards.broken(state, 3) or values.broken(state))


def use(effects, moment, window=0):
    return Use(effects.active["dawn"][0], moment, (), window)


def test_abilities_belong_to_somebody_who_plays():
    assert str(cards.broken(sound(), 1)) == "an ability belongs to nobody who plays"


def test_an_ability_in_a_window_that_nobody_knows_is_named():
    state = sound()
    cards.bring(state, "kindle", 0, "x")
    unknown = state.effects.active["dawn"][0].__class__("wish", 0, "x")
    state.effects.windows = (Window("dawn", used=(unknown,)),)
    assert str(cards.broken(state, 3)) == "there is no ability called wish"


@pytest.mark.parametrize(
    ("opened", "steps", "why"),
    [
        ([Window("duel")], [], "do not agree"),
        ([], [("window-turn", 0)], "do not agree"),
        ([Window("duel"), Window("dawn")], [("window-turn", 1), ("window-turn", 0)], "do not agree"),
        ([Window("harm", over=True)], [("window-turn", 0)], "before nothing"),
        ([Window("duel")], [("window-then", 0, ("dusk",)), ("window-turn", 0)], "without its window"),
        (
            [Window("harm", over=True)],
            [("window-turn", 0), ("window-then", 0, ("dusk",))],
            "happens before it",
        ),
        ([Window("duel")], [("window-ask", 0, 1), ("window-turn", 0)], "waits for another"),
        (
            [Window("duel"), Window("dawn")],
            [("window-turn", 0), ("window-turn", 1), ("window-ask", 0, 1)],
            "waits for another",
        ),
    ],
)
def test_steps_that_do_not_belong_to_the_windows_are_named(opened, steps, why):
    state = sound()
    state.effects.windows = tuple(opened)
    wrong = windows.wrong_steps(state, steps)
    assert wrong is not None
    assert why in str(wrong)


@pytest.mark.parametrize(
    ("opened", "steps", "why"),
    [
        (
            [Window("harm", over=True)],
            [("window-then", 0, ("wish",)), ("window-turn", 0)],
            "no step of the game",
        ),
        (
            [Window("harm", over=True)],
            [("window-then", 0, ("hurt", "x")), ("window-turn", 0)],
            "no step of the game",
        ),
        ([Window("harm", over=True)], [("window-then", 0, 5), ("window-turn", 0)], "no step of the game"),
        ([], [("window-use", "wish", 0, "", (), "", False, "duel", (), 0)], "no ability of the game"),
        ([], [("window-use", "bolt", "north", "", (), "", False, "duel", (), 0)], "no ability of the game"),
        ([], [("window-use-asking", "bolt")], "no ability of the game"),
    ],
)
def test_what_windows_have_put_off_must_be_the_games_own(opened, steps, why):
    state = sound()
    state.effects.windows = tuple(opened)
    wrong = windows.wrong_steps(state, steps)
    assert wrong is not None
    assert why in str(wrong)


def test_steps_that_belong_to_the_windows_are_right():
    state = sound()
    state.effects.windows = (Window("duel"), Window("harm", over=True), Window("dawn"))
    right = [
        ("window-turn", 0),
        ("window-then", 1, ("dusk",)),
        ("window-turn", 1),
        ("window-turn", 2),
        ("window-ask", 2, 0),
    ]
    assert windows.wrong_steps(state, right) is None
