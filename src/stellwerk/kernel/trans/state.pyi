from collections.abc import Mapping
from typing import TypedDict

from stellwerk.kernel.state import KernelState
from stellwerk.kernel.trans.board import Rules

class SeatNumbers(TypedDict):
    hand: list[int]
    chosen: int | None
    marker: int | None
    points: int
    knows: list[int]

class StateNumbers(TypedDict):
    phase: int
    round: int
    start_seat: int
    turn: int | None
    cards: list[int]
    card: int
    step: int
    card_stack: list[int]
    lap: int
    budget: int
    laid_this_turn: int
    rails: list[int]
    rest: list[list[int]]
    revealed: list[int]
    winners: list[int]
    key: list[int]
    words: int
    seats: list[SeatNumbers]

class TransState(KernelState):
    def __init__(self, rules: Rules, seed: bytes | None) -> None: ...
    def is_simultaneous(self) -> bool: ...
    def returns(self) -> list[float]: ...
    def cost(self, line: int) -> int: ...
    def chosen_colour(self) -> int: ...
    def missing(self, player: int) -> int: ...
    def tree_cost(self, root: int, crossings: list[int]) -> int: ...
    def network(self, player: int) -> list[int]: ...
    def leaders(self) -> list[int]: ...
    def dealt_hands(self) -> list[list[int]]: ...
    def last_round(self) -> list[tuple[int, int, bool, list[int]]]: ...
    def _dump(self) -> StateNumbers: ...
    def _dump_seat(self, player: int) -> SeatNumbers: ...
    def _load(self, numbers: Mapping[str, object]) -> None: ...
