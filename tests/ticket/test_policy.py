"""The policy of Ticket to Ride: what it compares, that it comes to an end, what it cannot know."""

import pytest
from msgspec import UnsetType

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.policies import POLICIES
from stellwerk.kernel.contest import contest
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.ticket.board import DRAW_TICKETS
from stellwerk.kernel.ticket.planner import plan_action
from stellwerk.kernel.ticket.policy import PlannerPolicy
from tests.models.compare import CONFIGURATIONS, Configuration, configuration_id, namer
from tests.policy_games import WHOLE_GAME, some, states_along

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
STRONGEST = POLICIES.make(POLICIES.strongest)


def game_of(configuration: Configuration) -> TicketGame:
    name, players, options = configuration
    return namer(name, players, tuple(options.items()), None).game


@every_configuration
def test_candidates_are_legal_all_different_and_the_own_choice_comes_first(
    configuration: Configuration,
) -> None:
    seen = 0
    for state in states_along(game_of(configuration), 5, STRONGEST):
        seat = state.current_player()
        found = candidates(state, seat, STRONGEST, seed=3, most=12)
        assert set(found) <= set(state.legal_actions(seat))
        assert len(set(found)) == len(found) <= 12
        assert found[0] == candidates(state, seat, STRONGEST, seed=4, most=1)[0]
        seen += len(found)
    assert seen > 200


@every_configuration
def test_every_game_of_the_policy_ends_by_itself(configuration: Configuration) -> None:
    rules = game_of(configuration).rules
    for other in (STRONGEST, PlannerPolicy()):
        played = contest(rules, STRONGEST, other, 6, seed=7)
        assert played["stuck"] == 0
        assert played["steps"] / played["games"] < WHOLE_GAME


@every_configuration
def test_no_playout_comes_to_the_limit_of_steps(configuration: Configuration) -> None:
    """Positions after odd moves too: rollouts reach what real games do not."""
    for state in some(states_along(game_of(configuration), 6, STRONGEST, odd=0.5), 6):
        _, rows, stuck = evaluate(state, state.current_player(), STRONGEST, 2, rollouts=24)
        assert stuck == 0
        assert all(0 <= win_share <= 1 for _, _, win_share, *_ in rows)


@every_configuration
def test_the_policy_of_the_planner_plays_as_the_planner_does(configuration: Configuration) -> None:
    state = game_of(configuration).new_state(8)
    while not state.is_terminal():
        seat = state.current_player()
        action = plan_action(state, seat)
        assert candidates(state, seat, PlannerPolicy(), seed=1) == [action]
        state.apply_action(action)


@every_configuration
def test_what_a_seat_cannot_know_changes_no_choice_and_no_number(
    configuration: Configuration,
) -> None:
    for state in some(states_along(game_of(configuration), 9, STRONGEST), 6):
        seat = state.current_player()
        twin = state.resample(seat, 99)
        assert twin.digest() != state.digest()
        assert candidates(twin, seat, STRONGEST, 1) == candidates(state, seat, STRONGEST, 1)
        numbers = [evaluate(each, seat, STRONGEST, 1, rollouts=24) for each in (state, twin)]
        assert numbers[0] == numbers[1]


def test_threads_and_repetition_change_no_number() -> None:
    for state in some(states_along(game_of(CONFIGURATIONS[0]), 10, STRONGEST), 6):
        seat, before = state.current_player(), state.digest()
        numbers = [
            evaluate(state, seat, STRONGEST, 5, rollouts=60, threads=threads)
            for threads in (1, 1, 2, 3)
        ]
        assert all(each == numbers[0] for each in numbers)
        assert state.digest() == before


def test_a_clock_ends_an_evaluation_too() -> None:
    state = stellwerk.game("ticket-europe", players=2).new_state(seed=3)
    _, rows, _ = evaluate(state, 0, STRONGEST, 1, seconds=0.01)
    assert all(worlds >= 1 for _, worlds, *_ in rows)


@every_configuration
def test_who_gives_tickets_up_draws_no_more(configuration: Configuration) -> None:
    """A plan without trains may be one that is done, or one that is given up."""
    for state in states_along(game_of(configuration), 12, STRONGEST, odd=0.3):
        seat = state.current_player()
        if candidates(state, seat, STRONGEST, 1, most=1) != [DRAW_TICKETS]:
            continue
        own = game_of(configuration).view(state, seat).you
        assert not isinstance(own, UnsetType)
        assert all(ticket.trains_needed is not None for ticket in own.tickets)


@pytest.mark.parametrize("name", ["ticket-europe", "ticket-usa", "ticket-switzerland"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_strongest_weights_beat_the_planner(name: str, players: int) -> None:
    game = stellwerk.game(name, players=players)
    assert isinstance(game, TicketGame)
    shares = contest(game.rules, STRONGEST, PlannerPolicy(), 60, seed=3)
    assert sum(shares["win_shares"]) / 60 > 1.1 / players
