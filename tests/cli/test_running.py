"""However a run ends, the exit code tells, and one sentence says why."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from holotable.cli import rules
from holotable.cli.frame.running import run
from holotable.kernel.errors import Illegal


def broken(fault):
    def traced(game):
        raise fault

    return traced


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rul"], "There is no command “rul”; did you mean “rules”?"),
        (["fly"], "There is no command “fly”; “holotable --help” lists them all."),
        (["rules"], "GAME is missing. See “holotable rules --help”."),
        (["rules", "starfighter", "--all"], "There is no option --all. See “holotable rules --help”."),
        (["doctor", "now", "then"], "Nobody asked for “now then” here. See “holotable doctor --help”."),
        (["bench", "--only"], "The option --only needs a value."),
        (
            ["bench", "--seconds", "long"],
            "The value of --seconds does not fit; expected: a number from 0.01 on. See “holotable bench --help”.",
        ),
    ],
)
def test_a_command_line_that_cannot_be_used_gets_one_sentence(tool, arguments, sentence):
    refused = tool(*arguments)
    assert (refused.code, refused.out, refused.err) == (2, "", f"{sentence}\n")


def test_an_error_answers_in_json_where_json_was_asked_for(tool):
    refused = tool("rules", "chess", "--json")
    assert refused.code == 2
    assert json.loads(refused.err) == {
        "error": {"code": "bad-input", "message": "There is no game called chess.", "field": "game"}
    }


def test_an_error_is_said_in_the_users_language(tool):
    assert tool("verify", "nowhere", "--lang", "de").err == (
        "nowhere kann nicht gelesen werden: diese Datei gibt es nicht.\n"
    )
    assert tool("odds", "chess", "{}", "--lang", "de").err.startswith("Ein Spiel „chess“ gibt es nicht;")


def test_what_is_wrong_in_a_record_is_said_in_the_users_language(tool, tmp_path):
    file = tmp_path / "game"
    file.write_text("holotable record 1\ngame: starfighter\nrules: 1\nsetup: {}\nseats: a b\n\nc pass\n")
    assert tool("verify", str(file), "--lang", "de").err == ("Zeile 7: einen Platz „c“ gibt es nicht.\n")


def test_a_refusal_names_its_rule(tool, monkeypatch):
    monkeypatch.setattr(rules, "traced", broken(Illegal("No.", rule="DU-1-01")))
    assert json.loads(tool("rules", "duel", "--json").err)["error"]["rule"] == "DU-1-01"


def test_our_own_mistake_is_one_sentence_and_a_report(tool, monkeypatch, holotable_data):
    monkeypatch.setattr(rules, "traced", broken(ZeroDivisionError("by nothing")))
    failed = tool("rules", "duel")
    (report,) = (holotable_data / "reports").iterdir()
    assert failed.code == 70
    assert failed.err == (
        f"Something went wrong in Holotable itself (ZeroDivisionError); what happened is written down in {report}.\n"
    )
    text = report.read_text(encoding="utf-8")
    assert "arguments: ['rules', 'duel']" in text
    assert "ZeroDivisionError: by nothing" in text


def test_a_report_that_cannot_be_written_does_not_hide_the_mistake(tool, monkeypatch, tmp_path):
    monkeypatch.setattr(rules, "traced", broken(ZeroDivisionError()))
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("HOLOTABLE_DATA", str(in_the_way))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(in_the_way))
    failed = tool("rules", "duel")
    assert failed.code == 70
    assert "no report of it could be written" in failed.err


@pytest.mark.parametrize("stop", [KeyboardInterrupt(), EOFError()])
def test_a_run_stopped_from_the_keyboard_says_nothing(tool, monkeypatch, stop):
    monkeypatch.setattr(rules, "traced", broken(stop))
    stopped = tool("rules", "duel")
    assert (stopped.code, stopped.err) == (130, "")


def test_a_reader_who_goes_away_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        gone = subprocess.run(
            [sys.executable, "-m", "holotable", "--help"],
            check=False,
            stdout=nobody,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (gone.returncode, gone.stderr) == (141, "")


def test_the_version_is_that_of_the_package(tool):
    from importlib.metadata import version

    assert tool("--version").out == f"holotable {version('holotable')}\n"


def test_help_imports_no_command_and_nothing_heavy():
    script = (
        "import sys; from holotable.cli.frame.running import run; run(['--help']);"
        "print([name for name in sys.modules if name in {'rich', 'pydantic', 'openskill', 'holotable.cli.rules'}"
        " or name.startswith('holotable.games')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


@pytest.mark.parametrize(
    ("words", "current", "offered"),
    [("holotable doc", "1", "doctor"), ("holotable rules starf", "2", "starfighter")],
)
def test_a_shell_completes_commands_and_games(monkeypatch, capsys, words, current, offered):
    monkeypatch.setenv("_HOLOTABLE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", current)
    with pytest.raises(SystemExit):
        run([])
    assert capsys.readouterr().out.strip() == offered


def test_a_reader_of_a_table_who_goes_away_is_no_answer_of_no():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        gone = subprocess.run(
            [sys.executable, "-m", "holotable", "rules", "starfighter"],
            check=False,
            stdout=nobody,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (gone.returncode, gone.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_no_mistake_of_ours():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "holotable", "--lang", "en", "--version"],
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (done.returncode, done.stderr) == (2, "The output cannot be written: there is no room left.\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_mistake_of_ours(closed, tmp_path):
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m holotable play starfighter --seed a {closed}', sys.executable],
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "HOLOTABLE_DATA": str(tmp_path), "HOLOTABLE_LANG": "en"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ("The table is set." in done.stdout) == (closed != ">&-")
    assert not (tmp_path / "reports").exists()


def test_without_colours_there_are_none(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "holotable", "rules", "starfighter"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "", "HOLOTABLE_DATA": str(tmp_path)},
    )
    assert "\033" not in done.stdout


def test_a_language_that_the_environment_leaves_empty_is_that_of_the_locale(tool, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANG", "")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert tool("rules").err.startswith("GAME fehlt.")


@pytest.mark.parametrize(
    ("shell", "environment"),
    [("zsh", {}), ("fish", {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}), ("powershell", {})],
)
def test_other_shells_complete_too(monkeypatch, capsys, shell, environment):
    monkeypatch.setenv("_HOLOTABLE_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "holotable doc")
    monkeypatch.setenv("_TYPER_COMPLETE_WORD_TO_COMPLETE", "doc")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        run([])
    assert "doctor" in capsys.readouterr().out


@pytest.mark.parametrize("data", ["file", "file/below", "broken"])
def test_a_server_whose_database_cannot_be_says_so_before_it_starts(tool, tmp_path, data):
    (tmp_path / "file").write_text("")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "holotable.db").write_bytes(b"no database" * 1000)
    refused = tool("serve", "--port", "0", "--data", str(tmp_path / data))
    assert refused.code == 2
    assert refused.err.startswith(str(tmp_path / data / "holotable.db"))
    assert len(refused.err.splitlines()) == 1


def test_a_server_whose_address_is_taken_says_so_before_it_starts(tool):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        refused = tool("serve", "--port", str(port))
    assert refused.code == 2
    assert refused.err == f"Nobody can listen at 127.0.0.1, port {port}: somebody else listens there.\n"


def test_a_server_at_no_address_says_so_before_it_starts(tool):
    refused = tool("serve", "--host", "no host", "--port", "0")
    assert refused.code == 2
    assert refused.err.startswith("Nobody can listen at no host, port 0: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--load", "x", "--seed", "a"), "--seed cannot go with --load"),
        (("--load", "x", "--set", "mode=training"), "--set cannot go with --load"),
        (("--continue", "--seed", "a"), "--seed cannot go with --continue"),
        (("--continue", "--load", "x"), "--continue cannot go with --load"),
    ],
)
def test_a_game_that_is_taken_up_takes_no_settings(tool, arguments, sentence):
    refused = tool("play", *arguments)
    assert refused.code == 2
    assert refused.err.startswith(sentence)


@pytest.mark.parametrize(("lang", "there"), [("en", "there are"), ("de", "es gibt")])
def test_a_setting_that_is_none_names_those_there_are(tool, lang, there):
    refused = tool("play", "starfighter", "--set", "mode=x", "--lang", lang)
    assert refused.code == 2
    assert f"{there}: skirmish, total-war, training" in refused.err
