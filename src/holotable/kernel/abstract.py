"""Records with methods that their subclasses must have."""

from __future__ import annotations

from abc import ABCMeta

import msgspec


class AbstractMeta(msgspec.StructMeta, ABCMeta):
    """Refuses to make a record whose type leaves an abstract method out.

    Whether something is of a type is asked in every step of every game: it stays the plain question, without the
    virtual subclasses that abstract types otherwise look for.
    """

    __instancecheck__ = type.__instancecheck__
