"""What the plane says to a shape or pose that cannot be."""

from importlib import import_module
from pathlib import Path
from typing import Any

_catalogue: list[Any] = []


class PlaneError(ValueError):
    """A number, pose or outline that no table can hold; ``field`` names the part that is wrong.

    The sentence is a key of ``words/errors.LANG.ftl`` and what stands in it, so that a game can say it in any
    language; as text it is the English one.
    """

    def __init__(self, key: str, field: str = "", **about: str | int) -> None:
        """Keep the sentence's key, the field it is about, and what stands in it."""
        super().__init__(key)
        self.key = key
        self.field = field
        self.about = about

    def __str__(self) -> str:
        """The English sentence."""
        bundle = _english()
        message = bundle.get_message(self.key)
        return str(bundle.format_pattern(message.value, {"field": self.field, **self.about})[0])


def _english() -> Any:
    """The English catalogue, read when the first sentence is asked for."""
    if not _catalogue:
        fluent: Any = import_module("fluent.runtime")
        bundle = fluent.FluentBundle(["en"], use_isolating=False, functions={"WORD": _word})
        text = (Path(__file__).parent / "words" / "errors.en.ftl").read_text("utf-8")
        bundle.add_resource(fluent.FluentResource(text))
        _catalogue.append(bundle)
    return _catalogue[0]


def _word(name: Any, *, of: Any) -> str:
    """The words for a thing of some kind."""
    bundle = _english()
    return str(bundle.format_pattern(bundle.get_message(f"{of}-{name}").value, {})[0])
