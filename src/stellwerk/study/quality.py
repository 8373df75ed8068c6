"""How closely a review looks: how many imagined games it plays for each of its numbers."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

QualityName: TypeAlias = Literal["quick", "usual", "thorough"]


@dataclass(frozen=True, kw_only=True)
class Quality:
    """Imagined games for each thing that is looked at."""

    stop: int
    """for everybody's chances at the beginning of a turn"""
    decision: int
    """for a decision, all moves that are compared together"""
    verdict: int
    """for a decision that seems worth a mark, once more"""
    candidates: int
    """moves that are compared at most, the one that was made not counted"""


QUALITIES: dict[QualityName, Quality] = {
    "quick": Quality(stop=24, decision=12, verdict=36, candidates=3),
    "usual": Quality(stop=96, decision=30, verdict=90, candidates=4),
    "thorough": Quality(stop=600, decision=240, verdict=1000, candidates=6),
}
