"""Playing Nürnberg and Wensleydale through a pipe: whole games, boxes, lines, trains, sales."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, Answer, invoke, run

# Every list has one of these numbers; what does not fit is answered with a hint.
SOMETHING = "".join(f"{number}\n" for number in (1, 2, 3, 1, 4, 5, 1, 6, 7, 8, 9)) * 400
RAW = r"\b(event|prompt|refusal|show|choosing|category|field|do|unit|item|good|influence)-[a-z]"
AUCTION = "1\n3\n\n2\n3\n\n"  # with seed 3 the boxes 1 and 2 are won


def play(*arguments: str, typed: str, game: str = "nurnberg") -> Answer:
    return invoke("play", game, "--bots", "random", "--seed", "3", *arguments, typed=typed)


def after(answer: Answer, typed: str) -> str:
    """What was said between a typed line and the next one."""
    return answer.out.split(f"> {typed}\n")[1].split("\n> ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = play("--lang", lang, "--players", "2", "--record", str(file), typed=SOMETHING)
    assert answer.code == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["options"]["side"] == "2-3"
    assert len(record["result"]["winners"]) == 1
    assert invoke("verify", str(file)).out.startswith("OK")
    assert not re.search(RAW, answer.out)
    assert "{" not in answer.out
    replayed = invoke("replay", str(file), "--lang", lang)
    assert replayed.code == 0
    assert not re.search(RAW, replayed.out)


@pytest.mark.parametrize("players", ["3", "4"])
def test_a_whole_game_with_more_players(players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = play("--players", players, "--record", str(file), typed=SOMETHING, game="wensleydale")
    assert answer.code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["options"]["side"] == "3-4"
    assert "Turn 4 of" in answer.out
    assert "cheese" in answer.out
    assert " wins." in answer.out


def test_a_real_process_with_the_strongest_bot(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer = run("play", "nurnberg", "--seed", "1", "--record", file, typed=SOMETHING)
    assert answer.code == 0
    assert answer.err == ""
    shown = invoke("replay", file, "--step", "9")
    assert "Turn 1 of 5" in shown.out


def test_boxes_and_cubes_are_chosen_by_their_own_numbers() -> None:
    answer = play(typed="1\n4\n\n1\n6\n5\n1\n3\n")
    assert "3/10 auction" in answer.out
    assert "Guest bids 4 cubes on box 1." in answer.out
    assert "1 ○○♥+♥ Guest · 4" in answer.words
    assert "Type one of these numbers: 2, 3, 4, 5." in answer.words  # 1 is one's own, 6 costs 9
    assert "Type one of these numbers: 2, 3, 4, 5, 6, 7, 8." in answer.words
    assert "Guest bids 3 cubes on box 5." in answer.out


def test_silly_numbers_change_nothing() -> None:
    answer = play(typed="0\n-1\n99999999999999999999\n1.5\n²\n1 2\n[x]\n{ $x }\nquit\n\n")
    assert answer.code == 0
    assert answer.out.count("Type one of these numbers") >= 4
    assert "bids" not in answer.out.replace("Random bids", "")


def test_a_line_with_its_cost_and_surroundings() -> None:
    answer = play(typed=f"{AUCTION}nord\nmuggenhof\nknoblauch\nundo\ndoos\nend\n\n")
    start = after(answer, "nord")
    assert "Nürnberg Nord plain, company town [♣]" in " ".join(start.split())
    assert "← Muggenhof  cost 1  ▫2  → Doos ▫2" in start
    assert "↘ Mögeldorf  cost 2 ≈Pegnitz" in start
    assert "tracks: 1, cost so far: 1 + fee ♣1" in after(answer, "muggenhof")
    assert "Nürnberg Nord ═ Muggenhof ═ Doos  tracks: 2, cost so far: 3 + fee ♣1" in answer.out
    assert "+ fee ○1  ♥1 ♣1 ○1" in answer.out  # Fürth and its landowner
    assert "Beside it: Alte Veste ▲1" in answer.out


def test_trains_and_items() -> None:
    typed = f"{AUCTION}nord\nmuggenhof\ndoos\nend\n\nbuy\nA1\n\ncarry\npost\ndoos\nquit\n\n"
    answer = play(typed=typed)
    assert "B2  price 2  2♥♣ 2▫▲  points per passenger: 2" in answer.out
    assert re.search(r"Trains Guest +A1 0/2♥♣ 0/1▫▲", answer.out)
    assert "Muggenhof  ▫2" in after(answer, "carry")
    assert "Guest carries from Doos: post." in answer.out


def test_sales_show_their_price() -> None:
    answer = play(typed=SOMETHING)
    assert "9/10 take-over" in answer.out
    assert re.search(r"[♥♣] the (red|green) company  you have \d  \w+", answer.out)
    assert re.search(r"tracks: 1, price 1 [♥♣]", answer.out)


def test_why() -> None:
    typed = (
        "why\nwhy box 7\nwhy box 1\nwhy 8\nwhy stop\nwhy hawes\nwhy nord\n"
        f"{AUCTION}why fürth\nnord\nwhy süd\nwhy end\nmuggenhof\nwhy fürth\nwhy nord\ndoos\nend\n\n"
        "why A1\nwhy B1\nwhy train C3\nwhy post doos\nwhy fürth\nwhy carry roth\nwhy sell nord\n"
        "why pay white\nwhy stake 4\nwhy pass\nquit\n\n"
    )
    answer = play(typed=typed)
    assert "For example: why box 3" in answer.words
    assert "There is no box with this number" in after(answer, "why box 7")
    assert "possible now" in after(answer, "why box 1")
    assert "There is no box" in after(answer, "why 8")
    assert "Nothing here matches “hawes”" in after(answer, "why hawes")
    assert "LTW-BUILD-3" in after(answer, "why fürth")
    assert "LTW-MAP-4" in after(answer, "why süd")
    assert "Lay at least one track" in after(answer, "why end")
    assert "LTW-BUILD-2" in answer.words
    assert "Buy a train – A1: this is possible now." in after(answer, "why A1")
    assert "already taken" in after(answer, "why B1")
    assert "None of your trains has a free place" in " ".join(
        after(answer, "why post doos").split()
    )
    assert "LTW-" in after(answer, "why sell nord")
    assert "Pay – 1 white point: " in after(answer, "why pay white")
    assert "possible now" in after(answer, "why pass")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "hilfe\nkarte fürth\nwarum feld 7\nwarum bauen fürth\nregeln build-6\n"),
        ("fr", "aide\ncarte fürth\npourquoi case 7\npourquoi construire fürth\nrègles build-6\n"),
        ("nl", "hulp\nkaart fürth\nwaarom vak 7\nwaarom bouwen fürth\nregels build-6\n"),
    ],
)
def test_commands_in_other_languages(lang: str, words: str) -> None:
    answer = play("--lang", lang, typed=words)
    assert "(fur → Fürth)" in answer.out
    assert "↓ Alte Veste" in answer.out
    assert "LTW-TOKEN-2" in answer.out
    assert "LTW-TURN-2" in answer.out
    assert "LTW-BUILD-6" in answer.out
