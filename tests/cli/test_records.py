"""Replaying and verifying records."""

import json
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, invoke


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    typed = "all\nundo\nall\n\n" + "2\n" * 30
    invoke("play", "ticket-europe", "--seed", "3", "--record", str(file), typed=typed)
    return file


def test_verify(record: Path) -> None:
    answer = invoke("verify", str(record))
    assert answer.code == 0
    assert answer.out.startswith("OK: ")
    assert answer.out.count("\n") == 1
    data = json.loads(invoke("verify", str(record), "--json").out)
    assert data["ok"] is True
    assert data["finished"] is False
    assert data["game"] == "ticket-europe"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_in_every_language(record: Path, lang: str) -> None:
    answer = invoke("replay", str(record), "--lang", lang)
    assert answer.code == 0
    assert "event-" not in answer.out
    assert len(answer.out.splitlines()) > 30


def test_replay_shows_secrets_only_to_their_seat(record: Path) -> None:
    spectator = invoke("replay", str(record)).out
    assert "You " not in spectator
    assert "You are dealt" in invoke("replay", str(record), "--seat", "0").out


def test_replay_step(record: Path) -> None:
    moves = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    first = invoke("replay", str(record), "--step", "0")
    assert first.code == 0
    assert f"After move 0 of {moves}:" in first.out
    last = invoke("replay", str(record), "--step", str(moves), "--seat", "0")
    assert "Your cards:" in last.out
    assert "Your cards:" not in first.out


def test_replay_json(record: Path) -> None:
    data = json.loads(invoke("replay", str(record), "--json").out)
    assert data["result"] is None
    assert data["log"][0]["message"] == "event-ticket-start"
    step = json.loads(invoke("replay", str(record), "--json", "--step", "3", "--seat", "1").out)
    assert step["moves"] == 3
    assert step["view"]["seat"] == 1
