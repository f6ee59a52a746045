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
        raise PlaneError(f"{field}: named fields are needed here, not {_kind(value)}", field)
    for name in value:
        if not isinstance(name, str):
            raise PlaneError(f"{field}: a name is a text, not {_kind(name)}", field)
        if not name or len(name) > _LONGEST_NAME:
            raise PlaneError(f"{field}: a name has 1 to {_LONGEST_NAME} characters", field)
    return value


def list_of(value: object, field: str, most: int) -> list[object]:
    """The value as a list with at most so many entries."""
    if not isinstance(value, list | tuple):
        raise PlaneError(f"{field}: a list is needed here, not {_kind(value)}", field)
    if len(value) > most:
        raise PlaneError(f"{field}: {len(value)} entries; there are at most {most}", field)
    return list(value)


def number(value: object, field: str, low: float = -FARTHEST, high: float = FARTHEST) -> float:
    """The value as a number between two others, both included."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise PlaneError(f"{field}: a number is needed here, not {_kind(value)}", field)
    if not (low <= value <= high):
        raise PlaneError(f"{field}: {_shown(value)} is not a number from {low:g} to {high:g}", field)
    return float(value)


def whole(value: object, field: str, low: int = -_MOST, high: int = _MOST) -> int:
    """The value as a whole number between two others, both included."""
    if number(value, field, low, high) % 1.0 != 0.0:
        raise PlaneError(f"{field}: {_shown(value)} is not a whole number", field)
    return int(number(value, field, low, high))


def text(value: object, field: str, choices: Sequence[str] = ()) -> str:
    """The value as a text, one of the choices if there are any."""
    if not isinstance(value, str):
        raise PlaneError(f"{field}: a text is needed here, not {_kind(value)}", field)
    if choices and value not in choices:
        raise PlaneError(f"{field}: '{value[:_LONGEST_NAME]}' is none of {', '.join(choices)}", field)
    return value


def truth(value: object, field: str) -> bool:
    """The value as yes or no."""
    if not isinstance(value, bool):
        raise PlaneError(f"{field}: true or false is needed here, not {_kind(value)}", field)
    return value


def point(value: object, field: str) -> Point:
    """The value as a point ``[x, y]``."""
    numbers = list_of(value, field, 2)
    if len(numbers) != 2:
        raise PlaneError(f"{field}: a point is [x, y]", field)
    return Point(number(numbers[0], f"{field}[0]"), number(numbers[1], f"{field}[1]"))


def points(value: object, field: str, most: int) -> list[Point]:
    """The value as a list of points."""
    return [point(entry, f"{field}[{i}]") for i, entry in enumerate(list_of(value, field, most))]


def pose(value: object, field: str) -> Pose:
    """The value as a pose ``[x, y, heading]``."""
    numbers = list_of(value, field, 3)
    if len(numbers) != 3:
        raise PlaneError(f"{field}: a pose is [x, y, heading]", field)
    return Pose(
        number(numbers[0], f"{field}[0]"),
        number(numbers[1], f"{field}[1]"),
        number(numbers[2], f"{field}[2]"),
    )


def required(fields: Mapping[str, object], name: str, field: str) -> object:
    """What stands under a name; its absence is an error."""
    if name not in fields:
        where = f"{field}.{name}" if field else name
        raise PlaneError(f"{where}: this field is needed", where)
    return fields[name]


def text_of(fields: Mapping[str, object], name: str, field: str) -> str:
    """The text under a name; its absence is an error."""
    return text(required(fields, name, field), f"{field}.{name}")


def text_or_none(fields: Mapping[str, object], name: str, field: str) -> str | None:
    """The text under a name, or nothing where it is left out."""
    return None if fields.get(name) is None else text(fields[name], f"{field}.{name}")


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "named fields"
    return f"a {type(value).__name__}"


def _shown(value: object) -> str:
    """The number as a short text: a million digits are told as a few."""
    if isinstance(value, int) and abs(value) > _MOST:
        return "a number far too great"
    return f"{value}"
