"""Makes the golden records: for every board and variant one game for every way of ending.

    PYTHONPATH=src python -m tests.ticket.make_golden [--force] [NAME …]

Deterministic: the same rules give the same files. A golden record is a promise to replay for ever,
so existing files are overwritten only with --force. When the rules change on purpose, a new rules
version gets records of its own, for what it changes, in names that begin with it.

* last-round: somebody has 2 trains or fewer (TTR-END-1). Any style comes to this.
* exhausted: deck and discard pile are both empty at some moment (TTR-DRAW-6). Hoarders do that.
* all-passed: everybody passes (TTR-TURN-2). Random play never comes to this, so the seats follow
  a plan: together they take every route of up to 3 spaces and stop at exactly 3 trains each; then
  they draw all tickets and cards until nothing is left to do.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from stellwerk.match.match import Match
from tests.models.compare import BONUS, VARIANTS, Configuration, Namer, configuration_id, namer
from tests.models.ticket_board import Route, read_route
from tests.plain import plain
from tests.ticket.walks import step_on

GOLDEN = Path(__file__).parent / "golden"
TRAINS_LEFT = 3  # one more than would start the last round
PLAYERS = {"last-round": (2, 3, 4, 5), "exhausted": (3, 2)}
PLANNED_PLAYERS = {"ticket-europe": 5, "ticket-usa": 3}  # Switzerland: see test_golden_records.py
MOST_SEEDS = 2000

CLASSIC: dict[str, object] = {"tickets": "classic"}
# What the anniversary edition does differently with deck and discard pile empty (TTR-DRAW-6).
SECOND_RULES: list[tuple[Configuration, str]] = [
    (("ticket-europe", 2, CLASSIC), "exhausted"),
    (("ticket-europe", 3, {"tickets": "mega", **BONUS}), "exhausted"),
    (("ticket-europe", 2, {"tickets": "big-cities"}), "exhausted"),
    (("ticket-europe", 5, CLASSIC), "all-passed"),
    (("ticket-europe", 4, CLASSIC), "last-round"),
    (("ticket-europe", 2, {**CLASSIC, "edition": "original"}), "exhausted"),
    (("ticket-usa", 2, {"tickets": "base"}), "exhausted"),
    (("ticket-switzerland", 2, {}), "exhausted"),
]


class Wanted(NamedTuple):
    """A record to be made: its name, way of ending, configuration and rules version."""

    name: str
    ending: str
    configuration: Configuration
    rules: int


Move = dict[str, Any]
Plan = list[list[Route]]  # for every seat the routes it will claim


# --- what is wanted --------------------------------------------------------------------------


def wanted() -> Iterator[Wanted]:
    """All records: every variant under version 1 of the rules, and what later versions change."""
    yield from first_rules()
    for configuration, ending in SECOND_RULES:
        yield named(configuration, ending, 2)


def first_rules() -> Iterator[Wanted]:
    """Every board and variant with every way of ending."""
    for board, variants in VARIANTS.items():
        for number, options in enumerate(variants):
            for ending, choices in PLAYERS.items():
                players = choices[number % len(choices)]
                if board == "ticket-switzerland":
                    players = min(players, 3)
                yield named((board, players, options), ending, 1)
            if board in PLANNED_PLAYERS:
                yield named((board, PLANNED_PLAYERS[board], options), "all-passed", 1)


def named(configuration: Configuration, ending: str, rules: int) -> Wanted:
    name = f"{configuration_id(configuration)}-{ending}"
    return Wanted(name if rules == 1 else f"rules-{rules}-{name}", ending, configuration, rules)


def is_exhausted(match: Match) -> bool:
    """Whether deck and discard pile are empty now."""
    view = match.view(None)
    return not view.deck and not view.discard


def ending_of(match: Match) -> str:
    """The kind of the last event."""
    return match.events[-1].kind


# --- by chance -------------------------------------------------------------------------------


def play_by_style(names: Namer, seed: int, style: str) -> tuple[Match, bool]:
    """A whole game by a style, and whether it was ever exhausted."""
    match, rng, exhausted = names.game.new_match(seed), random.Random(seed), False
    while not match.is_over:
        step_on(match, names, style, rng)
        exhausted = exhausted or is_exhausted(match)
    return match, exhausted


def last_round(names: Namer, seed: int) -> Match | None:
    match, exhausted = play_by_style(names, seed, ("chance", "builder")[seed % 2])
    return match if ending_of(match) == "ticket-over" and not exhausted else None


def exhausted(names: Namer, seed: int) -> Match | None:
    match, was_exhausted = play_by_style(names, seed, "hoarder")
    return match if was_exhausted else None


# --- by plan ---------------------------------------------------------------------------------


def routes_of(game: TicketGame) -> list[Route]:
    fields = ("id", "a", "b", "length", "color", "kind", "locomotives", "double_of")
    return [read_route({f: getattr(r, f) for f in fields}) for r in game.board.routes]


def make_plan(game: TicketGame, rng: random.Random) -> Plan | None:
    """All short routes for somebody, and long ones until each seat has TRAINS_LEFT trains."""
    both_open = game.players >= game.board.rules.second_track_from
    room = [game.board.trains - TRAINS_LEFT] * game.players
    plan: Plan = [[] for _ in room]
    groups: list[set[str]] = [set() for _ in room]
    routes = routes_of(game)
    rng.shuffle(routes)
    routes.sort(key=lambda r: r.length > TRAINS_LEFT)
    for route in routes:
        taken = route.track_group in set().union(*groups)
        if taken and not both_open:
            continue
        fits = [
            seat
            for seat in range(game.players)
            if room[seat] >= route.length and route.track_group not in groups[seat]
        ]
        if route.length > TRAINS_LEFT:  # never leave a rest that nothing fills
            fits = [s for s in fits if room[s] - route.length not in (1, 2, 3)]
        elif not fits:
            return None
        if fits:
            seat = rng.choice(fits)
            room[seat] -= route.length
            plan[seat].append(route)
            groups[seat].add(route.track_group)
    return plan if not any(room) else None


def by_kind(moves: list[Move], kind: str) -> list[Move]:
    return [move for move in moves if move["do"] == kind]


def planned_move(match: Match, plan: Plan, seat: int, rng: random.Random) -> Move | None:
    """The next move of a seat on its way to the plan; None if the plan has failed."""
    moves: list[Move] = plain(match.game.prompt(match.state, seat).moves)
    todo = {route.id: route for route in plan[seat]}
    for kind in ("pay-extra", "withdraw", "pass"):
        if found := by_kind(moves, kind):
            return found[0]
    if kept := by_kind(moves, "keep"):
        return max(kept, key=lambda move: len(move["tickets"]))
    if claims := [m for m in by_kind(moves, "claim") if m["route"] in todo]:
        return max(claims, key=lambda m: claim_value(m, todo))
    if not todo and (tickets := by_kind(moves, "draw-tickets")):
        return tickets[0]
    if draws := by_kind(moves, "draw"):
        useful = [m for m in draws if draw_value(match, m["card"], todo, seat) > 0]
        if useful:
            return max(useful, key=lambda m: draw_value(match, m["card"], todo, seat))
    for kind in ("draw-blind", "draw", "draw-tickets", "station"):
        if found := by_kind(moves, kind):
            return rng.choice(found)
    return None


def claim_value(move: Move, todo: dict[str, Route]) -> tuple[int, int]:
    """Routes that are hard to pay first, and locomotives saved."""
    route = todo[move["route"]]
    spare = move["cards"].get("locomotive", 0) - route.locomotives
    return -spare, 3 * route.locomotives + route.length


def draw_value(match: Match, card: str, todo: dict[str, Route], seat: int) -> int:
    """How badly a card of the row is wanted."""
    if card == "locomotive":
        return 5 if any(route.locomotives for route in todo.values()) else 0
    have = match.view(seat).you.cards.get(card, 0)
    needs = [r.length - have for r in todo.values() if card in r.payable_colors]
    return max((4 - need for need in needs if 0 < need < 4), default=0)


def all_passed(names: Namer, seed: int) -> Match | None:
    rng = random.Random(seed)
    plan = next((p for p in (make_plan(names.game, rng) for _ in range(300)) if p), None)
    if plan is None:
        return None
    match = names.game.new_match(seed)
    while not match.is_over and len(match.moves) < 3000:
        seat = rng.choice(match.state.pending_players())
        move = planned_move(match, plan, seat, rng)
        if move is None:
            return None
        match.play(seat, move)
        owned = match.view(None).routes
        plan[seat] = [route for route in plan[seat] if route.id not in owned]
    return match if match.is_over and ending_of(match) == "ticket-over-all-passed" else None


# --- files -----------------------------------------------------------------------------------

MAKERS: dict[str, Callable[[Namer, int], Match | None]] = {
    "last-round": last_round,
    "exhausted": exhausted,
    "all-passed": all_passed,
}


def make(ending: str, configuration: Configuration, rules: int, first_seed: int) -> Match:
    """The first game that ends like this, counting seeds upwards."""
    board, players, options = configuration
    names = namer(board, players, tuple(options.items()), rules)
    for seed in range(first_seed, first_seed + MOST_SEEDS):
        if match := MAKERS[ending](names, seed):
            assert isinstance(match.state, State)
            return match
    raise SystemExit(f"no game of {configuration_id(configuration)} ends with {ending}")


def as_line(match: Match) -> str:
    """A record as one line of JSON."""
    return json.dumps(match.record, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ticket.make_golden", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these files (without .json)")
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    chosen = parser.parse_args()
    GOLDEN.mkdir(exist_ok=True)
    refused = 0
    for number, (name, ending, configuration, rules) in enumerate(wanted(), start=1):
        path = GOLDEN / f"{name}.json"
        if chosen.names and name not in chosen.names:
            continue
        if path.exists() and not chosen.force:
            print(f"{path.name} exists; --force overwrites it")
            refused = 1
            continue
        match = make(ending, configuration, rules, number * MOST_SEEDS)
        path.write_text(as_line(match), encoding="utf-8")
        seed = int.from_bytes(match.seed, "big")
        print(f"{path.name}: seed {seed}, {len(match.moves)} moves", flush=True)
    return refused


if __name__ == "__main__":
    sys.exit(main())
