from stellwerk.kernel.crew import Crew
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelRules, KernelState

History = tuple[int, int, int, int, list[int]]

class KernelVector:
    rules: KernelRules
    observer: KernelObserver
    crew: Crew
    slots: int
    def __init__(
        self,
        rules: KernelRules,
        observer: KernelObserver,
        slots: int,
        crew: Crew,
        policies: list[KernelPolicy | None],
        seating: object,
        deals: list[int],
        stride: int,
        seed: int,
    ) -> None: ...
    def attach(
        self,
        legal: object,
        seats: object,
        ends: object,
        rewards: object,
        shares: object,
        points: object,
        actions: object,
        observations: object = None,
        advice: object = None,
    ) -> None: ...
    def reward_by(self, win: float, margin: float) -> None: ...
    def ask(self, policy: int) -> None: ...
    def begin(self, openings: list[int], policy: int = -1) -> None: ...
    def go(self, apply: bool = True) -> None: ...
    def wait(self) -> None: ...
    def choose_randomly(self) -> None: ...
    def histories(self) -> list[History]: ...
    def come_back(self, histories: list[History], policy: int = -1) -> None: ...
    def put_into(self, number: int, state: KernelState) -> None: ...
    @property
    def bytes_per_slot(self) -> int: ...
