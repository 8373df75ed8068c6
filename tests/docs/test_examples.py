"""The programs and notebooks of examples/ run."""

import runpy
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import stellwerk
from stellwerk.match.record import record_text
from stellwerk.study.self_play import played_by_usual
from tests.cli.running import invoke

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def prepare_nothing(folder: Path) -> list[str]:
    return []


def prepare_record(folder: Path) -> list[str]:
    match = played_by_usual(stellwerk.game("trans-amerika", players=2, rounds=1), 7)
    (folder / "match.json").write_text(record_text(match.record), encoding="utf-8")
    return ["match.json"]


def prepare_dataset(folder: Path) -> list[str]:
    played = ("dataset", "trans-amerika", "--bots", "surveyor,random", "--option", "rounds=1")
    kept = ("--games", "6", "--piece", "4", "--with", "view", "--jobs", "1", "-o", "amerika")
    made = invoke(*played, *kept)
    assert made.code == 0, made
    return ["amerika"]


def prepare_few_episodes(folder: Path) -> list[str]:
    return ["3"]


PROGRAMS = {
    "own_bot.py": (prepare_nothing, "onestepahead"),
    "contest_with_intervals.py": (prepare_nothing, "planner differs"),
    "pictures.py": (prepare_nothing, "film.html"),
    "replay_record.py": (prepare_record, "seat 1:"),
    "gymnasium_training.py": (prepare_few_episodes, "3 episodes"),
    "read_dataset.py": (prepare_dataset, "surveyor"),
}


def test_every_program_is_tried() -> None:
    assert set(PROGRAMS) == {path.name for path in EXAMPLES.glob("*.py")}
    assert NOTEBOOKS


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_runs_as_it_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare, said = PROGRAMS[name]
    monkeypatch.chdir(tmp_path)
    arguments = prepare(tmp_path)
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_can_be_executed_from_top_to_bottom(path: Path, tmp_path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without its answers"
    NotebookClient(
        notebook,
        kernel_name="python3",
        timeout=None,
        resources={"metadata": {"path": str(tmp_path)}},
    ).execute()
    shown = [part.get("data", {}) for cell in notebook.cells for part in cell.get("outputs", [])]
    assert any("image/svg+xml" in data for data in shown)
