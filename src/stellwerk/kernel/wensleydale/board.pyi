from typing import TypedDict

class AreaNumbers(TypedDict):
    goods: int
    town: bool
    people: int
    fixed: tuple[int, int]
    printed: int
    near: list[int]

class Rules:
    actions: tuple[int, ...]
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
