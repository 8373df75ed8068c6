"""Speed, measured as ratios in one run: machines are noisy, so rivals are timed turn about.

Every subject is measured several times, interleaved with the others; the median counts.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stellwerk.arena.bench_subjects import (
    CATANATRON,
    EUROPE_ACTIONS,
    EUROPE_DRIVEN,
    HANABI,
    Subject,
    own_subjects,
    peer_subjects,
)
from stellwerk.arena.hard_networks import hardest_network
from stellwerk.boards import shipped_board, shipped_boards
from stellwerk.bots import Seat, level_names, make_bot, usual_bot
from stellwerk.games import game as make_game
from stellwerk.games import games
from stellwerk.kernel.trails import longest_trail_of
from stellwerk.match.contract import Game

ROUNDS = 5
LEVEL_AIM = "at most 1000"
EVERY = 20  # decisions of a game, of which a level is asked for one
AIMS = {"ticket": "at most 5", "trans": "at most 5", "wensleydale": "at most 20"}


@dataclass(frozen=True)
class Measurement:
    """One line of the table: what, how much, of what, and what we aim for."""

    name: str
    value: float
    unit: str
    aim: str = ""
    note: str = ""


def run(seconds: float = 10.0, with_peers: bool = True) -> Iterator[Measurement]:
    """Measure everything; yields a line whenever one is known."""
    subjects = own_subjects() + (peer_subjects() if with_peers else [])
    medians = turn_about(subjects, seconds)
    for subject in subjects:
        yield Measurement(subject.name, medians[subject.name], subject.unit, subject.aim)
    yield from _ratios(medians)
    yield from _thinking_times()
    yield from _longest_path_times()
    yield _import_time()


def turn_about(subjects: Sequence[Subject], seconds: float) -> dict[str, float]:
    """The median speed of every subject, all of them measured in turns, for so long in all."""
    share = max(seconds / ROUNDS / len(subjects), 0.02)
    rates: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    for _ in range(ROUNDS):
        for subject in subjects:
            rates[subject.name].append(subject.run(share))
    return {name: statistics.median(values) for name, values in rates.items()}


def _ratios(medians: dict[str, float]) -> Iterator[Measurement]:
    driven, actions = medians[EUROPE_DRIVEN], medians[EUROPE_ACTIONS]
    if CATANATRON in medians:
        yield Measurement(
            "our actions in whole games / catanatron's", actions / medians[CATANATRON], "×", "40"
        )
        yield Measurement(
            "our steps from Python / catanatron's actions", driven / medians[CATANATRON], "×"
        )
    if HANABI in medians:
        yield Measurement(
            "our steps from Python / OpenSpiel hanabi's", driven / medians[HANABI], "×", "1"
        )


def _thinking_times() -> Iterator[Measurement]:
    """How long bots think: the usual ones, and the longest decision of every level."""
    for name in games():
        most = shipped_board(name).players[1]
        game = make_game(name, most)
        bot = usual_bot(game.family)
        times = sorted(time for seed in range(3) for time in _decision_times(game, bot, seed))
        title = f"{name}, {most} players: {bot}"
        yield Measurement(f"{title}, median decision", 1000 * times[len(times) // 2], "ms")
        yield Measurement(f"{title}, longest decision", 1000 * times[-1], "ms", AIMS[game.family])
        for level in level_names(game.family):
            longest = max(_level_times(game, level))
            title = f"{name}, {most} players: level {level}, longest decision"
            yield Measurement(title, 1000 * longest, "ms", LEVEL_AIM)


def _level_times(game: Game, level: str) -> Iterator[float]:
    """How long a level takes at some decisions of a game that the easiest one plays."""
    state = game.new_state(0)
    quick = make_bot(game.family, level_names(game.family)[0], 1)
    decisions = 0
    while not state.is_terminal():
        seat = Seat(game, state, state.current_player())
        if decisions % EVERY == 0:
            thinker = make_bot(game.family, level, decisions)
            start = time.perf_counter()
            thinker.choose(seat)
            yield time.perf_counter() - start
        state.apply_action(quick.choose(seat))
        decisions += 1


def _decision_times(game: Game, name: str, seed: int) -> Iterator[float]:
    state = game.new_state(seed)
    bots = [make_bot(game.family, name, seat) for seat in range(game.players)]
    seats = [Seat(game, state, seat) for seat in range(game.players)]
    while not state.is_terminal():
        seat = state.current_player()
        start = time.perf_counter()
        action = bots[seat].choose(seats[seat])
        yield time.perf_counter() - start
        state.apply_action(action)


def _longest_path_times() -> Iterator[Measurement]:
    """The exact longest path on the hardest networks a search for them finds."""
    for name in shipped_boards("ticket"):
        edges, steps = hardest_network(name)
        times = []
        for _ in range(20):
            start = time.perf_counter()
            longest_trail_of(edges)
            times.append(time.perf_counter() - start)
        yield Measurement(
            f"longest path, hardest network found on {name}",
            1000 * statistics.median(times),
            "ms",
            "at most 5",
            f"{steps} steps of search",
        )


def _import_time() -> Measurement:
    """A fresh interpreter that imports the package, less one that imports nothing."""

    def started(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    with_import = statistics.median(started("import stellwerk") for _ in range(5))
    without = statistics.median(started("pass") for _ in range(5))
    return Measurement("import stellwerk", with_import - without, "s", "at most 0.3")
