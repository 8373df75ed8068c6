"""Open hands: only what chance has still to bring is drawn again."""

import pytest

import stellwerk
from stellwerk.games.families import families
from stellwerk.kernel.fates import fates
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import State

SEED = bytes(31) + b"\x05"


def begun(name: str, players: int) -> State:
    state: State = stellwerk.game(name, players=players).new_state(seed=7)  # type: ignore[call-overload]
    for turn in range(40):
        state.apply_action(state.random_action(turn))
    return state


def test_with_open_hands_all_cards_and_tickets_in_hands_stay() -> None:
    state = begun("ticket-europe", 3)
    assert isinstance(state, KernelState)
    drawn = state.redrawn(SEED)
    here, there = state.position().as_json(), drawn.position().as_json()  # type: ignore[attr-defined]
    decks = {"deck", "ticket_deck", "random"}
    assert {name for name in here if here[name] != there[name]} <= decks | {"chance", "stream"}
    assert here["deck"] != there["deck"]
    assert sorted(here["deck"]) == sorted(there["deck"])
    assert sorted(here["ticket_deck"]) == sorted(there["ticket_deck"])


def test_tickets_that_somebody_put_back_stay_where_they_lie() -> None:
    state = begun("ticket-usa", 2)
    assert isinstance(state, KernelState)
    known = {
        ticket
        for seat in range(2)
        for ticket in state._dump_seat(seat)["knows"]  # type: ignore[attr-defined]
    }
    names = state.game.names.tickets  # type: ignore[attr-defined]
    here = state.position().as_json()["ticket_deck"]  # type: ignore[attr-defined]
    there = state.redrawn(SEED).position().as_json()["ticket_deck"]  # type: ignore[attr-defined]
    kept = [place for place, name in enumerate(here) if names.index(name) in known]
    assert kept
    assert all(here[place] == there[place] for place in kept)


@pytest.mark.parametrize("name", ["ticket-usa", "trans-amerika", "wensleydale", "nurnberg"])
def test_every_imagined_game_has_one_win_to_share(name: str) -> None:
    state = begun(name, 3)
    assert isinstance(state, KernelState)
    policies = families()[state.game.family].policies  # type: ignore[attr-defined]
    assert policies is not None
    (row,) = fates(state, policies.make(policies.searching), 1, 3, open_hands=True)
    for fate in row:
        margins, shares = fate[:3], fate[3:]
        assert sum(shares) == pytest.approx(1, abs=1e-6)
        best = shares.index(max(shares))
        assert margins[best] >= 0


def test_a_seat_is_needed_unless_all_hands_are_open() -> None:
    state = begun("ticket-usa", 2)
    assert isinstance(state, KernelState)
    policies = families()["ticket"].policies
    assert policies is not None
    with pytest.raises(ValueError, match="the hands must be open"):
        fates(state, policies.make(policies.searching), 1, 1)
