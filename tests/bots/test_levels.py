"""Levels: every family has them, each is stronger than the one below, none sees what is hidden."""

from functools import cache
from itertools import pairwise

import pytest

import stellwerk
from stellwerk.bots import Seat, bot_names, level_names, make_bot
from stellwerk.games.families import families
from stellwerk.games.levels import Level
from stellwerk.games.registry import family_of
from stellwerk.games.ticket.levels import LEVELS as TICKET
from stellwerk.games.trans.levels import LEVELS as TRANS
from stellwerk.games.wensleydale.levels import LEVELS as WENSLEYDALE
from stellwerk.kernel.contest import contest
from stellwerk.kernel.state import KernelRules
from stellwerk.texts import LANGUAGES, has_text

LEVELS = {"ticket": TICKET, "trans": TRANS, "wensleydale": WENSLEYDALE}
BOARDS = [(name, family_of(name)) for name in stellwerk.games() if family_of(name) in LEVELS]
DEALS = {"ticket": 60, "trans": 50, "wensleydale": 24}
STRONGEST = "superintendent"
QUICK = ["porter", "stoker", "conductor", "driver", "stationmaster"]  # search takes its time


@cache
def rules_of(board: str, players: int) -> KernelRules:
    rules: KernelRules = stellwerk.game(board, players=players).rules  # type: ignore[attr-defined]
    return rules


def share(board: str, players: int, one: Level, others: Level) -> float:
    """What one seat wins against the same level on all others."""
    family = family_of(board)
    policies = families()[family].policies
    assert policies is not None
    challenger, rest = policies.make(one.weights), policies.make(others.weights)
    played = contest(rules_of(board, players), challenger, rest, DEALS[family], seed=20261116)
    assert played["stuck"] == 0
    return sum(played["win_shares"]) / DEALS[family]


@pytest.mark.parametrize("family", LEVELS)
def test_every_family_has_at_least_five_levels_from_the_easiest_to_the_strongest(
    family: str,
) -> None:
    names = level_names(family)
    assert names == list(LEVELS[family])
    assert len(names) >= 5
    assert set(names) <= set(bot_names(family))
    assert names[-1] == STRONGEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    for family, levels in LEVELS.items():
        for name in levels:
            assert has_text(f"bot-{name}", lang)
            assert has_text(f"level-{family}-{name}", lang)


@pytest.mark.parametrize(("board", "family"), BOARDS)
def test_each_level_beats_the_one_below_it(board: str, family: str) -> None:
    """Levels that compare moves by search are measured by the ladder; docs/arena.md has figures."""
    quick = [level for level in LEVELS[family].values() if not level.rollouts]
    for below, above in pairwise(quick):
        assert share(board, 2, above, below) > 0.5


@pytest.mark.parametrize(("board", "family"), BOARDS)
def test_two_levels_apart_is_a_clear_difference_in_a_larger_round(board: str, family: str) -> None:
    quick = [level for level in LEVELS[family].values() if not level.rollouts]
    for below, above in zip(quick, quick[2:], strict=False):
        assert share(board, 3, above, below) > 1.15 / 3


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("board", "family"), BOARDS)
def test_a_level_decides_the_same_whatever_it_cannot_know(
    board: str, family: str, level: str
) -> None:
    game = stellwerk.game(board, players=2)
    state = game.new_state(seed=3)
    for step in range(60):
        if state.is_terminal():
            break
        seat = state.pending_players()[0]
        action = make_bot(family, level, 1).choose(Seat(game, state, seat))
        if step % 4 == 0:
            twin = Seat(game, state.resample(seat, 99), seat)
            assert make_bot(family, level, 1).choose(twin) == action
        state.apply_action(action, seat)
