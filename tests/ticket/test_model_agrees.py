"""The oracle: kernel and slow model agree at every step of many random games.

Every configuration (board, number of players, variant) is played with every style; a failure names
the configuration, the seed, the style and the step. Full hands make slow games, so those who hoard
play fewer of them here; `make soak` plays any number.
"""

import pytest

from tests.models.compare import (
    BONUS,
    CONFIGURATIONS,
    STYLES,
    Configuration,
    configuration_id,
    play_both,
)

GAMES = {"chance": 12, "hoarder": 3, "collector": 3, "builder": 12}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step(configuration: Configuration, style: str) -> None:
    name, players, options = configuration
    first_seed = 1000 * CONFIGURATIONS.index(configuration)
    for seed in range(first_seed, first_seed + GAMES[style]):
        assert play_both(name, players, options, seed, style) > 2 * players


def unlike_later_rules() -> list[Configuration]:
    """What version 1 plays differently: the row without a deck, and bonus tickets anywhere."""
    big_cities: dict[str, object] = {"tickets": "big-cities", **BONUS}
    return [
        ("ticket-europe", 2, {"tickets": "classic"}),
        ("ticket-europe", 3, big_cities),
        ("ticket-europe", 2, {**big_cities, "edition": "original"}),
    ]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("configuration", unlike_later_rules(), ids=configuration_id)
def test_they_agree_on_the_rules_of_version_1(configuration: Configuration, style: str) -> None:
    name, players, options = configuration
    for seed in range(4):
        assert play_both(name, players, options, seed, style, rules=1) > 2 * players


def test_every_configuration_is_played() -> None:
    """Europe 6 variants and USA 4 variants for 2 to 5 players, Switzerland for 2 and 3."""
    assert len({configuration_id(each) for each in CONFIGURATIONS}) == 4 * 6 + 4 * 4 + 2
    assert set(GAMES) == set(STYLES)
    assert sum(GAMES.values()) >= 30
