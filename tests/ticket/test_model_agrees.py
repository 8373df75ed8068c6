"""The oracle: kernel and slow model agree at every step of many random games.

Every configuration (board, number of players, variant) is played with every style; a failure names
the configuration, the seed, the style and the step. What they lead to is counted: a thousand games
more meet nothing that these do not. `make soak` plays any number.
"""

import pytest

from tests.models.compare import (
    BONUS,
    CONFIGURATIONS,
    STYLES,
    VARIANTS,
    Configuration,
    configuration_id,
    play_both,
)

GAMES = {"chance": 2, "hoarder": 1, "collector": 1, "builder": 2}  # of each configuration
MORE = {"ticket-switzerland": 6}  # times as many: it has only two

EVERYWHERE = {
    "a coloured normal route", "a grey normal route", "a row locomotive",
    "a row of three locomotives that stays", "a second card may follow", "an empty slot in the row",
    "fewer tickets than are drawn", "globetrotter for nobody", "longest_path_bonus for one",
    "longest_path_bonus for several", "no card in deck and discard pile", "no card in the deck",
    "no second card", "one winner", "paid with a colour", "paid with both", "paid with locomotives",
    "second-card: draw", "second-card: draw-blind", "some have chosen, others have not",
    "starting-tickets: keep", "the first track", "the last tickets", "the last train",
    "the last turns", "the second track", "tickets are completed", "tickets are lost",
    "tickets: keep", "turn: claim", "turn: draw", "turn: draw-blind", "turn: draw-tickets",
    "turn: pass",
}  # fmt: skip
IN_TUNNELS = {
    "a coloured tunnel route", "a grey tunnel route", "a tunnel asks for 1", "a tunnel asks for 2",
    "a tunnel asks for 3", "a tunnel that cannot be paid", "a tunnel without three cards",
    "tunnel: pay-extra", "tunnel: withdraw", "tickets that are out of the game", "several winners",
}  # fmt: skip
MET = {
    "ticket-europe": EVERYWHERE | IN_TUNNELS | {
        "a grey ferry route", "a packet under tickets", "a packet upon tickets",
        "a tie that is broken", "long-tickets: keep", "station 1", "station 2", "station 3",
        "turn: station",
    },
    "ticket-usa": EVERYWHERE | {
        "a tie that is broken", "all pass", "globetrotter for one", "globetrotter for several",
        "longest_path_bonus for nobody",
    },
    "ticket-switzerland": EVERYWHERE | IN_TUNNELS,
}  # fmt: skip
# What is rare, and how it comes about: the number of a configuration, a style and a seed.
RARE: dict[str, tuple[tuple[int, str, int], ...]] = {
    "ticket-europe": ((9, "collector", 9002),),
    "ticket-usa": ((28, "builder", 28007),),
    "ticket-switzerland": (),
}


def games_on(board: str) -> list[tuple[int, str, int]]:
    """Which games are played: the number of the configuration, the style and the seed."""
    return [
        (index, style, 1000 * index + number)
        for index, (name, _, _) in enumerate(CONFIGURATIONS)
        for style in STYLES
        for number in range(GAMES[style] * MORE.get(board, 1))
        if name == board
    ] + list(RARE[board])


@pytest.mark.parametrize("board", VARIANTS)
def test_kernel_and_model_agree_at_every_step_of_all_kinds_of_games(board: str) -> None:
    seen: set[str] = set()
    for index, style, seed in games_on(board):
        name, players, options = CONFIGURATIONS[index]
        assert play_both(name, players, options, seed, style, seen=seen) > 2 * players
    assert seen == MET[board]


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
    for seed in range(2):
        assert play_both(name, players, options, seed, style, rules=1) > 2 * players


def test_every_configuration_is_played() -> None:
    """Europe 6 variants and USA 4 variants for 2 to 5 players, Switzerland for 2 and 3."""
    assert len({configuration_id(each) for each in CONFIGURATIONS}) == 4 * 6 + 4 * 4 + 2
    played = {(index, style) for board in VARIANTS for index, style, _ in games_on(board)}
    assert len(played) == len(CONFIGURATIONS) * len(STYLES)
