"""Starfighter as the kernel knows it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from holotable.games.starfighter.checks import faults_of
from holotable.games.starfighter.dealing import deal_world
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.evaluation import chance_of_winning
from holotable.games.starfighter.events import EVENTS
from holotable.games.starfighter.hidden import HIDDEN
from holotable.games.starfighter.in_words import table_in_words
from holotable.games.starfighter.odds import odds_asked, odds_of
from holotable.games.starfighter.position import Position as GamePosition
from holotable.games.starfighter.position import position_of, state_of
from holotable.games.starfighter.proposals import proposals
from holotable.games.starfighter.rules import sf
from holotable.games.starfighter.setup import Setup as GameSetup
from holotable.games.starfighter.setup import begin, other_decks, seen_setup
from holotable.games.starfighter.stack import wrong_steps
from holotable.games.starfighter.state import SEATS
from holotable.games.starfighter.state import State as GameState
from holotable.games.starfighter.survey import StarfighterSurvey
from holotable.games.starfighter.view import View as GameView
from holotable.games.starfighter.view import view_of
from holotable.games.starfighter.why import why_not_now
from holotable.kernel.decisions import Decision, Refusal
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game
from holotable.kernel.steps import Step
from holotable.kernel.words import Lang, Texts


class Starfighter(Game[GameState]):
    """Two cruisers, their squadrons, and chains of effects."""

    name: ClassVar[str] = "starfighter"
    title: ClassVar[str] = "Starfighter"
    version: ClassVar[str] = "1"
    modes: ClassVar[tuple[str, ...]] = ("training", "skirmish", "total-war")
    State = GameState
    Setup = GameSetup
    View = GameView
    Position = GamePosition
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    code = sf.code
    texts = Texts("holotable.games.starfighter", "holotable")
    hidden = HIDDEN
    rule_of_leaving: ClassVar[str] = "SF-2-01"

    def start(self, setup: GameSetup) -> tuple[GameState, list[Step]]:
        """The state before the first step, and the steps that begin the game."""
        return begin(setup)

    def seats(self, state: GameState) -> Sequence[str]:
        """The seats' names."""
        return SEATS

    def view(self, state: GameState, viewers: Viewers) -> GameView:
        """What these seats may know together."""
        return view_of(state, viewers)

    def broken(self, state: GameState) -> BadInput | None:
        """What is wrong with a state that the rules could never lead to."""
        for fault in faults_of(state):
            return BadInput("fault-at", field=fault.field, rule=fault.rule, why=fault)
        return None

    def deal(self, state: GameState, seat: int, random: Random) -> GameState | None:
        """A world that the seat cannot tell from this one."""
        return deal_world(state, seat, random)

    def position(self, state: GameState) -> GamePosition:
        """The state as a document."""
        return position_of(state)

    def from_position(self, document: GamePosition) -> tuple[GameState, list[Step]]:
        """The state of a document, and the steps that come next."""
        return state_of(document)

    def wrong_steps(self, state: GameState, steps: Sequence[Step]) -> BadInput | None:
        """Why these cannot be the steps that are still to come."""
        return wrong_steps(state, steps)

    def evaluate(self, state: GameState, seat: int) -> float:
        """The seat's chance of winning, from its own knowledge."""
        return chance_of_winning(state, seat)

    def propose(self, state: GameState, decision: Decision[GameState, Any]) -> Sequence[Any]:
        """The choices that a bot looks at."""
        return proposals(state, decision)

    def chapter(self, state: GameState) -> int:
        """Positions are judged between rounds."""
        return state.round

    def survey(self) -> StarfighterSurvey:
        """What is counted when many games are played."""
        return StarfighterSurvey()

    def why_not_now(self, state: GameState, seat: int, about: str) -> Refusal | None:
        """Why something that is not asked now cannot be done."""
        return why_not_now(state, seat, about)

    def setup_seen(self, setup: GameSetup, viewers: Viewers) -> GameSetup:
        """Everything but the decks of others, which only their owners know. SF-8-05"""
        return seen_setup(setup, viewers)

    def setup_twin(self, setup: GameSetup, viewers: Viewers, random: Random) -> GameSetup | None:
        """The same but for the decks of others. SF-8-05"""
        return other_decks(setup, viewers, random)

    def odds_asked(self, state: GameState, seat: int) -> Sequence[Any]:
        """Of the next cards, how many will be of each level, of a colour, or one that the seat cannot see."""
        return odds_asked(state, seat)

    def odds(self, state: GameState | None, query: Any) -> dict[str, float]:
        """How many of the next cards will be of some kind."""
        if state is None:
            raise BadInput("odds-of-match", field="match")
        return odds_of(state, query)

    def in_words(self, view: GameView, lang: Lang) -> list[str]:
        """The table in words and as a simple drawing."""
        return table_in_words(view, lang)


game = Starfighter()
