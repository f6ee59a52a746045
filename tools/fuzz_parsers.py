"""Fuzz the parsers of strangers' text, guided by coverage: records, positions, decks, content files, protocol lines.

    uv run --group fuzz python tools/fuzz_parsers.py [PARSER] [--seconds 60]

Without a name every parser has its turn, each for so many seconds in a process of its own. What makes one fail is
written to `crash-…` in the folder that it was started from, and `--again FILE` reads it once more.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from finding_uv import ROOT

HARMLESS = ("-max_len=20000", "-timeout=20", "-rss_limit_mb=2000", "-verbosity=0", "-print_final_stats=1")


def main() -> int:
    """Fuzz what the command line names; the exit code is that of the first parser that failed."""
    arguments = read_arguments()
    if find_spec("atheris") is None:
        print("This needs atheris; `uv sync --group fuzz` installs it.", file=sys.stderr)
        return 2
    if arguments.parser is None:
        return every_parser(arguments.seconds)
    import atheris

    with atheris.instrument_imports(include=["holotable"]):
        parsers, refused = load()
    parser = parsers[arguments.parser]
    if arguments.again is not None:
        print(refused(parser, arguments.again.read_bytes()))
        return 0
    with tempfile.TemporaryDirectory() as corpus:
        for number, example in enumerate(parser.examples):
            Path(corpus, f"{number}").write_bytes(example)
        limits = [*HARMLESS, f"-max_total_time={arguments.seconds}"]
        atheris.Setup([sys.argv[0], *limits, corpus], lambda data: refused(parser, data))
        atheris.Fuzz()
    return 0


def every_parser(seconds: int) -> int:
    """Fuzz one parser after another."""
    parsers, _ = load()
    for name in parsers:
        print(f"{name}: {seconds} s", flush=True)
        command = [sys.executable, __file__, name, "--seconds", str(seconds)]
        code = subprocess.run(command, check=False).returncode
        if code:
            return code
    return 0


def load() -> tuple[dict[str, Any], Any]:
    """The parsers by name, and what says whether one refuses well."""
    sys.path.insert(0, str(ROOT / "tests"))
    parsing = import_module("parsing.parsers")
    games = import_module("every_game").GAMES
    return {parser.name: parser for parser in parsing.all_parsers(games)}, parsing.refused


def read_arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parser", nargs="?", help="one parser alone, such as 'record of starfighter'")
    parser.add_argument("--seconds", type=int, default=30, help="how long each parser is fuzzed")
    parser.add_argument("--again", type=Path, metavar="FILE", help="read this file once with the parser")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
