from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.wensleydale.board import Rules

VERSION: int
PLANNING_BLOCKS: tuple[str, ...]

class WensleydaleObserver(KernelObserver):
    def __init__(self, rules: Rules, without: tuple[str, ...] = ()) -> None: ...
