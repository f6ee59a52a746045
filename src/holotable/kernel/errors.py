"""What can be wrong with something that was given to us, each as one clear sentence in the reader's language.

An error is raised with the key of its sentence and with what stands in it; the sentence is made when somebody reads
it. Its words are in the catalogues `words/errors.LANG.ftl` of the package that raises it: a package with sentences of
its own has its own classes, which name its catalogues and are otherwise the kernel's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from holotable.kernel.words import Lang, Texts, Value

if TYPE_CHECKING:
    from holotable.kernel.decisions import Phrase, Refusal

LONGEST = 500
"""No sentence is longer, in characters: what was given to us may stand in it."""


class HolotableError(Exception):
    """Anything that a caller may be told; `str` is its English sentence, `say` that of any language.

    What stands in the sentence may be an error itself: it is then said in the same language. The place, `field`, need
    not be named again to stand in it.
    """

    code: ClassVar[str] = "error"
    texts: Texts = Texts("holotable")

    def __init__(
        self,
        key: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        **about: Value | HolotableError,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.field = field
        self.rule = rule
        self.about = about
        self.played: int | None = None
        """Of lines that were run again: how many had been played when this came up."""

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: Lang) -> str:
        """The sentence in a language; a key without words is shown as itself."""
        about: dict[str, Value] = {"field": self.field or ""}
        for name, value in self.about.items():
            about[name] = value.say(lang) if isinstance(value, HolotableError) else value
        return _one_line(self.texts.say(lang, self.key, about))

    @property
    def phrase(self) -> Phrase:
        """The sentence by its key, for those who say it elsewhere."""
        from holotable.kernel.decisions import Phrase

        about = {
            name: value.phrase if isinstance(value, HolotableError) else value
            for name, value in self.about.items()
        }
        return Phrase(self.key, {"field": self.field, **about} if self.field else about)

    def at_line(self, number: int) -> Self:
        """The same, with the line of a text in front."""
        line = str(number)
        return type(self)("error-at-line", field=f"line {line}", rule=self.rule, line=line, why=self)


class BadInput(HolotableError, ValueError):
    """A file, a message or a value that cannot be: `field` names the place, `rule` the rule, where one applies."""

    code = "bad-input"


class Illegal(HolotableError, ValueError):
    """A well-formed choice that the rules refuse; `rule` names the rule that refuses it."""

    code = "illegal"

    @classmethod
    def by(cls, refused: Refusal, texts: Texts) -> Self:
        """A refusal of the rules, in the words of its game."""
        error = cls(refused.phrase.key, rule=refused.rule)
        error.about.update(refused.phrase.args)
        error.texts = texts
        return error


class NotOwed(HolotableError, ValueError):
    """An answer to a question that is not open, or from a seat that was not asked."""

    code = "not-owed"


class RulesError(RuntimeError):
    """A game's rules broke the kernel's contract: a mistake of ours, never of a player."""


def _one_line(message: str) -> str:
    """The sentence on one line of printable characters, whatever was given to us."""
    if len(message) > LONGEST:
        message = f"{message[: LONGEST - 1]}…"
    if message.isprintable():
        return message
    return "".join(
        letter if letter.isprintable() or letter in _BLANKS else letter.encode("unicode_escape").decode()
        for letter in message
    )


_BLANKS = "\u00a0\u202f"
