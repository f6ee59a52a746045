"""Compile the plane with mypyc: the same modules, the same results to the last bit, many times as fast.

The plane in plain Python is the reference; nothing needs the compiled one. An installation made with
`HOLOTABLE_COMPILE=1` has it (`hatch_build.py` calls `compile_plane`). For measuring and testing both beside each other

    uv run --with setuptools python tools/compile_plane.py

puts a whole copy of the package with the compiled plane into `build/compiled`, which `holotable bench` finds, and
`PYTHONPATH=build/compiled uv run pytest tests/plane` tests. It needs a C compiler.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLANE = Path("holotable/plane")
COPY = ROOT / "build/compiled"
STAMP = ".plane"
PLAIN = {"__init__", "curves", "items", "looks", "picture", "svg"}
"""Drawing is not measured in microseconds and stays plain Python."""

# Nothing is contracted: a*b+c in one step would give other last digits on machines that have it.
FLAGS = [
    "-O3",
    "-ffp-contract=off",
    "-Wno-unused-function",
    "-Wno-unused-variable",
    "-Wno-unused-but-set-variable",
]
FLAGS_MSVC = ["/O2", "/fp:precise"]


def modules(source: Path) -> list[str]:
    """The modules that are compiled, relative to the folder that holds the package."""
    return sorted(
        path.relative_to(source).as_posix()
        for path in (source / PLANE).glob("*.py")
        if path.stem not in PLAIN
    )


def stamp(source: Path) -> str:
    """A digest of the plane's sources and of the Python they are compiled for."""
    digest = hashlib.sha256(sys.version.encode())
    for name in modules(source):
        digest.update(name.encode() + b"\0" + (source / name).read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether `build/compiled` holds the plane as it stands now."""
    made = COPY / STAMP
    return made.is_file() and made.read_text() == stamp(ROOT / "src")


def remove_compiled(source: Path) -> None:
    """Remove compiled modules of the plane from a folder that holds the package."""
    for pattern in ("holotable_plane__mypyc.*.so", "holotable_plane__mypyc.*.pyd"):
        for path in source.glob(pattern):
            path.unlink()
    for pattern in ("*.so", "*.pyd"):
        for path in (source / PLANE).glob(pattern):
            path.unlink()


def compile_plane(source: Path, work: Path) -> list[Path]:
    """Compile the plane of a folder that holds the package; the modules stand under `work`, laid out alike."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    made = work / "made"
    # The plane alone: it imports nothing of ours, and what stands around it is not looked at.
    alone = work / "alone"
    for name in ["holotable/plane/__init__.py", *modules(source)]:
        (alone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, alone / name)
    (alone / "holotable/__init__.py").touch()
    os.chdir(alone)
    try:
        extensions = mypycify(
            ["--strict", *modules(alone)],
            opt_level="3",
            debug_level="0",
            group_name="holotable_plane",
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args = FLAGS_MSVC if sys.platform == "win32" else FLAGS
        distribution = Distribution({"name": "holotable-plane", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_lib = str(made)
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path.relative_to(made) for path in made.rglob("*") if path.suffix in {".so", ".pyd"})


def main() -> None:
    """Put a copy of the package with the compiled plane into `build/compiled`."""
    shutil.rmtree(COPY, ignore_errors=True)
    work = ROOT / "build/plane"
    shutil.rmtree(work, ignore_errors=True)
    found = compile_plane(ROOT / "src", work)
    shutil.copytree(
        ROOT / "src/holotable", COPY / "holotable", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for path in found:
        shutil.copy2(work / "made" / path, COPY / path)
    (COPY / STAMP).write_text(stamp(ROOT / "src"))
    print(f"{len(found)} modules compiled into {COPY.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
