"""The kernel's reason codes: for each the rule, and the message that explains it.

A rule may depend on the board: the numbers of starting tickets stand under different ids.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame

REASONS: dict[int, tuple[str, str]] = {
    1: ("TTR-END-1", "ticket-game-is-over"),
    2: ("TTR-TURN-1", "ticket-not-your-turn"),
    3: ("TTR-SETUP-10", "ticket-already-chosen"),
    4: ("TTR-TICKET-1", "ticket-choose-tickets-first"),
    5: ("TTR-DRAW-1", "ticket-take-second-card-first"),
    6: ("TTR-TUNNEL-3", "ticket-decide-tunnel-first"),
    7: ("TTR-TICKET-1", "ticket-nothing-to-choose"),
    8: ("TTR-TUNNEL-1", "ticket-no-tunnel-waiting"),
    9: ("TTR-DRAW-1", "ticket-card-not-in-row"),
    10: ("TTR-DRAW-2", "ticket-locomotive-not-as-second"),
    11: ("TTR-DRAW-6", "ticket-no-cards-to-draw"),
    12: ("TTR-TICKET-1", "ticket-ticket-deck-empty"),
    13: ("TTR-TICKET-1", "ticket-keep-more"),
    14: ("TTR-SETUP-6", "ticket-keep-one-long-at-most"),
    15: ("TTR-CLAIM-5", "ticket-route-taken"),
    16: ("TTR-DOUBLE-1", "ticket-own-second-track"),
    17: ("TTR-DOUBLE-2", "ticket-second-track-closed"),
    18: ("TTR-CLAIM-4", "ticket-too-few-trains"),
    19: ("TTR-CLAIM-1", "ticket-wrong-number-of-cards"),
    20: ("TTR-CLAIM-1", "ticket-one-colour-only"),
    21: ("TTR-CLAIM-1", "ticket-wrong-colour"),
    22: ("TTR-CLAIM-3", "ticket-locomotives-only-in-tunnels"),
    23: ("TTR-FERRY-1", "ticket-ferry-needs-locomotives"),
    24: ("TTR-CLAIM-1", "ticket-not-in-hand"),
    25: ("TTR-COMP-2", "ticket-no-stations-here"),
    26: ("TTR-STATION-1", "ticket-no-station-left"),
    27: ("TTR-STATION-1", "ticket-city-has-station"),
    28: ("TTR-STATION-2", "ticket-station-cost"),
    29: ("TTR-TUNNEL-1", "ticket-extra-number"),
    30: ("TTR-TUNNEL-2", "ticket-extra-only-locomotives"),
    31: ("TTR-TUNNEL-1", "ticket-extra-colour"),
    32: ("TTR-TURN-2", "ticket-cannot-pass"),
    33: ("TTR-DRAW-6", "ticket-row-is-closed"),
    34: ("TTR-DRAW-6", "ticket-no-cards-anywhere"),
}
CHOOSE_FIRST = 4
KEEP_MORE = 13
SECOND_TRACK_CLOSED = 17
ONE_COLOUR_ONLY = 20
NOT_IN_HAND = 24


def reason(game: "TicketGame", code: int, phase: str, do: str) -> tuple[str, str]:
    """The rule id and the message id for a reason code in this game."""
    rule, message = REASONS[code]
    if code in {CHOOSE_FIRST, KEEP_MORE} and phase in {"long-tickets", "starting-tickets"}:
        rule = starting_rule(game)
    elif code == SECOND_TRACK_CLOSED and game.board.rules.second_track_from == 3:
        rule = "TTR-DOUBLE-3"
    elif code in {ONE_COLOUR_ONLY, NOT_IN_HAND} and do == "station":
        rule = "TTR-STATION-2"
    elif code == NOT_IN_HAND and do == "pay-extra":
        rule = "TTR-TUNNEL-3"
    return rule, message


def starting_rule(game: "TicketGame") -> str:
    """The rule that says how many starting tickets to keep in this variant."""
    ticket_set = game.ticket_set
    if ticket_set.two_steps:
        return "TTR-SETUP-6"
    if ticket_set.long:
        return "TTR-SETUP-5"
    if ticket_set.big_city_only and game.board.stations:
        return "TTR-SETUP-7"
    return "TTR-SETUP-8"
