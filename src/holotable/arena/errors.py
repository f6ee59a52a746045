"""What can be wrong with an experiment or its results, in the words of this package."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.arena", "holotable")


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = TEXTS
