"""Plays one game of Wensleydale on the kernel and on the slow model; they must always agree."""

import random
from typing import cast

from stellwerk.boards import WensleydaleBoard, shipped_board
from stellwerk.games.wensleydale.game import WensleydaleGame
from tests.models.compare import Named, named, parsed_board
from tests.models.wensleydale import WensleydaleModel


def choose(rng: random.Random, style: str, moves: list[Named]) -> int:
    """The index of a move: by chance, or by a player who builds, buys and carries when it can."""
    if style == "busy" and rng.random() < 0.9:
        wanted = ("extend", "start", "carry", "buy", "sell")
        liked = [i for i, move in enumerate(moves) if move[0] in wanted]
        if liked:
            return rng.choice(liked)
    return rng.randrange(len(moves))


def play_both(name: str, players: int, options: dict[str, str], seed: int, style: str) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference."""
    settings: dict[str, str | int | bool] = {
        "hill_goods_from": "neutral_town",
        "first_seat": "random",
        **options,
    }
    game = WensleydaleGame(cast("WensleydaleBoard", shipped_board(name)), players, settings)
    state = game.new_state(seed)
    model = WensleydaleModel(parsed_board(name), players, dict(settings), seed)
    rng = random.Random(f"{name} {players} {options} {seed} {style}")
    steps = 0
    while True:
        where = f"{name}, {players} players, {options}, seed {seed}, {style}, step {steps}"
        assert state.position() == model.position(), where
        pending = state.pending_players()
        assert pending == model.pending(), where
        if not pending:
            break
        (seat,) = pending
        actions = state.legal_actions(seat)
        numbers = state.dump()
        moves = [named(game.book.move(numbers, action)) for action in actions]
        legal = model.legal_moves(seat)
        assert len(moves) == len(legal), where
        assert set(moves) == legal, where
        index = choose(rng, style, moves)
        state.apply_action(actions[index], seat)
        model.play(seat, moves[index])
        steps += 1
    expected = model.result()
    counted = state.final_count()
    assert [count["total"] for count in counted] == expected["totals"], where
    assert state.winner() == expected["winner"], where
    return steps
