"""What can be carried (LTW-MOVE)."""

import pytest

from tests.wensleydale.positions import (
    Edit,
    Table,
    area,
    carry,
    influence,
    own,
    position,
    train,
    wensleydale,
)

HILL, HILL_TOWN = "wether_fell", "hawes"


def with_train(*edits: Edit, board: str = "wensleydale", hills: str = "neutral_town") -> Table:
    """Seat 0 has a train with free places of both kinds."""
    game = wensleydale(board, hill_goods_from=hills)
    return position(game, train("C2", 0), *edits, phase="trains")


@pytest.mark.rule("LTW-MOVE-1")
def test_the_item_leaves_the_board_for_a_train_wherever_the_others_are() -> None:
    table = with_train(
        own(0, "skipton", "rylstone"),
        area("rylstone", plain=2),
        influence(0, brown=0),
    )
    table.play(carry("rylstone", "plain"))
    assert table["areas"] == {"rylstone": {"plain": 1}}
    assert table["trains"]["C2"] == {"seat": 0, "passengers": 0, "goods": 1}
    assert table["seats"][0]["loaded"]["plain"] == 1
    assert table["seats"][0]["plain"] == 0  # it comes in front of the player in phase 7


@pytest.mark.rule("LTW-MOVE-1")
@pytest.mark.parametrize("item", ["plain", "hill", "red", "green"])
def test_only_what_is_there_can_be_carried(item: str) -> None:
    table = with_train(own(0, "garsdale", "hawes"))
    assert table.refuses(carry("hawes", item)) == "LTW-MOVE-1"


@pytest.mark.rule("LTW-MOVE-1")
def test_without_a_free_place_nothing_is_carried() -> None:
    table = position(
        wensleydale(), own(0, "skipton", "rylstone"), area("rylstone", plain=1), phase="trains"
    )
    assert table.refuses(carry("rylstone", "plain")) == "LTW-TRAIN-4"


@pytest.mark.rule("LTW-MOVE-2")
@pytest.mark.parametrize(
    ("board", "start", "plain", "beyond"),
    [
        ("wensleydale", "skipton", "rylstone", "grassington"),
        ("nurnberg", "nbg_nord", "muggenhof", "poppenreuth"),
    ],
)
def test_a_plain_good_needs_an_own_track_and_no_company_network(
    board: str, start: str, plain: str, beyond: str
) -> None:
    def refused(*edits: Edit) -> str | None:
        return with_train(area(plain, plain=1), *edits, board=board).refuses(carry(plain, "plain"))

    assert refused(own(0, start, plain)) is None
    assert refused(own(0, plain, beyond)) is None
    assert refused() == "LTW-MOVE-2"
    assert refused(own(1, start, plain)) == "LTW-MOVE-2"
    assert refused(own("red", start, plain)) == "LTW-MOVE-2"
    assert refused(own(0, start, plain), own("green", plain, beyond)) == "LTW-MOVE-2"


@pytest.mark.rule("LTW-MOVE-3")
@pytest.mark.parametrize(
    ("edits", "allowed"),
    [
        ([own(0, "garsdale", "hawes")], True),
        ([own(0, "askrigg", "muker")], True),  # another neutral town beside it
        ([own(0, "garsdale", "widdale")], False),  # no town
        ([own(1, "garsdale", "hawes")], False),  # not an own track
        ([own(0, "aysgarth", "leyburn")], False),  # towns, but not beside it
        ([own(0, "garsdale", "hawes"), own("red", "hawes", "askrigg")], False),
        ([own(0, "garsdale", "hawes"), own("green", "askrigg", "muker")], True),
    ],
)
def test_a_hill_good_needs_an_own_track_at_a_neutral_town_beside(
    edits: list[Edit], allowed: bool
) -> None:
    table = with_train(area(HILL, hill=1), *edits)
    assert table.refuses(carry(HILL, "hill")) == (None if allowed else "LTW-MOVE-3")


@pytest.mark.rule("LTW-MOVE-3")
def test_a_printed_company_town_does_not_serve_a_hill() -> None:
    table = with_train(
        own(0, "nbg_nord", "muggenhof"), area("reichswald", hill=1), board="nurnberg"
    )
    assert table.refuses(carry("reichswald", "hill")) == "LTW-MOVE-3"
    table = with_train(own(0, "lauf", "roethenbach"), area("reichswald", hill=1), board="nurnberg")
    assert table.allows(carry("reichswald", "hill"))


@pytest.mark.rule("LTW-MOVE-4")
@pytest.mark.parametrize(
    ("edits", "allowed"),
    [
        ([own(0, "garsdale", "widdale")], True),
        ([own(0, "garsdale", "hawes")], True),
        ([own(0, "littondale", "langstrothdale")], True),
        ([own(1, "garsdale", "widdale")], False),
        ([own(0, "garsdale", "widdale"), own("red", "widdale", "ribblehead")], False),
        ([own(0, "garsdale", "hawes"), own("red", "hawes", "askrigg")], False),
    ],
)
def test_with_the_option_any_area_beside_the_hill_serves(edits: list[Edit], allowed: bool) -> None:
    table = with_train(area(HILL, hill=1), *edits, hills="any_area")
    assert table.refuses(carry(HILL, "hill")) == (None if allowed else "LTW-MOVE-4")
    refusal = table.why_not(carry(HILL, "hill"))
    assert refusal is None or refusal.reason == "wensleydale-hill-not-served-by-any-area"


@pytest.mark.rule("LTW-MOVE-4")
def test_the_option_is_off_by_default() -> None:
    assert wensleydale().options["hill_goods_from"] == "neutral_town"


@pytest.mark.rule("LTW-MOVE-5")
@pytest.mark.parametrize(
    ("edits", "allowed"),
    [
        ([own(0, "garsdale", "hawes", "askrigg", "aysgarth")], True),
        ([own(0, "askrigg", "aysgarth"), own("red", "aysgarth", "leyburn")], True),
        ([own(0, "askrigg", "aysgarth")], False),  # no red town
        ([own(0, "hawes", "askrigg", "aysgarth"), own(1, "garsdale", "hawes")], False),
        ([own(0, "garsdale", "hawes"), own(0, "askrigg", "aysgarth")], False),  # a gap
        ([own(0, "askrigg", "aysgarth"), own("green", "aysgarth", "leyburn")], False),
    ],
)
def test_a_passenger_travels_on_own_tracks_to_a_town_of_its_colour(
    edits: list[Edit], allowed: bool
) -> None:
    table = with_train(area("askrigg", red=1), *edits)
    assert table.refuses(carry("askrigg", "red")) == (None if allowed else "LTW-MOVE-5")


@pytest.mark.rule("LTW-MOVE-5")
@pytest.mark.parametrize("owner", [1, "red", None])
def test_without_an_own_track_at_the_town_no_passenger_is_carried(owner: int | str | None) -> None:
    edits = [own(owner, "garsdale", "hawes")] if owner else []
    table = with_train(area("hawes", red=1, green=1), *edits)
    assert table.why_not(carry("hawes", "red")) is not None
    assert table.why_not(carry("hawes", "green")) is not None


@pytest.mark.rule("LTW-MOVE-5")
def test_the_refusal_without_an_own_track_at_the_town_names_the_rule_for_passengers() -> None:
    table = with_train(area("hawes", red=1), own(1, "garsdale", "hawes"))
    assert table.refuses(carry("hawes", "red")) == "LTW-MOVE-5"


@pytest.mark.rule("LTW-MOVE-6")
@pytest.mark.parametrize(("colour", "stuck"), [("red", True), ("green", False)])
def test_a_passenger_in_a_town_of_the_own_colour_is_stuck(colour: str, stuck: bool) -> None:
    table = with_train(
        own(0, "hawes", "askrigg", "aysgarth"),
        own("red", "hawes", "widdale"),  # Hawes is red
        own("green", "aysgarth", "leyburn"),  # Aysgarth is green
        own(0, "garsdale", "hawes"),
        area("hawes", **{colour: 1}),
    )
    assert table.refuses(carry("hawes", colour)) == ("LTW-MOVE-6" if stuck else None)


@pytest.mark.rule("LTW-MOVE-6")
def test_a_red_passenger_leaves_a_green_town() -> None:
    table = with_train(
        own(0, "garsdale", "hawes"), own("green", "hawes", "askrigg"), area("hawes", red=1)
    )
    assert table.colours("hawes") == ["green"]
    assert table.allows(carry("hawes", "red"))


@pytest.mark.rule("LTW-MOVE-7")
def test_several_players_may_take_from_the_same_area_and_who_acts_first_takes_first() -> None:
    table = with_train(
        own(0, "skipton", "rylstone"),
        own(1, "rylstone", "embsay"),
        train("C1", 1),
        area("rylstone", plain=2),
    )
    table.play(carry("rylstone", "plain"), carry("rylstone", "plain"))
    assert table["areas"] == {}
    assert [seat["loaded"]["plain"] for seat in table["seats"]] == [1, 1, 0]
    one_left = with_train(
        own(0, "skipton", "rylstone"),
        own(1, "rylstone", "embsay"),
        train("C1", 1),
        area("rylstone", plain=1),
    )
    one_left.play(carry("rylstone", "plain"))
    assert one_left.refuses(carry("rylstone", "plain")) == "LTW-MOVE-1"
