from stellwerk.kernel.trans.board import Rules

MAX_PLACES: int

def cheapest_trees(
    rules: Rules, prices: list[int], places: list[int]
) -> list[list[int | None]]: ...
