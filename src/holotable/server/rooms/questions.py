"""What a seat can ask: why not, what would follow, how likely, what would a strong player do. Nothing changes by it."""

from __future__ import annotations

from random import SystemRandom

from holotable.bots.knowledge import Knowledge
from holotable.kernel.asking import why_not
from holotable.server import messages
from holotable.server.rooms import previews, telling
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.room import Room

HINTS_FROM = "commodore"
"""The level whose choice is told as a hint."""
MOST_QUERIES = 32
"""So many odds can be asked for at once."""


def why(room: Room, listener: Listener, command: messages.AskWhy) -> messages.Why:
    """Whether something may be done, and if not, which rule says no."""
    match, seat = room.seated(listener)
    refused = why_not(match, seat, command.about)
    if refused is None:
        return messages.Why(command.command, legal=True)
    rules = (refused.rule,) if refused.rule else ()
    return messages.Why(command.command, legal=False, words=telling.words(refused.phrase), rules=rules)


def preview(room: Room, listener: Listener, command: messages.AskPreview) -> messages.Preview:
    """What would follow from a choice, as far as the seat can know it."""
    match, seat = room.seated(listener)
    asked = match.pending(seat)
    if asked is None or not room.playing:
        raise Refusal("not-owed", "room-not-owed")
    choice = asked.from_plain(command.answer)
    refused = asked.refusal(match.table.state_of(seat), choice)
    if refused is not None:
        raise Refusal("illegal", refused.phrase.key, rule=refused.rule, **refused.phrase.args)
    return previews.preview(match, seat, command.command, choice)


def odds(room: Room, listener: Listener, command: messages.AskOdds) -> messages.Odds:
    """How likely something is for the seat that is asked; worked out on worlds dealt from what it knows.

    Where two such worlds give different odds, these depend on what the seat cannot know, and it is told nothing.
    """
    match, seat = room.seated(listener)
    if match.pending(seat) is None or not room.playing:
        raise Refusal("not-owed", "room-not-owed")
    if len(command.queries) > MOST_QUERIES:
        raise Refusal("bad-input", "room-too-many-queries", most=MOST_QUERIES)
    known = Knowledge(match.table, seat)
    random = SystemRandom()
    one, other = known.world(random).state, known.world(random).state
    found = [(match.game.odds(one, query), match.game.odds(other, query)) for query in command.queries]
    return messages.Odds(command.command, tuple(here if here == there else None for here, there in found))


async def hint(room: Room, listener: Listener, command: messages.AskHint) -> messages.Hint:
    """What a strong player would do, and why; only in games against the computer."""
    match, seat = room.seated(listener)
    if room.persons() - {seat}:
        raise Refusal("not-alone", "room-no-hints")
    asked = match.pending(seat)
    if asked is None or not room.playing:
        raise Refusal("not-owed", "room-not-owed")
    moment = match.moment().encode()
    thought = await room.around.thinkers.think(match.game.name, moment, seat, HINTS_FROM)
    if match.pending(seat) is not asked:
        raise Refusal("not-owed", "room-not-owed")
    state = match.table.state_of(seat)
    return messages.Hint(
        command.command,
        option=thought.plain,
        words=telling.words(asked.phrase(state, asked.from_plain(thought.plain))),
        why=tuple(messages.Words(key, args) for key, args in thought.why),
        chance=thought.chance,
    )
