"""The oracle: kernel and slow model agree at every step of many games.

Every board is played with every number of players, without special cards, with each of them, with
combinations and with new ones every round; a failure names game, seed, style and step. Rounds are
played in all styles, whole games only by purposeful seats: others hardly ever score.
"""

import pytest

from tests.models.compare_trans import (
    BOARDS,
    STYLES,
    Configuration,
    configuration_id,
    play_both,
)

PLAYERS = (2, 3, 4, 5, 6)
COMBINATIONS = (
    "1,3,4,5",
    "6,7,8",
    "8,13,14,15",
    "2,9,16,17",
    "13,16,17,18",
    "10,11,12,16",
    "6,8,13,16,17,19",
    "4,5,9,18",
)
CARDS = [*map(str, range(1, 20)), *COMBINATIONS]
VARIANTS: list[dict[str, object]] = [
    {},
    *({"special_cards": "chosen", "cards": cards} for cards in CARDS),
    *({"special_cards": "each-round", "cards_at_once": number} for number in (1, 2, 3)),
]
CONFIGURATIONS: list[Configuration] = [
    (name, players, options) for name in BOARDS for players in PLAYERS for options in VARIANTS
]
WHOLE_GAMES = [each for each in CONFIGURATIONS if "cards" not in each[2]] + [
    (name, players, {"special_cards": "chosen", "cards": COMBINATIONS[players % 8]})
    for name in BOARDS
    for players in PLAYERS
]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step_of_a_round(configuration: Configuration) -> None:
    name, players, options = configuration
    first_seed = 1000 * CONFIGURATIONS.index(configuration)
    for seed, style in enumerate(STYLES, start=first_seed):
        steps = play_both(name, players, {**options, "rounds": 1}, seed, style)
        assert steps > players


@pytest.mark.parametrize("configuration", WHOLE_GAMES, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step_of_a_game(configuration: Configuration) -> None:
    name, players, options = configuration
    seed = 500_000 + WHOLE_GAMES.index(configuration)
    assert play_both(name, players, options, seed, "purposeful") > 4 * players


def test_every_configuration_is_played() -> None:
    """Two boards, 2 to 6 players, 31 sets of special cards."""
    assert len({configuration_id(each) for each in CONFIGURATIONS}) == 2 * 5 * 31
    assert len(WHOLE_GAMES) == 2 * 5 * 5
