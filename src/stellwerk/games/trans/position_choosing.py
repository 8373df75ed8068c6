"""What a Trans position says while cities are put back and handed on (TRANS-CARD-8, -13…16)."""

from typing import TYPE_CHECKING

from stellwerk.games.position_parts import PositionError
from stellwerk.games.trans.board.schema import Colour
from stellwerk.kernel.trans.board import COLOURS, EXCHANGES

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.wire.positions import TransPosition

PASSED_ALONG: dict[int, Colour] = {13: "pink", 14: "brown", 15: "orange"}


def check_choosing(game: "TransGame", shape: "TransPosition") -> None:
    """Steps, hands and choices fit the special card that asks for a choice."""
    choosing = shape.phase in {"put-back", "hand-on"}
    _check_step(game, shape)
    at_once = shape.phase == "put-back" or shape.card == 16
    for seat, mine in enumerate(shape.seats):
        if mine.chosen is not None and not (at_once and mine.chosen in mine.hand):
            raise PositionError(f"Seat {seat} cannot have chosen {mine.chosen} now.")
        if choosing and len(mine.hand) != (there := _cities_held(shape, seat)):
            raise PositionError(f"Seat {seat} holds {len(mine.hand)} cities; now it is {there}.")
    if choosing and at_once and all(mine.chosen is not None for mine in shape.seats):
        raise PositionError("All have chosen a city: these would have moved.")
    if choosing and shape.revealed:
        raise PositionError("Cities are revealed when all passing is done.")
    for card, colour in PASSED_ALONG.items():
        to_come = shape.card is not None and shape.card < card and card in shape.cards
        if to_come and not shape.rest.get(colour):
            raise PositionError(f"There is no {colour} city left for special card {card}.")


def _check_step(game: "TransGame", shape: "TransPosition") -> None:
    """How far passing has come: exchange 1 to 3, or how many have handed on so far."""
    step, fits = shape.step, shape.step == 0
    if shape.phase == "hand-on":
        fits = 1 <= step <= EXCHANGES if shape.card == 16 else 0 <= step < game.players
    if not fits:
        raise PositionError(f"{step} is no step of passing cities on.")
    next_seat = (shape.start_seat + step) % game.players
    if shape.phase == "hand-on" and shape.turn not in {None, next_seat}:
        raise PositionError(f"After {step} steps it is not seat {shape.turn} that hands on.")


def _cities_held(shape: "TransPosition", seat: int) -> int:
    """One city of each colour, less those put back so far; who hands on has one more."""
    put_back = (6 in shape.cards) + (7 in shape.cards)
    put_back += shape.phase == "hand-on" and 8 in shape.cards
    return COLOURS - put_back + (shape.phase == "hand-on" and seat == shape.turn)
