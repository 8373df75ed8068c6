"""The weights of Ticket to Ride's policy."""

from stellwerk.games.policies import Policies
from stellwerk.kernel.ticket.policy import WEIGHTS, TicketPolicy

ALL = 99  # more tickets than anybody holds
PLANNER = {
    "keep_point": 10, "keep_train": 4, "keep_lost": 25, "keep_stretch": 12, "keep_share": 75,
    "plan_space": 16, "plan_route": 12, "plan_tunnel": 12, "plan_ferry": 16, "plan_grey": 8,
    "plan_point": 0, "plan_ticket_point": 24, "plan_tickets": ALL,
    "hurry_trains": 6, "more_tickets_trains": 14, "patience_cards": 0,
    "claim_space": 20, "claim_contested": 8, "claim_single": 10, "claim_locomotive": 12,
    "claim_reserved": 8, "claim_bare_tunnel": 40, "claim_point": 10, "claim_unwanted": 60,
    "draw_least": 1, "draw_locomotive": 3, "target_point": 60, "target_special": 20,
}  # fmt: skip
"""What `planner` weighs by, in quarters where plans are concerned."""

TUNED = {
    **PLANNER,
    "keep_train": 6, "keep_stretch": 11, "keep_share": 73,
    "plan_space": 4, "plan_tunnel": 13, "plan_grey": 6, "plan_point": 3,
    "more_tickets_trains": 34,
    "claim_contested": 6, "claim_single": 8, "claim_locomotive": 8, "claim_bare_tunnel": 9,
    "claim_unwanted": 128, "draw_locomotive": 0,
}  # fmt: skip
"""Found by contests against the best set so far on three boards. Against `planner`, without search,
one seat with these wins 71.7 ± 1.9 % (2 players) and 48.5 ± 1.5 % (one against three) on Europe,
83.0 ± 1.6 and 70.4 ± 1.5 % on USA, 79.7 ± 1.7 % and 62.5 ± 1.7 % (one against two) on Switzerland
(`contest` over 1,000 other deals, seed 20261117)."""

POLICIES = Policies(
    names=WEIGHTS,
    build=TicketPolicy,
    sets={"planner": PLANNER, "tuned": TUNED},
    searching="tuned",
    rollouts=600,
    untuned=frozenset({"plan_tickets"}),
)
