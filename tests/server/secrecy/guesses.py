"""Moves that an observer might try in order to learn something from the answer."""

from random import Random
from typing import Any

from tests.plain import plain
from tests.server.secrecy.twins import Moment

MALFORMED: list[dict[str, Any]] = [
    {},
    {"do": "dance"},
    {"do": 5},
    {"do": None, "cards": []},
    {"do": {"do": "draw"}},
    {"do": "claim"},
    {"do": "keep", "tickets": "all"},
    {"do": "keep", "tickets": [1, None]},
    {"do": "lay", "line": ["r0c5"]},
    {"do": "hand-on", "city": "atlantis"},
    {"do": "draw", "card": "mauve"},
    {"do": "claim", "route": "a_b", "cards": {"red": -1}},
    {"seed": "?"},
]


def guesses(rng: Random, moment: Moment, seat: int, most: int) -> list[dict[str, Any]]:
    """Moves that are not allowed to this seat now, as many different ones as wanted."""
    position: dict[str, Any] = plain(moment.play.match.state.position())
    asked = [*MALFORMED, *moment.pool, *_named(position), *_spoiled(rng, moment, seat)]
    match = moment.play.match
    chosen: list[dict[str, Any]] = []
    for move in rng.sample(asked, len(asked)):
        if len(chosen) == most:
            break
        if move not in chosen and match.why_not(seat, move) is not None:
            chosen.append(move)
    return chosen


def _named(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Moves that name what others hold or what still lies face down."""
    if "ticket_deck" in position:
        held = [seat["tickets"] + seat["offer"] for seat in position["seats"]]
        tickets = [ticket for hand in held for ticket in hand] + position["ticket_deck"]
        cards = [seat["cards"] for seat in position["seats"]]
        return [
            *({"do": "keep", "tickets": [ticket]} for ticket in tickets),
            *({"do": "pay-extra", "cards": hand} for hand in cards),
            *({"do": "draw", "card": card} for card in position["deck"][:3]),
        ]
    if "rest" in position:
        hands = [seat["hand"] for seat in position["seats"]] + list(position["rest"].values())
        cities = [city for hand in hands for city in hand]
        return [{"do": do, "city": city} for do in ("put-back", "hand-on") for city in cities]
    return []


def _spoiled(rng: Random, moment: Moment, seat: int) -> list[dict[str, Any]]:
    """Moves that would be allowed if they were not spoiled."""
    prompt = moment.play.match.prompt(seat)
    if prompt is None:
        return []
    some: list[dict[str, Any]] = [
        plain(move) for move in rng.sample(prompt.moves, min(5, len(prompt.moves)))
    ]
    spoiled = [{**move, "loudly": True} for move in some]
    for move in some:
        for name in move:
            spoiled.append({key: value for key, value in move.items() if key != name})
            spoiled.append({**move, name: "no such thing"})
            spoiled.append({**move, name: 10**30})
    return spoiled
