from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState

def fates(
    state: KernelState,
    policy: KernelPolicy,
    seed: int,
    worlds: int,
    seat: int | None = None,
    actions: list[int] | None = None,
    open_hands: bool = False,
) -> list[list[tuple[float, ...]]]: ...
