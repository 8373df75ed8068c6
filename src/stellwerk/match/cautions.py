"""Moves that call for caution: what people may want to confirm before it counts."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, TypeVar

from msgspec import UNSET, UnsetType

Caution: TypeAlias = Literal["always", "much", "final"]
"""always: costs a turn and shows so much that nobody should do it by a slip; much: reveals or
spends much; final: another one that cannot be taken back."""

Cautions: TypeAlias = dict[str, list[int]]
"""By kind of caution, the moves of a prompt that call for it: their places in its list."""

Choice = TypeVar("Choice")


def cautions(
    choices: Sequence[Choice], caution_for: Callable[[Choice], Caution | None]
) -> Cautions | UnsetType:
    """Which moves of a prompt, or their actions, call for caution; nothing if none does.

    Only the move itself and what its seat knows may decide: the seat is told.

    >>> cautions(["dig", "dig deep"], lambda move: "much" if "deep" in move else None)
    {'much': [1]}
    >>> cautions(["dig"], lambda move: None)
    UNSET
    """
    places: Cautions = {}
    for place, choice in enumerate(choices):
        caution = caution_for(choice)
        if caution is not None:
            places.setdefault(caution, []).append(place)
    return places or UNSET
