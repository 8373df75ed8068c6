"""The values of a position, in the terminal."""

import json
from pathlib import Path

import stellwerk
from tests.cli.running import LANGUAGES, invoke

FEW = ("--rollouts", "24")


def written(tmp_path: Path, content: object) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return str(file)


def test_every_move_is_said_with_its_error_in_four_languages(tmp_path: Path) -> None:
    state = stellwerk.game("ticket-europe", players=2).new_state(seed=7)
    file = written(tmp_path, state.position().as_json())
    for lang in LANGUAGES:
        said = invoke("analyse", file, *FEW, "--lang", lang)
        assert said.code == 0
        assert "±" in said.out
        assert "analyse-" not in said.out
    listed = json.loads(invoke("analyse", file, *FEW, "--json").out)
    assert listed[0]["difference"] == 0


def test_moves_from_a_position_are_played_first(tmp_path: Path) -> None:
    match = stellwerk.game("trans-amerika", players=2).new_match(seed=3)
    start = match.state.position().as_json()
    move = match.prompts[0].moves[0].as_json()
    file = written(tmp_path, {"position": start, "moves": [{"seat": 0, "move": move}]})
    said = invoke("analyse", file, *FEW)
    assert "Seat 1" in said.out or "1" in said.out.splitlines()[1]


def test_a_step_of_a_record_is_looked_at(tmp_path: Path) -> None:
    match = stellwerk.game("trans-amerika", players=2, rounds=1).new_match(seed=3)
    while not match.is_over:
        seat = min(match.prompts)
        match.play(seat, match.prompts[seat].moves[0])
    file = written(tmp_path, match.record)
    assert invoke("analyse", file, *FEW, "--step", "4").code == 0
    assert invoke("analyse", file, *FEW, "--step", "9999").code == 2


def test_what_is_no_position_is_answered_in_words(tmp_path: Path) -> None:
    unfinished = {"game": "ticket-europe", "players": 2}
    bad: list[object] = [[], {}, unfinished, {"position": {}, "moves": 3}]
    for content in bad:
        said = invoke("analyse", written(tmp_path, content), *FEW)
        assert said.code == 2
        assert "cannot be used" in said.err
