"""What must hold whenever a seat is asked: the checks that the fuzzer makes at the moments of a match.

Each takes a match and random numbers, leaves the match as it was, and raises `Broken` for what does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from holotable.kernel.checks.broken import broken, equal
from holotable.kernel.checks.playing import any_choice, play_any, viewer_sets
from holotable.kernel.checks.shown import asked
from holotable.kernel.checks.whole import whole
from holotable.kernel.decisions import Choose, Decision, Phrase
from holotable.kernel.lines import is_choice, said
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.position import document_of, moment_of, read_text, write_text
from holotable.kernel.record import parse
from holotable.kernel.table import Table
from holotable.kernel.words import LANGS

Check = Callable[[Match[Any], Random], None]


def sound(match: Match[Any], random: Random) -> None:
    """The game's own invariants hold."""
    wrong = match.game.broken(match.table.state)
    if wrong is not None:
        broken("sound", str(wrong))


def way_on(match: Match[Any], random: Random) -> None:
    """Somebody is asked, and every option is legal, comes back from its text and its value, and is named once."""
    owed = match.table.owed()
    if not owed and match.result is None:
        broken("way on", "nobody is asked, and the game is not over")
    for seat, decision in owed.items():
        state = match.table.state_of(seat)
        candidates = decision.candidates(state)
        if not len(candidates):
            broken("way on", f"{_name(decision)} offers seat {seat} nothing")
        texts = set()
        for choice in candidates:
            refused = decision.refusal(state, choice)
            text = decision.write(choice)
            if refused is not None:
                broken(
                    "options and refusals", f"{_name(decision)} offers {text}, and {refused.rule} refuses it"
                )
            comes_back(decision, choice, text)
            texts.add(text)
        if len(texts) != len(candidates):
            broken("way on", f"{_name(decision)} offers something twice among {sorted(texts)[:20]}")


def comes_back(decision: Decision[Any, Any], choice: Any, text: str) -> None:
    """A choice comes back from what is written of it."""
    if text != text.strip() or not text or len(text.splitlines()) != 1:
        broken("written", f"{_name(decision)} writes {text!r}, which does not fit on a line")
    equal("written", f"{_name(decision)} from {text!r}", decision.read(text), choice)
    plain = decision.plain(choice)
    if not (isinstance(decision, Choose) and plain == text):
        sent = msgspec.json.decode(msgspec.json.encode(plain))
        equal("sent", f"{_name(decision)} from {sent!r}", decision.from_plain(sent), choice)


def spoken(match: Match[Any], random: Random) -> None:
    """Prompts, options and how the match ended have words in every language."""
    if match.result is not None:
        has_words(match, Phrase(f"ended-{match.result.reason}"))
    for seat, decision in match.table.owed().items():
        state = match.table.state_of(seat)
        said_of = [decision.prompt(state)]
        for choice in decision.candidates(state):
            said_of.append(decision.phrase(state, choice))
            if any(not piece or piece != piece.strip() for piece in decision.on(state, choice)):
                broken("words", f"{_name(decision)} is about a piece without a name")
        for phrase in said_of:
            has_words(match, phrase)


def has_words(match: Match[Any], phrase: Phrase) -> None:
    """A phrase has words in every language, and they fit their arguments."""
    texts = match.game.texts
    if not texts.has(phrase.key):
        broken("words", f"nothing is said for {phrase.key!r}")
    for lang in LANGS:
        sentence = texts.say(lang, phrase.key, phrase.args)
        if not sentence.strip() or "{$" in sentence:
            broken("words", f"{phrase.key!r} with {phrase.args} is {sentence!r} in {lang}")


def state_is_plain(match: Match[Any], random: Random) -> None:
    """Options and views from the state encoded and decoded equal those of the live one."""
    table = match.table
    kind = match.game.State
    for viewers in viewer_sets(match):
        live = table.seen_state(viewers)
        stored = msgspec.msgpack.decode(ENCODER.encode(live), type=kind)
        views = [ENCODER.encode(match.game.view(state, viewers)) for state in (live, stored)]
        equal("plain state", f"the view of {sorted(viewers)}", *views)
    for seat, decision in table.owed().items():
        live = table.state_of(seat)
        stored = msgspec.msgpack.decode(ENCODER.encode(live), type=kind)
        equal("plain state", f"{_name(decision)}", asked(decision, live, ()), asked(decision, stored, ()))


def saved(match: Match[Any], random: Random) -> None:
    """Saved and loaded it is the same moment, and goes on the same way."""
    moment = match.moment()
    data = moment.encode()
    table = Table.of_moment(match.game, Moment.decode(data), listening=True, recording=True)
    loaded = Match(match.game, table, moment)
    equal("saved", "the moment", whole(loaded), whole(match))
    if match.result is None:
        _go_on_alike("saved", match.fork(), loaded, random)


def forked(match: Match[Any], random: Random) -> None:
    """A fork is the same moment, goes on the same way, and leaves the original alone."""
    before = whole(match)
    fork = match.fork()
    equal("forked", "the fork", whole(fork), before)
    equal("forked", "the record", fork.record().text(), match.record().text())
    if match.result is None:
        _go_on_alike("forked", fork, match.fork(), random)
        equal("forked", "the original", whole(match), before)


def undone(match: Match[Any], random: Random) -> None:
    """Undo leads back to the very moment before, chance included, and the same choice to the very moment after."""
    if match.table.drafts or not any(map(is_choice, match.lines)):
        return
    if match.result is None and not match.table.strands:
        fork = match.fork()
        play_any(fork, random)
        fork.undo()
        if not fork.table.strands:
            equal("undone", "the moment before", whole(fork), whole(match))


def replayed(match: Match[Any], random: Random) -> None:
    """The record's text, read and played again, gives the same state, the same record and the same result."""
    if match.table.strands or match.table.drafts:
        return
    text = match.record().text()
    again = Match.replay(match.game, parse(text))
    equal("replayed", "the digest", again.digest(), match.digest())
    equal("replayed", "the record", again.record().text(), text)
    equal("replayed", "the result", again.result, match.result)


def positioned(match: Match[Any], random: Random) -> None:
    """The position document, written and read, gives the same moment."""
    moment = match.moment()
    text = write_text(document_of(match.game, moment))
    again = moment_of(match.game, read_text(text))
    equal("position", "the digest", again.digest(), moment.digest())
    loaded = Match.at(match.game, again)
    equal("position", "the decisions", loaded.table.owed(), match.table.owed())


ALWAYS: dict[str, Check] = {"sound": sound, "way on": way_on}
"""Made at every moment."""
SAMPLED: dict[str, Check] = {
    "words": spoken,
    "plain state": state_is_plain,
    "saved": saved,
    "forked": forked,
    "undone": undone,
    "replayed": replayed,
    "position": positioned,
}
"""Dearer ones, made at some moments of each game."""


def _go_on_alike(check: str, one: Match[Any], two: Match[Any], random: Random) -> None:
    owed = one.table.owed()
    seat = random.choice(sorted(owed))
    text = owed[seat].write(any_choice(owed[seat], one.table.state_of(seat), random))
    news = []
    for match in (one, two):
        before = len(match.lines)
        match.choose_written(seat, text)
        news.append(list(map(said, match.lines[before:])))
    equal(check, f"the moment after {text}", whole(two), whole(one))
    equal(check, f"what is recorded after {text}", news[1], news[0])


def _name(decision: Decision[Any, Any]) -> str:
    return type(decision).__name__
