"""Speed, measured as ratios in one run: machines are noisy, so rivals are timed turn about.

Every subject is measured several times, interleaved with the others; the median counts.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from stellwerk.arena import peers
from stellwerk.arena.hard_networks import hardest_network
from stellwerk.bots import Seat, make_bot
from stellwerk.games import game as make_game
from stellwerk.kernel.ticket.playout import random_games
from stellwerk.kernel.trails import longest_trail_of
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame

ROUNDS = 5


@dataclass(frozen=True)
class Measurement:
    """One line of the table: what, how much, of what, and what we aim for."""

    name: str
    value: float
    unit: str
    aim: str = ""
    note: str = ""


@dataclass(frozen=True)
class Subject:
    """Something that can be run for a while; it answers how often it did its thing."""

    name: str
    unit: str
    run: Callable[[float], float]
    aim: str = ""


def run(seconds: float = 10.0, with_peers: bool = True) -> Iterator[Measurement]:
    """Measure everything; yields a line whenever one is known."""
    subjects = _subjects() + (_peer_subjects() if with_peers else [])
    share = max(seconds / ROUNDS / len(subjects), 0.02)
    rates: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    for _ in range(ROUNDS):
        for subject in subjects:
            rates[subject.name].append(subject.run(share))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    for subject in subjects:
        yield Measurement(subject.name, medians[subject.name], subject.unit, subject.aim)
    yield from _ratios(medians)
    yield from _planner_times()
    yield from _longest_path_times()
    yield _import_time()


def _subjects() -> list[Subject]:
    europe = "Europe, 4 players, random games with scoring"
    return [
        Subject(europe, "games/s", _whole_games("ticket-europe", 4), "8,000, better 18,000"),
        Subject(
            "USA, 4 players, random games with scoring", "games/s", _whole_games("ticket-usa", 4)
        ),
        Subject(
            "Switzerland, 3 players, random games with scoring",
            "games/s",
            _whole_games("ticket-switzerland", 3),
        ),
        Subject("actions of such a Europe game", "actions/s", _whole_game_actions),
        Subject(
            "Europe, 4 players, driven from Python with the legal list",
            "steps/s",
            _python_driven,
            "300,000, better 800,000",
        ),
    ]


def _peer_subjects() -> list[Subject]:
    found = []
    if peers.has_catanatron():
        found.append(
            Subject("catanatron, 4 players, random", "actions/s", peers.catanatron_actions)
        )
    if peers.has_open_spiel():
        found.append(
            Subject("OpenSpiel hanabi (C++), driven from Python", "steps/s", peers.hanabi_steps)
        )
    return found


def _ratios(medians: dict[str, float]) -> Iterator[Measurement]:
    driven = medians["Europe, 4 players, driven from Python with the legal list"]
    actions = medians["actions of such a Europe game"]
    catanatron = medians.get("catanatron, 4 players, random")
    hanabi = medians.get("OpenSpiel hanabi (C++), driven from Python")
    if catanatron:
        yield Measurement(
            "our actions in whole games / catanatron's", actions / catanatron, "×", "40"
        )
        yield Measurement("our steps from Python / catanatron's", driven / catanatron, "×")
    if hanabi:
        yield Measurement("our steps from Python / OpenSpiel hanabi's", driven / hanabi, "×", "1")


def _timed(work: Callable[[int], float], seconds: float) -> float:
    """How much work is done per second; `work` gets a running number and answers an amount."""
    done = 0.0
    number = 0
    start = time.perf_counter()
    while True:
        done += work(number)
        number += 1
        passed = time.perf_counter() - start
        if passed >= seconds:
            return done / passed


def _whole_games(name: str, players: int) -> Callable[[float], float]:
    rules = cast("TicketGame", make_game(name, players)).rules
    batch = 200

    def games(number: int) -> float:
        random_games(rules, batch, seed_bytes(number << 64), number + 1)
        return batch

    return lambda seconds: _timed(games, seconds)


def _whole_game_actions(seconds: float) -> float:
    rules = cast("TicketGame", make_game("ticket-europe", 4)).rules
    return _timed(
        lambda number: random_games(rules, 200, seed_bytes(number << 64), number + 1)[0], seconds
    )


def _python_driven(seconds: float) -> float:
    game = make_game("ticket-europe", 4)
    from random import random

    def one_game(number: int) -> float:
        state = game.new_state(number)
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return _timed(one_game, seconds)


def _planner_times() -> Iterator[Measurement]:
    """How long the planner thinks: the median and the longest decision of some games."""
    for name, players in (("ticket-europe", 5), ("ticket-switzerland", 3), ("ticket-usa", 5)):
        game = make_game(name, players)
        times = []
        for number in range(4):
            state = game.new_state(number)
            bots = [make_bot("ticket", "planner", seat) for seat in range(players)]
            seats = [Seat(game, state, seat) for seat in range(players)]
            while not state.is_terminal():
                seat = state.current_player()
                start = time.perf_counter()
                action = bots[seat].choose(seats[seat])
                times.append(time.perf_counter() - start)
                state.apply_action(action)
        yield Measurement(
            f"planner on {name}, median decision", 1000 * statistics.median(times), "ms"
        )
        yield Measurement(
            f"planner on {name}, longest decision", 1000 * max(times), "ms", "at most 5"
        )


def _longest_path_times() -> Iterator[Measurement]:
    """The exact longest path on the hardest networks a search for them finds."""
    for name in ("ticket-europe", "ticket-switzerland", "ticket-usa"):
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
