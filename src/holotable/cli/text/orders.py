"""What a player may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from holotable.bots.bot import TEXTS as REASONS
from holotable.cli.frame.errors import BadInput
from holotable.cli.text import keeping
from holotable.cli.text.asking import Asking
from holotable.cli.text.terminal import Left
from holotable.engine.suggesting import think
from holotable.kernel import errors
from holotable.kernel.agreements import Offer, offer_draw, offer_takeback, settle
from holotable.kernel.asking import why_not
from holotable.kernel.words import LANGS

if TYPE_CHECKING:
    from holotable.cli.text.front import Front


@dataclass(frozen=True)
class Typed:
    """What was typed behind an order's name, by whom, and at which question."""

    front: Front
    seat: int
    asking: Asking
    rest: str


Order = Callable[[Typed], bool]
"""Carries out what was typed; true if the table has changed or is to be shown anew."""


def obey(front: Front, seat: int, asking: Asking, typed: str) -> bool:
    """Does what was typed: an answer or an order. True if the table has changed or is to be shown anew."""
    name, _, rest = typed.partition(" ")
    order = ORDERS.get(name.lower())
    if order is not None:
        return order(Typed(front, seat, asking, rest.strip()))
    if not typed:
        asking.widen()
        asking.show()
        return False
    try:
        choice = asking.read(typed)
    except errors.BadInput:
        if not asking.narrow(typed):
            raise
        asking.show()
        return False
    front.match.choose(seat, choice)
    if front.match.pending(seat) is asking.asked:
        front.terminal.say("draft-kept")
        return False
    return True


def _help(typed: Typed) -> bool:
    for name in ORDERS:
        if typed.front.terminal.words(f"order-{name}") != f"order-{name}":
            typed.front.terminal.show(f"  {typed.front.terminal.words(f'order-{name}')}")
    return False


def _board(typed: Typed) -> bool:
    typed.front.show_board(typed.seat)
    typed.asking.show()
    return False


def _why(typed: Typed) -> bool:
    """Why not? The answer names the rule."""
    if not typed.rest:
        raise BadInput("why-what", field="why")
    game = typed.front.match.game
    refused = why_not(typed.front.match, typed.seat, typed.rest)
    if refused is None:
        typed.front.terminal.say("why-legal")
    else:
        why = game.texts.say(typed.front.terminal.lang, refused.phrase.key, refused.phrase.args)
        typed.front.terminal.show(f"{why}  ({refused.rule})" if refused.rule else why)
    return False


def _hint(typed: Typed) -> bool:
    chosen = think(typed.front.match, typed.seat, level=typed.rest or "commodore")
    typed.front.terminal.say("hint", {"option": typed.asking.words_for(chosen.choice)})
    for phrase in chosen.why:
        typed.front.terminal.show(f"  {REASONS.say(typed.front.terminal.lang, phrase.key, phrase.args)}")
    return False


def _undo(typed: Typed) -> bool:
    offer = offer_takeback(typed.front.match, typed.seat, typed.front.persons)
    return _agree(typed.front, typed.seat, offer, "undone")


def _draw(typed: Typed) -> bool:
    offer = offer_draw(typed.front.match, typed.seat, typed.front.persons)
    if not offer.waiting:
        typed.front.terminal.say("bot-plays-on")
        return False
    return _agree(typed.front, typed.seat, offer, "drawn")


def _agree(front: Front, seat: int, offer: Offer, done: str) -> bool:
    """Asks the people on the other sides for their word, telling them what was learned since."""
    terminal, match = front.terminal, front.match
    for other in offer.waiting:
        terminal.say(f"offer-{offer.kind}", {"seat": front.seat_name(seat), "other": front.seat_name(other)})
        for learned in offer.learned:
            terminal.say("offer-learned", {"seat": front.seat_name(learned.seat)})
            front.show_event(learned.event, frozenset({other}))
        if offer.chance_answered:
            terminal.say("offer-chance")
        if terminal.read(terminal.words("offer-yes-no")).lower() not in YES:
            terminal.say("offer-refused")
            return False
        offer = offer.accepted_by(other)
    settle(match, offer)
    terminal.say(done)
    return True


def _resign(typed: Typed) -> bool:
    if typed.front.terminal.read(typed.front.terminal.words("resign-sure")).lower() not in YES:
        return False
    typed.front.match.leave(typed.seat)
    return True


def _save(typed: Typed) -> bool:
    if not typed.rest:
        raise BadInput("file-which", field="file")
    path = Path(typed.rest).expanduser()
    keeping.keep(typed.front.match, path)
    typed.front.terminal.say("saved", {"file": str(path)})
    return False


def _load(typed: Typed) -> bool:
    if not typed.rest:
        raise BadInput("file-which", field="file")
    match = keeping.take_up(Path(typed.rest).expanduser())
    if match.game is not typed.front.match.game or len(match.seats) != len(typed.front.seated):
        raise BadInput("file-other-game", field="file")
    typed.front.match = match
    match.news()
    typed.front.terminal.say("loaded", {"file": typed.rest})
    return True


def _log(typed: Typed) -> bool:
    for event in typed.front.match.events_since(0):
        typed.front.show_event(event, frozenset({typed.seat}))
    return False


def _lang(typed: Typed) -> bool:
    for one in LANGS:
        if typed.rest == one:
            typed.front.terminal.lang = one
            typed.asking.show()
            return False
    raise BadInput("lang-which", field="lang", langs=", ".join(LANGS))


def _drawing(typed: Typed) -> bool:
    typed.front.drawing = not typed.front.drawing
    typed.front.terminal.say("drawing-on" if typed.front.drawing else "drawing-off")
    return False


def _quit(_: Typed) -> bool:
    raise Left


YES = frozenset({"y", "yes", "j", "ja"})

ORDERS: dict[str, Order] = {
    "?": _help,
    "help": _help,
    "hilfe": _help,
    "board": _board,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "log": _log,
    "save": _save,
    "load": _load,
    "lang": _lang,
    "quiet": _drawing,
    "draw-offer": _draw,
    "resign": _resign,
    "quit": _quit,
}
