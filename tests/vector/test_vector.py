"""Vectors: the same as states, on any number of threads, and nothing that a seat cannot know."""

import numpy as np
import pytest

from stellwerk.kernel.observing import KernelObserver
from stellwerk.match.contract import Setting
from stellwerk.vector import OVER, Crew, Vector
from tests.vector.games import (
    GAMES,
    NAMES,
    follow_advice,
    picture,
    silent_blocks,
    spread_vector,
    trainable,
)

every_game = pytest.mark.parametrize(("name", "players", "settings"), GAMES, ids=NAMES)


@every_game
def test_a_slot_shows_what_a_state_shows_and_no_twin_shows_anything_else(
    name: str, players: int, settings: dict[str, Setting]
) -> None:
    """With remembered plans or without, and with all that is hidden drawn again."""
    game = trainable(name, players, **settings)
    vector = spread_vector(game, 24)
    redrawn = 0
    for step in range(48):
        follow_advice(vector, every=5)
        for slot in range(step % 3, vector.slots, 3):
            state, seat = vector.state(slot), int(vector.arrays.seats[slot])
            assert state.current_player() == seat
            assert vector.legal_actions(slot) == state.legal_actions(seat)
            seen = vector.arrays.observations[slot].tobytes()
            assert vector.observer.observe(state, seat) == seen
            twin = state.resample(seat, seed=1000 * step + slot)
            redrawn += twin.digest() != state.digest()
            assert vector.observer.observe(twin, seat) == seen
    assert redrawn > 300


@every_game
def test_threads_change_nothing(name: str, players: int, settings: dict[str, Setting]) -> None:
    game = trainable(name, players, **settings)
    alone, crowd = spread_vector(game, 70, threads=1), spread_vector(game, 70, threads=3)
    for _ in range(40):
        for vector in (alone, crowd):
            follow_advice(vector, every=3)
        assert all(
            np.array_equal(one, other)
            for one, other in zip(picture(alone), picture(crowd), strict=True)
        )


def test_games_end_are_counted_and_followed_by_the_next_deal() -> None:
    vector = Vector(trainable("ticket-europe", 3), 8, seed=5, observing=False)
    vector.reward_by(win=0.5, margin=0.01)
    vector.ask("dispatcher")
    vector.begin()
    ended = 0
    before = [vector.state(slot) for slot in range(8)]
    for _ in range(900):
        actions = vector.arrays.advice.copy()
        vector.arrays.actions[:] = actions
        vector.step()
        for slot in np.flatnonzero(vector.arrays.ends):
            state = before[slot]
            state.apply_action(int(actions[slot]))
            while not state.is_terminal():  # moves without a choice are made inside
                (only,) = state.legal_actions()
                state.apply_action(only)
            points = state.returns()
            assert vector.arrays.ends[slot] == OVER
            assert vector.arrays.points[slot].tolist() == points
            shares = vector.arrays.shares[slot]
            assert shares.sum() == pytest.approx(1)
            assert points[int(shares.argmax())] == max(points)
            margins = [p - max(points[:i] + points[i + 1 :]) for i, p in enumerate(points)]
            wanted = [
                0.5 * (3 * share - 1) / 2 + 0.01 * margin
                for share, margin in zip(shares, margins, strict=True)
            ]
            assert vector.arrays.rewards[slot] == pytest.approx(wanted, abs=1e-5)
            ended += 1
        before = [vector.state(slot) for slot in range(8)]
    assert ended >= 16


def test_equals_win_an_equal_share_of_the_same_deals() -> None:
    """Every deal in every rotation: whoever plays like the others wins exactly one in N."""
    players, deals = 4, 6
    seating = [
        [None if seat == mine else "dispatcher" for seat in range(players)]
        for mine in range(players)
    ]
    vector = Vector(
        trainable("ticket-europe", players), deals * players, seed=9, seating=seating,
        deals=[slot // players for slot in range(deals * players)], stride=1000, observing=False,
    )  # fmt: skip
    vector.ask("dispatcher")
    vector.begin()
    share = np.full(vector.slots, -1.0)
    while (share < 0).any():
        vector.arrays.actions[:] = vector.arrays.advice
        vector.step()
        for slot in np.flatnonzero(vector.arrays.ends):
            if share[slot] < 0:
                share[slot] = vector.arrays.shares[slot][slot % players]
    assert share.mean() == pytest.approx(1 / players)


def test_a_vector_comes_back_to_where_it_stood() -> None:
    game = trainable("ticket-europe", 3)
    vector = spread_vector(game, 20)
    for _ in range(60):
        follow_advice(vector, every=4)
    histories = vector.histories()
    stood = picture(vector)
    again = Vector(game, 20, seed=3)
    again.ask("dispatcher")
    again.come_back(histories, by="dispatcher")
    ends = 3
    assert all(
        np.array_equal(one, other)
        for number, (one, other) in enumerate(zip(stood, picture(again), strict=True))
        if number < ends or number == len(stood) - 1
    )
    for _ in range(30):
        for each in (vector, again):
            follow_advice(each, every=4)
    assert all(
        np.array_equal(one, other)
        for number, (one, other) in enumerate(zip(picture(vector), picture(again), strict=True))
        if number < ends
    )


@every_game
def test_every_block_shows_something_and_leaving_one_out_changes_no_other(
    name: str, players: int, settings: dict[str, Setting]
) -> None:
    game = trainable(name, players, **settings)
    vector = spread_vector(game, 64)
    observer = vector.observer
    assert all(unit >= 1 for _, _, unit in observer.blocks)
    shown = np.zeros(observer.size, bool)
    for _ in range(900):
        follow_advice(vector, every=3)
        shown |= vector.arrays.observations.any(axis=0)
        silent = {block for block, part in parts_of(observer, shown).items() if not part.any()}
        if silent <= silent_blocks(name, settings):
            break
    assert silent <= silent_blocks(name, settings)
    assert game.observing is not None
    left_out = (*game.observing.planning[:3], "phase")
    fewer = game.observer(left_out)
    state, seat = vector.state(0), int(vector.arrays.seats[0])
    kept = {
        block: part
        for block, part in parts_of(observer, vector.arrays.observations[0]).items()
        if block not in left_out
    }
    seen = np.frombuffer(fewer.observe(state, seat), np.uint8)
    assert parts_of(fewer, seen).keys() == kept.keys()
    assert all(np.array_equal(part, kept[block]) for block, part in parts_of(fewer, seen).items())


def parts_of(observer: KernelObserver, row: np.ndarray) -> dict[str, np.ndarray]:  # type: ignore[type-arg]
    """The bytes of each block."""
    found, at = {}, 0
    for block, size, _ in observer.blocks:
        found[block] = row[at : at + size]
        at += size
    assert at == len(row)
    return found


def test_what_does_not_fit_is_refused_in_words() -> None:
    game = trainable("ticket-europe", 2)
    with pytest.raises(ValueError, match="no seat is left to the caller"):
        Vector(game, 2, seating=[["random", "random"]])
    with pytest.raises(ValueError, match="'nobody' cannot play inside a vector"):
        Vector(game, 2, seating=[[None, "nobody"]])
    with pytest.raises(ValueError, match="there is no block 'weather'"):
        Vector(game, 2, without=["weather"])
    with pytest.raises(ValueError, match="at least one thread"):
        Crew(0)
    vector = Vector(game, 2)
    vector.begin()
    for wrong in (-1, 10**6, 11):
        vector.arrays.actions[:] = [vector.legal_actions(0)[0], wrong]
        with pytest.raises(ValueError, match="the action of slot 1 is not legal"):
            vector.step()
    with pytest.raises(ValueError, match="gives no advice"):
        vector.ask("random")
