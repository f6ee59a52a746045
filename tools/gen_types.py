"""Write the TypeScript types of everything that goes over the wire, the ids of all words, and the look of what is drawn
on a measured table into web/gen/.

They come from the same records that the server encodes, so that neither side can drift away from the other. It needs
msgspec alone: the build runs it where nothing else is installed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from holotable.games.starfighter.view import View as StarfighterView  # noqa: E402
from holotable.plane import looks  # noqa: E402
from holotable.server import lobby_messages, measuring_messages, messages  # noqa: E402

WORDS = (
    "web/words",
    "web/words/measuring",
    "src/holotable/words",
    "src/holotable/bots/words",
    "src/holotable/games/starfighter/words",
)
_ID = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)


class Types:
    """Collects the interfaces that some types need."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def of(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(map(self.of, items)) + "]"
            case (
                inspect.ListType(item_type=item)
                | inspect.VarTupleType(item_type=item)
                | inspect.SetType(item_type=item)
            ):
                return f"({self.of(item)})[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.of(value)}>"
            case inspect.UnionType(types=parts):
                return " | ".join(map(self.of, parts))
            case inspect.StructType():
                return self.interface(kind)
        raise TypeError(kind)

    def interface(self, kind: inspect.StructType) -> str:
        """The name of a record's interface."""
        name = kind.cls.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""
            rows = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
            rows += [
                f"  {field.encode_name}{'' if sent(kind, field) else '?'}: {self.of(field.type)};"
                for field in kind.fields
            ]
            self.interfaces[name] = f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n"
        return name


def sent(kind: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a field is always there: what the server sends is whole unless a record leaves its defaults out."""
    from_client = kind.cls in messages.ToServer.__args__ or kind.cls in FROM_CLIENT
    return field.required or not (from_client or kind.cls.__struct_config__.omit_defaults)


FROM_CLIENT = (lobby_messages.NewMatch, lobby_messages.Joining, lobby_messages.SeatWish, messages.Clock)
HTTP = (
    lobby_messages.GameCard,
    lobby_messages.NewMatch,
    lobby_messages.Seated,
    lobby_messages.MatchCard,
    lobby_messages.Joining,
    lobby_messages.Guest,
    lobby_messages.Naming,
    lobby_messages.Carry,
    lobby_messages.Problem,
    measuring_messages.TableCatalogue,
    measuring_messages.MeasuredTable,
    measuring_messages.SharedTable,
    measuring_messages.TableLink,
)


def word_ids() -> dict[str, list[str]]:
    """The ids of every catalogue's messages, by folder; the languages must agree."""
    found: dict[str, list[str]] = {}
    for folder in WORDS:
        by_language: dict[str, set[str]] = {}
        for path in sorted((ROOT / folder).glob("*.ftl")):
            language = path.stem.rsplit(".", 1)[-1]
            by_language.setdefault(language, set()).update(_ID.findall(path.read_text("utf-8")))
        if len({frozenset(ids) for ids in by_language.values()}) > 1:
            sys.exit(f"{folder}: the languages do not have the same words")
        found[folder] = sorted(next(iter(by_language.values()), set()))
    return found


def written() -> str:
    """The whole file."""
    types = Types()
    views: dict[str, Any] = {"StarfighterView": StarfighterView}
    aliases = {name: types.of(inspect.type_info(view)) for name, view in views.items()}
    aliases["ToClient"] = types.of(inspect.type_info(messages.ToClient))
    aliases["ToServer"] = types.of(inspect.type_info(messages.ToServer))
    for one in HTTP:
        types.of(inspect.type_info(one))
    ids = word_ids()
    own = ids["web/words"] + ids["web/words/measuring"]
    parts = ["// Written by tools/gen_types.py.\n", f"export const VERSION = {messages.VERSION};\n"]
    parts += types.interfaces.values()
    parts += [f"export type {name} = {text};\n" for name, text in aliases.items()]
    parts.append("export type WordId = " + " | ".join(f'"{one}"' for one in own or ["-"]) + ";\n")
    return "".join(parts)


def main() -> None:
    """Write the file."""
    folder = ROOT / "web/gen"
    folder.mkdir(exist_ok=True)
    (folder / "wire.ts").write_text(written(), encoding="utf-8")
    (folder / "plane.css").write_text(looks.classes(), encoding="utf-8")


if __name__ == "__main__":
    main()
