"""What can be wrong with the name of a bot, in the words of this package."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.bots", "holotable")


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = TEXTS
