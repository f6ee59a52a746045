"""Words for people, from Fluent catalogues beside the code that speaks: `en.ftl`, and `subject.en.ftl` where one
file would be long.

A catalogue is read when its first sentence is asked for, so that rules and play-outs never pay for it.

An argument that names a thing (a card, a seat, an effect) is put into words by the function `WORD`: where `$card` is
`3-10`, `{ WORD($card, of: "card") }` says what the message `card-3-10` of the same catalogue says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Union, cast

if TYPE_CHECKING:
    from holotable.kernel.decisions import Phrase

Lang = Literal["de", "en"]
LANGS: tuple[Lang, ...] = ("de", "en")
Value = Union[str, int, float, "Phrase"]


class Texts:
    """The catalogues of some packages, searched in order: a game's own words first, then the common ones."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages

    def has(self, key: str) -> bool:
        """Whether the key has words at all."""
        return any(_bundle(package, "en").has_message(key) for package in self.packages)

    def say(self, lang: Lang, key: str, args: Mapping[str, Value] | None = None) -> str:
        """The sentence for a key; a key without words is shown as itself, so that nobody faces a blank."""
        for package in self.packages:
            bundle = _bundle(package, lang)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    plain = {
                        name: value
                        if isinstance(value, str | int | float)
                        else self.say(lang, value.key, value.args)
                        for name, value in (args or {}).items()
                    }
                    return bundle.format_pattern(message.value, plain)[0]
        return key

    def keys_under(self, prefix: str) -> list[str]:
        """Every key that begins like this."""
        found = {key for package in self.packages for key in _bundle(package, "en").message_ids()}
        return sorted(key for key in found if key.startswith(prefix))

    def both(self, key: str, args: Mapping[str, Value] | None = None) -> dict[str, str]:
        """The sentence in both languages, as the engine protocol sends it."""
        return {lang: self.say(lang, key, args) for lang in LANGS}


def indented(plain: object, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines, a field each."""
    blanks = "  " * depth
    fields = (
        plain.items()
        if isinstance(plain, dict)
        else enumerate(plain)
        if isinstance(plain, list | tuple)
        else ()
    )
    for name, value in fields:
        if isinstance(value, dict) or (
            isinstance(value, list | tuple) and any(isinstance(one, dict | list | tuple) for one in value)
        ):
            yield f"{blanks}{name}:"
            yield from indented(value, depth + 1)
        else:
            shown = " ".join(str(one) for one in value) if isinstance(value, list | tuple) else value
            yield f"{blanks}{name}: {'-' if shown is None or shown == '' else shown}"


class _Bundle:
    """The little of a Fluent bundle that we use, typed."""

    def __init__(self, source: str, lang: Lang) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([lang], use_isolating=False, functions={"WORD": cast("Any", self._word)})
        self._bundle.add_resource(FluentResource(source))

    def _word(self, name: object, *, of: str) -> str:
        """The words for a thing of some kind; a thing without words is called by its id."""
        key = f"{of}-{name}"
        if not self._bundle.has_message(key):
            return str(name)
        return self.format_pattern(self._bundle.get_message(key).value, {})[0]

    def has_message(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def message_ids(self) -> set[str]:
        return set(self._bundle._messages)

    def get_message(self, key: str) -> _Message:
        return cast("_Message", self._bundle.get_message(key))

    def format_pattern(self, pattern: Any, args: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
        return cast("tuple[str, list[Exception]]", self._bundle.format_pattern(pattern, args))


class _Message:
    value: Any


def _name(file: Path) -> str:
    return file.name


@cache
def _bundle(package: str, lang: Lang) -> _Bundle:
    # Not by importing the package: what it says may be why it cannot be imported.
    spec = find_spec(package)
    folders = [] if spec is None else [Path(one, "words") for one in spec.submodule_search_locations or ()]
    found = sorted((file for folder in folders if folder.is_dir() for file in folder.iterdir()), key=_name)
    catalogues = [file for file in found if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl")]
    return _Bundle("\n".join(file.read_text("utf-8") for file in catalogues), lang)
