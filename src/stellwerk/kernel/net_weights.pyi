from stellwerk.kernel.observing import KernelObserver

class NetWeights:
    observer: KernelObserver
    def __init__(
        self,
        observer: KernelObserver,
        width: int,
        blocks: int,
        value_width: int,
        parts: list[list[int]],
        tensors: dict[str, bytes],
        rewards: tuple[float, float],
    ) -> None: ...
