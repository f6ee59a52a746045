"""Games over a plain terminal: what people type, and what they are shown."""

from __future__ import annotations

import io
import re
from random import Random

import pytest

from holotable.cli.text import keeping
from holotable.cli.text.asking import Asking
from holotable.cli.text.front import Front
from holotable.cli.text.seats import read_seats, seats_again
from holotable.cli.text.terminal import Terminal
from holotable.kernel import record, registry
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from kernel.games.auction import auction

SETUP = {"mode": "training", "first_player": "first", "cruisers": {"first": "ares", "second": "athena"}}


class Keyboard(io.StringIO):
    """Lines that are typed one after another; functions are asked for theirs when it is read."""

    def __init__(self, lines):
        super().__init__()
        self.lines = list(lines)

    def readline(self, size=-1):
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def table(tmp_path, *typed, seats=("me", "learner"), setup=None, seed="text", lang="en", game="starfighter"):
    """A table at which this is typed, and what it showed."""
    out = io.StringIO()
    match = Match.new(registry.game(game), setup or SETUP, seed=seed, players=seats)
    front = Front(Terminal(lang, Keyboard(typed), out), match, seats, drawing=False, kept=tmp_path / "last")
    front.play()
    return front, out.getvalue()


def test_a_game_is_played_to_its_end_by_numbers(tmp_path):
    front, shown = table(tmp_path, *["1"] * 400)
    assert front.match.result is not None
    assert re.search(r"wins: .+ \(SF-8-0[23]\)|Nobody wins", shown)
    assert "{" not in shown
    assert "Traceback" not in shown


def test_every_sentence_has_words_in_german_too(tmp_path):
    _, shown = table(tmp_path, *["1"] * 400, lang="de")
    assert "Aufmarsch" in shown or "Runde" in shown
    bare_keys = re.findall(r"^· [a-z-]+$", shown, re.MULTILINE)
    assert bare_keys == []


def test_what_cannot_be_is_said_in_the_players_language(tmp_path):
    _, shown = table(tmp_path, f"load {tmp_path / 'nothing'}", "why 9-99@2:up", "77", lang="de")
    assert "nothing kann nicht gelesen werden: diese Datei gibt es nicht." in shown
    assert "„9-99@2:up“ ist kein Ausspielen wie 3-10@2:up und auch nicht pass." in shown
    assert "Die Möglichkeiten haben die Nummern 1 bis" in shown


def test_an_option_may_be_typed_by_its_id_and_a_word_narrows_the_list(tmp_path):
    front, shown = table(tmp_path, "sector 3", "pass")
    assert "options; Enter shows all again" in shown
    assert front.match.lines[-1][0].seat in (0, 1)
    assert any(line[1] == "pass" for line in front.match.lines if line[0] not in ("draw", "pick"))


def test_why_not_names_the_rule(tmp_path):
    _, shown = table(tmp_path, "why 3-10@1:up", "why")
    assert re.search(r"\(SF-5-\d\d\)", shown)
    assert "Say what you want to know about" in shown


def test_a_wrong_number_is_told_and_nothing_happens(tmp_path):
    front, shown = table(tmp_path, "999", "0", "-3")
    assert "numbered from 1 to" in shown
    assert not any(line[0] not in ("draw", "pick") for line in front.match.lines)


def test_undo_against_the_computer_needs_nobodys_leave(tmp_path):
    front, shown = table(tmp_path, "1", "undo")
    assert "Taken back." in shown
    assert front.match.view(frozenset({0})).sides["first"].hand_count == 5


def test_a_hint_names_an_option_and_says_why(tmp_path):
    _, shown = table(tmp_path, "hint pilot")
    assert "I would take:" in shown


def test_a_hint_from_nobody_is_refused(tmp_path):
    _, shown = table(tmp_path, "hint wizard")
    assert "There is no bot called 'wizard'" in shown


def test_the_language_changes_at_once(tmp_path):
    _, shown = table(tmp_path, "lang de", "lang fr")
    assert "Spiele eine Karte" in shown or "Karte" in shown
    assert "Die Sprachen sind" in shown


def test_a_game_is_kept_after_every_choice_and_taken_up_again(tmp_path):
    front, shown = table(tmp_path, "1", "quit")
    assert "--continue" in shown
    again = keeping.take_up(tmp_path / "last")
    assert again.digest() == front.match.digest()
    assert again.players == ("me", "learner")


def test_save_and_load_go_on_from_a_file(tmp_path):
    file = tmp_path / "saved"
    front, shown = table(tmp_path, f"save {file}", "1", f"load {file}", "load", "load /nowhere")
    assert f"Going on from {file}" in shown
    assert "/nowhere cannot be read" in shown
    assert record.parse(file.read_text()).game == "starfighter"
    assert front.match.view(frozenset({0})).sides["first"].hand_count == 5


def test_between_two_people_a_curtain_falls_and_neither_sees_the_others_hand(tmp_path):
    front, shown = table(tmp_path, "", "1", "", "1", "", "quit", seats=("me", "me"))
    parts = shown.split("\n" * 60)
    assert len(parts) >= 3
    hands = [set(side.hand) for side in front.match.table.state.sides]
    for_first, for_second = parts[1], parts[2]
    assert not any(card in for_second for card in hands[0])
    assert not any(card in for_first for card in hands[1])


def test_a_takeback_between_people_is_asked_for(tmp_path):
    front, shown = table(tmp_path, "", "1", "", "1", "", "undo", "n", "undo", "y", seats=("me", "me"))
    assert "would like to take the last choice back" in shown
    assert "The offer is declined." in shown
    assert "Taken back." in shown
    assert front.match.lines[-1][0] == "takeback"


def test_resigning_is_asked_for_twice(tmp_path):
    front, _ = table(tmp_path, "resign", "n", "resign", "y")
    assert front.match.result is not None
    assert front.match.result.places[0] == (1,)


def test_secret_numbers_are_asked_of_one_after_another(tmp_path, monkeypatch):
    monkeypatch.setitem(registry._found, "auction", auction)
    front, shown = table(
        tmp_path, "", "3", "", "2", "quit", seats=("me", "me", "learner"), setup={"seats": 3}, game="auction"
    )
    assert "Type a number from 0 to 10" in shown
    assert "The bids were" in shown
    assert len(front.match.lines) > 4


def test_seats_are_named_one_each():
    assert read_seats(None, ("a", "b", "c")) == ("me", "pilot", "pilot")
    assert read_seats("me, greedy", ("a", "b")) == ("me", "greedy")
    with pytest.raises(BadInput, match="2 seats"):
        read_seats("me", ("a", "b"))
    with pytest.raises(BadInput, match="no bot called"):
        read_seats("me,wizard", ("a", "b"))


def test_every_option_shown_can_be_typed_by_its_number(tmp_path):
    match = Match.new(registry.game("starfighter"), SETUP, seed="numbers")
    random = Random(4)
    for _ in range(60):
        if match.result is not None:
            break
        (seat,) = match.owing()
        state = match.table.state_of(seat)
        asking = Asking(Terminal("en", Keyboard([]), io.StringIO()), match.game, state, match.pending(seat))
        number = random.randrange(len(asking.options))
        choice = asking.read(str(number + 1))
        assert match.pending(seat).refusal(state, choice) is None
        match.choose(seat, choice)


def test_a_match_that_is_taken_up_seats_bots_as_before_and_people_under_any_name():
    assert seats_again(("Anna", "pilot"), ("first", "second")) == ("me", "pilot")
    assert seats_again(("Anna", "Ben, the second"), ("first", "second")) == ("me", "me")
    assert seats_again((), ("first", "second")) == ("me", "pilot")


def test_a_setting_nested_without_end_is_refused(tool):
    refused = tool("play", "starfighter", "--set", f"mode={'[' * 5000}")
    assert refused.code == 2
    assert "set-up cannot be" in refused.err
