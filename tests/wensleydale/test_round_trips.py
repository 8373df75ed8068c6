"""Positions, clones, records and undo lead back to the same state, wherever a game has got to."""

import random
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import stellwerk
from tests.plain import plain
from tests.properties import check_clone, check_replay, go_on_together, state_again
from tests.wensleydale.test_properties import often
from tests.wensleydale.walks import CHOOSING_A_CHAIN, Walk, position_of, step_on, walks

IN_A_LINE = {"line", "pay", "chain", "sale"}


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_position_gives_the_same_state_again(walk: Walk) -> None:
    state = walk.state()
    again = state_again(walk.game, state)
    assert again.final_count() == state.final_count()
    go_on_together(random.Random(walk.seed), state, again)


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_position_refuses_for_the_same_reasons(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    again = game.from_position(plain(state.position()))
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
    check_clone(walk.state(), walk.seed)


# --- records ---------------------------------------------------------------------------------


@often
@given(walks)
@example(CHOOSING_A_CHAIN)
def test_a_record_replays_to_the_same_digest(walk: Walk) -> None:
    check_replay(walk.match())


@often
@given(walks, st.integers(0, 2**32))
def test_a_record_with_undos_replays_to_the_same_digest(walk: Walk, seed: int) -> None:
    check_replay(walk.with_undos(seed))


# --- undo ------------------------------------------------------------------------------------


@often
@given(walks)
def test_a_seat_can_take_back_its_line_to_the_start(walk: Walk) -> None:
    """Also the payments and the choice of a chain, and the line of a sale (LTW-BUILD-11)."""
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    while not match.is_over:
        step_on(match, walk.style, rng)
        step = match.steps[-1]
        if step.move.do not in {"start", "sell"}:
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


def test_whoever_makes_many_points_on_a_large_board_is_believed() -> None:
    game = stellwerk.game("nurnberg", players=2)
    rich = plain(game.new_state(1).position())
    rich["seats"][0]["points"] = 1278  # as the largest boards allow
    assert plain(game.from_position(rich).position()) == rich
    rich["seats"][0]["points"] = 20_001
    with pytest.raises(ValueError, match="Seat 0 cannot have 20001 points"):
        game.from_position(rich)
