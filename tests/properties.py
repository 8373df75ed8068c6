"""What always holds, whatever the family: answers to any move, refusals, clones, records."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import stellwerk
from stellwerk.games.named_state import NamedState
from stellwerk.games.rule_book import books
from stellwerk.match.contract import Game, State
from stellwerk.match.match import Match
from stellwerk.match.record import record_text
from stellwerk.texts.catalogue import LANGUAGES, has_text
from tests.plain import plain

WALKING = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # shrinking a walk takes minutes
    suppress_health_check=list(HealthCheck),
)


Named = TypeVar("Named", bound=NamedState)
SHORT_TEXT = st.text(max_size=5)
CHECKED: set[tuple[str, str, str, str]] = set()


def check_refusal(refusal: stellwerk.IllegalMove, game: Game) -> None:
    """It names a rule of the family, and says why in every language.

    Of thousands of actions many are refused in the very same words: they are read once.
    """
    said = (game.id, refusal.rule, refusal.reason, json.dumps(refusal.arguments))
    if said in CHECKED:
        return
    assert refusal.rule.startswith(books()[game.family].prefix)
    assert has_text(f"rule-{refusal.rule}"), f"{refusal.rule} is no rule"
    assert refusal.reason
    assert all(refusal.message(lang) for lang in LANGUAGES)
    CHECKED.add(said)


def check_listed_actions(game: Game, state: State) -> list[tuple[int, int]]:
    """Those listed are exactly those that are legal, and only of seats that are asked.

    All of them come back, with the seat that may do each.
    """
    pending = state.pending_players()
    actions = range(-2, game.num_distinct_actions() + 3)
    assert bool(pending) != state.is_terminal()
    found = []
    for seat in range(game.players):
        listed = state.legal_actions(seat)
        assert listed == [action for action in actions if state.is_legal_action(action, seat)]
        assert bool(listed) == (seat in pending)
        found += [(seat, action) for action in listed]
    return found


def junk(*known: str, keys: st.SearchStrategy[Any] = SHORT_TEXT) -> st.SearchStrategy[Any]:
    """What no move is made of, and some names the family knows."""
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(10**6), 10**6)
        | st.floats()
        | st.text(max_size=8)
        | st.sampled_from([*known, 1 << 70, "\ud800"]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.tuples(inner, inner)
            | st.dictionaries(keys, inner, max_size=3)
        ),
        max_leaves=6,
    )


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
    check_refusal(refused.value, match.game)
    assert str(refused.value) == str(refusal)
    assert match.state.digest() == before
    assert (len(match.moves), len(match.steps)) == (moves, moves)


def check_answers(match: Match, data: st.DataObject, moves: st.SearchStrategy[Any]) -> None:
    """The same for a dozen of moves, each by any of the seats."""
    for _ in range(12):
        check_answer(match, data.draw(st.integers(0, match.game.players - 1)), data.draw(moves))


@st.composite
def malformed(
    draw: st.DrawFn,
    match: Match,
    kinds: Sequence[str],
    fields: st.SearchStrategy[list[str]],
    values: st.SearchStrategy[Any],
    junk: st.SearchStrategy[Any],
) -> Any:
    """Anything that might come over the network, from plain junk to nearly right."""
    move: dict[Any, Any] = {"do": draw(st.sampled_from(kinds) | junk)}
    prompts = match.prompts
    if draw(st.booleans()) and prompts:
        move = plain(draw(st.sampled_from(prompts[min(prompts)].moves)))
    for name in draw(fields):
        move[name] = draw(values)
    if draw(st.integers(0, 9)) == 0:
        move.pop(draw(st.sampled_from(sorted(move))))
    return move if draw(st.integers(0, 19)) else draw(junk)


def go_on_together(rng: random.Random, one: State, two: State, steps: int = 60) -> None:
    """Both go on with the same actions and must stay the same."""
    for _ in range(steps):
        if one.is_terminal():
            break
        seat = rng.choice(one.pending_players())
        assert one.legal_actions(seat) == two.legal_actions(seat)
        action = rng.choice(one.legal_actions(seat))
        one.apply_action(action, seat)
        two.apply_action(action, seat)
        assert one.digest() == two.digest()


def state_again(game: Game, state: Named) -> Named:
    """The state that a position of another one describes: the same, and seen alike by everybody."""
    again = game.from_position(plain(state.position()))
    assert isinstance(again, type(state))
    assert again == state
    assert again.digest() == state.digest()
    assert again.serialize() == state.serialize()
    for seat in range(game.players):
        assert again.legal_actions(seat) == state.legal_actions(seat)
    for observer in (None, *range(game.players)):
        assert game.view(again, observer) == game.view(state, observer)
    return again


def check_clone(state: State, seed: int) -> None:
    """A clone is the same, and whatever happens to it happens to it alone."""
    digest, clone = state.digest(), state.clone()
    assert clone == state
    go_on_together(random.Random(seed), clone, state.clone())
    assert state.digest() == digest
    assert state.is_terminal() or clone.digest() != digest


def with_undos(
    match: Match,
    steps: int,
    rng: random.Random,
    step_on: Callable[[Match, random.Random], None],
    in_a_row: int = 3,
) -> Match:
    """The match played on while moves are taken back, at most so many one after the other."""
    undone = 0
    while not match.is_over and len(match.moves) < steps:
        step_on(match, rng)
        for _ in range(in_a_row):
            willing = [seat for seat in range(match.game.players) if match.can_undo(seat)]
            if willing and rng.random() < 0.3:
                match.undo(rng.choice(willing))
                undone += 1
    assert sum("undone" in entry for entry in match.moves) == undone
    return match


def check_replay(match: Match) -> None:
    """Its record leads to the same state, the same record and the same log for every seat."""
    again = stellwerk.replay(record_text(match.record))
    assert again.state.digest() == match.state.digest()
    assert record_text(again.record) == record_text(match.record)
    assert [step.move for step in again.steps] == [step.move for step in match.steps]
    for seat in (None, *range(match.game.players)):
        assert again.log(seat) == match.log(seat)
