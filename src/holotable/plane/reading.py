"""Reading the parts of a table's document: every refusal names the field, as ``pieces.A.pose[2]``.

A document is what JSON gives: dictionaries, lists, texts and numbers. These readers are for tables and for questions
about them; what a game's own fields may hold is for the game to say.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from holotable.plane.errors import PlaneError
from holotable.plane.point import FARTHEST, Point, Pose

_LONGEST_NAME: Final = 80
_MOST: Final = 1_000_000_000_000


def fields_of(value: object, field: str) -> dict[str, object]:
    """The value as named fields."""
    if not isinstance(value, dict):
        raise PlaneError("plane-fields", field, kind=_kind(value))
    for name in value:
        if not isinstance(name, str):
            raise PlaneError("plane-name-text", field, kind=_kind(name))
        if not name or len(name) > _LONGEST_NAME:
            raise PlaneError("plane-name-length", field, most=_LONGEST_NAME)
    return value


def list_of(value: object, field: str, most: int) -> list[object]:
    """The value as a list with at most so many entries."""
    if not isinstance(value, list | tuple):
        raise PlaneError("plane-list", field, kind=_kind(value))
    if len(value) > most:
        raise PlaneError("plane-too-many", field, has=len(value), most=most)
    return list(value)


def number(value: object, field: str, low: float = -FARTHEST, high: float = FARTHEST) -> float:
    """The value as a number between two others, both included."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise PlaneError("plane-number", field, kind=_kind(value))
    if not (low <= value <= high):
        raise PlaneError("plane-number-between", field, value=_shown(value), low=f"{low:g}", high=f"{high:g}")
    return float(value)


def whole(value: object, field: str, low: int = -_MOST, high: int = _MOST) -> int:
    """The value as a whole number between two others, both included."""
    if number(value, field, low, high) % 1.0 != 0.0:
        raise PlaneError("plane-whole-number", field, value=_shown(value))
    return int(number(value, field, low, high))


def text(value: object, field: str, choices: Sequence[str] = ()) -> str:
    """The value as a text, one of the choices if there are any."""
    if not isinstance(value, str):
        raise PlaneError("plane-text", field, kind=_kind(value))
    if choices and value not in choices:
        raise PlaneError("plane-none-of", field, text=value[:_LONGEST_NAME], known=", ".join(choices))
    return value


def truth(value: object, field: str) -> bool:
    """The value as yes or no."""
    if not isinstance(value, bool):
        raise PlaneError("plane-truth", field, kind=_kind(value))
    return value


def point(value: object, field: str) -> Point:
    """The value as a point ``[x, y]``."""
    numbers = list_of(value, field, 2)
    if len(numbers) != 2:
        raise PlaneError("plane-point", field)
    return Point(number(numbers[0], f"{field}[0]"), number(numbers[1], f"{field}[1]"))


def points(value: object, field: str, most: int) -> list[Point]:
    """The value as a list of points."""
    return [point(entry, f"{field}[{i}]") for i, entry in enumerate(list_of(value, field, most))]


def pose(value: object, field: str) -> Pose:
    """The value as a pose ``[x, y, heading]``."""
    numbers = list_of(value, field, 3)
    if len(numbers) != 3:
        raise PlaneError("plane-pose", field)
    return Pose(
        number(numbers[0], f"{field}[0]"),
        number(numbers[1], f"{field}[1]"),
        number(numbers[2], f"{field}[2]"),
    )


def required(fields: Mapping[str, object], name: str, field: str) -> object:
    """What stands under a name; its absence is an error."""
    if name not in fields:
        where = f"{field}.{name}" if field else name
        raise PlaneError("plane-needed", where)
    return fields[name]


def text_of(fields: Mapping[str, object], name: str, field: str) -> str:
    """The text under a name; its absence is an error."""
    return text(required(fields, name, field), f"{field}.{name}")


def text_or_none(fields: Mapping[str, object], name: str, field: str) -> str | None:
    """The text under a name, or nothing where it is left out."""
    return None if fields.get(name) is None else text(fields[name], f"{field}.{name}")


def _kind(value: object) -> str:
    """What a value is, by the name that the catalogues know it by."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list | tuple):
        return "list"
    if isinstance(value, dict):
        return "fields"
    return "other"


def _shown(value: object) -> str:
    """The number as a short text: of a million digits only their magnitude is told."""
    if isinstance(value, int) and abs(value) > 1_000_000_000_000:
        return f"{'-' if value < 0 else ''}2^{abs(value).bit_length() - 1}"
    return f"{value}"
