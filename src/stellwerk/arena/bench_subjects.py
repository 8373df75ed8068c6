"""What is measured: whole games inside the kernel, and games driven from Python step by step."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import random
from typing import TYPE_CHECKING

from stellwerk.arena import peers
from stellwerk.games import game as make_game
from stellwerk.kernel.playout import random_games, random_rounds
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.games.registry import TicketName, TransName, WensleydaleName
    from stellwerk.match.contract import Game

BATCH = 100

EUROPE_ACTIONS = "ticket-europe, 4 players: actions of random games"
EUROPE_DRIVEN = "ticket-europe, 4 players: driven from Python with the legal list"
CATANATRON = "catanatron, 4 players: random games"
HANABI = "OpenSpiel hanabi (C++), 4 players: driven from Python with the legal list"


@dataclass(frozen=True)
class Subject:
    """Something that can be run for a while; it answers how much it did per second."""

    name: str
    unit: str
    run: Callable[[float], float]
    aim: str = ""


def own_subjects() -> list[Subject]:
    """The shipped games that `make bench` measures, each with its number of players."""
    return [
        _ticket_games("ticket-europe", 4, "8,000, better 18,000"),
        _ticket_games("ticket-usa", 4),
        _ticket_games("ticket-switzerland", 3),
        Subject(EUROPE_ACTIONS, "actions/s", _ticket_actions),
        Subject(EUROPE_DRIVEN, "steps/s", _driven("ticket-europe"), "300,000, better 800,000"),
        _trans_rounds("trans-europa", "10,000, better 25,000"),
        _trans_rounds("trans-amerika"),
        _driven_subject("trans-europa"),
        _wensleydale_games("wensleydale", "3,000, better 8,000"),
        _wensleydale_games("nurnberg"),
        _driven_subject("wensleydale"),
    ]


def peer_subjects() -> list[Subject]:
    """Other programs, as far as they are installed."""
    found = []
    if peers.has_catanatron():
        found.append(Subject(CATANATRON, "actions/s", peers.catanatron_actions))
    if peers.has_open_spiel():
        found.append(Subject(HANABI, "steps/s", peers.hanabi_steps))
    return found


def _per_second(work: Callable[[int], float], seconds: float) -> float:
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


def _ticket_games(name: "TicketName", players: int, aim: str = "") -> Subject:
    rules = make_game(name, players).rules

    def games(number: int) -> float:
        random_games(rules, BATCH, seed_bytes(number << 64), number + 1)
        return BATCH

    title = f"{name}, {players} players: random games, scored"
    return Subject(title, "games/s", lambda seconds: _per_second(games, seconds), aim)


def _ticket_actions(seconds: float) -> float:
    rules = make_game("ticket-europe", 4).rules
    return _per_second(
        lambda number: random_games(rules, BATCH, seed_bytes(number << 64), number + 1)[0], seconds
    )


def _trans_rounds(name: "TransName", aim: str = "") -> Subject:
    rules = make_game(name, 4, rounds=1).rules

    def rounds(number: int) -> float:
        return random_rounds(rules, BATCH, seed_bytes(number << 64), number + 1)[0]

    title = f"{name}, 4 players: random rounds, scored"
    return Subject(title, "rounds/s", lambda seconds: _per_second(rounds, seconds), aim)


def _wensleydale_games(name: "WensleydaleName", aim: str = "") -> Subject:
    rules = make_game(name, 4).rules

    def games(number: int) -> float:
        random_games(rules, BATCH, seed_bytes(number << 64), number + 1)
        return BATCH

    title = f"{name}, 4 players: random games, scored"
    return Subject(title, "games/s", lambda seconds: _per_second(games, seconds), aim)


def _driven_subject(name: str) -> Subject:
    title = f"{name}, 4 players: driven from Python with the legal list"
    return Subject(title, "steps/s", _driven(name), "300,000")


def _driven(name: str) -> Callable[[float], float]:
    """Every step from Python: the full legal list, one of them by chance, apply."""
    game: Game = make_game(name, 4)

    def one_game(number: int) -> float:
        state = game.new_state(number)
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return lambda seconds: _per_second(one_game, seconds)
