"""Plays one Trans game on the kernel and on the slow model; they must agree at every step."""

import random
from typing import cast

import stellwerk
from stellwerk.games.trans.game import TransGame
from tests.models.compare import Named, named, parsed_board
from tests.models.trans import TransModel


def play_both(name: str, players: int, options: dict[str, object], seed: int) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference."""
    game = cast("TransGame", stellwerk.game(name, players, **options))  # type: ignore[arg-type]
    state = game.new_state(seed)
    model = TransModel(parsed_board(name), players, dict(game.options), seed)
    rng = random.Random(f"{name} {players} {options} {seed}")
    steps = 0
    while True:
        where = f"{name}, {players} players, {options}, seed {seed}, step {steps}"
        assert state.position() == model.position(), where
        pending = state.pending_players()
        assert pending == model.pending(), where
        if not pending:
            break
        seat = rng.choice(pending)
        actions = state.legal_actions(seat)
        moves: list[Named] = [named(game.move(state, seat, action)) for action in actions]
        legal = model.legal_moves(seat)
        assert len(moves) == len(legal), where
        assert set(moves) == legal, where
        index = rng.randrange(len(moves))
        state.apply_action(actions[index], seat)
        model.play(seat, moves[index])
        steps += 1
    last = model.round_results[-1]
    found = state.last_round()
    assert [missing for missing, _, _, _ in found] == last["missing"], where
    assert [points for _, points, _, _ in found] == last["points"], where
    assert game.result(state)["winners"] == model.result()["winners"], where
    assert state.returns() == [float(points) for points in model.result()["points"]], where
    return steps
