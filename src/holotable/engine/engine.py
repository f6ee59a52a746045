"""The engine: one line of JSON in, one line out; whatever comes in, it goes on and no match is harmed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from secrets import token_hex
from typing import Any, Final

import msgspec

from holotable.engine import answers, requests
from holotable.engine.errors import BadInput, NotOwed
from holotable.kernel import position, record, registry
from holotable.kernel.asking import why_not
from holotable.kernel.chance import NAMES
from holotable.kernel.errors import HolotableError
from holotable.kernel.match import Match
from holotable.kernel.unread import unread
from holotable.kernel.words import LANGS

PROTOCOL: Final = 1
LARGEST_LINE: Final = 8_000_000
MOST_MATCHES: Final = 100_000

_CHANCE = frozenset(NAMES.values())
_ANSWER = {"choose": "option", "some": "options", "order": "order"}


class Engine:
    """The matches of one program, and the operations on them."""

    def __init__(self) -> None:
        self._matches: dict[str, Match[Any]] = {}
        self._made = 0
        self._decoder = msgspec.json.Decoder(requests.AnyRequest)
        self._operations: dict[type[requests.Request], Callable[[Any], dict[str, Any]]] = {
            requests.Hello: self._hello,
            requests.New: self._new,
            requests.Load: self._load,
            requests.Pending: self._pending,
            requests.Choose: self._choose,
            requests.Resign: self._resign,
            requests.Ask: self._ask,
            requests.ChanceAnswers: self._chance,
            requests.View: self._view,
            requests.State: self._state,
            requests.PositionOf: self._position,
            requests.RecordOf: self._record,
            requests.Replay: self._replay,
            requests.Digest: self._digest,
            requests.Undo: self._undo,
            requests.Fork: self._fork,
            requests.Odds: self._odds,
            requests.Measure: self._measure,
            requests.Suggest: self._suggest,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, without its line end."""
        return msgspec.json.encode(self.answered(line))

    def answered(self, line: bytes) -> dict[str, Any]:
        """The answer to a line as plain data."""
        if len(line) > LARGEST_LINE:
            return _error(None, BadInput("engine-long-line", field="line", most=LARGEST_LINE))
        try:
            request = self._decoder.decode(line)
        except msgspec.ValidationError as error:
            return _error(_id_of(line), BadInput("engine-no-request", field="line", why=unread(error)))
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            return _error(None, BadInput("engine-no-json", field="line", why=unread(error)))
        try:
            return {"id": request.id, "ok": True, **self._operations[type(request)](request)}
        except HolotableError as error:
            return _error(request.id, error)
        except RecursionError:
            return _error(request.id, BadInput("engine-deep", field="line"))

    # Beginning and ending -------------------------------------------------------------------------------------------

    def _hello(self, _: requests.Hello) -> dict[str, Any]:
        from holotable.engine.schemas import schemas

        games = {name: schemas(registry.game(name)) for name in registry.names()}
        return {"name": "holotable", "version": version("holotable"), "protocol": PROTOCOL, "games": games}

    def _new(self, asked: requests.New) -> dict[str, Any]:
        game = registry.game(asked.game)
        return self._begun(Match.new(game, asked.setup, seed=_seed(asked.seed)))

    def _load(self, asked: requests.Load) -> dict[str, Any]:
        document = asked.position
        name = asked.game or (document.get("game") if isinstance(document, dict) else None)
        if not isinstance(name, str):
            raise BadInput("error-position-game", field="game")
        game = registry.game(name)
        return self._begun(Match.at(game, position.moment_of(game, document), seed=_seed(asked.seed)))

    def _replay(self, asked: requests.Replay) -> dict[str, Any]:
        parsed = record.parse(asked.record)
        match = Match.replay(registry.game(parsed.game), parsed)
        return {**self._begun(match), "digest": match.digest()}

    def _begun(self, match: Match[Any]) -> dict[str, Any]:
        if len(self._matches) >= MOST_MATCHES:
            raise BadInput("engine-full", field="match", most=MOST_MATCHES)
        self._made += 1
        name = f"m{self._made}"
        self._matches[name] = match
        match.news()
        return {"match": name}

    def _fork(self, asked: requests.Fork) -> dict[str, Any]:
        return self._begun(self._match(asked.match).fork())

    # Playing ----------------------------------------------------------------------------------------------------------

    def _pending(self, asked: requests.Pending) -> dict[str, Any]:
        match = self._match(asked.match)
        return {
            "decisions": [answers.decision(match, seat) for seat in match.owing()],
            "over": answers.over(match),
        }

    def _choose(self, asked: requests.Choose) -> dict[str, Any]:
        match = self._match(asked.match)
        for seat in match.owing():
            if match.decision_id(seat) == asked.decision:
                break
        else:
            raise NotOwed("engine-not-owed", field="decision", decision=asked.decision[:40])
        decision = match.pending(seat)
        assert decision is not None
        name = _ANSWER.get(decision.kind, "value")
        given = getattr(asked, name)
        if given is msgspec.UNSET:
            raise BadInput("engine-answered-by", field=name, kind=decision.kind)
        match.choose(seat, decision.from_plain(given))
        return self._happened(match)

    def _resign(self, asked: requests.Resign) -> dict[str, Any]:
        match = self._match(asked.match)
        match.leave(match.seat(asked.seat))
        return self._happened(match)

    def _happened(self, match: Match[Any]) -> dict[str, Any]:
        everybody = frozenset(range(len(match.seats)))
        return {"events": answers.events(match.game, match.news(), everybody), "over": answers.over(match)}

    def _undo(self, asked: requests.Undo) -> dict[str, Any]:
        self._match(asked.match).undo()
        return {}

    def _chance(self, asked: requests.ChanceAnswers) -> dict[str, Any]:
        queued: list[tuple[str, Any]] = []
        for number, answer in enumerate(asked.answers):
            field = f"answers[{number}]"
            if len(answer) != 1 or next(iter(answer)) not in _CHANCE:
                raise BadInput("engine-chance", field=field, known=", ".join(sorted(_CHANCE)))
            queued.extend(answer.items())
        table = self._match(asked.match).table
        table.script = [*(table.script or []), *queued]
        return {"queued": len(table.script)}

    # Looking ------------------------------------------------------------------------------------------------------------

    def _ask(self, asked: requests.Ask) -> dict[str, Any]:
        match = self._match(asked.match)
        return answers.refusal(match.game, why_not(match, match.seat(asked.seat), asked.about))

    def _view(self, asked: requests.View) -> dict[str, Any]:
        match = self._match(asked.match)
        names = asked.seats if asked.seats is not None else [asked.seat] if asked.seat is not None else []
        viewers = frozenset(match.seat(name) for name in names)
        return {"view": msgspec.to_builtins(match.view(viewers))}

    def _state(self, asked: requests.State) -> dict[str, Any]:
        table = self._match(asked.match).table
        chance = (
            None if table.chance is None else {"stream": table.chance.stream, "counter": table.chance.counter}
        )
        return {"state": msgspec.to_builtins(table.state), "steps": table.steps, "chance": chance}

    def _position(self, asked: requests.PositionOf) -> dict[str, Any]:
        match = self._match(asked.match)
        return {"position": position.document_of(match.game, match.moment())}

    def _record(self, asked: requests.RecordOf) -> dict[str, Any]:
        return {"record": self._match(asked.match).record().text()}

    def _digest(self, asked: requests.Digest) -> dict[str, Any]:
        return {"digest": self._match(asked.match).digest()}

    def _odds(self, asked: requests.Odds) -> dict[str, Any]:
        if asked.match is not None:
            match = self._match(asked.match)
            return {"odds": match.game.odds(match.table.state, asked.query)}
        if asked.game is None:
            raise BadInput("engine-odds-of", field="game")
        return {"odds": registry.game(asked.game).odds(None, asked.query)}

    def _measure(self, asked: requests.Measure) -> dict[str, Any]:
        from holotable.engine.measuring import measure

        match = None if asked.match is None else self._match(asked.match)
        return measure(match, asked.game, asked.table, asked.query)

    def _suggest(self, asked: requests.Suggest) -> dict[str, Any]:
        from holotable.engine.suggesting import suggest

        match = self._match(asked.match)
        seat = match.seat(asked.seat)
        return suggest(
            match, seat, level=asked.level, milliseconds=asked.milliseconds, iterations=asked.iterations
        )

    def _match(self, name: str) -> Match[Any]:
        if name not in self._matches:
            raise BadInput("engine-no-match", field="match", name=name[:40])
        return self._matches[name]


def _seed(seed: str | int | None) -> str:
    return token_hex(16) if seed is None else str(seed)


def _id_of(line: bytes) -> Any:
    """The id of a line that is no request, if it is JSON that has one."""
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return plain.get("id") if isinstance(plain, dict) else None


def _error(request: Any, error: HolotableError) -> dict[str, Any]:
    told: dict[str, str] = {"code": error.code, "message": str(error)}
    told |= {lang: error.say(lang) for lang in LANGS}
    if error.field is not None:
        told["field"] = error.field
    if error.rule:
        told["rule"] = error.rule
    return {"id": request, "ok": False, "error": told}
