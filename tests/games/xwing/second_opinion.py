"""The game in shapely and in brute force, written from the rules and nothing else."""

import math

import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

SIDE = {"small": 40.0, "medium": 60.0, "large": 80.0, "huge": 80.0}
LENGTH = {**SIDE, "huge": 221.0}
HALF = {"small": 40.62, "medium": 41.40, "large": 41.76, "huge": 41.45}
FAR = 5000.0


def stand(geometry, pose):
    x, y, heading = pose
    return affinity.translate(affinity.rotate(geometry, -heading, origin=(0, 0)), x, y)


def body(size):
    return box(-SIDE[size] / 2, -LENGTH[size] / 2, SIDE[size] / 2, LENGTH[size] / 2)


def whole(size):
    """A base with its four guides: round studs, 20 apart, 1.6 out."""
    ahead = LENGTH[size] / 2 + 0.1
    studs = [Point(side * 11.5, end * ahead).buffer(1.5, quad_segs=64) for side in (-1, 1) for end in (-1, 1)]
    return shapely.union_all([body(size), *studs])


def seen_from(heading):
    return (FAR * math.sin(math.radians(heading)), FAR * math.cos(math.radians(heading)))


def arc(size, name):
    """The area of an arc without an end, in the frame of its base."""
    half = HALF[size]
    if name == "bullseye":
        return box(-7.5, LENGTH[size] / 2, 7.5, FAR)
    if name == "full-front":
        return box(-FAR, 0, FAR, FAR)
    if name == "full-rear":
        return box(-FAR, -FAR, FAR, 0)
    start, end = {
        "front": (-half, half),
        "right": (half, 180 - half),
        "rear": (180 - half, 180 + half),
        "left": (180 + half, 360 - half),
    }[name]
    return Polygon([(0, 0), seen_from(start), seen_from((start + end) / 2), seen_from(end)])


def attack(size, here, name, other, there):
    """The attack range in millimetres, and how deep the target reaches into the arc."""
    own = stand(body(size), here)
    rest = stand(body(other), there).intersection(stand(arc(size, name), here)).difference(own)
    return own.distance(rest), rest.area


def template(size, kind, radius, side, length):
    """A template in the frame of the ship, bent ones as fine as needed."""
    front = LENGTH[size] / 2
    if kind == "straight":
        return box(-10, front, 10, front + length)
    degrees = 45 if kind == "bank" else 90
    steps = [math.radians(degrees * k / 400) for k in range(401)]

    def ring(r):
        return [(side * (radius - r * math.cos(a)), front + r * math.sin(a)) for a in steps]

    return Polygon([*ring(radius + 10), *reversed(ring(radius - 10))])


def slab(rock):
    x, y, w, h, heading = rock
    return stand(box(-w / 2, -h / 2, w / 2, h / 2), (x, y, heading))


def way_back(size, kind, radius, side, length, step):
    """Poses from the end of a maneuver back to its start: both marks on the middle line, found by sampling."""
    base = LENGTH[size]
    front = base / 2
    degrees = {"straight": 0, "bank": 45, "turn": 90}[kind]
    whole_length = length if kind == "straight" else radius * math.radians(degrees)

    def mark(u):
        if u <= 0 or kind == "straight":
            return (0.0, front + u)
        angle = math.radians(degrees) * min(u, whole_length) / whole_length
        x, y = side * radius * (1 - math.cos(angle)), front + radius * math.sin(angle)
        more = max(0.0, u - whole_length)
        return (x + side * more * math.sin(angle), y + more * math.cos(angle))

    u = whole_length
    while u >= -base:
        rear = mark(u)
        low, high = u, u + base * 1.7
        for _ in range(50):
            middle = (low + high) / 2
            if math.dist(rear, mark(middle)) < base:
                low = middle
            else:
                high = middle
        ahead = mark(low)
        heading = math.degrees(math.atan2(ahead[0] - rear[0], ahead[1] - rear[1]))
        yield u, ((rear[0] + ahead[0]) / 2, (rear[1] + ahead[1]) / 2, heading)
        u -= step


def line(points):
    return LineString(points)
