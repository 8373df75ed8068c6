"""The commands that print things to read: games, rules, board check, help, version."""

import json
from pathlib import Path

import pytest

import stellwerk
from stellwerk.texts import message_ids, text
from tests.cli.running import LANGUAGES, SOURCE, invoke, run

EUROPE = SOURCE / "stellwerk/games/ticket/board_files/ticket-europe.toml"


def test_version_and_help() -> None:
    assert run("--version").out == f"stellwerk {stellwerk.__version__}\n"
    for arguments in ((), ("--help",), ("-h",)):
        answer = run(*arguments)
        assert answer.code == 0
        for command in ("play", "games", "rules", "replay", "verify", "sim", "bench", "board"):
            assert command in answer.out


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "verify", "sim", "bench"])
def test_every_command_has_help(command: str) -> None:
    answer = invoke(command, "--help")
    assert answer.code == 0
    assert "Usage" in answer.out
    assert "--lang" in answer.out


def test_board_help() -> None:
    assert "check" in invoke("board").out
    assert invoke("board", "check", "--help").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(lang: str) -> None:
    answer = invoke("games", "--lang", lang)
    assert answer.code == 0
    for game in stellwerk.games():
        assert f"stellwerk play {game}" in answer.words
    assert "classic, 1912, mega, big-cities" in answer.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_says_what_options_and_choices_mean(lang: str) -> None:
    said = invoke("games", "--lang", lang).words
    for sentence in ("option-ticket-max-how", "choice-ticket-1912-how", "choice-trans-off-how"):
        assert " ".join(text(sentence, {}, lang).split()) in said


def test_games_json() -> None:
    assert json.loads(invoke("games", "--json").out) == stellwerk.catalogue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_have_every_rule_that_applies(lang: str) -> None:
    page = invoke("rules", "ticket-europe", "--lang", lang)
    assert page.code == 0
    for rule in ("TTR-COMP-1", "TTR-FERRY-1", "TTR-TUNNEL-5", "TTR-STATION-4", "TTR-TIE-4"):
        assert rule in page.out
    assert "rules-section" not in page.out
    assert "rule-TTR" not in page.out


def test_rules_leave_out_what_a_board_does_not_have() -> None:
    usa = invoke("rules", "ticket-usa").out
    assert "TTR-STATION" not in usa
    assert "TTR-TUNNEL" not in usa
    assert "TTR-FERRY" not in usa
    switzerland = invoke("rules", "ticket-switzerland").out
    assert "TTR-STATION" not in switzerland
    assert "TTR-TUNNEL-1" in switzerland
    assert "TTR-CLAIM-3" in switzerland


def test_every_ticket_rule_is_shown_for_some_game() -> None:
    games = [name for name in stellwerk.games() if name.startswith("ticket-")]
    shown = " ".join(invoke("rules", game).out for game in games).split()
    rules = {
        message.removeprefix("rule-").removesuffix("-title")
        for message in message_ids("en")
        if message.startswith("rule-TTR") and message.endswith("-title")
    }
    assert rules
    assert rules <= set(shown)


@pytest.mark.parametrize("typed", ["TTR-CLAIM-1", "ttr-claim-1", "claim-1"])
def test_one_rule(typed: str) -> None:
    answer = invoke("rules", "ticket-europe", typed)
    assert answer.code == 0
    assert "TTR-CLAIM-1" in answer.out
    assert "TTR-CLAIM-2" not in answer.out


def test_rules_json() -> None:
    data = json.loads(invoke("rules", "ticket-usa", "--json", "--lang", "de").out)
    assert data["sections"][0]["rules"][0]["id"] == "TTR-COMP-1"
    one = json.loads(invoke("rules", "ticket-usa", "claim-1", "--json").out)
    assert set(one) == {"id", "title", "text"}


def test_board_without_mistakes() -> None:
    answer = invoke("board", "check", str(EUROPE))
    assert answer.code == 0
    assert "no mistakes" in answer.out
    data = json.loads(invoke("board", "check", str(EUROPE), "--json").out)
    assert data["mistakes"] == []


def test_board_with_mistakes_names_every_line(tmp_path: Path) -> None:
    words = EUROPE.read_text(encoding="utf-8")
    file = tmp_path / "my.toml"
    file.write_text(
        words.replace("trains = 45", 'trains = "many"').replace("stations = 3", "stations = 9")
    )
    answer = invoke("board", "check", str(file))
    assert answer.code == 2
    assert answer.out.count("my.toml, line") == 2
    assert "2 mistakes" in answer.err
    shown = invoke("board", "check", str(file), "--json")
    assert shown.code == 2
    mistakes = json.loads(shown.out)["mistakes"]
    assert len(mistakes) == 2
    assert all(mistake["line"] > 1 for mistake in mistakes)


def test_broken_pipe_is_quiet() -> None:
    import subprocess
    import sys

    from tests.cli.running import environment

    program = subprocess.Popen(
        [sys.executable, "-m", "stellwerk", "rules", "ticket-europe"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    program.wait(60)


def test_a_terminal_without_unicode_still_works() -> None:
    answer = run("rules", "ticket-europe", "--lang", "de", PYTHONIOENCODING="ascii")
    assert answer.code == 0


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-"])
def test_closed_streams(closed: str) -> None:
    import subprocess
    import sys

    from tests.cli.running import environment

    command = f"{sys.executable} -m stellwerk play ticket-usa --seed 1 {closed}"
    result = subprocess.run(
        ["sh", "-c", command], input=b"", capture_output=True, env=environment(), check=False
    )
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_says_that_it_is_unofficial(lang: str) -> None:
    notice = text("unofficial", {}, lang)
    assert notice in invoke("games", "--lang", lang).words
    assert notice in invoke("play", "ticket-usa", "--lang", lang, typed="quit\n").words
    assert "not affiliated with any publisher" in invoke("--help").words
