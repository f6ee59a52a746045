"""What can be wrong with a command line or with what is typed, in the words of this package.

Whoever catches what other packages raise catches the kernel's class.
"""

from __future__ import annotations

from holotable.kernel import errors
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.cli", "holotable.cli.text", "holotable")


class BadInput(errors.BadInput):
    """A file, a message or a value that cannot be."""

    texts = TEXTS
