"""Nobody learns anything from the server that is hidden from them, in any game.

A match is played at a real table. Then two servers go on from the same moment, in one of which all
is changed that an observer cannot know: hands, decks, what others chose or were told, their
standing orders, the seed. Whatever the observer asks, tries or hears must be the same bytes.
"""

from random import Random

import pytest

from tests.server.secrecy.comparing import Counted, compare_worlds
from tests.server.secrecy.conftest import Stage
from tests.server.secrecy.matches import Setting, moments, seated

TOTAL = {"kind": "total", "seconds": 80_000, "increment": 5}
TURN = {"kind": "turn", "seconds": 86_400}

SETTINGS = [
    Setting("ticket-europe", 2, {"tickets": "classic"}, at=(0, 1, 60), clock=TOTAL),
    Setting("ticket-europe", 4, {"tickets": "mega", "orient_express": True}, at=(0, 2, 90)),
    Setting("ticket-usa", 3, {"tickets": "1910"}, at=(1, 50), clock=TURN),
    Setting("ticket-usa", 5, {"tickets": "base"}, at=(3, 40)),
    Setting("ticket-switzerland", 2, {}, at=(0, 70)),
    Setting("ticket-switzerland", 3, {}, at=(1, 80)),
    Setting("trans-europa", 3, {}, at=(0, 12, 60), clock=TOTAL),
    Setting("trans-amerika", 5, {}, at=(2, 25)),
    Setting("trans-europa", 3, {"special_cards": "chosen", "cards": "8"}, at=(0, 1, 20)),
    Setting("trans-amerika", 4, {"special_cards": "chosen", "cards": "13,14,15"}, at=(0, 15)),
    Setting("trans-europa", 4, {"special_cards": "chosen", "cards": "16"}, at=(0, 1, 5)),
    Setting("trans-amerika", 3, {"special_cards": "chosen", "cards": "8,16,17"}, at=(0, 2, 9)),
    Setting("trans-europa", 2, {"special_cards": "each-round", "cards_at_once": 3}, at=(0, 40)),
    Setting("wensleydale", 2, {"side": "2-3"}, at=(0, 50)),
    Setting("wensleydale", 4, {}, at=(1, 90), clock=TURN),
    Setting("nurnberg", 3, {}, at=(0, 60)),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds_that_differ_in_hidden_things_look_the_same(
    stage: Stage, setting: Setting
) -> None:
    counted = Counted()
    stage.runner.run(look_from_all_sides(stage, setting, counted))
    print(counted)
    assert counted.twins > 3
    assert counted.answers > 30 * counted.twins
    assert counted.steps > counted.twins // 2


async def look_from_all_sides(stage: Stage, setting: Setting, counted: Counted) -> None:
    """At every moment a spectator and two of the seats, in turn, look at both worlds."""
    rng = Random(str(setting))
    table_id, guests = await seated(stage.original, setting, rng)
    people = await stage.original.people()
    for world in stage.worlds:
        await world.replace_people(people)
    seen = await moments(stage.original, stage.time, setting, table_id, guests, rng)
    for i, moment in enumerate(seen):
        pending = moment.play.pending[0]
        others = [seat for seat in range(setting.players) if seat != pending]
        for seat in (None, pending, others[i % len(others)]):
            where = f"{setting}, entry {moment.number}, seen by {seat}"
            await compare_worlds(
                stage.worlds, stage.time, moment, guests, seat, where, counted
            )
