"""Bots of one's own: registered, named by their address, or handed in; and those that fail."""

import json
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import stellwerk
from stellwerk.bots import bot_names, make_bot, offer_bot
from stellwerk.bots.patience import TookTooLong, patience
from stellwerk.match.contract import Game
from tests.cli.running import invoke
from tests.library.own_bots import (
    Cheating,
    Endless,
    Hasty,
    Leaving,
    NoBot,
    Raising,
    Seeded,
    Unmade,
)

GERMAN = {"STELLWERK_LANG": "de"}
HERE = "tests.library.own_bots"
# by chance nobody reaches the end of a whole game of Trans: one round of it
ONE_ROUND = stellwerk.game("trans-amerika", players=2, rounds=1)
GAMES = [stellwerk.game("ticket-usa"), ONE_ROUND, stellwerk.game("wensleydale", players=2)]
every_family = pytest.mark.parametrize("game", GAMES, ids=[game.family for game in GAMES])


@every_family
def test_a_contest_takes_names_classes_and_addresses(game: Game) -> None:
    by_class = stellwerk.contest(game, [Hasty, "random"], games=6, seed=3)
    by_address = stellwerk.contest(game, [f"{HERE}:Hasty", "random"], games=6, seed=3)
    assert by_class.to_dicts() == by_address.to_dicts()
    assert by_class.failures == ()
    assert sum(row.win_share for row in by_class) == pytest.approx(1)
    for row in by_class:
        assert row.games == 6
        assert row.win_share_low <= row.win_share <= row.win_share_high


def test_a_contest_is_the_same_with_more_processes() -> None:
    alone = stellwerk.contest(ONE_ROUND, [Hasty, Seeded], games=8, seed=1)
    shared = stellwerk.contest(ONE_ROUND, [Hasty, Seeded], games=8, seed=1, jobs=2)
    assert alone.to_dicts() == shared.to_dicts()


def test_a_class_that_no_other_process_finds_plays_in_this_one() -> None:
    class Local(Hasty):
        """Written inside a function."""

    result = stellwerk.contest("ticket-usa", [Local, "random"], games=2)
    assert [row.bot for row in result] == ["local", "random"]
    with pytest.raises(ValueError, match="Other processes cannot find the bot 'local'"):
        stellwerk.contest("ticket-usa", [Local, "random"], games=2, jobs=2)


@every_family
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raising, "LookupError: no idea"),
        (Cheating, "is not one of its legal actions"),
        (Leaving, "SystemExit: enough"),
    ],
)
def test_a_bot_that_fails_is_named_and_its_games_go_on(
    game: Game, bot: type[Raising | Cheating | Leaving], words: str
) -> None:
    result = stellwerk.contest(game, [bot, "random"], games=2, seed=5)
    failing, other = result.rows
    assert (failing.games, other.games, other.failures) == (2, 2, 0)
    assert failing.failures == failing.decisions > len(result.failures)
    assert [failure.game for failure in result.failures] == [0, 0, 0, 1, 1, 1]
    for failure in result.failures:
        assert failure.bot == f"{HERE}:{bot.__name__}"
        assert words in failure.reason
        assert f"seat {failure.seat} of {game.id}" in failure.reason
        state = stellwerk.deserialize(failure.position)
        assert failure.seat in state.pending_players()
    assert "failed" in str(result)


def test_an_answer_that_comes_too_late_does_not_count() -> None:
    result = stellwerk.contest("ticket-usa", [Hasty, "random"], games=2, most_seconds=-1)
    assert all(row.failures == row.decisions for row in result)
    assert "it thought for more than" in result.failures[0].reason


def test_a_bot_that_never_answers_is_interrupted_once_and_not_asked_again() -> None:
    for _ in range(2):  # in a second contest it gets another chance
        result = stellwerk.contest("ticket-usa", [Endless, Hasty], games=4, most_seconds=0.1)
        endless, hasty = result.rows
        assert endless.failures == endless.decisions > 1
        assert hasty.failures == 0
        assert [failure.reason for failure in result.failures] == [
            f'The bot "{HERE}:Endless" failed on seat 0 of ticket-usa: '
            "it thought for more than 0.1 s."
        ]
    shared = stellwerk.contest("ticket-usa", [Endless, Hasty], games=4, most_seconds=0.1, jobs=2)
    assert shared.rows[0].failures == shared.rows[0].decisions


def test_somebody_elses_alarm_rings_as_it_would_have() -> None:
    rang: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rang.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 3600)
        with pytest.raises(TookTooLong), patience(0.01):
            time.sleep(3600)
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 3000
        signal.raise_signal(signal.SIGALRM)
        assert rang == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_where_nobody_can_be_interrupted_a_late_answer_is_waited_for() -> None:
    """Only the main thread hears an alarm."""
    thread = ThreadPoolExecutor(1)
    game = stellwerk.game("ticket-usa")
    bots = [Hasty, "random"]
    result = thread.submit(stellwerk.contest, game, bots, games=1, most_seconds=1e-9).result()
    assert "it thought for more than 1e-09 s" in result.failures[0].reason


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ([Hasty], "for 2 to 5 players, not 1"),
        (["nobody", "random"], "no bot 'nobody'"),
        ([f"{HERE}:Nobody", "random"], f"no bot {HERE}:Nobody: AttributeError"),
        (["no.module:Bot", "random"], "ModuleNotFoundError"),
        ([f"{HERE}:NOT_CALLABLE", "random"], "no class or function"),
    ],
)
def test_a_contest_that_cannot_begin_says_why(bots: list[str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        stellwerk.contest("ticket-usa", bots)


@pytest.mark.parametrize(
    ("bot", "words"), [(NoBot, r"no method choose\(seat\)"), (Unmade, "OSError: no weights")]
)
def test_a_class_that_makes_no_bot_is_named(bot: type, words: str) -> None:
    with pytest.raises(stellwerk.BotFailed, match=words):
        stellwerk.contest("ticket-usa", [bot, "random"])


def test_a_game_that_is_set_up_has_as_many_bots_as_players() -> None:
    game = stellwerk.game("ticket-usa", players=3)
    assert stellwerk.contest(game, ["random"] * 3, games=3).game is game
    with pytest.raises(ValueError, match="3 players; 2 bots"):
        stellwerk.contest(game, ["random"] * 2)
    with pytest.raises(ValueError, match="at least 1 game"):
        stellwerk.contest(game, ["random"] * 3, games=0)


def test_a_registered_bot_is_there_by_its_name_and_takes_no_other_name_away() -> None:
    stellwerk.bot("ticket")(Hasty)
    stellwerk.bot("ticket", "random")(Hasty)
    assert "hasty" in bot_names("ticket")
    assert "hasty" not in bot_names("trans")
    assert isinstance(make_bot("ticket", "hasty", 1), Hasty)
    assert not isinstance(make_bot("ticket", "random", 1), Hasty)
    with pytest.raises(ValueError, match="letters, digits"):
        stellwerk.bot("ticket", "a,b")(Hasty)


def test_a_bot_is_made_with_a_seed_if_it_takes_one() -> None:
    offer_bot(f"{HERE}:Seeded")
    made = make_bot("wensleydale", f"{HERE}:Seeded", 77)
    assert isinstance(made, Seeded)
    assert made.seed == 77


def test_a_name_with_an_address_is_not_looked_for_unless_it_was_offered() -> None:
    """Whoever names a bot over the network imports nothing by it."""
    with pytest.raises(stellwerk.UnknownBot):
        make_bot("ticket", "tests.library.never_imported:Bot", 1)
    assert "tests.library.never_imported" not in sys.modules


def test_rows_become_a_table_where_pandas_or_polars_is_installed() -> None:
    result = stellwerk.contest("ticket-usa", ["random", "random"], games=2)
    try:
        frame = result.to_frame()
    except ImportError as error:
        assert "pip install pandas" in str(error)  # noqa: PT017 - neither is a dependency
    else:
        assert list(frame.columns) == list(result.to_dicts()[0])


@pytest.mark.parametrize("command", ["sim", "ladder"])
def test_commands_let_own_bots_play(command: str) -> None:
    number = ["--games", "2"] if command == "sim" else ["--deals", "2"]
    finished = invoke(
        command, "ticket-usa", "--bots", f"{HERE}:Hasty,random", *number, "--jobs", "1"
    )
    assert finished.code == 0, finished.err
    assert "Hasty" in finished.out
    wrong = invoke(
        command, "ticket-usa", "--bots", f"{HERE}:Nobody,random", *number, "--lang", "de"
    )
    assert wrong.code != 0
    assert "lässt sich nicht verwenden" in wrong.err


@pytest.mark.parametrize("command", ["sim", "ladder"])
def test_commands_go_on_when_a_bot_fails_and_say_how_often(command: str) -> None:
    number = ["--games", "2"] if command == "sim" else ["--deals", "2"]
    arguments = (command, "ticket-usa", "--bots", f"{HERE}:Raising,random", *number, "--jobs", "1")
    finished = invoke(*arguments)
    assert finished.code == 0, finished.err
    assert f"{HERE}:Raising did not decide" in finished.words
    assert f'The bot "{HERE}:Raising" failed on seat 0 of ticket-usa: LookupError' in finished.words
    data = json.loads(invoke(*arguments, "--json").out)
    if command == "sim":
        failing, other = data["bots"]
        assert failing["failed"] > len(failing["failures"]) == 6
        assert "failed" not in other
        position = failing["failures"][0]["position"]
    else:
        assert [failures["bot"] for failures in data["failures"]] == [f"{HERE}:Raising"]
        position = data["failures"][0]["position"]
    assert 0 in stellwerk.deserialize(position).pending_players()


def test_in_the_terminal_the_simplest_bot_plays_on_for_one_that_fails() -> None:
    """The game goes on until nothing more is typed; the failed bot is named once."""
    arguments = ("play", "ticket-usa", "--bots", f"{HERE}:Raising", "--seed", "3", "--name", "Ada")
    finished = invoke(*arguments, typed="1 2\n" + "1\n" * 20)
    assert "LookupError: no idea" in finished.words
    assert "From now on random plays for Raising" in finished.words
    assert finished.out.count("no idea") == 1
