"""Armada measured a second time with shapely, from the printed lines alone and with nothing clever."""

import json
import math
from importlib.resources import files

from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import nearest_points

FAR = 5000.0
TOKENS = {"small": (38.5, 70.25), "medium": (58.5, 101.5), "large": (73.25, 128.5), "huge": (73.25, 350.5)}
BASES = {"small": (43.0, 71.0), "medium": (63.0, 102.0), "large": (77.5, 129.0), "huge": (77.5, 351.5)}
CLASSES = json.loads(files("holotable.games.armada").joinpath("data", "ships.json").read_text())["classes"]
SQUADRON = 17.1


def ray(apex, edge, length=FAR):
    """The point far out on the line from the keel through the rim."""
    dx, dy = edge[0] - apex[0], edge[1] - apex[1]
    size = math.hypot(dx, dy)
    return apex[0] + dx / size * length, apex[1] + dy / size * length


def arcs(name):
    """The arcs of a class as great polygons in its own frame."""
    row = CLASSES[name]
    front, rear = (0.0, row["front_line"]["apex"]), (0.0, row["rear_line"]["apex"])
    right_front, right_rear = ray(front, row["front_line"]["edge"]), ray(rear, row["rear_line"]["edge"])

    def mirror(p):
        return -p[0], p[1]

    bow = Polygon([front, right_front, (FAR, FAR * 9), (-FAR, FAR * 9), mirror(right_front)])
    stern = Polygon([rear, right_rear, (FAR, -FAR * 9), (-FAR, -FAR * 9), mirror(right_rear)])
    # Left and right are what is neither bow nor stern on their side of the keel; crossed lines end where they cross.
    starboard = Polygon([(0, -FAR * 9), (FAR * 3, -FAR * 9), (FAR * 3, FAR * 9), (0, FAR * 9)])
    if front[1] < rear[1]:
        f = LineString([front, right_front])
        r = LineString([rear, right_rear])
        cross = f.intersection(r)
        side = Polygon([(cross.x, cross.y), right_rear, right_front])
        above = box(-FAR * 3, cross.y, FAR * 3, FAR * 9)
        below = box(-FAR * 3, -FAR * 9, FAR * 3, cross.y)
        bow, stern = bow.intersection(above), stern.intersection(below)
    else:
        side = starboard.difference(bow).difference(stern)
        keep = box(0, -FAR / 2, FAR / 2, FAR / 2)
        side = side.intersection(keep)
    named = {"front": bow, "rear": stern}
    port = Polygon([mirror(p) for p in side.exterior.coords])
    if "aux_line" in row:
        ahead = box(-FAR, row["aux_line"], FAR, FAR)
        behind = box(-FAR, -FAR, FAR, row["aux_line"])
        return {
            **named,
            "right": side.intersection(ahead),
            "right_aux": side.intersection(behind),
            "left": port.intersection(ahead),
            "left_aux": port.intersection(behind),
        }
    return {**named, "right": side, "left": port}


def token(name):
    width, length = TOKENS[CLASSES[name]["size"]]
    return box(-width / 2, -length / 2, width / 2, length / 2)


def base(size):
    width, length = BASES[size]
    return box(-width / 2, -length / 2, width / 2, length / 2)


def zones(name):
    return {zone: arc.intersection(token(name)) for zone, arc in arcs(name).items()}


def aim(name, zone):
    x, y = CLASSES[name]["points"][zone.replace("left", "right")]
    return Point(-x if "left" in zone else x, y)


def at(geometry, pose):
    """A geometry of a piece's own frame on the table; headings go clockwise."""
    x, y, heading = pose
    return translate(rotate(geometry, -heading, origin=(0, 0)), x, y)


def attack_range(one, pose_one, zone_one, two, pose_two, zone_two):
    """The attack range between two zones, and the nearest points; nothing if no part lies in the arc."""
    mine = at(zones(one)[zone_one], pose_one)
    seen = at(zones(two)[zone_two], pose_two).intersection(at(arcs(one)[zone_one], pose_one))
    if seen.is_empty:
        return None
    return mine.distance(seen), nearest_points(mine, seen)


def sight(one, pose_one, zone_one, two, pose_two, zone_two):
    return LineString([at(aim(one, zone_one), pose_one), at(aim(two, zone_two), pose_two)])


def crossed(line, two, pose_two, zone_two):
    """How much of a line lies in each other zone of the defender."""
    return {
        zone: line.intersection(at(shape, pose_two)).length
        for zone, shape in zones(two).items()
        if zone != zone_two
    }


GUIDE_AHEAD = {"small": 35.5, "medium": 51.0, "large": 64.5, "huge": -46.75}


def course_line(size, heading, clicks, side):
    """The published formula, step by step, from a base at the origin: the tool's middle line and the last heading."""
    aside = (BASES[size][0] / 2 + 7.625) * (1 if side == "starboard" else -1)

    def u(angle):
        return math.sin(math.radians(angle)), math.cos(math.radians(angle))

    def offset(angle):
        s, c = u(angle)
        return aside * c + GUIDE_AHEAD[size] * s, -aside * s + GUIDE_AHEAD[size] * c

    x, y = offset(heading)
    line = [(x, y)]
    for click in clicks:
        s, c = u(heading)
        x, y = x + 46.13 * s, y + 46.13 * c
        line.append((x, y))
        heading += 22.5 * click
        s, c = u(heading)
        x, y = x + 22.27 * s, y + 22.27 * c
    line.append((x, y))
    dx, dy = offset(heading)
    return line, (x - dx, y - dy, heading % 360)


def course_end(size, heading, clicks, side):
    """Where a base at the origin ends."""
    return course_line(size, heading, clicks, side)[1]


def tool(size, clicks, side):
    """The tool beside a base at the origin."""
    line = LineString(course_line(size, 0.0, clicks, side)[0])
    return line.buffer(7.625, cap_style="flat", join_style="round", quad_segs=64)


def body(size):
    """A base with the frames of its dials."""
    if size == "squadron":
        return Point(0, 0).buffer(SQUADRON, quad_segs=128)
    width, length = BASES[size]
    middles = [0.0] if size != "huge" else [111.25, -111.25]
    frames = [box(-6.9, -length / 2 - 4, 6.9, length / 2 + 4)]
    frames += [box(-width / 2 - 4, y - 6.9, width / 2 + 4, y + 6.9) for y in middles]
    return base(size).union(frames[0]).union(frames[1]).union(frames[-1])
