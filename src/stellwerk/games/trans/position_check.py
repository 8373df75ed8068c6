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
from stellwerk.games.trans.cards import CardsClash, chosen_cards
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.positions import PHASES

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.kernel.trans.state import SeatNumbers, StateNumbers

MOST_ROUNDS = 60_000
MOST_POINTS_A_ROUND = 255

Phase = Literal["agree", "put-back", "hand-on", "place", "lay", "over"]


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
    rules: int | None = None  # that of the game which reads it
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
        (shape.game, shape.rules or game.rules_version, shape.players, shape.options),
        (game.id, game.rules_version, game.players, dict(game.options)),
    )
    check_random(shape.random)
    if len(shape.seats) != game.players:
        raise PositionError(f"There are {len(shape.seats)} seats for {game.players} players.")
    _check_moment(game, shape)
    _check_turn(game, shape)
    _check_cards(game, shape)
    _check_cities(game, shape)
    _check_net(game, shape)
    _check_connection(game, shape)
    return _numbers(game, shape)


def _check_moment(game: "TransGame", shape: PositionShape) -> None:
    """Whose turn it is fits the phase, and so do markers and budget."""
    at_once = shape.phase == "put-back" or (shape.phase == "hand-on" and shape.card == 16)
    if (shape.turn is None) != (at_once or shape.phase == "over"):
        raise PositionError(f"In the phase {shape.phase!r} the turn cannot be {shape.turn}.")
    for name, seat in (("turn", shape.turn), ("start_seat", shape.start_seat)):
        if seat is not None and not 0 <= seat < game.players:
            raise PositionError(f"{name} names seat {seat}; there are 0 to {game.players - 1}.")
    agreeing = game.options["special_cards"] == "agreed" and shape.turn == shape.start_seat
    if shape.phase == "agree" and not agreeing:
        raise PositionError("Only a starting seat that may name a special card is asked for one.")
    if not set(shape.winners) <= set(range(game.players)):
        raise PositionError(f"The winners {shape.winners} are no seats of this game.")
    choosing = shape.phase in {"put-back", "hand-on"}
    cards_that_ask = {8} if shape.phase == "put-back" else {13, 14, 15, 16}
    if choosing != (shape.card is not None) or (choosing and shape.card not in cards_that_ask):
        raise PositionError(f"In the phase {shape.phase!r} the card cannot be {shape.card}.")
    if not 0 <= shape.budget <= 3 or (shape.budget > 0) != (shape.phase == "lay"):
        raise PositionError(f"In the phase {shape.phase!r} the budget cannot be {shape.budget}.")
    if not 0 <= shape.lap < 250 or not 1 <= shape.round <= MOST_ROUNDS:
        raise PositionError(f"Rounds run from 1 to {MOST_ROUNDS}, laps from 0 to 249.")
    if not 0 <= shape.step <= (max(3, game.players - 1) if shape.phase == "hand-on" else 0):
        raise PositionError(f"{shape.step} is no step of passing cities on.")


def _check_turn(game: "TransGame", shape: PositionShape) -> None:
    """Points, winners and what was spent in this turn can have come from play."""
    target = game.board.target
    for seat, mine in enumerate(shape.seats):
        if mine.points < 0 or (mine.points >= target and shape.phase != "over"):
            raise PositionError(f"Seat {seat} cannot have {mine.points} points now.")
        if mine.points >= 2 * target + MOST_POINTS_A_ROUND:
            raise PositionError(f"Seat {seat} has {mine.points} points; the game ends at {target}.")
    if len(set(shape.winners)) != len(shape.winners):
        raise PositionError("A seat is named twice among the winners.")
    whole = 3 if 3 in shape.cards else 3 - shape.lap % 3 if 9 in shape.cards else 2
    if not 0 <= shape.laid_this_turn <= whole - shape.budget or shape.budget > whole:
        raise PositionError(
            f"With a budget of {whole} nobody has laid {shape.laid_this_turn} rails "
            f"and {shape.budget} left."
        )
    if shape.phase == "lay" and len(shape.rails) >= game.board.rails:
        raise PositionError("All rails are laid: the round would be over.")


def _check_cards(game: "TransGame", shape: PositionShape) -> None:
    """The special cards are those the options allow (TRANS-CARDS-2)."""
    source = game.options["special_cards"]
    chosen = chosen_cards(str(game.options["cards"]))
    at_once = int(game.options["cards_at_once"]) if source == "each-round" else len(chosen)
    if source == "agreed" and shape.phase != "agree":
        at_once = min(len(shape.cards), 1)  # the starting seat named one, or none
    try:
        cards = chosen_cards(",".join(map(str, shape.cards)))
    except CardsClash as clash:
        raise PositionError(str(clash)) from None
    if len(cards) != len(shape.cards) or len(cards) != at_once:
        raise PositionError(f"In this game {at_once} special cards hold in a round.")
    if source == "chosen" and cards != chosen:
        raise PositionError(f"In this game the special cards {chosen} hold, not {cards}.")
    if shape.card_stack and source != "each-round":
        raise PositionError("This game has no stack of special cards.")
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
    if shape.phase == "agree":
        in_play = set()  # nothing is dealt before the card is named (TRANS-CARDS-4)
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
        if mine.knows is not None and not set(mine.hand) <= set(mine.knows) <= in_play:
            raise PositionError(f"Seat {seat} knows its own cities, and only cities in play.")
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
    if shape.phase == "place" and len(markers) == game.players:
        raise PositionError("All markers are placed; rails are laid now.")
    if shape.phase in {"agree", "put-back", "hand-on"} and markers:
        raise PositionError("Markers are placed after all passing is done.")


def _check_connection(game: "TransGame", shape: PositionShape) -> None:
    """Without card 18 every rail is joined with a marker; who has joined all cities has won."""
    reached: dict[int, set[str]] = {}
    lines: dict[str, list[str]] = {}
    for line in shape.rails:
        a, b = game.names.ends[line]
        lines.setdefault(a, []).append(b)
        lines.setdefault(b, []).append(a)
    for seat, mine in enumerate(shape.seats):
        network, waiting = set(), [mine.marker] if mine.marker else []
        while waiting:
            crossing = waiting.pop()
            if crossing not in network:
                network.add(crossing)
                waiting += lines.get(crossing, [])
        reached[seat] = network
    everywhere = set().union(*reached.values())
    if 18 not in shape.cards and not set(lines) <= everywhere:
        raise PositionError("Every rail must be joined with a start marker (TRANS-TURN-3).")
    at = {city.id: city.at for city in game.board.cities}
    for seat, mine in enumerate(shape.seats):
        complete = {at[city] for city in mine.hand} <= reached[seat]
        if seat in shape.winners and not complete:
            raise PositionError(f"Seat {seat} has not joined all its cities, so it has not won.")
        if shape.phase == "lay" and complete and seat not in shape.winners:
            raise PositionError(f"Seat {seat} has joined all its cities, so it has won.")


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
