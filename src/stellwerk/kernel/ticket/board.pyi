from typing import Final

SETTINGS: Final[tuple[str, ...]]

def count_ways(length: int, grey: bool, fewest: int, takes_locomotives: bool) -> int: ...

class Rules:
    actions: tuple[int, ...]
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
    def first_station_action(self) -> int: ...
