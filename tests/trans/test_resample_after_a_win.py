"""Who has joined all its cities is public: resampled hands fit that, each as often as any other."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

from stellwerk.bots import Seat, make_bot
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from tests.models.compare_trans import (
    BOARDS,
    CHOSEN,
    EACH_ROUND,
    Configuration,
    choose,
    configuration_id,
    trans_game,
)
from tests.plain import plain
from tests.trans.positions import COLOURS, Table, line, position, seat, trans
from tests.trans.twins import Observer, known_to, observers
from tests.trans.walks import just_won, position_of

Lines = list[str]
Crossings = list[str]
Deal = tuple[tuple[str, ...], ...]  # the hands of all seats


def complete_seats(game: TransGame, state: State) -> list[int]:
    """Who has joined all its cities."""
    return [
        number
        for number in range(game.players)
        if {game.city_crossing[city] for city in state._dump_seat(number)["hand"]}
        <= set(state.joined_crossings(number))
    ]


def check_resample(game: TransGame, state: State, observer: Observer, seed: int) -> State:
    """It is a possible position, looks the same, and the winners alone have completed."""
    other = state.resample(observer, seed)
    now = position_of(other)
    assert game.from_position(now) == other
    assert json.dumps(plain(game.view(other, observer))) == json.dumps(
        plain(game.view(state, observer))
    )
    if now["phase"] == "lay":
        assert complete_seats(game, other) == now["winners"]
    return other


# --- the story -------------------------------------------------------------------------------


@pytest.mark.rule("TRANS-ROUND-1", "TRANS-ROUND-2")
@pytest.mark.parametrize("observer", [None, 1])
def test_whoever_has_just_won_is_imagined_with_a_hand_that_wins(observer: Observer) -> None:
    """Seat 1 thinks about its second rail; the first one has completed the cities of seat 0."""
    game, state = just_won()
    hands = set[tuple[str, ...]]()
    for seed in range(100):
        other = check_resample(game, state, observer, seed)
        hands.add(tuple(position_of(other)["seats"][0]["hand"]))
    assert tuple(position_of(state)["seats"][0]["hand"]) in hands
    assert len(hands) > 1


def test_a_winner_imagined_gets_the_points_of_one() -> None:
    game, state = just_won()
    for seed in range(50):
        other = state.resample(1, seed)
        other.apply_action(game.book.stop, 1)
        missing, points, won, _ = other.last_round()[0]
        assert (missing, points, won) == (0, 4, True)


def test_a_winner_knows_its_own_hand() -> None:
    game, state = just_won()
    for seed in range(50):
        other = check_resample(game, state, 0, seed)
        assert position_of(other)["seats"][0] == position_of(state)["seats"][0]


LEFT_OUT = ("seattle", "medford", "duluth", "new_orleans", "jacksonville", "boston")


def net(
    game: TransGame, cities: Iterable[str], away: Iterable[str] = ()
) -> tuple[Lines, Crossings]:
    """Rails that join these cities by short ways past all others, and the crossings joined."""
    at = {city.id: city.at for city in game.board.cities}
    goals = {at[city] for city in cities}
    shut = (set(at.values()) | set(away)) - goals
    near: dict[str, list[str]] = {}
    for each in game.board.all_lines:
        near.setdefault(each.a, []).append(each.b)
        near.setdefault(each.b, []).append(each.a)
    joined, rails = [min(goals)], list[str]()
    while goals - set(joined):
        came_from = dict[str, str]()
        waiting = list(joined)
        for crossing in waiting:
            for other in near[crossing]:
                if other not in shut and other not in waiting:
                    came_from[other] = crossing
                    waiting.append(other)
        crossing = next(each for each in waiting if each in goals and each in came_from)
        while crossing in came_from:
            joined.append(crossing)
            rails.append(line(came_from[crossing], crossing))
            crossing = came_from[crossing]
    return rails, joined


def six_cities_left_out() -> Table:
    """Six players share a network without six cities; everybody must hold one of those."""
    game = trans(players=6)
    free = [city.id for city in game.board.cities if city.id not in LEFT_OUT]
    rails, joined = net(game, free)
    hands = []
    for missing in LEFT_OUT:
        colours = [colour for colour in COLOURS if colour != game.names.colour_of[missing]]
        others = [
            next(city for city in free if game.names.colour_of[city] == colour)
            for colour in colours
        ]
        free = [city for city in free if city not in others]
        hands.append(" ".join([missing, *others]))
    seats = [seat(hand, at=marker) for hand, marker in zip(hands, joined[:6], strict=True)]
    return position(game, *seats, rails=rails)


@pytest.mark.rule("TRANS-ROUND-1")
def test_whoever_has_not_won_is_imagined_with_a_city_still_to_join() -> None:
    """Of all ways to deal the hidden cities, hardly any gives one of the six to everybody."""
    table = six_cities_left_out()
    for observer in observers(table.game):
        holders = set[tuple[int, ...]]()
        for seed in range(60):
            hands = position_of(check_resample(table.game, table.state, observer, seed))["seats"]
            missing = [[city for city in LEFT_OUT if city in each["hand"]] for each in hands]
            assert all(len(each) == 1 for each in missing)
            holders.add(tuple(LEFT_OUT.index(each[0]) for each in missing))
        assert len(holders) > 30


# --- fairness --------------------------------------------------------------------------------


def deals_of_colour(
    game: TransGame, state: State, observer: Observer, colour: str
) -> list[list[tuple[str, ...]]]:
    """All ways to deal the cities of a colour that the observer cannot place; hand by hand."""
    now = position_of(state)
    known = known_to(now, observer)
    hands = [
        [city for city in each["hand"] if game.names.colour_of[city] == colour]
        for each in now["seats"]
    ]
    everywhere = [*now["rest"][colour], *(city for hand in hands for city in hand)]
    hidden = [city for city in everywhere if city not in known]
    wanted = [sum(city not in known for city in hand) for hand in hands]
    found = []
    for dealt in permutations(sorted(hidden), sum(wanted)):
        left = list(dealt)
        found.append(
            [
                (*(city for city in hand if city in known), *(left.pop() for _ in range(number)))
                for hand, number in zip(hands, wanted, strict=True)
            ]
        )
    return found


def fitting_deals(game: TransGame, state: State, observer: Observer) -> tuple[Counter[Deal], int]:
    """How often each deal comes up that fits who has won; and how many fit or not."""
    winners = position_of(state)["winners"]
    joined = [
        {city for city, at in zip(game.names.cities, game.city_crossing, strict=True)
         if at in set(state.joined_crossings(number))}
        for number in range(game.players)
    ]  # fmt: skip
    fitting, number = Counter[Deal](), 0
    for colours in product(*(deals_of_colour(game, state, observer, each) for each in COLOURS)):
        hands = [sum((colour[i] for colour in colours), ()) for i in range(game.players)]
        number += 1
        if all((set(hand) <= joined[i]) == (i in winners) for i, hand in enumerate(hands)):
            fitting[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    return fitting, number


def table_with(east: str, west: str, *hands: str, western: int = 0, **others: Any) -> Table:
    """Three hands of few cities; the last ones start on a network of their own in the west."""
    game = trans(players=3)
    rails, joined = net(game, east.split())
    more, apart = net(game, west.split(), away=joined) if western else ([], [])
    markers = [*joined[: 3 - western], *apart[:western]]
    seats = [seat(hand, at=marker) for hand, marker in zip(hands, markers, strict=True)]
    return position(game, *seats, rails=[*rails, *more], **others)


EAST = "bismarck minneapolis chicago cincinnati sacramento san_francisco los_angeles"
FEW_MISSING: dict[str, Callable[[], Table]] = {
    "nobody has won": lambda: table_with(
        EAST, "", "helena sacramento", "chicago portland", "cincinnati medford"
    ),
    "one has won": lambda: table_with(
        EAST, "", "chicago sacramento", "helena los_angeles", "cincinnati medford",
        winners=[0], turn=1, budget=1, laid_this_turn=1,
    ),
    "two have won": lambda: table_with(
        EAST, "", "chicago sacramento", "helena los_angeles", "cincinnati san_francisco",
        winners=[0, 2], turn=1, budget=1, laid_this_turn=1,
    ),
    "two networks": lambda: table_with(
        "bismarck minneapolis chicago cincinnati los_angeles", "helena portland medford",
        "helena los_angeles", "chicago sacramento", "cincinnati portland", western=1,
    ),
    "a winner on the other network": lambda: table_with(
        "bismarck minneapolis chicago cincinnati los_angeles", "helena portland medford",
        "minneapolis medford", "chicago sacramento", "helena portland", western=1,
        winners=[2], turn=1, budget=1, laid_this_turn=1,
    ),
    "several of a colour": lambda: table_with(
        EAST, "", "helena bismarck los_angeles", "chicago portland", "medford sacramento"
    ),
}  # fmt: skip


@pytest.mark.rule("TRANS-ROUND-1", "TRANS-ROUND-3")
@pytest.mark.parametrize("observer", [None, 1])
@pytest.mark.parametrize("what", list(FEW_MISSING))
def test_all_hands_that_fit_are_drawn_equally_often(what: str, observer: Observer) -> None:
    table = FEW_MISSING[what]()
    fitting, number = fitting_deals(table.game, table.state, observer)
    assert fitting.total() < 0.9 * number, "the test would show little"
    draws = 40 * len(fitting)
    drawn = Counter[Deal]()
    for seed in range(draws):
        other = table.state.resample(observer, seed)
        hands = [other._dump_seat(each)["hand"] for each in range(3)]
        names = table.game.names.cities
        drawn[tuple(tuple(sorted(names[city] for city in hand)) for hand in hands)] += 1
    assert set(drawn) <= set(fitting)
    share = draws / fitting.total()
    chi_squared = sum((drawn[d] - share * n) ** 2 / (share * n) for d, n in fitting.items())
    freedom = len(fitting) - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5


# --- in every game ---------------------------------------------------------------------------

PLAYED: list[Configuration] = [
    (BOARDS[i % 2], 2 + i % 5, {**options, "rounds": 1})
    for i, options in enumerate([{}, {}, {}, {}, {}, *CHOSEN, *EACH_ROUND])
]


def moves_that_complete_another(game: TransGame, state: State) -> Iterator[State]:
    """After each rail by which somebody else wins, if the seat in turn may lay one more."""
    now = state._dump()
    number = now["turn"]
    if number is None or not now["budget"] or not any(
        state.missing(other) == 1 for other in range(game.players) if other != number
    ):  # fmt: skip
        return
    for action in state.legal_actions(number):
        after = state.clone()
        after.apply_action(action, number)
        then = after._dump()
        if then["winners"] and not after.is_terminal():
            yield after


@pytest.mark.parametrize("style", ["surveyor", "chance"])
@pytest.mark.parametrize("configuration", PLAYED, ids=configuration_id)
def test_every_resample_in_a_game_is_possible(configuration: Configuration, style: str) -> None:
    game = trans_game(configuration)
    rng = random.Random(f"{configuration} {style}")
    state = game.new_state(rng.getrandbits(64))
    steps = 0
    while not state.is_terminal():
        seen = list(moves_that_complete_another(game, state))[:3]
        for each in [state, *seen] if steps % 3 == 0 else seen:
            for observer in observers(game):
                check_resample(game, each, observer, rng.getrandbits(64))
        steps += 1
        number = rng.choice(state.pending_players())
        if style == "surveyor":
            bot = make_bot("trans", "surveyor", rng.getrandbits(32))
            action = bot.choose(Seat(game, state, number))
        else:
            action = choose(rng, style, game, state, number)
        state.apply_action(action, number)
