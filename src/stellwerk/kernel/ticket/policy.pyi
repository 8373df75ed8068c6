from typing import TypedDict

from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.ticket.state import TicketState

WEIGHTS: tuple[str, ...]

class PlanNumbers(TypedDict):
    routes: list[int]
    trains: int
    tickets: list[int]
    given_up: list[int]
    target: int | None
    needed: list[int]
    is_hurried: bool

class TicketPolicy(KernelPolicy):
    def __init__(self, weights: list[int]) -> None: ...
    def plan(self, state: TicketState, player: int, tickets: list[int]) -> PlanNumbers: ...

class PlannerPolicy(KernelPolicy): ...
