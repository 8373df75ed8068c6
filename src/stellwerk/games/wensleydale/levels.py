"""The levels of Wensleydale, the easiest first: they differ most by the lines they look at."""

from dataclasses import replace

from stellwerk.games.levels import Level
from stellwerk.games.wensleydale.policies import POLICIES, PROMOTER, TUNED

SEARCHING = Level(weights=POLICIES.sets[POLICIES.searching], rollouts=POLICIES.rollouts)

LEVELS = {
    "porter": Level(weights={**PROMOTER, "beam": 5}),
    "stoker": Level(weights={**TUNED, "beam": 5}),
    "conductor": Level(weights={**TUNED, "beam": 8}),
    "driver": Level(weights={**TUNED, "beam": 14}),
    "stationmaster": Level(weights=PROMOTER, rollouts=POLICIES.rollouts, candidates=3),
    "signaller": SEARCHING,
    "superintendent": replace(SEARCHING, is_learned=True, net_rollouts=64),
}
