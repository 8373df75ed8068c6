"""Views of Wensleydale: all is open but the bag, so all seats see the same (LTW-SETUP-10)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellwerk.games.wensleydale.names import COMPANIES
from stellwerk.games.wensleydale.positions import position_of
from stellwerk.games.wensleydale.results import result
from stellwerk.games.wensleydale.wire.parts import WensleydaleWaitingItem
from stellwerk.games.wensleydale.wire.views import (
    WensleydaleBoxView,
    WensleydaleSeatView,
    WensleydaleTrackCost,
    WensleydaleTrainCost,
    WensleydaleView,
)
from stellwerk.kernel.wensleydale.board import GREEN, RED, RED_PASSENGER, WHITE
from stellwerk.kernel.wensleydale.takeover import sale_price

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Company
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.games.wensleydale.wire.parts import Fee, WensleydaleBox, WensleydaleSeat
    from stellwerk.kernel.wensleydale.state import StateNumbers

FEES: "dict[int, Fee]" = {WHITE: "white", RED: "red", GREEN: "green"}


def open_view(game: "WensleydaleGame", state: "State") -> WensleydaleView:
    """What everybody sees: the table, and never what the bag will give."""
    numbers = state._dump()
    position = position_of(game, numbers)
    return WensleydaleView(
        game=position.game,
        players=position.players,
        options=position.options,
        phase=position.phase,
        turn=position.turn,
        general_order=position.general_order,
        build_order=position.build_order,
        train_order=position.train_order,
        tracks=position.tracks,
        boxes=_boxes(game, position.boxes),
        box=position.box,
        limits=position.limits,
        line=position.line,
        next_tracks=_next_tracks(game, state),
        company=position.company,
        due=position.due,
        paying_from=position.paying_from,
        paying_for=position.paying_for,
        item=_waiting(game, numbers) if position.phase == "board" else None,
        passed=position.passed,
        bonus_given=position.bonus_given,
        areas=position.areas,
        borders=position.borders,
        trains=position.trains,
        seat=None,
        in_turn=position.seat,
        pending=state.pending_players(),
        turns=game.side.turns[game.players],
        price=sale_price(len(position.line) - 1) if position.phase == "sale" else None,
        towns=_towns(game, state),
        seats=_seats(game, state, position.seats),
        result=result(game, state) if state.is_terminal() else None,
    )


def seat_view(
    _game: "WensleydaleGame", _state: "State", seat: int, open_view: WensleydaleView
) -> WensleydaleView:
    """What a seat sees: the same as everybody else."""
    return replace(open_view, seat=seat)


def _boxes(game: "WensleydaleGame", boxes: "list[WensleydaleBox]") -> list[WensleydaleBoxView]:
    """The boxes with what is printed in them, which the rules version decides (LTW-TOKEN-3)."""
    return [
        WensleydaleBoxView(printed=list(box.printed), tokens=now.tokens, bid=now.bid)
        for box, now in zip(game.boxes, boxes, strict=True)
    ]


def _waiting(game: "WensleydaleGame", numbers: "StateNumbers") -> WensleydaleWaitingItem:
    """The passenger who waits for a train."""
    area, item = numbers["item"]
    return WensleydaleWaitingItem(game.names.areas[area], COMPANIES[item - RED_PASSENGER])


def _towns(game: "WensleydaleGame", state: "State") -> "dict[str, list[Company]]":
    """The colours every town shows now; neutral ones show none (LTW-MAP-6)."""
    return {
        area.id: [COMPANIES[company] for company in state.shown_colours(number)]
        for number, area in enumerate(game.board.areas)
        if area.town
    }


def _seats(
    game: "WensleydaleGame", state: "State", seats: "list[WensleydaleSeat]"
) -> list[WensleydaleSeatView]:
    return [
        WensleydaleSeatView(
            hand=mine.hand,
            points=mine.points,
            plain=mine.plain,
            hill=mine.hill,
            red=mine.red,
            green=mine.green,
            loaded=mine.loaded,
            tracks_left=game.board.components.tracks + counted["tracks"],
            train_costs=_train_costs(game, state, seat),
            would_be=counted["total"],
        )
        for seat, (mine, counted) in enumerate(zip(seats, state.final_count(), strict=True))
    ]


def _train_costs(game: "WensleydaleGame", state: "State", seat: int) -> list[WensleydaleTrainCost]:
    """What a train of each price costs a seat now (LTW-TRAIN-3)."""
    costs = zip(game.side.trains, state.train_costs(seat), strict=True)
    by_price = {train.price: WensleydaleTrainCost(*cost) for train, cost in costs}
    return [by_price[price] for price in sorted(by_price)]


def _next_tracks(game: "WensleydaleGame", state: "State") -> dict[str, WensleydaleTrackCost]:
    """What the next track of the line that is built costs, by the area it leads to."""
    return {
        game.names.areas[area]: WensleydaleTrackCost(
            cost, [FEES[colour] for colour, fee in enumerate(fees) for _ in range(fee)]
        )
        for area, cost, fees in state.next_tracks()
    }
