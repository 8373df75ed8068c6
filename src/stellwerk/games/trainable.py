"""What a game must have so that vectors of it can be played."""

from typing import ClassVar, Protocol

from stellwerk.boards import Board
from stellwerk.games.named_state import NamedState
from stellwerk.games.observing import Observing
from stellwerk.games.policies import Policies
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelRules


class TrainableGame(Protocol):
    """A game with its rules in the kernel, and an observer for them."""

    id: str
    family: str
    players: int
    options: dict[str, str | int | bool]
    policies: ClassVar[Policies | None]

    @property
    def board(self) -> Board:
        """The board it is played on."""
        ...

    @property
    def rules(self) -> KernelRules:
        """The rules as the kernel reads them."""
        ...

    @property
    def observing(self) -> Observing | None:
        """How its positions become numbers, if they do."""
        ...

    def observer(self, without: tuple[str, ...] = ()) -> KernelObserver:
        """What a seat sees; CannotObserve where nothing describes it."""
        ...

    def new_state(self, seed: int | bytes | None = None) -> NamedState:
        """A state at the start."""
        ...
