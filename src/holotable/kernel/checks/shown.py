"""Everything that a set of viewers is shown at one moment, channel by channel, as bytes that can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from holotable.kernel.asking import why_not
from holotable.kernel.decisions import Choose, Decision, Form, Number, Phrase, Place, Several, Some
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game
from holotable.kernel.match import Match

Shown = dict[str, bytes]
"""What is shown, by channel: `view`, `owing`, `result`, and each seat's `decision`, `options`, `ids`, `refusals` and `why not`."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def shown(match: Match[Any], viewers: Viewers, asked_about: Mapping[str, Sequence[str]]) -> Shown:
    """All channels at this moment. `asked_about` are choices by kind of decision, to be asked "why not?"."""
    table = match.table
    found = {
        "view": _ENCODER.encode(match.view(viewers)),
        "owing": _ENCODER.encode(match.owing()),
        "result": _ENCODER.encode(match.result),
    }
    for seat, decision in table.owed().items():
        if seat in viewers:
            texts = asked_about.get(type(decision).__name__, ())
            found |= {
                f"{channel} of seat {seat}": data
                for channel, data in asked(decision, table.state_of(seat), texts).items()
            }
            found[f"ids of seat {seat}"] = match.decision_id(seat).encode()
            found[f"draft of seat {seat}"] = _ENCODER.encode(
                decision.plain(table.drafts[seat]) if table.drafts and seat in table.drafts else None
            )
    about = [text for texts in asked_about.values() for text in texts[:3]]
    for seat in sorted(viewers):
        found[f"why not of seat {seat}"] = _ENCODER.encode([_answer(match, seat, text) for text in about])
    return found


def why_not_now(game: Game[Any], state: Any, seat: int, about: Iterable[str]) -> bytes:
    """What a seat is told that asks why it cannot do things that it is not asked about."""
    return _ENCODER.encode([game.why_not_now(state, seat, text) for text in about])


def _answer(match: Match[Any], seat: int, about: str) -> Any:
    if match.result is not None:
        return None
    try:
        return why_not(match, seat, about)
    except BadInput as error:
        return error.key, str(error.about)


def asked(decision: Decision[Any, Any], state: Any, texts: Iterable[str]) -> Shown:
    """What a decision shows to its own seat: itself, its options in full, and why other choices are refused."""
    return {
        "decision": _ENCODER.encode((type(decision).__name__, decision, decision.kind, decision.rule)),
        "prompt": _ENCODER.encode(decision.prompt(state)),
        "options": _ENCODER.encode(options(decision, state)),
        "refusals": _ENCODER.encode([refusal(decision, state, text) for text in texts]),
    }


def options(decision: Decision[Any, Any], state: Any) -> Any:
    """The options with their ids, texts and pieces, and whatever else bounds the answer."""
    if isinstance(decision, Form):
        return {name: options(field, state) for name, field in decision.fields(state).items()}
    if isinstance(decision, Number):
        return [decision.bounds(state), *(option(decision, state, one) for one in decision.bounds(state))]
    found: list[Any] = []
    if isinstance(decision, Place):
        found.append(decision.region(state).plain())
    if isinstance(decision, Some):
        found.append((decision.least(state), decision.most(state)))
    if isinstance(decision, Several):
        found.append([decision.write_one(thing) for thing in decision.options(state)])
    found += [option(decision, state, choice) for choice in decision.candidates(state)]
    return found


def option(decision: Decision[Any, Any], state: Any, choice: Any) -> tuple[str, Any, Phrase, Sequence[str]]:
    """One option: its text, its plain value, its words, the pieces it is about."""
    text = decision.write(choice)
    plain = text if isinstance(decision, Choose) else decision.plain(choice)
    return text, plain, decision.phrase(state, choice), decision.on(state, choice)


def refusal(decision: Decision[Any, Any], state: Any, text: str) -> Any:
    """What a seat is told that asks about a choice: that it is legal, why it is not, or that it is none at all."""
    try:
        return decision.refusal(state, decision.read(text))
    except BadInput as error:
        return error.key, str(error.about)


def worded(events: Iterable[Event], viewers: Viewers) -> list[bytes]:
    """Events as these viewers get them: data, words and places."""
    seen = (event.seen_by(viewers) for event in events)
    return [_ENCODER.encode((one, one.phrase(), one.at())) for one in seen if one is not None]
