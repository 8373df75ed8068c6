"""Nobody can tell apart two games that differ only in what is hidden from them.

Twins of a match are made for an observer by resampling and, independently, by hand. Whatever the
observer is shown or told (views, questions, answers to "why not?", events) must be the same text.
"""

import json
import random
from typing import Any, cast

import pytest

from stellwerk.games.trans.game import TransGame
from stellwerk.match.match import Match
from tests.models.compare_trans import (
    BOARDS,
    CHOSEN,
    EACH_ROUND,
    STYLES,
    Configuration,
    configuration_id,
)
from tests.plain import plain
from tests.seeing import answers, sight
from tests.trans.positions import Table, colour_of, hand_on, put_back, started, trans
from tests.trans.twins import (
    Observer,
    cast_state,
    cities_in,
    known_to,
    match_at,
    observers,
    on_the_table,
    seen_events,
    twins_of,
)
from tests.trans.walks import Walk, position_of, step_on

VARIANTS: list[dict[str, object]] = [{}, *CHOSEN, EACH_ROUND[-1]]
CONFIGURATIONS: list[Configuration] = [
    (BOARDS[i % 2], 2 + i % 5, options)
    for i, options in enumerate([*VARIANTS, *VARIANTS[5:], *VARIANTS[:5]])
]
LONG_ENOUGH = 25  # moves that twins are followed
Walked = list[tuple[Walk, Match]]


@pytest.fixture(scope="module", params=CONFIGURATIONS, ids=configuration_id)
def configuration(request: pytest.FixtureRequest) -> Configuration:
    """Every configuration; all tests of one stand together."""
    return cast("Configuration", request.param)


@pytest.fixture(scope="module")
def walked(configuration: Configuration) -> Walked:
    """Walks that have not come to an end, with their matches; the tests only look at them."""
    matches = [(walk, walk.match()) for walk in walks_into(configuration)]
    return [(walk, match) for walk, match in matches if not match.is_over]


def walks_into(configuration: Configuration) -> list[Walk]:
    """Walks into the choices of cities, the markers and the rails; every other one of them.

    Each set of cards is met twice among the configurations, and so by all walks.
    """
    index = CONFIGURATIONS.index(configuration)
    walks = [
        Walk(configuration, 100 * index + i, STYLES[i % 4], steps)
        for i, steps in enumerate((0, 1, 3, 7, 15, 30, 70))
    ]
    return walks[index // len(VARIANTS) % 2 :: 2]


def questions(rng: random.Random, game: TransGame) -> list[Any]:
    """Many moves a seat might ask about, legal or not, and malformed ones."""
    names = game.names
    moves: list[Any] = [
        {"do": do, "city": c} for do in ("put-back", "hand-on") for c in names.cities
    ]
    moves += [{"do": "place", "crossing": c} for c in rng.sample(names.crossings, 20)]
    moves += [{"do": "lay", "line": line} for line in rng.sample(names.lines, 60)]
    moves += [{"do": "stop"}, {"do": "pass"}, {"do": "dance"}, {}, {"do": "lay"}]
    rng.shuffle(moves)
    return moves


def test_twins_look_the_same_and_give_the_same_answers(walked: Walked) -> None:
    for walk, match in walked:
        rng, game = random.Random(str(walk)), walk.game
        for observer in observers(game):
            where = f"{walk}, seen by {observer}"
            first, *others = twins_of(rng, game, cast_state(match), observer)
            shown = sight(first, observer)
            for other in others:
                assert other.state.digest() != first.state.digest(), where
                assert sight(other, observer) == shown, where
            if observer is not None:
                asked = questions(rng, game)
                answered = [answers(each, observer, asked, spoken=4) for each in (first, *others)]
                assert answered[0] == answered[1] == answered[2], where


def follow(rng: random.Random, one: Match, two: Match, observer: Observer, where: str) -> int:
    """Both twins go on with the same moves until something hidden comes to light."""
    for step in range(LONG_ENOUGH):
        if one.is_over:
            return step
        seat = rng.choice(one.state.pending_players())
        actions = [set(each.state.legal_actions(seat)) for each in (one, two)]
        both = sorted(actions[0] & actions[1])
        if not both:
            return step
        action = rng.choice(both)
        events = [seen_events(each.play_action(seat, action), observer) for each in (one, two)]
        (first, revealed), (second, too) = events
        same = min(len(first), len(second))
        assert first[:same] == second[:same], f"{where}, action {action} of seat {seat}"
        if revealed or too:
            return step
        assert first == second, f"{where}, action {action} of seat {seat}"
        assert sight(one, observer) == sight(two, observer), f"{where}, after {action} of {seat}"
    return LONG_ENOUGH


def test_twins_stay_the_same_until_something_comes_to_light(walked: Walked) -> None:
    followed = 0
    for walk, match in walked:
        rng = random.Random(f"follow {walk}")
        for observer in observers(walk.game):
            for number in (1, 2):
                twins = twins_of(rng, walk.game, cast_state(match), observer)
                where = f"{walk}, seen by {observer}, twin {number}"
                followed += follow(rng, twins[0], twins[number], observer, where)
    assert followed > 50, "the twins were hardly followed"


# --- what is named ---------------------------------------------------------------------------


def test_views_and_events_name_no_city_but_those_the_observer_knows(
    configuration: Configuration,
) -> None:
    """Cities told by an event are known before or after it, or laid open with the round's end.

    Each set of cards is met twice among the configurations, and so by all styles.
    """
    game = Walk(configuration, 0, "chance", 0).game
    cities = set(game.names.cities)
    for seed in range(CONFIGURATIONS.index(configuration) // len(VARIANTS), len(STYLES), 2):
        match, rng = game.new_match(seed), random.Random(seed)
        heard = [(each, match.opening) for each in observers(game)]
        before: dict[Observer, set[str]] = {each: set() for each in observers(game)}
        while not match.is_over and len(match.moves) < 60:
            position = position_of(match.state)
            for observer, events in heard:
                known = known_to(position, observer)
                assert cities_in(on_the_table(match.view(observer)), cities) <= known, f"{observer}"
                if not any(event.kind == "trans-round-over" for event in events):
                    seen = cities_in(plain([event.seen_by(observer) for event in events]), cities)
                    where = f"{configuration}, seed {seed}, {[e.kind for e in events]}"
                    assert seen <= known | before[observer], f"{where} seen by {observer}"
                before[observer] = known
            step_on(match, STYLES[seed], rng)
            heard = [(each, match.steps[-1].events) for each in observers(game)]


def test_a_view_holds_no_seed_no_prompt_and_no_stack(configuration: Configuration) -> None:
    match = Walk(configuration, 5, "builder", 20).match()
    position = position_of(match.state)
    for observer in observers(cast("TransGame", match.game)):
        view = plain(match.view(observer))
        text = json.dumps(view)
        assert position["random"]["key"] not in text
        assert not set(view) & {"random", "card_stack", "moves", "prompts", "lap_key"}
        assert view["rest"] == [len(stack) for stack in position["rest"].values()]


# --- choosing at the same time ---------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("cards", ["8", "16", "8,16", "6,8,19", "10,16,17"])
def test_nobody_learns_a_choice_before_all_have_chosen(cards: str, players: int) -> None:
    game = trans("trans-europa", players, cards=cards)
    start = game.new_match(1)
    choosers = start.state.pending_players()
    assert len(choosers) == players
    for chooser in choosers:
        seen: dict[Observer, str] = {}
        for action in start.state.legal_actions(chooser):
            match = match_at(game, cast_state(start).clone())
            events = match.play_action(chooser, action)
            for observer in observers(game):
                if observer == chooser:
                    continue
                heard = plain([event.seen_by(observer) for event in events])
                text = json.dumps([heard, sight(match, observer)])
                assert seen.setdefault(observer, text) == text
        assert len(seen) == players


@pytest.mark.parametrize("players", [3, 4])
def test_with_card_16_only_the_backs_are_public(players: int) -> None:
    """At the second exchange two hold two pink cities; which one goes on, the others cannot see."""
    tables = [second_exchange(players) for _ in range(2)]
    pinks = [c for c in tables[0].hand(1) if colour_of(tables[0].game, c) == "pink"]
    assert len(pinks) == 2
    for table, pink in zip(tables, sorted(pinks), strict=True):
        for seat in range(players):
            city = pink if seat == 1 else min(table.hand(seat))
            events = table.play_by(seat, hand_on(city))
        handed = [event for event in events if event.kind == "trans-hand-on" and event.seat == 1]
        assert plain(handed[0].seen_by(None).arguments) == {"colour": "pink", "receiver": 2}
        assert plain(handed[0].seen_by(2).arguments) == {
            "colour": "pink", "receiver": 2, "city": pink,
        }  # fmt: skip
    for observer in (None, *range(players)):
        shown = [json.dumps(table.view(observer)) for table in tables]
        assert (shown[0] == shown[1]) == (observer not in (1, 2))


def second_exchange(players: int) -> Table:
    """Seat 0 has handed its pink city on to seat 1, which gave away a white one."""
    table = started(trans("trans-europa", players, cards="16", first_seat=0), seed=2)
    for seat in range(players):
        colour = "pink" if seat == 0 else "white"
        city = next(c for c in table.hand(seat) if colour_of(table.game, c) == colour)
        table.play_by(seat, hand_on(city))
    assert table["step"] == 2
    return table


# --- single cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_card_17_the_left_neighbours_hand_is_known_and_nobody_elses(players: int) -> None:
    match = trans("trans-europa", players, cards="17").new_match(3)
    position = position_of(match.state)
    hands = [seat["hand"] for seat in position["seats"]]
    for observer in range(players):
        you = match.view(observer).you
        for other in range(players):
            if other != observer:
                expected = hands[other] if other == (observer + 1) % players else []
                assert you.known[str(other)] == expected
    cities = set(match.game.names.cities)  # type: ignore[attr-defined]
    assert cities_in(on_the_table(match.view(None)), cities) == set()
    assert cities_in(plain(match.log(None)), cities) == set()


@pytest.mark.parametrize(("card", "number"), [("10", 2), ("11", 2), ("12", 2), ("19", 5)])
def test_with_cards_10_to_12_and_19_all_see_the_same_and_no_more(card: str, number: int) -> None:
    match = trans("trans-europa", 4, cards=card).new_match(3)
    cities = set(match.game.names.cities)  # type: ignore[attr-defined]
    shown = [match.view(observer).seats for observer in (None, 0, 1, 2, 3)]
    assert all(each == shown[0] for each in shown)
    assert len(cities_in(plain(match.view(None)), cities)) == 4 * number
    assert cities_in(plain(match.log(None)), cities) == cities_in(plain(match.view(None)), cities)


def test_with_card_8_a_city_put_back_is_known_to_its_seat_only() -> None:
    table = started(trans("trans-europa", 3, cards="8", first_seat=0), seed=3)
    chosen = [min(hand) for hand in table.hands()]
    events = [event for i in range(3) for event in table.play_by(i, put_back(chosen[i]))]
    for observer in (None, 0, 1, 2):
        heard = cities_in(plain([event.seen_by(observer) for event in events]), set(chosen))
        assert heard == (set() if observer is None else {chosen[observer]})


def test_the_missing_rails_in_a_view_are_the_seats_own() -> None:
    """They follow from the seat's own cities: other hands do not change them."""
    walk = Walk(("trans-amerika", 4, {"rounds": 1}), 8, "purposeful", 25)
    state, game = walk.state(), walk.game
    for observer in range(4):
        found = set()
        for seed in range(10):
            other = state.resample(observer, seed)
            view = plain(game.view(other, observer))
            found.add(view["you"]["missing"])
            for public in view["seats"]:
                assert "missing" not in public
        assert found == {state.missing(observer)}
