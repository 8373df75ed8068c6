"""Playing Trans games through a pipe: whole rounds, searching for lines, why, special cards."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from stellwerk.cli.playing.lines import Leave
from tests.cli.running import LANGUAGES, SOURCE, Answer, invoke, run

# The first choice is always one that helps; the same line also ends the turn.
BEST_ALWAYS = "1\n" * 400


def play(*arguments: str, typed: str, seed: int = 5) -> Answer:
    return invoke("play", *arguments, "--seed", str(seed), typed=typed)


def amerika(*arguments: str, typed: str, seed: int = 3) -> Answer:
    return play("trans-amerika", "--bots", "random", *arguments, typed=typed, seed=seed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_round_in_every_language(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = amerika(
        "--lang", lang, "--option", "rounds=1", "--record", str(file), typed=BEST_ALWAYS
    )
    assert answer.code == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["options"]["rounds"] == 1
    # Who always takes the first choice joins all cities long before a bot that plays by chance.
    assert record["result"]["winners"] == [0]
    assert record["result"]["scores"][0]["total"] == 4
    assert invoke("verify", str(file)).out.startswith("OK")
    assert not re.search(r"\b(event|prompt|refusal|show-trans|choosing|category)-[a-z]", answer.out)
    assert "{" not in answer.out


@pytest.mark.parametrize("cards", [[8], [13], [16], [17], [18], [19], [4, 5, 9, 10, 16]])
def test_a_round_with_special_cards(cards: list[int], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    chosen = ",".join(map(str, cards))
    options = ("--option", "rounds=1", "--option", "special_cards=chosen")
    answer = play(
        "trans-europa", "--bots", "random", *options, "--option", f"cards={chosen}",
        "--players", "3", "--record", str(file), typed=BEST_ALWAYS,
    )  # fmt: skip
    assert answer.code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["result"] is not None
    for card in cards:
        assert f"Special card {card}: " in answer.out


def test_a_real_process_with_the_strongest_bot(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer = run(
        "play", "trans-europa", "--seed", "1", "--option", "rounds=1", "--record", file,
        typed=BEST_ALWAYS,
    )  # fmt: skip
    assert answer.code == 0
    assert answer.err == ""
    assert "Guest against Surveyor." in answer.out
    assert "The last round" in answer.out
    assert "missing rail" in answer.out
    replayed = invoke("replay", file, "--seat", "0")
    assert "lays a rail" in replayed.out
    assert "The last round" in replayed.out
    shown = invoke("replay", file, "--step", "6", "--seat", "1")
    assert "Your cities (" in shown.words
    assert "Your cities" not in invoke("replay", file, "--step", "6").out
    view = json.loads(invoke("replay", file, "--step", "6", "--json").out)["view"]
    assert "you" not in view


def test_start_places_are_sorted_and_found() -> None:
    answer = amerika(typed="r12\nback\nr3c3\nundo\ndal\n\nquit\n\n")
    assert "… and 180 more" in answer.words
    row = answer.out.split("> r12\n")[1].split("> back")[0]
    assert "r12c14" in row
    assert "r11c" not in row
    assert "Guest places the start marker: east of Medford." in answer.out  # not r3c31 or r3c33
    assert "Guest places the start marker: Dallas." in answer.out


@pytest.mark.parametrize("typed", ["dal", "DALLAS", "dallas"])
def test_the_name_of_a_city_is_the_city_and_not_what_lies_around_it(typed: str) -> None:
    answer = amerika(typed=f"{typed}\nquit\n\n")
    assert "Guest places the start marker: Dallas." in answer.out


def test_lines_that_help_come_first_and_cities_find_them() -> None:
    answer = amerika(typed="dal\n\nbismarck\nback\nr10c20\nquit\n\n")
    listed = answer.out.split("Lay a rail.")[1].split("> bismarck")[0]
    assert re.search(r"1 \+ from Dallas to the north\w+ +r9c1\d-r10c18 cost 1 → [A-Z]{3}", listed)
    assert re.search(r"\d   from Dallas to the southeast +r10c18-r11c19", listed)
    found = answer.out.split("> bismarck\n")[1].split("> back")[0]
    assert "→" in found
    assert "r11c19" not in found
    assert "lays a rail: from Dallas to the east (cost 1)" in answer.out


def test_to_stop_stands_among_the_lines() -> None:
    answer = amerika(typed="dal\n\n1\nstop\n\nquit\n\n")
    assert "8   Lay no more rails" in answer.out
    assert "Guest lays no more rails this turn." in answer.out
    assert "Lay no more rails" not in answer.out.split("Budget left this turn: 2")[1].split(">")[0]


def test_undo_takes_back_a_rail() -> None:
    answer = amerika(typed="dal\n\n1\nundo\nquit\n\n")
    assert "Your last move is taken back." in answer.out
    assert answer.out.count("Budget left this turn: 2") == 2


def test_why() -> None:
    typed = (
        "why r3c3\ndal\n\nwhy\nwhy dallas\nwhy lay r3c3-r3c5\nwhy r3c3 r3c5\nwhy place r4c0\n"
        "why stop\nwhy pass\nwhy hand-on dallas\nwhy xyzzy\nwhy helena\n"
    )
    words = amerika(typed=typed).words
    assert "east of Medford (r3c3): this is possible now." in words
    assert "For example: why lay omaha" in words
    assert "from Dallas to the southeast, cost 1: this is possible now." in words
    assert words.count("does not touch your network") > 2
    assert "TRANS-TURN-3" in words
    assert "Lay at least one rail before you stop. (TRANS-TURN-2" in words
    assert "You may pass only when you cannot lay any rail. (TRANS-TURN-6" in words
    assert "Nothing here matches “xyzzy”" in words
    assert "from Helena to the east, cost 2 (mountains): " in words


def test_why_not_a_double_line_with_too_little_budget() -> None:
    typed = "min\n\n1\nwhy minneapolis r2c22\n"
    words = amerika(typed=typed).words
    assert "from Minneapolis to the east, cost 2 (water): " in words
    assert "costs 2, but your remaining budget is only 1" in words


def test_help_log_map_and_rules() -> None:
    typed = "?\nlog\nview\nmap\nmap dallas\nmap r4\nmap xyzzy\nrules\nrules card-9\nrules turn-2\n"
    answer = amerika(typed=typed)
    assert "rows and columns of the map" in answer.words
    assert "DAL Dallas" in answer.out
    assert "– southeast of Dallas (r11c19)" in answer.out
    assert "more; type more of the name" in answer.words
    assert "Nothing here matches “xyzzy”" in answer.words
    assert "Read one of them: rules TRANS-SETUP-1" in answer.words
    assert "TRANS-CARD-19" in answer.out
    assert "Three, two, one" in answer.out
    assert "The printed rules leave this open" in answer.words


@pytest.mark.parametrize(
    ("lang", "line", "words"),
    [
        (
            "de",
            "von Dallas nach Südosten",
            "hilfe\nkarte dallas\nwarum schiene dallas\nwarum aufhören\nregeln turn-1\n",
        ),
        (
            "fr",
            "depuis Dallas vers le sud-est",
            "aide\ncarte dallas\npourquoi rail dallas\npourquoi arrêter\nrègles turn-1\n",
        ),
        (
            "nl",
            "van Dallas naar het zuidoosten",
            "hulp\nkaart dallas\nwaarom rail dallas\nwaarom ophouden\nregels turn-1\n",
        ),
    ],
)
def test_commands_in_other_languages(lang: str, line: str, words: str) -> None:
    answer = amerika("--lang", lang, typed=f"dal\n\n{words}")
    assert "(oma → Omaha)" in answer.out
    assert "TRANS-TURN-2" in answer.out
    assert "TRANS-TURN-1" in answer.out
    assert "xyzzy" not in answer.out
    assert line in answer.out


def test_silly_input_changes_nothing() -> None:
    silly = "0\n-1\n999\n1.5\n\n[bold]\n{ $x }\nr99c99\nc\nr\n4,9\nmore\nmore\nback\n" + "x" * 3000
    answer = amerika(typed=f"{silly}\nquit\n\n")
    assert answer.code == 0
    assert answer.out.count("Type a number from 1 to 188") >= 4
    assert "places the start marker" not in answer.out


def test_known_and_revealed_cities_are_shown() -> None:
    options = ("--option", "special_cards=chosen", "--option")
    assert "Random – you know " in amerika(*options, "cards=19", typed="").words
    assert "Random – you know " in amerika(*options, "cards=17", typed="").words
    assert "Random – you know " not in amerika(typed="").words


def test_own_board(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    words = (SOURCE / "stellwerk/games/trans/board_files/trans-amerika.toml").read_text(
        encoding="utf-8"
    )
    words = words.replace("Trans Amerika", "My own map").replace('name = "Dallas"', 'name = "Dax"')
    board.write_text(words, encoding="utf-8")
    assert invoke("board", "check", str(board)).code == 0
    answer = play("trans-amerika", "--board", str(board), typed="dax\n\nmap\n")
    assert "My own map" in answer.out
    assert "DAX Dax" in answer.out
    board.write_text(words.replace('at = "r0c2"', 'at = "r0c99"'), encoding="utf-8")
    answer = invoke("board", "check", str(board))
    assert answer.code == 2
    assert "mine.toml, line" in answer.out


def test_words_of_one_family_are_no_commands_in_the_other() -> None:
    answer = play("ticket-europe", "--lang", "fr", typed="all\n\ncarte\n")
    assert "Edinburgh" not in answer.out.split("> carte\n")[1]  # a filter, not the board
    assert "DAL Dallas" in amerika("--lang", "nl", typed="kaart\n").out


class Typing:
    """Somebody at a terminal who always takes the best line."""

    interactive = True

    def __init__(self, console: Console) -> None:
        self.console = console
        self.answers = ["1"] * 500

    def read(self, prompt: str = "> ") -> str:
        if not self.answers:
            raise Leave
        self.console.print("READ")
        return self.answers.pop()


def test_a_terminal_waits_after_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.cli.playing.session.LineReader", Typing)
    answer = amerika(typed="")
    assert answer.code == 0
    assert re.search(r"Enter goes on\.\nREAD\n(?!Enter goes on)", answer.out)
    assert answer.out.count("Enter goes on.") == answer.out.count("The round is over.") - 1
