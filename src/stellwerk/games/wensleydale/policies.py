"""The weights of Wensleydale's policy."""

from stellwerk.games.policies import Policies
from stellwerk.kernel.wensleydale.policy import WEIGHTS, WensleydalePolicy

PROMOTER = {
    "bid_white": 10, "bid_brown": 24, "bid_company": 14, "bid_first_company": 26, "bid_cube": 10,
    "pay_each": 3, "pay_white": 4, "pay_brown": 20,
    "beam": 14,
    "build_hill": 30, "build_plain": 20, "build_passenger": 22, "build_later": 3,
    "build_shared": 0, "build_track": 16, "build_last_track": 18, "build_means": 3,
    "build_brown": 6, "build_replacement": 4,
    "sell_share": 67, "sell_places": 4, "sell_track": 18, "sell_last_track": 10, "sell_point": 4,
    "carry_hill": 30, "carry_plain": 20, "carry_passenger": 20, "carry_same": 2,
    "carry_shared": 0,
    "train_hill": 30, "train_plain": 20, "train_passenger": 10, "train_point": 10,
    "train_price": 3, "train_missing": 12,
    "judge_scale": 8, "judge_win": 0, "judge_reach": 100, "judge_track": 6, "judge_cube": 8,
    "judge_white": 3, "judge_brown": 6, "judge_company": 3,
    "horizon": 0,
}  # fmt: skip
"""What `promoter` weighs by, and how it would judge the table at the end of a turn."""

TUNED = {
    **PROMOTER,
    "bid_white": 15, "bid_first_company": 22, "beam": 16, "build_track": 24, "sell_point": 6,
    "carry_passenger": 24, "carry_same": 1, "carry_shared": 6,
    "train_hill": 36, "train_passenger": 20, "train_price": 2, "train_missing": 18,
}  # fmt: skip
"""Found by 173 trials over both boards with 2, 3 and 4 players. One seat with these against all
others with PROMOTER wins 76.5 ± 6.3, 66.3 ± 7.1 and 54.0 ± 6.4 % on Wensleydale, 70.5 ± 7.3,
64.7 ± 6.8 and 50.0 ± 7.1 % on Nürnberg (`contest` over 100 other deals, seed 4). As
the policy of playouts against three promoters they do worse than PROMOTER, which is their very
model: with 24 playouts one seat wins 69 ± 18 instead of 98 ± 5 % (8 and 10 deals)."""

POLICIES = Policies(
    names=WEIGHTS,
    build=WensleydalePolicy,
    sets={"promoter": PROMOTER, "tuned": TUNED},
    searching="promoter",
    rollouts=48,
    untuned=frozenset(name for name in WEIGHTS if name.startswith("judge_") or name == "horizon"),
)
