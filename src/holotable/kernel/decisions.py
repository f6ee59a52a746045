"""What a seat is asked: the six kinds of decision.

A decision is a small frozen record: the seat and plain arguments. Everything else (which options there are, whether a
choice is legal, how a choice is written) it works out from the state when somebody asks, so that asking costs next to
nothing and running a step again costs no more.

`options` and `refusal` must agree: what is offered is legal, what is legal is offered. Every game is tested for it.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from holotable.kernel.abstract import AbstractMeta
from holotable.kernel.errors import BadInput

S = TypeVar("S")
C = TypeVar("C")
Pose = tuple[float, float, float]


class Phrase(msgspec.Struct, frozen=True):
    """Something to be said: a key of the catalogues, and its arguments. Words are made for those who read them."""

    key: str
    args: Mapping[str, str | int | float | Phrase] = {}
    """What stands in the sentence; it may be a sentence itself."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a choice is not legal: the rule, and the sentence that explains it."""

    rule: str
    phrase: Phrase


class Decision(msgspec.Struct, Generic[S, C], metaclass=AbstractMeta, frozen=True, tag=True):
    """A question to one seat. Subclasses are the games' own questions; their fields are plain arguments."""

    seat: int

    kind: ClassVar[str]
    rule: ClassVar[str]
    begins_turn: ClassVar[bool] = False
    """Whether it is asked at the beginning of a turn, and not because of what the seat is doing already."""

    @abstractmethod
    def candidates(self, state: S) -> Sequence[C]:
        """Legal answers as a finite list in a stable order: all of them, or good ones where they are too many."""

    @abstractmethod
    def refusal(self, state: S, choice: C) -> Refusal | None:
        """Why this choice is not legal now, or nothing if it is."""

    @abstractmethod
    def write(self, choice: C) -> str:
        """The choice as a record holds it: short, readable, on one line."""

    @abstractmethod
    def read(self, text: str) -> C:
        """The choice that was written; a text that cannot be a choice is `BadInput`."""

    @abstractmethod
    def plain(self, choice: C) -> Any:
        """The choice as the engine protocol holds it."""

    @abstractmethod
    def from_plain(self, value: Any) -> C:
        """The choice out of the engine protocol; what cannot be one is `BadInput`."""

    @abstractmethod
    def prompt(self, state: S) -> Phrase:
        """The question in words."""

    @abstractmethod
    def phrase(self, state: S, choice: C) -> Phrase:
        """One option in words."""

    @abstractmethod
    def on(self, state: S, choice: C) -> tuple[str, ...]:
        """The pieces and places of the view that an option is about, so that a client can make them touchable."""


class Choose(Decision[S, C], Generic[S, C], frozen=True):
    """One option out of those offered."""

    kind: ClassVar[str] = "choose"

    @abstractmethod
    def options(self, state: S) -> Sequence[C]:
        """Every legal option."""

    def candidates(self, state: S) -> Sequence[C]:
        """Every legal option."""
        return self.options(state)

    def plain(self, choice: C) -> str:
        """The option's id."""
        return self.write(choice)

    def from_plain(self, value: Any) -> C:
        """The option of an id."""
        if not isinstance(value, str):
            raise BadInput("error-option-id", field="option")
        return self.read(value)


class Several(Decision[S, tuple[C, ...]], Generic[S, C], frozen=True):
    """What is common to choosing some options and to putting all of them in an order."""

    @abstractmethod
    def options(self, state: S) -> Sequence[C]:
        """The single things to choose from."""

    @abstractmethod
    def write_one(self, thing: C) -> str:
        """One thing's id; without blanks."""

    @abstractmethod
    def read_one(self, text: str) -> C:
        """The thing of an id."""

    def write(self, choice: tuple[C, ...]) -> str:
        """The ids, between brackets."""
        return "[" + " ".join(self.write_one(thing) for thing in choice) + "]"

    def read(self, text: str) -> tuple[C, ...]:
        """The things of the ids between brackets."""
        if not (text.startswith("[") and text.endswith("]")):
            raise BadInput("error-no-list", text=text[:40])
        return tuple(self.read_one(part) for part in text[1:-1].split())

    def plain(self, choice: tuple[C, ...]) -> list[str]:
        """The ids as a list."""
        return [self.write_one(thing) for thing in choice]

    def from_plain(self, value: Any) -> tuple[C, ...]:
        """The things of a list of ids."""
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise BadInput("error-option-ids", field="options")
        return tuple(self.read_one(part) for part in value)


class Some(Several[S, C], Generic[S, C], frozen=True):
    """Between `least` and `most` of the options, in any order."""

    kind: ClassVar[str] = "some"

    def least(self, state: S) -> int:
        """The fewest that may be chosen."""
        return 0

    def most(self, state: S) -> int:
        """The most that may be chosen."""
        return len(self.options(state))

    def refusal(self, state: S, choice: tuple[C, ...]) -> Refusal | None:
        """Something twice, something that is not offered, too few or too many are refused."""
        offered = self.options(state)
        if len(set(choice)) != len(choice) or any(thing not in offered for thing in choice):
            return Refusal(self.rule, Phrase("refused-not-offered"))
        if not self.least(state) <= len(choice) <= self.most(state):
            return Refusal(
                self.rule,
                Phrase("refused-how-many", {"least": self.least(state), "most": self.most(state)}),
            )
        return None

    def candidates(self, state: S) -> Sequence[tuple[C, ...]]:
        """The smallest sets, the largest one, and each single thing with the smallest: never more than options + 2."""
        offered = list(self.options(state))
        least, most = self.least(state), self.most(state)
        found = [tuple(offered[:least]), tuple(offered[:most])]
        for thing in offered:
            rest = [other for other in offered if other != thing][: max(least - 1, 0)]
            if most > 0:
                found.append((thing, *rest))
        return [
            one for at, one in enumerate(found) if one not in found[:at] and self.refusal(state, one) is None
        ]


class Arrange(Several[S, C], Generic[S, C], frozen=True):
    """All of the options, in an order."""

    kind: ClassVar[str] = "order"

    def refusal(self, state: S, choice: tuple[C, ...]) -> Refusal | None:
        """Anything but a permutation of the options is refused."""
        offered = list(self.options(state))
        if len(choice) != len(offered) or any(thing not in choice for thing in offered):
            return Refusal(self.rule, Phrase("refused-order"))
        return None

    def candidates(self, state: S) -> Sequence[tuple[C, ...]]:
        """The given order, and each thing in front once."""
        offered = list(self.options(state))
        return [(thing, *(o for o in offered if o != thing)) for thing in offered] or [()]


class Number(Decision[S, int], Generic[S], frozen=True):
    """A whole number between two bounds."""

    kind: ClassVar[str] = "number"

    @abstractmethod
    def bounds(self, state: S) -> tuple[int, int]:
        """The least and the greatest number."""

    def candidates(self, state: S) -> Sequence[int]:
        """All of the numbers, or the first thousand of very many."""
        least, most = self.bounds(state)
        return range(least, min(most, least + 999) + 1)

    def refusal(self, state: S, choice: int) -> Refusal | None:
        """A number outside of the bounds is refused."""
        least, most = self.bounds(state)
        if not least <= choice <= most:
            return Refusal(self.rule, Phrase("refused-number", {"least": least, "most": most}))
        return None

    def write(self, choice: int) -> str:
        """The digits."""
        return str(choice)

    def read(self, text: str) -> int:
        """The number of the digits."""
        digits = text.removeprefix("-")
        if len(text) > 12 or not digits.isascii() or not digits.isdigit():
            raise BadInput("error-no-number", text=text[:40])
        return int(text)

    def plain(self, choice: int) -> int:
        """The number."""
        return choice

    def from_plain(self, value: Any) -> int:
        """The number."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadInput("error-whole-number", field="value")
        return value

    def phrase(self, state: S, choice: int) -> Phrase:
        """The number itself."""
        return Phrase("number", {"value": choice})

    def on(self, state: S, choice: int) -> tuple[str, ...]:
        """A number is about nothing on the table."""
        return ()


class Region(Protocol):
    """Where a piece may be put: a membership test, and plain data that a client can draw."""

    def refusal(self, pose: Pose) -> Refusal | None:
        """Why the piece may not stand there."""

    def plain(self) -> Any:
        """The region as data."""


class Place(Decision[S, Pose], Generic[S], frozen=True):
    """A pose within a region."""

    kind: ClassVar[str] = "place"

    @abstractmethod
    def region(self, state: S) -> Region:
        """Where the piece may be put."""

    def refusal(self, state: S, choice: Pose) -> Refusal | None:
        """The region decides."""
        return self.region(state).refusal(choice)

    def write(self, choice: Pose) -> str:
        """x, y and heading, to the micrometre."""
        return ",".join(format(part, ".3f") for part in choice)

    def read(self, text: str) -> Pose:
        """The pose of three numbers between commas."""
        try:
            value = [float(part) for part in text.split(",")]
        except ValueError:
            raise BadInput("error-no-pose", text=text[:40]) from None
        return self.from_plain(value)

    def plain(self, choice: Pose) -> list[float]:
        """The three numbers."""
        return list(choice)

    def from_plain(self, value: Any) -> Pose:
        """A pose of three finite numbers, rounded to what a pose at rest is rounded to."""
        numbers = isinstance(value, list) and len(value) == 3
        if not numbers or not all(type(part) in (int, float) and abs(part) < 1e6 for part in value):
            raise BadInput("error-pose-numbers", field="value")
        # Adding nothing makes a negative zero the only zero there is: equal poses are equal bytes.
        x, y, heading = (round(float(part), 3) + 0.0 for part in value)
        return (x, y, heading)

    def phrase(self, state: S, choice: Pose) -> Phrase:
        """The pose in words."""
        return Phrase("pose", {"x": choice[0], "y": choice[1], "heading": choice[2]})

    def on(self, state: S, choice: Pose) -> tuple[str, ...]:
        """A place is about itself alone."""
        return ()


Filled = dict[str, Any]


class Form(Decision[S, Filled], Generic[S], frozen=True):
    """Several named fields, each a decision of its own, filled in any order."""

    kind: ClassVar[str] = "form"

    @abstractmethod
    def fields(self, state: S) -> Mapping[str, Decision[S, Any]]:
        """The fields by name."""

    def missing(self, state: S, choice: Filled) -> list[str]:
        """The fields that are still empty."""
        return [name for name in self.fields(state) if name not in choice]

    def refusal(self, state: S, choice: Filled) -> Refusal | None:
        """A field that is unknown or wrongly filled is refused; an empty one may be filled later."""
        fields = self.fields(state)
        for name, answer in choice.items():
            if name not in fields:
                return Refusal(self.rule, Phrase("refused-field", {"field": name}))
            refused = fields[name].refusal(state, answer)
            if refused is not None:
                return refused
        return None

    def candidates(self, state: S) -> Sequence[Filled]:
        """Every field by its first candidate, and then each other candidate of each field alone."""
        fields = self.fields(state)
        choices = {name: list(field.candidates(state)) for name, field in fields.items()}
        first = {name: values[0] for name, values in choices.items()}
        return [first, *({**first, name: value} for name, values in choices.items() for value in values[1:])]

    def write(self, choice: Filled) -> str:
        """The fields as one line of JSON, in the order of their names."""
        return json.dumps(self.plain(choice), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def read(self, text: str) -> Filled:
        """The fields out of one line of JSON."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise BadInput("error-no-form", text=text[:40]) from None
        return self.from_plain(value)

    @abstractmethod
    def field_of(self, name: str) -> Decision[S, Any]:
        """The decision of one field, by name alone: enough to read and write its answers."""

    def plain(self, choice: Filled) -> dict[str, Any]:
        """The fields with their plain answers."""
        return {name: self.field_of(name).plain(answer) for name, answer in choice.items()}

    def from_plain(self, value: Any) -> Filled:
        """The fields with their answers."""
        if not isinstance(value, dict):
            raise BadInput("error-form-fields", field="value")
        return {name: self.field_of(name).from_plain(answer) for name, answer in value.items()}

    def phrase(self, state: S, choice: Filled) -> Phrase:
        """A filled form in words."""
        return Phrase("form", {"fields": ", ".join(choice)})

    def on(self, state: S, choice: Filled) -> tuple[str, ...]:
        """What the fields' answers are about."""
        return tuple(
            piece for name, answer in choice.items() for piece in self.field_of(name).on(state, answer)
        )
