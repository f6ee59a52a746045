"""What can be wrong with a table of X-Wing or with a question about it, in its own words."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts
from holotable.plane.errors import PlaneError


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = Texts("holotable.games.xwing", "holotable.plane", "holotable")


def of_plane(problem: PlaneError) -> BadInput:
    """What the plane says to an impossible number or outline, told as bad input of this game."""
    error = BadInput(problem.key, field=problem.field or None)
    error.about.update(problem.about)
    return error
