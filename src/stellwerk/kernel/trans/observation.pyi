from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.trans.board import Rules

VERSION: int
PLANNING_BLOCKS: tuple[str, ...]

class TransObserver(KernelObserver):
    def __init__(self, rules: Rules, without: tuple[str, ...] = ()) -> None: ...
