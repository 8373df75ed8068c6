"""A little board for tests of the model of Trans Europa/Amerika, and the options of its games."""

from __future__ import annotations

from typing import Any


def little_board() -> dict[str, Any]:
    """Three rows of five crossings, a city on each: p0 p1 p2 pink, b0 b1 b2 brown, ...

    r0:  p0  b0  o0  w0  t0
    r1:    p1  b1  o1  w1  t1
    r2:  p2  b2  o2  w2  t2      p0-b0 and b0-o0 are mountains, all lines between p2 b2 o2 water
    """
    rows = [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9], [0, 2, 4, 6, 8]]
    colours = ["pink", "brown", "orange", "white", "turquoise"]
    return {
        "id": "little",
        "rails": 20,
        "target": 13,
        "cities": [
            {"id": f"{colour[0]}{row}", "at": f"r{row}c{column}", "colour": colour}
            for row, columns in enumerate(rows)
            for colour, column in zip(colours, columns, strict=True)
        ],
        "lines": [
            {"a": "r0c0", "b": "r0c2", "terrain": "mountain"},
            {"a": "r0c2", "b": "r0c4", "terrain": "mountain"},
            {"a": "r2c0", "b": "r2c2", "terrain": "water"},
            {"a": "r2c2", "b": "r2c4", "terrain": "water"},
        ],
        "net": {"rows": rows},
        "scoring": {"base": [4, 3, 2, 1, 1], "card_1": [4, 3, 3, 2], "card_2": [4, 2, 1]},
    }


def options(
    cards: str = "", at_once: int = 0, rounds: int = 0, first_seat: int | str = "random"
) -> dict[str, object]:
    special = "each-round" if at_once else "chosen" if cards else "off"
    base = {"special_cards": special, "cards": cards, "cards_at_once": at_once or 1}
    return {**base, "rounds": rounds, "first_seat": first_seat}
