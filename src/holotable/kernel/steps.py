"""Steps: the named procedures that a game is played by.

A game's rules are functions marked as steps. Called by a rule, such a function gives plain data (its name and
arguments) that is put on the table's stack; the kernel runs what lies on top. Between steps nothing is alive but data:
that is a safe point.

A step is one of three things:

- a plain function: it asks nobody, and just does its part of the rules;
- a generator that asks one question before it has written anything (`one_question=True`): its safe point is the
  state itself, so that starting it again needs no copy; most decisions of most games are of this kind;
- any other generator: it may write, ask, roll and ask again; the kernel keeps a copy of the state from before it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from inspect import signature
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from holotable.kernel.errors import BadInput

P = ParamSpec("P")
T = TypeVar("T")

Step = tuple[Any, ...]
"""A step's name and its arguments: strings, numbers, truth values, nothing, or tuples of these."""

Asking = Generator[Any, Any, T]
"""What a rule that asks is: it yields decisions and questions to chance, and gets their answers."""


_PLAIN: Final = {"int": int, "str": str, "bool": bool}


class Code:
    """A step's function, and whether running it again needs a copy of the state."""

    __slots__ = ("copies", "one_question", "run")

    def __init__(self, run: Callable[..., Asking[None] | None], *, one_question: bool, copies: bool) -> None:
        self.run = run
        self.one_question = one_question
        self.copies = copies

    def wrong_with(self, arguments: Sequence[Any]) -> BadInput | None:
        """Why a step cannot have these arguments; nothing if it can, as far as their number and plain types go."""
        wanted = list(signature(self.run).parameters.values())[1:]
        if any(one.kind is one.VAR_POSITIONAL for one in wanted):
            return None
        least = sum(one.default is one.empty for one in wanted)
        if not least <= len(arguments) <= len(wanted):
            return BadInput("step-arguments", wanted=len(wanted), given=len(arguments))
        for one, argument in zip(wanted, arguments, strict=False):
            kind = _PLAIN.get(str(one.annotation))
            if kind is not None and type(argument) is not kind:
                return BadInput("step-argument", name=one.name, given=str(argument)[:40])
        return None


class Steps(Generic[T]):
    """A game's steps by name. `T` is the game's table."""

    def __init__(self) -> None:
        self.code: dict[str, Code] = {}

    def step(self, function: Callable[Concatenate[T, P], Asking[None] | None]) -> Callable[P, Step]:
        """Marks a step: a plain function, or a generator that may ask and write as it likes."""
        return self._register(function, one_question=False)

    def question(self, function: Callable[Concatenate[T, P], Asking[None]]) -> Callable[P, Step]:
        """Marks a step that asks one seat one question before it writes anything, and no other afterwards."""
        return self._register(function, one_question=True)

    def _register(
        self, function: Callable[Concatenate[T, P], Asking[None] | None], *, one_question: bool
    ) -> Callable[P, Step]:
        name = function.__name__.strip("_").replace("_", "-")
        if name in self.code:
            msg = f"two steps are called {name}"
            raise ValueError(msg)
        asks = bool(function.__code__.co_flags & 0x20)  # a generator
        self.code[name] = Code(function, one_question=one_question, copies=asks and not one_question)

        def as_data(*args: P.args, **kwargs: P.kwargs) -> Step:
            if kwargs:
                msg = "a step takes its arguments by place, so that it is plain data"
                raise TypeError(msg)
            return (name, *args)

        return as_data


def settled(step: Any) -> Step:
    """A step out of decoded data: lists become tuples again."""
    return tuple(settled(part) if isinstance(part, list | tuple) else part for part in step)
