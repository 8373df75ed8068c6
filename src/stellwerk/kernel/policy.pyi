class KernelPolicy:
    weight_count: int
    @property
    def weights(self) -> tuple[int, ...]: ...
