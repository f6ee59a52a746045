"""The engine's ``measure`` for Armada: a question as JSON, answered on a table as JSON."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from holotable.games.armada.errors import of_plane
from holotable.games.armada.geometry.answer import TEXTS, Answer, args_in
from holotable.games.armada.geometry.regions import PLAY_AREA, REGIONS
from holotable.games.armada.table import Table
from holotable.kernel.words import Lang
from holotable.plane.errors import PlaneError
from holotable.plane.items import items_upon
from holotable.plane.outlines import MOST_POINTS, outline
from holotable.plane.reading import (
    fields_of,
    list_of,
    point,
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

Query = dict[str, object]


def measure(document: Any, query: Any) -> dict[str, Any]:
    """Answer a question about a table; what cannot be is refused with the field, and the rule where one applies."""
    return ask(Table.from_document(document), query).plain()


def draw(document: Any, query: Any = None, lang: Lang = "de") -> "Scene":
    """The picture of a table, or of the answer to a question about it."""
    from holotable.games.armada.drawing import draw_table

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
        {"text": TEXTS.say(lang, key, args_in(lang, args)), "rule": args.get("rule", "")}
        for key, args in answer.reasons()
    ]
    return {"answer": answer.plain(), "title": scene.title, "reasons": reasons, "items": items_upon(scene)}


def ask(table: Table, query: Any) -> Answer:
    """The answer to a question as JSON gives it."""
    try:
        asked = fields_of(query, "query")
        kind = text(required(asked, "kind", "query"), "query.kind", tuple(_KINDS))
        return _KINDS[kind](table, asked)
    except PlaneError as problem:
        raise of_plane(problem) from problem


def _distance(table: Table, query: Query) -> Answer:
    return table.distance(_name(query, "from"), _name(query, "to"))


def _arc(table: Table, query: Query) -> Answer:
    at = None if query.get("at") is None else pose(query["at"], "query.at")
    if at is not None and query.get("of") is None:
        return table.arc_at(at, _name_or_none(query, "base") or _name(query, "ship"))
    return table.arc(_name(query, "of"), at)


def _attack(table: Table, query: Query) -> Answer:
    return table.attack(
        _name(query, "from"),
        _name_or_none(query, "zone"),
        _name(query, "to"),
        _name_or_none(query, "to_zone"),
    )


def _maneuver(table: Table, query: Query) -> Answer:
    speed = whole(required(query, "speed", "query"), "query.speed")
    clicks = None
    if query.get("clicks") is not None:
        clicks = [
            whole(click, f"query.clicks[{i}]")
            for i, click in enumerate(list_of(query["clicks"], "query.clicks", MOST_POINTS))
        ]
    return table.maneuver(_name(query, "piece"), speed, clicks, _name_or_none(query, "side"))


def _move(table: Table, query: Query) -> Answer:
    name = _name(query, "piece")
    speed = whole(required(query, "speed", "query"), "query.speed")
    if name not in table.obstacles:
        return table.move(name, speed, point(required(query, "to", "query"), "query.to"))
    where = None if query.get("pose") is None else pose(query["pose"], "query.pose")
    least = whole(query.get("least", 0), "query.least")
    return table.shift(name, speed, where, _name_or_none(query, "towards"), least)


def _place(table: Table, query: Query) -> Answer:
    wanted = query.get("region", PLAY_AREA)
    where: str | Region
    if isinstance(wanted, str):
        where = text(wanted, "query.region", REGIONS)
    else:
        where = Region([outline(points(wanted, "query.region", MOST_POINTS), "query.region")])
    deploying = truth(query.get("deploying", False), "query.deploying")
    return table.place(
        _name(query, "piece"),
        pose(required(query, "pose", "query"), "query.pose"),
        where,
        deploying=deploying,
    )


def _displaced(table: Table, query: Query) -> Answer:
    return table.displaced(
        _name(query, "by"), _name(query, "piece"), pose(required(query, "pose", "query"), "query.pose")
    )


def _name(query: Query, field: str) -> str:
    return text_of(query, field, "query")


def _name_or_none(query: Query, field: str) -> str | None:
    return text_or_none(query, field, "query")


_KINDS: Final[dict[str, Callable[[Table, Query], Answer]]] = {
    "distance": _distance,
    "arc": _arc,
    "attack": _attack,
    "maneuver": _maneuver,
    "move": _move,
    "place": _place,
    "displaced": _displaced,
}
