"""What a view says about the way to the cities of a hand, and what is told when a round ends.

The numbers are compared with the slow model, the lines with what laying them would bring about.
"""

import random
from collections.abc import Iterable
from typing import Any, cast

import pytest

from stellwerk.games.trans.game import TransGame
from tests.models.compare_trans import CONFIGURATIONS, STYLES, Configuration, configuration_id
from tests.plain import plain
from tests.trans.positions import position, seat, trans
from tests.trans.walks import Walk, step_on

SOME = CONFIGURATIONS[::29]  # both boards, all numbers of players, cards of every kind
some_configurations = pytest.mark.parametrize("configuration", SOME, ids=configuration_id)
View = dict[str, Any]


def joined_with(game: TransGame, rails: Iterable[str], start: str) -> set[str]:
    """Everything that rails join with a crossing."""
    found, ends = {start}, [game.names.ends[line] for line in rails]
    before: set[str] = set()
    while found != before:
        before = set(found)
        for a, b in ends:
            if a in found or b in found:
                found |= {a, b}
    return found


def price_of(view: View, lines: Iterable[str]) -> int:
    """What lines without a rail cost together."""
    return sum(2 if line in view["double_lines"] else 1 for line in lines)


def cheapest(game: TransGame, view: View, start: str) -> dict[str, int]:
    """What the ways to all crossings cost: lines are tried until nothing becomes cheaper."""
    found = {start: 0}
    before: dict[str, int] = {}
    rails = set(view["rails"])
    costs = [
        (ends, 0 if line in rails else price_of(view, [line]))
        for line, ends in game.names.ends.items()
    ]
    while found != before:
        before = dict(found)
        for (one, other), cost in costs:
            for a, b in ((one, other), (other, one)):
                if a in found:
                    found[b] = min(found.get(b, found[a] + cost), found[a] + cost)
    return found


def check_lines(
    game: TransGame, view: View, number: int, cities: Iterable[str], lines: list[str], missing: int
) -> None:
    """Laying these lines joins all cities, and costs what is missing."""
    marker = view["seats"][number]["marker"]
    wanted = {game.names.crossings[game.city_crossing[game.names.city[city]]] for city in cities}
    assert not set(lines) & set(view["rails"])
    assert price_of(view, lines) == missing
    assert wanted <= joined_with(game, [*view["rails"], *lines], marker)


@some_configurations
def test_a_seat_sees_how_far_each_of_its_cities_is(configuration: Configuration) -> None:
    number = SOME.index(configuration)
    for steps in (3, 12, 40, 75):
        walk = Walk(configuration, number + steps, STYLES[steps % len(STYLES)], steps)
        game, state = walk.game, walk.state()
        for each in range(game.players):
            view = plain(game.view(state, each))
            marker = view["seats"][each]["marker"]
            away = {} if marker is None else cheapest(game, view, marker)
            for city in view["you"]["cities"]:
                at = game.names.crossings[game.city_crossing[game.names.city[city["id"]]]]
                expected = None if marker is None else away[at]
                assert city["missing"] == expected, f"{walk}, seat {each}, {city['id']}"
                assert marker is None or city["joined"] == (expected == 0)
                if expected:
                    check_lines(game, view, each, [city["id"]], city["way"], expected)
                else:
                    assert city["way"] == []


@some_configurations
def test_lines_that_are_missing_would_join_all_cities(configuration: Configuration) -> None:
    number = SOME.index(configuration)
    for steps in (8, 20, 45, 80):
        walk = Walk(configuration, number + steps, STYLES[steps % len(STYLES)], steps)
        game, state = walk.game, walk.state()
        for each in range(game.players):
            view = plain(game.view(state, each))
            if view["seats"][each]["marker"] is None:
                continue
            lines = [game.names.lines[line] for line in state.missing_lines(each)]
            cities = [city["id"] for city in view["you"]["cities"]]
            check_lines(game, view, each, cities, lines, view["you"]["missing"])


@some_configurations
def test_the_end_of_a_round_is_told_with_its_table(configuration: Configuration) -> None:
    """Networks and missing lines are those of the table as it was counted, last rail included."""
    game, ended = Walk(configuration, 0, "chance", 0).game, 0
    for seed in range(3):
        match, rng = game.new_match(seed), random.Random(seed)
        while not match.is_over and len(match.moves) < 250:
            before = plain(match.view(None))
            step_on(match, STYLES[seed % len(STYLES)], rng)
            events = [plain(event.seen_by(None)) for event in match.steps[-1].events]
            if any(event["message"] == "event-trans-round-over" for event in events):
                check_round(game, before, events)
                ended += 1
    assert ended > 0, "no round came to its end"


def check_round(game: TransGame, before: View, events: list[View]) -> None:
    """Compare what a round ended with."""
    (over,) = [event for event in events if event["message"] == "event-trans-round-over"]
    laid = [event["arguments"]["line"] for event in events if event["message"] == "event-trans-lay"]
    table = {**before, "rails": [*before["rails"], *laid]}
    revealed = [event for event in events if event["message"] == "event-trans-reveal"]
    scores = [event for event in events if event["message"] == "event-trans-score"]
    for number, lines in enumerate(over["arguments"]["missing_lines"]):
        cities = next(e["arguments"]["cities"] for e in revealed if e["seat"] == number)
        missing = scores[number]["arguments"]["missing"]
        check_lines(game, table, number, cities, lines, missing)
    networks = over["arguments"]["networks"]
    assert sorted(seat for net in networks for seat in net["seats"]) == list(range(game.players))
    for network in networks:
        for number in network["seats"]:
            marker = table["seats"][number]["marker"]
            assert set(network["crossings"]) == joined_with(game, table["rails"], marker)


@some_configurations
def test_missing_lines_are_in_a_view_only_when_all_hands_are_open(
    configuration: Configuration,
) -> None:
    name, players, options = configuration
    walk = Walk((name, players, {**options, "rounds": 1}), 1, "purposeful", 1000)
    match = walk.game.new_match(1)
    assert match.view(None).missing_lines is None
    match = walk.match()
    view = plain(match.view(None))
    assert view["phase"] == "over"
    for number, score in enumerate(view["result"]["scores"]):
        counted, lines = score["last_round"], view["missing_lines"][number]
        check_lines(walk.game, view, number, counted["cities"], lines, counted["missing"])


def test_a_line_that_serves_several_cities_is_named_once() -> None:
    game = trans(rounds=1)
    table = position(game, seat("washington bismarck", at="r9c15"), seat("el_paso", at="r0c18"))
    lines = table.state.missing_lines(0)
    assert len(set(lines)) == len(lines)
    assert table.state.missing(0) == 17 == table.state.missing_by_city(0)[0]
    assert sum(table.state.missing_by_city(0)[1]) > 17


def test_without_a_marker_there_is_no_way_yet() -> None:
    state = trans().new_state(seed=1)
    with pytest.raises(ValueError, match="has not placed its marker yet"):
        state.missing_lines(0)
    with pytest.raises(ValueError, match="has not placed its marker yet"):
        state.missing_by_city(0)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("board", ["trans-europa", "trans-amerika"])
def test_cities_that_are_left_out_are_in_no_hand_and_in_no_stack(board: str, players: int) -> None:
    state = trans(board, players).new_state(seed=1)
    now = plain(state.position())
    dealt = [city for seat in now["seats"] for city in seat["hand"]]
    dealt += [city for stack in now["rest"].values() for city in stack]
    game = cast("TransGame", state.game)
    left_out = plain(game.view(state, None))["left_out"]
    assert sorted([*dealt, *left_out]) == sorted(game.names.cities)
    assert (left_out == []) == (players > 3)
