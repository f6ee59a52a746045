"""`holotable rules GAME`: every rule with where it is enforced and which tests prove it."""

from __future__ import annotations

from typing import Annotated

import typer

from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.output import print_json, print_table
from holotable.cli.frame.parameters import GameArgument, JsonOption
from holotable.cli.frame.speech import lang, say
from holotable.kernel.rulebook import TracedRule, traced

PROVEN_KINDS = frozenset("EDO")


def command(
    game: GameArgument,
    json: JsonOption = False,
    unproven: Annotated[bool, typer.Option("--unproven", help="option-unproven")] = False,
) -> None:
    """List the rules of a game; with `--unproven` those that lack a test, and the answer no if there are any."""
    rules = traced(game)
    if unproven:
        rules = [rule for rule in rules if not rule.tests and PROVEN_KINDS.intersection(rule.kind)]
    if json:
        print_json(rules)
    else:
        heads = ("id", "kind", "status", "enforced", "tests", "text")
        print_table([say(f"rules-{head}") for head in heads], [_row(rule) for rule in rules])
    if unproven and rules:
        raise typer.Exit(ExitCode.NO)


def _row(rule: TracedRule) -> tuple[str, ...]:
    text = rule.text.de if lang() == "de" else rule.text.en
    counts = (str(len(rule.enforced)), str(len(rule.tests)))
    return (rule.id, ", ".join(rule.kind), say(f"rules-status-{rule.status}"), *counts, text)
