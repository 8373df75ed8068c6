"""Missing rails are exact (TRANS-SCORE-2): checked by integer programmes and a published puzzle."""

import random
from itertools import product

import pytest

from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from stellwerk.kernel.trans.ways import MAX_PLACES, cheapest_trees
from tests.models.compare_trans import BOARDS, choose
from tests.trans.integer_programme import Edge, cheapest_lines, cheapest_tree
from tests.trans.positions import COLOURS, markers_placed, trans

CARDS = ("", "4", "5", "4,5", "18", "16")
BATCHES = 10
POSITIONS_PER_BATCH = 10


def prices(game: TransGame, state: State) -> dict[Edge, int]:
    """What every line costs with the special cards of the round."""
    return {game.names.ends[line]: state.cost(i) for i, line in enumerate(game.names.lines)}


def laid_lines(game: TransGame, state: State) -> list[Edge]:
    """The lines with a rail."""
    return [game.names.ends[game.names.lines[i]] for i in state._dump()["rails"]]


def mid_game(name: str, seed: int) -> tuple[TransGame, State]:
    """A position in the middle of a round: random rails, some laid by purposeful seats."""
    rng = random.Random(f"{name} {seed}")
    players = 2 + seed // len(CARDS) % 5
    game = trans(name, players, CARDS[seed % len(CARDS)], rounds=1)
    state = markers_placed(game, seed).state
    rails = rng.randrange(70)
    while len(state._dump()["rails"]) < rails:
        seat = state.current_player()
        action = choose(rng, rng.choice(("chance", "purposeful")), game, state, seat)
        after = state.clone()
        after.apply_action(action, seat)
        if after.is_terminal():
            break
        state = after
    return game, state


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", BOARDS)
def test_missing_rails_are_those_of_an_integer_programme(name: str, batch: int) -> None:
    for seed in range(batch * POSITIONS_PER_BATCH, (batch + 1) * POSITIONS_PER_BATCH):
        game, state = mid_game(name, seed)
        seat = seed % game.players
        mine = state._dump_seat(seat)
        assert mine["marker"] is not None
        wanted = [game.names.crossings[game.city_crossing[city]] for city in mine["hand"]]
        expected = cheapest_tree(
            prices(game, state),
            laid_lines(game, state),
            game.names.crossings[mine["marker"]],
            wanted,
        )
        assert state.missing(seat) == expected, f"{name}, seed {seed}, seat {seat}"
        crossings = [game.names.crossing[crossing] for crossing in wanted]
        assert state.tree_cost(mine["marker"], crossings) == expected
        rotated = [*crossings[1:], mine["marker"]]  # any of them may be the root
        assert state.tree_cost(crossings[0], rotated) == expected


@pytest.mark.parametrize("name", BOARDS)
def test_positions_of_every_kind_are_compared(name: str) -> None:
    """From the first rail to the last, from near to far, with each set of cards and every table."""
    rails, missing, tables = set(), set(), set()
    for seed in range(BATCHES * POSITIONS_PER_BATCH):
        game, state = mid_game(name, seed)
        rails.add(len(state._dump()["rails"]) // 10)
        missing.add(state.missing(seed % game.players) // 5)
        tables.add((game.players, CARDS[seed % len(CARDS)]))
    assert rails == {0, 1, 2, 3, 4, 5, 6}
    assert missing >= {0, 1, 2, 3, 4, 5}
    assert tables == set(product(range(2, 7), CARDS))


# --- the published puzzle --------------------------------------------------------------------

CHEAPEST = ("san_diego", "dallas", "st_louis", "cincinnati", "washington")
WITH_PHOENIX = ("san_diego", "phoenix", "st_louis", "cincinnati", "washington")


def test_the_cheapest_hand_of_trans_amerika_costs_19_and_there_is_no_other() -> None:
    """All 16807 hands, with the start somewhere on the way."""
    game = trans("trans-amerika", 4)
    state = game.new_state(1)
    of_colour = [[c.id for c in game.board.cities if c.colour == colour] for colour in COLOURS]
    at = {city.id: game.names.crossing[city.at] for city in game.board.cities}
    costs = {
        frozenset(hand): state.tree_cost(at[hand[0]], [at[city] for city in hand[1:]])
        for hand in product(*of_colour)
    }
    assert len(costs) == 7**5
    assert min(costs.values()) == 19
    assert [hand for hand, cost in costs.items() if cost == 19] == [frozenset(CHEAPEST)]
    assert costs[frozenset(WITH_PHOENIX)] == 20


def test_the_cheapest_hand_takes_16_rails_three_of_them_on_double_lines() -> None:
    game = trans("trans-amerika", 4)
    state = game.new_state(1)
    costs = prices(game, state)
    at = {city.id: city.at for city in game.board.cities}
    for more in (1, -1):  # of all trees that cost 19, one with the fewest and one with most rails
        counting = {line: 100 * cost + more for line, cost in costs.items()}
        lines = cheapest_lines(counting, [], at[CHEAPEST[0]], [at[city] for city in CHEAPEST])
        assert sum(costs[line] for line in lines) == 19
        assert len(lines) == 16
        assert sum(costs[line] == 2 for line in lines) == 3
    reached = {at[CHEAPEST[0]]}
    for _ in lines:
        reached |= {end for line in lines if set(line) & reached for end in line}
    assert reached >= {at[city] for city in CHEAPEST}
    assert cheapest_tree(costs, [], at[WITH_PHOENIX[0]], [at[c] for c in WITH_PHOENIX]) == 20


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", BOARDS)
def test_trees_for_people_cost_what_the_rules_count(name: str, seed: int) -> None:
    """Every tree that is shown before a choice is as cheap as the one that is counted."""
    game, state = mid_game(name, seed)
    rng = random.Random(seed)
    laid = set(state._dump()["rails"])
    steps = [0 if line in laid else state.cost(line) for line in range(len(game.names.lines))]
    places = rng.sample(range(len(game.names.crossings)), 3)
    trees = cheapest_trees(game.rules, steps, places)
    assert len(trees) == 8
    for part, tree in enumerate(trees):
        wanted = [place for number, place in enumerate(places) if part >> number & 1]
        for crossing in rng.sample(range(len(game.names.crossings)), 2):
            assert tree[crossing] == state.tree_cost(crossing, wanted)


def test_trees_are_only_made_of_what_is_on_the_board() -> None:
    game = trans("trans-amerika", 4)
    lines = [1] * len(game.names.lines)
    for prices_, places in (
        (lines[1:], [0]),
        ([*lines[1:], 3], [0]),
        (lines, [len(game.names.crossings)]),
        (lines, [-1]),
        (lines, [*range(MAX_PLACES + 1)]),
    ):
        with pytest.raises(ValueError, match=r"each of the|at most 7 crossings"):
            cheapest_trees(game.rules, prices_, places)
