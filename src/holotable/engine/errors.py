"""What can be wrong with a request, in the words of this package."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.engine", "holotable")


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = TEXTS


class NotOwed(errors.NotOwed):
    """An answer to a question that is not open."""

    texts = TEXTS
