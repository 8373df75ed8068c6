"""The kernel's reason codes: for each the rule, and the message that explains it."""

from dataclasses import dataclass

REASONS: dict[int, tuple[str, str]] = {
    1: ("LTW-END-1", "wensleydale-game-is-over"),
    2: ("LTW-TURN-2", "wensleydale-not-your-turn"),
    3: ("LTW-TURN-2", "wensleydale-not-now"),
    4: ("LTW-TOKEN-2", "wensleydale-no-such-box"),
    5: ("LTW-AUC-3", "wensleydale-own-bid-stands"),
    6: ("LTW-AUC-2", "wensleydale-box-too-dear"),
    7: ("LTW-AUC-2", "wensleydale-stake-too-low"),
    8: ("LTW-AUC-5", "wensleydale-stake-above-limit"),
    9: ("LTW-AUC-2", "wensleydale-not-enough-cubes"),
    10: ("LTW-BUILD-4", "wensleydale-not-a-start"),
    11: ("LTW-BUILD-11", "wensleydale-leads-nowhere"),
    12: ("LTW-BUILD-2", "wensleydale-not-at-the-end"),
    13: ("LTW-MAP-1", "wensleydale-border-taken"),
    14: ("LTW-BUILD-2", "wensleydale-area-twice"),
    15: ("LTW-BUILD-12", "wensleydale-no-track-left"),
    16: ("LTW-BUILD-8", "wensleydale-fee-unpayable"),
    17: ("LTW-BUILD-7", "wensleydale-cost-unpayable"),
    18: ("LTW-BUILD-2", "wensleydale-build-one-first"),
    19: ("LTW-TRAIN-3", "wensleydale-cannot-pay-with-this"),
    20: ("LTW-BUILD-14", "wensleydale-no-such-chain"),
    21: ("LTW-TRAIN-2", "wensleydale-train-taken"),
    22: ("LTW-TRAIN-2", "wensleydale-one-of-each-price"),
    23: ("LTW-TRAIN-3", "wensleydale-train-unpayable"),
    24: ("LTW-MOVE-1", "wensleydale-nothing-there"),
    25: ("LTW-TRAIN-4", "wensleydale-no-free-place"),
    26: ("LTW-MOVE-2", "wensleydale-no-own-track-there"),
    27: ("LTW-MOVE-2", "wensleydale-on-company-network"),
    28: ("LTW-MOVE-3", "wensleydale-hill-not-served"),
    29: ("LTW-MOVE-5", "wensleydale-no-way-to-company"),
    30: ("LTW-MOVE-6", "wensleydale-own-colour-town"),
    31: ("LTW-SCORE-2", "wensleydale-not-this-train"),
    32: ("LTW-SELL-2", "wensleydale-town-lacks-colour"),
    33: ("LTW-SELL-3", "wensleydale-no-line-to-sell"),
    34: ("LTW-SELL-2", "wensleydale-not-own-track"),
    35: ("LTW-SELL-3", "wensleydale-sale-cannot-end"),
    36: ("LTW-SELL-2", "wensleydale-end-in-a-town"),
    37: ("LTW-TURN-2", "wensleydale-cannot-pass"),
    38: ("LTW-AUC-5", "wensleydale-box-above-limit"),
    39: ("LTW-BUILD-8", "wensleydale-start-fee-unpayable"),
    40: ("LTW-BUILD-9", "wensleydale-landowners-unpayable"),
}
NOT_A_START = 10
AREA_TWICE = 14
HILL_NOT_SERVED = 28
START_FEE_UNPAYABLE = 39
CANNOT_PAY_WITH_THIS = 19
NO_OWN_TRACK_THERE = 26
NOT_AT_THE_END = 12
NOT_NOW = (1, 2, 3)


def reason(code: int, moment: "Moment") -> tuple[str, str]:
    """The rule id and the message id for a reason code at this moment."""
    rule, message = REASONS[code]
    if code == NOT_A_START and moment.turn == 1:
        rule = "LTW-BUILD-3"
    elif code == CANNOT_PAY_WITH_THIS and moment.for_track:
        rule = "LTW-BUILD-7"
    elif (code in {AREA_TWICE, NOT_AT_THE_END} and moment.selling) or (
        code == NO_OWN_TRACK_THERE and moment.do == "sell"
    ):
        rule = "LTW-SELL-2"
    elif code == NO_OWN_TRACK_THERE and moment.passenger:
        rule = "LTW-MOVE-5"
    elif code == HILL_NOT_SERVED and moment.any_area_serves:
        return "LTW-MOVE-4", "wensleydale-hill-not-served-by-any-area"
    elif moment.do == "start" and code not in {NOT_A_START, START_FEE_UNPAYABLE, *NOT_NOW}:
        message = "wensleydale-leads-nowhere"  # for the reason all tracks from here have in common
    return rule, message


@dataclass(frozen=True)
class Moment:
    """What a refusal depends on beside its reason: when it was, and what was tried."""

    do: str
    turn: int
    for_track: bool = False
    selling: bool = False
    passenger: bool = False
    any_area_serves: bool = False
