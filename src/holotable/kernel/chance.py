"""Chance: what rules may ask of it, and how it answers.

Rules never draw random numbers. They yield one of the questions below and get the answer back; the answer is in
the record, and the counter that it used is part of the state, so that running again gives the same answer.

How an answer is made, so that anybody can make it again: the bytes of SHAKE-256 over

    key || ":" || stream || ":" || counter            (stream and counter as decimal digits)

are read as one big-endian number `x`; each single pick out of `n` possibilities is the remainder of `x / n`, and `x`
goes on as the quotient. There are 32 bytes and two more for every pick, so that no pick is favoured by more than
one part in 2^128. The counter grows by one for every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_256
from typing import Any

import msgspec

from holotable.kernel.errors import BadInput


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Dice are rolled: `count` dice whose faces are numbered from 1, or named."""

    count: int
    faces: int | tuple[str, ...]


class Draw(msgspec.Struct, frozen=True):
    """Some things are taken blindly, one after another, from a pile whose order nobody knows; the rule removes them."""

    pile: Sequence[str]
    count: int = 1


class Pick(msgspec.Struct, frozen=True):
    """One of several things is picked at random."""

    among: Sequence[str]


class Order(msgspec.Struct, frozen=True):
    """Things are put in a random order."""

    items: Sequence[str]


Question = Roll | Draw | Pick | Order
NAMES: dict[type, str] = {Roll: "roll", Draw: "draw", Pick: "pick", Order: "order"}


class Chance(msgspec.Struct):
    """Where the answers come from: a secret key, the stream in use, and how many questions it has answered."""

    key: bytes
    stream: int = 0
    counter: int = 0

    def number(self, picks: int) -> int:
        """The next number, large enough for so many picks."""
        at = b"%b:%d:%d" % (self.key, self.stream, self.counter)
        self.counter += 1
        return int.from_bytes(shake_256(at).digest(32 + 2 * picks), "big")

    def answer(self, question: Question) -> Any:
        """Chance's answer: faces, things taken, a thing, or an order."""
        if isinstance(question, Draw):
            left = list(question.pile)
            x = self.number(question.count)
            taken = []
            for _ in range(question.count):
                x, at = divmod(x, len(left))
                taken.append(left.pop(at))
            return taken
        if isinstance(question, Roll):
            faces = question.faces
            sides = faces if isinstance(faces, int) else len(faces)
            x = self.number(question.count)
            rolled: list[int | str] = []
            for _ in range(question.count):
                x, at = divmod(x, sides)
                rolled.append(at + 1 if isinstance(faces, int) else faces[at])
            return rolled
        if isinstance(question, Pick):
            return question.among[self.number(1) % len(question.among)]
        return self.answer(Draw(question.items, len(question.items)))


def fits(question: Question, answer: Any) -> bool:
    """Whether an answer that somebody else gives could have been chance's own."""
    if isinstance(question, Draw | Order):
        count = question.count if isinstance(question, Draw) else len(question.items)
        left = list(question.pile if isinstance(question, Draw) else question.items)
        if not isinstance(answer, list) or len(answer) != count:
            return False
        for thing in answer:
            if thing not in left:
                return False
            left.remove(thing)
        return True
    if isinstance(question, Roll):
        faces = question.faces
        allowed: Sequence[int | str] = range(1, faces + 1) if isinstance(faces, int) else faces
        return (
            isinstance(answer, list)
            and len(answer) == question.count
            and all(type(face) in (int, str) and face in allowed for face in answer)
        )
    return answer in question.among


def scripted(question: Question, name: str, answer: Any) -> Any:
    """An answer from a script or a record, if it fits the question that is due; else the error that says why."""
    due = NAMES[type(question)]
    if name != due:
        raise BadInput("error-chance-other", field=name, due=due, given=name)
    if not fits(question, answer):
        raise BadInput("error-chance-answer", field=name, due=due, answer=repr(answer))
    return answer


# Provably fair chance -------------------------------------------------------------------------------------------


def commitment(secret: bytes) -> str:
    """What a server publishes before the seats contribute: the SHA-256 of its secret."""
    return sha256(secret).hexdigest()


def fair_key(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of a match: SHA-256 over the secret and then each seat's contribution, each behind its length.

    The lengths (four bytes, big-endian) keep one seat's bytes from being read as another's.
    """
    parts = [secret, *contributions]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def seeded_key(seed: str) -> bytes:
    """The key of a match that is played from a seed, for tests, arenas and puzzles."""
    return sha256(b"holotable seed:" + seed.encode()).digest()
