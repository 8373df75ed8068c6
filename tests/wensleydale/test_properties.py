"""What holds in every position of every game, sought with Hypothesis."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings

import stellwerk
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.names import CARRIED, COLOURS
from stellwerk.games.wensleydale.state import State
from stellwerk.kernel.playout import random_games
from tests.models.compare_wensleydale import (
    CONFIGURATIONS,
    OF_VERSION_1,
    Configuration,
    configuration_id,
    wensleydale_game,
)
from tests.properties import WALKING, check_listed_actions, check_refusal
from tests.wensleydale.walks import CHOOSING_A_CHAIN, Walk, position_of, step_on, walks

often = settings(WALKING, max_examples=50)
seldom = settings(often, max_examples=25)
AUCTION = {"bid", "stake"}
RANDOM_GAMES = 12_000
TOO_DEAR = {"wensleydale-box-too-dear", "wensleydale-box-above-limit"}
EVERY = [*CONFIGURATIONS, *OF_VERSION_1]

every_configuration = pytest.mark.parametrize("configuration", EVERY, ids=configuration_id)


# --- everything adds up ----------------------------------------------------------------------


def items_of(position: dict[str, Any]) -> Counter[str]:
    """Goods and passengers on the map, in front of the seats and on their trains."""
    found = Counter[str]()
    for inside in position["areas"].values():
        found.update({item: inside.get(item, 0) for item in CARRIED})
    for seat in position["seats"]:
        found.update({item: seat[item] for item in CARRIED})
        loaded = seat["loaded"]
        found.update({"plain": loaded["plain"], "hill": loaded["hill"]})
        found.update({"red": sum(loaded["red"]), "green": sum(loaded["green"])})
    return found


def landowners_in(position: dict[str, Any]) -> int:
    return sum(inside.get("landowner", 0) for inside in position["areas"].values())


def check_cubes_and_tracks(game: WensleydaleGame, position: dict[str, Any]) -> None:
    """15 cubes: in hand, on standing bids, in the stock; 15 tracks."""
    pieces = game.board.components
    assert (pieces.cubes, pieces.tracks) == (15, 15)
    owners = Counter(position["borders"].values())
    for number, seat in enumerate(position["seats"]):
        bids = [
            box["bid"][1] for box in position["boxes"] if box["bid"] and box["bid"][0] == number
        ]
        stock = 15 - seat["hand"] - sum(bids)
        assert stock >= 0
        assert seat["hand"] >= 0
        assert len(bids) <= 2
        if position["phase"] in AUCTION:
            # Nobody has spent anything yet: what is not in the stock is what was taken from it.
            assert position["limits"][number] == 15 - stock - 3
            assert 15 - stock >= 12
            assert all(bid <= position["limits"][number] for bid in bids)
        else:
            assert not bids
            assert position["limits"][number] == 0
        assert owners[number] <= 15
    assert set(owners) <= {"red", "green", *range(game.players)}


def check_influence(game: WensleydaleGame, position: dict[str, Any]) -> None:
    """Every box has its tokens during a turn; nobody is below 0; everybody is ranked once."""
    tokens = Counter(colour for box in position["boxes"] for colour in box["tokens"])
    assert tokens <= Counter(game.side.tokens)
    for box, rules in zip(position["boxes"], game.boxes, strict=True):
        assert len(box["tokens"]) == (0 if position["phase"] == "over" else rules.drawn)
    for name, track in position["tracks"].items():
        assert sorted(seat for seat, _ in track) == list(range(game.players))
        assert [points for _, points in track] == sorted((p for _, p in track), reverse=True)
        assert name == "profit" or all(points >= 0 for _, points in track)
    for order in ("general_order", "build_order", "train_order"):
        assert sorted(position[order]) == list(range(game.players))


def check_trains(game: WensleydaleGame, position: dict[str, Any]) -> None:
    """At most one train of each price; all that was carried this turn has its place."""
    for number, seat in enumerate(position["seats"]):
        mine = {name: t for name, t in position["trains"].items() if t["seat"] == number}
        prices = [game.side.trains[game.names.train[name]].price for name in mine]
        assert len(set(prices)) == len(prices)
        loaded = seat["loaded"]
        passengers = sum(loaded["red"]) + sum(loaded["green"])
        assert passengers == sum(train["passengers"] for train in mine.values())
        assert loaded["plain"] + loaded["hill"] == sum(train["goods"] for train in mine.values())
    for name, train in position["trains"].items():
        places = game.side.trains[game.names.train[name]]
        assert 0 <= train["passengers"] <= places.passengers
        assert 0 <= train["goods"] <= places.goods


def check_map(game: WensleydaleGame, position: dict[str, Any]) -> None:
    """Everything lies where it belongs."""
    for area in game.board.areas:
        inside = position["areas"].get(area.id, {})
        allowed = {"red", "green", "landowner"} if area.town else set[str]()
        if area.goods:
            allowed = {area.terrain}
        assert set(inside) <= allowed
        assert sum(inside.values()) <= (2 if area.goods else area.people)


def check_all(game: WensleydaleGame, state: State) -> None:
    position = position_of(state)
    check_cubes_and_tracks(game, position)
    check_influence(game, position)
    check_trains(game, position)
    check_map(game, position)
    over = position["phase"] == "over"
    assert state.pending_players() == ([] if over else [position["seat"]])
    assert state.is_terminal() == over
    assert over == (position["seat"] is None)
    assert over or state.legal_actions()


@seldom
@given(walks)
def test_cubes_tracks_tokens_items_and_seats_add_up_at_every_step(walk: Walk) -> None:
    game = walk.game
    match, rng = game.new_match(walk.seed), random.Random(walk.seed)
    start = position_of(match.state)
    check_setup(game, start)
    items, landowners = items_of(start), landowners_in(start)
    check_all(game, match.state)  # type: ignore[arg-type]
    while not match.is_over:
        step_on(match, walk.style, rng)
        check_all(game, match.state)  # type: ignore[arg-type]
        position = position_of(match.state)
        assert items_of(position) == items
        assert landowners_in(position) <= landowners
        landowners = landowners_in(position)
    assert match.result is not None


def check_setup(game: WensleydaleGame, position: dict[str, Any]) -> None:
    """No more than the bag held, every town filled, the rest gone (LTW-SETUP-6…9)."""
    items = items_of(position)
    pieces = game.board.components
    assert all(items[kind] <= pieces.goods[kind] for kind in ("plain", "hill"))
    assert all(items[kind] <= pieces.people[kind] for kind in ("red", "green"))
    assert landowners_in(position) <= pieces.people["landowner"]
    for area in game.board.areas:
        inside = position["areas"].get(area.id, {})
        if area.town:
            assert sum(inside.values()) == area.people
            assert all(inside.get(c, 0) >= area.fixed.count(c) for c in ("red", "green"))
    for colour in COLOURS:
        start = [[seat, pieces.start[colour]] for seat in position["general_order"]]
        assert position["tracks"][colour] == start
    assert position["borders"] == {}


@seldom
@given(walks)
def test_tracks_are_never_removed_and_points_only_grow(walk: Walk) -> None:
    """A track may pass to a company, never to another seat; companies keep theirs for ever."""
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    before = position_of(match.state)
    while not match.is_over:
        step_on(match, walk.style, rng)
        after = position_of(match.state)
        do, seat = match.steps[-1].move.do, match.steps[-1].seat
        assert set(before["borders"]) <= set(after["borders"])
        new = len(after["borders"]) - len(before["borders"])
        assert new == (do == "extend" and before["phase"] == "line")
        for border, owner in before["borders"].items():
            now = after["borders"][border]
            sold = owner == seat and before["phase"] == "sale" and now == before["company"]
            assert now == owner or sold
        for old, now in zip(before["seats"], after["seats"], strict=True):
            assert old["points"] <= now["points"]
            assert all(old[item] <= now[item] for item in CARRIED)
        assert before["bonus_given"] <= after["bonus_given"]
        before = after


# --- nobody is ever stuck --------------------------------------------------------------------


@every_configuration
def test_random_games_end(configuration: Configuration) -> None:
    """Twelve thousand in all configurations together."""
    game = wensleydale_game(configuration)
    number = RANDOM_GAMES // len(EVERY)
    seed = (7 + EVERY.index(configuration)).to_bytes(32, "little")
    steps, _ = random_games(game.rules, number, seed, 11)
    least = 4 * game.players * game.side.turns[game.players]  # two bids of everybody in every turn
    assert steps > number * least


def test_the_random_games_are_as_many_as_they_should_be() -> None:
    assert RANDOM_GAMES % len(EVERY) == 0


# --- legal and illegal -----------------------------------------------------------------------


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_listed_actions_are_exactly_those_that_are_legal_and_all_apply(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    for seat, action in check_listed_actions(game, state):
        assert state.refusal(action, seat) == 0
        assert game.action(state, seat, game.move(state, seat, action)) == action
        after = state.clone()
        after.apply_action(action, seat)
        assert after != state
        check_all(game, after)


@seldom
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_every_illegal_action_is_refused_by_a_rule_and_changes_nothing(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    digest = state.digest()
    last = game.num_distinct_actions()
    seen = Counter[str]()
    for seat in range(game.players):
        legal = set(state.legal_actions(seat))
        for action in (*range(-1, last + 1, 2), last - 1, last, 2**31 - 1):
            if action in legal:
                continue
            if 0 <= action < last:
                assert state.refusal(action, seat) != 0
            with pytest.raises(stellwerk.IllegalMove) as refused:
                state.apply_action(action, seat)
            seen[refused.value.reason] += 1
            if seen[refused.value.reason] < 5:
                check_refusal(refused.value, game)
    assert state.digest() == digest


def test_a_bid_too_dear_is_told_the_least_bid_of_that_box() -> None:
    match, rng = wensleydale_game(CONFIGURATIONS[0]).new_match(0), random.Random(0)
    while not match.is_over:
        position = position_of(match.state)
        if position["phase"] == "bid":
            for number, box in enumerate(position["boxes"], start=1):
                refusal = match.why_not(position["seat"], {"do": "bid", "box": number})
                if refusal is not None and refusal.reason in TOO_DEAR:
                    assert refusal.arguments["least"] == box["bid"][1] + 1
        step_on(match, "spender", rng)
