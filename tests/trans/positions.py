"""A small vocabulary for tests of the Trans games: moves, seats, and tables in any position.

A test names what its story needs; everything else is filled in so that it adds up:

>>> table = position(trans(), seat("omaha", at="r4c12"), seat("dallas", at="r10c14"))
>>> table.allows(lay("r4c12", "r4c14"))
True
>>> table.refuses(lay("r10c14", "r10c16"))
'TRANS-TURN-3'
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, cast

import stellwerk
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from stellwerk.match.contract import Event
from tests.plain import Move
from tests.played_table import PlayedTable

COLOURS = ("brown", "white", "pink", "orange", "turquoise")
SPARE_CORNERS = ("r0c18", "r0c16", "r0c14", "r0c12")  # for the markers of seats nobody speaks of

STOP: Move = {"do": "stop"}
PASS: Move = {"do": "pass"}


def place(crossing: str) -> Move:
    """Put the start marker on a crossing."""
    return {"do": "place", "crossing": crossing}


def lay(a: str, b: str) -> Move:
    """Lay a rail between two neighbouring crossings."""
    return {"do": "lay", "line": line(a, b)}


def put_back(city: str) -> Move:
    """Put a city back (special card 8)."""
    return {"do": "put-back", "city": city}


def hand_on(city: str) -> Move:
    """Hand a city on to the left (special cards 13 to 16)."""
    return {"do": "hand-on", "city": city}


def row_and_column(crossing: str) -> tuple[int, int]:
    """The place of a crossing: r4c9 is in row 4, column 9."""
    row, column = crossing[1:].split("c")
    return int(row), int(column)


def line(a: str, b: str) -> str:
    """What the line between two crossings is called."""
    return "-".join(sorted((a, b), key=row_and_column))


def track(*crossings: str) -> list[str]:
    """The lines along these crossings."""
    return [line(a, b) for a, b in pairwise(crossings)]


def trans(
    board: str = "trans-amerika", players: int = 2, cards: str = "", **options: str | int
) -> TransGame:
    """A game; `cards` are special cards for the whole game."""
    if cards:
        options |= {"special_cards": "chosen", "cards": cards}
    return cast("TransGame", stellwerk.game(board, players, **options))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Seat:
    """What a player has."""

    hand: Sequence[str] | None
    marker: str | None
    points: int
    chosen: str | None


def seat(
    hand: str | None = None,
    at: str | None = None,
    points: int = 0,
    chosen: str | None = None,
) -> Seat:
    """A player with these cities and a marker; without cities it is given one of each colour."""
    return Seat(None if hand is None else hand.split(), at, points, chosen)


class Table(PlayedTable[TransGame, State]):
    """A game in some position, played by name, for tests that start in the middle."""

    def hand(self, number: int) -> set[str]:
        """The cities of a seat."""
        return set(self.seat(number)["hand"])

    def hands(self) -> list[set[str]]:
        """The cities of all seats."""
        return [self.hand(number) for number in range(self.game.players)]

    def points(self) -> list[int]:
        """The points of all seats."""
        return [each["points"] for each in self.now["seats"]]

    def last_round(self, what: str) -> list[Any]:
        """For every seat its `missing`, `points`, `won` or `cities` in the last round."""
        return [score["last_round"][what] for score in self.result()["scores"]]


def position(
    game: TransGame,
    *seats: Seat,
    rails: Iterable[str] = (),
    turn: int | None = 0,
    phase: str = "lay",
    lap: int = 0,
    budget: int | None = None,
    rest_top: str = "",
    **others: object,
) -> Table:
    """A table in this position; cities that are not named lie on the rest stacks.

    In a round of turns every seat needs a marker and cities; seats that are not given get both.
    The budget is that of a new turn.
    """
    cards = [int(card) for card in str(game.options["cards"]).split(",") if card]
    players = [*seats, *[seat()] * (game.players - len(seats))]
    free = [city.id for city in game.board.cities_in_play(game.players)]
    free = [*rest_top.split(), *(city for city in free if city not in rest_top.split())]
    for player in players:
        free = [city for city in free if city not in (player.hand or ())]
    seats_as_json = []
    corners = iter(SPARE_CORNERS)
    for player in players:
        hand = list(player.hand) if player.hand is not None else one_of_each_colour(game, free)
        free = [city for city in free if city not in hand]
        marker = player.marker
        if marker is None and phase in {"lay", "over"}:
            marker = next(corners)
        seats_as_json.append(
            {"hand": hand, "marker": marker, "points": player.points, "chosen": player.chosen}
        )
    if budget is None:
        budget = (3 - lap % 3) if 9 in cards else 3 if 3 in cards else 2
    state = game.from_position(
        {
            "game": game.id,
            "players": game.players,
            "options": dict(game.options),
            "phase": phase,
            "turn": turn,
            "cards": cards,
            "lap": lap,
            "budget": budget if phase == "lay" else 0,
            "rails": list(rails),
            "rest": {
                colour: [city for city in free if game.names.colour_of[city] == colour]
                for colour in COLOURS
            },
            "random": {"key": "5e" * 32, "words": 0},
            "seats": seats_as_json,
            **others,
        }
    )
    return Table(game, state)


def one_of_each_colour(game: TransGame, free: Sequence[str]) -> list[str]:
    """The last free city of each colour."""
    return list({game.names.colour_of[city]: city for city in free}.values())


def rails_from(game: TransGame, start: str, number: int) -> list[str]:
    """So many lines that hang together, from a crossing on: the first ones in reading order."""
    reached, laid = {start}, list[str]()
    while len(laid) < number:
        a, b = next(
            (each.a, each.b)
            for each in game.board.all_lines
            if each.id not in laid and (each.a in reached or each.b in reached)
        )
        reached |= {a, b}
        laid.append(line(a, b))
    return laid


def started(game: TransGame, seed: int = 1) -> Table:
    """A table at the very beginning."""
    return Table(game, game.new_state(seed))


def markers_placed(game: TransGame, seed: int = 1) -> Table:
    """A table at which everybody has chosen cities, if asked, and placed a marker."""
    table = started(game, seed)
    while table["phase"] != "lay":
        moves = table.moves()
        table.play(moves[len(moves) // 3])
    return table


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind.removeprefix("trans-") for event in events]


def colour_of(game: TransGame, city: str) -> str:
    """The colour of a city."""
    return str(game.names.colour_of[city])
