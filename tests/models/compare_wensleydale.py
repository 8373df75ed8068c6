"""Plays one game of Wensleydale on the kernel and on the slow model; they must always agree."""

import random
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, cast

from stellwerk.games.registry import make_game
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.state import State
from tests.models.alike import check_moves_alike, pending_alike
from tests.models.compare import EVERY, Named, named, parsed_board
from tests.models.wensleydale import WensleydaleModel
from tests.plain import plain

if TYPE_CHECKING:
    from stellwerk.kernel.wensleydale.state import StateNumbers

Settings = dict[str, str | int | bool]  # options, and `rules` for an older version
Configuration = tuple[str, int, Settings]  # board, players, settings

BOARDS = ("wensleydale", "nurnberg")
STYLES = ("chance", "busy", "spender", "connector")
TABLES = ((4, "3-4"), (3, "3-4"), (3, "2-3"), (2, "2-3"))  # players, side
HILLS = ("neutral_town", "any_area")
FEES = (True, False)
CONFIGURATIONS: list[Configuration] = [
    (name, players, {"side": side, "hill_goods_from": hill, "start_fee": FEES[(a + b + c) % 2]})
    for a, name in enumerate(BOARDS)
    for b, (players, side) in enumerate(TABLES)
    for c, hill in enumerate(HILLS)
]
OF_VERSION_1: list[Configuration] = [
    (name, players, {"side": side, "hill_goods_from": HILLS[(a + b) % 2], "rules": 1})
    for a, name in enumerate(BOARDS)
    for b, (players, side) in enumerate(TABLES)
]
PURPOSE = 0.9
SHORT_LINE = 3  # areas after which a spender keeps its points for trains and companies
WANTED = {  # kinds of moves, from the most wanted to the least
    "busy": (("extend", "start", "carry", "buy", "sell"),),
    "spender": (("sell",), ("buy",), ("start",), ("carry",), ("extend",)),
    "connector": (("start", "extend"), ("carry", "buy")),
}


def configuration_id(configuration: Configuration) -> str:
    """A configuration as one word: nurnberg-4-3-4-any_area-true, …-any_area-rules-1."""
    name, players, settings = configuration
    words = [f"rules-{value}" if key == "rules" else str(value) for key, value in settings.items()]
    return "-".join([name, str(players), *words]).lower()


def wensleydale_game(configuration: Configuration) -> WensleydaleGame:
    """The game of a configuration."""
    name, players, settings = configuration
    options = {key: value for key, value in settings.items() if key != "rules"}
    rules = settings.get("rules")
    return cast(
        "WensleydaleGame", make_game(name, players, options, None, cast("int | None", rules))
    )


def choose(
    rng: random.Random,
    style: str,
    game: WensleydaleGame,
    numbers: "StateNumbers",
    moves: list[Named],
) -> int:
    """The index of a move: by chance, or by a style that leads to other corners of the rules.

    Busy seats build, buy, carry and sell when they can. Spenders bid high, buy the dearest trains,
    whatever they must pay with, build short lines and sell them. Connectors build between the
    places of the connection bonus (on a board without one they build anywhere), mostly leaving the
    last track to others, so that several shortest chains come about.
    """
    indices = list(range(len(moves)))
    if style == "chance" or rng.random() > PURPOSE:
        return rng.choice(indices)
    if style == "spender" and moves[0][0] in {"stake", "bid"}:
        return max(indices)
    if style == "spender" and len(numbers["line"]) > SHORT_LINE and moves[-1][0] == "stop":
        return indices[-1]
    if style == "connector" and (there := towards_bonus(rng, game, numbers, moves)):
        return rng.choice(there)
    for kinds in WANTED[style]:
        liked = [i for i in indices if moves[i][0] in kinds]
        if liked:
            dearest = style == "spender" and kinds == ("buy",)
            return max(liked) if dearest else rng.choice(liked)
    return rng.choice(indices)


@cache
def steps_to_bonus(board: str) -> dict[str, int]:
    """How many tracks every area is away from the far end of the connection bonus."""
    game = wensleydale_game((board, 3, {}))
    bonus = game.board.connection_bonus
    steps = dict.fromkeys(bonus.to, 0) if bonus else {}
    waiting = list(steps)
    while waiting:
        area = waiting.pop(0)
        for ends in game.names.ends:
            one, other = (game.names.areas[end] for end in ends)
            beyond = other if one == area else one
            if area in (one, other) and beyond not in steps:
                steps[beyond] = steps[area] + 1
                waiting.append(beyond)
    return steps


def towards_bonus(
    rng: random.Random, game: WensleydaleGame, numbers: "StateNumbers", moves: list[Named]
) -> list[int]:
    """Moves that build between the places of the connection bonus, while it is not given."""
    steps = steps_to_bonus(game.id)
    if not steps or numbers["bonus_given"] or moves[0][0] not in {"start", "extend"}:
        return []
    far = max(steps.values())
    if moves[0][0] == "start":
        starts = [i for i, move in enumerate(moves) if move[0] == "start"]
        nearest = sorted(starts, key=lambda i: steps.get(str(moves[i][1]), far))
        return nearest[:3]
    here = steps.get(game.names.areas[numbers["line"][-1]], far)
    last = here == 1 and rng.random() < 0.75
    stops = [i for i, move in enumerate(moves) if move[0] == "stop"]
    if stops and (here == 0 or last):
        return stops
    nearer = [i for i, m in enumerate(moves) if m[0] == "extend" and steps[str(m[1])] < here]
    return nearer or stops


def play_both(
    name: str,
    players: int,
    settings: Settings,
    seed: int,
    style: str,
    seen: Counter[str] | None = None,
    every: int = EVERY,
) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference.

    Whole positions are compared at every so-manieth step and at the end.
    Into `seen` go the kinds of moves played and, as "bonus", a connection bonus.
    """
    game = wensleydale_game((name, players, settings))
    state = game.new_state(seed)
    model = WensleydaleModel(
        parsed_board(name), players, dict(game.options), seed, game.rules_version
    )
    rng = random.Random(f"{name} {players} {settings} {seed} {style}")
    seen = Counter() if seen is None else seen
    steps = 0
    while True:
        where = f"{name}, {players} players, {settings}, seed {seed}, {style}, step {steps}"
        pending = pending_alike(state, model, steps % every == 0, where)
        if not pending:
            break
        (seat,) = pending
        actions = state.legal_actions(seat)
        numbers = state._dump()
        moves = list(map(named, plain([game.book.move(numbers, each) for each in actions])))
        legal = model.legal_moves(seat)
        check_moves_alike(moves, legal, where)
        index = choose(rng, style, game, numbers, moves)
        seen[str(moves[index][0])] += 1
        state.apply_action(actions[index], seat)
        model.make(seat, moves[index])
        steps += 1
    seen["bonus"] += state._dump()["bonus_given"]
    check_end(state, model, where)
    return steps


def check_end(state: State, model: WensleydaleModel, where: str) -> None:
    """Points and winner are the same."""
    expected = model.result()
    totals = [count["total"] for count in state.final_count()]
    assert totals == expected["totals"], where
    assert state.returns() == [float(total) for total in totals], where
    assert state.winner() == expected["winner"], where
