from collections.abc import Mapping
from typing import TypedDict

from stellwerk.kernel.state import KernelState
from stellwerk.kernel.wensleydale.board import Rules

class SeatNumbers(TypedDict):
    hand: int
    points: int
    collected: list[int]
    loaded: list[list[int]]

class StateNumbers(TypedDict):
    phase: int
    turn: int
    seat: int | None
    index: int
    general_order: list[int]
    build_order: list[int]
    train_order: list[int]
    tracks: list[list[tuple[int, int]]]
    boxes: list[tuple[list[int], tuple[int, int] | None]]
    box: int
    limits: list[int]
    line: list[int]
    company: int
    due: int
    paying_from: int
    paying_for: int
    item: tuple[int, int]
    passed: list[int]
    bonus_given: bool
    contents: list[list[int]]
    owners: list[int]
    chains: list[list[int]]
    trains: list[tuple[int, int, int] | None]
    key: list[int]
    words: int
    seats: list[SeatNumbers]

class FinalCount(TypedDict):
    points: int
    sets: int
    profit: int
    tracks: int
    total: int

class WensleydaleState(KernelState):
    def __init__(self, rules: Rules, seed: bytes | None) -> None: ...
    def is_simultaneous(self) -> bool: ...
    def returns(self) -> list[float]: ...
    def final_count(self) -> list[FinalCount]: ...
    def winner(self) -> int: ...
    def shown_colours(self, area: int) -> list[int]: ...
    def train_costs(self, player: int) -> list[tuple[int, int]]: ...
    def next_tracks(self) -> list[tuple[int, int, list[int]]]: ...
    def last_scoring(self) -> list[tuple[int, int]]: ...
    def track(self, number: int) -> list[tuple[int, int]]: ...
    def _dump(self) -> StateNumbers: ...
    def _dump_seat(self, player: int) -> SeatNumbers: ...
    def _load(self, numbers: Mapping[str, object]) -> None: ...
