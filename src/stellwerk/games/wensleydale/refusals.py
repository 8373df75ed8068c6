"""The kernel's reason codes: for each the rule, and the message that explains it."""

from dataclasses import dataclass

from stellwerk.kernel.wensleydale.refusals import Refusal

REASONS: dict[int, tuple[str, str]] = {
    Refusal.GAME_IS_OVER: ("LTW-END-1", "wensleydale-game-is-over"),
    Refusal.NOT_YOUR_TURN: ("LTW-TURN-2", "wensleydale-not-your-turn"),
    Refusal.NOT_NOW: ("LTW-TURN-2", "wensleydale-not-now"),
    Refusal.NO_SUCH_BOX: ("LTW-TOKEN-2", "wensleydale-no-such-box"),
    Refusal.OWN_BID_STANDS: ("LTW-AUC-3", "wensleydale-own-bid-stands"),
    Refusal.BOX_TOO_DEAR: ("LTW-AUC-2", "wensleydale-box-too-dear"),
    Refusal.STAKE_TOO_LOW: ("LTW-AUC-2", "wensleydale-stake-too-low"),
    Refusal.STAKE_ABOVE_LIMIT: ("LTW-AUC-5", "wensleydale-stake-above-limit"),
    Refusal.NOT_ENOUGH_CUBES: ("LTW-AUC-2", "wensleydale-not-enough-cubes"),
    Refusal.NOT_A_START: ("LTW-BUILD-4", "wensleydale-not-a-start"),
    Refusal.LEADS_NOWHERE: ("LTW-BUILD-11", "wensleydale-leads-nowhere"),
    Refusal.NOT_AT_THE_END: ("LTW-BUILD-2", "wensleydale-not-at-the-end"),
    Refusal.BORDER_TAKEN: ("LTW-MAP-1", "wensleydale-border-taken"),
    Refusal.AREA_TWICE: ("LTW-BUILD-2", "wensleydale-area-twice"),
    Refusal.NO_TRACK_LEFT: ("LTW-BUILD-12", "wensleydale-no-track-left"),
    Refusal.FEE_UNPAYABLE: ("LTW-BUILD-8", "wensleydale-fee-unpayable"),
    Refusal.COST_UNPAYABLE: ("LTW-BUILD-7", "wensleydale-cost-unpayable"),
    Refusal.BUILD_ONE_FIRST: ("LTW-BUILD-2", "wensleydale-build-one-first"),
    Refusal.CANNOT_PAY_WITH_THIS: ("LTW-TRAIN-3", "wensleydale-cannot-pay-with-this"),
    Refusal.NO_SUCH_CHAIN: ("LTW-BUILD-14", "wensleydale-no-such-chain"),
    Refusal.TRAIN_TAKEN: ("LTW-TRAIN-2", "wensleydale-train-taken"),
    Refusal.ONE_OF_EACH_PRICE: ("LTW-TRAIN-2", "wensleydale-one-of-each-price"),
    Refusal.TRAIN_UNPAYABLE: ("LTW-TRAIN-3", "wensleydale-train-unpayable"),
    Refusal.NOTHING_THERE: ("LTW-MOVE-1", "wensleydale-nothing-there"),
    Refusal.NO_FREE_PLACE: ("LTW-TRAIN-4", "wensleydale-no-free-place"),
    Refusal.NO_OWN_TRACK_THERE: ("LTW-MOVE-2", "wensleydale-no-own-track-there"),
    Refusal.ON_COMPANY_NETWORK: ("LTW-MOVE-2", "wensleydale-on-company-network"),
    Refusal.HILL_NOT_SERVED: ("LTW-MOVE-3", "wensleydale-hill-not-served"),
    Refusal.NO_WAY_TO_COMPANY: ("LTW-MOVE-5", "wensleydale-no-way-to-company"),
    Refusal.OWN_COLOUR_TOWN: ("LTW-MOVE-6", "wensleydale-own-colour-town"),
    Refusal.NOT_THIS_TRAIN: ("LTW-SCORE-2", "wensleydale-not-this-train"),
    Refusal.TOWN_LACKS_COLOUR: ("LTW-SELL-2", "wensleydale-town-lacks-colour"),
    Refusal.NO_LINE_TO_SELL: ("LTW-SELL-3", "wensleydale-no-line-to-sell"),
    Refusal.NOT_OWN_TRACK: ("LTW-SELL-2", "wensleydale-not-own-track"),
    Refusal.SALE_CANNOT_END: ("LTW-SELL-3", "wensleydale-sale-cannot-end"),
    Refusal.END_IN_A_TOWN: ("LTW-SELL-2", "wensleydale-end-in-a-town"),
    Refusal.CANNOT_PASS: ("LTW-TURN-2", "wensleydale-cannot-pass"),
    Refusal.BOX_ABOVE_LIMIT: ("LTW-AUC-5", "wensleydale-box-above-limit"),
    Refusal.START_FEE_UNPAYABLE: ("LTW-BUILD-8", "wensleydale-start-fee-unpayable"),
    Refusal.LANDOWNERS_UNPAYABLE: ("LTW-BUILD-9", "wensleydale-landowners-unpayable"),
}
NOT_NOW = (Refusal.GAME_IS_OVER, Refusal.NOT_YOUR_TURN, Refusal.NOT_NOW)


def reason(code: int, attempt: "Attempt") -> tuple[str, str]:
    """The rule id and the message id for a reason code, given what was attempted."""
    rule, message = REASONS[code]
    if code == Refusal.NOT_A_START and attempt.turn == 1:
        rule = "LTW-BUILD-3"
    elif code == Refusal.CANNOT_PAY_WITH_THIS and attempt.for_track:
        rule = "LTW-BUILD-7"
    elif (code in {Refusal.AREA_TWICE, Refusal.NOT_AT_THE_END} and attempt.selling) or (
        code == Refusal.NO_OWN_TRACK_THERE and attempt.do == "sell"
    ):
        rule = "LTW-SELL-2"
    elif code == Refusal.NO_OWN_TRACK_THERE and attempt.passenger:
        rule = "LTW-MOVE-5"
    elif code == Refusal.HILL_NOT_SERVED and attempt.any_area_serves:
        return "LTW-MOVE-4", "wensleydale-hill-not-served-by-any-area"
    elif attempt.do == "start" and code not in {
        Refusal.NOT_A_START,
        Refusal.START_FEE_UNPAYABLE,
        *NOT_NOW,
    }:
        message = "wensleydale-leads-nowhere"  # for the reason all tracks from here have in common
    return rule, message


@dataclass(frozen=True)
class Attempt:
    """What a refusal depends on beside its reason: when it was, and what was tried."""

    do: str
    turn: int
    for_track: bool = False
    selling: bool = False
    passenger: bool = False
    any_area_serves: bool = False
