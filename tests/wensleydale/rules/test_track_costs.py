"""What a track costs, as everybody sees it before it is laid (LTW-BUILD-6, -8, -9)."""

import pytest

from tests.wensleydale.positions import area, cost, extend, influence, position, start, wensleydale

RICH = influence(0, white=9, brown=9, red=9, green=9)


@pytest.mark.rule("LTW-BUILD-6", "LTW-BUILD-8", "LTW-BUILD-9")
def test_everybody_sees_what_the_next_track_costs_its_builder() -> None:
    table = position(wensleydale(), RICH, area("rylstone", landowner=2))
    assert table.view()["next_tracks"] == {}
    table.play(start("skipton"))
    [fee] = table.colours("skipton")
    cost_there = cost(table.game, "skipton", "rylstone")
    assert table.view()["next_tracks"]["rylstone"] == [cost_there, ["white", "white", fee]]
    table.play(extend("rylstone"))
    onward = table.view()["next_tracks"]
    assert set(onward) == table.choices("extend", "area")
    assert onward["embsay"] == [cost(table.game, "rylstone", "embsay"), []]
