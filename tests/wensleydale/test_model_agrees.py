"""The oracle: kernel and slow model agree at every step of many games.

Both boards are played with every number of players, side and rule for hill goods, with and without
the fee at the start, in all styles, and with the older rules; a failure names game, seed, style and
step.
"""

from collections import Counter

import pytest

from stellwerk.games.wensleydale.judge import KINDS_OF_MOVE
from tests.models.compare_wensleydale import (
    BOARDS,
    CONFIGURATIONS,
    HILLS,
    OF_VERSION_1,
    STYLES,
    TABLES,
    Configuration,
    configuration_id,
    play_both,
)

GAMES = {"chance": 2, "busy": 2, "spender": 2, "connector": 2}  # of each configuration
# Games of connectors in which a builder chooses one of several shortest chains.
CHAINS: dict[str, tuple[int, ...]] = {
    "nurnberg-4-3-4-neutral_town-false": (4,),
    "nurnberg-4-3-4-any_area-true": (40,),
    "nurnberg-3-3-4-any_area-false": (2, 15),
    "nurnberg-3-2-3-neutral_town-false": (24, 40),
    "nurnberg-4-3-4-any_area-rules-1": (0, 4),
    "nurnberg-3-3-4-neutral_town-rules-1": (37, 38),
    "nurnberg-3-2-3-any_area-rules-1": (27, 38),
}
BY_ID = {configuration_id(each): each for each in (*CONFIGURATIONS, *OF_VERSION_1)}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step(configuration: Configuration, style: str) -> None:
    first_seed = 1000 * (1 + CONFIGURATIONS.index(configuration))
    for seed in range(first_seed, first_seed + GAMES[style]):
        assert play_both(*configuration, seed, style) > 16 * configuration[1]


@pytest.mark.parametrize("configuration", OF_VERSION_1, ids=configuration_id)
def test_kernel_and_model_agree_at_every_step_of_the_older_rules(
    configuration: Configuration,
) -> None:
    for seed, style in enumerate(STYLES):
        assert play_both(*configuration, seed, style) > 16 * configuration[1]


@pytest.mark.parametrize("configuration", list(CHAINS))
def test_kernel_and_model_agree_when_a_builder_chooses_a_chain(configuration: str) -> None:
    for seed in CHAINS[configuration]:
        seen = Counter[str]()
        play_both(*BY_ID[configuration], seed, "connector", seen)
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
    """Two boards, 2 to 4 players, both sides for three, both rules for hill goods and fees."""
    assert len(CONFIGURATIONS) == len(BOARDS) * len(TABLES) * len(HILLS) == 16
    assert len(BY_ID) == len(CONFIGURATIONS) + len(BOARDS) * len(TABLES)
    for side in ("3-4", "2-3"):
        chosen = [o for _, _, o in CONFIGURATIONS if o["side"] == side]
        assert len({(o["hill_goods_from"], o["start_fee"]) for o in chosen}) == 4
    assert len(HILLS) * sum(GAMES[style] for style in STYLES) >= 16
