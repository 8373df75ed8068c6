"""The state as Python holds it: a struct of numbers behind the names that researchers know.

Everything here speaks in numbers; `stellwerk.games.ticket` adds the names.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, NOBODY, REVEAL, ROW, Board, Rules
from cython.cimports.stellwerk.kernel.ticket.claims import close_tracks, costs_extra, open_all_ways
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_CARDS, MAX_OFFER, ROUTE_WORDS
from cython.cimports.stellwerk.kernel.ticket.outlook import (
    NOT_BLOCKED,
    Missing,
    Outlook,
    Path,
    Prospects,
    closed_routes,
    counted_path,
    look_ahead,
    look_around,
    missing_cards,
    one_card_short,
)
from cython.cimports.stellwerk.kernel.ticket.plans import CLOSED
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOT_YET,
    OVER,
    STARTING_TICKETS,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.refusals import (
    refuse_claim,
    refuse_pay_extra,
    refuse_station,
)
from cython.cimports.stellwerk.kernel.ticket.scoring import Scores, score
from cython.cimports.stellwerk.kernel.ticket.stations import stations_built
from cython.cimports.stellwerk.kernel.ticket.tickets import fewest_to_keep


@cython.cfunc
@cython.exceptval(-1)
def checked(number: cython.int, size: cython.int, what: str) -> cython.int:
    """A number of something on the board, if there is such a thing."""
    if not 0 <= number < size:
        raise IndexError(f"there are {what} 0 to {size - 1}, not {number}")
    return number


@cython.auto_pickle(False)  # the named states say how
@cython.cclass
class TicketState(KernelState):
    """One position of a Ticket to Ride game, in numbers."""

    def __cinit__(self):
        self.stand_at(cython.address(self.position_))

    def __init__(self, rules: Rules, seed: bytes | None):
        self.begin(rules, seed)

    def is_simultaneous(self) -> bool:
        """Whether all seats decide at once now."""
        return self.position_.phase <= STARTING_TICKETS

    def refusal_of_cards(self, what: str, seat, target: cython.int, cards: list) -> int:
        """The reason against claiming, building or paying extra with these cards; 0 if none."""
        played: cython.uchar[KINDS]
        board: cython.pointer(Board) = board_of(self)
        position: cython.pointer(Position) = cython.address(self.position_)
        number: cython.int = self.seat(seat)
        if not 0 <= target < (board.cities if what == "station" else board.routes):
            raise IndexError(f"there is no number {target} to {what}")
        for card in range(KINDS):
            played[card] = min(max(cards[card], 0), MAX_CARDS)
        if what == "claim":
            return refuse_claim(board, position, number, target, played)
        if what == "station":
            return refuse_station(board, position, number, target, played)
        return refuse_pay_extra(board, position, number, played)

    def returns(self) -> list:
        """The final points of every seat; zeros before the end."""
        scores: Scores
        if self.position_.phase != OVER:
            return [0.0] * self.players
        score(board_of(self), cython.address(self.position_), cython.address(scores))
        return [float(scores.seat[i].total) for i in range(self.players)]

    def scores(self) -> tuple:
        """The count of all seats as it would stand now, and the winners."""
        scores: Scores
        tickets: cython.int = board_of(self).tickets
        routes: cython.int = board_of(self).routes
        score(board_of(self), cython.address(self.position_), cython.address(scores))
        seats = [
            {
                "routes": scores.seat[i].routes,
                "tickets": scores.seat[i].tickets,
                "completed": scores.seat[i].completed,
                "longest_path": scores.seat[i].longest_path,
                "longest_path_bonus": scores.seat[i].longest_path_bonus,
                "globetrotter": scores.seat[i].globetrotter,
                "stations": scores.seat[i].stations,
                "total": scores.seat[i].total,
                "ahead": scores.seat[i].ahead,
                "done": self.elements(scores.seat[i].done, tickets),
                "path": self.elements(scores.seat[i].path, routes),
                "station_routes": [
                    (scores.seat[i].station_city[k], scores.seat[i].station_route[k])
                    for k in range(scores.seat[i].station_routes)
                ],
            }
            for i in range(self.players)
        ]
        return seats, [i for i in range(self.players) if (scores.winners >> i) & 1]

    def outlook(self, player, tickets: list) -> list:
        """How far a seat is with tickets, stations not counted; for each of them a tuple.

        The trains it needs (None if its trains will not do), those for each destination (None if no
        way is open), the routes of the way, and the way out: which, its trains, and a route that
        would need a station, or -1.
        """
        prospects: Prospects
        ahead: Outlook
        board: cython.pointer(Board) = board_of(self)
        position: cython.pointer(Position) = cython.address(self.position_)
        seat: cython.int = self.seat(player)
        number: cython.int
        look_around(board, position, seat, cython.address(prospects))
        seen = []
        for ticket in tickets:
            number = checked(ticket, board.tickets, "tickets")
            look_ahead(
                board, position, seat, cython.address(prospects), number, cython.address(ahead)
            )
            seen.append(
                (
                    ahead.trains if ahead.way_out == NOT_BLOCKED else None,
                    [
                        None if ahead.trains_to[d] == CLOSED else ahead.trains_to[d]
                        for d in range(board.destinations[number])
                    ],
                    [ahead.path.route[i] for i in range(ahead.path.size)],
                    ahead.way_out,
                    ahead.way_out_trains,
                    ahead.way_out_route,
                )
            )
        return seen

    def counted_ticket(self, player, ticket, borrowed: list) -> tuple:
        """The points of a ticket, and its way: the cities where that ends, its routes."""
        path: Path
        routes: Word[ROUTE_WORDS]
        board: cython.pointer(Board) = board_of(self)
        number: cython.int = checked(ticket, board.tickets, "tickets")
        memset(routes, 0, cython.sizeof(routes))
        for route in borrowed:
            add(routes, checked(route, board.routes, "routes"))
        points: cython.int = counted_path(
            board, cython.address(self.position_), self.seat(player), routes, number,
            cython.address(path),
        )  # fmt: skip
        ends = [path.start, path.end] if path.size else []
        return points, ends, [path.route[i] for i in range(path.size)]

    def closed_routes(self, player) -> list:
        """Tracks that nobody owns and that are closed to a seat; None: to every seat."""
        closed: Word[ROUTE_WORDS]
        own: Word[ROUTE_WORDS]
        seats = range(self.players) if player is None else [self.seat(player)]
        memset(closed, 255, cython.sizeof(closed))
        for seat in seats:
            closed_routes(board_of(self), cython.address(self.position_), seat, own)
            for w in range(ROUTE_WORDS):
                closed[w] &= own[w]
        return self.elements(closed, board_of(self).routes)

    def one_card_short(self, player) -> list:
        """The open routes that a single card is missing for."""
        routes: Word[ROUTE_WORDS]
        one_card_short(board_of(self), cython.address(self.position_), self.seat(player), routes)
        return self.elements(routes, board_of(self).routes)

    def missing_cards(self, player, route) -> list:
        """What a seat lacks for a route, in each colour that lacks least.

        For each of them the colour, how many cards of it, and how many locomotives.
        """
        missing: Missing
        board: cython.pointer(Board) = board_of(self)
        number: cython.int = checked(route, board.routes, "routes")
        missing_cards(
            board, cython.address(self.position_), self.seat(player), number,
            cython.address(missing),
        )  # fmt: skip
        return [
            (missing.colour[i], missing.cards[i], missing.locomotives[i])
            for i in range(missing.size)
        ]

    def costly_cards(self) -> list:
        """For each card turned up for a tunnel, whether it costs extra."""
        position: cython.pointer(Position) = cython.address(self.position_)
        return [
            bool(costs_extra(board_of(self), position, position.revealed[i]))
            for i in range(position.revealed_size)
        ]

    def station_cost(self, player) -> object:
        """How many cards the next station of a seat costs; None if it has none left."""
        built: cython.int = stations_built(cython.address(self.position_), self.seat(player))
        return built + 1 if built < board_of(self).stations else None

    def fewest_to_keep(self, player) -> int:
        """How many of the tickets offered to a seat it must keep at least."""
        return fewest_to_keep(board_of(self), cython.address(self.position_), self.seat(player))

    def _dump(self) -> dict:
        """All of the state as plain numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        tickets: cython.int = board_of(self).tickets
        return {
            "phase": p.phase,
            "first_seat": p.first_seat,
            "turn": None if p.turn == NOBODY else p.turn,
            "passes": p.passes,
            "final_turns": None if p.final_turns == NOT_YET else p.final_turns,
            "row": [p.row[i] for i in range(ROW)],
            "deck": [p.deck[i] for i in range(p.deck_size)],
            "discard": [p.discard[i] for i in range(KINDS)],
            "ticket_deck": [p.ticket_deck[i] for i in range(p.ticket_deck_size)],
            "removed": self.elements(p.removed, tickets),
            "packet": (p.packet_size, p.packet_below),
            "tunnel_way": p.tunnel_way,
            "revealed": [p.revealed[i] for i in range(p.revealed_size)],
            "extra": p.extra,
            "key": self.key(),
            "words": p.chance.words,
            "seats": [self._dump_seat(seat) for seat in range(self.players)],
        }

    def _dump_seat(self, player) -> dict:
        """One seat's part of the state as plain numbers."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        tickets: cython.int = board_of(self).tickets
        return {
            "cards": [p.hand[seat][i] for i in range(KINDS)],
            "seen": [p.seen[seat][i] for i in range(KINDS)],
            "trains": p.trains[seat],
            "points": p.points[seat],
            "routes": self.elements(p.owned[seat], board_of(self).routes),
            "stations": self.elements(cython.address(p.stations[seat]), board_of(self).cities),
            "tickets": self.elements(p.tickets[seat], tickets),
            "offer": [p.offer[seat][i] for i in range(p.offer_size[seat])],
            "kept": p.choice[seat] if p.has_chosen[seat] else None,
            "kept_at_start": p.kept_at_start[seat],
            "knows": self.elements(p.knows[seat], tickets),
            "knows_in_packet": self.elements(p.knows_in_packet[seat], tickets),
        }

    def _load(self, numbers: dict):
        """Become the state that `_dump` described; the caller has checked the numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        memset(p, 0, cython.sizeof(Position))
        p.phase = numbers["phase"]
        p.first_seat = numbers["first_seat"]
        p.turn = NOBODY if numbers["turn"] is None else numbers["turn"]
        p.passes = numbers["passes"]
        p.final_turns = NOT_YET if numbers["final_turns"] is None else numbers["final_turns"]
        for i in range(ROW):
            p.row[i] = numbers["row"][i]
        for card in numbers["deck"]:
            p.deck[p.deck_size] = card
            p.deck_size += 1
        for i in range(KINDS):
            p.discard[i] = numbers["discard"][i]
            p.discard_size += p.discard[i]
        for ticket in numbers["ticket_deck"]:
            p.ticket_deck[p.ticket_deck_size] = ticket
            p.ticket_deck_size += 1
        self.fill(p.removed, numbers["removed"])
        p.packet_size, p.packet_below = numbers["packet"]
        p.tunnel_way = numbers["tunnel_way"]
        for card in numbers["revealed"][:REVEAL]:
            p.revealed[p.revealed_size] = card
            p.revealed_size += 1
        p.extra = numbers["extra"]
        self.load_chance(numbers)
        open_all_ways(board, p)
        for seat in range(board.players):
            self._load_seat(seat, numbers["seats"][seat])

    def _load_seat(self, player, numbers: dict):
        """One seat's part of `_load`."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        for i in range(KINDS):
            p.hand[seat][i] = numbers["cards"][i]
            p.seen[seat][i] = numbers["seen"][i]
        p.trains[seat] = numbers["trains"]
        p.points[seat] = numbers["points"]
        self.fill(p.owned[seat], numbers["routes"])
        for route in numbers["routes"]:
            close_tracks(board, p, seat, route)
        self.fill(cython.address(p.stations[seat]), numbers["stations"])
        p.station_cities |= p.stations[seat]
        self.fill(p.tickets[seat], numbers["tickets"])
        for ticket in numbers["offer"][:MAX_OFFER]:
            p.offer[seat][p.offer_size[seat]] = ticket
            p.offer_size[seat] += 1
        p.has_chosen[seat] = numbers["kept"] is not None
        p.choice[seat] = numbers["kept"] or 0
        p.kept_at_start[seat] = numbers["kept_at_start"]
        self.fill(p.knows[seat], numbers["knows"])
        self.fill(p.knows_in_packet[seat], numbers["knows_in_packet"])
