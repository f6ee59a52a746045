"""Commands that are imported when they are invoked."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from holotable.cli.frame.commands import COMMANDS
from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.help import key_of, write_help
from holotable.cli.frame.speech import say

F = TypeVar("F", bound=Callable[..., Any])


class SpokenCommand(TyperCommand):
    """A command whose help comes from the catalogues."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the whole help."""
        write_help(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """Several commands under one name."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the whole help, with a line for each command."""
        write_help(self, ctx, formatter)
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(key_of(ctx, name))) for name in self.list_commands(ctx)])

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Find the command that the first argument names."""
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None and not ctx.resilient_parsing:
            near = get_close_matches(name, self.list_commands(ctx), n=1)
            raise BadInput(
                "unknown-command",
                field=name,
                name=name,
                path=ctx.command_path,
                near=near[0] if near else "none",
            )
        return (name if command else None), command, args[1:]


class LazyCommands(SpokenGroup):
    """The whole tool: the commands of the table, each imported when it is needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Every command's name, without importing one."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import a command's module, and make its function a command."""
        return load(cmd_name) if cmd_name in COMMANDS else None


class CommandGroup(typer.Typer):
    """What a module offers as `app` to hold several commands: `holotable arena play`, `holotable arena balance`."""

    def __init__(self) -> None:
        super().__init__(
            cls=SpokenGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
        )
        self.callback(invoke_without_command=True)(_show_help_alone)

    def add(self, name: str) -> Callable[[F], F]:
        """Offer a function as a command of this name."""
        return self.command(name, cls=SpokenCommand, help="")


def whole_tool(name: str) -> Any:
    """The group of all commands, with the options of the tool itself."""
    app = typer.Typer(name=name, cls=LazyCommands, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(_itself)
    return get_command(app)


def load(name: str) -> Any:
    """Import the module of a command, and return what typer runs."""
    module = import_module(f"holotable.cli.{name}")
    app: typer.Typer | None = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
        app.command(name, cls=SpokenCommand, help="")(module.command)
    made = get_command(app)
    made.name = name
    return made


def _itself(
    ctx: typer.Context,
    demo: Annotated[bool, typer.Option("--demo", help="option-demo")] = False,
    version: Annotated[bool, typer.Option("--version", help="option-version")] = False,
    _lang: Annotated[
        str, typer.Option("--lang", metavar="LANG", help="option-lang", show_default=False)
    ] = "",
) -> None:
    """Open the table where no command is named; `--lang` was settled before, and stands here for the help alone."""
    if version:
        from importlib.metadata import version as version_of

        print(f"holotable {version_of('holotable')}")
    elif ctx.invoked_subcommand is None:
        from holotable.cli.frame.table import open_table

        open_table(demo=demo)


def _show_help_alone(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
