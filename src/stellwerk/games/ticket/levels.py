"""The levels of Ticket to Ride, the easiest first."""

from dataclasses import replace

from stellwerk.games.levels import Level
from stellwerk.games.ticket.policies import PLANNER, POLICIES, TUNED

ONE_BY_ONE = {**PLANNER, "plan_tickets": 1}
"""One ticket after the other, without a common way for them."""
EVERY_TICKET = dict.fromkeys(("keep_lost", "keep_stretch", "keep_train"), 0)
"""Points of tickets tempt it, whatever it costs to earn them."""

SEARCHING = Level(weights=POLICIES.sets[POLICIES.searching], rollouts=POLICIES.rollouts)

LEVELS = {
    "porter": Level(weights={**ONE_BY_ONE, "patience_cards": 35, "hurry_trains": 0}),
    "stoker": Level(
        weights={**ONE_BY_ONE, **EVERY_TICKET, "patience_cards": 27, "hurry_trains": 0}
    ),
    "conductor": Level(weights={**ONE_BY_ONE, **EVERY_TICKET, "draw_least": 2, "hurry_trains": 3}),
    "driver": Level(weights={**ONE_BY_ONE, "plan_space": 4, "plan_route": 60}),
    "stationmaster": Level(weights=TUNED),
    "signaller": SEARCHING,
    "superintendent": replace(SEARCHING, is_learned=True, net_rollouts=96),
}
