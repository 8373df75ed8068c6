"""Bad input: one sentence on stderr that names the place and the choices, exit code 2."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.running import SOURCE, complaint, invoke, run

EUROPE = SOURCE / "stellwerk/games/ticket/board_files/ticket-europe.toml"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    answer = invoke(
        "play", "ticket-usa", "--seed", "3", "--record", str(file), typed="all\n\n2\n2\n"
    )
    assert answer.code == 0
    return file


@pytest.mark.parametrize("command", ["play", "sim", "rules"])
def test_unknown_game(command: str) -> None:
    said = complaint(command, "ticket-eurpe")
    assert "did you mean “ticket-europe”?" in said
    assert "ticket-switzerland" in said
    assert "did you mean" not in complaint(command, "zzz")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_options(command: str) -> None:
    assert "tickets, orient_express" in complaint(command, "ticket-europe", "--option", "x=1")
    assert "tickets, orient_express" in complaint(command, "ticket-europe", "--option", "mega")
    said = complaint(command, "ticket-europe", "--option", "tickets=mgea")
    assert "did you mean “mega”?" in said
    assert "classic, 1912, mega, big-cities" in said
    assert "false, true" in complaint(command, "ticket-europe", "--option", "max=perhaps")
    said = complaint(command, "ticket-europe", "--option", "first_seat=4", "--players", "2")
    assert "first_seat" in said
    assert "0, 1" in said


@pytest.mark.parametrize("command", ["play", "sim"])
def test_options_that_do_not_go_together(command: str) -> None:
    original = (command, "ticket-europe", "--option", "edition=original")
    assert "tickets=mega, edition=original" in complaint(*original, "--option", "tickets=mega")
    said = complaint(*original, "--option", "max=yes", "--lang", "de")
    assert "max=true, edition=original passen nicht zusammen" in said
    assert "Diese Ausgabe hatte diese Zielkarten nicht." in said


@pytest.mark.parametrize("command", ["play", "sim"])
def test_versions_of_the_rules(command: str) -> None:
    said = complaint(command, "wensleydale", "--rules", "99")
    assert "cannot be played with version 99 of the rules" in said
    assert "1, 2" in said
    # What only newer rules refuse can be had with the older ones.
    older = ("--option", "edition=original", "--option", "tickets=mega", "--rules", "1")
    bots = ("--bots", "random,random", "--games", "1") if command == "sim" else ()
    assert invoke(command, "ticket-europe", *older, *bots, typed="quit\n\n").code == 0


@pytest.mark.parametrize("command", ["play", "sim"])
@pytest.mark.parametrize("players", ["0", "1", "6", "-3", "99999999999"])
def test_players(command: str, players: str) -> None:
    said = complaint(command, "ticket-europe", "--players", players)
    assert "2 to 5 players" in said
    assert players in said
    assert "--players" in complaint(command, "ticket-europe", "--players", "two")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_bots(command: str) -> None:
    said = complaint(command, "ticket-europe", "--bots", "planer")
    assert "did you mean “planner”?" in said
    assert "random, planner" in said
    assert "random, planner" in complaint(command, "ticket-europe", "--bots", "")
    assert "random, planner" in complaint(command, "ticket-europe", "--bots", "planner,")
    too_many = complaint(
        command, "ticket-europe", "--players", "2", "--bots", "random,random,random"
    )
    assert "3 bots" in too_many
    assert "--bots" in complaint(command, "ticket-switzerland", "--bots", ",".join(["random"] * 9))


def test_seeds_seats_games_and_jobs() -> None:
    assert "--seed" in complaint("play", "ticket-europe", "--seed", "-1")
    assert "--seed" in complaint("play", "ticket-europe", "--seed", str(2**256))
    assert "--seed" in complaint("sim", "ticket-europe", "--seed", "-1")
    assert "--seed" in complaint("sim", "ticket-europe", "--seed", "abc")
    assert "--seat must be from 0 to 1" in complaint("play", "ticket-europe", "--seat", "2")
    assert "--seat" in complaint("play", "ticket-europe", "--seat", "-1")
    for games in ("0", "-5", "10000000000"):
        assert "--games must be from 1" in complaint("sim", "ticket-europe", "--games", games)
    assert "--jobs" in complaint("sim", "ticket-europe", "--jobs", "0")
    assert "--seconds" in complaint("bench", "--seconds", "0")
    assert "--seconds" in complaint("bench", "--seconds", "-1")
    assert "--seconds" in complaint("bench", "--seconds", "nan")


def test_commands_and_options_that_do_not_exist() -> None:
    assert "pley" in complaint("pley")
    assert "--bogus" in complaint("play", "ticket-europe", "--bogus")
    assert "GAME" in complaint("play")
    assert "FILE" in complaint("verify")


def test_languages() -> None:
    said = complaint("games", "--lang", "eo")
    assert "--lang" in said
    assert "en, de, fr, nl" in said
    answer = invoke("games", env={"STELLWERK_LANG": "klingon"})
    assert answer.code == 2
    assert "STELLWERK_LANG" in answer.err
    assert "en, de, fr, nl" in answer.err


def test_rules_that_do_not_exist() -> None:
    assert "TTR-CLAIM-5" in complaint("rules", "ticket-europe", "TTR-CLAIM-77")
    assert "TTR-TUNNEL" in complaint("rules", "ticket-europe", "nonsense")


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("board", "check")])
def test_files_that_are_not_there(command: tuple[str, ...], tmp_path: Path) -> None:
    assert "no file" in complaint(*command, str(tmp_path / "missing"))
    assert "folder" in complaint(*command, str(tmp_path))
    assert complaint(*command, "")
    assert complaint(*command, "x" * 5000)
    assert complaint(*command, "a\x00b")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_files_that_may_not_be_read(record: Path) -> None:
    record.chmod(0)
    assert str(record) in complaint("verify", str(record))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_damaged_records(command: str, record: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    data = json.loads(whole)
    for broken in (
        "",
        whole[: len(whole) // 2],
        "[]",
        "null",
        "\x00",
        json.dumps({**data, "moves": data["moves"][:-1]}),
        json.dumps({**data, "moves": [{"seat": 9, "move": {"do": "pass"}}]}),
        json.dumps({**data, "moves": [{"seat": 0, "move": {}}]}),
        json.dumps({**data, "game": "ticket-mars"}),
        json.dumps({**data, "players": 77}),
        json.dumps({**data, "rules": 99}),
        json.dumps({**data, "stellwerk": 99}),
        json.dumps({**data, "seed": "xyz"}),
        json.dumps({**data, "options": {"first_seat": 17}}),
        json.dumps({**data, "board": "format = "}),
    ):
        record.write_text(broken, encoding="utf-8")
        assert str(record) in complaint(command, str(record))
    record.write_bytes(b"\xff\xfe{}")
    assert str(record) in complaint(command, str(record))


def test_dishonest_records(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "commitment": "0" * 64}), encoding="utf-8")
    assert "commitment" in complaint("verify", str(record))
    record.write_text(json.dumps({**data, "result": {"winners": [0]}}), encoding="utf-8")
    assert "result" in complaint("verify", str(record))


def test_steps_and_seats_of_records(record: Path) -> None:
    moves = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    assert f"0 to {moves}" in complaint("replay", str(record), "--step", str(moves + 1))
    assert "--step" in complaint("replay", str(record), "--step", "-1")
    assert "--seat must be from 0 to 1" in complaint("replay", str(record), "--seat", "2")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_boards(command: str, tmp_path: Path) -> None:
    assert "no file" in complaint(command, "ticket-europe", "--board", str(tmp_path / "x.toml"))
    assert "folder" in complaint(command, "ticket-europe", "--board", str(tmp_path))
    broken = tmp_path / "broken.toml"
    words = EUROPE.read_text(encoding="utf-8")
    broken.write_text(words.replace("stations = 3", "stations = 99"), encoding="utf-8")
    said = complaint(command, "ticket-europe", "--board", str(broken))
    assert "broken.toml, line" in said
    broken.write_bytes(b"format = 1\n\xff")
    assert "line 2" in complaint(command, "ticket-europe", "--board", str(broken))
    broken.write_text(words, encoding="utf-8")
    said = complaint(command, "ticket-europe", "--board", str(broken), "--option", "tickets=x")
    assert "classic" in said
    assert "players" in complaint(
        command, "ticket-europe", "--board", str(broken), "--players", "9"
    )


def test_records_are_never_written_over_other_files(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt", encoding="utf-8")
    assert "already exists" in complaint("play", "ticket-usa", "--record", str(other))
    assert other.read_text(encoding="utf-8") == "Dear aunt"
    assert "folder" in complaint("play", "ticket-usa", "--record", str(tmp_path))
    assert "folder" in complaint("play", "ticket-usa", "--record", str(tmp_path / "no" / "x.json"))


def test_no_traceback_in_a_real_process(tmp_path: Path) -> None:
    for arguments in (("play", "nope"), ("verify", str(tmp_path)), ("sim", "x", "--games", "0")):
        answer = run(*arguments)
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.count("\n") == 1


@pytest.mark.parametrize("lang", ["de", "fr", "nl"])
def test_complaints_speak_the_language(lang: str) -> None:
    assert complaint("play", "ticket-eurpe", "--lang", lang) != complaint("play", "ticket-eurpe")
    assert "ticket-switzerland" in complaint("play", "ticket-eurpe", "--lang", lang)
