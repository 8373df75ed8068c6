"""Building lines (LTW-BUILD-1 to -13)."""

import pytest

import stellwerk
from stellwerk import Match
from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    STOP,
    Edit,
    area,
    cost,
    extend,
    influence,
    line,
    many_tracks,
    own,
    pay,
    player,
    position,
    start,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)
RICH = influence(0, white=9, brown=9, red=9, green=9)


@pytest.mark.rule("LTW-BUILD-1")
def test_everybody_builds_one_line_or_none_in_build_order() -> None:
    table = position(wensleydale(), RICH, seat=2, build_order=[2, 0, 1])
    table.play(PASS)
    assert table.when == ("build", 0)
    table.play(*line("garsdale", "hawes"), STOP)
    assert table.when == ("build", 1)
    table.play(*line("skipton", "embsay"), STOP)
    assert table["phase"] == "trains"
    assert sorted(table["borders"].values()) == [0, 1]


@pytest.mark.rule("LTW-BUILD-2")
def test_each_track_starts_where_the_last_one_ended() -> None:
    table = position(wensleydale(), RICH)
    table.play(*line("skipton", "rylstone"))
    assert table.refuses(extend("hawes")) == "LTW-BUILD-2"
    assert table.choices("extend", "area") == {"grassington", "malham", "gargrave", "embsay"}


@pytest.mark.rule("LTW-BUILD-2")
def test_no_area_is_visited_twice() -> None:
    table = position(wensleydale(), RICH)
    table.play(*line("skipton", "rylstone", "embsay"))
    assert table.refuses(extend("skipton")) == "LTW-BUILD-2"
    assert table.refuses(extend("rylstone")) == "LTW-BUILD-2"


@pytest.mark.rule("LTW-BUILD-2")
def test_a_line_has_at_least_one_track() -> None:
    table = position(wensleydale())
    table.play(start("skipton"))
    assert table.refuses(STOP) == "LTW-BUILD-2"


@pytest.mark.rule("LTW-BUILD-3")
@every_board
def test_in_turn_1_a_line_starts_in_a_company_town(board: str) -> None:
    table = position(wensleydale(board), RICH)
    company_towns = {each.id for each in table.game.board.areas if each.company}
    assert table.choices("start", "area") == company_towns
    other = {"wensleydale": "hawes", "nurnberg": "fuerth"}[board]
    assert table.refuses(start(other)) == "LTW-BUILD-3"


@pytest.mark.rule("LTW-BUILD-4")
@pytest.mark.parametrize("where", ["hawes", "askrigg", "aysgarth", "garsdale", "ripon"])
def test_from_turn_2_it_also_starts_at_own_tracks_at_their_end_or_middle(where: str) -> None:
    table = position(wensleydale(), own(0, "hawes", "askrigg", "aysgarth"), turn=2)
    assert table.allows(start(where))
    table.play(PASS)
    if where not in {"garsdale", "ripon"}:
        assert table.refuses(start(where)) == "LTW-BUILD-4"  # the others have no track there


@pytest.mark.rule("LTW-BUILD-4")
def test_tracks_of_others_are_no_start() -> None:
    table = position(wensleydale(), own(1, "hawes", "askrigg"), turn=2)
    assert table.refuses(start("hawes")) == "LTW-BUILD-4"
    assert table.refuses(start("leyburn")) == "LTW-BUILD-4"


@pytest.mark.rule("LTW-BUILD-4", "LTW-MAP-6")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_town_that_a_company_track_has_coloured_is_a_start(turn: int) -> None:
    table = position(wensleydale(), own("green", "hawes", "askrigg"), turn=turn)
    assert table.allows(start("askrigg"))


@pytest.mark.rule("LTW-BUILD-5")
def test_a_line_passes_through_areas_with_own_and_foreign_tracks() -> None:
    table = position(
        wensleydale(),
        own(1, "embsay", "rylstone", "malham"),
        own(0, "rylstone", "gargrave"),
        own("green", "grassington", "kettlewell"),
        RICH,
    )
    table.play(*line("skipton", "rylstone", "grassington"))
    assert table.owner("rylstone", "grassington") == 0


@pytest.mark.rule("LTW-BUILD-6")
@pytest.mark.parametrize(
    ("board", "areas", "price"),
    [
        ("wensleydale", ("skipton", "rylstone"), 1),  # two plains
        ("wensleydale", ("garsdale", "hawes"), 2),  # two valleys
        ("wensleydale", ("skipton", "rylstone", "grassington"), 3),  # plain and valley
        ("wensleydale", ("northallerton", "leeming"), 2),  # two plains, a river
        ("nurnberg", ("nbg_nord", "muggenhof"), 1),
        ("nurnberg", ("nbg_nord", "muggenhof", "poppenreuth", "fuerth"), 4),  # a river at last
    ],
)
def test_what_a_track_costs(board: str, areas: tuple[str, ...], price: int) -> None:
    table = position(wensleydale(board), RICH)
    table.play(*line(*areas))
    assert table.seat(0)["hand"] == 12 - price


@pytest.mark.rule("LTW-BUILD-6")
@every_board
def test_no_track_costs_more_than_two(board: str) -> None:
    data = wensleydale(board).board
    valley_and_river = 0
    for each in data.buildable_borders:
        ends = {data.area(each.a).terrain, data.area(each.b).terrain}
        assert data.cost(each) == (2 if each.river or "valley" in ends else 1)
        valley_and_river += bool(each.river) and "valley" in ends
    assert (valley_and_river > 0) == (board == "wensleydale")


@pytest.mark.rule("LTW-BUILD-7")
def test_cubes_are_used_first_then_points_of_the_chosen_colours() -> None:
    table = position(wensleydale(), player(0, hand=3), influence(0, red=3))
    table.play(*line("garsdale", "hawes"))
    assert (table.seat(0)["hand"], table.influence(0)) == (1, [1, 2, 2, 1])
    table.play(extend("askrigg"))
    assert (table.seat(0)["hand"], table["phase"], table["due"]) == (0, "pay", 1)
    assert table.choices("pay", "with") == {"white", "brown", "red", "green"}
    assert table.refuses(pay("cube")) == "LTW-BUILD-7"
    table.play(pay("brown"))
    assert (table.influence(0), table["phase"]) == ([1, 1, 2, 1], "line")


@pytest.mark.rule("LTW-BUILD-7")
def test_a_track_that_neither_cubes_nor_points_cover_is_refused() -> None:
    poor = influence(0, white=0, brown=1, red=1, green=0)
    table = position(wensleydale(), player(0, hand=2), poor)
    table.play(start("skipton"), extend("rylstone"))  # 1 red; 1 cube and 1 brown point are left
    assert table.allows(extend("grassington"))
    table = position(wensleydale(), player(0, hand=1), poor)
    table.play(start("skipton"), extend("rylstone"))
    assert table.refuses(extend("grassington")) == "LTW-BUILD-7"
    assert table.allows(extend("embsay"))


@pytest.mark.rule("LTW-BUILD-8")
@pytest.mark.parametrize(
    ("areas", "red", "green"),
    [
        (("skipton", "rylstone"), 1, 0),  # start
        (("skipton", "gargrave", "hellifield", "settle"), 2, 0),  # start and end
        (("skipton", "gargrave", "hellifield", "settle", "clapham"), 2, 0),  # and passage
        (("ripon", "tanfield"), 0, 1),
        (("ripon", "ripley", "harrogate"), 0, 2),
    ],
)
def test_every_company_town_on_the_line_costs_a_point_of_its_colour(
    areas: tuple[str, ...], red: int, green: int
) -> None:
    table = position(wensleydale(), RICH)
    table.play(*line(*areas))
    assert table.influence(0) == [9, 9, 9 - red, 9 - green]


@pytest.mark.rule("LTW-BUILD-8")
def test_the_fee_is_due_again_on_a_later_line() -> None:
    table = position(wensleydale(), own(0, "skipton", "rylstone"), RICH, turn=2)
    table.play(*line("rylstone", "embsay", "skipton"))
    assert table.influence(0) == [9, 9, 8, 9]


@pytest.mark.rule("LTW-BUILD-8")
def test_neutral_towns_and_other_areas_cost_no_fee() -> None:
    table = position(
        wensleydale(), own("red", "rylstone", "embsay"), own(0, "gargrave", "malham"), RICH, turn=2
    )
    table.play(*line("gargrave", "rylstone"))  # Rylstone is on a network but no town
    assert table.influence(0) == [9, 9, 9, 9]


@pytest.mark.rule("LTW-BUILD-9")
@pytest.mark.parametrize("landowners", [1, 2, 3])
def test_landowners_cost_a_white_point_each_and_leave_the_game(landowners: int) -> None:
    table = position(wensleydale(), RICH, area("hawes", landowner=landowners, red=1))
    events = table.play(*line("garsdale", "hawes"))
    assert table.influence(0) == [9 - landowners, 9, 8, 9]
    assert table["areas"] == {"hawes": {"red": 1}}
    assert "wensleydale-landowners" in {event.kind for event in events}


@pytest.mark.rule("LTW-BUILD-9")
def test_landowners_on_the_way_are_paid_too_but_not_those_beside_it() -> None:
    table = position(
        wensleydale(), RICH, area("hawes", landowner=1), area("askrigg", landowner=2),
        area("aysgarth", landowner=2),
    )  # fmt: skip
    table.play(*line("garsdale", "hawes", "askrigg"))
    assert table.influence(0)[0] == 6
    assert table["areas"] == {"aysgarth": {"landowner": 2}}


@pytest.mark.rule("LTW-BUILD-8")
@pytest.mark.parametrize(
    ("areas", "red"),
    [
        (("skipton", "rylstone"), 0),
        (("skipton", "gargrave", "hellifield", "settle"), 1),  # the end costs as ever
        (("skipton", "gargrave", "hellifield", "settle", "clapham"), 1),  # so does passing
    ],
)
def test_without_the_start_fee_only_towns_that_are_entered_cost(
    areas: tuple[str, ...], red: int
) -> None:
    table = position(wensleydale(start_fee=False), RICH)
    table.play(*line(*areas))
    assert table.influence(0) == [9, 9, 9 - red, 9]


@pytest.mark.rule("LTW-BUILD-8")
@pytest.mark.parametrize(("start_fee", "starts"), [(True, 0), (False, 8)])
def test_the_start_fee_decides_where_a_line_without_points_begins(
    start_fee: bool, starts: int
) -> None:
    table = position(wensleydale(start_fee=start_fee), influence(0, red=0, green=0))
    assert len(table.moves("start")) == starts


@pytest.mark.rule("LTW-BUILD-8")
def test_the_older_rules_always_charge_the_start() -> None:
    table = position(wensleydale(rules=1), RICH)
    table.play(*line("skipton", "rylstone"))
    assert table.influence(0) == [9, 9, 8, 9]
    with pytest.raises(stellwerk.UnknownSetting, match="has no option 'start_fee'"):
        wensleydale(rules=1, start_fee=False)


@pytest.mark.rule("LTW-BUILD-8", "LTW-BUILD-9", "LTW-BUILD-10")
@pytest.mark.parametrize(
    ("so_far", "to", "lacks", "rule"),
    [
        (["garsdale"], "hawes", "white", "LTW-BUILD-9"),
        (["malham", "rylstone"], "skipton", "red", "LTW-BUILD-8"),
        (["pickhill", "wath"], "ripon", "green", "LTW-BUILD-8"),
    ],
)
def test_fees_are_paid_only_in_their_colour(
    so_far: list[str], to: str, lacks: str, rule: str
) -> None:
    table = position(
        wensleydale(), own(0, *so_far), RICH, influence(0, **{lacks: 0}),
        area("hawes", landowner=1), line=so_far, phase="line",
    )  # fmt: skip
    assert table.refuses(extend(to)) == rule


@pytest.mark.rule("LTW-BUILD-8", "LTW-BUILD-10")
def test_a_company_town_ahead_that_cannot_be_paid_is_the_reason() -> None:
    table = position(wensleydale(), RICH, influence(0, red=1))
    table.play(*line("skipton", "gargrave", "hellifield"))
    refusal = table.why_not(extend("settle"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LTW-BUILD-8", "wensleydale-fee-unpayable")


@pytest.mark.rule("LTW-BUILD-11")
def test_fees_come_before_the_cost() -> None:
    only_red = influence(0, white=0, brown=0, red=1, green=0)
    so_far = ["malham", "rylstone"]
    table = position(
        wensleydale(), own(0, *so_far), player(0, hand=0), only_red, line=so_far, phase="line"
    )
    assert table.refuses(extend("skipton")) == "LTW-BUILD-7"  # the red point is for the fee
    table = position(wensleydale(), player(0, hand=0), only_red, influence(0, red=2))
    table.play(*line("skipton", "rylstone"))
    assert table.influence(0) == [0, 0, 0, 0]


@pytest.mark.rule("LTW-BUILD-11")
def test_what_cannot_be_paid_is_refused_before_anything_is_paid() -> None:
    table = position(wensleydale(), area("mallerstang", landowner=2))
    table.play(start("kirkby_stephen"))
    before = table.now
    assert table.refuses(extend("mallerstang")) == "LTW-BUILD-9"
    assert table.now == before


@pytest.mark.rule("LTW-BUILD-11", "LTW-BUILD-7", "LTW-BUILD-8", "LTW-MAP-1")
@pytest.mark.parametrize(
    ("edits", "rule", "reason"),
    [
        ([influence(0, red=0)], "LTW-BUILD-8", "start-fee-unpayable"),
        (
            [player(0, hand=0), influence(0, white=0, brown=0, red=1, green=1)],
            "LTW-BUILD-7",
            "leads-nowhere",
        ),
        (
            [
                own(1, "garsdale", "hawes"),
                own(1, "garsdale", "widdale"),
                own(1, "garsdale", "mallerstang"),
                own(1, "garsdale", "dent"),
                own(1, "garsdale", "ribblehead"),
            ],
            "LTW-MAP-1",
            "leads-nowhere",
        ),
    ],
)
def test_where_no_line_can_begin_the_common_reason_is_named(
    edits: list[Edit], rule: str, reason: str
) -> None:
    table = position(wensleydale(), *edits)
    refusal = table.why_not(start("garsdale"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, f"wensleydale-{reason}")


@pytest.mark.rule("LTW-BUILD-11")
def test_a_line_can_be_planned_and_taken_back() -> None:
    match = Match(wensleydale(players=2), seed=1)
    for box in (1, 2, 4, 5):
        seat = match.state.current_player()
        match.play(seat, {"do": "bid", "box": box})
        match.play(seat, {"do": "stake", "cubes": 3})
    before = match.state.position()
    builder = match.state.current_player()
    match.play(builder, start("skipton"))
    match.play(builder, extend("rylstone"))
    assert match.state.position() != before
    match.undo(builder)
    match.undo(builder)
    assert match.state.position() == before


@pytest.mark.rule("LTW-BUILD-12")
@every_board
def test_who_has_no_track_left_cannot_build_on(board: str) -> None:
    a, b, c = {
        "wensleydale": ("skipton", "rylstone", "embsay"),
        "nurnberg": ("nbg_nord", "muggenhof", "poppenreuth"),
    }[board]
    spare = f"{a} {b} {c}"
    table = position(wensleydale(board), many_tracks(0, 14, spare=spare), RICH)
    assert table.seat(0)["tracks_left"] == 1
    table.play(*line(a, b))
    assert (table.seat(0)["tracks_left"], table.when) == (0, ("build", 1))
    full = position(
        wensleydale(board), many_tracks(0, 14, spare=spare), own(0, a, b), RICH,
        line=[a, b], phase="line",
    )  # fmt: skip
    assert full.refuses(extend(c)) == "LTW-BUILD-12"


@pytest.mark.rule("LTW-BUILD-13")
def test_building_makes_no_company_town() -> None:
    table = position(wensleydale(), RICH)
    towns = table.view()["towns"]
    table.play(*line("garsdale", "hawes", "askrigg"), STOP)
    assert table.view()["towns"] == towns


@pytest.mark.rule("LTW-BUILD-6", "LTW-BUILD-8")
@every_board
def test_every_track_in_reach_costs_what_the_board_says(board: str) -> None:
    """Every first track from every company town, with cubes for everything."""
    table = position(wensleydale(board), RICH)
    for town in sorted(table.choices("start", "area")):
        begun = position(table.game, RICH)
        begun.play(start(town))
        for near in sorted(begun.choices("extend", "area")):
            built = position(table.game, RICH)
            built.play(*line(town, near))
            assert 12 - built.seat(0)["hand"] == cost(table.game, town, near)
