"""Bots that ladders and records refer to choose for ever as they did; faster is fine, other is not.

A hash of the moves they choose on positions of games by chance: whoever changes it makes another
bot, which needs another name.
"""

import hashlib
import json
import random

import pytest

from stellwerk import game
from stellwerk.bots import Seat, make_bot

PINNED = {
    "planner": {
        "ticket-europe": "fc86c362b27a8a76",
        "ticket-usa": "5fe5f9c81a33c03a",
        "ticket-switzerland": "703d3fbb5095ab19",
    },
    "surveyor": {"trans-europa": "c752d29aa6b978e1", "trans-amerika": "6989f03a7bce1ee1"},
    "promoter": {"wensleydale": "b204d7436606cb91", "nurnberg": "a8f4bc2dd424044b"},
}
BOARDS = [(bot, board) for bot, boards in PINNED.items() for board in boards]
GAMES = 8
EVERY = 5
MOST_STEPS = 400  # who lays rails by chance may go on for ever


def choices(bot: str, board: str) -> str:
    """What a bot chooses at every fifth decision of games by chance, hashed."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        rng = random.Random(number)
        table = game(board, players=2 + number % 2)
        state = table.new_state(number)
        steps = 0
        while not state.is_terminal() and steps < MOST_STEPS:
            seat = state.current_player()
            if steps % EVERY == 0:
                thinks = make_bot(table.family, bot, number)
                chosen = thinks.choose(Seat(table, state, seat))
                move = table.move(state, seat, chosen).as_json()
                digest.update(json.dumps(move, sort_keys=True).encode())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("bot", "board"), BOARDS)
def test_an_old_bot_chooses_as_it_always_did(bot: str, board: str) -> None:
    assert choices(bot, board) == PINNED[bot][board]
