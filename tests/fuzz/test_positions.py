"""A share of the fuzz: changed positions of real games on all boards (`make fuzz` for more)."""

import pytest

from tests.fuzz.children import Task, outcome_of
from tests.fuzz.real_games import FAMILIES, real_game
from tests.plain import plain

CASES = {"ticket": 500, "trans": 500, "wensleydale": 300}


@pytest.mark.parametrize("family", list(FAMILIES))
def test_a_changed_position_is_refused_in_words_or_can_be_played(family: str) -> None:
    outcome = outcome_of(Task(family, seed=2026, first=0, cases=CASES[family]))
    assert not outcome.failures, "\n".join(map(str, outcome.failures))
    assert outcome.tried == CASES[family]
    # Both kinds are there, or nothing has been tried.
    assert min(outcome.taken, outcome.refused) > CASES[family] / 50


@pytest.mark.parametrize("family", list(FAMILIES))
def test_every_position_of_a_real_game_is_taken(family: str) -> None:
    for number in range(2 * len(FAMILIES[family].boards)):
        played = real_game(family, number, seed=77)
        for positions in played.phases.values():
            for position in positions:
                assert plain(played.game.from_position(position).position()) == position
