"""The kernel's reason codes: for each the rule, and the message that explains it.

A rule may depend on the board: the numbers of starting tickets stand under different ids.
"""

from typing import TYPE_CHECKING

from stellwerk.kernel.ticket.refusals import Refusal

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame

REASONS: dict[int, tuple[str, str]] = {
    Refusal.GAME_IS_OVER: ("TTR-END-1", "ticket-game-is-over"),
    Refusal.NOT_YOUR_TURN: ("TTR-TURN-1", "ticket-not-your-turn"),
    Refusal.ALREADY_CHOSEN: ("TTR-SETUP-10", "ticket-already-chosen"),
    Refusal.CHOOSE_TICKETS_FIRST: ("TTR-TICKET-1", "ticket-choose-tickets-first"),
    Refusal.TAKE_SECOND_CARD_FIRST: ("TTR-DRAW-1", "ticket-take-second-card-first"),
    Refusal.DECIDE_TUNNEL_FIRST: ("TTR-TUNNEL-3", "ticket-decide-tunnel-first"),
    Refusal.NOTHING_TO_CHOOSE: ("TTR-TICKET-1", "ticket-nothing-to-choose"),
    Refusal.NO_TUNNEL_WAITING: ("TTR-TUNNEL-1", "ticket-no-tunnel-waiting"),
    Refusal.CARD_NOT_IN_ROW: ("TTR-DRAW-1", "ticket-card-not-in-row"),
    Refusal.LOCOMOTIVE_NOT_AS_SECOND: ("TTR-DRAW-2", "ticket-locomotive-not-as-second"),
    Refusal.NO_CARDS_TO_DRAW: ("TTR-DRAW-6", "ticket-no-cards-to-draw"),
    Refusal.TICKET_DECK_EMPTY: ("TTR-TICKET-1", "ticket-ticket-deck-empty"),
    Refusal.KEEP_MORE: ("TTR-TICKET-1", "ticket-keep-more"),
    Refusal.KEEP_ONE_LONG_AT_MOST: ("TTR-SETUP-6", "ticket-keep-one-long-at-most"),
    Refusal.ROUTE_TAKEN: ("TTR-CLAIM-5", "ticket-route-taken"),
    Refusal.OWN_SECOND_TRACK: ("TTR-DOUBLE-1", "ticket-own-second-track"),
    Refusal.SECOND_TRACK_CLOSED: ("TTR-DOUBLE-2", "ticket-second-track-closed"),
    Refusal.TOO_FEW_TRAINS: ("TTR-CLAIM-4", "ticket-too-few-trains"),
    Refusal.WRONG_NUMBER_OF_CARDS: ("TTR-CLAIM-1", "ticket-wrong-number-of-cards"),
    Refusal.ONE_COLOUR_ONLY: ("TTR-CLAIM-1", "ticket-one-colour-only"),
    Refusal.WRONG_COLOUR: ("TTR-CLAIM-1", "ticket-wrong-colour"),
    Refusal.LOCOMOTIVES_ONLY_IN_TUNNELS: ("TTR-CLAIM-3", "ticket-locomotives-only-in-tunnels"),
    Refusal.FERRY_NEEDS_LOCOMOTIVES: ("TTR-FERRY-1", "ticket-ferry-needs-locomotives"),
    Refusal.NOT_IN_HAND: ("TTR-CLAIM-1", "ticket-not-in-hand"),
    Refusal.NO_STATIONS_HERE: ("TTR-COMP-2", "ticket-no-stations-here"),
    Refusal.NO_STATION_LEFT: ("TTR-STATION-1", "ticket-no-station-left"),
    Refusal.CITY_HAS_STATION: ("TTR-STATION-1", "ticket-city-has-station"),
    Refusal.STATION_COST: ("TTR-STATION-2", "ticket-station-cost"),
    Refusal.EXTRA_NUMBER: ("TTR-TUNNEL-1", "ticket-extra-number"),
    Refusal.EXTRA_ONLY_LOCOMOTIVES: ("TTR-TUNNEL-2", "ticket-extra-only-locomotives"),
    Refusal.EXTRA_COLOUR: ("TTR-TUNNEL-1", "ticket-extra-colour"),
    Refusal.CANNOT_PASS: ("TTR-TURN-2", "ticket-cannot-pass"),
    Refusal.ROW_IS_CLOSED: ("TTR-DRAW-6", "ticket-row-is-closed"),
    Refusal.NO_CARDS_ANYWHERE: ("TTR-DRAW-6", "ticket-no-cards-anywhere"),
}


def reason(game: "TicketGame", code: int, phase: str, do: str) -> tuple[str, str]:
    """The rule id and the message id for a reason code in this game."""
    rule, message = REASONS[code]
    if code in {Refusal.CHOOSE_TICKETS_FIRST, Refusal.KEEP_MORE} and phase in {
        "long-tickets",
        "starting-tickets",
    }:
        rule = starting_rule(game)
    elif code == Refusal.SECOND_TRACK_CLOSED and game.board.rules.second_track_from == 3:
        rule = "TTR-DOUBLE-3"
    elif code in {Refusal.ONE_COLOUR_ONLY, Refusal.NOT_IN_HAND} and do == "station":
        rule = "TTR-STATION-2"
    elif code == Refusal.NOT_IN_HAND and do == "pay-extra":
        rule = "TTR-TUNNEL-3"
    elif code == Refusal.NOT_IN_HAND and do == "claim":
        message = "ticket-cards-missing"
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
