"""Nobody can tell apart two games that differ only in what the bag will give.

All else is open (LTW-SETUP-10). Whatever a seat or a spectator is shown or told (views, questions,
answers to "why not?", events) must be the same text, byte for byte, until the next turn is drawn.
"""

import json
import random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.state import State
from stellwerk.match.match import Match
from tests.models.compare_wensleydale import (
    CONFIGURATIONS,
    STYLES,
    Configuration,
    configuration_id,
)
from tests.plain import plain
from tests.wensleydale.test_properties import check_all, often, seldom
from tests.wensleydale.walks import Walk, position_of, step_on, walks

Observer = int | None
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
new_seeds = st.integers(2**64, 2**65)  # never the seed of the walk itself
SECRET_WORDS = {"random", "key", "words", "seed", "bag"}


def observers(game: WensleydaleGame) -> list[Observer]:
    """All seats, and a spectator."""
    return [None, *range(game.players)]


def sight(game: WensleydaleGame, state: State, observer: Observer) -> bytes:
    """All that an observer is shown, as it goes over the network."""
    shown: list[object] = [game.view(state, observer)]
    if observer is not None and observer in state.pending_players():
        shown.append(game.prompt(state, observer))
    return msgspec.json.encode(shown)


def words_in(value: object) -> set[str]:
    """All keys of a nested value."""
    if isinstance(value, dict):
        return set(value).union(*map(words_in, value.values()))
    if isinstance(value, (list, tuple)):
        return set[str]().union(*map(words_in, value))
    return set()


@often
@given(walks, new_seeds)
def test_views_and_prompts_do_not_show_what_the_bag_will_give(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    for observer in observers(game):
        other = state.resample(observer, seed)
        assert other.digest() != state.digest()
        for each in observers(game):  # all are alike, so each twin is everybody's twin
            assert sight(game, other, each) == sight(game, state, each)


@seldom
@given(walks, new_seeds)
def test_refusals_do_not_show_what_the_bag_will_give(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    other = state.resample(None, seed)
    for seat in range(game.players):
        assert other.legal_actions(seat) == state.legal_actions(seat)
        for action in range(0, game.num_distinct_actions(), 5):
            if state.refusal(action, seat):
                refusals = [game.refusal(each, seat, action) for each in (state, other)]
                assert str(refusals[0]) == str(refusals[1])
                assert refusals[0].arguments == refusals[1].arguments


@often
@given(walks, new_seeds)
def test_only_the_randomness_is_drawn_again(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    before = position_of(state)
    for observer in observers(game):
        other = state.resample(observer, seed)
        after = position_of(other)
        assert after.pop("random")["key"] != before["random"]["key"]
        assert after == {key: value for key, value in before.items() if key != "random"}
        check_all(game, other)
        assert game.from_position(position_of(other)) == other
        assert state.resample(observer, seed).digest() == other.digest()
    assert position_of(state) == before


def refusals(events: list[Any], observer: Observer) -> bytes:
    return msgspec.json.encode([event.seen_by(observer) for event in events])


@every_configuration
def test_twins_stay_the_same_until_the_next_turn_is_drawn(configuration: Configuration) -> None:
    drawn = followed = 0
    for number, style in enumerate(STYLES):
        for steps in (9, 70):
            walk = Walk(configuration, 10 * number + steps, style, steps)
            one, two = walk.match(), walk.match()
            two.state = cast("State", two.state).resample(None, 99)
            rng = random.Random(str(walk))
            while not one.is_over:
                seat = one.state.current_player()
                action = rng.choice(one.state.legal_actions(seat))
                events = [match.play_action(seat, action) for match in (one, two)]
                reveals = [any(event.reveals for event in each) for each in events]
                assert reveals[0] == reveals[1], walk
                for observer in observers(walk.game):
                    assert refusals(events[0], observer) == refusals(events[1], observer), walk
                if reveals[0]:
                    drawn += 1
                    break
                followed += 1
                for observer in observers(walk.game):
                    seen = [sight(walk.game, cast("State", m.state), observer) for m in (one, two)]
                    assert seen[0] == seen[1], walk
    assert drawn > 4
    assert followed > 40, "the twins were hardly followed"


def test_another_bag_gives_other_tokens_in_the_next_turn() -> None:
    """Else the tests above would show nothing."""
    boxes = set()
    for seed in range(20):
        match = Walk(CONFIGURATIONS[0], 3, "busy", 20).match()
        match.state = cast("State", match.state).resample(None, seed)
        rng = random.Random(5)
        while position_of(match.state)["turn"] == 1:
            step_on(match, "busy", rng)
        boxes.add(json.dumps(position_of(match.state)["boxes"]))
    assert len(boxes) > 15


@every_configuration
def test_nothing_shown_or_told_holds_the_key_or_its_words(configuration: Configuration) -> None:
    match = Walk(configuration, 5, "busy", 0).match()
    rng = random.Random(5)
    while True:
        check_shown(match)
        if match.is_over:
            break
        for _ in range(7):
            if not match.is_over:
                step_on(match, "busy", rng)


def check_shown(match: Match) -> None:
    key = position_of(match.state)["random"]["key"]
    for observer in observers(cast("WensleydaleGame", match.game)):
        shown = [plain(match.view(observer)), plain(match.log(observer))]
        shown += [plain(prompt) for prompt in match.prompts.values()]
        text = json.dumps(shown)
        assert key not in text
        assert match.seed.hex() not in text
        assert not words_in(shown) & SECRET_WORDS


@every_configuration
def test_all_see_the_same(configuration: Configuration) -> None:
    match = Walk(configuration, 8, "chance", 80).match()
    views = [plain(match.view(observer)) for observer in observers(match.game)]  # type: ignore[arg-type]
    for observer, view in zip(observers(match.game), views, strict=True):  # type: ignore[arg-type]
        assert view.pop("seat") == observer
        assert view == views[0]
        assert match.log(observer) == match.log(None)
