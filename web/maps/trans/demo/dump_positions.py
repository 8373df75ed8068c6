"""Writes positions of real matches between bots, for the demonstration of the maps.

.venv/bin/python web/maps/trans/demo/dump_positions.py
"""

import json
from pathlib import Path

import msgspec

import stellwerk
from stellwerk.bots import Seat, make_bot
from stellwerk.match.match import Match

HERE = Path(__file__).parent / "positions"
MOST_MOVES = 5000


def dump(name: str, game: str, players: int, seed: int, phase: str, moves: int) -> None:
    """Plays until a phase is reached after some moves, and writes what the seat to move sees."""
    match = stellwerk.game(game, players=players).new_match(seed=seed)
    family = "trans" if game.startswith("trans") else "wensleydale"
    bots = [make_bot(family, BOTS[family], seat) for seat in range(players)]
    while not match.is_over and len(match.moves) < MOST_MOVES:
        seat = min(match.prompts)
        if len(match.moves) >= moves and match.prompts[seat].kind == phase:
            break
        bot_seat = Seat(match.game, match.state, seat)
        match.play_action(seat, bots[seat].choose(bot_seat))
    write(name, match)


def write(name: str, match: Match) -> None:
    """The view and the prompt of the seat to move, and the events of the last move."""
    seat = min(match.prompts, default=0)
    prompt = match.prompt(seat)
    sample = {
        "view": match.view(seat),
        "prompt": None if prompt is None else {"kind": prompt.kind, "moves": prompt.moves},
        "events": [event.seen_by(seat) for event in match.steps[-1].events] if match.steps else [],
    }
    (HERE / f"{name}.json").write_text(
        json.dumps(msgspec.to_builtins(sample), ensure_ascii=False) + "\n"
    )


BOTS = {"trans": "surveyor", "wensleydale": "promoter"}

if __name__ == "__main__":
    dump("trans-europa", "trans-europa", 6, 7, "lay", 60)
    dump("trans-europa-place", "trans-europa", 4, 3, "place", 2)
    dump("trans-amerika", "trans-amerika", 4, 11, "lay", 45)
    dump("trans-amerika-over", "trans-amerika", 3, 5, "none", 0)
    dump("wensleydale", "wensleydale", 4, 2, "line", 120)
    dump("wensleydale-sale", "wensleydale", 3, 4, "sale", 20)
    dump("nurnberg", "nurnberg", 3, 5, "build", 90)
    dump("nurnberg-start", "nurnberg", 2, 9, "build", 1)
