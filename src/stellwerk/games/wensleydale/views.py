"""Views of Wensleydale: all is open but the bag, so all seats see the same (LTW-SETUP-10)."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COMPANIES
from stellwerk.games.wensleydale.positions import position_of
from stellwerk.games.wensleydale.results import result
from stellwerk.kernel.wensleydale.takeover import sale_price

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.match.contract import JsonValue, View

SHOWN = (
    "game", "players", "options", "phase", "turn", "general_order", "build_order", "train_order",
    "tracks", "boxes", "box", "limits", "line", "company", "due", "paying_from", "paying_for",
    "item", "passed", "bonus_given", "areas", "borders", "trains",
)  # fmt: skip


def view(game: "WensleydaleGame", state: "State", seat: int | None) -> "View":
    """What a seat (None: a spectator) sees: the table, and never what the bag will give."""
    numbers = state._dump()
    position = position_of(game, numbers)
    seen: View = {name: position[name] for name in SHOWN}
    seen["boxes"] = _boxes(game, position["boxes"])
    seen["seat"] = seat
    seen["in_turn"] = position["seat"]
    seen["pending"] = state.pending_players()
    seen["turns"] = game.side.turns[game.players]
    sold = len(numbers["line"]) - 1
    seen["price"] = sale_price(sold) if seen["phase"] == "sale" else None
    seen["towns"] = _towns(game, state)
    seen["seats"] = _seats(game, state, position["seats"])
    seen["result"] = result(game, state) if state.is_terminal() else None
    return seen


def _boxes(game: "WensleydaleGame", boxes: "JsonValue") -> list[dict[str, "JsonValue"]]:
    """The boxes with what is printed in them, which the rules version decides (LTW-TOKEN-3)."""
    listed = boxes if isinstance(boxes, list) else []
    return [
        {"printed": list(box.printed), **now}
        for box, now in zip(game.boxes, listed, strict=True)
        if isinstance(now, dict)
    ]


def _towns(game: "WensleydaleGame", state: "State") -> dict[str, "JsonValue"]:
    """The colours every town shows now; neutral ones show none (LTW-MAP-6)."""
    return {
        area.id: [COMPANIES[company] for company in state.shown_colours(number)]
        for number, area in enumerate(game.board.areas)
        if area.town
    }


def _seats(
    game: "WensleydaleGame", state: "State", seats: "JsonValue"
) -> list[dict[str, "JsonValue"]]:
    counted = state.final_count()
    listed = seats if isinstance(seats, list) else []
    return [
        {
            **mine,
            "tracks_left": game.board.components.tracks + counted[number]["tracks"],
            "would_be": counted[number]["total"],
        }
        for number, mine in enumerate(listed)
        if isinstance(mine, dict)
    ]
