"""`holotable play GAME`: a game at this terminal, against bots or by two people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.parameters import games
from holotable.cli.frame.speech import lang


def command(
    game: Annotated[str | None, typer.Argument(help="argument-game", autocompletion=games)] = None,
    text: Annotated[bool, typer.Option("--text", help="option-text")] = True,
    seats: Annotated[str | None, typer.Option("--seats", help="option-seats")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help="option-set")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="option-seed")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="option-load")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="option-continue")] = False,
    drawing: Annotated[bool, typer.Option("--board/--no-board", help="option-board")] = True,
) -> None:
    """Play at this terminal; the game is kept after every choice."""
    from secrets import token_hex

    from holotable.cli.text import keeping
    from holotable.cli.text.front import Front
    from holotable.cli.text.seats import read_seats, seats_again
    from holotable.cli.text.terminal import Terminal
    from holotable.kernel import registry
    from holotable.kernel.match import Match

    del text  # the only table there is so far
    if load is not None or go_on:
        taken_up = "--load" if load is not None else "--continue"
        for option, given in (("--set", setting), ("--seed", seed), ("--continue", go_on and load)):
            if given:
                raise BadInput("not-with", field=option, option=option, other=taken_up)
        match: Match[Any] = keeping.take_up(load or keeping.last_game())
        if game is not None and match.game.name != game:
            raise BadInput("file-of-other-game", field=taken_up, game=match.game.name)
    elif game is None:
        raise BadInput("play-which", field="GAME")
    else:
        one = registry.game(game)
        match = Match.new(one, read_settings(setting or []), seed=seed or token_hex(8))
    seated = read_seats(seats, match.seats) if seats else seats_again(match.players, match.seats)
    match.players = seated
    Front(Terminal(lang()), match, seated, drawing=drawing, kept=keeping.last_game()).play()


def read_settings(settings: list[str]) -> dict[str, Any]:
    """`mode=training cruisers.first=ares` as a set-up; a value that is JSON is taken as such."""
    import msgspec

    setup: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise BadInput("setting-form", field="--set", setting=setting)
        *folders, last = name.split(".")
        inside = setup
        for folder in folders:
            inside = inside.setdefault(folder, {})
            if not isinstance(inside, dict):
                raise BadInput("setting-form", field="--set", setting=setting)
        try:
            inside[last] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            inside[last] = value
    return setup
