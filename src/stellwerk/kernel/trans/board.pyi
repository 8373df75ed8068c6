class Rules:
    actions: tuple[int, ...]
    def __init__(
        self,
        crossings: int,
        lines: list[tuple[int, int, int]],
        cities: list[tuple[int, int, bool]],
        tables: list[list[int]],
        settings: dict[str, int | bool | list[int]],
    ) -> None: ...
    @property
    def first_actions(self) -> dict[str, int]: ...
