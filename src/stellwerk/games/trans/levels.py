"""The levels of Trans, the easiest first."""

from dataclasses import replace

from stellwerk.games.levels import Level
from stellwerk.games.trans.policies import POLICIES, SURVEYOR, TUNED

CITY_BY_CITY = {**SURVEYOR, "lay_cities": 1}
"""The nearest city, then the next, without a common way for them."""
FROM_THE_EDGE = {"place_tree": 0, "place_distance": -10, "place_own_city": -1000}
"""The marker stands on the own city that is farthest from the others."""
ALONE = {"lay_join": 30000}
"""Its network should stay its own, though others' rails would serve it."""

SEARCHING = Level(weights=POLICIES.sets[POLICIES.searching], rollouts=POLICIES.rollouts)

LEVELS = {
    "porter": Level(weights={**CITY_BY_CITY, **FROM_THE_EDGE, **ALONE, "lay_waste": -2000}),
    "stoker": Level(
        weights={
            **CITY_BY_CITY, **FROM_THE_EDGE, "lay_waste": -100, "lay_far": -200, "lay_reach": 12,
        }
    ),
    "conductor": Level(weights={**CITY_BY_CITY, **ALONE, "lay_far": -10}),
    "driver": Level(weights={**CITY_BY_CITY, "lay_far": 0}),
    "stationmaster": Level(weights=TUNED),
    "signaller": SEARCHING,
    "superintendent": replace(SEARCHING, is_learned=True),
}  # fmt: skip
