from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.ticket.board import Rules

VERSION: int
PLANNING_BLOCKS: tuple[str, ...]

class TicketObserver(KernelObserver):
    def __init__(self, rules: Rules, without: tuple[str, ...] = ()) -> None: ...
