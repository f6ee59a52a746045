"""An error is one line for people, whatever was given to us."""

from __future__ import annotations

import pickle

from holotable.kernel.errors import LONGEST, BadInput, Illegal


def test_what_cannot_be_printed_is_written_out():
    assert str(BadInput("no field `\ruiser\u2028`")) == r"no field `\ruiser\u2028`"
    assert str(BadInput("a\ud800b")) == r"a\ud800b"


def test_words_with_umlauts_and_narrow_blanks_stay():
    assert str(BadInput("höchstens 10\u202f000 – „mehr“ nicht")) == "höchstens 10\u202f000 – „mehr“ nicht"


def test_an_error_is_said_in_any_language_and_reads_english():
    error = BadInput("error-no-game", field="game", name="chess", known="go")
    assert str(error) == "There is no game called 'chess'; there are: go."
    assert error.say("de") == "Ein Spiel „chess“ gibt es nicht; es gibt: go."


def test_an_error_within_another_is_said_in_the_same_language():
    inner = BadInput("error-no-number", text="x")
    error = BadInput("error-setup", why=inner)
    assert error.say("de") == "So kann die Partie nicht aufgebaut werden: „x“ ist keine Zahl."
    assert error.phrase.args["why"] == inner.phrase


def test_an_error_comes_back_from_another_process_as_it_was():
    error = BadInput("error-no-game", field="game", rule="SF-1-01", name="chess", known="go")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.field, again.rule) == (str(error), "game", "SF-1-01")


def test_what_is_endless_is_cut():
    said = str(Illegal("x" * 10_000, rule="SF-1-01"))
    assert len(said) == LONGEST
    assert said.endswith("x…")


def test_a_place_is_put_in_front():
    error = Illegal("That is not possible.", field="option", rule="SF-1-01").at_line(7)
    assert (str(error), error.field, error.rule) == ("line 7: That is not possible.", "line 7", "SF-1-01")
    assert isinstance(error, Illegal)
