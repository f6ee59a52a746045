"""Positions: any moment of a game as a document that people read and write, to start from.

    {
      "holotable": "position 1",
      "game": "starfighter",
      "position": { what lies on the table, as the game's own schema says },
      "steps": [ what comes next; left out: the game finds it from what lies on the table ],
      "since": [ the answers given since the last safe point, in the middle of a step ],
      "open": { seat number: [ secret answers that wait for others' ] },
      "drafts": { seat number: a form filled in part },
      "gone": [ the numbers of seats that have left ],
      "result": how it ended
    }

Chance is no part of a position: whoever starts from one brings a key of their own.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from holotable.kernel.errors import BadInput
from holotable.kernel.game import Game, Result
from holotable.kernel.learned import learn
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.steps import Step, settled
from holotable.kernel.unread import unread, unread_at

T = TypeVar("T")
FORMAT = "position 1"
LARGEST = 2_000_000
"""No position document is longer, in characters."""


class Document(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The envelope that all games' positions share."""

    holotable: str
    game: str
    position: Any
    steps: list[Any] | None = None
    since: list[tuple[int | str, Any]] = []
    open: dict[str, list[str]] = {}
    drafts: dict[str, str] = {}
    gone: tuple[int, ...] = ()
    result: Result | None = None


learn(Document)


def convert(value: Any, kind: type[T], field: str) -> T:
    """Plain data as a typed record; what does not fit is `BadInput` with the field's full name."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        why, place = unread_at(error, kind)
        where = f"{field}{place.removeprefix('$')}"
        raise BadInput("error-at-field", field=where, why=why) from None


def document_of(game: Game[Any], moment: Moment) -> dict[str, Any]:
    """A moment as a position document."""
    state = msgspec.msgpack.decode(moment.state, type=game.State)
    document = Document(
        holotable=FORMAT,
        game=game.name,
        position=msgspec.to_builtins(game.position(state)),
        steps=list(moment.steps),
        since=moment.since,
        open=moment.open,
        drafts=moment.drafts,
        gone=moment.gone,
        result=moment.result,
    )
    plain: dict[str, Any] = msgspec.to_builtins(document)
    return plain


def moment_of(game: Game[Any], document: Any) -> Moment:
    """The moment of a position document; what cannot be is `BadInput` that names the field, and the rule where one applies.

    A document without its envelope is taken as the game's own part of one.
    """
    if isinstance(document, dict) and "holotable" not in document:
        document = {"holotable": FORMAT, "game": game.name, "position": document}
    outer = convert(document, Document, "position document")
    if outer.holotable != FORMAT:
        raise BadInput("position-format", field="holotable", given=outer.holotable[:40], known=FORMAT)
    if outer.game != game.name:
        raise BadInput("position-other-game", field="game", given=outer.game[:40], game=game.name)
    state, steps = game.from_position(convert(outer.position, game.Position, "position"))
    wrong = game.broken(state)
    if wrong is not None:
        raise BadInput("position-broken", field="position", why=wrong)
    if len(set(outer.gone)) != len(outer.gone):
        raise BadInput("position-left-twice", field="gone")
    if outer.steps is not None:
        steps = _steps(game, state, outer)
    try:
        return Moment(
            game=game.name,
            rules=game.version,
            state=msgspec.Raw(ENCODER.encode(state)),
            steps=list(steps),
            gone=outer.gone,
            result=outer.result,
            since=outer.since,
            open=outer.open,
            drafts=outer.drafts,
        ).storable()
    except (OverflowError, UnicodeError) as error:
        raise BadInput("position-unstored", field="position", why=unread(error)) from None


def _steps(game: Game[Any], state: Any, outer: Document) -> list[Step]:
    """The steps that a document says are to come."""
    steps = [settled(step) if isinstance(step, list | tuple) else () for step in outer.steps or ()]
    for number, step in enumerate(steps):
        where = f"steps[{number}]"
        code = game.code.get(step[0]) if step and isinstance(step[0], str) else None
        if code is None:
            raise BadInput("position-no-step", field=where, game=game.title, step=str(step[:1])[:40])
        unfit = code.wrong_with(step[1:])
        if unfit is not None:
            raise BadInput("position-step", field=where, step=step[0], why=unfit)
    wrong = game.wrong_steps(state, steps) if outer.result is None else None
    if wrong is not None:
        raise BadInput("position-wrong-steps", field="steps", why=wrong)
    return steps


def read_text(text: str) -> Any:
    """A position document out of its JSON text."""
    if len(text) > LARGEST:
        raise BadInput("position-long", field="position", most=LARGEST, has=len(text))
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadInput("position-no-json", field="position", why=unread(error)) from None


def write_text(document: Any) -> str:
    """A position document as text for people: two blanks a level, one line for what fits on one."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
