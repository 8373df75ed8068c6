"""Views of a Trans game: built field by field, nothing taken away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.results import result
from stellwerk.games.trans.wire.views import (
    TransNetwork,
    TransOwnCity,
    TransOwnView,
    TransSeatView,
    TransView,
)

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.kernel.trans.state import StateNumbers


def open_view(game: "TransGame", state: "State") -> TransView:
    """What everybody sees on the table."""
    numbers = state._dump()
    names = game.names
    return TransView(
        game=game.id,
        players=game.players,
        options=dict(game.options),
        seat=None,
        phase=PHASES[numbers["phase"]],
        round=numbers["round"],
        start_seat=numbers["start_seat"],
        turn=numbers["turn"],
        pending=state.pending_players(),
        cards=numbers["cards"],
        card=numbers["card"] or None,
        step=numbers["step"],
        budget=numbers["budget"],
        laid_this_turn=numbers["laid_this_turn"],
        double_lines=list(_double_lines(game, state, numbers["cards"])),
        rails=[names.lines[line] for line in numbers["rails"]],
        rails_left=game.board.rails - len(numbers["rails"]),
        networks=networks(game, state, numbers),
        rest=[len(stack) for stack in numbers["rest"]],
        winners=numbers["winners"],
        seats=[_public(game, numbers, number) for number in range(game.players)],
        result=result(game, state) if state.is_terminal() else None,
        left_out=list(game.left_out),
        missing_lines=missing_lines(game, state) if state.is_terminal() else None,
        you=UNSET,
    )


def seat_view(game: "TransGame", state: "State", seat: int, open_view: TransView) -> TransView:
    """What a seat sees: the table and its own hand."""
    return replace(open_view, seat=seat, you=_private(game, state, state._dump(), seat))


def _double_lines(game: "TransGame", state: "State", cards: list[int]) -> list[str]:
    """The lines that cost 2 now: only special cards 4 and 5 change them, so the lists are kept."""
    known, now = game.double_lines, (4 in cards, 5 in cards)
    if now not in known:
        known[now] = [name for i, name in enumerate(game.names.lines) if state.cost(i) == 2]
    return known[now]


def networks(game: "TransGame", state: "State", numbers: "StateNumbers") -> list[TransNetwork]:
    """Who shares a network, and which crossings belong to it."""
    seats_of: dict[tuple[int, ...], list[int]] = {}
    for seat, mine in enumerate(numbers["seats"]):
        if mine["marker"] is not None:
            seats_of.setdefault(tuple(state.joined_crossings(seat)), []).append(seat)
    names = game.names.crossings
    return [
        TransNetwork(seats=seats, crossings=[names[crossing] for crossing in crossings])
        for crossings, seats in seats_of.items()
    ]


def missing_lines(game: "TransGame", state: "State") -> list[list[str]]:
    """For each seat the lines of one cheapest way to the cities it has not reached."""
    return [
        [game.names.lines[line] for line in state.missing_lines(seat)]
        for seat in range(game.players)
    ]


def _public(game: "TransGame", numbers: "StateNumbers", seat: int) -> TransSeatView:
    mine = numbers["seats"][seat]
    names = game.names
    revealed = set(numbers["revealed"])
    return TransSeatView(
        points=mine["points"],
        marker=None if mine["marker"] is None else names.crossings[mine["marker"]],
        colours=sorted(names.colour_of[names.cities[city]] for city in mine["hand"]),
        revealed=[names.cities[city] for city in mine["hand"] if city in revealed],
        chosen=mine["chosen"] is not None,
    )


def _private(game: "TransGame", state: "State", numbers: "StateNumbers", seat: int) -> TransOwnView:
    mine = numbers["seats"][seat]
    names = game.names
    network = set(state.joined_crossings(seat)) if mine["marker"] is not None else set()
    missing: tuple[int | None, Sequence[int | None]] = (None, [None] * len(mine["hand"]))
    if mine["marker"] is not None:
        missing = state.missing_by_city(seat)
    known = set(mine["knows"])
    return TransOwnView(
        cities=[
            TransOwnCity(
                id=names.cities[city],
                joined=game.city_crossing[city] in network,
                missing=to_it,
                way=[names.lines[line] for line in state.way_to(seat, game.city_crossing[city])]
                if to_it
                else [],
            )
            for city, to_it in zip(mine["hand"], missing[1], strict=True)
        ],
        missing=missing[0],
        chosen=None if mine["chosen"] is None else names.cities[mine["chosen"]],
        known={
            str(other): [names.cities[city] for city in theirs["hand"] if city in known]
            for other, theirs in enumerate(numbers["seats"])
            if other != seat
        },
    )
