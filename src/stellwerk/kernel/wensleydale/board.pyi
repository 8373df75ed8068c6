from typing import TypedDict

from stellwerk.kernel.state import KernelRules

COMPANIES: int
GOODS: int
PEOPLE: int
NOBODY: int

WHITE: int
BROWN: int
RED: int
GREEN: int
COLOURS: int
PROFIT: int
TRACKS: int

CUBE: int
UNITS: int
UNITS_PER_MISSING_POINT: int

RED_COMPANY: int
GREEN_COMPANY: int
OWNERS: int

PLAIN_GOOD: int
HILL_GOOD: int
RED_PASSENGER: int
GREEN_PASSENGER: int
CARRIED: int
LANDOWNER: int
ITEMS: int

class AreaNumbers(TypedDict):
    goods: int
    town: bool
    people: int
    fixed: tuple[int, int]
    printed: int
    near: list[int]

class Rules(KernelRules):
    def __init__(
        self,
        areas: list[AreaNumbers],
        borders: list[tuple[int, int, int]],
        boxes: list[tuple[int, int, list[int]]],
        trains: list[tuple[int, int, int, int]],
        bonus: tuple[list[int], list[int]],
        settings: dict[str, int | bool | list[int]],
    ) -> None: ...
    @property
    def first_actions(self) -> dict[str, int]: ...
