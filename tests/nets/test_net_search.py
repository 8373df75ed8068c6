"""Search by a net: its likings are the candidates, its values cut playouts short."""

from pathlib import Path

import pytest

from stellwerk.games.net_policies import net_policy
from stellwerk.games.trainable import TrainableGame
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.net import NetPolicy
from stellwerk.nets import read_net
from tests.nets.made import header_for, write_by_chance
from tests.vector.games import spread_vector, trainable


def policy_by_chance(path: Path, game: TrainableGame) -> NetPolicy:
    write_by_chance(path / "net", header_for(game))
    return net_policy(game, read_net((path / "net").read_bytes(), "net"))


@pytest.mark.parametrize("name", ["ticket-switzerland", "trans-europa", "wensleydale"])
def test_candidates_are_what_the_net_likes_best_in_this_order(tmp_path: Path, name: str) -> None:
    game = trainable(name, 2)
    policy = policy_by_chance(tmp_path, game)
    vector = spread_vector(game, 8)
    for slot in range(8):
        state, seat = vector.state(slot), int(vector.arrays.seats[slot])
        actions, logits, _ = policy.look(state, seat)
        ranked = sorted(actions, key=lambda each: -logits[actions.index(each)])
        found = candidates(state, seat, policy, seed=1, most=3)
        assert found == ranked[: len(found)]
        assert candidates(state, seat, policy, seed=1, most=1) == found[:1]


@pytest.mark.parametrize("name", ["ticket-switzerland", "trans-europa", "wensleydale"])
def test_a_search_says_the_same_again_whatever_its_threads(tmp_path: Path, name: str) -> None:
    game = trainable(name, 2)
    policy = policy_by_chance(tmp_path, game)
    vector = spread_vector(game, 4)
    for slot in range(4):
        state, seat = vector.state(slot), int(vector.arrays.seats[slot])
        found = [
            evaluate(state, seat, policy, 5, rollouts=40, threads=threads, horizon=6)
            for threads in (1, 3)
        ]
        assert found[0] == found[1]
        assert all(0 <= value <= 1 for _, _, _, _, value, _, _ in found[0][1])


def test_what_a_horizon_leaves_out_the_net_foresees(tmp_path: Path) -> None:
    """With a horizon of one decision, what counts is the value at the seat's next one."""
    game = trainable("wensleydale", 2)
    policy = policy_by_chance(tmp_path, game)
    state = game.new_state(seed=3)
    seat = state.current_player()
    actions = candidates(state, seat, policy, 1, 3)  # type: ignore[arg-type]
    _, rows, stuck = evaluate(
        state, seat, policy, 5, rollouts=40, actions=actions, horizon=1  # type: ignore[arg-type]
    )  # fmt: skip
    for action, _, _, _, value, _, _ in rows:
        after = state.clone()
        after.apply_action(action)
        moves = 0
        while after.current_player() != seat or moves < 1 or len(after.legal_actions(seat)) == 1:
            other = after.current_player()
            after.apply_action(candidates(after, other, policy, 1, 1)[0])  # type: ignore[arg-type]
            moves += 1
        _, _, expected = policy.look(after, seat)  # type: ignore[arg-type]
        assert value == pytest.approx(0.5 + expected / 3, abs=1e-5)
    assert stuck == 0
