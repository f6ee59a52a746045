"""What the roles of a picture look like: colours that colour-blind people tell apart, dark and light.

The hues are those of Okabe and Ito; whatever a colour says, a dash, a pattern or a mark says too.
"""

from typing import Final

LIGHT: Final = {
    "paper": "#ffffff",
    "ink": "#1b2430",
    "quiet": "#5c6b7a",
    "line": "#c3ccd6",
    "first": "#0067a5",
    "second": "#c24a00",
    "neutral": "#5c6b7a",
    "obstacle": "#6b5b3e",
    "good": "#007a58",
    "bad": "#b3195d",
    "tool": "#8a6a00",
}
DARK: Final = {
    "paper": "#10161d",
    "ink": "#e8edf2",
    "quiet": "#9fb0c0",
    "line": "#354352",
    "first": "#62b8f0",
    "second": "#f0a04b",
    "neutral": "#9fb0c0",
    "obstacle": "#c9b68c",
    "good": "#3fd6a6",
    "bad": "#ff86b6",
    "tool": "#f0dc5a",
}


class Look:
    """How a role is drawn: its colour, how thick its line, how full its area, which dash and which pattern."""

    __slots__ = ("colour", "dash", "fill", "pattern", "width")

    def __init__(
        self, colour: str, *, width: float = 1.5, fill: float = 0.0, dash: str = "", pattern: str = ""
    ) -> None:
        """Dashes are in the width of a line on a phone."""
        self.colour = colour
        self.width = width
        self.fill = fill
        self.dash = dash
        self.pattern = pattern


ROLES: Final = {
    "table": Look("line", width=1.0, fill=0.06),
    "ink": Look("ink"),
    "quiet": Look("quiet", width=1.0),
    "first": Look("first", fill=0.22),
    "second": Look("second", fill=0.22, pattern="second"),
    "neutral": Look("neutral", fill=0.18),
    "first-zone": Look("first", width=1.0),
    "second-zone": Look("second", width=1.0),
    "chosen": Look("good", width=1.5, fill=0.38),
    "obstacle": Look("obstacle", fill=0.16, pattern="obstacle"),
    "arc": Look("first", width=1.0, fill=0.12, dash="4 2"),
    "arc-second": Look("second", width=1.0, fill=0.12, dash="4 2"),
    "band": Look("quiet", width=1.0, dash="1.5 2.5"),
    "range": Look("ink", width=2.0),
    "sight": Look("good", width=2.0, dash="6 3"),
    "blocked": Look("bad", width=2.4, dash="2 2"),
    "good": Look("good", width=2.0, fill=0.2),
    "bad": Look("bad", width=2.0, fill=0.2, pattern="bad"),
    "template": Look("tool", width=1.2, fill=0.24),
    "region": Look("good", width=1.2, fill=0.1, dash="8 3"),
    "label": Look("ink"),
}
"""Every role that something in a picture can have."""


def style() -> str:
    """The colours as CSS variables, in the reader's theme or a forced one."""
    light = "".join(f"--{name}:{colour};" for name, colour in LIGHT.items())
    dark = "".join(f"--{name}:{colour};" for name, colour in DARK.items())
    rules = [
        f".plane{{{light}font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}}",
        f"@media (prefers-color-scheme:dark){{.plane:not([data-theme=light]){{{dark}}}}}",
        f".plane[data-theme=dark]{{{dark}}}",
        ".plane text{fill:var(--ink);stroke:var(--paper);paint-order:stroke;stroke-linejoin:round;font-weight:600}",
    ]
    return "".join(rules)


def classes() -> str:
    """The same for a page that draws a table itself: colours as variables, a class `role-…` for every role.

    Widths are pixels of the screen, whatever the table's scale. What is `open` has no area; a `dot` is a line of no
    length; the `head` of an arrow is filled; a `dashed` outline is that of a ghost.
    """
    rows = [_variables(":root", DARK), _variables(":root[data-theme=light]", LIGHT)]
    for name, look in ROLES.items():
        fill = f"fill:var(--of);fill-opacity:{look.fill}" if look.fill else "fill:none"
        dash = f";stroke-dasharray:{' '.join(f'{part}px' for part in look.dash.split())}" if look.dash else ""
        rows.append(
            f".role-{name}{{--of:var(--plane-{look.colour});stroke:var(--of);stroke-width:{look.width}px;{fill}{dash}}}"
        )
    rows += [
        ".dashed{fill:none;stroke-dasharray:5px 3px}",
        ".open{fill:none}",
        ".dot{stroke-width:6px;stroke-linecap:round;stroke-dasharray:none}",
        ".head{fill:var(--of);fill-opacity:1;stroke-dasharray:none}",
    ]
    return "\n".join(rows) + "\n"


def _variables(selector: str, colours: dict[str, str]) -> str:
    return f"{selector}{{{''.join(f'--plane-{name}:{colour};' for name, colour in colours.items())}}}"
