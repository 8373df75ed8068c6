"""Resampling draws again all that a seat cannot know, and only that."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stellwerk.games.trans.game import TransGame
from tests.models.compare_trans import CONFIGURATIONS
from tests.plain import plain
from tests.trans.test_properties import check_all, often
from tests.trans.walks import Walk, position_of, walks

new_seeds = st.integers(2**64, 2**65)  # never the seed of the walk itself


def observers(game: TransGame) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(game.players)]


def place_of(position: dict[str, Any], city: str) -> tuple[str, int]:
    """Where a city is; in a rest stack the exact place."""
    for number, seat in enumerate(position["seats"]):
        if city in seat["hand"]:
            return "hand", number
    for colour, stack in position["rest"].items():
        if city in stack:
            return colour, stack.index(city)
    raise AssertionError(f"{city} is nowhere")


@often
@given(walks, new_seeds)
def test_a_resample_looks_the_same_to_its_seat(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    for observer in observers(game):
        other = state.resample(observer, seed)
        assert json.dumps(plain(game.view(other, observer))) == json.dumps(
            plain(game.view(state, observer))
        )
        assert other.pending_players() == state.pending_players()
        if observer is not None and observer in state.pending_players():
            asked = [plain(game.prompt(each, observer)) for each in (state, other)]
            assert json.dumps(asked[0]) == json.dumps(asked[1])


@often
@given(walks, new_seeds)
def test_a_resample_is_a_valid_position_and_can_be_played_on(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    digest = state.digest()
    for observer in observers(game):
        other = state.resample(observer, seed)
        check_all(game, other)
        assert game.from_position(position_of(other)) == other
        for _ in range(30):
            if not other.is_terminal():
                other.apply_action(other.random_action(seed & 0xFFFF))
        check_all(game, other)
    assert state.digest() == digest


@often
@given(walks, new_seeds)
def test_a_resample_keeps_known_cities_where_they_are(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    before = position_of(state)
    for observer in observers(game):
        after = position_of(state.resample(observer, seed))
        known = set(before["revealed"])
        if observer is not None:
            known |= set(before["seats"][observer]["knows"])
            assert after["seats"][observer] == before["seats"][observer]
        for city in known:
            assert place_of(after, city) == place_of(before, city)
        assert after["revealed"] == before["revealed"]
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert (new["marker"], new["points"]) == (old["marker"], old["points"])
            assert (new["chosen"] is None) == (old["chosen"] is None)
        assert after["rails"] == before["rails"]
        assert sorted(after["card_stack"]) == sorted(before["card_stack"])


@often
@given(walks, new_seeds)
def test_a_resample_keeps_the_colours_of_all_hands_and_stacks(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    for observer in observers(game):
        backs = [
            [
                sorted(game.names.colour_of[city] for city in seat["hand"])
                for seat in position_of(each)["seats"]
            ]
            for each in (state, state.resample(observer, seed))
        ]
        assert backs[0] == backs[1]


@often
@given(walks, new_seeds)
def test_a_resample_follows_from_its_seed(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    for observer in observers(game):
        first, again = state.resample(observer, seed), state.resample(observer, seed)
        assert first.digest() == again.digest()
        keys = {position_of(each)["random"]["key"] for each in (state, first)}
        assert len(keys) == 2


def test_resamples_reach_every_hand_that_is_possible() -> None:
    """Two players, five cities of each colour: the other may hold any of the four not mine."""
    configuration = next(each for each in CONFIGURATIONS if each[1:] == (2, {}))
    walk = Walk(configuration, 1, "chance", 6)
    state = walk.state()
    hands = [set(position_of(state.resample(0, seed))["seats"][1]["hand"]) for seed in range(200)]
    mine = set(position_of(state)["seats"][0]["hand"])
    in_play = {city.id for city in walk.game.board.cities_in_play(2)}
    assert set().union(*hands) == in_play - mine


def test_a_resample_keeps_what_card_17_tells_about_the_left_neighbour() -> None:
    cards = {"special_cards": "chosen", "cards": "17", "rounds": 1}
    walk = Walk(("trans-europa", 4, cards), 3, "builder", 20)
    before = position_of(walk.state())
    for observer in range(4):
        left, right = (observer + 1) % 4, (observer - 1) % 4
        changed = set()
        for seed in range(20):
            after = position_of(walk.state().resample(observer, seed))
            assert after["seats"][left]["hand"] == before["seats"][left]["hand"]
            changed.add(tuple(after["seats"][right]["hand"]))
            assert set(after["seats"][left]["hand"]) <= set(after["seats"][observer]["knows"])
            assert set(after["seats"][observer]["hand"]) <= set(after["seats"][right]["knows"])
        assert len(changed) > 10
