"""How fast environments step, ours beside those that their libraries bring along, turn about."""

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

import gymnasium
import numpy as np

from stellwerk.arena.bench import Measurement, turn_about
from stellwerk.arena.bench_subjects import Subject
from stellwerk.envs.seat_env import SeatEnv
from stellwerk.envs.vector_env import SeatVectorEnv
from stellwerk.games import game

SLOTS = 256
OURS = "ticket-europe, 2 players"
Steps: TypeAlias = Callable[[], int]


class _Turns(Protocol):
    """What is used of a turn-based environment of PettingZoo."""

    def reset(self, seed: int | None = None) -> None: ...
    def agent_iter(self) -> Iterator[str]: ...
    def last(self) -> tuple[dict[str, object], float, bool, bool, dict[str, object]]: ...
    def step(self, action: int | None) -> None: ...


def run_environments(seconds: float, with_peers: bool = True) -> Iterator[Measurement]:
    """Measure environments; the ratios say how ours compare in this run."""
    pairs = [(ours, other if with_peers else None) for ours, other in _subjects(with_peers)]
    subjects = list(dict.fromkeys(each for pair in pairs for each in pair if each is not None))
    medians = turn_about(subjects, seconds)
    for subject in subjects:
        yield Measurement(subject.name, medians[subject.name], subject.unit)
    for ours, other in pairs:
        if other is not None:
            name = f"our {ours.name} / {other.name}"
            yield Measurement(name, medians[ours.name] / medians[other.name], "×")


def _subjects(with_peers: bool) -> Iterator[tuple[Subject, Subject | None]]:
    """Each of ours, with something to compare it with where that is installed."""
    vector = _subject(f"Gymnasium's vector of {SLOTS}, {OURS}", _our_vector())
    poles = _subject(f"Gymnasium's vector of {SLOTS}, CartPole", _cart_poles())
    yield vector, poles
    quick = _our_vector(_planning_blocks())
    yield _subject(f"Gymnasium's vector of {SLOTS}, {OURS}, without planning", quick), poles
    single = _subject(f"Gymnasium, {OURS}, one seat against random", _our_seat())
    yield single, None
    if find_spec("pettingzoo") is not None:
        turns = import_module("stellwerk.envs.turn_env").TurnEnv
        ours = _subject(f"PettingZoo AEC, {OURS}", _turns(turns("ticket-europe")))
        yield ours, None
        drawn = find_spec("pygame") is not None and find_spec("chess") is not None
        for name in ("connect_four_v3", "chess_v6") if with_peers and drawn else ():
            other = import_module(f"pettingzoo.classic.{name}").env()
            yield ours, _subject(f"PettingZoo AEC, {name}", _turns(other))
    if find_spec("pyspiel") is not None:
        import_module("stellwerk.envs.spiel_game")
        import_module("open_spiel.python.games.tic_tac_toe")
        played = _subject(f"OpenSpiel, {OURS}", _spiel("stellwerk_ticket_europe"))
        yield played, _subject("OpenSpiel, its Python tic-tac-toe", _spiel("python_tic_tac_toe"))


def _subject(name: str, steps: Steps) -> Subject:
    def per_second(seconds: float) -> float:
        done, start = 0, time.perf_counter()
        while True:
            done += steps()
            passed = time.perf_counter() - start
            if passed >= seconds:
                return done / passed

    return Subject(name, "steps/s", per_second)


def _planning_blocks() -> tuple[str, ...]:
    observing = game("ticket-europe").observing
    assert observing is not None
    return observing.planning


def _our_vector(without: tuple[str, ...] = ()) -> Steps:
    envs = SeatVectorEnv("ticket-europe", num_envs=SLOTS, bots=["random"], without=without)
    envs.reset(seed=1)

    def steps() -> int:
        vector = envs.slots.vector
        vector.kernel.choose_randomly()
        envs.step(vector.arrays.actions)
        return SLOTS

    return steps


def _cart_poles() -> Steps:
    envs = gymnasium.make_vec("CartPole-v1", SLOTS, vectorization_mode="sync")
    envs.reset(seed=1)

    def steps() -> int:
        envs.step(envs.action_space.sample())
        return SLOTS

    return steps


def _our_seat() -> Steps:
    env = SeatEnv("ticket-europe", bots=["random"])

    def one_game() -> int:
        _, info = env.reset()
        done, over = 0, False
        while not over:
            allowed = np.flatnonzero(cast("np.ndarray[tuple[int], np.dtype[np.int8]]",
                                          info["action_mask"]))  # fmt: skip
            *_, over, _, info = env.step(int(allowed[int(random.random() * len(allowed))]))
            done += 1
        return done

    return one_game


def _turns(env: _Turns) -> Steps:
    """A whole game, every action by chance among those of the mask, as its documents do it."""

    def one_game() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            observation, _, over, truncated, _ = env.last()
            if over or truncated:
                env.step(None)
                continue
            mask = cast("np.ndarray[tuple[int], np.dtype[np.int8]]", observation["action_mask"])
            allowed = np.flatnonzero(mask)
            env.step(int(allowed[int(random.random() * len(allowed))]))
            done += 1
        return done

    return one_game


def _spiel(name: str) -> Steps:
    loaded = import_module("pyspiel").load_game(name)

    def one_game() -> int:
        state = loaded.new_initial_state()
        done = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(random.choice(state.legal_actions()))
            done += 1
        return done

    return one_game
