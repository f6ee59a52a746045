"""The commands by name, in the order in which the help lists them.

Each is a module of `holotable.cli`, imported only when it is invoked or asked for its own help. It holds either
`command`, a function whose parameters typer reads, or `app`, a `CommandGroup` of several such functions. The
sentence that the help shows is the message `command-NAME` of the catalogues; what a parameter's `help` names is
a message too.
"""

from __future__ import annotations

COMMANDS = (
    "serve",
    "backup",
    "play",
    "replay",
    "verify",
    "ask",
    "odds",
    "measure",
    "draw",
    "rules",
    "content",
    "fuzz",
    "arena",
    "engine",
    "doctor",
    "bench",
)
