from stellwerk.kernel.state import KernelRules

COLOURS: int
SPECIAL_CARDS: int
MAX_HAND: int
EXCHANGES: int
SCALES: int
NOBODY: int
NOWHERE: int
NO_CITY: int

BROWN: int
WHITE: int
PINK: int
ORANGE: int
TURQUOISE: int

PLAIN: int
WATER: int
MOUNTAIN: int
TERRAINS: int

NO_CARDS: int
CARDS_FROM_STACK: int
CARDS_CHOSEN: int
CARDS_AGREED: int

class Rules(KernelRules):
    def __init__(
        self,
        crossings: int,
        lines: list[tuple[int, int, int]],
        cities: list[tuple[int, int, bool]],
        scales: list[list[int]],
        settings: dict[str, int | bool | list[int]],
    ) -> None: ...
    @property
    def first_actions(self) -> dict[str, int]: ...
