"""Positions of the Trans family: a state with names (docs/positions.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.numbering import by_number
from stellwerk.games.position_parts import random_of
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.wire.parts import Phase
from stellwerk.games.trans.wire.positions import TransPosition, TransSeatPosition
from stellwerk.kernel.trans.position import AGREE, HAND_ON, LAY, OVER, PLACE, PUT_BACK

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.kernel.trans.state import SeatNumbers, StateNumbers

PHASES: tuple[Phase, ...] = by_number(
    {
        AGREE: "agree",
        PUT_BACK: "put-back",
        HAND_ON: "hand-on",
        PLACE: "place",
        LAY: "lay",
        OVER: "over",
    }
)


def position_of(game: "TransGame", numbers: "StateNumbers") -> TransPosition:
    """The named description of a state's numbers."""
    names = game.names
    return TransPosition(
        game=game.id,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        phase=PHASES[numbers["phase"]],
        round=numbers["round"],
        start_seat=numbers["start_seat"],
        turn=numbers["turn"],
        cards=numbers["cards"],
        card=numbers["card"] or None,
        step=numbers["step"],
        card_stack=numbers["card_stack"][::-1],
        lap=numbers["lap"],
        budget=numbers["budget"],
        laid_this_turn=numbers["laid_this_turn"],
        rails=[names.lines[line] for line in numbers["rails"]],
        rest={
            colour: [names.cities[city] for city in reversed(numbers["rest"][number])]
            for number, colour in enumerate(COLOURS)
        },
        revealed=[names.cities[city] for city in numbers["revealed"]],
        winners=numbers["winners"],
        random=random_of(numbers["key"], numbers["words"]),
        seats=[_seat(game, seat) for seat in numbers["seats"]],
    )


def _seat(game: "TransGame", seat: "SeatNumbers") -> TransSeatPosition:
    names = game.names
    return TransSeatPosition(
        hand=[names.cities[city] for city in seat["hand"]],
        chosen=None if seat["chosen"] is None else names.cities[seat["chosen"]],
        marker=None if seat["marker"] is None else names.crossings[seat["marker"]],
        points=seat["points"],
        knows=[names.cities[city] for city in seat["knows"]],
    )
