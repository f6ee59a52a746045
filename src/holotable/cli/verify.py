"""`holotable verify FILE`: is this record true?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.cli.frame.speech import lang

MARKS = {"holds": "✓", "fails": "✗", "unproven": "?"}


def command(file: Annotated[Path, typer.Argument(help="argument-record")], json: JsonOption = False) -> None:
    """Check a record: its rules, every choice, the promise of chance, every answer of chance, the result."""
    from holotable.cli.text.keeping import read_file
    from holotable.cli.text.terminal import TEXTS
    from holotable.kernel import record, registry
    from holotable.kernel.verify import verify

    parsed = record.parse(read_file(file))
    findings = verify(registry.game(parsed.game), parsed)
    if json:
        told = [
            {"check": one.name, "verdict": one.verdict, **TEXTS.both(one.phrase.key, one.phrase.args)}
            for one in findings
        ]
        print_json({"findings": told})
    else:
        for one in findings:
            print(f"{MARKS[one.verdict]} {TEXTS.say(lang(), one.phrase.key, one.phrase.args)}")
    if any(one.verdict == "fails" for one in findings):
        raise typer.Exit(ExitCode.NO)
