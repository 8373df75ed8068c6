from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState

def evaluate(
    state: KernelState,
    seat: int,
    policy: KernelPolicy,
    seed: int,
    rollouts: int = 0,
    seconds: float = 0.0,
    threads: int = 1,
    most: int = 12,
    caution: float = 1.5,
    actions: list[int] | None = None,
    horizon: int = 0,
) -> tuple[int, list[tuple[int, int, float, float, float, float, float]], int]: ...
def candidates(
    state: KernelState, seat: int, policy: KernelPolicy, seed: int, most: int = 12
) -> list[int]: ...
