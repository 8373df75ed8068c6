"""Boards with mistakes by chance: what the check passes must be playable, with every option.

    python -m tests.boards.fuzz --boards 1000 --seed 7

A process of its own, so that a crash of the kernel is a failure and not the end of the tests.
"""

import argparse
import random
import sys
import tomllib
from collections import Counter

from stellwerk.boards import board_from_text, check_board, shipped_boards, shipped_text

from .little_boards import Data, toml
from .walking import every_setting, game_with, walk

NUMBERS = (-1, 0, 1, 2, 3, 5, 8, 9, 10, 16, 17, 19, 33, 64, 73, 128, 200, 255, 256, 2**31, 2**63)
STEPS = 25
WALKS = 2  # option sets of each number of players that are looked at from all sides


def main() -> None:
    """Try so many boards and say how many were passed."""
    parser = argparse.ArgumentParser(prog="python -m tests.boards.fuzz")
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--family", default=None)
    arguments = parser.parse_args()
    names = shipped_boards(arguments.family)
    originals = {name: shipped_text(name) for name in names}
    done: Counter[str] = Counter()
    for number in range(arguments.boards):
        dice = random.Random(f"{arguments.seed} {number}")
        # Told before it is tried: after a crash the last line says which board it was.
        print(f"board {number}", file=sys.stderr, flush=True)
        original = originals[dice.choice(names)]
        text = spoilt_text(original, dice) if dice.random() < 0.1 else spoilt_data(original, dice)
        try_board(text, dice, done)
    print(", ".join(f"{done[what]} {what}" for what in ("passed", "refused", "games", "actions")))


def try_board(text: str, dice: random.Random, done: Counter[str]) -> None:
    """A board is refused in words, or played by every number of players with every option."""
    mistakes = check_board(text, "my.toml")
    done["refused" if mistakes else "passed"] += 1
    if mistakes:
        assert all(mistake.line >= 1 and mistake.message for mistake in mistakes)
        return
    board = board_from_text(text, "my.toml")
    fewest, most = board.players
    for players in range(fewest, most + 1):
        listed = list(every_setting(board, players))
        for settings in listed:
            state = game_with(board, text, players, settings).new_state(dice.getrandbits(64))
            for _ in range(STEPS):
                if not state.is_terminal():
                    state.apply_action(state.random_action(dice.getrandbits(63)))
        for settings in dice.sample(listed, k=min(WALKS, len(listed))):
            walk(game_with(board, text, players, settings), dice, STEPS, done)


def spoilt_text(text: str, dice: random.Random) -> str:
    """The text with a few places cut out, doubled or overwritten."""
    for _ in range(dice.randint(1, 3)):
        start = dice.randrange(len(text))
        end = start + dice.choice((1, 1, 2, 10, 100))
        piece = dice.choice(
            ("", text[start:end] * 2, "0", '"', "[", "}", "\n", "\x00", "é", "1e99")
        )
        text = text[:start] + piece + text[end:]
    return text


def spoilt_data(text: str, dice: random.Random) -> str:
    """The board with a few of its numbers, names and entries changed."""
    data = tomllib.loads(text)
    for _ in range(dice.randint(1, 2)):
        spoil(data, dice)
    return toml(data)


def spoil(data: Data, dice: random.Random) -> None:
    """Change one thing somewhere in the board."""
    place: Data | list[object] = data
    while True:
        key = dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
        value = place[key]  # type: ignore[call-overload,index]
        deeper = isinstance(value, dict | list) and len(value) > 0
        if not deeper or dice.random() < 0.2:
            break
        place = value
    act = dice.random()
    if act < 0.15 and isinstance(place, list):
        place.insert(dice.randrange(len(place) + 1), value)
    elif act < 0.25:
        del place[key]  # type: ignore[arg-type]
    else:
        place[key] = spoilt(value, place, dice)  # type: ignore[call-overload,index]


def spoilt(value: object, place: Data | list[object], dice: random.Random) -> object:
    """Another value of the same kind, or of another one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value - 1, value + 1, 2 * value, value // 2)
        return dice.choice((*near * 5, *NUMBERS))
    if isinstance(value, float):
        return dice.choice((0.0, value - 0.5, value + 0.5, 1e9, float("nan")))
    if isinstance(value, list):
        return dice.choice(([], value * 2, value[: len(value) // 2], value[::-1]))
    others = list(place.values()) if isinstance(place, dict) else place
    return dice.choice((dice.choice(others), "", "x" * 100, "gray", "tunnel", "plain", {}, 7))


if __name__ == "__main__":
    main()
