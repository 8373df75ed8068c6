"""The weights of Trans' policy."""

from stellwerk.games.policies import Policies
from stellwerk.kernel.trans.policy import WEIGHTS, TransPolicy

ALL = 99  # more cities than anybody holds
SURVEYOR = dict.fromkeys(WEIGHTS, 0) | {
    "place_tree": 1000,
    "place_distance": 4,
    "place_own_city": 30,
    "lay_cities": ALL,
    "lay_saved": 10000,
    "lay_waste": 4000,
    "lay_far": 10,
    "lay_reach": 119,
    "value_points": 40,
}
"""What `surveyor` weighs, said in weights: as strong as it, in a seventh of its time."""

TUNED = SURVEYOR | {
    "place_far": 10,
    "place_reach": 6,
    "lay_far": 100,
    "lay_reach": 12,
    "lay_foreign": 10,
    "lay_foreign_reach": 4,
    "lay_near": 30,
}
"""Found by trying each weight for itself on both boards. Against `surveyor`, without search, one
seat with these wins 57.3 ± 4.3 % (2 players, 150 deals) and 39.2 ± 5.4 % (one against three, 60
deals) on Trans Europa, 57.2 ± 4.2 % and 38.3 ± 5.1 % on Trans Amerika (`contest`, seed
20261116)."""

POLICIES = Policies(
    names=WEIGHTS,
    build=TransPolicy,
    sets={"surveyor": SURVEYOR, "tuned": TUNED},
    searching="tuned",
    rollouts=700,
    untuned=frozenset(
        name for name in WEIGHTS if name.startswith("value_") or name == "lay_cities"
    ),
)
