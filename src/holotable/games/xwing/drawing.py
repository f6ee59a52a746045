"""Pictures of a table and of every answer: bases with their printed lines, rulers, templates, ghosts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.answer import TEXTS, Answer, Named, spoken
from holotable.games.xwing.geometry.arcs import Arc
from holotable.games.xwing.geometry.attack import Shot, arcs_named
from holotable.games.xwing.geometry.devices import ARMS
from holotable.games.xwing.geometry.displaced import Setting
from holotable.games.xwing.geometry.distance import Distance, Watch
from holotable.games.xwing.geometry.formation import Formation
from holotable.games.xwing.geometry.laying import Laid
from holotable.games.xwing.geometry.moves import Move
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.placing import OBSTACLE_INSIDE, Placement
from holotable.games.xwing.geometry.regions import PLAY_AREA
from holotable.plane.crossing import crossing
from holotable.plane.picture import Scene
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.shapes import Shape, box

if TYPE_CHECKING:
    from holotable.games.xwing.table import Table
    from holotable.kernel.words import Lang, Value

_MARGIN: Final = 45.0
"""What stands farther than this from what a picture is about is left out of it."""

_SECOND: Final = ("second", "blue", "top")


def draw_table(table: Table, lang: Lang = "de") -> Scene:
    """The table as it stands."""
    scene = Scene(TEXTS.say(lang, "picture-table"))
    scene.table(*table.ground.area)
    for thing in table.ground.things:
        draw_thing(scene, thing)
    for piece in table.ground.pieces:
        draw_piece(scene, piece)
    scene.ground()
    return scene


def draw_answer(table: Table, answer: Answer, lang: Lang) -> Scene:
    """The table with what was measured, and the reasons below it."""
    scene = _DRAWN[type(answer)](table, answer, lang)
    for key, args in answer.sentences():
        scene.caption(TEXTS.say(lang, key, spoken(lang, args)))
    return scene


def draw_thing(scene: Scene, thing: Thing) -> None:
    """An obstacle, or what was put on the table like one, with its name."""
    scene.shape(thing.shape, "obstacle" if thing.is_obstacle else "neutral", label=thing.id)


def draw_piece(scene: Scene, piece: Piece) -> None:
    """A base with its guides, the crossed lines of its arcs, and an arrow the way it looks."""
    role = _role(piece)
    scene.shape(piece.whole, role)
    for line in _printed_lines(piece):
        scene.way([line.start, line.end], role if role == "neutral" else f"{role}-zone")
    _draw_nose(scene, piece, piece.pose, role)
    scene.label(piece.pose.centre(), piece.id, role, room=piece.base.width / 2.0)


def _printed_lines(piece: Piece) -> list[Segment]:
    """The two crossed lines of the standard arcs, as far as the base goes (XW-ARC-03)."""
    if not piece.base.is_ship:
        return []
    lines: list[Segment] = []
    angle = constants.FRONT_HALF[piece.base.size]
    for heading in (angle, -angle):
        look = piece.pose.moved(0.0, 0.0, heading)
        far = piece.base.body.reach + 1.0
        span = crossing(Segment(look.point(0.0, -far), look.point(0.0, far)), piece.body)
        if span is not None:
            lines.append(span.inside())
    return lines


def _draw_nose(scene: Scene, piece: Piece, pose: Pose, role: str) -> None:
    bow = piece.base.length / 2.0
    scene.arrow(Segment(pose.point(0.0, bow - 12.0), pose.point(0.0, bow - 2.0)), role)


def _role(piece: Piece) -> str:
    """The colour of a piece: its player's."""
    if piece.side is None:
        return "neutral"
    return "second" if piece.side in _SECOND else "first"


def _scene(table: Table, lang: Lang, key: str, about: Iterable[Shape], args: dict[str, Value]) -> Scene:
    """A picture of what stands around the shapes that it is about."""
    scene = Scene(TEXTS.say(lang, key, spoken(lang, args)))
    shapes = list(about)
    scene.table(*table.ground.area)
    left = min(shape.cx - shape.reach for shape in shapes) - _MARGIN
    right = max(shape.cx + shape.reach for shape in shapes) + _MARGIN
    low = min(shape.cy - shape.reach for shape in shapes) - _MARGIN
    high = max(shape.cy + shape.reach for shape in shapes) + _MARGIN

    def near(shape: Shape) -> bool:
        return left <= shape.cx <= right and low <= shape.cy <= high

    for thing in table.ground.things:
        if near(thing.shape):
            draw_thing(scene, thing)
    for piece in table.ground.pieces:
        if near(piece.whole):
            draw_piece(scene, piece)
    scene.ground()
    return scene


def _mm(lang: Lang, mm: float) -> str:
    return TEXTS.say(lang, "picture-mm", spoken(lang, {"mm": mm}))


def _draw_arc(
    scene: Scene, piece: Piece, arc: Arc, reach: int, role: str = "arc", *, numbers: bool = True
) -> None:
    """An arc as far as it matters, with a line at every band on the way."""
    scene.arc(arc.field, piece.body, constants.BAND * reach, role)
    for band in range(1, reach):
        label = str(band) if numbers else ""
        scene.band(piece.body, constants.BAND * band, label=label, field=arc.field)


def _shot(table: Table, shot: Shot, lang: Lang) -> Scene:
    attacker = table.pieces[shot.attacker]
    target = table.pieces[shot.target]
    names: dict[str, Value] = {"attacker": shot.attacker, "target": shot.target}
    scene = _scene(table, lang, "picture-shot", [attacker.body, target.body], names)
    reach = shot.reach if shot.range is None else max(1, shot.range)
    for arc in arcs_named(attacker, shot.arc):
        _draw_arc(scene, attacker, arc, reach)
    if shot.line is not None and shot.mm is not None:
        scene.line(shot.line.segment, "range" if shot.legal else "blocked", label=_mm(lang, shot.mm))
        for name in shot.obstructed_by:
            shape = table.shape_named(name)
            found = None if shape is None else crossing(shot.line.segment, shape)
            if found is not None:
                scene.cross(found.inside().along(0.5))
    return scene


def _distance(table: Table, found: Distance, lang: Lang) -> Scene:
    one = table.shape_named(found.one)
    other = table.shape_named(found.other)
    assert one is not None
    assert other is not None
    names: dict[str, Value] = {"one": found.one, "other": found.other}
    scene = _scene(table, lang, "picture-distance", [one, other], names)
    if found.range != 0:
        scene.ruler(found.line, [constants.BAND * band for band in range(1, constants.HUGE_REACH + 1)])
    scene.line(found.line, "range", label=_mm(lang, found.mm))
    return scene


def _watch(table: Table, found: Watch, lang: Lang) -> Scene:
    scene = draw_table(table, lang)
    scene.title = TEXTS.say(lang, "picture-arcs", {"of": found.piece.id})
    piece = found.piece
    for name in piece.arc_names():
        if name in {"turret", "full-front", "full-rear"}:
            continue
        arc = piece.arc(name)
        if name == "bullseye":
            scene.arc(arc.field, piece.body, constants.BAND * arc.reach, "good")
        else:
            role = "arc" if name in {"front", "rear"} else "arc-second"
            _draw_arc(scene, piece, arc, arc.reach, role, numbers=name == "front")
    return scene


def _move(table: Table, move: Move, lang: Lang) -> Scene:
    piece = move.piece
    full = piece.moved(move.pose)
    end = piece.moved(move.resolved)
    names: dict[str, Value] = {"piece": piece.id, "name": Named(f"move-{move.name}")}
    about = [piece.whole, full.whole, *(table.pieces[name].whole for name in move.overlaps)]
    if move.carrier is not None:
        about.append(move.carrier.whole)
    scene = _scene(table, lang, "picture-move", about, names)
    if move.strip is not None:
        scene.strip(move.strip, "bad" if move.rules else "template")
    elif move.way:
        scene.way(move.way, "template")
        scene.point(move.way[-1], "template")
    if move.pose != move.resolved:
        scene.ghost(full.whole, "bad")
    scene.ghost(end.whole, "bad" if move.rules else "good")
    _draw_nose(scene, piece, move.resolved, "bad" if move.rules else "good")
    for name in move.overlaps:
        scene.cross(table.pieces[name].pose.centre())
    return scene


def _formation(table: Table, wing: Formation, lang: Lang) -> Scene:
    shapes = {place: wing.base.whole.at(pose) for place, pose in wing.poses.items()}
    about = [table.pieces[wing.leader].whole, *shapes.values()]
    scene = _scene(table, lang, "picture-wing", about, {"leader": wing.leader})
    scene.shape(wing.tool, "template")
    for place, shape in shapes.items():
        role = "good" if wing.fits(place) else "bad"
        scene.ghost(shape, role)
        pose = wing.poses[place]
        scene.arrow(Segment(pose.point(0.0, 4.0), pose.point(0.0, 16.0)), role)
        words = TEXTS.say(lang, f"place-{place}")
        scene.label(pose.centre(), words, role, room=1.5 * wing.base.width)
    return scene


def _placement(table: Table, placed: Placement, lang: Lang) -> Scene:
    everywhere = placed.region.name == PLAY_AREA
    shapes = [] if everywhere else placed.region.shapes
    about = [*table.ground.region().shapes] if everywhere else [placed.shape, *shapes]
    scene = _scene(table, lang, "picture-place", about, {"piece": placed.piece})
    if everywhere:
        scene.show(about[0].corners)
    thing = table.things.get(placed.piece)
    if everywhere and thing is not None and thing.is_obstacle:
        width, height = table.ground.area
        scene.shape(
            box(OBSTACLE_INSIDE, OBSTACLE_INSIDE, width - OBSTACLE_INSIDE, height - OBSTACLE_INSIDE), "region"
        )
    for shape in shapes:
        scene.shape(shape, "region")
    scene.ghost(placed.shape, "good" if placed.legal else "bad", label=placed.piece)
    return scene


def _setting(table: Table, found: Setting, lang: Lang) -> Scene:
    huge = table.pieces[found.by]
    wished = found.piece.moved(found.pose).whole
    scene = _scene(
        table, lang, "picture-displaced", [huge.whole, wished], {"piece": found.piece.id, "by": found.by}
    )
    scene.arc(huge.arc("full-rear").field, huge.body, constants.BAND, "region")
    for pose in found.candidates:
        scene.point(pose.centre(), "good")
    scene.ghost(wished, "good" if found.legal else "bad")
    return scene


def _laid(table: Table, laid: Laid, lang: Lang) -> Scene:
    shape = laid.base.whole.at(laid.pose)
    about = [shape]
    if isinstance(laid.beside, Piece):
        about.append(laid.beside.whole)
    scene = _scene(table, lang, "picture-laid", about, {})
    if isinstance(laid.beside, Pose):
        _draw_marker(scene, laid.beside, lang)
    if laid.strip is not None:
        scene.strip(laid.strip)
    scene.ghost(shape, "good" if laid.legal else "bad")
    scene.arrow(
        Segment(laid.pose.point(0.0, -8.0), laid.pose.point(0.0, 10.0)), "good" if laid.legal else "bad"
    )
    return scene


def _draw_marker(scene: Scene, marker: Pose, lang: Lang) -> None:
    """A hyperspace marker: its three arms, each with its symbol's name (XG-10)."""
    half = constants.TEMPLATE_WIDTH / 2.0
    corners: list[Point] = []
    for arm, degrees in ARMS.items():
        look = marker.moved(0.0, 0.0, degrees)
        far = constants.HYPERSPACE_ARM
        between = look.moved(0.0, 0.0, 60.0)
        corners += [look.point(-half, far), look.point(half, far), between.point(0.0, 2.0 * half / sqrt(3.0))]
        scene.label(look.point(0.0, far / 2.0), TEXTS.say(lang, f"arm-{arm}"), "neutral", room=half)
    scene.zone(corners, "neutral")


_DRAWN: Final[dict[type[Answer], Callable[[Table, Any, Lang], Scene]]] = {
    Shot: _shot,
    Distance: _distance,
    Watch: _watch,
    Move: _move,
    Formation: _formation,
    Placement: _placement,
    Setting: _setting,
    Laid: _laid,
}
"""How each kind of answer is drawn."""
