"""Decisions, events, results and refusals as the protocol writes them, with their words in both languages."""

from __future__ import annotations

from typing import Any

import msgspec

from holotable.kernel.decisions import Arrange, Choose, Decision, Form, Number, Phrase, Place, Refusal, Some
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Result
from holotable.kernel.match import Match


def words(game: Game[Any], phrase: Phrase) -> dict[str, Any]:
    """A phrase with its key, its arguments and both languages."""
    return {"key": phrase.key, "args": phrase.args, **game.texts.both(phrase.key, phrase.args)}


def decision(match: Match[Any], seat: int) -> dict[str, Any]:
    """What a seat owes, with everything that it may answer."""
    asked = match.pending(seat)
    assert asked is not None
    state = match.table.state_of(seat)
    told = {
        "id": match.decision_id(seat),
        "seat": match.seats[seat],
        **question(match.game, state, asked),
    }
    filled = (match.table.drafts or {}).get(seat)
    if filled:
        told["filled"] = asked.plain(filled)
    return told


def question(game: Game[Any], state: Any, asked: Decision[Any, Any]) -> dict[str, Any]:
    """A question of any kind without its seat, as it also stands in the field of a form."""
    told: dict[str, Any] = {
        "kind": asked.kind,
        "rule": asked.rule,
        "prompt": words(game, asked.prompt(state)),
    }
    match asked:
        case Choose():
            told["options"] = [option(game, state, asked, one) for one in asked.options(state)]
        case Some():
            told["options"] = [option(game, state, asked, one) for one in asked.options(state)]
            told |= {"min": asked.least(state), "max": asked.most(state)}
        case Arrange():
            told["options"] = [option(game, state, asked, one) for one in asked.options(state)]
        case Number():
            least, most = asked.bounds(state)
            told |= {"min": least, "max": most}
        case Place():
            told["region"] = asked.region(state).plain()
            told["candidates"] = [asked.plain(pose) for pose in asked.candidates(state)]
        case Form():
            fields = asked.fields(state)
            told["fields"] = {name: question(game, state, field) for name, field in fields.items()}
    return told


def option(game: Game[Any], state: Any, asked: Any, choice: Any) -> dict[str, Any]:
    """One option: its id, its words, and the pieces and places that it is about."""
    several = isinstance(asked, Some | Arrange)
    name = asked.write_one(choice) if several else asked.write(choice)
    shown = (choice,) if several else choice
    phrase = asked.phrase(state, shown)
    return {"id": name, **game.texts.both(phrase.key, phrase.args), "on": list(asked.on(state, shown))}


def events(game: Game[Any], happened: list[Event], viewers: Viewers) -> list[dict[str, Any]]:
    """What some seats notice together of what happened."""
    told = []
    for event in happened:
        seen = event.seen_by(viewers)
        if seen is not None:
            phrase = seen.phrase()
            plain = msgspec.to_builtins(seen)
            told.append({**plain, **game.texts.both(phrase.key, phrase.args), "on": list(seen.at())})
    return told


def over(match: Match[Any]) -> dict[str, Any] | None:
    """How a match ended; nothing while it goes on."""
    return None if match.result is None else result(match.seats, match.result)


def result(seats: Any, ended: Result) -> dict[str, Any]:
    """A result with the seats' names."""
    return {
        "places": [[seats[seat] for seat in place] for place in ended.places],
        "scores": {seats[seat]: score for seat, score in enumerate(ended.scores)},
        "reason": ended.reason,
        "rule": ended.rule or None,
    }


def refusal(game: Game[Any], refused: Refusal | None) -> dict[str, Any]:
    """Whether something is legal, and if not, why."""
    if refused is None:
        return {"legal": True, "rules": []}
    rules = [refused.rule] if refused.rule else []
    return {"legal": False, "rules": rules, **game.texts.both(refused.phrase.key, refused.phrase.args)}
