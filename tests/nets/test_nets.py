"""Nets without PyTorch: the kernel says what NumPy says; what does not fit is refused in words."""

from pathlib import Path

import numpy as np
import pytest

import stellwerk
from stellwerk.bots import Seat, make_bot
from stellwerk.games.learned import LearnedBot
from stellwerk.games.net_policies import net_policy
from stellwerk.games.observing import numbered_parts
from stellwerk.games.trainable import TrainableGame
from stellwerk.kernel.contest import contest
from stellwerk.learning.compacting import compacted, weights_in
from stellwerk.learning.measuring import measure
from stellwerk.nets import NetError, NetFile, read_net, write_net
from tests.nets.made import Weights, header_for, write_by_chance
from tests.vector.games import follow_advice, spread_vector, trainable


def made(path: Path, game: TrainableGame, seed: int = 1, **changes: object) -> NetFile:
    write_by_chance(path / "net", header_for(game, **changes), seed)
    return read_net((path / "net").read_bytes(), "net")


def by_hand(game: TrainableGame, weights: Weights, seen: bytes) -> tuple[np.ndarray, float]:  # type: ignore[type-arg]
    """The forward pass, as plainly as NumPy says it."""

    def layer(name: str, numbers: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
        return weights[name + ".weight"] @ numbers + weights[name + ".bias"]

    def norm(name: str, numbers: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
        usual = (numbers - numbers.mean()) / np.sqrt(numbers.var() + 1e-5)
        return usual * weights[name + ".weight"] + weights[name + ".bias"]

    units = [unit for _, size, unit in game.observer().blocks for _ in range(size)]
    hidden = np.maximum(0, layer("enter", np.frombuffer(seen, np.uint8) / np.array(units)))
    for number in range(2):
        name = f"blocks.{number}."
        inner = np.maximum(0, layer(name + "first", norm(name + "norm", hidden)))
        hidden = hidden + layer(name + "second", inner)
    hidden = norm("norm", hidden)
    parts = layer("policy", hidden)
    assert game.observing is not None
    logits = [sum(parts[own]) for own in numbered_parts(game.observing.parts(game.rules))]
    return np.array(logits), layer("value_second", np.maximum(0, layer("value_first", hidden)))[0]


@pytest.mark.parametrize(("name", "players"), [("ticket-europe", 3), ("wensleydale", 2)])
def test_the_kernel_reads_a_net_as_numpy_does(tmp_path: Path, name: str, players: int) -> None:
    game = trainable(name, players)
    net = made(tmp_path, game)
    small = compacted(net)
    write_net(tmp_path / "small", small.header, small.tensors)
    again = read_net((tmp_path / "small").read_bytes(), "small")
    weights = weights_in(again)
    policies = net_policy(game, net), net_policy(game, again)
    vector = spread_vector(game, 12)
    for _ in range(12):
        follow_advice(vector, every=3)
        for slot in range(12):
            state, seat = vector.state(slot), int(vector.arrays.seats[slot])
            actions, logits, value = policies[0].look(state, seat)
            assert actions == state.legal_actions(seat)
            assert policies[1].look(state, seat) == (actions, logits, value)
            wanted, expected = by_hand(game, weights, game.observer().observe(state, seat))
            assert logits == pytest.approx(wanted[actions], abs=2e-3)
            assert value == pytest.approx(expected, abs=2e-3)


def test_a_file_of_bytes_is_half_as_large_and_nearly_the_same_net(tmp_path: Path) -> None:
    game = trainable("ticket-switzerland", 2)
    weights = write_by_chance(tmp_path / "net", header_for(game))
    small = compacted(read_net((tmp_path / "net").read_bytes(), "net"))
    write_net(tmp_path / "small", small.header, small.tensors)
    assert (tmp_path / "small").stat().st_size < 0.55 * (tmp_path / "net").stat().st_size
    for name, rounded in weights_in(small).items():
        largest = np.abs(weights[name]).max(-1, keepdims=True)
        assert (np.abs(rounded - weights[name]) <= 0.51 * largest / 127).all(), name
    assert compacted(small) is small


def test_a_net_plays_contests_as_any_policy_does(tmp_path: Path) -> None:
    game = trainable("ticket-switzerland", 2)
    one = net_policy(game, made(tmp_path, game))
    same = contest(game.rules, one, one, deals=3, seed=5)
    assert np.mean(same["win_shares"]) == pytest.approx(0.5)
    other = net_policy(game, made(tmp_path, game, seed=2))
    assert contest(game.rules, one, other, deals=3, seed=5)["margins"] != same["margins"]


def test_the_bot_plays_the_net_or_says_why_not_and_searches(tmp_path: Path) -> None:
    game = stellwerk.game("ticket-switzerland", players=2)
    net = made(tmp_path, trainable("ticket-switzerland", 2))
    asked: list[int] = []

    class StandIn:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, seat: Seat) -> int:
            asked.append(seat.number)
            return seat.legal_actions()[0]

    bot = LearnedBot(StandIn, 1, find=lambda name: net)
    assert bot.reason(game) is None
    state = game.new_state(seed=3)
    policy = net_policy(trainable("ticket-switzerland", 2), net)
    for _ in range(40):
        seat = state.current_player()
        chosen = bot.choose(Seat(game, state, seat))
        actions, logits, _ = policy.look(state, seat)
        assert len(actions) == 1 or logits[actions.index(chosen)] == max(logits)
        state.apply_action(chosen)
    assert not asked
    three = stellwerk.game("ticket-switzerland", players=3)
    assert bot.reason(three) == "This net is for 2 players, not for 3."
    other = three.new_state(seed=3)
    bot.choose(Seat(three, other, 0))
    assert asked == [0]
    nothing = LearnedBot(StandIn, 1, find=lambda name: None)
    assert nothing.reason(game) == "No net is shipped for ticket-switzerland."


def test_a_temperature_makes_it_play_otherwise_and_the_same_again(tmp_path: Path) -> None:
    game = stellwerk.game("ticket-switzerland", players=2)
    net = made(tmp_path, trainable("ticket-switzerland", 2))

    def game_of_bots(temperature: float, seed: int) -> str:
        state = game.new_state(seed=3)
        bot = LearnedBot(
            lambda s: make_bot("ticket", "random", s), seed, temperature=temperature,
            find=lambda name: net,
        )  # fmt: skip
        for _ in range(30):
            state.apply_action(bot.choose(Seat(game, state, state.current_player())))
        return state.digest()

    assert game_of_bots(0, 1) == game_of_bots(0, 2)
    assert game_of_bots(1, 1) == game_of_bots(1, 1)
    assert game_of_bots(1, 1) != game_of_bots(1, 2)


def test_what_does_not_fit_is_refused_in_words(tmp_path: Path) -> None:
    europe, usa = trainable("ticket-europe", 2), trainable("ticket-usa", 2)
    with pytest.raises(NetError, match=r"another board \(ticket-usa\), not on ticket-europe"):
        net_policy(europe, made(tmp_path, usa))
    with pytest.raises(NetError, match="reads layout 0 of observations; this version writes 1"):
        net_policy(europe, made(tmp_path, europe, layout=0))
    with pytest.raises(NetError, match="never played ticket-europe with these options: tic"):
        net_policy(trainable("ticket-europe", 2, tickets="mega"), made(tmp_path, europe))
    with pytest.raises(NetError, match="sees or does other things"):
        net_policy(europe, made(tmp_path, europe, actions=17))
    with pytest.raises(ValueError, match="has not the size that it should have"):
        net_policy(europe, made(tmp_path, europe, parts=17))
    net_policy(trainable("ticket-europe", 2, first_seat=1), made(tmp_path, europe))


def test_a_damaged_file_is_refused_in_words(tmp_path: Path) -> None:
    game = trainable("ticket-switzerland", 2)
    write_by_chance(tmp_path / "net", header_for(game))
    whole = (tmp_path / "net").read_bytes()
    for wrong in (b"", b"PK\x03\x04" * 9, whole[:200], whole[:8] + b"x" + whole[9:], b"\xff" * 99):
        with pytest.raises(NetError, match="not the file of a net"):
            read_net(wrong, "net")
    with pytest.raises(NetError, match="damaged"):
        read_net(whole[:-1] + b"\x55", "net")


def test_a_net_is_measured_as_the_ladder_counts(tmp_path: Path) -> None:
    game = trainable("ticket-switzerland", 2)
    one, other = made(tmp_path, game), made(tmp_path, game, seed=2)
    same = measure(one, 2, "itself", 4, rival=one)
    assert same.share == pytest.approx(0.5)
    assert same.margin == pytest.approx(0)
    ahead, behind = measure(one, 2, "other", 4, rival=other), measure(other, 2, "one", 4, rival=one)
    assert ahead.share == pytest.approx(1 - behind.share)
    weak = measure(one, 2, "dispatcher", 4)
    assert weak.share == 0
    assert weak.interval[0] == 0 < weak.interval[1] < 0.8
    with pytest.raises(ValueError, match="'nobody' cannot play in contests of ticket-switzerland"):
        measure(one, 2, "nobody", 4)
