"""What the map allows and what it shows (LTW-MAP-1 to -7)."""

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    area,
    border,
    carry,
    extend,
    influence,
    line,
    own,
    position,
    start,
    started,
    train,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)


@pytest.mark.rule("LTW-MAP-1", "LTW-BUILD-5")
@pytest.mark.parametrize("owner", [0, 1, "red", "green"])
def test_a_border_holds_one_track_whoever_owns_it(owner: int | str) -> None:
    table = position(wensleydale(), own(owner, "skipton", "rylstone"), influence(0, red=5, green=5))
    table.play(start("skipton"))
    assert table.refuses(extend("rylstone")) == "LTW-MAP-1"
    assert table.allows(extend("embsay"))


@pytest.mark.rule("LTW-MAP-2")
@every_board
def test_no_border_of_a_hill_takes_a_track(board: str) -> None:
    data = wensleydale(board).board
    hills = {each.id for each in data.areas if each.terrain == "hill"}
    assert hills
    assert not [each for each in data.buildable_borders if {each.a, each.b} & hills]


@pytest.mark.rule("LTW-MAP-2")
@pytest.mark.parametrize(
    ("board", "town", "hill"),
    [("wensleydale", "garsdale", "shunner_fell"), ("nurnberg", "nbg_nord", "reichswald")],
)
def test_a_line_does_not_go_to_a_hill(board: str, town: str, hill: str) -> None:
    table = position(wensleydale(board))
    table.play(start(town))
    assert hill in table.game.board.neighbours(town)
    assert table.refuses(extend(hill)) == "LTW-MAP-2"
    with pytest.raises(KeyError):
        border(table.game, town, hill)


@pytest.mark.rule("LTW-MAP-3")
def test_no_track_touches_the_south() -> None:
    table = position(wensleydale())
    table.play(start("skipton"))
    assert "the_south" in table.game.board.neighbours("skipton")
    assert table.refuses(extend("the_south")) == "LTW-MAP-3"
    south = table.game.board.area("the_south")
    assert (south.town, south.goods) == ("", False)
    assert not any("the_south" in name for name in table.game.names.borders)


@pytest.mark.rule("LTW-MAP-4")
@pytest.mark.parametrize(("one", "other"), [("nbg_nord", "nbg_sued"), ("nbg_sued", "nbg_nord")])
def test_no_track_between_the_two_nurnbergs_but_on_all_their_other_borders(
    one: str, other: str
) -> None:
    table = position(wensleydale("nurnberg"), influence(0, red=9, green=9))
    table.play(start(one))
    assert table.refuses(extend(other)) == "LTW-MAP-4"
    plains = {
        near
        for near in table.game.board.neighbours(one)
        if near != other and table.game.board.area(near).terrain == "plain"
    }
    assert table.choices("extend", "area") == plains


@pytest.mark.rule("LTW-MAP-5")
@every_board
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cubes_lie_only_in_areas_with_their_symbol(board: str, seed: int) -> None:
    table = started(wensleydale(board), seed)
    for each in table.game.board.areas:
        here = table["areas"].get(each.id, {})
        allowed = {each.terrain} if each.goods else set()
        assert set(here) & {"plain", "hill"} <= allowed, each.id
        assert not (each.goods and each.town)
        assert not (each.goods and each.terrain not in {"plain", "hill"})


@pytest.mark.rule("LTW-MAP-5")
def test_a_bare_valley_is_there_to_build_through() -> None:
    table = position(wensleydale())
    bare = [
        each.id
        for each in table.game.board.areas
        if each.terrain == "valley" and not each.town and not each.goods
    ]
    assert len(bare) == 10
    table.play(*line("garsdale", "ribblehead", "horton"))
    assert table.owner("garsdale", "ribblehead") == table.owner("ribblehead", "horton") == 0


@pytest.mark.rule("LTW-MAP-6")
@every_board
def test_towns_show_their_printed_colours_and_no_others_at_the_start(board: str) -> None:
    table = started(wensleydale(board))
    printed = {
        each.id: [each.company] if each.company else []
        for each in table.game.board.areas
        if each.town
    }
    assert table.view()["towns"] == printed
    assert sorted(colour for [colour] in filter(None, printed.values())) == (
        ["green"] * 4 + ["red"] * 4
    )


@pytest.mark.rule("LTW-MAP-6")
def test_company_tracks_colour_the_towns_they_touch() -> None:
    table = position(
        wensleydale(), own("red", "hawes", "askrigg"), own("green", "askrigg", "aysgarth")
    )
    shown = {town: table.colours(town) for town in ("hawes", "askrigg", "aysgarth", "leyburn")}
    assert shown == {
        "hawes": ["red"],
        "askrigg": ["red", "green"],
        "aysgarth": ["green"],
        "leyburn": [],
    }


@pytest.mark.rule("LTW-MAP-6")
@pytest.mark.parametrize(
    ("town", "near", "company"),
    [("garsdale", "hawes", "green"), ("ripon", "tanfield", "red")],
)
def test_a_printed_town_can_show_the_other_colour_too(town: str, near: str, company: str) -> None:
    table = position(wensleydale(), own(company, town, near))
    assert table.colours(town) == ["red", "green"]


@pytest.mark.rule("LTW-MAP-6", "LTW-BUILD-13")
def test_tracks_of_players_colour_nothing() -> None:
    table = position(wensleydale(), own(0, "garsdale", "hawes", "askrigg"))
    assert table.colours("hawes") == table.colours("askrigg") == []


@pytest.mark.rule("LTW-MAP-7", "LTW-MOVE-2")
@pytest.mark.parametrize("company", ["red", "green"])
def test_an_area_touched_by_a_company_track_is_on_its_network(company: str) -> None:
    def with_tracks(*company_line: str) -> str | None:
        table = position(
            wensleydale(),
            own(0, "skipton", "rylstone"),
            own(company, *company_line),
            area("rylstone", plain=1),
            train("A1", 0),
            phase="trains",
        )
        return table.refuses(carry("rylstone", "plain"))

    assert with_tracks("embsay", "grassington") is None
    assert with_tracks("rylstone", "grassington") == "LTW-MOVE-2"


@pytest.mark.rule("LTW-MAP-7")
def test_a_company_town_is_on_a_network_without_any_track() -> None:
    table = position(
        wensleydale(hill_goods_from="any_area"),
        own(0, "garsdale", "mallerstang"),
        area("baugh_fell", hill=1),  # borders Garsdale, which is printed red, but not Mallerstang
        train("A1", 0),
        phase="trains",
    )
    assert table.refuses(carry("baugh_fell", "hill")) == "LTW-MOVE-4"
