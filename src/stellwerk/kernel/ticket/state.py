"""The state as Python holds it: a struct of numbers behind the names that researchers know.

Everything here speaks in numbers; `stellwerk.games.ticket` adds the names.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.chance import KEY_WORDS, jump_to, set_seed
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, NOBODY, REVEAL, ROW, Board, Rules
from cython.cimports.stellwerk.kernel.ticket.claims import close_tracks, open_all_ways
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_CARDS, MAX_CITIES, MAX_OFFER
from cython.cimports.stellwerk.kernel.ticket.plans import trains_to_complete
from cython.cimports.stellwerk.kernel.ticket.playout import random_action
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOT_YET,
    OVER,
    STARTING_TICKETS,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.refusals import (
    refuse_action,
    refuse_claim,
    refuse_pay_extra,
    refuse_station,
)
from cython.cimports.stellwerk.kernel.ticket.resample import resample
from cython.cimports.stellwerk.kernel.ticket.scoring import (
    Scores,
    own_components,
    score,
    ticket_value,
)
from cython.cimports.stellwerk.kernel.ticket.tickets import fewest_to_keep
from cython.cimports.stellwerk.kernel.ticket.turn import (
    apply,
    is_legal,
    is_pending,
    list_actions,
    pending_seat,
    set_up,
)


@cython.cfunc
def elements(words: cython.pointer(Word), size: cython.int) -> list:
    """A set as an ascending list."""
    return [i for i in range(size) if (words[i >> 6] >> (i & 63)) & 1]


@cython.cfunc
@cython.exceptval(check=False)
def fill_set(words: cython.pointer(Word), items: list) -> cython.void:
    i: cython.int
    for i in items:
        words[i >> 6] |= cython.cast(Word, 1) << (i & 63)


@cython.cclass
class TicketState(KernelState):
    """One position of a Ticket to Ride game, in numbers."""

    def __init__(self, rules: Rules, seed: bytes | None):
        self.rules = rules
        self.players = rules.board.players
        self.actions = rules.actions
        memset(cython.address(self.position_), 0, cython.sizeof(Position))
        if seed is not None:
            if len(seed) != 32:
                raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
            set_seed(cython.address(self.position_.chance), seed)
            set_up(cython.address(rules.board), cython.address(self.position_))

    def is_simultaneous(self) -> bool:
        """Whether all seats decide at once now."""
        return self.position_.phase <= STARTING_TICKETS

    def pending_seat_(self):
        return pending_seat(cython.address(self.rules.board), cython.address(self.position_))

    def is_pending_(self, seat):
        return is_pending(cython.address(self.rules.board), cython.address(self.position_), seat)

    def list_actions_(self, seat, actions):
        return list_actions(
            cython.address(self.rules.board), cython.address(self.position_), seat, actions
        )

    def is_legal_(self, seat, action):
        return is_legal(
            cython.address(self.rules.board), cython.address(self.position_), seat, action
        )

    def apply_(self, seat, action):
        apply(cython.address(self.rules.board), cython.address(self.position_), seat, action)

    def random_action_(self, seat, dice):
        return random_action(
            cython.address(self.rules.board), cython.address(self.position_), seat, dice
        )

    def copy_into_(self, other):
        copy: TicketState = other
        copy.rules = self.rules
        memcpy(
            cython.address(copy.position_), cython.address(self.position_), cython.sizeof(Position)
        )

    def resample_(self, seat, seed):
        set_seed(cython.address(self.position_.chance), seed)
        resample(cython.address(self.rules.board), cython.address(self.position_), seat)

    def refusal_(self, seat, action):
        return refuse_action(
            cython.address(self.rules.board), cython.address(self.position_), seat, action
        )

    def refusal_of_cards(self, what: str, seat, target: cython.int, cards: list) -> int:
        """The reason against claiming, building or paying extra with these cards; 0 if none."""
        played: cython.uchar[KINDS]
        board: cython.pointer(Board) = cython.address(self.rules.board)
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

    def _trace(self, on: bool):
        """Whether to note down what actions bring about, for `_notes`."""
        self.position_.tracing = on
        self.position_.notes_size = 0

    def _notes(self) -> list:
        """What the last action brought about: tuples (what, a, b)."""
        return [
            (
                self.position_.notes[i] >> 16,
                (self.position_.notes[i] >> 8) & 255,
                self.position_.notes[i] & 255,
            )
            for i in range(self.position_.notes_size)
        ]

    def returns(self) -> list:
        """The final points of every seat; zeros before the end."""
        scores: Scores
        if self.position_.phase != OVER:
            return [0.0] * self.rules.board.players
        score(
            cython.address(self.rules.board), cython.address(self.position_), cython.address(scores)
        )
        return [float(scores.seat[i].total) for i in range(self.rules.board.players)]

    def scores(self) -> tuple:
        """The count of all seats as it would stand now, and the winners."""
        scores: Scores
        tickets: cython.int = self.rules.board.tickets
        routes: cython.int = self.rules.board.routes
        score(
            cython.address(self.rules.board), cython.address(self.position_), cython.address(scores)
        )
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
                "done": elements(scores.seat[i].done, tickets),
                "path": elements(scores.seat[i].path, routes),
                "station_routes": [
                    (scores.seat[i].station_city[k], scores.seat[i].station_route[k])
                    for k in range(scores.seat[i].station_routes)
                ],
            }
            for i in range(self.rules.board.players)
        ]
        return seats, [i for i in range(self.rules.board.players) if (scores.winners >> i) & 1]

    def completed_tickets(self, player) -> list:
        """The tickets a seat's own routes have completed so far (stations not counted)."""
        component: Word[MAX_CITIES]
        done: cython.bint = False
        seat: cython.int = self.seat(player)
        board: cython.pointer(Board) = cython.address(self.rules.board)
        own_components(board, cython.address(self.position_), seat, component)
        result = []
        for t in elements(self.position_.tickets[seat], board.tickets):
            ticket_value(board, component, t, cython.address(done))
            if done:
                result.append(t)
        return result

    def trains_needed(self, player, ticket: cython.int) -> object:
        """The fewest trains a seat needs for a ticket by its own routes; None if blocked."""
        needed: cython.int
        if not 0 <= ticket < self.rules.board.tickets:
            raise IndexError(f"there are tickets 0 to {self.rules.board.tickets - 1}, not {ticket}")
        needed = trains_to_complete(
            cython.address(self.rules.board),
            cython.address(self.position_),
            self.seat(player),
            ticket,
        )
        return None if needed < 0 else needed

    def fewest_to_keep(self, player) -> int:
        """How many of the tickets offered to a seat it must keep at least."""
        return fewest_to_keep(
            cython.address(self.rules.board), cython.address(self.position_), self.seat(player)
        )

    def _dump(self) -> dict:
        """All of the state as plain numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        tickets: cython.int = self.rules.board.tickets
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
            "removed": elements(p.removed, tickets),
            "packet": (p.packet_size, p.packet_below),
            "tunnel_way": p.tunnel_way,
            "revealed": [p.revealed[i] for i in range(p.revealed_size)],
            "extra": p.extra,
            "key": [p.chance.key[i] for i in range(KEY_WORDS)],
            "words": p.chance.words,
            "seats": [self._dump_seat(seat) for seat in range(self.rules.board.players)],
        }

    def _dump_seat(self, player) -> dict:
        """One seat's part of the state as plain numbers."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        tickets: cython.int = self.rules.board.tickets
        return {
            "cards": [p.hand[seat][i] for i in range(KINDS)],
            "seen": [p.seen[seat][i] for i in range(KINDS)],
            "trains": p.trains[seat],
            "points": p.points[seat],
            "routes": elements(p.owned[seat], self.rules.board.routes),
            "stations": elements(cython.address(p.stations[seat]), self.rules.board.cities),
            "tickets": elements(p.tickets[seat], tickets),
            "offer": [p.offer[seat][i] for i in range(p.offer_size[seat])],
            "kept": p.choice[seat] if p.has_chosen[seat] else None,
            "kept_at_start": p.kept_at_start[seat],
            "knows": elements(p.knows[seat], tickets),
            "knows_in_packet": elements(p.knows_in_packet[seat], tickets),
        }

    def _load(self, numbers: dict):
        """Become the state that `_dump` described; the caller has checked the numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = cython.address(self.rules.board)
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
        fill_set(p.removed, numbers["removed"])
        p.packet_size, p.packet_below = numbers["packet"]
        p.tunnel_way = numbers["tunnel_way"]
        for card in numbers["revealed"][:REVEAL]:
            p.revealed[p.revealed_size] = card
            p.revealed_size += 1
        p.extra = numbers["extra"]
        for i in range(KEY_WORDS):
            p.chance.key[i] = numbers["key"][i]
        jump_to(cython.address(p.chance), numbers["words"])
        open_all_ways(board, p)
        for seat in range(board.players):
            self._load_seat(seat, numbers["seats"][seat])

    def _load_seat(self, player, numbers: dict):
        """One seat's part of `_load`."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = cython.address(self.rules.board)
        for i in range(KINDS):
            p.hand[seat][i] = numbers["cards"][i]
            p.seen[seat][i] = numbers["seen"][i]
        p.trains[seat] = numbers["trains"]
        p.points[seat] = numbers["points"]
        fill_set(p.owned[seat], numbers["routes"])
        for route in numbers["routes"]:
            close_tracks(board, p, seat, route)
        fill_set(cython.address(p.stations[seat]), numbers["stations"])
        p.station_cities |= p.stations[seat]
        fill_set(p.tickets[seat], numbers["tickets"])
        for ticket in numbers["offer"][:MAX_OFFER]:
            p.offer[seat][p.offer_size[seat]] = ticket
            p.offer_size[seat] += 1
        p.has_chosen[seat] = numbers["kept"] is not None
        p.choice[seat] = numbers["kept"] or 0
        p.kept_at_start[seat] = numbers["kept_at_start"]
        fill_set(p.knows[seat], numbers["knows"])
        fill_set(p.knows_in_packet[seat], numbers["knows_in_packet"])
