from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState

def play_by(state: KernelState, policies: list[KernelPolicy]) -> bool: ...
