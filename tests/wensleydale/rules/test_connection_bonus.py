"""The first link between Nürnberg and Fürth (LTW-BUILD-14)."""

from itertools import pairwise, product

import pytest

from tests.wensleydale.positions import (
    STOP,
    Table,
    chain,
    extend,
    influence,
    line,
    own,
    player,
    position,
    start,
    wensleydale,
)

RICH = influence(0, white=9, brown=9, red=9, green=9)


@pytest.mark.rule("LTW-BUILD-14")
@pytest.mark.parametrize("begin", ["nbg_nord", "nbg_sued"])
def test_everybody_scores_for_own_tracks_in_the_first_chain_at_once(begin: str) -> None:
    table = position(wensleydale("nurnberg"), own(1, "poppenreuth", "fuerth"), RICH)
    table.play(*line(begin, "muggenhof"))
    assert (table.each("points"), table["bonus_given"]) == ([0, 0, 0], False)
    events = table.play(extend("poppenreuth"))
    assert (table.each("points"), table["bonus_given"]) == ([2, 1, 0], True)
    assert [event.kind for event in events].count("wensleydale-bonus") == 2
    assert table["phase"] == "line"  # the line may go on


@pytest.mark.rule("LTW-BUILD-14")
def test_it_is_scored_once_per_game() -> None:
    table = position(wensleydale("nurnberg"), RICH, bonus_given=True)
    table.play(*line("nbg_nord", "muggenhof", "poppenreuth", "fuerth"))
    assert table.each("points") == [0, 0, 0]


@pytest.mark.rule("LTW-BUILD-14")
def test_company_tracks_join_but_score_for_nobody() -> None:
    table = position(
        wensleydale("nurnberg"),
        own("red", "nbg_sued", "muggenhof"),
        own("green", "doos", "fuerth"),
        own(0, "schweinau", "muggenhof"),
        RICH,
        turn=2,
    )
    table.play(*line("muggenhof", "doos"))
    assert (table.each("points"), table["bonus_given"]) == ([1, 0, 0], True)


@pytest.mark.rule("LTW-BUILD-14")
def test_only_the_chain_with_the_fewest_tracks_counts() -> None:
    table = position(
        wensleydale("nurnberg"),
        own(1, "nbg_nord", "muggenhof"),
        own(2, "nbg_nord", "kraftshof", "poppenreuth"),
        own(1, "muggenhof", "poppenreuth"),
        own(2, "muggenhof", "schweinau", "doos"),
        own(0, "poppenreuth", "doos"),
        RICH,
        turn=2,
    )
    table.play(*line("poppenreuth", "fuerth"))
    # three tracks by Muggenhof (two of seat 1) and three by Kraftshof: the builder has one in each
    assert table.when == ("chain", 0)
    assert table.moves() == [chain(1, 0, 2), chain(1, 2, 0)]


@pytest.mark.rule("LTW-BUILD-14")
def test_a_longer_way_of_the_builder_does_not_score() -> None:
    table = position(
        wensleydale("nurnberg"),
        own(1, "nbg_sued", "muggenhof", "poppenreuth"),
        own(0, "nbg_nord", "kraftshof", "tennenlohe", "poppenreuth"),
        RICH,
        turn=2,
    )
    table.play(*line("poppenreuth", "fuerth"))
    assert table.each("points") == [1, 2, 0]


def two_ways(nord: int | str, sued: int | str) -> Table:
    """Seat 2 joins Fürth; from Muggenhof it is equally far to Nord and to Süd."""
    table = position(
        wensleydale("nurnberg"),
        own(nord, "nbg_nord", "muggenhof"),
        own(sued, "nbg_sued", "muggenhof"),
        own("red", "muggenhof", "poppenreuth"),
        own(2, "poppenreuth", "tennenlohe"),
        influence(2, white=9),
        player(2, hand=12),
        turn=2,
        seat=2,
    )
    table.play(*line("poppenreuth", "fuerth"))
    return table


@pytest.mark.rule("LTW-BUILD-14")
@pytest.mark.parametrize(
    ("nord", "sued", "points"), [(2, 1, [0, 0, 2]), (1, 2, [0, 0, 2]), (0, 0, [1, 0, 1])]
)
def test_of_equally_short_chains_the_one_with_most_tracks_of_the_builder_counts(
    nord: int | str, sued: int | str, points: list[int]
) -> None:
    table = two_ways(nord, sued)
    assert (table.each("points"), table["bonus_given"]) == (points, True)


@pytest.mark.rule("LTW-BUILD-14")
@pytest.mark.parametrize(
    ("nord", "sued", "choices"),
    [(0, 1, [[0, 1, 1], [1, 0, 1]]), (0, "green", [[0, 0, 1], [1, 0, 1]])],
)
def test_then_the_builder_chooses(
    nord: int | str, sued: int | str, choices: list[list[int]]
) -> None:
    for chosen in choices:
        table = two_ways(nord, sued)
        assert table.when == ("chain", 2)
        assert [move["points"] for move in table.moves()] == choices
        assert table.refuses(STOP) == "LTW-TURN-2"
        assert table.refuses(chain(3, 3, 3)) == "LTW-BUILD-14"
        table.play({"do": "chain", "points": chosen})
        assert (table.each("points"), table["bonus_given"]) == (chosen, True)
        assert table["phase"] == "line"


# Three pieces of a long way round, each with several equally long variants, and who owns the tracks
FROM_NURNBERG = [(end, "moegeldorf", "roethenbach") for end in ("nbg_nord", "nbg_sued")]
EASTERN_WAYS = [
    ("roethenbach", "lauf", "eckental", "hetzles", "forchheim"),
    ("roethenbach", "heroldsberg", "eckental", "hetzles", "forchheim"),
    ("roethenbach", "heroldsberg", "neunkirchen", "hetzles", "forchheim"),
]
WESTERN_WAYS = [
    ("heroldsbach", "baiersdorf", "erlangen", "vach", "fuerth"),
    ("heroldsbach", "moehrendorf", "erlangen", "vach", "fuerth"),
    ("heroldsbach", "moehrendorf", "herzogenaurach", "vach", "fuerth"),
]
OWNERS = {
    1: "heroldsberg-roethenbach moegeldorf-nbg_nord",
    2: "eckental-hetzles erlangen-vach",
    3: "eckental-heroldsberg eckental-lauf heroldsbach-moehrendorf hetzles-neunkirchen "
    "moegeldorf-nbg_sued",
}


def points_of(*ways: tuple[str, ...]) -> tuple[int, ...]:
    """What the tracks along these ways score; the builder, seat 0, has one more between them."""
    tracks = {"-".join(sorted(pair)) for way in ways for pair in pairwise(way)}
    return (1, *[len(tracks & set(OWNERS[seat].split())) for seat in (1, 2, 3)])


@pytest.mark.rule("LTW-BUILD-14")
def test_the_builder_chooses_among_all_the_shortest_chains_however_many() -> None:
    parts = list(product(FROM_NURNBERG, EASTERN_WAYS, WESTERN_WAYS))
    table = position(
        wensleydale("nurnberg", 4),
        *[own("red", *way) for ways in parts for way in ways],
        *[own(seat, *pair.split("-")) for seat in OWNERS for pair in OWNERS[seat].split()],
        RICH,
    )
    table.play(*line("forchheim", "heroldsbach"))
    offered = {tuple(move["points"]) for move in table.moves("chain")}  # type: ignore[arg-type]
    assert offered == {points_of(*ways) for ways in parts}


@pytest.mark.rule("LTW-BUILD-14")
def test_wensleydale_has_no_such_bonus() -> None:
    assert wensleydale().board.connection_bonus is None
    table = position(wensleydale(), RICH)
    table.play(start("garsdale"), extend("hawes"), extend("askrigg"))
    assert (table.each("points"), table["bonus_given"]) == ([0, 0, 0], False)
