"""What goes over the wire at the measuring table, typed once, as `messages.py` does for matches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Spoken(msgspec.Struct, frozen=True):
    """A name in both languages."""

    de: str
    en: str


class TableItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is drawn: its role says how it looks; points are those of the table, y up, a path has y down."""

    kind: Literal["curve", "line", "way", "dot", "cross", "arrow", "label"]
    role: str
    d: str = ""
    points: tuple[tuple[float, float], ...] = ()
    words: str = ""
    note: str = ""
    dashed: bool = False


class TableKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be put on a table, and what it can do there."""

    field: Literal["ship", "base", "shape"]
    """The field of a table's document that names it."""
    id: str
    name: Spoken
    group: str
    size: str
    drawing: str
    """Which of the catalogue's drawings it looks like."""
    reach: float
    """How far its outline lies from its middle at most."""
    moves: Literal["tool", "template", "free", "none"]
    defends: bool = False
    listed: bool = True
    """Whether it is offered at first sight, or only found by its name."""
    arcs: tuple[str, ...] = ()
    """What it attacks from."""
    zones: tuple[str, ...] = ()
    """What of it is attacked."""
    chart: tuple[tuple[int, ...], ...] = ()
    """For each speed how often each joint of the maneuver tool may be clicked."""
    dial: dict[str, tuple[str, ...]] = {}
    own_arcs: tuple[str, ...] = ()
    turret: bool = False


class TableBearing(msgspec.Struct, frozen=True):
    """A bearing: at which speeds there is a template for it, and where a ship may be set at its end."""

    speeds: tuple[int, ...]
    offsets: tuple[float, ...]
    huge_speeds: tuple[int, ...]


class TableReposition(msgspec.Struct, frozen=True):
    """A move with a template that is no maneuver: its templates, sides, and where a ship may be set."""

    action: str
    templates: tuple[str, ...]
    sides: tuple[str, ...]
    offsets: tuple[float, ...]


class TableCatalogue(msgspec.Struct, frozen=True):
    """Everything that can be put on a game's table, and what the rules call things there."""

    title: str
    area: tuple[float, float]
    drawings: dict[str, tuple[TableItem, ...]]
    kinds: tuple[TableKind, ...]
    groups: dict[str, Spoken]
    regions: dict[str, Spoken]
    rules: dict[str, Spoken]
    marks: dict[str, Spoken] = {}
    """What is measured to besides pieces, such as the edges of the play area."""
    bearings: dict[str, TableBearing] = {}
    repositions: dict[str, tuple[TableReposition, ...]] = {}
    """By the size of a base."""
    places: tuple[str, ...] = ()
    """Of a wing."""


class MeasureTable(msgspec.Struct, frozen=True):
    """A table's document and a question about it, as `holotable measure` takes them; without one it is only read."""

    table: Any
    query: Any = None
    lang: Literal["de", "en"] = "en"


class MeasuredReason(msgspec.Struct, frozen=True):
    """A sentence that explains an answer, with the rule that it names."""

    text: str
    rule: str = ""


class MeasuredTable(msgspec.Struct, frozen=True):
    """An answer, why it is so, and what is drawn upon the table."""

    answer: Any
    title: str
    reasons: tuple[MeasuredReason, ...]
    items: tuple[TableItem, ...]


class SharedTable(msgspec.Struct, frozen=True):
    """A table that whoever has the link may look at, with the question that was asked last."""

    game: str
    table: Any
    query: Any = None


class TableToShare(msgspec.Struct, frozen=True):
    """A table that somebody wants to share."""

    table: Any
    query: Any = None


class TableLink(msgspec.Struct, frozen=True):
    """The name under which a shared table is found."""

    id: str
