from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.wensleydale.state import WensleydaleState

WEIGHTS: tuple[str, ...]

class WensleydalePolicy(KernelPolicy):
    def __init__(self, weights: list[int]) -> None: ...
    def reach(self, state: WensleydaleState, player: int) -> list[int]: ...

class PromoterPolicy(KernelPolicy): ...
