"""The help of a command, in the user's language: typer gives the parameters, the catalogues the words."""

from __future__ import annotations

from typing import Any

from holotable.cli.frame.speech import has, say


def key_of(context: Any, *below: str) -> str:
    """The message that says what a command is for: `command-arena-play`, and `command` for the tool itself."""
    names: list[str] = []
    while context.parent is not None:
        names.insert(0, context.info_name)
        context = context.parent
    return "-".join(("command", *names, *below))


def write_help(command: Any, context: Any, formatter: Any) -> None:
    """Write how a command is called, what it is for, its arguments and its options."""
    pieces = [_placed(param) for param in command.params if _is_argument(param)]
    if hasattr(command, "list_commands"):
        pieces.append(say("help-command-metavar"))
    called = " ".join([*pieces, say("help-options-metavar")])
    formatter.write_usage(context.command_path, called, f"{say('help-usage')} ")
    for key in (key_of(context), f"{key_of(context)}-more"):
        if has(key):
            formatter.write_paragraph()
            formatter.write_text(say(key))
    shown = [param for param in command.get_params(context) if not getattr(param, "hidden", False)]
    for heading, wanted in (("help-arguments", True), ("help-options", False)):
        rows = [(shape_of(param), _about(param)) for param in shown if _is_argument(param) is wanted]
        if rows:
            with formatter.section(say(heading)):
                formatter.write_dl(rows)


def name_of(param: Any) -> str:
    """What a parameter is called in a sentence: `GAME`, `--seed`."""
    return str(_metavar(param) if _is_argument(param) else max(param.opts, key=len))


def shape_of(param: Any) -> str:
    """How a parameter is written on the command line: `GAME`, `--seed SEED`, `--json`."""
    if _is_argument(param):
        return _metavar(param)
    flags = ", ".join([*param.opts, *param.secondary_opts])
    return flags if param.is_flag else f"{flags} {_metavar(param)}"


def expected_by(param: Any, context: Any) -> str:
    """What values a parameter takes, in words."""
    kind = param.display_type(context).strip("<>")
    if "|" in kind:
        return say("expected-choice", {"choices": kind.replace("|", ", ")})
    kind = kind.removesuffix(" range")
    what = say(f"expected-{kind}") if has(f"expected-{kind}") else str(kind)
    if param.min is None and param.max is None:
        return what
    bounds = ("none" if bound is None else f"{bound:g}" for bound in (param.min, param.max))
    return say("expected-bounded", {"what": what, **dict(zip(("least", "most"), bounds, strict=True))})


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _metavar(param: Any) -> str:
    return str(param.metavar or param.name.upper().replace("_", "-"))


def _placed(param: Any) -> str:
    name = f"{_metavar(param)}..." if param.nargs == -1 else _metavar(param)
    return name if param.required else f"[{name}]"


def _about(param: Any) -> str:
    """What a parameter is for; typer's own ones carry English sentences, and are looked up by name."""
    given = param.help or ""
    text = say(given if has(given) else f"option-{param.name.replace('_', '-')}")
    if param.required:
        return f"{text} {say('help-required')}"
    default = param.default if param.show_default else None
    if isinstance(default, str | int | float) and not isinstance(default, bool):
        return f"{text} {say('help-default', {'value': str(default)})}"
    return text
