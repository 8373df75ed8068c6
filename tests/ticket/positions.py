"""A small vocabulary for tests of Ticket to Ride: moves, seats, and tables in any position.

A test names what its story needs; everything else is filled in so that it adds up:

>>> from stellwerk import game
>>> table = position(game("ticket-europe"), seat(blue=3))
>>> table.allows(claim("constantinople_sofia", blue=3))
True
>>> table.refuses(claim("constantinople_sofia", blue=2, red=1))
'TTR-CLAIM-1'
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from stellwerk.match.contract import Event
from stellwerk.match.match import Match
from tests.plain import Move, plain
from tests.played_table import PlayedTable

COLOURS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCOMOTIVE = "locomotive"
EMPTY_ROW = (None,) * 5
USUAL_ROW = ("pink", "white", "yellow", "orange", "black")

DRAW_BLIND: Move = {"do": "draw-blind"}
DRAW_TICKETS: Move = {"do": "draw-tickets"}
WITHDRAW: Move = {"do": "withdraw"}
PASS: Move = {"do": "pass"}


def draw(card: str) -> Move:
    """Take a card of the row."""
    return {"do": "draw", "card": card}


def claim(route: str, **cards: int) -> Move:
    """Claim a route with these cards."""
    return {"do": "claim", "route": route, "cards": cards}


def station(city: str, **cards: int) -> Move:
    """Build a station in a city with these cards."""
    return {"do": "station", "city": city, "cards": cards}


def pay_extra(**cards: int) -> Move:
    """Pay the extra cards of a tunnel."""
    return {"do": "pay-extra", "cards": cards}


def keep(*tickets: str) -> Move:
    """Keep these of the offered tickets."""
    return {"do": "keep", "tickets": list(tickets)}


@dataclass(frozen=True)
class Seat:
    """What a player has; trains and points follow from the routes."""

    cards: Mapping[str, int]
    routes: Sequence[str]
    tickets: Sequence[str]
    stations: Sequence[str]


def seat(
    cards: Mapping[str, int] | None = None,
    *,
    routes: Sequence[str] = (),
    tickets: Sequence[str] = (),
    stations: Sequence[str] = (),
    **more_cards: int,
) -> Seat:
    """A player with these routes, tickets, stations and cards: seat(blue=3, routes=[…])."""
    return Seat({**(cards or {}), **more_cards}, routes, tickets, stations)


class Table(PlayedTable[TicketGame, State]):
    """A game in some position, played by name, for tests that start in the middle."""

    def hand(self, number: int) -> dict[str, int]:
        """The train cards of a seat."""
        return dict(self.seat(number)["cards"])

    def score(self, number: int) -> dict[str, Any]:
        """The final score of one seat, with its categories."""
        return dict(self.result()["scores"][number])

    def points_for(self, number: int, category: str) -> int:
        """The final points of one seat in one category."""
        return int(self.score(number)["categories"][category])


def position(
    game: TicketGame,
    *seats: Seat,
    row: Sequence[str | None] = USUAL_ROW,
    deck_top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Mapping[str, int] | None = None,
    rest_in_hand_of: int | None = None,
    ticket_deck_top: Sequence[str] = (),
    ticket_deck: Sequence[str] | None = None,
    turn: int | None = 0,
    **others: object,
) -> Table:
    """A table in this position; seats that are not given have nothing.

    Cards that are not named lie under `deck_top`, locomotives lowest; if the whole `deck` is given
    they lie on the discard pile; with `rest_in_hand_of` a seat holds them, and deck and discard
    pile are just what is given. Tickets that are not named lie under `ticket_deck_top`, long ones
    are out of the game; if the whole `ticket_deck` is given, all the others are.
    """
    players = [*seats, *[seat()] * (game.players - len(seats))]
    placed = [card for card in row if card] + list(deck_top) + list(deck or ())
    placed += Counter(discard or {}).elements()
    placed += [card for player in players for card in Counter(player.cards).elements()]
    rest = _left_over(game, placed)
    pile = Counter(discard or {})
    if rest_in_hand_of is not None:
        held = Counter(players[rest_in_hand_of].cards) + Counter(rest)
        players[rest_in_hand_of] = replace(players[rest_in_hand_of], cards=held)
        rest = []
    elif deck is not None:
        pile.update(rest)
        rest = []
    tickets = _tickets(game, players, ticket_deck_top, ticket_deck)
    state = game.from_position(
        {
            "game": game.id,
            "rules": game.rules_version,
            "players": game.players,
            "options": dict(game.options),
            "phase": "over" if turn is None else "turn",
            "turn": turn,
            "row": list(row),
            "deck": [*deck_top, *(deck or ()), *rest],
            "discard": dict(pile),
            "ticket_deck": tickets[0],
            "removed_tickets": tickets[1],
            "random": {"key": "5e" * 32, "words": 0},
            "seats": [_seat_as_json(game, player) for player in players],
            **others,
        }
    )
    return Table(game, state)


def finished(game: TicketGame, *seats: Seat) -> Table:
    """A game that is over, ready for the final count."""
    return position(game, *seats, turn=None)


def started(game: TicketGame, seed: int = 1) -> Match:
    """A match in which everybody has kept as many starting tickets as possible."""
    match = game.new_match(seed)
    while match.prompts and next(iter(match.prompts.values())).kind != "turn":
        number, prompt = next(iter(match.prompts.items()))
        match.play(number, max(prompt.moves, key=lambda move: len(tickets_of(move))))
    return match


def tickets_of(move: object) -> list[str]:
    """The tickets a `keep` move keeps."""
    tickets = plain(move)["tickets"]
    assert isinstance(tickets, list)
    return tickets


def whole(match: Match) -> dict[str, Any]:
    """The whole position of a match."""
    return plain(match.state.position())


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind.removeprefix("ticket-") for event in events]


def _left_over(game: TicketGame, placed: Iterable[str]) -> list[str]:
    """The cards that lie nowhere yet: one of each colour in turn, then the locomotives."""
    left = {str(kind): number for kind, number in game.board.cards.items()}
    for card in placed:
        left[card] -= 1
        assert left[card] >= 0, f"the test places too many {card} cards"
    rounds = [colour for n in range(max(left.values())) for colour in COLOURS if left[colour] > n]
    return rounds + [LOCOMOTIVE] * left[LOCOMOTIVE]


def _tickets(
    game: TicketGame, players: Sequence[Seat], top: Sequence[str], deck: Sequence[str] | None
) -> tuple[list[str], list[str]]:
    """The ticket deck, and the tickets out of the game."""
    held = {ticket for player in players for ticket in player.tickets}
    free = [ticket for ticket in game.tickets_in_play if ticket.id not in held]
    if deck is None:
        regular = [t.id for t in free if t.kind == "regular" and t.id not in top]
        deck = [*top, *regular]
    return list(deck), [ticket.id for ticket in free if ticket.id not in deck]


def _seat_as_json(game: TicketGame, player: Seat) -> dict[str, object]:
    lengths = {route.id: route.length for route in game.board.routes}
    return {
        "cards": dict(player.cards),
        "trains": game.board.trains - sum(lengths[route] for route in player.routes),
        "routes": list(player.routes),
        "stations": list(player.stations),
        "tickets": list(player.tickets),
    }
