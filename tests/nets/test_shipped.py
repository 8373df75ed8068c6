"""The nets that are shipped: small, whole, fitting, and strong."""

from importlib.resources import files

import pytest

import stellwerk
from stellwerk.bots import Seat, make_bot
from stellwerk.games.learned import LearnedBot
from stellwerk.games.net_policies import net_policy
from stellwerk.learning.measuring import measure
from stellwerk.nets.shipped import shipped_net, shipped_nets
from tests.vector.games import trainable

MOST_BYTES = 24_000_000


def test_all_together_they_are_small() -> None:
    folder = files("stellwerk.nets") / "files"
    assert sum(len(entry.read_bytes()) for entry in folder.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("name", shipped_nets())
def test_a_shipped_net_plays_every_number_of_players_it_names(name: str) -> None:
    net = shipped_net(name)
    assert net is not None
    for players in net.header.players:
        assert net_policy(trainable(name, players), net).net.observer.blocks == net.header.blocks


@pytest.mark.parametrize("name", shipped_nets())
def test_a_shipped_net_is_clearly_stronger_than_its_teacher(name: str) -> None:
    net = shipped_net(name)
    assert net is not None
    strength = measure(net, 2, "dispatcher", 30)
    assert strength.interval[0] > 0.5


@pytest.mark.parametrize("name", shipped_nets())
def test_a_net_likes_the_same_whatever_it_cannot_know(name: str) -> None:
    net = shipped_net(name)
    assert net is not None
    game = trainable(name, min(3, net.header.players[-1]))
    policy = net_policy(game, net)
    state = game.new_state(seed=3)
    while not state.is_terminal():
        seat = state.pending_players()[0]
        actions, logits, value = policy.look(state, seat)
        assert policy.look(state.resample(seat, 99), seat) == (actions, logits, value)
        state.apply_action(actions[logits.index(max(logits))], seat)


@pytest.mark.parametrize("name", shipped_nets())
def test_the_strongest_level_decides_the_same_whatever_it_cannot_know(name: str) -> None:
    game = stellwerk.game(name, players=2)  # type: ignore[call-overload]
    state = game.new_state(seed=3)
    compared = 0
    while not state.is_terminal() and compared < 4:
        seat = state.pending_players()[0]
        actions = state.legal_actions(seat)
        if len(actions) > 1:
            twin = Seat(game, state.resample(seat, 99), seat)
            action = make_bot(game.family, "superintendent", 1).choose(Seat(game, state, seat))
            assert make_bot(game.family, "superintendent", 1).choose(twin) == action
            compared += 1
        for _ in range(5):
            if not state.is_terminal():
                state.apply_action(state.legal_actions()[-1])


def test_moves_are_evaluated_by_a_net_where_one_fits() -> None:
    game = stellwerk.game("ticket-europe", players=2)
    state = game.new_state(seed=7)
    budget = stellwerk.Budget(rollouts=24, candidates=4)
    found = stellwerk.evaluate(state, budget=budget, seed=1, weights="net")
    assert found.candidates[0].worlds >= 4
    assert found == stellwerk.evaluate(state, budget=budget, seed=1, weights="net")
    odd = stellwerk.game("ticket-europe", players=2, orient_express=True)
    with pytest.raises(stellwerk.CannotEvaluate, match="never played ticket-europe with these"):
        stellwerk.evaluate(odd.new_state(seed=7), budget=budget, weights="net")


def test_what_a_net_has_not_played_is_left_to_the_search_bot() -> None:
    bot = LearnedBot(lambda seed: make_bot("ticket", "signaller", seed), 1)
    assert bot.reason(stellwerk.game("ticket-europe", players=5, tickets="mega")) is None
    odd = bot.reason(stellwerk.game("ticket-europe", players=2, orient_express=True))
    assert odd is not None
    assert "never played ticket-europe with these options" in odd
