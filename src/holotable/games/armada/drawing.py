"""Pictures of tables and answers: bases with their zones and arcs, rulers, sight lines, the tool, ghosts."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from holotable.games.armada.geometry.answer import TEXTS, Answer, Named, args_in
from holotable.games.armada.geometry.attack import Attack, Side
from holotable.games.armada.geometry.constants import DISTANCE_LINES, RANGE_LINES
from holotable.games.armada.geometry.displaced import Displacement
from holotable.games.armada.geometry.distances import Arcs, Distance
from holotable.games.armada.geometry.maneuver import Maneuver
from holotable.games.armada.geometry.obstacles import Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.regions import PLAY_AREA, Placement
from holotable.games.armada.geometry.shifting import Shift
from holotable.games.armada.geometry.squadrons import Flight
from holotable.kernel.words import Lang, Value
from holotable.plane.crossing import crossing
from holotable.plane.picture import Scene
from holotable.plane.point import Pose, Segment
from holotable.plane.shapes import Shape

if TYPE_CHECKING:
    from holotable.games.armada.table import Table

_MARGIN: Final = 40.0
"""Pieces that stand farther than this from what a picture is about are left out of it."""

_FIRST: Final = ("first", "bottom", "imperial", "empire", "separatist")


def draw_table(table: "Table", lang: Lang = "de") -> Scene:
    """The table as it stands."""
    scene = Scene(TEXTS.say(lang, "picture-table"))
    scene.table(*table.area)
    for obstacle in table.obstacles.values():
        draw_obstacle(scene, obstacle)
    for piece in table.pieces.values():
        draw_piece(scene, piece)
    scene.ground()
    return scene


def draw_answer(table: "Table", answer: Answer, lang: Lang) -> Scene:
    """The table with what was measured, and the reasons below it."""
    scene = _DRAWN[type(answer)](table, answer, lang)
    for key, args in answer.reasons():
        scene.caption(TEXTS.say(lang, key, args_in(lang, args)))
    return scene


def draw_piece(scene: Scene, piece: Piece) -> None:
    """A base with its dial frames, its hull zones, its targeting points, and an arrow at its bow."""
    role = role_of(piece)
    scene.shape(piece.body, role)
    for zone in piece.zones.values():
        scene.zone(zone.shape.corners, f"{role}-zone" if role != "neutral" else role)
        scene.point(zone.aim, role)
    if not piece.is_squadron:
        bow = piece.base.plastic.corners[2].y
        scene.arrow(Segment(piece.pose.point(0.0, bow - 12.0), piece.pose.point(0.0, bow - 2.0)), role)
    scene.label(piece.pose.centre(), piece.id, role, room=piece.plastic.reach)


def draw_obstacle(scene: Scene, obstacle: Obstacle, *, ghost: bool = False) -> None:
    """An obstacle or token with its name."""
    scene.shape(obstacle.shape, "obstacle", label=obstacle.id, dashed=ghost)


def role_of(piece: Piece) -> str:
    """The colour of a piece: its player's."""
    if piece.side is None:
        return "neutral"
    return "first" if piece.side in _FIRST else "second"


def _scene(table: "Table", lang: Lang, key: str, about: Iterable[Shape], **args: Value) -> Scene:
    """A picture of what stands around the shapes that it is about."""
    scene = Scene(TEXTS.say(lang, key, args_in(lang, args)))
    shapes = list(about)
    scene.table(*table.area)
    low_x = min(shape.cx - shape.reach for shape in shapes) - _MARGIN
    high_x = max(shape.cx + shape.reach for shape in shapes) + _MARGIN
    low_y = min(shape.cy - shape.reach for shape in shapes) - _MARGIN
    high_y = max(shape.cy + shape.reach for shape in shapes) + _MARGIN

    def near(shape: Shape) -> bool:
        half = shape.reach / 2.0
        return low_x - half <= shape.cx <= high_x + half and low_y - half <= shape.cy <= high_y + half

    for obstacle in table.obstacles.values():
        if near(obstacle.shape):
            draw_obstacle(scene, obstacle)
    for piece in table.pieces.values():
        if near(piece.plastic):
            draw_piece(scene, piece)
    scene.ground()
    return scene


def _side_name(side: Side, lang: Lang) -> str:
    if side.name is None:
        return side.piece.id
    return f"{side.piece.id} ({args_in(lang, {'zone': Named('zone', [side.name])})['zone']})"


def _outline(piece: Piece | Obstacle) -> Shape:
    return piece.plastic if isinstance(piece, Piece) else piece.shape


def _mm(lang: Lang, mm: float) -> str:
    return TEXTS.say(lang, "picture-mm", args_in(lang, {"mm": mm}))


def _attack(table: "Table", shot: Attack, lang: Lang) -> Scene:
    one = shot.attacker
    two = shot.defender
    about = [_outline(one.piece), _outline(two.piece)]
    names = {"from": _side_name(one, lang), "to": _side_name(two, lang)}
    scene = _scene(table, lang, "picture-attack", about, **names)
    if one.zone is not None:
        reach = next((line for line in RANGE_LINES if shot.mm is None or shot.mm <= line), RANGE_LINES[-1])
        scene.arc(one.zone.arc, one.zone.shape, reach)
        for line in RANGE_LINES:
            if line < reach:
                scene.band(one.zone.shape, line, field=one.zone.arc)
        scene.zone(one.zone.shape.corners, "chosen")
    if two.zone is not None:
        scene.zone(two.zone.shape.corners, "chosen")
    if shot.range_line is not None and shot.mm is not None:
        scene.line(shot.range_line, "blocked" if shot.range_crosses else "range", label=_mm(lang, shot.mm))
    scene.line(shot.sight_line, "sight" if shot.sight and not shot.forbidding else "blocked", dashed=True)
    _mark_crossings(table, scene, shot)
    return scene


def _mark_crossings(table: "Table", scene: Scene, shot: Attack) -> None:
    """A cross wherever the line of sight meets what is in its way."""
    shapes = [_outline(table.anything(name, "obstructed_by")) for name in shot.obstructed_by]
    if isinstance(shot.defender.piece, Piece):
        zones = shot.defender.piece.zones
        shapes += [zones[name].shape for name in shot.sight_crosses]
    for shape in shapes:
        found = crossing(shot.sight_line, shape)
        if found is not None:
            scene.cross(found.entry())


def _distance(table: "Table", found: Distance, lang: Lang) -> Scene:
    about = [_outline(found.one), _outline(found.two)]
    scene = _scene(table, lang, "picture-distance", about, **{"from": found.one.id, "to": found.two.id})
    if found.mm > 0.0:
        scene.ruler(found.line, DISTANCE_LINES)
    scene.line(found.line, "range", label=_mm(lang, found.mm))
    return scene


def _arcs(table: "Table", found: Arcs, lang: Lang) -> Scene:
    scene = draw_table(table, lang)
    scene.title = TEXTS.say(lang, "picture-arcs")
    if found.hull is not None:
        for name, zone in found.hull.zones.items():
            there = zone.at(found.pose)
            role = "arc" if name in {"front", "rear"} else "arc-second"
            scene.arc(there.arc, there.shape, RANGE_LINES[-1], role)
            for line in RANGE_LINES[:-1]:
                scene.band(there.shape, line, field=there.arc)
    elif found.base is not None:
        around = found.base.plastic.at(found.pose)
        for number, line in enumerate(DISTANCE_LINES, start=1):
            scene.band(around, line, label=str(number))
    return scene


def _maneuver(table: "Table", flown: Maneuver, lang: Lang) -> Scene:
    ship = flown.piece
    about = [ship.plastic, ship.base.plastic.at(flown.pose)]
    scene = _scene(table, lang, "picture-maneuver", about, piece=ship.id, speed=flown.full_speed)
    if flown.tool:
        scene.zone(flown.tool, "template" if flown.legal else "bad")
        for joint in flown.joints:
            scene.point(joint, "template")
    if flown.pivot is not None:
        scene.point(flown.pivot, "template")
    if flown.final != flown.pose:
        scene.ghost(ship.base.body.at(flown.pose), "bad")
    _draw_end(scene, ship, flown.final, "good" if flown.legal else "bad")
    for name in {name for ships in flown.tried.values() for name in ships}:
        scene.cross(table.pieces[name].pose.centre())
    return scene


def _draw_end(scene: Scene, piece: Piece, pose: Pose, role: str) -> None:
    """A piece where it comes to rest, as a ghost with its bow."""
    moved = piece.moved(pose)
    scene.ghost(moved.body, role)
    if not piece.is_squadron:
        bow = piece.base.plastic.corners[2].y
        scene.arrow(Segment(pose.point(0.0, bow - 12.0), pose.point(0.0, bow - 2.0)), role)


def _flight(table: "Table", flown: Flight, lang: Lang) -> Scene:
    moved = flown.squadron.moved(flown.pose)
    about = [flown.squadron.plastic, moved.plastic]
    scene = _scene(table, lang, "picture-move", about, piece=flown.squadron.id)
    scene.line(Segment(flown.squadron.pose.centre(), flown.pose.centre()), "range", label=_mm(lang, flown.mm))
    scene.ghost(moved.body, "good" if flown.legal else "bad")
    return scene


def _shift(table: "Table", moved: Shift, lang: Lang) -> Scene:
    there = moved.obstacle.moved(moved.pose)
    about = [moved.obstacle.shape, there.shape]
    scene = _scene(table, lang, "picture-move", about, piece=moved.obstacle.id)
    scene.arrow(Segment(moved.obstacle.pose.centre(), moved.pose.centre()), "range")
    scene.ghost(there.shape, "good" if moved.legal else "bad")
    return scene


def _place(table: "Table", placed: Placement, lang: Lang) -> Scene:
    shapes = placed.region.shapes
    outline = placed.piece.body if isinstance(placed.piece, Piece) else placed.piece.shape
    about = [outline] if placed.region.name == PLAY_AREA else [outline, *shapes]
    scene = _scene(table, lang, "picture-place", about, piece=placed.piece.id)
    for shape in shapes:
        scene.shape(shape, "region")
    scene.ghost(outline, "good" if placed.legal else "bad")
    return scene


def _displaced(table: "Table", found: Displacement, lang: Lang) -> Scene:
    about = [_outline(found.by)]
    scene = _scene(table, lang, "picture-displaced", about, piece=found.piece.id, ship=found.by.id)
    for pose in found.candidates:
        scene.point(pose.centre(), "good")
    scene.ghost(found.piece.moved(found.pose).body, "good" if found.legal else "bad")
    return scene


_DRAWN: Final[dict[type[Answer], Callable[["Table", Any, Lang], Scene]]] = {
    Attack: _attack,
    Distance: _distance,
    Arcs: _arcs,
    Maneuver: _maneuver,
    Flight: _flight,
    Shift: _shift,
    Placement: _place,
    Displacement: _displaced,
}
