from typing import Final

from stellwerk.kernel.state import KernelRules

KINDS: int
LOCOMOTIVE: int
GREY: int
EMPTY: int
ROW: int
REVEAL: int
FEW_TRAINS: int
STATION_FORMS: int
NOBODY: int

DRAW: int
DRAW_BLIND: int
DRAW_TICKETS: int
PASS: int
WITHDRAW: int
PAY_EXTRA: int
KEEP: int
CHOICES: int
CLAIM: int

NORMAL: int
TUNNEL: int
FERRY: int

LEAVE_GAME: int
UNDER_DECK: int
SHUFFLED_UNDER_DECK: int

SETTINGS: Final[tuple[str, ...]]

def count_ways(length: int, grey: bool, fewest: int, takes_locomotives: bool) -> int: ...

class Rules(KernelRules):
    def __init__(
        self,
        players: int,
        cities: int,
        cards: list[int],
        routes: list[tuple[int, ...]],
        tickets: list[tuple[list[int], list[tuple[list[int], int]], bool, bool]],
        settings: dict[str, int | bool],
    ) -> None: ...
    def way(self, way: int) -> tuple[int, int, int, int]: ...
    @property
    def ways(self) -> int: ...
    @property
    def cities(self) -> int: ...
    @property
    def first_station_action(self) -> int: ...
