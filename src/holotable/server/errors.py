"""What can be wrong with what a server is given, in the words of this package."""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.server", "holotable")


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = TEXTS


class Illegal(errors.Illegal):
    """A well-formed choice that is refused."""

    texts = TEXTS
