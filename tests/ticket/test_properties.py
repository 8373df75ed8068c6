"""What holds in every position of every game, sought with Hypothesis."""

import random
from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.judge import KINDS_OF_MOVE
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.state import State
from stellwerk.match.match import Match
from tests.models.compare import CONFIGURATIONS, Configuration
from tests.plain import plain
from tests.properties import (
    WALKING,
    check_answer,
    check_answers,
    check_listed_actions,
    check_refusal,
    check_replay,
    junk,
    malformed,
    state_again,
)
from tests.ticket.walks import Walk, step_on, walks

often = settings(WALKING, max_examples=40)
seldom = settings(often, max_examples=20)
EUROPE = next(c for c in CONFIGURATIONS if c[0] == "ticket-europe")
IN_TUNNEL = Walk(EUROPE, 3, "builder", 30, "tunnel")


# --- everything adds up ----------------------------------------------------------------------


def check_cards(game: TicketGame, position: dict[str, Any]) -> None:
    found = Counter(position["deck"]) + Counter(position["discard"])
    found += Counter(card for card in position["row"] if card)
    if position["tunnel"]:
        found += Counter(position["tunnel"]["cards"]) + Counter(position["tunnel"]["revealed"])
    for seat in position["seats"]:
        found += Counter(seat["cards"])
        assert all(0 < n <= seat["cards"].get(card, 0) for card, n in seat["seen"].items())
    assert found == Counter(game.board.cards)
    assert found.total() == 110


def check_pieces(game: TicketGame, position: dict[str, Any]) -> None:
    routes = {route.id: route for route in game.board.routes}
    for seat in position["seats"]:
        lengths = [routes[r].length for r in seat["routes"]]
        assert seat["trains"] == game.board.trains - sum(lengths) >= 0
        assert seat["points"] == sum(game.board.points[n] for n in lengths)
        assert len(seat["stations"]) <= game.board.stations
        groups = [routes[r].double_of or r for r in seat["routes"]]
        assert len(set(groups)) == len(groups), "both tracks of a double route"
    owned = [r for seat in position["seats"] for r in seat["routes"]]
    assert len(set(owned)) == len(owned)
    if game.players < game.board.rules.second_track_from:
        groups = [routes[r].double_of or r for r in owned]
        assert len(set(groups)) == len(groups), "a second track that is closed"
    cities = [city for seat in position["seats"] for city in seat["stations"]]
    assert len(set(cities)) == len(cities)


def check_tickets(game: TicketGame, position: dict[str, Any]) -> None:
    found = position["ticket_deck"] + position["removed_tickets"]
    for seat in position["seats"]:
        found = found + seat["tickets"] + seat["offer"]
        assert set(seat["tickets"]) | set(seat["offer"]) <= set(seat["knows"])
        assert not set(seat["knows"]) & set(seat["knows_in_packet"])
        assert set(seat["kept"] or ()) <= set(seat["offer"])
    assert sorted(found) == sorted(t.id for t in game.tickets_in_play)


def check_all(game: TicketGame, state: State) -> None:
    position = plain(state.position())
    check_cards(game, position)
    check_pieces(game, position)
    check_tickets(game, position)


@often
@given(walks)
def test_cards_trains_points_and_tickets_add_up_at_every_step(walk: Walk) -> None:
    match = walk.game.new_match(walk.seed)
    rng = random.Random(walk.seed)
    check_all(walk.game, cast("State", match.state))
    while not match.is_over:
        step_on(match, walk.names, walk.style, rng)
        check_all(walk.game, cast("State", match.state))
    assert match.result is not None


# --- legal and illegal -----------------------------------------------------------------------


@often
@given(walks)
@example(IN_TUNNEL)
def test_listed_actions_are_exactly_those_that_are_legal_and_all_apply(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    for seat, action in check_listed_actions(game, state):
        assert state.refusal(action, seat) == 0
        after = state.clone()
        after.apply_action(action, seat)
        assert after.position() != state.position()
    if not state.is_terminal():
        check_all(game, after)


@seldom
@given(walks)
@example(IN_TUNNEL)
def test_every_illegal_action_is_refused_by_a_rule_and_changes_nothing(walk: Walk) -> None:
    game, state = walk.game, walk.state()
    digest = state.digest()
    last = game.num_distinct_actions()
    for seat in range(game.players):
        legal = set(state.legal_actions(seat))
        for action in (*range(-1, last + 1), 2**31 - 1):
            if action in legal:
                continue
            with pytest.raises(stellwerk.IllegalMove) as refused:
                state.apply_action(action, seat)
            check_refusal(refused.value, game)
    assert state.digest() == digest


# --- malformed moves -------------------------------------------------------------------------

anything = junk(
    "blue",
    "locomotive",
    "paris_zurich",
    "bern",
    keys=st.text(max_size=5) | st.sampled_from(CARDS),
)
card_counts = st.dictionaries(
    st.sampled_from(CARDS) | st.text(max_size=4) | st.integers(),
    st.integers(-3, 300) | anything,
    max_size=3,
)


def malformed_moves(match: Match) -> st.SearchStrategy[Any]:
    """Anything that might come over the network, from plain junk to nearly right."""
    game = cast("TicketGame", match.game)
    ids = st.sampled_from([*game.names.routes, *game.names.cities, *game.names.tickets])
    field = anything | ids | card_counts | st.lists(ids | anything, max_size=5)
    fields = st.lists(st.sampled_from(["card", "cards", "route", "city", "tickets"]))
    return malformed(match, KINDS_OF_MOVE, fields, field, anything)


@often
@given(walks, st.data())
def test_malformed_moves_are_refused_by_a_rule_and_change_nothing(
    walk: Walk, data: st.DataObject
) -> None:
    match = walk.match()
    check_answers(match, data, malformed_moves(match))


HUGE = 10**5000  # Python does not even print it


def repr_or_huge(move: Any) -> str:
    try:
        return repr(move)
    except ValueError:
        return f"{move['do']}-huge"


@pytest.mark.parametrize(
    "move",
    [
        {},
        [],
        None,
        {"do": None},
        {"do": ["claim"]},
        {"do": "claim", "route": {}, "cards": {"blue": 1}},
        {"do": "claim", "route": "dieppe_paris", "cards": {"pink": True}},
        {"do": "claim", "route": "dieppe_paris", "cards": {"pink": -1}},
        {"do": "claim", "route": "dieppe_paris", "cards": {"pink": 1.0}},
        {"do": "claim", "route": "dieppe_paris", "cards": {"pink": HUGE}},
        {"do": "claim", "route": "dieppe_paris", "cards": [["pink", 1]]},
        {"do": "claim", "route": HUGE, "cards": {"pink": 1}},
        {"do": "draw", "card": HUGE},
        {"do": "draw", "card": "mauve"},
        {"do": "draw-blind", "route": HUGE},
        {"do": "station", "city": 7, "cards": {"red": 1}},
        {"do": "keep", "tickets": "t_brest_petrograd"},
        {"do": "keep", "tickets": [["t_brest_petrograd"]]},
        {"do": "keep", "tickets": [HUGE, 1]},
        {"do": "keep", "tickets": {"t_brest_petrograd": 1}},
        {"do": "pay-extra"},
    ],
    ids=repr_or_huge,
)
@pytest.mark.parametrize("steps", [0, 40])
def test_chosen_malformed_moves_are_refused(move: Any, steps: int) -> None:
    match = Walk(EUROPE, 1, "chance", steps).match()
    for seat in range(match.game.players):
        check_answer(match, seat, move)


# --- positions, clones, records --------------------------------------------------------------


@often
@given(walks)
@example(IN_TUNNEL)
def test_a_position_gives_the_same_state_again(walk: Walk) -> None:
    state = walk.state()
    again = state_again(walk.game, state)
    rng = random.Random(walk.seed)
    while not state.is_terminal():  # and both go on in the same way
        seat = rng.choice(state.pending_players())
        action = rng.choice(state.legal_actions(seat))
        state.apply_action(action, seat)
        again.apply_action(action, seat)
    assert again.digest() == state.digest()
    assert again.scores() == state.scores()


@often
@given(walks)
def test_a_clone_is_independent(walk: Walk) -> None:
    state = walk.state()
    digest, clone = state.digest(), state.clone()
    assert clone == state
    clone.play_randomly(walk.seed)
    assert state.digest() == digest
    played = clone.digest()
    twin = state.clone()
    state.play_randomly(walk.seed)
    assert twin.digest() == digest
    assert state.digest() == clone.digest() == played


@often
@given(walks)
def test_a_record_replays_to_the_same_digest(walk: Walk) -> None:
    check_replay(walk.match())


@often
@given(walks, st.integers(0, 2**32))
def test_a_record_with_single_undos_replays_to_the_same_digest(walk: Walk, seed: int) -> None:
    check_replay(walk.with_undos(seed, in_a_row=1))


USA_MEGA: Configuration = ("ticket-usa", 2, {"tickets": "mega"})


@often
@given(walks, st.integers(0, 2**32))
@example(Walk(USA_MEGA, 171370836, "hoarder", 277), 68314)
def test_a_record_with_several_undos_in_a_row_replays_to_the_same_digest(
    walk: Walk, seed: int
) -> None:
    check_replay(walk.with_undos(seed, in_a_row=3))
