"""From a Trans position back to numbers, after checking that cities and rails add up."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from stellwerk.games.key import key_from_hex
from stellwerk.games.position_parts import (
    PositionError,
    check_head,
    check_no_repeats,
    check_seats,
    read_shape,
)
from stellwerk.games.trans.cards import SPECIAL_CARDS, CardsClash, chosen_cards
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.position_choosing import check_choosing
from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.wire.positions import TransPosition, TransSeatPosition
from stellwerk.kernel.trans.board import MAX_HAND
from stellwerk.kernel.trans.limits import MAX_POINTS, MAX_ROUNDS

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.kernel.trans.state import SeatNumbers, StateNumbers

FIRST_LAPS = 12  # before many rails lie there; later nearly everybody lays one in a turn


def state_numbers(game: "TransGame", position: Mapping[str, object]) -> "StateNumbers":
    """The numbers of a position; PositionError if something is impossible."""
    shape = read_shape(position, TransPosition)
    rules = game.rules_version if shape.rules is msgspec.UNSET else shape.rules
    check_head(game, shape, rules)
    check_seats(game, shape.seats)
    _check_phase(game, shape)
    _check_turn(game, shape)
    _check_cards(game, shape)
    _check_cities(game, shape)
    check_choosing(game, shape)
    _check_net(game, shape)
    _check_connection(game, shape)
    return _numbers(game, shape)


def _check_phase(game: "TransGame", shape: TransPosition) -> None:
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
    if not 1 <= shape.round <= (1 if game.options["rounds"] == 1 else MAX_ROUNDS):
        raise PositionError(f"There is no round {shape.round} in this game.")
    in_turns = shape.phase in {"lay", "over"}
    if not 0 <= shape.lap <= (2 * len(shape.rails) + FIRST_LAPS if in_turns else 0):
        raise PositionError(
            f"{shape.lap} rounds of turns do not fit {len(shape.rails)} rails "
            f"in the phase {shape.phase!r}."
        )


def _check_turn(game: "TransGame", shape: TransPosition) -> None:
    """Points, winners and what was spent in this turn can have come from play."""
    target = game.board.target
    for seat, mine in enumerate(shape.seats):
        if mine.points < 0 or (mine.points >= target and shape.phase != "over"):
            raise PositionError(f"Seat {seat} cannot have {mine.points} points now.")
        if mine.points >= 2 * target + MAX_POINTS:
            raise PositionError(f"Seat {seat} has {mine.points} points; the game ends at {target}.")
    check_no_repeats("Winners", shape.winners)
    if shape.winners and not (shape.phase == "over" or shape.laid_this_turn > 0):
        raise PositionError("Somebody wins by a rail of this turn, and none has been laid.")
    if shape.turn is not None and shape.turn in shape.winners:
        raise PositionError(f"Seat {shape.turn} has won: the round would be over.")
    whole = 3 if 3 in shape.cards else 3 - shape.lap % 3 if 9 in shape.cards else 2
    spent = whole - shape.budget if shape.phase == "lay" else 0
    if not 0 <= shape.laid_this_turn <= spent or (spent > 0) != (shape.laid_this_turn > 0):
        raise PositionError(
            f"With a budget of {whole} nobody has laid {shape.laid_this_turn} rails "
            f"and {shape.budget} left in the phase {shape.phase!r}."
        )
    if shape.laid_this_turn > len(shape.rails):
        raise PositionError(f"{shape.laid_this_turn} rails of this turn do not lie on the board.")
    if shape.phase == "lay" and len(shape.rails) >= game.board.rails:
        raise PositionError("All rails are laid: the round would be over.")


def _check_cards(game: "TransGame", shape: TransPosition) -> None:
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
        if card not in SPECIAL_CARDS:
            raise PositionError(f"There is no special card {card}; they are numbered 1 to 19.")
    check_no_repeats("The stack of special cards", shape.card_stack)
    if shape.card is not None and shape.card not in shape.cards:
        raise PositionError(f"Special card {shape.card} does not hold in this round.")


def _check_cities(game: "TransGame", shape: TransPosition) -> None:
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
    check_no_repeats("Revealed", shape.revealed)
    fewest = 0 if shape.phase == "agree" else 1
    for seat, mine in enumerate(shape.seats):
        if not fewest <= len(mine.hand) <= MAX_HAND:
            raise PositionError(f"Seat {seat} holds {len(mine.hand)} cities.")
        check_no_repeats(f"What seat {seat} knows", mine.knows or ())
        if mine.knows is not None and not (
            {*mine.hand, *shape.revealed} <= set(mine.knows) <= in_play
        ):
            raise PositionError(
                f"Seat {seat} knows its own cities and revealed ones, and only cities in play."
            )


def _check_net(game: "TransGame", shape: TransPosition) -> None:
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
    if shape.phase == "place":
        _check_placing(game, shape)
    if shape.rails and shape.phase not in {"lay", "over"}:
        raise PositionError(f"In the phase {shape.phase!r} no rails lie on the board.")
    if shape.phase in {"agree", "put-back", "hand-on"} and markers:
        raise PositionError("Markers are placed after all passing is done.")


def _check_placing(game: "TransGame", shape: TransPosition) -> None:
    """Markers are placed one after another, from the starting seat on (TRANS-SETUP-5)."""
    turn = shape.start_seat if shape.turn is None else shape.turn
    placed = (turn - shape.start_seat) % game.players
    for n in range(game.players):
        seat = (shape.start_seat + n) % game.players
        if (shape.seats[seat].marker is not None) != (n < placed):
            raise PositionError(f"Seat {turn} cannot be the next to place its marker.")


def _check_connection(game: "TransGame", shape: TransPosition) -> None:
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


def _numbers(game: "TransGame", shape: TransPosition) -> "StateNumbers":
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


def _seat_numbers(
    game: "TransGame", shape: TransPosition, mine: TransSeatPosition
) -> "SeatNumbers":
    names = game.names
    known = set(mine.hand) | set(shape.revealed) if mine.knows is None else set(mine.knows)
    return {
        "hand": sorted(names.city[city] for city in mine.hand),
        "chosen": None if mine.chosen is None else names.city[mine.chosen],
        "marker": None if mine.marker is None else names.crossing[mine.marker],
        "points": mine.points,
        "knows": sorted(names.city[city] for city in known),
    }
