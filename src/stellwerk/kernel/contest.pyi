from typing import TypedDict

from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelRules

class ContestResult(TypedDict):
    win_shares: list[float]
    margins: list[float]
    steps: int
    games: int
    stuck: int

def contest(
    rules: KernelRules,
    challenger: KernelPolicy,
    others: KernelPolicy,
    deals: int,
    seed: int,
    first_deal: int = 0,
) -> ContestResult: ...
