"""Datasets: the same rows for the same seed, whoever makes them and however often it stops."""

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import stellwerk
from stellwerk.arena.games import Contest
from stellwerk.arena.workers import workers_here
from stellwerk.dataset import pyarrow_wanted
from stellwerk.dataset.folder import Folder, OtherDataset, make_pieces
from stellwerk.dataset.planning import plan_of_contest
from stellwerk.dataset.schema import games_schema, positions_schema
from tests.cli.running import LANGUAGES, complaint, invoke

GOLDEN = Path(__file__).parents[1] / "ticket" / "golden"
DOCUMENT = Path(__file__).parents[2] / "docs" / "dataset.md"
COMMAND = ("dataset", "trans-amerika", "--bots", "surveyor,random", "--option", "rounds=1",
           "--piece", "4", "--seed", "3", "--jobs", "1")  # fmt: skip
ALL = "position,view,observation"


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*"))
    }


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten games in three pieces, with all that can be said of positions."""
    folder = tmp_path_factory.mktemp("dataset") / "made"
    answer = invoke(*COMMAND, "--games", "10", "--with", ALL, "--out", str(folder))
    assert answer.code == 0, answer
    assert "10 games" in answer.out
    return folder


def test_a_dataset_that_was_broken_off_is_gone_on_with_to_the_same_bytes(
    made: Path, tmp_path: Path
) -> None:
    asked = (*COMMAND, "--with", ALL, "--out", str(tmp_path / "parts"))
    assert invoke(*asked, "--games", "5").code == 0
    (tmp_path / "parts" / "games" / "games-000000.parquet").unlink()
    assert "3 pieces made now" in invoke(*asked, "--games", "10").out
    assert contents(tmp_path / "parts") == contents(made)
    assert "nothing was missing" in invoke(*asked, "--games", "10").out


def test_two_processes_write_what_one_writes(made: Path, tmp_path: Path) -> None:
    settings = (("rounds", 1),)
    contest = Contest("trans-amerika", 2, ("surveyor", "random"), 3, settings, None, None)
    plan = plan_of_contest(contest, 10, 4, ALL.split(","))
    folder = Folder(tmp_path / "made")
    folder.claim(plan.about)
    with workers_here(2) as workers:
        assert len(list(make_pieces(folder, folder.missing(4, 10), plan, workers))) == 3
    for table in ("games", "positions"):
        assert contents(folder.path / table) == contents(made / table)


def test_rows_are_those_of_the_record(made: Path) -> None:
    games = parquet.read_table(made / "games").to_pylist()
    positions = parquet.read_table(made / "positions").to_pylist()
    assert [row["game"] for row in games] == list(range(10))
    assert games[0]["bots"] == ["surveyor", "random"]
    assert games[1]["bots"] == ["random", "surveyor"]
    assert games[0]["seed"] == games[1]["seed"] != games[2]["seed"]
    for row in games[:3]:
        match = stellwerk.replay(row["record"])
        mine = [each for each in positions if each["game"] == row["game"]]
        assert [each["step"] for each in mine] == list(range(row["decisions"]))
        outcome = match.state.outcome()  # type: ignore[attr-defined]
        assert row["points"] == list(outcome.points)
        for step, each in zip(match.steps, mine, strict=True):
            assert json.loads(each["move"]) == step.move.as_json()
            assert step.before.legal_actions(each["seat"]) == each["legal"]
            assert each["action"] in each["legal"]
            assert json.loads(each["position"]) == step.before.position().as_json()
            assert each["win_share"] == outcome.win_shares[each["seat"]]
            assert len(each["observation"]) == match.game.observer().size  # type: ignore[attr-defined]


def test_a_view_stays_as_it_is_whatever_its_seat_cannot_know(made: Path) -> None:
    """A position is whole; a view says what its seat may know."""
    for row in parquet.read_table(made / "positions").to_pylist()[:20]:
        state = stellwerk.game("trans-amerika", players=2, rounds=1).from_position(
            json.loads(row["position"])
        )
        twin = state.resample(row["seat"], seed=1)
        assert twin.position() != state.position()
        assert json.loads(row["view"]) == twin.game.view(twin, row["seat"]).as_json()


def test_records_become_rows_and_what_is_none_is_named(tmp_path: Path) -> None:
    golden = sorted(GOLDEN.glob("*.json"))[:3]
    (tmp_path / "broken.json").write_text('{"stellwerk": 1}')
    asked = ["dataset", "--out", str(tmp_path / "made"), "--piece", "2", "--jobs", "1"]
    for file in (golden[0], tmp_path, golden[1]):
        asked += ["--records", str(file)]
    answer = invoke(*asked)
    assert answer.code == 1
    assert "broken.json was left out" in answer.err
    rows = parquet.read_table(tmp_path / "made" / "games").to_pylist()
    assert [(row["game"], row["source"]) for row in rows] == [
        (0, golden[0].name), (2, golden[1].name),
    ]  # fmt: skip
    assert rows[0]["bots"] is None
    again = invoke(*asked, "--records", str(golden[2]))
    assert (again.code, "3 games" in again.out) == (0, True), again
    assert "--records was different" in complaint(*asked[:-2])


def test_both_tables_are_documented_column_by_column() -> None:
    words = DOCUMENT.read_text(encoding="utf-8")
    games, positions = words.split("## positions")
    for name in games_schema().names:
        assert f"| `{name}` |" in games, name
    for name in positions_schema(ALL.split(",")).names:
        assert f"| `{name}` |" in positions, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_written_is_refused_in_words(
    lang: str, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = ("--lang", lang)
    nowhere = ("--out", str(tmp_path / "nothing"), *spoken)
    refused = {
        complaint(*COMMAND, "--with", ALL, "--seed", "4", "--out", str(made), *spoken),
        complaint(*COMMAND, "--with", "hand", *nowhere),
        complaint("dataset", *nowhere),
        complaint("dataset", "--records", str(tmp_path), *nowhere),
        complaint(*COMMAND, "--piece", "0", *nowhere),
    }
    monkeypatch.setattr(pyarrow_wanted, "has_pyarrow", lambda: False)
    refused.add(complaint(*COMMAND, *nowhere))
    assert len(refused) == 6
    assert not any("complaint-" in sentence for sentence in refused)
    assert any("pip install stellwerk[data]" in sentence for sentence in refused)
    assert not (tmp_path / "nothing").exists()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ada")
    assert "holds something else" in complaint(*COMMAND, "--out", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]
    (tmp_path / "dataset.json").write_text("{}")
    plan = plan_of_contest(Contest("trans-amerika", 2, ("random", "random"), 3), 1, 1, ["view"])
    with pytest.raises(OtherDataset):
        Folder(tmp_path).claim(plan.about)
