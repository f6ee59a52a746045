"""Many games: the same whoever plays them, and none played twice."""

from __future__ import annotations

import msgspec
import pytest

from holotable.arena.executors import Processes, Serial, executor
from holotable.arena.experiment import Experiment
from holotable.arena.playing import play_game
from holotable.arena.report import report_on
from holotable.arena.results import read
from holotable.arena.running import carry_out, play_games
from holotable.kernel.errors import BadInput

FEW = Experiment("starfighter", ("greedy", "random"), 6, seed="few", setup={"mode": "training"}, swap=True)


class Counting(Serial):
    """Notes which games are asked for."""

    def __init__(self):
        self.played = []

    def run(self, work, numbers):
        self.played += numbers
        return super().run(work, numbers)


def test_any_number_of_jobs_gives_the_same_result():
    alone = carry_out(FEW, Serial())
    assert carry_out(FEW, Processes(2)) == alone
    assert [outcome.index for outcome in alone] == list(range(6))


def test_a_game_does_not_depend_on_how_many_are_played():
    more = msgspec.structs.replace(FEW, games=1000)
    assert play_game(more, 3) == play_game(FEW, 3)


def test_games_that_share_a_deal_are_played_in_every_seating():
    outcomes = play_games(FEW, [0, 1])
    assert [outcome.seating for outcome in outcomes] == [(0, 1), (1, 0)]
    assert FEW.chance_seed(0) == FEW.chance_seed(1) != FEW.chance_seed(2)


def test_without_swapping_every_game_has_a_deal_of_its_own():
    straight = msgspec.structs.replace(FEW, swap=False)
    assert straight.seating(1) == (0, 1)
    assert straight.chance_seed(0) != straight.chance_seed(1)


@pytest.mark.parametrize("lost", [1, 40])
def test_after_a_kill_only_what_is_missing_is_played(tmp_path, lost):
    path = tmp_path / "results.jsonl"
    whole = carry_out(FEW, Serial(), out=path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5])[:-lost])  # in the middle of the fourth game's line

    counting = Counting()
    assert carry_out(FEW, counting, out=path) == whole
    assert counting.played == [3, 4, 5]
    assert read(path)[1] == whole


def test_a_finished_experiment_can_be_made_longer(tmp_path):
    path = tmp_path / "results.jsonl"
    carry_out(msgspec.structs.replace(FEW, games=2), Serial(), out=path)
    counting = Counting()
    carry_out(FEW, counting, out=path)
    assert counting.played == [2, 3, 4, 5]


def test_results_of_another_experiment_are_not_mixed_in(tmp_path):
    path = tmp_path / "results.jsonl"
    carry_out(msgspec.structs.replace(FEW, games=1), Serial(), out=path)
    before = path.read_bytes()
    with pytest.raises(BadInput, match="another experiment"):
        carry_out(msgspec.structs.replace(FEW, seed="other"), Serial(), out=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "\n", "no json\n", '{"experiment": 1}\n', "[]\n{}\n"])
def test_a_file_of_something_else_is_refused(tmp_path, text):
    path = tmp_path / "results.jsonl"
    path.write_text(text)
    with pytest.raises(BadInput, match=r"results\.jsonl"):
        read(path)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": ("greedy",)}, "2 seats"),
        ({"players": ("greedy", "nobody")}, "no bot"),
        ({"game": "chess"}, "chess"),
        ({"setup": {"mode": "picnic"}}, "mode"),
        ({"mode": "picnic"}, "training, skirmish"),
    ],
)
def test_an_experiment_that_cannot_be_is_refused_before_anything_is_played(wrong, said):
    counting = Counting()
    with pytest.raises(BadInput, match=said):
        carry_out(msgspec.structs.replace(FEW, **wrong), counting)
    assert counting.played == []


def test_a_report_counts_players_wherever_they_sat():
    report = report_on(FEW, carry_out(FEW, Serial()))
    greedy, blind = report.players
    assert (greedy.name, blind.name) == ("greedy", "random")
    assert greedy.won + greedy.drawn + greedy.lost == 6
    assert greedy.won == blind.lost
    assert sum(seat.won for seat in report.seats) == greedy.won + blind.won
    assert report.ratings[0].player == "greedy"
    assert report.ratings[0].strength > report.ratings[1].strength


def test_progress_is_told():
    told = []
    carry_out(msgspec.structs.replace(FEW, games=2), Serial(), progress=told.append)
    assert told == [0, 1, 2]


def test_one_job_needs_no_other_process():
    assert isinstance(executor(1), Serial)
    assert isinstance(executor(2), Processes)
