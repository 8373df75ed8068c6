"""The oracle: kernel and slow model agree at every step of many games.

Both boards are played with every number of players, side and rule for hill goods, in all styles; a
failure names game, seed, style and step.
"""

from collections import Counter

import pytest

from stellwerk.games.wensleydale.judge import KINDS_OF_MOVE
from tests.models.compare_wensleydale import (
    BOARDS,
    CONFIGURATIONS,
    HILLS,
    STYLES,
    TABLES,
    Configuration,
    configuration_id,
    play_both,
)

GAMES = {"chance": 4, "busy": 4, "spender": 4, "connector": 3}  # of each configuration
# Games of connectors in which a builder chooses one of several shortest chains.
CHAINS: dict[str, tuple[int, ...]] = {
    "nurnberg-4-3-4-neutral_town": (21, 22, 46),
    "nurnberg-4-3-4-any_area": (44, 53),
    "nurnberg-3-3-4-neutral_town": (52,),
    "nurnberg-3-3-4-any_area": (5, 22, 28),
    "nurnberg-3-2-3-neutral_town": (19, 23, 27),
    "nurnberg-3-2-3-any_area": (0, 8, 40),
}
BY_ID = {configuration_id(each): each for each in CONFIGURATIONS}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step(configuration: Configuration, style: str) -> None:
    name, players, options = configuration
    first_seed = 1000 * (1 + CONFIGURATIONS.index(configuration))
    for seed in range(first_seed, first_seed + GAMES[style]):
        assert play_both(name, players, options, seed, style) > 16 * players


@pytest.mark.parametrize("configuration", list(CHAINS))
def test_kernel_and_model_agree_when_a_builder_chooses_a_chain(configuration: str) -> None:
    name, players, options = BY_ID[configuration]
    for seed in CHAINS[configuration]:
        seen = Counter[str]()
        play_both(name, players, options, seed, "connector", seen)
        assert seen["chain"] == 1
        assert seen["bonus"] == 1


@pytest.mark.parametrize("name", BOARDS)
def test_the_styles_lead_to_every_kind_of_move(name: str) -> None:
    """But the choice of a chain: that is rare, and only on the board with a connection bonus."""
    seen = Counter[str]()
    for seed in range(3):
        for style in STYLES:
            play_both(name, 2, {"side": "2-3"}, seed, style, seen)
    assert set(KINDS_OF_MOVE) - set(+seen) <= {"chain"}
    assert bool(seen["bonus"]) == (name == "nurnberg")


def test_every_configuration_is_played() -> None:
    """Two boards, 2 to 4 players, both sides for three, both rules for hill goods."""
    assert len(BY_ID) == len(BOARDS) * len(TABLES) * len(HILLS) == 16
    assert len(HILLS) * sum(GAMES[style] for style in STYLES) >= 30
