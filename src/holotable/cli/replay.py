"""`holotable replay FILE`: a record told again, from any seat's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.cli.frame.speech import lang, say


def command(
    file: Annotated[Path, typer.Argument(help="argument-record")],
    seat: Annotated[str | None, typer.Option("--seat", help="option-eyes")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="option-boards")] = False,
    json: JsonOption = False,
) -> None:
    """Tell what happened in a recorded match, and how the table stands at its end."""
    from holotable.cli.text.keeping import take_up
    from holotable.engine import answers
    from holotable.engine.schemas import parsed
    from holotable.kernel.retelling import retold

    match = take_up(file)
    viewers = frozenset(range(len(match.seats))) if seat is None else frozenset({match.seat(seat)})
    game = match.game
    if json:
        events = answers.events(game, match.events_since(0), viewers)
        rest = {"events": events, "over": answers.over(match), "digest": match.digest()}
        print_json({"record": parsed(match.record()), **rest})
        return
    told = 0
    for number, (_, then) in enumerate(retold(match)):
        heard = then.heard or []
        for event in heard[told:]:
            seen = event.seen_by(viewers)
            if seen is not None:
                phrase = seen.phrase()
                print(f"{number:>4}  {game.texts.say(lang(), phrase.key, phrase.args)}")
        told = len(heard)
        if boards:
            print(*game.in_words(game.view(then.seen_state(viewers), viewers), lang()), "", sep="\n")
    if not boards:
        print("", *game.in_words(match.view(viewers), lang()), sep="\n")
    print(say("replay-digest", {"digest": match.digest()}))
