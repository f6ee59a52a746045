"""A decision in words: what is asked, the numbered options, and what somebody types read as an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holotable.cli.frame.errors import BadInput
from holotable.cli.text.terminal import Terminal
from holotable.kernel.decisions import Arrange, Choose, Decision, Form, Number, Place, Some
from holotable.kernel.game import Game


class Asking:
    """One question to one seat, as a terminal shows it."""

    def __init__(self, terminal: Terminal, game: Game[Any], state: Any, asked: Decision[Any, Any]) -> None:
        self.terminal = terminal
        self.game = game
        self.state = state
        self.asked = asked
        self.options: Sequence[Any] = ()
        if isinstance(asked, Choose | Some | Arrange):
            self.options = asked.options(state)
        elif isinstance(asked, Place):
            self.options = asked.candidates(state)
        self.shown: list[int] = list(range(len(self.options)))

    def narrow(self, text: str) -> bool:
        """Shows only the options whose words or ids hold the text; false if none does."""
        wanted = text.lower()
        found = [
            at for at in range(len(self.options)) if wanted in f"{self._id(at)} {self.words_of(at)}".lower()
        ]
        if not found or len(found) == len(self.shown) == len(self.options):
            return False
        self.shown = found
        return True

    def widen(self) -> None:
        """Shows all options again."""
        self.shown = list(range(len(self.options)))

    def prompt(self) -> str:
        """The question."""
        phrase = self.asked.prompt(self.state)
        return self.game.texts.say(self.terminal.lang, phrase.key, phrase.args)

    def show(self) -> None:
        """The question with its rule, and the options by number."""
        terminal = self.terminal
        terminal.show(f"{self.prompt()}  ({self.asked.rule})")
        width = len(str(len(self.options)))
        for at in self.shown:
            terminal.show(f"  {at + 1:>{width}}  {self.words_of(at)}")
        if len(self.shown) < len(self.options):
            terminal.say("options-narrowed", {"shown": len(self.shown), "all": len(self.options)})
        match self.asked:
            case Some():
                terminal.say(
                    "answer-some",
                    {"least": self.asked.least(self.state), "most": self.asked.most(self.state)},
                )
            case Arrange():
                terminal.say("answer-order")
            case Number():
                least, most = self.asked.bounds(self.state)
                terminal.say("answer-number", {"least": least, "most": most})
            case Place():
                terminal.say("answer-place")
            case Form():
                terminal.say("answer-form", {"fields": ", ".join(self.asked.fields(self.state))})

    def read(self, text: str) -> Any:
        """The answer that was typed; what cannot be one is `BadInput`."""
        match self.asked:
            case Choose():
                return self._option(text)
            case Some() | Arrange():
                things = [] if text == "-" else text.replace(",", " ").split()
                return tuple(self._option(part) for part in things)
            case Place():
                parts = text.replace(",", " ").split()
                return self._option(text) if len(parts) == 1 else self.asked.read(",".join(parts))
            case Form():
                return self._fields(text)
        return self.asked.read(text)

    def words_of(self, at: int) -> str:
        """One option in words."""
        one = self.options[at]
        phrase = self.asked.phrase(self.state, (one,) if isinstance(self.asked, Some | Arrange) else one)
        return self.game.texts.say(self.terminal.lang, phrase.key, phrase.args)

    def words_for(self, choice: Any) -> str:
        """An answer in words."""
        phrase = self.asked.phrase(self.state, choice)
        return self.game.texts.say(self.terminal.lang, phrase.key, phrase.args)

    def _id(self, at: int) -> str:
        one = self.options[at]
        return self.asked.write_one(one) if isinstance(self.asked, Some | Arrange) else self.asked.write(one)

    def _option(self, text: str) -> Any:
        if text.isascii() and text.isdigit():
            if not 1 <= int(text[:9]) <= len(self.options):
                raise BadInput("no-such-number", field="option", most=len(self.options))
            return self.options[int(text) - 1]
        return self.asked.read_one(text) if isinstance(self.asked, Some | Arrange) else self.asked.read(text)

    def _fields(self, text: str) -> dict[str, Any]:
        """Fields typed as `name=answer name=answer`; a number stands for an option where the field has some."""
        assert isinstance(self.asked, Form)
        fields = self.asked.fields(self.state)
        filled = {}
        for part in text.split():
            name, equals, answer = part.partition("=")
            if not equals or name not in fields:
                raise BadInput("answer-form", field=name, fields=", ".join(fields))
            filled[name] = Asking(self.terminal, self.game, self.state, fields[name]).read(answer)
        return filled
