from stellwerk.kernel.net_weights import NetWeights
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState

class NetPolicy(KernelPolicy):
    net: NetWeights
    def __init__(self, net: NetWeights) -> None: ...
    def look(self, state: KernelState, seat: int) -> tuple[list[int], list[float], float]: ...
