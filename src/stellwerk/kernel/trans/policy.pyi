from stellwerk.kernel.policy import KernelPolicy

WEIGHTS: tuple[str, ...]

class TransPolicy(KernelPolicy):
    def __init__(self, weights: list[int]) -> None: ...

class SurveyorPolicy(KernelPolicy): ...
