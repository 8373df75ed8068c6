"""Tuning from the command line: can be broken off, says what it found, refuses foreign files."""

import json
from pathlib import Path

import msgspec
import pytest

from stellwerk.arena import tuning
from stellwerk.arena.tuning import Field, Progress, Race, Score, begin, compare_sets, tune
from stellwerk.arena.workers import InThisProcess, workers_here
from stellwerk.games.ticket.policies import POLICIES
from tests.cli.running import LANGUAGES, complaint, invoke

QUICK = ((5, 0.0), (5, 0.2))
FIELDS = [Field("ticket-switzerland", 2), Field("ticket-usa", 3)]
COMMAND = ("tune", "ticket", "--games", "ticket-switzerland", "--seed", "4", "--from", "planner")


def run_of(trials: int, jobs: int = 1, progress: Progress | None = None) -> Progress:
    progress = progress or begin("ticket", FIELDS, 4, POLICIES.sets["planner"])
    with workers_here(jobs) as workers:
        for _ in tune(progress, trials, workers, QUICK):
            pass
    return progress


def test_broken_off_and_gone_on_with_is_as_in_one_go() -> None:
    whole = run_of(12)
    assert whole.found, "a run in which nothing is found shows nothing"
    kept = msgspec.json.encode(run_of(5))
    gone_on = run_of(12, progress=msgspec.json.decode(kept, type=Progress))
    assert msgspec.json.encode(gone_on) == msgspec.json.encode(whole)


def test_trials_made_at_once_give_what_one_after_the_other_gives() -> None:
    assert run_of(12, jobs=2) == run_of(12, jobs=1)


def test_a_trial_always_differs_from_the_best_set() -> None:
    race = Race("ticket", tuple(FIELDS), 1, {"only": 0}, QUICK)
    assert all(race.trial(number)[0] != {"only": 0} for number in range(50))


def test_who_is_far_behind_on_one_field_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(family: str, field: Field, *rest: object) -> Score:
        won = [0.9, 1.0, 1.0, 1.0] if field.players == 2 else [0.0, 0.1, 0.0, 0.1]
        return Score(4, sum(won), sum(share**2 for share in won))

    race = Race("ticket", tuple(FIELDS), 1, POLICIES.sets["planner"], QUICK)
    monkeypatch.setattr(tuning, "play_contest", score)
    assert race(0) is None
    alone = Race("ticket", (FIELDS[0],), 1, POLICIES.sets["planner"], QUICK)
    assert alone(0) is not None


def test_a_set_is_worth_as_much_as_itself() -> None:
    same = POLICIES.sets["planner"]
    scores = compare_sets("ticket", FIELDS, same, same, 1, 1, InThisProcess())
    assert [score.deals for score in scores.values()] == [50, 50]
    assert scores[FIELDS[0]].win_share == 0.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_says_what_it_found(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    found = run_of(12)
    found.fields = FIELDS[:1]
    file.write_bytes(msgspec.json.encode(found))
    answer = invoke(*COMMAND, "--trials", "12", "--check", "50", "--file", str(file),
                    "--jobs", "1", "--lang", lang)  # fmt: skip
    assert answer.code == 0, answer
    assert "12" in answer.err
    assert "tune-" not in answer.out + answer.err
    assert next(iter(found.found[0].changed)) in answer.out
    assert "ticket-switzerland" in answer.out


def test_the_command_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    rest = ("--check", "0", "--jobs", "1")
    invoke(*COMMAND, "--trials", "2", "--file", str(whole), *rest)
    invoke(*COMMAND, "--trials", "1", "--file", str(parts), *rest)
    assert json.loads(parts.read_text())["trials"] == 1
    assert invoke(*COMMAND, "--trials", "2", "--file", str(parts), *rest).code == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_broken_and_foreign_files_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    asked = (*COMMAND, "--trials", "1", "--file", str(file))
    for words in ("{", "[]", '{"seat": 1}', '{"file": "record"}', ""):
        file.write_text(words)
        assert "not the file of a run of tuning" in complaint(*asked)
        assert file.read_text() == words
    for other, part in (
        (begin("ticket", FIELDS[:1], 5, POLICIES.sets["planner"]), "--seed"),
        (begin("ticket", FIELDS, 4, POLICIES.sets["planner"]), "--games, --players"),
        (begin("ticket", FIELDS[:1], 4, POLICIES.sets["tuned"]), "--from"),
    ):
        file.write_bytes(msgspec.json.encode(other))
        assert f"{part} was different" in complaint(*asked)
    file.write_bytes(msgspec.json.encode(begin("ticket", FIELDS[:1], 4, {"hope": 3})))
    assert "other weights" in complaint(*asked)


def test_what_cannot_be_tuned_is_said(tmp_path: Path) -> None:
    file = ("--file", str(tmp_path / "tuned.json"))
    assert "There is no family" in complaint("tune", "chess", "--games", "chess", *file)
    assert "not of the family “ticket”" in complaint(
        "tune", "ticket", "--games", "trans-europa", *file
    )
    assert "--players" in complaint(*COMMAND, "--players", "two", *file)
    assert "None of the games" in complaint(*COMMAND, "--players", "5", *file)
    assert "no set of weights" in complaint(*COMMAND[:-1], "hopes", *file)
    assert "--trials" in complaint(*COMMAND, "--trials", "0", *file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_another_family_is_told_from_one_that_does_not_exist(
    lang: str, tmp_path: Path
) -> None:
    asked = ("tune", "ticket", "--file", str(tmp_path / "run.json"), "--lang", lang, "--games")
    other = complaint(*asked, "trans-europa")
    assert "trans-europa" in other
    assert "ticket-europe" in other
    assert other != complaint(*asked, "trans-nowhere").replace("trans-nowhere", "trans-europa")
