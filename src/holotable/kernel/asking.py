"""Why not? Whether a seat may do something now, offered or not, and the rule that says no."""

from __future__ import annotations

from typing import Any

from holotable.kernel.decisions import Phrase, Refusal
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match


def why_not(match: Match[Any], seat: int, about: str) -> Refusal | None:
    """Nothing if the seat may choose this now; otherwise the rule and the sentence that refuse it.

    What no decision of the game could mean is `BadInput`.
    """
    asked = match.pending(seat)
    state = match.table.state_of(seat)
    unread: BadInput | None = None
    if asked is not None:
        try:
            choice = asked.read(about)
        except BadInput as error:
            unread = error
        else:
            return asked.refusal(state, choice)
    refused = match.game.why_not_now(state, seat, about)
    if refused is not None:
        return refused
    if unread is not None:
        raise unread
    if match.result is not None:
        return Refusal(match.result.rule, Phrase("refused-over"))
    waiting = match.owing()
    names = ", ".join(match.seats[one] for one in waiting)
    rule = match.table.owed()[waiting[0]].rule
    return Refusal(rule, Phrase("refused-not-asked", {"waiting": names}))
