"""What is compared at every step of a game, whatever the family."""

from collections.abc import Collection
from typing import Any, Protocol

from stellwerk.match.contract import State
from tests.plain import plain


class Model(Protocol):
    """As much of a slow model as the comparison asks."""

    def position(self) -> dict[str, Any]:
        """The whole position (docs/positions.md)."""
        ...

    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        ...


def pending_alike(state: State, model: Model, is_due: bool, where: str) -> list[int]:
    """The seats that both ask; whole positions are compared where that is due, and at the end."""
    pending = state.pending_players()
    if is_due or not pending:
        assert plain(state.position()) == model.position(), where
    assert pending == model.pending(), where
    return pending


def check_moves_alike(moves: Collection[object], legal: Collection[object], where: str) -> None:
    """Both allow the same, and name nothing twice."""
    assert len(moves) == len(legal), where
    assert set(moves) == legal, where
