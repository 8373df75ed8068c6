"""Positions, clones, records and undo lead back to the same state, wherever a game has got to."""

import json
import random
from itertools import pairwise

from hypothesis import example, given
from hypothesis import strategies as st

import stellwerk
from stellwerk.games.wensleydale.state import State
from stellwerk.match.match import Match
from stellwerk.match.record import record_text
from tests.wensleydale.test_properties import often
from tests.wensleydale.walks import CHOOSING_A_CHAIN, Walk, position_of, step_on, walks

IN_A_LINE = {"line", "pay", "chain", "sale"}


def go_on_together(rng: random.Random, one: State, two: State, steps: int = 60) -> None:
    """Both go on with the same actions and must stay the same."""
    for _ in range(steps):
        if one.is_terminal():
            break
        seat = one.current_player()
        assert one.legal_actions(seat) == two.legal_actions(seat)
        action = rng.choice(one.legal_actions(seat))
        one.apply_action(action, seat)
        two.apply_action(action, seat)
        assert one.digest() == two.digest()


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_position_gives_the_same_state_again(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    again = game.from_position(json.loads(json.dumps(state.position())))
    assert again == state
    assert again.digest() == state.digest()
    assert again.serialize() == state.serialize()
    assert again.final_count() == state.final_count()
    for seat in range(game.players):
        assert again.legal_actions(seat) == state.legal_actions(seat)
    for observer in (None, *range(game.players)):
        assert game.view(again, observer) == game.view(state, observer)
    go_on_together(random.Random(walk.seed), state, again)


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_position_refuses_for_the_same_reasons(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    again = game.from_position(json.loads(json.dumps(state.position())))
    for seat in range(game.players):
        # There are thousands of actions: every walk asks about another sixth of them.
        for action in range(walk.seed % 6, game.num_distinct_actions(), 6):
            refusal = state.refusal(action, seat)
            assert again.refusal(action, seat) == refusal
            if refusal:
                before, after = (game.refusal(each, seat, action) for each in (state, again))
                assert (before.rule, before.reason) == (after.rule, after.reason)
                assert before.arguments == after.arguments


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_clone_is_independent(walk: Walk) -> None:
    state = walk.state()
    digest, clone = state.digest(), state.clone()
    assert clone == state
    go_on_together(random.Random(walk.seed), clone, state.clone())
    assert state.digest() == digest
    assert state.is_terminal() or clone.digest() != digest


# --- records ---------------------------------------------------------------------------------


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
@example(CHOOSING_A_CHAIN)
def test_a_record_replays_to_the_same_digest(walk: Walk) -> None:
    check_replay(walk.match())


@often
@given(walks, st.integers(0, 2**32))
def test_a_record_with_undos_replays_to_the_same_digest(walk: Walk, seed: int) -> None:
    check_replay(play_with_undos(walk, seed))


# --- undo ------------------------------------------------------------------------------------


@often
@given(walks)
def test_a_seat_can_take_back_its_line_to_the_start(walk: Walk) -> None:
    """Also the payments and the choice of a chain, and the line of a sale (LTW-BUILD-11)."""
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    while not match.is_over:
        step_on(match, walk.style, rng)
        step = match.steps[-1]
        if step.move["do"] not in {"start", "sell"}:
            continue
        seat, digests, moves = step.seat, [step.before.digest()], [step.move]
        while position_of(match.state)["phase"] in IN_A_LINE and not match.steps[-1].reveals:
            assert match.state.current_player() == seat
            digests.append(match.state.digest())
            step_on(match, walk.style, rng)
            moves.append(match.steps[-1].move)
        if match.steps[-1].reveals:
            continue
        for digest in reversed(digests):
            assert match.can_undo(seat)
            match.undo(seat)
            assert match.state.digest() == digest
        for move in moves:
            match.play(seat, move)
        assert all(one != other for one, other in pairwise(digests))


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_nobody_takes_back_a_move_of_another_or_before_a_new_turn(walk: Walk) -> None:
    match = walk.match()
    if not match.steps:
        assert not any(match.can_undo(seat) for seat in range(walk.game.players))
        return
    last = match.steps[-1]
    for seat in range(walk.game.players):
        new_turn = any(event.kind == "wensleydale-turn" for event in last.events)
        assert match.can_undo(seat) == (seat == last.seat and not new_turn)
