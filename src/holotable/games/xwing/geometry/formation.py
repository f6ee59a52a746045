"""Forming up: a leader's wingmates put into their places one after the other (XW-WING-27 to XW-WING-34)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holotable.games.xwing.geometry.answer import Answer, Named, Sentence, listed
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.pieces import Piece
from holotable.games.xwing.geometry.wings import PLACES, place_in, tool_at
from holotable.plane.overlap import overlaps
from holotable.plane.point import Pose
from holotable.plane.telling import ring, triple


class Formation(Answer):
    """Where each wingmate would stand, which ships it would overlap there, and whom it cannot join for."""

    __slots__ = ("base", "leader", "leaving", "lying_on", "overlaps", "poses", "tool")

    def __init__(self, leader: Piece) -> None:
        self.leader = leader.id
        self.base = leader.base
        self.tool = tool_at(leader.pose)
        self.poses: dict[str, Pose] = {}
        self.overlaps: dict[str, list[str]] = {}
        self.lying_on: dict[str, list[str]] = {}
        self.leaving: list[str] = []

    def fits(self, place: str) -> bool:
        """Whether a wingmate can be put into the place (XW-WING-33)."""
        return place not in self.overlaps and place not in self.leaving

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "poses": {place: triple(pose) for place, pose in self.poses.items()},
            "overlaps": {place: list(ids) for place, ids in self.overlaps.items()},
            "through": {place: list(ids) for place, ids in self.lying_on.items()},
            "off_table": list(self.leaving),
            "tool": ring(self.tool.corners),
        }

    def sentences(self) -> list[Sentence]:
        """One sentence a place."""
        told: list[Sentence] = []
        for place in self.poses:
            name = Named(f"place-{place}")
            if place in self.leaving:
                told.append(("wing-leaves", {"place": name}))
            elif place in self.overlaps:
                told.append(("wing-blocked", {"place": name, "ids": listed(self.overlaps[place])}))
            else:
                told.append(("wing-fits", {"place": name}))
        return told


def form_up(ground: Ground, leader: Piece, mates: Mapping[str, str | None]) -> Formation:
    """Put wingmates into the named places; those that are on the table already are lifted when their turn comes.

    XW-WING-27: in the order of their ids. One that cannot be placed stays where it is for those who follow.
    """
    formation = Formation(leader)
    standing = {piece.id: piece for piece in ground.ships({leader.id})}
    for place in (name for name in PLACES if name in mates):
        pose = place_in(leader.pose, place).rest()
        mate = mates[place]
        whole = leader.base.whole.at(pose)
        met = [ship.id for ship in standing.values() if ship.id != mate and overlaps(whole, ship.whole)]
        if overlaps(whole, leader.whole):
            met.append(leader.id)
        formation.poses[place] = pose
        lying_on = ground.met(None, leader.base, pose)
        if lying_on:
            formation.lying_on[place] = lying_on  # XW-WING-32
        if met:
            formation.overlaps[place] = met
        if ground.leaves(leader.base, pose):
            formation.leaving.append(place)
        if mate is not None and mate in standing and formation.fits(place):
            standing[mate] = standing[mate].moved(pose)
    return formation
