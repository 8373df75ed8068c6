"""Plays one game on the kernel and on the slow model, and demands that they agree at every step."""

import random
import tomllib
from functools import cache
from importlib import resources
from typing import cast

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.names import CARDS
from tests.models.ticket import TicketModel

Named = tuple[object, ...]


@cache
def parsed_board(name: str) -> dict[str, object]:
    """The TOML of a shipped board, for the model."""
    file = resources.files("stellwerk.boards").joinpath(f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def named(move: dict[str, object]) -> Named:
    """A move in the hashable form the model uses."""
    words: list[object] = []
    for value in move.values():
        if isinstance(value, dict):
            words.append(tuple((card, value[card]) for card in CARDS if card in value))
        elif isinstance(value, list):
            words.append(tuple(value))
        else:
            words.append(value)
    return tuple(words)


def choose(rng: random.Random, style: str, moves: list[Named]) -> int:
    """The index of a move: by pure chance, or by a style that leads to other corners of the rules."""
    if style == "chance":
        return rng.randrange(len(moves))
    wanted = {
        "hoarder": ("draw", "draw-blind"),
        "collector": ("draw-tickets", "draw", "draw-blind"),
        "builder": ("claim", "pay-extra"),
    }[style]
    if rng.random() < 0.9:
        liked = [i for i, move in enumerate(moves) if move[0] in wanted]
        if liked:
            return rng.choice(liked)
    return rng.randrange(len(moves))


def play_both(name: str, players: int, options: dict[str, object], seed: int, style: str) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference."""
    game = cast("TicketGame", stellwerk.game(name, players, **options))  # type: ignore[arg-type]
    state = game.new_state(seed)
    model = TicketModel(parsed_board(name), players, dict(game.options), seed)
    rng = random.Random(f"{name} {players} {options} {seed} {style}")
    steps = 0
    while True:
        where = f"{name}, {players} players, {options}, seed {seed}, {style}, step {steps}"
        assert state.position() == model.position(), where
        pending = state.pending_players()
        assert pending == model.pending(), where
        if not pending:
            break
        seat = rng.choice(pending)
        actions = state.legal_actions(seat)
        moves = [named(move) for move in game.book.moves(state, seat, actions)]
        legal = model.legal_moves(seat)
        assert len(moves) == len(legal) and set(moves) == legal, where
        index = choose(rng, style, moves)
        state.apply_action(actions[index], seat)
        model.play(seat, moves[index])
        steps += 1
    seats, winners = state.scores()
    expected = model.result()
    found = [{key: count[key] for key in expected["seats"][0]} for count in seats]  # type: ignore[literal-required]
    assert found == expected["seats"], where
    assert winners == expected["winners"], where
    return steps
