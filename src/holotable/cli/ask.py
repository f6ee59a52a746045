"""`holotable ask FILE SEAT OPTION`: may this be done, and if not, which rule says no?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.cli.frame.speech import lang, say


def command(
    file: Annotated[Path, typer.Argument(help="argument-moment")],
    seat: Annotated[str | None, typer.Argument(help="argument-seat")] = None,
    about: Annotated[str | None, typer.Argument(help="argument-about")] = None,
    json: JsonOption = False,
) -> None:
    """Tell what is owed in a position or record; with a seat and an option, whether it may be done and why not."""
    from holotable.cli.text.asking import Asking
    from holotable.cli.text.keeping import take_up
    from holotable.cli.text.terminal import Terminal
    from holotable.engine import answers
    from holotable.kernel.asking import why_not

    match = take_up(file)
    if seat is None or about is None:
        wanted = match.owing() if seat is None else [match.seat(seat)]
        owed = [one for one in wanted if match.pending(one) is not None]
        if json:
            decisions = [answers.decision(match, one) for one in owed]
            print_json({"decisions": decisions, "over": answers.over(match)})
            return
        for one in owed:
            print(f"{match.seats[one]}:")
            asked = match.pending(one)
            assert asked is not None
            Asking(Terminal(lang()), match.game, match.table.state_of(one), asked).show()
        if not owed:
            print(say("nothing-owed"))
        return
    refused = why_not(match, match.seat(seat), about)
    if json:
        print_json(answers.refusal(match.game, refused))
    elif refused is None:
        print(say("ask-legal"))
    else:
        why = match.game.texts.say(lang(), refused.phrase.key, refused.phrase.args)
        print(f"{why}  ({refused.rule})" if refused.rule else why)
    if refused is not None:
        raise typer.Exit(ExitCode.NO)
