"""The command that weighs boards."""

from pathlib import Path

from tests.cli.running import invoke

FEW = ("--bots", "tuned", "--jobs", "1", "--seed", "3")


def test_a_report_is_written_and_gone_on_with(tmp_path: Path) -> None:
    page, kept = tmp_path / "report.html", tmp_path / "kept.json"
    start = ("balance", "ticket-usa", "--players", "2", *FEW)
    first = invoke(*start, "--games", "4", "--file", str(kept), "-o", str(page))
    assert first.code == 0
    assert "wins" in first.words
    more = invoke(*start, "--games", "6", "--file", str(kept), "--json")
    at_once = invoke(*start, "--games", "6", "--json")
    assert more.out == at_once.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_file_of_other_games_is_refused_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    invoke("balance", "ticket-usa", "--players", "2", *FEW, "--games", "2", "--file", str(kept))
    before = kept.read_bytes()
    other = invoke(
        "balance", "ticket-usa", "--players", "3", *FEW, "--games", "2", "--file", str(kept)
    )
    assert other.code == 2
    assert "players" in other.err
    kept_as_it_was = kept.read_bytes()
    assert kept_as_it_was == before
    kept.write_text("{", encoding="utf-8")
    broken = invoke(
        "balance", "ticket-usa", "--players", "2", *FEW, "--games", "2", "--file", str(kept)
    )
    assert broken.code == 2
    assert "broken" in broken.err


def test_options_are_compared_with_those_of_the_same_board(tmp_path: Path) -> None:
    page = tmp_path / "both.html"
    said = invoke(
        "balance", "ticket-europe", "--players", "2", *FEW, "--games", "3",
        "--against-option", "tickets=mega", "-o", str(page), "--lang", "nl",
    )  # fmt: skip
    assert said.code == 0
    assert "Wat het meest verschilt" in page.read_text(encoding="utf-8")


def test_players_that_do_not_exist_are_answered_in_words() -> None:
    said = invoke("balance", "nurnberg", "--players", "4", "--bots", "net")
    assert said.code == 2
    assert "tuned" in said.err
