"""Set-up, and the course of a round."""

from __future__ import annotations

from holotable.games.starfighter.content import CRUISERS
from holotable.games.starfighter.decisions import ChooseCruiser
from holotable.games.starfighter.events import CruiserChosen, FirstPlayer, RoundBegins
from holotable.games.starfighter.rules.combat import combat
from holotable.games.starfighter.rules.deployment import deployment
from holotable.games.starfighter.rules.end import end_of_round
from holotable.games.starfighter.rules.reinforcements import reinforcements
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import SEATS
from holotable.kernel.chance import Pick
from holotable.kernel.steps import Asking


@sf.question
def random_first_player(table: StarfighterTable) -> Asking[None]:
    """Chance says who is the first player. SF-3-01"""
    seat = SEATS.index((yield Pick(SEATS)))
    table.then(first_player(seat))


@sf.step
def first_player(table: StarfighterTable, seat: int) -> None:
    """The first player takes the initiative, and cruisers are chosen beginning with him."""
    table.state.initiative = seat  # SF-3-01
    table.tell(FirstPlayer, seat)
    table.then(choose_cruiser(seat), choose_cruiser(1 - seat), new_round())  # SF-3-02


@sf.question
def choose_cruiser(table: StarfighterTable, seat: int) -> Asking[None]:
    """A seat chooses its cruiser, unless the set-up has done so."""
    side = table.state.sides[seat]
    if not side.cruiser:
        side.cruiser = yield ChooseCruiser(seat)
    side.armor = CRUISERS[side.cruiser].armor  # SF-3-04
    table.tell(CruiserChosen, seat, side.cruiser)


@sf.step
def new_round(table: StarfighterTable) -> None:
    """A round has three phases. SF-2-02"""
    state = table.state
    state.round += 1
    table.tell(RoundBegins, state.round)
    table.then(reinforcements(), deployment(), combat(), end_of_round(), new_round())
