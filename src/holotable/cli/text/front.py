"""The loop of the text table: what happened, what lies there, what is asked, what is answered."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Any

from holotable.bots.levels import player
from holotable.cli.text import keeping, orders
from holotable.cli.text.asking import Asking
from holotable.cli.text.seats import PERSON, persons, spoken
from holotable.cli.text.terminal import InputEnded, Left, Terminal
from holotable.kernel.errors import HolotableError
from holotable.kernel.events import Event, Viewers
from holotable.kernel.match import Match


class Front:
    """A match at a terminal."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match[Any],
        seated: tuple[str, ...],
        *,
        drawing: bool,
        kept: Path | None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.seated = seated
        self.persons = persons(seated)
        self.drawing = drawing
        self.kept = kept
        self.told: dict[int, list[Event]] = {seat: [] for seat in self.persons}
        """For each person what has happened since they were shown the table last."""
        self.at_keyboard: int | None = min(self.persons) if len(self.persons) == 1 else None
        self.random = SystemRandom()

    def play(self) -> None:
        """Plays until the game is over or the player gets up."""
        self._greet()
        try:
            while self.match.result is None:
                self._keep()
                self._hear()
                owing = self.match.owing()
                bots = [seat for seat in owing if seat not in self.persons]
                if bots:
                    self._bot_chooses(bots[0])
                else:
                    self._person_chooses(owing[0] if self.at_keyboard not in owing else self.at_keyboard or 0)
        except (InputEnded, Left):
            self._keep()
            if self.kept is not None:
                self.terminal.say("kept", {"file": str(self.kept)})
            return
        self._keep()
        self._end()

    # People --------------------------------------------------------------------------------------------------------

    def _person_chooses(self, seat: int) -> None:
        self._sit_down(seat)
        self.show_news(seat)
        if self.drawing:
            self.show_board(seat)
        decision = self.match.decision_id(seat)
        asking = self.asking(seat)
        asking.show()
        while (
            self.match.result is None
            and self.match.pending(seat)
            and self.match.decision_id(seat) == decision
        ):
            typed = self.terminal.read(self.terminal.words("your-choice", {"seat": self.seat_name(seat)}))
            try:
                if orders.obey(self, seat, asking, typed):
                    return
            except HolotableError as error:
                rule = f" ({error.rule})" if error.rule else ""
                self.terminal.show(f"{error.say(self.terminal.lang)}{rule}")

    def _sit_down(self, seat: int) -> None:
        """Between two people at one keyboard a curtain falls, so that neither sees the other's secrets."""
        if self.at_keyboard == seat:
            return
        if self.at_keyboard is not None or len(self.persons) > 1:
            self.terminal.curtain()
            self.terminal.read(self.terminal.words("hand-over", {"seat": self.seat_name(seat)}))
        self.at_keyboard = seat

    def asking(self, seat: int) -> Asking:
        """What a seat is asked now, ready to be shown."""
        asked = self.match.pending(seat)
        assert asked is not None
        return Asking(self.terminal, self.match.game, self.match.table.state_of(seat), asked)

    # Bots ------------------------------------------------------------------------------------------------------------

    def _bot_chooses(self, seat: int) -> None:
        chosen = player(self.seated[seat]).choose(self.match.table, seat, self.random)
        self.match.choose(seat, chosen.choice)

    # Showing -----------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """A seat as people call it: by the game's word for it, where it has one."""
        name = self.match.seats[seat]
        texts = self.match.game.texts
        return texts.say(self.terminal.lang, f"seat-{name}") if texts.has(f"seat-{name}") else name

    def show_news(self, seat: int) -> None:
        """What has happened since the seat was shown the table last."""
        for event in self.told[seat]:
            self.show_event(event, frozenset({seat}))
        self.told[seat] = []

    def show_event(self, event: Event, viewers: Viewers) -> None:
        """An event, if these viewers notice it."""
        seen = event.seen_by(viewers)
        if seen is not None:
            phrase = seen.phrase()
            self.terminal.show(f"· {self.match.game.texts.say(self.terminal.lang, phrase.key, phrase.args)}")

    def show_board(self, seat: int) -> None:
        """The table as the seat sees it."""
        self.terminal.show()
        for line in self.match.game.in_words(self.match.view(frozenset({seat})), self.terminal.lang):
            self.terminal.show(line)
        self.terminal.show()

    def _greet(self) -> None:
        match = self.match
        self.terminal.say("greeting", {"game": match.game.title})
        for seat, name in enumerate(self.seated):
            self.terminal.say(
                "sits", {"seat": self.seat_name(seat), "player": spoken(name, self.terminal.lang)}
            )
        self.terminal.say("how-to-help")

    def _hear(self) -> None:
        news = self.match.news()
        for told in self.told.values():
            told.extend(news)

    def _keep(self) -> None:
        if self.kept is not None:
            keeping.keep(self.match, self.kept)

    def _end(self) -> None:
        match, terminal = self.match, self.terminal
        self._hear()
        everybody = frozenset(range(len(match.seats)))
        shown = self.at_keyboard if self.at_keyboard is not None else min(self.persons, default=None)
        if shown is not None:
            self.show_news(shown)
        terminal.show()
        for line in match.game.in_words(match.view(everybody), terminal.lang):
            terminal.show(line)
        terminal.show()
        result = match.result
        assert result is not None
        reason = match.game.texts.say(terminal.lang, f"ended-{result.reason}")
        args = {"reason": reason, "rule": result.rule or "-"}
        if len(result.places) == 1:
            terminal.say("ended-shared", args)
        else:
            terminal.say("ended-won", {"winner": ", ".join(map(self.seat_name, result.places[0])), **args})
        if PERSON in self.seated and self.kept is not None:
            terminal.say("record-kept", {"file": str(self.kept)})
