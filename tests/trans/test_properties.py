"""What holds in every position of every game, sought with Hypothesis."""

import random
from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stellwerk
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.judge import KINDS_OF_MOVE
from stellwerk.match.match import Match
from tests.models.compare_trans import Configuration
from tests.properties import (
    WALKING,
    check_answer,
    check_answers,
    check_clone,
    check_listed_actions,
    check_refusal,
    check_replay,
    go_on_together,
    junk,
    malformed,
    state_again,
)
from tests.trans.walks import Walk, position_of, step_on, walks

often = settings(WALKING, max_examples=60)
seldom = settings(often, max_examples=30)
CHANGING_SIZES = {6: -1, 7: -1, 8: -1}  # special cards after which hands are smaller


# --- everything adds up ----------------------------------------------------------------------


def check_cities(game: TransGame, position: dict[str, Any]) -> None:
    in_play = [city.id for city in game.board.cities_in_play(game.players)]
    if position["phase"] == "agree":
        in_play = []  # nothing is dealt before the card is named
    found = [city for stack in position["rest"].values() for city in stack]
    found += [city for seat in position["seats"] for city in seat["hand"]]
    assert sorted(found) == sorted(in_play)
    for colour, stack in position["rest"].items():
        assert {game.names.colour_of[city] for city in stack} <= {colour}
    for seat in position["seats"]:
        assert set(seat["hand"]) | set(position["revealed"]) <= set(seat["knows"])
        assert seat["chosen"] is None or seat["chosen"] in seat["hand"]
    if position["phase"] in {"place", "lay", "over"}:
        expected = 5 + sum(CHANGING_SIZES.get(card, 0) for card in position["cards"])
        assert {len(seat["hand"]) for seat in position["seats"]} == {expected}


def check_table(game: TransGame, position: dict[str, Any]) -> None:
    assert len(position["rails"]) == len(set(position["rails"])) <= 85
    markers = [seat["marker"] for seat in position["seats"] if seat["marker"]]
    assert len(markers) == len(set(markers))
    assert (position["phase"] == "lay") == (position["budget"] > 0)
    assert 0 <= position["laid_this_turn"] <= 2
    points = [seat["points"] for seat in position["seats"]]
    assert position["phase"] == "over" or max(points) < 13
    stack = position["card_stack"]
    assert len(set(stack)) == len(stack)
    assert not {1, 2} <= set(position["cards"])
    assert not {3, 9} <= set(position["cards"])


def check_all(game: TransGame, state: object) -> None:
    position = position_of(state)
    check_cities(game, position)
    check_table(game, position)


@often
@given(walks)
def test_cities_rails_and_markers_add_up_at_every_step(walk: Walk) -> None:
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    check_all(walk.game, match.state)
    while not match.is_over and len(match.moves) < 200:
        step_on(match, walk.style, rng)
        check_all(walk.game, match.state)
    assert (match.result is not None) == match.is_over


@often
@given(walks)
def test_rails_are_only_laid_and_points_only_won(walk: Walk) -> None:
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    before = position_of(match.state)
    while not match.is_over and len(match.moves) < 200:
        step_on(match, walk.style, rng)
        after = position_of(match.state)
        if after["round"] == before["round"]:
            new = set(after["rails"]) - set(before["rails"])
            assert set(before["rails"]) <= set(after["rails"])
            assert len(new) == (match.steps[-1].move.do == "lay")
        for old, now in zip(before["seats"], after["seats"], strict=True):
            assert old["points"] <= now["points"] <= old["points"] + 4
        before = after


# --- legal and illegal -----------------------------------------------------------------------


@often
@given(walks)
def test_listed_actions_are_exactly_those_that_are_legal_and_all_apply(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    for seat, action in check_listed_actions(game, state):
        assert state.refusal(action, seat) == 0
        assert game.action(state, seat, game.move(state, seat, action)) == action
        after = state.clone()
        after.apply_action(action, seat)
        assert after != state
    if not state.is_terminal():
        check_all(game, after)


@seldom
@given(walks)
def test_every_illegal_action_is_refused_by_a_rule_and_changes_nothing(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    digest = state.digest()
    last = game.num_distinct_actions()
    seen = Counter[str]()
    for seat in range(game.players):
        legal = set(state.legal_actions(seat))
        for action in (*range(-1, last + 1, 3), last - 2, last - 1, 2**31 - 1):
            if action in legal:
                continue
            with pytest.raises(stellwerk.IllegalMove) as refused:
                state.apply_action(action, seat)
            seen[refused.value.reason] += 1
            if seen[refused.value.reason] < 5:
                check_refusal(refused.value, game)
    assert state.digest() == digest


# --- malformed moves -------------------------------------------------------------------------

anything = junk("r4c9", "r4c9-r5c10", "london", "dallas")


def malformed_moves(match: Match) -> st.SearchStrategy[Any]:
    """Anything that might come over the network, from plain junk to nearly right."""
    names = cast("TransGame", match.game).names
    field = anything | st.sampled_from([*names.crossings, *names.lines, *names.cities])
    fields = st.lists(st.sampled_from(["city", "crossing", "line", "do"]), max_size=2)
    return malformed(match, KINDS_OF_MOVE, fields, field, anything)


@often
@given(walks, st.data())
def test_malformed_moves_are_refused_by_a_rule_and_change_nothing(
    walk: Walk, data: st.DataObject
) -> None:
    match = walk.match()
    check_answers(match, data, malformed_moves(match))


HUGE = 10**5000  # Python does not even print it
EUROPE_8: Configuration = ("trans-europa", 3, {"special_cards": "chosen", "cards": "8"})
MALFORMED: dict[str, Any] = {
    "empty": {},
    "a list": [],
    "nothing": None,
    "do nothing": {"do": None},
    "do a list": {"do": ["lay"]},
    "do a huge number": {"do": HUGE},
    "place nowhere": {"do": "place"},
    "place a huge number": {"do": "place", "crossing": HUGE},
    "place a list": {"do": "place", "crossing": ["r4c9"]},
    "place half a character": {"do": "place", "crossing": "\ud800"},
    "lay a huge number": {"do": "lay", "line": HUGE},
    "lay a line backwards": {"do": "lay", "line": "r5c10-r4c9"},
    "stop with an unknown line": {"do": "stop", "line": "nowhere"},
    "stop with a list as line": {"do": "stop", "line": ["r4c9-r5c10"]},
    "stop with a huge city": {"do": "stop", "city": HUGE},
    "pass with an object as city": {"do": "pass", "city": object()},
    "put back a dictionary": {"do": "put-back", "city": {"london": 1}},
    "put back a huge number": {"do": "put-back", "city": HUGE},
    "hand on a number": {"do": "hand-on", "city": 7},
}


@pytest.mark.parametrize("what", list(MALFORMED))
@pytest.mark.parametrize("steps", [0, 4, 12])
def test_chosen_malformed_moves_are_refused(what: str, steps: int) -> None:
    match = Walk(EUROPE_8, 1, "builder", steps).match()
    for seat in range(match.game.players):
        check_answer(match, seat, MALFORMED[what])


# --- positions, clones, records --------------------------------------------------------------


@often
@given(walks)
def test_a_position_gives_the_same_state_again(walk: Walk) -> None:
    state = walk.state()
    again = state_again(walk.game, state)
    for seat in range(walk.game.players):
        if position_of(state)["seats"][seat]["marker"]:
            assert again.missing(seat) == state.missing(seat)
            assert again.joined_crossings(seat) == state.joined_crossings(seat)
    go_on_together(random.Random(walk.seed), state, again)


@often
@given(walks)
def test_a_clone_is_independent(walk: Walk) -> None:
    check_clone(walk.state(), walk.seed)


@often
@given(walks)
def test_a_record_replays_to_the_same_digest(walk: Walk) -> None:
    check_replay(walk.match())


@often
@given(walks, st.integers(0, 2**32))
def test_a_record_with_undos_replays_to_the_same_digest(walk: Walk, seed: int) -> None:
    check_replay(walk.with_undos(seed))
