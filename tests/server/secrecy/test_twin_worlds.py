"""Nobody learns anything from the server that is hidden from them, in any game.

A match is played at a real table. Then two servers go on from the same moment, in one of which all
is changed that an observer cannot know: hands, decks, what others chose or were told, their
standing orders, the seed. Whatever the observer asks, tries or hears must be the same bytes.
"""

from random import Random
from typing import Any

import pytest

from tests.server.secrecy.comparing import Counted, compare_worlds
from tests.server.secrecy.matches import Setting, moments, seated
from tests.server.secrecy.worlds import Stage

TOTAL = {"kind": "total", "seconds": 80_000, "increment": 5}
TURN = {"kind": "turn", "seconds": 86_400}

TICKET = ("starting-tickets", "turn", "second-card", "tickets")


def trans(game: str, players: int, cards: str, **more: Any) -> Setting:
    """A Trans game with these special cards."""
    return Setting(game, players, {"special_cards": "chosen", "cards": cards}, **more)


SETTINGS = [
    Setting("ticket-europe", 2, {"tickets": "classic"}, (*TICKET, "tunnel"), clock=TOTAL),
    Setting("ticket-europe", 4, {"tickets": "mega", "max": True}, ("long-tickets", *TICKET)),
    Setting("ticket-usa", 3, {"tickets": "1910"}, TICKET, at=(1,), clock=TURN),
    Setting("ticket-usa", 5, {"tickets": "base"}, TICKET, at=(3,), last=40),
    Setting("ticket-switzerland", 3, {}, (*TICKET, "tunnel"), at=(1,), last=70),
    Setting("trans-europa", 3, {}, ("place", "lay"), clock=TOTAL),
    Setting("trans-amerika", 5, {}, ("place", "lay"), last=30),
    trans("trans-europa", 3, "8", meets=("put-back", "lay"), at=(1,), last=20),
    trans("trans-amerika", 4, "13,14,15", meets=("hand-on", "lay"), last=25),
    trans("trans-europa", 4, "16", meets=("hand-on", "lay"), at=(1, 5), last=25),
    trans("trans-amerika", 3, "8,16,17", meets=("put-back", "hand-on", "lay"), at=(2,), last=20),
    Setting("trans-europa", 2, {"special_cards": "each-round", "cards_at_once": 3}, ("lay",)),
    Setting("wensleydale", 2, {"side": "2-3"}, ("bid", "build", "pay"), last=40),
    Setting("wensleydale", 4, {}, ("bid", "build"), last=50, clock=TURN),
    Setting("nurnberg", 3, {}, ("bid", "build", "pay"), last=70),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds_that_differ_in_hidden_things_look_the_same(
    stage: Stage, setting: Setting
) -> None:
    counted = Counted()
    stage.runner.run(look_from_all_sides(stage, setting, counted))
    print(counted)
    assert counted.twins >= 4
    assert counted.answers > 15 * counted.twins
    assert counted.steps > counted.twins


async def look_from_all_sides(stage: Stage, setting: Setting, counted: Counted) -> None:
    """At every moment two of these look at both worlds, in turn: a spectator, who is asked, others.

    Every third pair looks at every address.
    """
    rng = Random(str(setting))
    table_id, guests = await seated(stage.original, setting, rng)
    await stage.move_in()
    seen = await moments(stage.original, stage.time, setting, table_id, guests, rng)
    for i, moment in enumerate(seen):
        pending = moment.play.pending[0]
        others = [seat for seat in range(setting.players) if seat != pending]
        looking = [None, pending, others[i % len(others)]]
        del looking[i % 3]
        for seat in looking:
            where = f"{setting}, entry {moment.number}, seen by {seat}"
            await compare_worlds(stage, moment, guests, seat, where, counted, i % 3 == 1)
