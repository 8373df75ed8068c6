"""The oracle: kernel and slow model agree at every step of many games.

Every board is played with every number of players, without special cards, with each of them, with
combinations and with new ones every round; a failure names game, seed, style and step. A round is
played in one style for each number of players, so that on both boards every set of cards meets all
of them; whole games only by purposeful seats: others hardly ever score. `make soak` plays more.
"""

import pytest

from tests.models.compare_trans import (
    BOARDS,
    COMBINATIONS,
    CONFIGURATIONS,
    PLAYERS,
    STYLES,
    VARIANTS,
    Configuration,
    configuration_id,
    play_both,
)

WHOLE_GAMES = [each for each in CONFIGURATIONS if "cards" not in each[2]] + [
    (name, players, {"special_cards": "chosen", "cards": COMBINATIONS[players % 8]})
    for name in BOARDS
    for players in PLAYERS
]


def style_of(configuration: Configuration) -> str:
    """How the seats of a configuration play."""
    name, players, options = configuration
    return STYLES[(VARIANTS.index(options) + players + BOARDS.index(name)) % len(STYLES)]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step_of_a_round(configuration: Configuration) -> None:
    name, players, options = configuration
    seed = 1000 * CONFIGURATIONS.index(configuration)
    steps = play_both(name, players, {**options, "rounds": 1}, seed, style_of(configuration))
    assert steps > players


@pytest.mark.parametrize("configuration", WHOLE_GAMES, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step_of_a_game(configuration: Configuration) -> None:
    name, players, options = configuration
    seed = 500_000 + WHOLE_GAMES.index(configuration)
    assert play_both(name, players, options, seed, "purposeful") > 4 * players


def test_every_configuration_is_played() -> None:
    """Two boards, 2 to 6 players, 33 ways to play with special cards."""
    assert len({configuration_id(each) for each in CONFIGURATIONS}) == 2 * 5 * 33
    assert len(WHOLE_GAMES) == 2 * 5 * 7


def test_every_set_of_cards_meets_every_style_on_both_boards() -> None:
    met = {(name, str(options), style_of((name, players, options)))
           for name, players, options in CONFIGURATIONS}  # fmt: skip
    assert len(met) == len(BOARDS) * len(VARIANTS) * len(STYLES)
