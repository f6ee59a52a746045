"""The same answers to the last bit: on every machine, and from the compiled plane as from the plain one."""

import hashlib

from holotable.plane.crossing import crossings
from holotable.plane.cut import nearest_in
from holotable.plane.fields import corridor, wedge
from holotable.plane.nearest import nearest
from holotable.plane.overlap import depth
from holotable.plane.paths import Jointed, bend
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.rides import Ride
from holotable.plane.shapes import disc, rectangle
from holotable.plane.stops import last_free
from plane.strategies import ELL, FORK

SHAPES = [rectangle(40, 40), rectangle(43, 71), rectangle(36, 30, 3), disc(17.1), ELL, FORK]
FIELDS = [
    wedge(Point(0, 0), -40.62, 40.62),
    wedge(Point(0, 3), 30.0, 250.0, closed=False),
    corridor(-7.5, 7.5, 20.0),
]


class _Numbers:
    """A fixed row of numbers that look thrown, from plain arithmetic."""

    def __init__(self) -> None:
        self.state = 20_261_119

    def up_to(self, limit: int) -> int:
        self.state = (self.state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        return (self.state >> 33) % limit

    def pose(self) -> Pose:
        return Pose(self.up_to(400_001) / 1000.0, self.up_to(400_001) / 1000.0, self.up_to(360_000) / 1000.0)


def answers(rounds: int) -> str:
    """A digest of all digits of the plane's answers on so many tables."""
    numbers = _Numbers()
    told = hashlib.sha256()
    for _ in range(rounds):
        here, there = numbers.pose(), numbers.pose()
        a = SHAPES[numbers.up_to(6)].at(here)
        b = SHAPES[numbers.up_to(6)].at(there)
        line = Segment(numbers.pose().centre(), numbers.pose().centre())
        ride = Ride(bend(here, [35.0, 130.0][numbers.up_to(2)], [45.0, -90.0][numbers.up_to(2)]), 40.0)
        stop = last_free(rectangle(40, 40), ride, [b])
        measured = [nearest(a, b), nearest_in(a, b, FIELDS[numbers.up_to(3)].at(here))]
        values = [depth(a, b), *stop.pose.triple(), *here.moved(3.0, 5.0, 7.0).rest().triple()]
        for found in measured:
            if found is not None:
                values += [found.mm, *found.start.pair(), *found.end.pair()]
        for piece in crossings(line, b):
            values += [piece.enter, piece.leave]
        values += Jointed(here, 46.13, 22.27, [22.5, -22.5]).end().triple()
        told.update(" ".join(value.hex() for value in values).encode())
    return told.hexdigest()


def test_the_plane_gives_the_same_digits_on_every_machine() -> None:
    assert answers(400) == "65cd5243354999c3d0cf0558ca45118eb934c02fd2546273f9a3cde033ffea62"
