"""Copies of a state, by code written for its type.

A state is a tree of small records. Frozen records, numbers and strings are shared; lists, sets, dictionaries and
other records are made anew. The copier of a type is one expression, compiled once: a general walk over the same
tree costs about twenty times as much, and a fork is little more than a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import signature
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


@cache
def copier(kind: type[T]) -> Callable[[T], T]:
    """The copying function of a record's type."""
    names: dict[str, Any] = {}
    body = _record(kind, "it", names)
    scope: dict[str, Any] = dict(names)
    exec(f"def copy(it):\n    return {body}", scope)  # noqa: S102  (our own types, at import)
    made: Callable[[T], T] = scope["copy"]
    return made


def _record(kind: type, at: str, names: dict[str, Any]) -> str:
    hints = get_type_hints(kind)
    name = f"K{len(names)}"
    names[name] = kind
    fields: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    by_name = any(part.kind is part.KEYWORD_ONLY for part in signature(kind).parameters.values())
    parts = [
        f"{f'{field}=' if by_name else ''}{_value(hints[field], f'{at}.{field}', names)}" for field in fields
    ]
    return f"{name}({', '.join(parts)})"


def _value(kind: Any, at: str, names: dict[str, Any]) -> str:
    if shared(kind):
        return at
    origin = get_origin(kind)
    if origin is list:
        (inner,) = get_args(kind)
        return f"{at}[:]" if shared(inner) else f"[{_value(inner, 'x', names)} for x in {at}]"
    if origin is set:
        return f"{at}.copy()"
    if origin is dict:
        _, inner = get_args(kind)
        return (
            f"{at}.copy()"
            if shared(inner)
            else f"{{k: {_value(inner, 'v', names)} for k, v in {at}.items()}}"
        )
    if origin in (Union, UnionType):
        inner, *rest = [part for part in get_args(kind) if part is not type(None)]
        if not rest:
            return f"(None if {at} is None else {_value(inner, at, names)})"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"_copy_{_named(kind, names)}({at})"
    msg = f"a state cannot hold {kind!r}: it is neither plain data nor a record"
    raise TypeError(msg)


def _named(kind: type, names: dict[str, Any]) -> str:
    names[f"_copy_{kind.__name__}"] = copier(kind)
    return kind.__name__


def shared(kind: Any) -> bool:
    """Whether values of a type never change, so that copies may share them."""
    if kind in (int, float, str, bool, bytes, type(None)):
        return True
    origin = get_origin(kind)
    if origin is not None:
        arguments = [part for part in get_args(kind) if part is not Ellipsis]
        if origin is tuple or origin is frozenset or origin in (Union, UnionType):
            return all(shared(part) for part in arguments)
        return str(origin) == "typing.Literal"
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and _frozen(kind)


@cache
def _frozen(kind: type[msgspec.Struct]) -> bool:
    """Whether a record never changes: a frozen one that holds something that may change is refused."""
    if not kind.__struct_config__.frozen:
        return False
    for name, part in get_type_hints(kind).items():
        if name in kind.__struct_fields__ and not shared(part):
            msg = f"{kind.__name__}.{name} can change, and {kind.__name__} is frozen"
            raise TypeError(msg)
    return True
