"""Playing through a pipe: whole games, filters, undo, why, quit."""

import itertools
import json
import re
from pathlib import Path

import pytest

from stellwerk.cli.playing import session
from stellwerk.games.ticket.board.kind import ticket_board
from tests.cli.running import LANGUAGES, SOURCE, Answer, invoke, run

# Where one thing is asked for, "all" matches nothing; where several are, "1" may be too few.
FIRST_ALWAYS = "".join(itertools.islice(itertools.cycle(["1\n", "all\n"]), 6000))
START = "all\n\n"


def play(*arguments: str, typed: str, seed: int = 5) -> Answer:
    return invoke("play", *arguments, "--seed", str(seed), typed=typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = play("ticket-switzerland", "--lang", lang, "--record", str(file), typed=FIRST_ALWAYS)
    assert answer.code == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["result"] is not None
    assert str(record["result"]["scores"][0]["total"]) in answer.out
    assert invoke("verify", str(file)).out.startswith("OK")
    # No message id may shine through.
    assert not re.search(
        r"\b(event|prompt|refusal|show-ticket|choosing|category)-[a-z]", answer.out
    )
    assert "{" not in answer.out


@pytest.mark.parametrize("game", ["ticket-europe", "ticket-usa"])
@pytest.mark.story
def test_a_whole_game_against_chance(game: str) -> None:
    answer = play(game, "--players", "3", "--bots", "random", typed=FIRST_ALWAYS)
    assert answer.code == 0
    assert re.search(r"wins\.|share the win\.", answer.out)
    assert "Random 1" in answer.out
    assert "Random 2" in answer.out


@pytest.mark.story
def test_a_real_process_without_a_terminal() -> None:
    answer = run("play", "ticket-switzerland", "--seed", "1", typed=FIRST_ALWAYS)
    assert answer.code == 0
    assert answer.err == ""
    assert "wins." in answer.out or "share the win." in answer.out


def test_the_same_seed_gives_the_same_game() -> None:
    first = play("ticket-switzerland", typed=START + "2\n" * 20)
    assert first == play("ticket-switzerland", typed=START + "2\n" * 20)
    assert first.out != play("ticket-switzerland", typed=START + "2\n" * 20, seed=6).out


def test_the_end_of_the_input_leaves_politely() -> None:
    for typed in ("", "all\n", START + "2\n", START + "1\n"):
        answer = play("ticket-europe", typed=typed)
        assert answer.code == 0
        assert answer.out.rstrip().endswith("Goodbye.")
        assert answer.err == ""


def test_too_few_tickets_are_refused_with_the_rule() -> None:
    answer = play("ticket-europe", typed="1\n")
    assert "keep at least 2 tickets" in answer.words
    assert "TTR-SETUP-5" in answer.words


def test_tickets_can_be_picked_by_numbers_and_names() -> None:
    answer = play("ticket-europe", typed="1 3\n")
    assert "You keep:" in answer.words
    assert "You keep:" in play("ticket-europe", typed="3,1,\n1;3\n").words
    assert "Type a number from 1 to 4" in play("ticket-europe", typed="1 9\n").words
    assert "Nothing here matches" in play("ticket-europe", typed="atlantis\n").words


def test_bots_explain_their_last_moves_when_asked() -> None:
    answer = play("ticket-europe", typed="explain\n" + START + "explain\nquit\n\n")
    assert "No bot has made a move yet that it could explain." in answer.words
    assert "My plan: " in answer.words
    german = play("ticket-europe", "--lang", "de", typed=START + "erkläre\nquit\n\n")
    assert "Mein Plan: " in german.words


def test_a_game_without_an_end_is_stopped_and_its_record_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(session, "MOST_DECISIONS", 3)
    file = tmp_path / "endless.json"
    typed = START + "draw a card\n1\n" * 6
    answer = play("ticket-europe", "--record", str(file), typed=typed)
    assert "the bots go round in circles" in answer.words
    assert answer.code == 1
    assert invoke("verify", str(file)).code == 0


def test_undo_before_the_others_move() -> None:
    answer = play("ticket-europe", typed="all\nundo\n1 2\n\nquit\n\n")
    assert "Your last move is taken back." in answer.out
    assert answer.out.count("Keep at least 2 of these tickets.") == 2
    assert "Guest now has 2 tickets." in answer.out


def test_undo_is_refused_when_something_was_revealed() -> None:
    answer = play("ticket-europe", typed=START + "undo\n2\nundo\n")
    assert answer.out.count("There is nothing you can take back") == 2


def test_undone_moves_stay_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "undone.json"
    play("ticket-europe", "--record", str(file), typed="all\nundo\n1 2\n\n")
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert moves[0]["undone"]
    assert invoke("verify", str(file)).code == 0


def test_filters_narrow_down_and_back_takes_them_away() -> None:
    typed = START + "station\npa\nback\nback\nback\nquit\n\n"
    answer = play("ticket-europe", typed=typed)
    assert "Build a station › Which city?" in answer.out
    filtered = answer.out.split("> pa\n")[1].split("> back")[0]
    assert "Paris" in filtered
    assert "Palermo" in filtered
    assert "Roma" not in filtered
    assert "This is the first question" in answer.out


def test_words_find_a_move_from_the_first_question() -> None:
    answer = play("ticket-europe", typed=START + "zurich\nquit\n\n")
    after = answer.out.split("> zurich\n")[1]
    assert "Zürich" in after or "Which cards" in after


def test_why() -> None:
    typed = (
        START
        + "why\nwhy claim brest paris\nwhy not station roma\nwhy draw-blind\nwhy pass\nwhy xyzzy\n"
    )
    words = play("ticket-europe", typed=typed).words
    assert "For example: why claim brest, why station cadiz" in words
    assert re.search(r"Brest – Paris \(3 × black\): .*\(TTR-CLAIM-1: ", words)
    assert "Roma: this is possible now." in words
    assert "Draw a card from the deck: this is possible now." in words
    assert "TTR-TURN-2" in words
    assert "Nothing here matches “xyzzy”" in words


@pytest.mark.parametrize("name", ["ticket-europe", "ticket-usa", "ticket-switzerland"])
def test_help_speaks_of_places_that_are_on_the_board(name: str) -> None:
    words = play(name, typed="?\n").words
    found = re.search(r"\((\w+) → (\w+)\)", words)
    assert found
    part, city = found.groups()
    assert city in {each.name for each in ticket_board(name).cities}
    assert city.lower().startswith(part)
    assert f"routes {city.lower()} the board: all routes, or those to {city}" in words


def test_why_at_the_wrong_moment_and_place() -> None:
    words = play("ticket-europe", typed="why claim brest_paris\nwhy paris\n").words
    assert "First choose which tickets you keep." in words
    assert "more; type more of the name." in words
    assert "no stations" in play("ticket-usa", typed=START + "why station miami\n").words.lower()


def test_help_log_view_routes_and_rules() -> None:
    typed = START + "?\nhelp\nlog\nlog all\nview\nroutes roma\nmap\nrules\nrules claim-1\nrules x\n"
    answer = play("ticket-europe", typed=typed)
    assert answer.out.count("part of a name works too") == 2
    assert "New in the row" in answer.out
    assert "Roma – Venezia" in answer.out
    assert "Moskva" in answer.out
    assert "TTR-STATION-3" in answer.out
    assert "Play one card for each space" in answer.out
    assert "There is no rule “x”" in answer.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "de",
            "hilfe\nverlauf\ntisch\nstrecken roma\nregeln claim-1\nwarum bahnhof roma\nzurück\n",
        ),
        ("fr", "aide\njournal\ntable\nplateau roma\nrègles claim-1\npourquoi gare roma\nretour\n"),
        ("nl", "hulp\nverloop\ntafel\nbord roma\nregels claim-1\nwaarom station roma\nterug\n"),
    ],
)
def test_commands_in_other_languages(lang: str, words: str) -> None:
    answer = play("ticket-europe", "--lang", lang, typed=f"all\n\n{words}help\n")
    assert answer.out.count("(bre → Brest)") == 2
    assert "TTR-CLAIM-1" in answer.out
    assert "“" not in answer.out.split("TTR-CLAIM-1")[0]


def test_silly_input_changes_nothing() -> None:
    silly = (
        "0\n-1\n99\n1.5\n1e3\n\n\n[bold]\n[/]\n{ $x }\n\x1b[31m\nquit now please\n'; drop\n"
        + "x" * 3000
    )
    answer = play("ticket-europe", typed=f"{START}{silly}\nquit\n\n")
    assert answer.code == 0
    assert answer.out.count("Type a number from 1 to 5") >= 4
    assert "\x1b[31m" not in answer.out.replace("> \x1b[31m", "")


def test_quit_offers_the_record(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    answer = play("ticket-europe", typed=f"{START}quit\n{tmp_path}\n{file}\n")
    assert "is a folder" in answer.out
    assert "Goodbye." in answer.out
    assert invoke("verify", str(file)).code == 0


def test_save_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    typed = f"{START}save\nsave {tmp_path / 'no' / 'x'}\nsave {file}\nsave {file}\nquit\n"
    answer = play("ticket-europe", typed=typed)
    assert "Type a file name too" in answer.out
    assert answer.words.count("The record is in") == 2
    assert invoke("verify", str(file)).code == 0


def test_names_and_seats() -> None:
    answer = play(
        "ticket-europe",
        "--seat",
        "1",
        "--name",
        " A[b]\x07 ",
        "--bots",
        "random,planner",
        typed=START,
    )
    assert "A[b] against Random, Planner." in answer.out
    rows = [line for line in answer.out.splitlines() if re.search(r"\b45\b", line)]
    assert "Random" in rows[0]
    assert "A[b]" in rows[1]


def test_own_board(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    words = (SOURCE / "stellwerk/games/ticket/board_files/ticket-usa.toml").read_text(
        encoding="utf-8"
    )
    board.write_text(words.replace("Ticket to Ride: USA", "My own map"), encoding="utf-8")
    file = tmp_path / "game.json"
    answer = play("ticket-usa", "--board", str(board), "--record", str(file), typed=START)
    assert "My own map" in answer.out
    board.unlink()
    assert invoke("verify", str(file)).code == 0


def test_language_of_the_system() -> None:
    for changes, word in (
        ({"LC_ALL": "de_DE.UTF-8"}, "Gast gegen"),
        ({"LANG": "fr_CH"}, "Invité contre"),
        ({"LANG": "es_ES"}, "Guest against"),
        ({"LANG": "de_DE", "LC_ALL": "nl_NL"}, "Gast tegen"),
    ):
        answer = run("play", "ticket-usa", STELLWERK_LANG="", **changes)
        assert word in answer.out


def test_a_hint_says_more_when_it_is_asked_for_again_and_the_result_counts_it() -> None:
    asked = "hint\nhint\nhint\nhint\n"
    answer = play("ticket-switzerland", typed=asked + FIRST_ALWAYS)
    reasons = [
        "which of them could share their way?",
        "Keep tickets that fit together",
        "The move: Choose tickets to keep › ",
        "There is no more to tell about this question.",
    ]
    places = [answer.words.find(words) for words in reasons]
    assert sorted(places) == places
    assert places[0] > 0
    assert answer.words.count("Type the same again for more.") == 2
    assert "You took 1 hint." in answer.words
    german = play("trans-europa", "--lang", "de", typed="tipp\n" * 3)
    assert "Der Plan: zu " in german.words
    assert "++" in german.out  # the planned rails, on the map


def test_in_a_lesson_there_are_no_hints() -> None:
    assert (
        "In a lesson you are told what to do anyway."
        in invoke("learn", "trans-europa", typed="hint\n").words
    )
