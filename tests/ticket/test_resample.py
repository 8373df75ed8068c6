"""Resampling draws again all that a seat cannot know, and only that."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from tests.models.compare import VARIANTS
from tests.plain import plain
from tests.ticket.test_properties import check_all, often
from tests.ticket.walks import Walk, walks

new_seeds = st.integers(2**64, 2**65)  # never the seed of the walk itself


def observers(game: TicketGame) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(game.players)]


def position_of(state: State) -> dict[str, Any]:
    return plain(state.position())


def hidden_cards(position: dict[str, Any], observer: int | None) -> list[Any]:
    """The deck, and the cards of other seats that nobody has seen."""
    unseen = [
        Counter(seat["cards"]) - Counter(seat["seen"])
        for number, seat in enumerate(position["seats"])
        if number != observer
    ]
    return [position["deck"], *unseen]


@often
@given(walks, new_seeds)
def test_a_resample_looks_the_same_to_its_seat(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    if state.is_terminal():
        return  # see the next test
    for observer in observers(game):
        other = state.resample(observer, seed)
        assert json.dumps(plain(game.view(other, observer))) == json.dumps(
            plain(game.view(state, observer))
        )
        assert other.pending_players() == state.pending_players()
        if observer in state.pending_players():
            asked = [plain(game.prompt(each, observer)) for each in (state, other)]
            assert json.dumps(asked[0]) == json.dumps(asked[1])


@pytest.mark.parametrize("name", list(VARIANTS))
def test_a_resample_of_a_finished_game_keeps_the_result_everybody_sees(name: str) -> None:
    """Once the count has shown all tickets, nobody fails to know them."""
    for seed, options in enumerate(VARIANTS[name]):
        walk = Walk((name, 2, options), seed, "builder", 5000)
        game, state = walk.game, walk.state()
        assert state.is_terminal()
        for observer in observers(game):
            other = state.resample(observer, 99)
            assert json.dumps(plain(game.view(other, observer))) == json.dumps(
                plain(game.view(state, observer))
            )


@often
@given(walks, new_seeds)
def test_a_resample_is_a_valid_position_and_can_be_played_on(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    digest = state.digest()
    for observer in observers(game):
        other = state.resample(observer, seed)
        check_all(game, other)
        assert game.from_position(other.position()) == other
        for seat in other.pending_players():
            assert other.legal_actions(seat)
        other.play_randomly(seed & 0xFFFF)
        assert other.is_terminal()
    assert state.digest() == digest


@often
@given(walks, new_seeds)
def test_a_resample_keeps_what_everybody_and_its_seat_have_seen(walk: Walk, seed: int) -> None:
    game, state = walk.game, walk.state()
    before = position_of(state)
    for observer in observers(game):
        after = position_of(state.resample(observer, seed))
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert new["seen"] == old["seen"]
            assert not Counter(new["seen"]) - Counter(new["cards"])
        if observer is None:
            continue
        mine, mine_after = before["seats"][observer], after["seats"][observer]
        assert mine_after == mine
        for ticket in mine["knows"]:
            assert place_of(after, ticket) == place_of(before, ticket)
        packet = packet_of(after)
        assert set(mine["knows_in_packet"]) <= packet


def place_of(position: dict[str, Any], ticket: str) -> tuple[str, int]:
    """Where a ticket is; in the deck the exact place, counted from the bottom."""
    if ticket in position["ticket_deck"]:
        return "deck", position["ticket_deck"][::-1].index(ticket)
    if ticket in position["removed_tickets"]:
        return "removed", 0
    for number, seat in enumerate(position["seats"]):
        for place in ("tickets", "offer"):
            if ticket in seat[place]:
                return place, number
    raise AssertionError(f"{ticket} is nowhere")


def packet_of(position: dict[str, Any]) -> set[str]:
    packet = position["packet"] or {"size": 0, "below": 0}
    below = packet["below"]
    return set(position["ticket_deck"][::-1][below : below + packet["size"]])


@often
@given(walks, new_seeds)
def test_a_resample_keeps_long_tickets_where_they_can_be(walk: Walk, seed: int) -> None:
    """TTR-SETUP-5, -6: long tickets are in hands, in offers at the start, or out of the game."""
    game, state = walk.game, walk.state()
    if not game.ticket_set.long:
        return
    long_tickets = {t.id for t in game.board.tickets if t.kind == "long"}
    for observer in observers(game):
        after = position_of(state.resample(observer, seed))
        assert not long_tickets & set(after["ticket_deck"])
        for seat in after["seats"]:
            held = long_tickets & set(seat["tickets"])
            assert len(held) <= min(1, seat["kept_at_start"])
            offered = [ticket in long_tickets for ticket in seat["offer"]]
            starting = after["phase"] == "long-tickets" or (
                after["phase"] == "starting-tickets" and not game.ticket_set.two_steps
            )
            dealt = game.ticket_set.long if starting else 0
            assert offered == [i < dealt for i in range(len(offered))]


@often
@given(walks, new_seeds)
def test_a_resample_differs_in_what_is_hidden_and_follows_from_its_seed(
    walk: Walk, seed: int
) -> None:
    game, state = walk.game, walk.state()
    for observer in observers(game):
        first, again = state.resample(observer, seed), state.resample(observer, seed)
        assert first.digest() == again.digest()
        other = state.resample(observer, seed + 1)
        positions = [position_of(each) for each in (state, first, other)]
        assert len({position["random"]["key"] for position in positions}) == 3
        if len(set(positions[0]["deck"])) > 4 and len(positions[0]["deck"]) > 12:
            hidden = [json.dumps(hidden_cards(position, observer)) for position in positions]
            assert len(set(hidden)) == 3
