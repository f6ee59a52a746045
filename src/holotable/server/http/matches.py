"""Matches over HTTP: making, joining, listing, and what is left of them when they are over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from holotable.bots.levels import LEVELS
from holotable.kernel import record, registry
from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match, read_setup
from holotable.kernel.measuring import measured_game, measured_games
from holotable.kernel.position import document_of
from holotable.kernel.rulebook import Rule, rules_of
from holotable.kernel.table import Table
from holotable.kernel.verify import verify
from holotable.server import lobby_messages, messages
from holotable.server.http.guests import guest_of, maybe_guest_of
from holotable.server.http.layer import Api
from holotable.server.rooms import telling
from holotable.server.rooms.frames import Frame, frames_of
from holotable.server.rooms.house import House
from holotable.server.rooms.refusals import Refusal

T = TypeVar("T")


class Lobby(msgspec.Struct, frozen=True):
    """What the lobby shows to anybody."""

    games: list[lobby_messages.GameCard]
    levels: list[str]
    tables: list[lobby_messages.MatchCard]


class Text(msgspec.Struct, frozen=True):
    """A text, such as a record."""

    text: str


class Wanted(msgspec.Struct, frozen=True):
    """A set-up that somebody has in mind."""

    setup: Any


class Replay(msgspec.Struct, frozen=True):
    """A match to be shown again: every moment with what happened before it."""

    game: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    frames: list[Frame]
    ended: messages.Ended | None


class Found(msgspec.Struct, frozen=True):
    """Something that was checked about a record."""

    check: str
    verdict: str
    words: messages.Words


def add_routes(api: Api, house: House) -> None:
    """Adds what concerns matches."""
    at_once = asyncio.Semaphore(house.limits.replays)

    @api.route("GET", "/api/lobby")
    async def lobby(request: Request) -> Lobby:
        """The games, the levels of the computer, and the open tables."""
        guest = await maybe_guest_of(request, house)
        games = [game_card(name) for name in registry.names()]
        games += [measured_card(name) for name in measured_games() if name not in registry.names()]
        return Lobby(games, list(LEVELS), await house.open_tables(guest))

    @api.route("GET", "/api/games/{game}/content")
    async def content(game: str) -> Response:
        """Everything that a game is played with."""
        listing = registry.content_of(game)
        return Response(
            msgspec.json.encode(listing),
            media_type="application/json",
            headers={"Cache-Control": "public, max-age=3600"},
        )

    @api.route("GET", "/api/games/{game}/rules")
    async def rules(game: str) -> list[Rule]:
        """Every rule of a game by its id, in both languages."""
        return rules_of(registry.game(game).name)

    @api.route("POST", "/api/games/{game}/setup")
    async def check_setup(game: str, body: Wanted) -> Wanted:
        """Check a set-up and the decks in it: a refusal names the field and the rule."""
        found = registry.game(game)
        found.start(read_setup(found, body.setup))
        return body

    @api.route("GET", "/api/matches")
    async def my_matches(request: Request) -> list[lobby_messages.MatchCard]:
        """My matches, those where it is my turn first."""
        return await house.cards_of(await guest_of(request, house))

    @api.route("POST", "/api/matches", status=201)
    async def new_match(request: Request, body: lobby_messages.NewMatch) -> lobby_messages.Seated:
        """Make a match and sit down."""
        return await house.new_match(body, await guest_of(request, house))

    @api.route("POST", "/api/matches/{match}/seats", status=201)
    async def join(request: Request, match: str, body: lobby_messages.Joining) -> lobby_messages.Seated:
        """Take an open seat."""
        return await house.join(match, body, await guest_of(request, house))

    @api.route("POST", "/api/matches/{match}/tokens", status=201)
    async def own_seats(request: Request, match: str) -> lobby_messages.Seated:
        """Get new tokens for the seats that are mine."""
        return await house.own_seats(match, await guest_of(request, house))

    @api.route("GET", "/api/matches/{match}/record")
    async def record_of(request: Request, match: str) -> Text:
        """The record of a match that is over."""
        return Text((await _over(request, match)).record().text())

    @api.route("GET", "/api/matches/{match}/replay")
    async def replay_of(request: Request, match: str, seat: str | None = None) -> Replay:
        """A match that is over, moment by moment."""
        over = await _over(request, match)
        return await played_again(lambda: _replay(over, seat))

    @api.route("GET", "/api/matches/{match}/position")
    async def position_of(request: Request, match: str, at: int) -> Response:
        """A moment of a match that is over, as a position to play on from: after so many choices."""
        over = await _over(request, match)
        position = await played_again(lambda: _position(over, at))
        return Response(msgspec.json.encode(position), media_type="application/json")

    @api.route("POST", "/api/replays")
    async def replay_text(body: Text, seat: str | None = None) -> Replay:
        """A record of anybody's, moment by moment."""
        return await played_again(lambda: _replay(_read(body.text), seat))

    @api.route("POST", "/api/replays/position")
    async def replay_position(body: Text, at: int) -> Response:
        """A moment of a record as a position to play on from."""
        position = await played_again(lambda: _position(_read(body.text), at))
        return Response(msgspec.json.encode(position), media_type="application/json")

    @api.route("POST", "/api/verify")
    async def verify_text(body: Text) -> list[Found]:
        """Check a record: choices, the promise of chance, every answer of chance, the result."""
        return await played_again(lambda: _verified(body.text))

    async def played_again(work: Callable[[], T]) -> T:
        """What takes long is done beside everything else, so much of it at the same time."""
        async with at_once:
            return await asyncio.to_thread(work)

    async def _over(request: Request, name: str) -> Match[Any]:
        room = await house.room(name)
        if room.stored.book.visible == "closed":
            guest = await guest_of(request, house)
            if guest.id not in {seat.guest for seat in room.stored.book.seats}:
                raise Refusal("closed", "room-closed")
        if room.match is None or room.stored.status not in ("over", "aborted"):
            raise Refusal("not-over", "room-not-over")
        return room.match


def game_card(name: str) -> lobby_messages.GameCard:
    """A game as the lobby shows it."""
    game = registry.game(name)
    seats = game.seats(game.start(read_setup(game, None))[0])
    return lobby_messages.GameCard(name, game.title, tuple(seats), game.modes, playable=True)


def measured_card(name: str) -> lobby_messages.GameCard:
    """A game whose table can be measured, and that cannot be played yet."""
    package = measured_game(name)
    assert package is not None
    return lobby_messages.GameCard(name, package.TITLE, (), (), playable=False)


def _verified(text: str) -> list[Found]:
    parsed = record.parse(text)
    findings = verify(registry.game(parsed.game), parsed)
    return [Found(one.name, one.verdict, messages.Words(one.phrase.key, one.phrase.args)) for one in findings]


def _read(text: str) -> Match[Any]:
    parsed = record.parse(text)
    return Match.replay(registry.game(parsed.game), parsed)


def _replay(match: Match[Any], seat: str | None) -> Replay:
    viewers = frozenset(range(len(match.seats))) if seat is None else frozenset((match.seat(seat),))
    ended = telling.ended(match, "over", "")
    return Replay(match.game.name, tuple(match.seats), match.players, list(frames_of(match, viewers)), ended)


def _position(match: Match[Any], at: int) -> Any:
    """The moment after so many choices."""
    choices = [line for line, one in enumerate(match.lines) if is_choice(one)]
    if not 0 <= at <= len(choices):
        raise Refusal("not-found", "room-no-such-moment")
    until = choices[at] if at < len(choices) else len(match.lines)
    table = Table.of_moment(match.game, match.start, feed=match.lines[:until])
    return document_of(match.game, table.moment())
