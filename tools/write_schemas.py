"""Write the JSON Schemas of records and positions into docs/schemas/, or say which of them are out of date.

python tools/write_schemas.py           write them
python tools/write_schemas.py --check   compare, and end with 1 if one differs
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from holotable.engine.schemas import position_schema, record_schema, schemas
from holotable.kernel import registry

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"


def wanted() -> dict[str, Any]:
    """Every schema by its file's name."""
    found: dict[str, Any] = {"record.json": record_schema()}
    for name in sorted(entry_points(group=registry.GROUP).names):
        game = registry.game(name)
        described = schemas(game)
        found[f"{name}-position.json"] = position_schema(game)
        for part in ("setup", "view", "events"):
            found[f"{name}-{part}.json"] = described[part]
    return found


def main() -> int:
    """Write or compare, as the command line asks."""
    check = "--check" in sys.argv[1:]
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name, schema in wanted().items():
        text = msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"
        path = FOLDER / name
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(name)
            if not check:
                path.write_text(text, "utf-8")
    if check and stale:
        print(f"Out of date: {', '.join(stale)}. Run: uv run python tools/write_schemas.py")
    return int(check and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main())
