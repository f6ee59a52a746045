"""Questions as the engine protocol asks them, and their answers as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from holotable.games.xwing.geometry.answer import TEXTS, Answer, spoken
from holotable.games.xwing.reading import refused
from holotable.games.xwing.table import Table
from holotable.kernel.words import Lang
from holotable.plane.items import items_upon
from holotable.plane.outlines import MOST_POINTS, outline
from holotable.plane.reading import (
    fields_of,
    list_of,
    number,
    points,
    pose,
    required,
    text,
    text_of,
    text_or_none,
    truth,
    whole,
)
from holotable.plane.regions import Region

if TYPE_CHECKING:
    from holotable.plane.picture import Scene

Query = Mapping[str, object]


def measure(document: Any, query: Any) -> dict[str, Any]:
    """The answer to one question about a described table."""
    return ask(Table.from_document(document), query).plain()


def draw(document: Any, query: Any = None, lang: Lang = "de") -> Scene:
    """The table as a picture, with the answer to a question drawn on it if one is asked."""
    from holotable.games.xwing.drawing import draw_table

    table = Table.from_document(document)
    return draw_table(table, lang) if query is None else ask(table, query).picture(lang)


def show(document: Any, query: Any = None, lang: Lang = "de") -> dict[str, Any]:
    """The answer as plain data, its reasons in words with their rules, and what is to be drawn upon the table.

    Without a question the table is only read: one that cannot be is refused.
    """
    table = Table.from_document(document)
    if query is None:
        return {"answer": None, "title": "", "reasons": [], "items": []}
    answer = ask(table, query)
    scene = answer.picture(lang)
    reasons = [
        {"text": TEXTS.say(lang, key, spoken(lang, args)), "rule": args.get("rule", "")}
        for key, args in answer.sentences()
    ]
    return {"answer": answer.plain(), "title": scene.title, "reasons": reasons, "items": items_upon(scene)}


def ask(table: Table, query: Any) -> Answer:
    """The answer to one question about a table."""
    return refused(lambda: _ask(table, query))


def _ask(table: Table, query: Any) -> Answer:
    fields = fields_of(query, "query")
    kind = text(required(fields, "kind", "query"), "query.kind", tuple(_KINDS))
    return _KINDS[kind](table, fields)


def _distance(table: Table, query: Query) -> Answer:
    return table.distance(_text(query, "from"), _text(query, "to"))


def _arc(table: Table, query: Query) -> Answer:
    if query.get("at") is None:
        return table.arc(_text(query, "of"))
    where = pose(query["at"], "query.at")
    what = _maybe(query, "base") or _maybe(query, "ship") or _text(query, "of")
    return table.arc_at(what, where)


def _attack(table: Table, query: Query) -> Answer:
    return table.attack(_text(query, "from"), _text(query, "arc"), _text(query, "to"))


def _maneuver(table: Table, query: Query) -> Answer:
    return table.maneuver(_text(query, "piece"), _speed(query), _text(query, "bearing"), _offset(query))


def _reposition(table: Table, query: Query) -> Answer:
    return table.reposition(
        _text(query, "piece"),
        _text(query, "action"),
        _maybe(query, "template"),
        _maybe(query, "side"),
        _offset(query),
    )


def _formation(table: Table, query: Query) -> Answer:
    places = required(query, "places", "query")
    if isinstance(places, dict):
        named = fields_of(places, "query.places")
        mates = {place: text(piece, f"query.places.{place}") for place, piece in named.items()}
        return table.formation(_text(query, "leader"), mates)
    listed = list_of(places, "query.places", 5)
    names = [text(place, f"query.places[{k}]") for k, place in enumerate(listed)]
    return table.formation(_text(query, "leader"), names)


def _place(table: Table, query: Query) -> Answer:
    where = pose(required(query, "pose", "query"), "query.pose")
    region = query.get("region", "play area")
    if isinstance(region, str):
        return table.place(_text(query, "piece"), where, region)
    corners = points(region, "query.region", MOST_POINTS)
    return table.place(_text(query, "piece"), where, Region([outline(corners, "query.region")]))


def _displaced(table: Table, query: Query) -> Answer:
    where = pose(required(query, "pose", "query"), "query.pose")
    return table.displaced(_text(query, "by"), _text(query, "piece"), where)


def _deploy(table: Table, query: Query) -> Answer:
    return table.deploy(
        _text(query, "carrier"),
        _text(query, "piece"),
        _maybe(query, "exit") or "front",
        _speed(query),
        _text(query, "bearing"),
        _offset(query),
    )


def _drop(table: Table, query: Query) -> Answer:
    launched = query.get("launched", False)
    return table.drop(
        _text(query, "piece"),
        _text(query, "template"),
        launched=truth(launched, "query.launched"),
        device=_maybe(query, "device") or "device",
    )


def _relocate(table: Table, query: Query) -> Answer:
    return table.relocate(_text(query, "piece"), _text(query, "template"))


def _arrive(table: Table, query: Query) -> Answer:
    marker = required(query, "marker", "query")
    at = marker if isinstance(marker, str) else pose(marker, "query.marker")
    return table.arrive(_text(query, "piece"), at, _text(query, "arm"))


_KINDS: Final[dict[str, Callable[[Table, Query], Answer]]] = {
    "distance": _distance,
    "arc": _arc,
    "attack": _attack,
    "maneuver": _maneuver,
    "reposition": _reposition,
    "formation": _formation,
    "place": _place,
    "displaced": _displaced,
    "deploy": _deploy,
    "drop": _drop,
    "relocate": _relocate,
    "arrive": _arrive,
}


def _text(query: Query, name: str) -> str:
    return text_of(query, name, "query")


def _maybe(query: Query, name: str) -> str | None:
    return text_or_none(query, name, "query")


def _speed(query: Query) -> int:
    return whole(required(query, "speed", "query"), "query.speed")


def _offset(query: Query) -> float:
    return 0.0 if query.get("offset") is None else number(query["offset"], "query.offset")
