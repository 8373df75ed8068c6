"""`random_action` gives what `legal_actions` lists, each action as likely as the others."""

from collections import Counter

import pytest
import scipy  # its parts are read when they are needed

from stellwerk.games.named_state import NamedState
from tests.fuzz.real_games import FAMILIES, real_game

DRAWS_FOR_EACH = 40
SUSPICIOUS = 1e-6  # so rare by fair chance that it is not
BOARDS = [
    pytest.param(family, number, id=board)
    for family, there in FAMILIES.items()
    for number, board in enumerate(there.boards)
]


def decisions(family: str, number: int) -> dict[str, NamedState]:
    """One decision of every phase of some games on a board."""
    found: dict[str, NamedState] = {}
    boards = len(FAMILIES[family].boards)
    for game_number in range(number, number + 4 * boards, boards):
        played = real_game(family, game_number, seed=11)
        for phase, positions in played.phases.items():
            state = played.game.from_position(positions[0])
            assert isinstance(state, NamedState)
            if phase not in found and len(state.legal_actions()) > 1:
                found[phase] = state
    return found


@pytest.mark.parametrize(("family", "number"), BOARDS)
def test_random_actions_are_the_legal_ones_with_equal_chances(family: str, number: int) -> None:
    asked = decisions(family, number)
    assert len(asked) >= 2, "the games met hardly any decision"
    for phase, state in asked.items():
        legal = state.legal_actions()
        drawn = Counter(state.random_action(seed) for seed in range(DRAWS_FOR_EACH * len(legal)))
        assert set(drawn) == set(legal), phase
        fair = scipy.stats.chisquare([drawn[action] for action in legal])
        assert fair.pvalue > SUSPICIOUS, f"{phase}: {dict(drawn)}"


@pytest.mark.parametrize(("family", "number"), BOARDS)
def test_the_only_legal_action_is_the_random_one(family: str, number: int) -> None:
    for positions in (played := real_game(family, number, seed=12)).phases.values():
        for position in positions:
            state = played.game.from_position(position)
            legal = state.legal_actions()
            if len(legal) == 1:
                assert state.random_action(7) == legal[0]
