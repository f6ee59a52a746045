"""Everything that reads what strangers wrote: records, positions, decks, content files, protocol lines.

Each parser takes bytes. Whatever they are, it takes them in or says in one clear sentence what is wrong and where.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from holotable.engine.engine import Engine
from holotable.games.starfighter.content.cards import load_cards
from holotable.games.starfighter.content.cruisers import load_cruisers
from holotable.games.starfighter.rules.total_war import read_deck, ready_decks, write_deck
from holotable.kernel import registry
from holotable.kernel.checks.moves import any_of_them, made, next_move
from holotable.kernel.checks.playing import any_choice, dice, play_any
from holotable.kernel.checks.refusing import is_clear
from holotable.kernel.checks.setups import setups
from holotable.kernel.errors import BadInput, HolotableError
from holotable.kernel.game import Game
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.position import document_of, moment_of, read_text, write_text
from holotable.kernel.record import parse
from holotable.kernel.table import Table


class Parser(NamedTuple):
    """One thing that reads bytes, and some bytes that it reads."""

    name: str
    read: Callable[[bytes], Any]
    examples: list[bytes]
    reads_examples: bool = True


def refused(parser: Parser, data: bytes) -> HolotableError | None:
    """The clear error that a parser gives to bytes; nothing if it reads them. Whatever else it raises is a mistake."""
    try:
        parser.read(data)
    except HolotableError as refusal:
        error = refusal
    else:
        return None
    is_clear(error, data)
    assert error.field or not isinstance(error, BadInput), f"{error} does not name the place"
    return error


def all_parsers(games: dict[str, Game]) -> list[Parser]:
    """Every parser, those of records and positions for each of these games."""
    found = [
        Parser("cards", load_cards, [_content("cards.json")]),
        Parser("cruisers", load_cruisers, [_content("cruisers.json")]),
        Parser(
            "deck",
            lambda data: read_deck(_text(data)),
            [write_deck(deck).encode() for deck in ready_decks().values()],
        ),
        Parser("protocol", _Protocol().read, _lines(), reads_examples=False),
    ]
    for name, game in games.items():
        found += [
            Parser(f"record of {name}", _record_reader(game), _records(game)),
            Parser(f"position of {name}", _position_reader(game), _positions(game)),
            Parser(
                f"moment of {name}",
                _moment_reader(game),
                [match.moment().encode() for match in _matches(game)],
            ),
        ]
    return found


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="surrogateescape")


def _content(name: str) -> bytes:
    return files("holotable.games.starfighter.content").joinpath(name).read_bytes()


# Matches ------------------------------------------------------------------------------------------------------


def _matches(game: Game) -> list[Match]:
    """Some matches in the middle, and one that is over."""
    found = []
    for number, setup in enumerate(setups(game)[:3]):
        match = Match.new(game, setup, seed=f"parsers {number}")
        random = dice(f"parsers {number}")
        for _ in range(5 + 20 * number):
            if match.result is None:
                made(match, next_move(match, any_of_them, random))
        found.append(match)
    while match.result is None:
        play_any(match, random)
    return found


def use(match: Match) -> None:
    """What anybody would do with a match that was read: look at it from everywhere, and choose."""
    for viewers in (frozenset[int](), frozenset(range(len(match.seats)))):
        msgspec.json.encode(match.view(viewers))
    match.digest()
    document_of(match.game, match.moment())
    random = dice("use")
    for _ in range(3):
        owed = match.table.owed()
        if not owed:
            break
        seat = min(owed)
        state = match.table.state_of(seat)
        for choice in owed[seat].candidates(state):
            owed[seat].phrase(state, choice)
        match.choose(seat, any_choice(owed[seat], state, random))


def _records(game: Game) -> list[bytes]:
    return [match.record().text().encode() for match in _matches(game) if not match.table.strands]


def _record_reader(game: Game) -> Callable[[bytes], Any]:
    def read(data: bytes) -> None:
        match = Match.replay(game, parse(_text(data)))
        match.record().text()
        use(match)

    return read


def _positions(game: Game) -> list[bytes]:
    return [write_text(document_of(game, match.moment())).encode() for match in _matches(game)]


def _position_reader(game: Game) -> Callable[[bytes], Any]:
    def read(data: bytes) -> None:
        use(Match.at(game, moment_of(game, read_text(_text(data)))))

    return read


def _moment_reader(game: Game) -> Callable[[bytes], Any]:
    def read(data: bytes) -> None:
        Table.of_moment(game, Moment.decode(data))

    return read


# The engine protocol --------------------------------------------------------------------------------------------


def _lines() -> list[bytes]:
    game = registry.game("starfighter")
    match = Match.new(game, seed="lines")
    requests: list[dict[str, Any]] = [
        {"op": "hello"},
        {"op": "new", "game": "starfighter", "setup": {"mode": "training"}, "seed": 3},
        {"op": "load", "position": document_of(game, match.moment())},
        {"op": "replay", "record": match.record().text()},
        {"op": "pending", "match": "m1"},
        {"op": "choose", "match": "m1", "decision": "d1", "option": "ares"},
        {"op": "resign", "match": "m1", "seat": "first"},
        {"op": "ask", "match": "m1", "seat": "first", "about": "1-03@2:up"},
        {"op": "chance", "match": "m1", "answers": [{"draw": ["1-03"]}, {"roll": [6]}, {"pick": "first"}]},
        {"op": "view", "match": "m1", "seat": None},
        {"op": "view", "match": "m1", "seats": ["first", "second"]},
        {"op": "state", "match": "m1"},
        {"op": "position", "match": "m1"},
        {"op": "record", "match": "m1"},
        {"op": "digest", "match": "m1"},
        {"op": "undo", "match": "m1"},
        {"op": "fork", "match": "m1"},
        {"op": "odds", "match": "m1", "query": {}},
        {"op": "measure", "game": "armada", "table": {}, "query": {"kind": "distance"}},
        {"op": "suggest", "match": "m1", "seat": "first", "level": "learner", "iterations": 1},
    ]
    return [msgspec.json.encode({"id": number, **request}) for number, request in enumerate(requests)]


class _Protocol:
    """An engine with a match on it, which a line that gets an error must leave as it is."""

    def __init__(self) -> None:
        self._engine = Engine()
        self._lines = 0

    def read(self, data: bytes) -> None:
        """Answers one line; an error of the protocol is raised as what it is."""
        if self._lines % 500 == 0:
            self._engine = Engine()
            self._ask({"op": "new", "game": "starfighter", "seed": 1})
        self._lines += 1
        before = self._ask({"op": "digest", "match": "m1"})
        answer = msgspec.json.decode(self._engine.answer(data))
        assert set(answer) >= {"id", "ok"}
        if not answer["ok"]:
            assert self._ask({"op": "digest", "match": "m1"}) == before
            told = answer["error"]
            assert told["code"] != "our-mistake"
            raise BadInput(told["message"], field="line")

    def _ask(self, request: dict[str, Any]) -> Any:
        return msgspec.json.decode(self._engine.answer(msgspec.json.encode({"id": 0, **request})))
