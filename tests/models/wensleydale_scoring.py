"""Counting in Last Train to Wensleydale: the connection bonus, the turn, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .wensleydale_state import WensleydaleState

POINTS_PER_SET = 2  # LTW-FINAL-2
PROFIT = {"plain": 1, "hill": 2, "red": 1, "green": 1}  # LTW-SCORE-3


# --- the connection bonus ------------------------------------------------------------------------


def shortest_chains(state: WensleydaleState) -> list[list[str]]:
    """LTW-BUILD-14: the chains with the fewest tracks, of any owners, as lists of borders.

    All chains grow by one track at a time. An area that was reached with fewer tracks is not
    entered again: a chain that did so would not be a shortest one.
    """
    chains: list[tuple[str, list[str]]] = [(area, []) for area in state.board.bonus_from]
    reached = set(state.board.bonus_from)
    while chains:
        complete = [borders for area, borders in chains if area in state.board.bonus_to]
        if complete:
            return complete
        chains = [
            (border.other(area), [*borders, border.id])
            for area, borders in chains
            for border in state.board.borders_of[area]
            if border.id in state.borders and border.other(area) not in reached
        ]
        reached |= {area for area, _ in chains}
    return []


def bonus_choices(state: WensleydaleState, builder: int) -> set[tuple[int, ...]]:
    """LTW-BUILD-14: points by seat for each chain that may count; empty if there is none."""
    found = set()
    for chain in shortest_chains(state):
        owners = [state.borders[border] for border in chain]
        found.add(tuple(owners.count(i) for i in range(state.players)))
    most = max((points[builder] for points in found), default=0)
    return {points for points in found if points[builder] == most}


# --- the turn ------------------------------------------------------------------------------------


def turn_points(state: WensleydaleState, i: int) -> int:
    """LTW-SCORE-1, LTW-SCORE-2: 1 for each good, and for passengers by the train."""
    points = 0
    for train in state.own_trains(i):
        points += len(state.trains[train.id].goods)
        points += len(state.trains[train.id].passengers) * train.points
    return points


def carried(state: WensleydaleState, i: int) -> list[str]:
    """All items on the trains of a seat."""
    items = []
    for train in state.own_trains(i):
        items += state.trains[train.id].goods + state.trains[train.id].passengers
    return items


def turn_profit(state: WensleydaleState, i: int) -> int:
    """LTW-SCORE-3."""
    return sum(PROFIT[item] for item in carried(state, i)) - state.tracks_on_board(i)


# --- the end -------------------------------------------------------------------------------------


def final_count(state: WensleydaleState) -> dict[str, Any]:
    """LTW-FINAL-1 to LTW-FINAL-5; the parts of a seat add up to its total."""
    parts = [
        {
            "points": seat.points,
            "sets": POINTS_PER_SET * min(seat.collected.values()),
            "profit": state.value("profit", i),
            "tracks": -state.tracks_on_board(i),
        }
        for i, seat in enumerate(state.seats)
    ]
    totals = [sum(each.values()) for each in parts]
    best = [i for i in state.ranking("profit") if totals[i] == max(totals)]
    return {"totals": totals, "winner": best[0], "parts": parts}
