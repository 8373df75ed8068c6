"""From a Trans position back to numbers, after checking that cities and rails add up."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from stellwerk.boards.schema_trans import Colour
from stellwerk.games.key import key_from_hex
from stellwerk.games.position_parts import (
    PositionError,
    RandomShape,
    check_random,
    check_settings,
)
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.positions import PHASES

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.kernel.trans.state import SeatNumbers, StateNumbers

Phase = Literal["put-back", "hand-on", "place", "lay", "over"]


class SeatShape(msgspec.Struct, forbid_unknown_fields=True):
    """One seat."""

    hand: list[str]
    marker: str | None = None
    points: int = 0
    chosen: str | None = None
    knows: list[str] | None = None


class PositionShape(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    phase: Phase
    turn: int | None
    rest: dict[Colour, list[str]]
    random: RandomShape
    seats: list[SeatShape]
    rules: int = 1
    round: int = 1
    start_seat: int = 0
    cards: list[int] = []
    card: int | None = None
    step: int = 0
    card_stack: list[int] = []
    lap: int = 0
    budget: int = 0
    laid_this_turn: int = 0
    rails: list[str] = []
    revealed: list[str] = []
    winners: list[int] = []


def state_numbers(game: "TransGame", position: Mapping[str, object]) -> "StateNumbers":
    """The numbers of a position; PositionError if something is impossible."""
    try:
        shape = msgspec.convert(position, PositionShape)
    except msgspec.ValidationError as error:
        raise PositionError(f"This is not a whole position: {error}.") from None
    check_settings(
        (shape.game, shape.rules, shape.players, shape.options),
        (game.id, game.rules_version, game.players, dict(game.options)),
    )
    check_random(shape.random)
    if len(shape.seats) != game.players:
        raise PositionError(f"There are {len(shape.seats)} seats for {game.players} players.")
    _check_moment(game, shape)
    _check_cards(shape)
    _check_cities(game, shape)
    _check_net(game, shape)
    return _numbers(game, shape)


def _check_moment(game: "TransGame", shape: PositionShape) -> None:
    """Whose turn it is fits the phase, and so do markers and budget."""
    at_once = shape.phase == "put-back" or (shape.phase == "hand-on" and shape.card == 16)
    if (shape.turn is None) != (at_once or shape.phase == "over"):
        raise PositionError(f"In the phase {shape.phase!r} the turn cannot be {shape.turn}.")
    for name, seat in (("turn", shape.turn), ("start_seat", shape.start_seat)):
        if seat is not None and not 0 <= seat < game.players:
            raise PositionError(f"{name} names seat {seat}; there are 0 to {game.players - 1}.")
    if not set(shape.winners) <= set(range(game.players)):
        raise PositionError(f"The winners {shape.winners} are no seats of this game.")
    choosing = shape.phase in {"put-back", "hand-on"}
    cards_that_ask = {8} if shape.phase == "put-back" else {13, 14, 15, 16}
    if choosing != (shape.card is not None) or (choosing and shape.card not in cards_that_ask):
        raise PositionError(f"In the phase {shape.phase!r} the card cannot be {shape.card}.")
    if not 0 <= shape.budget <= 3 or (shape.budget > 0) != (shape.phase == "lay"):
        raise PositionError(f"In the phase {shape.phase!r} the budget cannot be {shape.budget}.")
    if not 0 <= shape.laid_this_turn <= 2 or not 0 <= shape.lap < 250 or shape.round < 1:
        raise PositionError("Rounds, laps and the rails laid in this turn are small numbers.")
    if not 0 <= shape.step <= max(3, game.players - 1):
        raise PositionError(f"{shape.step} is no step of passing cities on.")


def _check_cards(shape: PositionShape) -> None:
    for card in [*shape.cards, *shape.card_stack]:
        if not 1 <= card <= 19:
            raise PositionError(f"There is no special card {card}; they are numbered 1 to 19.")
    if len(set(shape.card_stack)) != len(shape.card_stack):
        raise PositionError("A special card is in the stack twice.")
    if shape.card is not None and shape.card not in shape.cards:
        raise PositionError(f"Special card {shape.card} does not hold in this round.")


def _check_cities(game: "TransGame", shape: PositionShape) -> None:
    """Every city in play is in exactly one place, and rest stacks keep to their colour."""
    in_play = {city.id for city in game.board.cities_in_play(game.players)}
    found: Counter[str] = Counter(city for stack in shape.rest.values() for city in stack)
    for mine in shape.seats:
        found.update(mine.hand)
    for city in found.keys() | in_play:
        if found[city] != (city in in_play):
            raise PositionError(
                f"The city {city} is in {found[city]} places; "
                f"it should be in {int(city in in_play)}."
            )
    for colour, stack in shape.rest.items():
        for city in stack:
            if game.names.colour_of[city] != colour:
                raise PositionError(f"The city {city} is not {colour}.")
    held = {city for mine in shape.seats for city in mine.hand}
    if not set(shape.revealed) <= held:
        raise PositionError("Only cities in hands can be revealed.")
    at_once = shape.phase == "put-back" or shape.card == 16
    for seat, mine in enumerate(shape.seats):
        if len(mine.hand) > 6:
            raise PositionError(f"Seat {seat} holds more than 6 cities.")
        if not set(mine.knows or ()) <= in_play:
            raise PositionError(f"Seat {seat} knows a city that is not in play.")
        if mine.chosen is not None and not (at_once and mine.chosen in mine.hand):
            raise PositionError(f"Seat {seat} cannot have chosen {mine.chosen} now.")


def _check_net(game: "TransGame", shape: PositionShape) -> None:
    """Rails lie on lines, markers on crossings of their own."""
    for line in shape.rails:
        if line not in game.names.line:
            raise PositionError(f"There is no line {line!r} on this board.")
    if len(set(shape.rails)) != len(shape.rails) or len(shape.rails) > game.board.rails:
        raise PositionError("A line has one rail at most, and no more lie there than the game has.")
    markers = [mine.marker for mine in shape.seats if mine.marker is not None]
    for marker in markers:
        if marker not in game.names.crossing:
            raise PositionError(f"There is no crossing {marker!r} on this board.")
    if len(set(markers)) != len(markers):
        raise PositionError("Two markers never share a crossing.")
    if shape.phase in {"lay", "over"} and len(markers) < game.players:
        raise PositionError("Rails are laid when all markers are placed.")
    if shape.phase in {"put-back", "hand-on"} and markers:
        raise PositionError("Markers are placed after all passing is done.")


def _numbers(game: "TransGame", shape: PositionShape) -> "StateNumbers":
    names = game.names
    return {
        "phase": PHASES.index(shape.phase),
        "round": shape.round,
        "start_seat": shape.start_seat,
        "turn": shape.turn,
        "cards": sorted(shape.cards),
        "card": shape.card or 0,
        "step": shape.step,
        "card_stack": shape.card_stack[::-1],
        "lap": shape.lap,
        "budget": shape.budget,
        "laid_this_turn": shape.laid_this_turn,
        "rails": sorted(names.line[line] for line in shape.rails),
        "rest": [
            [names.city[city] for city in reversed(shape.rest.get(colour, []))]
            for colour in COLOURS
        ],
        "revealed": sorted(names.city[city] for city in shape.revealed),
        "winners": sorted(shape.winners),
        "key": key_from_hex(shape.random.key),
        "words": shape.random.words,
        "seats": [_seat_numbers(game, shape, mine) for mine in shape.seats],
    }


def _seat_numbers(game: "TransGame", shape: PositionShape, mine: SeatShape) -> "SeatNumbers":
    names = game.names
    known = set(mine.hand) | set(shape.revealed) if mine.knows is None else set(mine.knows)
    return {
        "hand": sorted(names.city[city] for city in mine.hand),
        "chosen": None if mine.chosen is None else names.city[mine.chosen],
        "marker": None if mine.marker is None else names.crossing[mine.marker],
        "points": mine.points,
        "knows": sorted(names.city[city] for city in known),
    }
