"""Views of a Trans game: built field by field, nothing taken away."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.results import result

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.kernel.trans.state import StateNumbers
    from stellwerk.match.contract import JsonValue, View


def view(game: "TransGame", state: "State", seat: int | None) -> "View":
    """What a seat (None: a spectator) sees on the table and in its hand."""
    numbers = state._dump()
    names = game.names
    seen: View = {
        "game": game.id,
        "players": game.players,
        "options": dict(game.options),
        "seat": seat,
        "phase": PHASES[numbers["phase"]],
        "round": numbers["round"],
        "start_seat": numbers["start_seat"],
        "turn": numbers["turn"],
        "pending": state.pending_players(),
        "cards": numbers["cards"],
        "card": numbers["card"] or None,
        "step": numbers["step"],
        "budget": numbers["budget"],
        "laid_this_turn": numbers["laid_this_turn"],
        "double_lines": list(_double_lines(game, state, numbers["cards"])),
        "rails": [names.lines[line] for line in numbers["rails"]],
        "rails_left": game.board.rails - len(numbers["rails"]),
        "networks": _networks(game, state, numbers),
        "rest": [len(stack) for stack in numbers["rest"]],
        "winners": numbers["winners"],
        "seats": [_public(game, numbers, number) for number in range(game.players)],
        "result": result(game, state) if state.is_terminal() else None,
    }
    if seat is not None:
        seen["you"] = _private(game, state, numbers, seat)
    return seen


def _double_lines(game: "TransGame", state: "State", cards: list[int]) -> list[str]:
    """The lines that cost 2 now: only special cards 4 and 5 change them, so the lists are kept."""
    known, now = game.double_lines, (4 in cards, 5 in cards)
    if now not in known:
        known[now] = [name for i, name in enumerate(game.names.lines) if state.cost(i) == 2]
    return known[now]


def _networks(
    game: "TransGame", state: "State", numbers: "StateNumbers"
) -> list[dict[str, "JsonValue"]]:
    """Who shares a network, and which crossings belong to it."""
    networks: list[dict[str, JsonValue]] = []
    seats_of: dict[tuple[int, ...], list[int]] = {}
    for seat, mine in enumerate(numbers["seats"]):
        if mine["marker"] is not None:
            seats_of.setdefault(tuple(state.network(seat)), []).append(seat)
    for crossings, seats in seats_of.items():
        listed = [game.names.crossings[crossing] for crossing in crossings]
        networks.append({"seats": seats, "crossings": listed})
    return networks


def _public(game: "TransGame", numbers: "StateNumbers", seat: int) -> dict[str, "JsonValue"]:
    mine = numbers["seats"][seat]
    names = game.names
    revealed = set(numbers["revealed"])
    return {
        "points": mine["points"],
        "marker": None if mine["marker"] is None else names.crossings[mine["marker"]],
        "colours": sorted(names.colour_of[names.cities[city]] for city in mine["hand"]),
        "revealed": [names.cities[city] for city in mine["hand"] if city in revealed],
        "chosen": mine["chosen"] is not None,
    }


def _private(
    game: "TransGame", state: "State", numbers: "StateNumbers", seat: int
) -> dict[str, "JsonValue"]:
    mine = numbers["seats"][seat]
    names = game.names
    network = set(state.network(seat)) if mine["marker"] is not None else set()
    cities: list[dict[str, JsonValue]] = [
        {"id": names.cities[city], "joined": game.city_crossing[city] in network}
        for city in mine["hand"]
    ]
    known = set(mine["knows"])
    return {
        "cities": cities,
        "missing": None if mine["marker"] is None else state.missing(seat),
        "chosen": None if mine["chosen"] is None else names.cities[mine["chosen"]],
        "known": {
            str(other): [names.cities[city] for city in theirs["hand"] if city in known]
            for other, theirs in enumerate(numbers["seats"])
            if other != seat
        },
    }
