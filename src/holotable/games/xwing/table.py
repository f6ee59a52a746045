"""A table of the game, and every question that can be asked about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from holotable.games.xwing import reading
from holotable.games.xwing.errors import BadInput
from holotable.games.xwing.geometry import devices, flying
from holotable.games.xwing.geometry.answer import Answer
from holotable.games.xwing.geometry.arcs import TURRETS
from holotable.games.xwing.geometry.attack import Shot, obstructors_between, shoot
from holotable.games.xwing.geometry.attacks import every_attack
from holotable.games.xwing.geometry.bases import BARE, Base, base_of
from holotable.games.xwing.geometry.carriers import EXITS, HUGE_EXITS
from holotable.games.xwing.geometry.displaced import Setting, set_down
from holotable.games.xwing.geometry.distance import Distance, Watch, distance, watch
from holotable.games.xwing.geometry.formation import Formation, form_up
from holotable.games.xwing.geometry.laying import Laid, lay
from holotable.games.xwing.geometry.maneuver import offsets_of
from holotable.games.xwing.geometry.moves import Move
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.placing import Placement, put_obstacle, put_piece
from holotable.games.xwing.geometry.regions import (
    HYPERSPACE,
    PLAY_AREA,
    edges_of,
    names_for,
    regions_named,
)
from holotable.games.xwing.geometry.repositioning import ACTIONS, ROLLS, offsets_for, templates_for
from holotable.games.xwing.geometry.ships import ship_id, ships
from holotable.games.xwing.geometry.templates import Template, template_of
from holotable.games.xwing.geometry.wings import PLACES
from holotable.plane.document import load_document
from holotable.plane.point import Pose
from holotable.plane.regions import Region

if TYPE_CHECKING:
    from holotable.games.xwing.geometry.ground import Ground
    from holotable.plane.shapes import Shape

AnAnswer = TypeVar("AnAnswer", bound=Answer)
_SIDES = {"left": -1, "right": 1}


class Table:
    """Ships, remotes, devices and obstacles on a play area. A question never moves one of them."""

    __slots__ = ("ground", "pieces", "scenario", "things")

    def __init__(self, ground: Ground, scenario: str | None = None) -> None:
        self.ground = ground
        self.scenario = scenario
        self.pieces = {piece.id: piece for piece in ground.pieces}
        self.things = {thing.id: thing for thing in ground.things}

    @classmethod
    def load(cls, path: str | Path) -> Table:
        """The table in a JSON file; one with a question beside it, as the handbook's, holds it under ``table``."""
        return cls.from_document(reading.refused(lambda: load_document(path)))

    @classmethod
    def from_document(cls, document: Any) -> Table:
        """The table in a document as the engine protocol describes it."""
        return cls(*reading.read_ground(document))

    def distance(self, one: str, other: str) -> Distance:
        """The range between two pieces, obstacles or edges of the play area (XW-ARC-11)."""
        first = self._shape(one, "from")
        second = self._shape(other, "to")
        touching = (
            one in self.pieces and other in self.pieces and self.pieces[one].touches(self.pieces[other])
        )
        return self._drawn(distance(one, first, other, second, touching=touching))

    def arc(self, of: str) -> Watch:
        """Who is in which arc of a piece (XW-ARC-01)."""
        return self._drawn(watch(self._piece(of, "of"), self._others(of), edges_of(self.ground.area)))

    def arc_at(self, what: str, pose: Pose) -> Watch:
        """Who would be in which arc of something at a pose: a piece of the table, a ship, or a bare base."""
        piece = self.pieces[what] if what in self.pieces else _unplaced(what)
        return self._drawn(watch(piece.moved(pose), self._others(what), edges_of(self.ground.area)))

    def attack(self, attacker: str, arc: str, target: str) -> Shot:
        """An attack from one arc, with its range and what obstructs it (XW-ATT-01)."""
        one = self._piece(attacker, "from")
        other = self._piece(target, "to")
        if one is other:
            raise BadInput("xwing-attacks-itself", field="query.to", rule="XW-CORE-55")
        name = "turret" if arc in TURRETS else arc
        if name not in one.arc_names():
            has = ", ".join(one.arc_names()) or "no arcs"
            raise BadInput("xwing-no-arc", field="query.arc", arc=arc[:40], piece=attacker, known=has)
        obstructors = obstructors_between(one, other, self.ground.pieces, self.ground.things)
        return self._drawn(shoot(one, name, other, obstructors))

    def attacks(self) -> list[Shot]:
        """Every attack of the table's ships on each other whose target is in a printed arc, worked out together."""
        return [self._drawn(shot) for shot in every_attack(self.ground.pieces, self.ground.things)]

    def maneuver(self, piece: str, speed: int, bearing: str, offset: float = 0.0) -> Move:
        """Where a maneuver ends in full, and where it really ends (XW-MOV-28 to XW-MOV-35)."""
        ship = self._piece(piece, "piece")
        known = reading.read_bearing(ship.base, bearing, speed)
        reading.read_offset(offset, offsets_of(known), "XW-MOV-12")
        return self._drawn(flying.maneuver(self.ground, ship, known, speed, offset))

    def dial(self, piece: str) -> list[Move]:
        """Every maneuver of a ship's own dial."""
        ship = self._piece(piece, "piece")
        if ship.ship is None:
            raise BadInput("xwing-bare-dial", field="query.piece")
        return [self.maneuver(piece, speed, bearing) for speed, bearing in ship.ship.maneuvers()]

    def reposition(
        self,
        piece: str,
        action: str,
        template: str | None = None,
        side: str | None = None,
        offset: float = 0.0,
    ) -> Move:
        """A barrel roll, boost, decloaking or SLAM, and whether it fails (XW-POS)."""
        ship = self._piece(piece, "piece")
        if action not in ACTIONS:
            raise BadInput("plane-none-of", field="query.action", text=action[:40], known=", ".join(ACTIONS))
        if not ship.base.is_ship:
            raise BadInput("xwing-ships-only", field="query.piece")
        if ship.base.is_huge:
            return self._drawn(flying.stay(ship, action))
        if action == "slam":
            return self._drawn(self._slam(ship, template, offset))
        if action in ROLLS:
            reading.read_offset(offset, offsets_for(action, ship.base), "XW-POS-04")
            if side not in _SIDES:
                raise BadInput("xwing-side", field="query.side", rule="XW-POS-04")
        else:
            reading.read_offset(offset, (0.0,), "XW-POS-09")
        cardboard = _cardboard(ship.base, action, template)
        return self._drawn(
            flying.reposition(self.ground, ship, action, cardboard, _SIDES.get(side or "", 0), offset)
        )

    def _slam(self, ship: Piece, template: str | None, offset: float) -> Move:
        speed, _, bearing = (template or "").partition("-")
        if not speed.isdecimal() or len(speed) != 1:
            raise BadInput("xwing-slam", field="query.template", rule="XW-POS-20")
        known = reading.read_bearing(ship.base, bearing, int(speed))
        reading.read_offset(offset, offsets_of(known), "XW-MOV-12")
        return flying.slam(self.ground, ship, known, int(speed), offset)

    def formation(self, leader: str, places: Sequence[str] | Mapping[str, str]) -> Formation:
        """Where wingmates stand; with the pieces that take the places, those are lifted first (XW-WING-27)."""
        ship = self._piece(leader, "leader")
        if ship.base.size != "small":
            raise BadInput("xwing-wing-leader", field="query.leader", rule="XW-WING-01")
        mates: dict[str, str | None] = {}
        for place in places:
            if place not in PLACES:
                raise BadInput(
                    "plane-none-of",
                    field="query.places",
                    rule="XW-WING-11",
                    text=place[:40],
                    known=", ".join(PLACES),
                )
            mates[place] = None
            if isinstance(places, Mapping):
                mates[place] = self._piece(places[place], f"places.{place}").id
        return self._drawn(form_up(self.ground, ship, mates))

    def place(self, piece: str, pose: Pose, region: str | Region = PLAY_AREA) -> Placement:
        """Whether a piece or an obstacle may be put somewhere (XW-CORE-20 to XW-CORE-24)."""
        side = self.pieces[piece].side if piece in self.pieces else None
        if isinstance(region, Region):
            regions = [region]
        else:
            known = names_for(self.scenario)
            if region not in known:
                raise BadInput(
                    "plane-none-of", field="query.region", text=region[:40], known=", ".join(known)
                )
            regions = regions_named(region, self.ground.area, self.scenario, side)
        if piece in self.things:
            thing = self.things[piece]
            return self._drawn(put_obstacle(self.ground, thing, self._moved(thing, pose), regions[0]))
        setting_up = not isinstance(region, Region) and region != PLAY_AREA
        return self._drawn(
            put_piece(self.ground, self._piece(piece, "piece"), pose, regions, setting_up=setting_up)
        )

    def displaced(self, by: str, piece: str, pose: Pose) -> Setting:
        """Whether a ship that a huge ship ran over may be set down somewhere, and where it may (XW-HUGE-43)."""
        huge = self._piece(by, "by")
        ship = self._piece(piece, "piece")
        if not huge.base.is_huge:
            raise BadInput("xwing-by-huge", field="query.by", rule="XW-HUGE-42")
        if ship.base.is_huge or not ship.base.is_ship:
            raise BadInput("xwing-pushed", field="query.piece", rule="XW-HUGE-42")
        return self._drawn(set_down(self.ground, huge, ship, pose))

    def deploy(
        self, carrier: str, piece: str, way: str, speed: int, bearing: str, offset: float = 0.0
    ) -> Move:
        """A docked ship leaves its carrier; the piece stands anywhere on the table's document, as it is docked."""
        ship = self._piece(piece, "piece")
        known = reading.read_bearing(ship.base, bearing, speed)
        if known.family in {"stationary", "reverse"}:
            raise BadInput("xwing-deploys-by", field="query.bearing", rule="XW-DOCK-02", bearing=bearing)
        reading.read_offset(offset, offsets_of(known), "XW-MOV-12")
        host = self._piece(carrier, "carrier")
        if host is ship:
            raise BadInput("xwing-docked-itself", field="query.carrier", rule="XW-DOCK-01")
        exits = HUGE_EXITS if host.base.is_huge else EXITS
        if way not in exits:
            raise BadInput(
                "plane-none-of",
                field="query.exit",
                rule="XW-HUGE-22" if host.base.is_huge else "XW-DOCK-02",
                text=way[:40],
                known=", ".join(exits),
            )
        return self._drawn(flying.deploy(self.ground, host, ship, way, known, speed, offset))

    def drop(self, piece: str, template: str, *, launched: bool = False, device: str = "device") -> Laid:
        """Where a device dropped or launched by a ship comes to lie (XW-OBJ-01, XW-OBJ-02)."""
        ship = self._piece(piece, "piece")
        if device not in {"device", "remote"}:
            raise BadInput("plane-none-of", field="query.device", text=device[:40], known="device, remote")
        base = base_of(device)
        laid = devices.placed(ship.base, ship.pose, _template(template), base, launched=launched)
        return self._drawn(lay(self.ground, base, *laid, rule="XW-OBJ-07", beside=ship))

    def relocate(self, piece: str, template: str) -> Laid:
        """Where a remote goes that is relocated forward (XW-SCEN-67)."""
        remote = self._piece(piece, "piece")
        if remote.base.size != "remote":
            raise BadInput("xwing-remotes-only", field="query.piece", rule="XW-SCEN-67")
        laid = devices.relocated(remote.pose, _template(template))
        return self._drawn(lay(self.ground, remote.base, *laid, rule="XW-SCEN-68", beside=remote, but=piece))

    def arrive(self, piece: str, marker: str | Pose, arm: str) -> Laid:
        """Where a ship arrives at an arm of a hyperspace marker of the scenario (XW-S03-12)."""
        ship = self._piece(piece, "piece")
        if arm not in devices.ARMS:
            raise BadInput("plane-none-of", field="query.arm", text=arm[:40], known=", ".join(devices.ARMS))
        if isinstance(marker, str):
            markers = HYPERSPACE.get(self.scenario or "", {})
            if marker not in markers:
                raise BadInput("xwing-markers", field="query.marker", known=", ".join(markers) or "none")
            marker = markers[marker]
        pose = devices.arrival(marker, arm, ship.base)
        return self._drawn(
            lay(self.ground, ship.base, None, pose, rule="XW-S03-13", beside=marker, but=piece)
        )

    def _moved(self, thing: Thing, pose: Pose) -> Shape:
        """The obstacle's shape at another pose."""
        return thing.outline.at(pose)

    def _piece(self, name: str, field: str) -> Piece:
        if name not in self.pieces:
            where = f"query.{field}"
            raise BadInput("xwing-no-piece", field=where, name=name[:40])
        return self.pieces[name]

    def _shape(self, name: str, field: str) -> Shape:
        shape = self.shape_named(name)
        return self._piece(name, field).body if shape is None else shape

    def shape_named(self, name: str) -> Shape | None:
        """What is measured to: a base without guides, an obstacle, or an edge of the play area."""
        if name in self.pieces:
            return self.pieces[name].body
        if name in self.things:
            return self.things[name].shape
        return edges_of(self.ground.area).get(name)

    def _others(self, name: str) -> list[Piece]:
        return [piece for piece in self.ground.pieces if piece.id != name]

    def _drawn(self, answer: AnAnswer) -> AnAnswer:
        from holotable.games.xwing.drawing import draw_answer

        answer.drawn = partial(draw_answer, self, answer)
        return answer


def _unplaced(what: str) -> Piece:
    """A piece that stands nowhere yet."""
    known = ship_id(what)
    ship = None if known is None else ships()[known]
    size = what if ship is None else ship.size
    if size not in BARE:
        raise BadInput("xwing-ship-or-base", field="query.ship", name=what[:40])
    return Piece(what, base_of(size), Pose(0.0, 0.0), ship=ship)


def _template(name: str) -> Template:
    template = template_of(name)
    if template is None:
        raise BadInput("xwing-no-template", field="query.template", name=name[:40])
    return template


def _cardboard(base: Base, action: str, name: str | None) -> Template:
    """The template of a reposition; where the action has only one it need not be named."""
    allowed = templates_for(action, base)
    if name is None:
        return allowed[0]
    template = _template(name)
    if template not in allowed:
        rule = {"boost": "XW-POS-09", "barrel-roll": "XW-POS-01"}.get(action, "XW-POS-13")
        raise BadInput("xwing-other-template", field="query.template", rule=rule, name=name)
    return template
