"""What holds in every position of every game, sought with Hypothesis."""

import json
import random
from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import stellwerk
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.judge import KINDS_OF_MOVE
from stellwerk.games.trans.state import State
from stellwerk.match.match import Match
from stellwerk.match.record import record_text
from stellwerk.texts.catalogue import LANGUAGES, has_text
from tests.models.compare_trans import Configuration
from tests.trans.walks import Walk, position_of, step_on, walks

often = settings(
    derandomize=True,
    deadline=None,
    max_examples=60,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # shrinking a walk takes minutes
    suppress_health_check=list(HealthCheck),
)
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
            assert len(new) == (match.steps[-1].move["do"] == "lay")
        for old, now in zip(before["seats"], after["seats"], strict=True):
            assert old["points"] <= now["points"] <= old["points"] + 4
        before = after


# --- legal and illegal -----------------------------------------------------------------------


@often
@given(walks)
def test_listed_actions_are_exactly_those_that_are_legal_and_all_apply(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    pending = state.pending_players()
    assert bool(pending) != state.is_terminal()
    for seat in range(game.players):
        listed = state.legal_actions(seat)
        accepted = [
            a for a in range(-2, game.num_distinct_actions() + 3) if state.is_legal_action(a, seat)
        ]
        assert listed == accepted
        assert bool(listed) == (seat in pending)
        for action in listed:
            assert state.refusal(action, seat) == 0
            assert game.action(state, seat, game.move(state, seat, action)) == action
            after = state.clone()
            after.apply_action(action, seat)
            assert after != state
    if pending:
        check_all(game, after)


def check_refusal(refusal: stellwerk.IllegalMove) -> None:
    assert refusal.rule.startswith("TRANS-")
    assert has_text(f"rule-{refusal.rule}"), f"{refusal.rule} is no rule"
    assert refusal.reason
    json.dumps(refusal.arguments)
    assert all(refusal.message(lang) for lang in LANGUAGES)


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
                check_refusal(refused.value)
    assert state.digest() == digest


# --- malformed moves -------------------------------------------------------------------------

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**6), 10**6)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["r4c9", "r4c9-r5c10", "london", "dallas", 1 << 70, "\ud800"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def malformed_moves(draw: st.DrawFn, match: Match) -> Any:
    """Anything that might come over the network, from plain junk to nearly right."""
    names = cast("TransGame", match.game).names
    field = junk | st.sampled_from([*names.crossings, *names.lines, *names.cities])
    move: dict[Any, Any] = {"do": draw(st.sampled_from(KINDS_OF_MOVE) | junk)}
    prompts, legal = match.prompts, draw(st.booleans())
    if prompts and legal:
        move = dict(draw(st.sampled_from(prompts[min(prompts)].moves)))
    for name in draw(st.lists(st.sampled_from(["city", "crossing", "line", "do"]), max_size=2)):
        move[name] = draw(field)
    if draw(st.integers(0, 9)) == 0:
        move.pop(draw(st.sampled_from(sorted(move))))
    return move if draw(st.integers(0, 19)) else draw(junk)


def check_answer(match: Match, seat: int, move: Any) -> None:
    """It is a legal move, or it is refused and nothing has changed."""
    before, moves = match.state.digest(), len(match.moves)
    refusal = match.why_not(seat, move)
    assert match.state.digest() == before
    if refusal is None:
        assert match.game.action(match.state, seat, move) in match.state.legal_actions(seat)
        return
    with pytest.raises(stellwerk.IllegalMove) as refused:
        match.play(seat, move)
    check_refusal(refused.value)
    assert str(refused.value) == str(refusal)
    assert match.state.digest() == before
    assert (len(match.moves), len(match.steps)) == (moves, moves)


@often
@given(walks, st.data())
def test_malformed_moves_are_refused_by_a_rule_and_change_nothing(
    walk: Walk, data: st.DataObject
) -> None:
    match = walk.match()
    for _ in range(12):
        move = data.draw(malformed_moves(match))
        check_answer(match, data.draw(st.integers(0, walk.game.players - 1)), move)


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


def go_on_together(rng: random.Random, one: State, two: State, steps: int = 40) -> None:
    """Both go on with the same actions and must stay the same."""
    for _ in range(steps):
        if one.is_terminal():
            break
        seat = rng.choice(one.pending_players())
        action = rng.choice(one.legal_actions(seat))
        one.apply_action(action, seat)
        two.apply_action(action, seat)
        assert one.digest() == two.digest()


@often
@given(walks)
def test_a_position_gives_the_same_state_again(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    again = game.from_position(json.loads(json.dumps(state.position())))
    assert again == state
    assert again.digest() == state.digest()
    assert again.serialize() == state.serialize()
    for seat in range(game.players):
        assert again.legal_actions(seat) == state.legal_actions(seat)
        if position_of(state)["seats"][seat]["marker"]:
            assert again.missing(seat) == state.missing(seat)
            assert again.network(seat) == state.network(seat)
    for observer in (None, *range(game.players)):
        assert game.view(again, observer) == game.view(state, observer)
    go_on_together(random.Random(walk.seed), state, again)


@often
@given(walks)
def test_a_clone_is_independent(walk: Walk) -> None:
    state = walk.state()
    digest, clone = state.digest(), state.clone()
    assert clone == state
    rng = random.Random(walk.seed)
    twin = state.clone()
    go_on_together(rng, clone, twin)
    assert state.digest() == digest
    assert state.is_terminal() or clone.digest() != digest


def play_with_undos(walk: Walk, seed: int) -> Match:
    """A match in which moves are taken back, up to three one after the other."""
    match, rng = walk.game.new_match(walk.seed), random.Random(seed)
    undone = 0
    while not match.is_over and len(match.moves) < walk.steps:
        step_on(match, walk.style, rng)
        for _ in range(3):
            willing = [s for s in range(walk.game.players) if match.can_undo(s)]
            if willing and rng.random() < 0.3:
                match.undo(rng.choice(willing))
                undone += 1
    assert sum("undone" in entry for entry in match.moves) == undone
    return match


def check_replay(match: Match) -> None:
    again = stellwerk.replay(record_text(match.record))
    assert again.state.digest() == match.state.digest()
    assert record_text(again.record) == record_text(match.record)
    assert [step.move for step in again.steps] == [step.move for step in match.steps]
    for seat in (None, *range(match.game.players)):
        assert again.log(seat) == match.log(seat)


@often
@given(walks)
def test_a_record_replays_to_the_same_digest(walk: Walk) -> None:
    check_replay(walk.match())


@often
@given(walks, st.integers(0, 2**32))
def test_a_record_with_undos_replays_to_the_same_digest(walk: Walk, seed: int) -> None:
    check_replay(play_with_undos(walk, seed))
