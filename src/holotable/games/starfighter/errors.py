"""What can be wrong with what players, files and positions bring to a game of Starfighter, in its own words."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = Texts("holotable.games.starfighter", "holotable")
