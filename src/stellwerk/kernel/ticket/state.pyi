from collections.abc import Mapping, Sequence
from typing import TypedDict

from stellwerk.kernel.state import KernelState
from stellwerk.kernel.ticket.board import Rules

class SeatNumbers(TypedDict):
    cards: list[int]
    seen: list[int]
    trains: int
    points: int
    routes: list[int]
    stations: list[int]
    tickets: list[int]
    offer: list[int]
    kept: int | None
    kept_at_start: int
    knows: list[int]
    knows_in_packet: list[int]

class StateNumbers(TypedDict):
    phase: int
    first_seat: int
    turn: int | None
    passes: int
    final_turns: int | None
    row: list[int]
    deck: list[int]
    discard: list[int]
    ticket_deck: list[int]
    removed: list[int]
    packet: tuple[int, int]
    tunnel_way: int
    revealed: list[int]
    extra: int
    key: list[int]
    words: int
    seats: list[SeatNumbers]

class SeatCount(TypedDict):
    routes: int
    tickets: int
    completed: int
    longest_path: int
    longest_path_bonus: int
    globetrotter: int
    stations: int
    total: int
    ahead: int
    done: list[int]
    path: list[int]
    station_routes: list[tuple[int, int]]

class TicketState(KernelState):
    def __init__(self, rules: Rules, seed: bytes | None) -> None: ...
    def is_simultaneous(self) -> bool: ...
    def refusal_of_cards(self, what: str, seat: int, target: int, cards: Sequence[int]) -> int: ...
    def returns(self) -> list[float]: ...
    def scores(self) -> tuple[list[SeatCount], list[int]]: ...
    def outlook(
        self, player: int, tickets: list[int]
    ) -> list[tuple[int | None, list[int | None], list[int], int, int, int]]: ...
    def counted_ticket(
        self, player: int, ticket: int, borrowed: list[int]
    ) -> tuple[int, list[int], list[int]]: ...
    def closed_routes(self, player: int | None) -> list[int]: ...
    def one_card_short(self, player: int) -> list[int]: ...
    def missing_cards(self, player: int, route: int) -> list[tuple[int, int, int]]: ...
    def costly_cards(self) -> list[bool]: ...
    def station_cost(self, player: int) -> int | None: ...
    def fewest_to_keep(self, player: int) -> int: ...
    def _dump(self) -> StateNumbers: ...
    def _dump_seat(self, player: int) -> SeatNumbers: ...
    def _load(self, numbers: Mapping[str, object]) -> None: ...
