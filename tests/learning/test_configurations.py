"""The shipped configurations can all be trained: their games exist, and number actions alike."""

from typing import TYPE_CHECKING

import pytest

import stellwerk
from stellwerk.games.observing import numbered_parts
from stellwerk.games.registry import shipped_game
from stellwerk.learning.configuration import (
    UnknownConfiguration,
    read_configuration,
    shipped_configurations,
)

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame


@pytest.mark.parametrize("name", shipped_configurations())
def test_a_shipped_configuration_fits_its_games(name: str) -> None:
    configuration = read_configuration(name)
    made = [
        shipped_game(configuration.game, group.players, group.settings)
        for group in configuration.groups
    ]
    kinds = set()
    for game in made:
        assert isinstance(game, stellwerk.match.contract.Game)
        trainable: TrainableGame = game  # type: ignore[assignment]
        observing = trainable.observing
        assert observing is not None
        known = {*configuration.trials.against, *configuration.opponents.bots}
        assert known <= observing.players.keys()
        parts = numbered_parts(observing.parts(trainable.rules))
        kinds.add((trainable.observer(configuration.shape.without).size, tuple(map(tuple, parts))))
    assert len(kinds) == 1
    shares = sum(configuration.opponents.bots.values()) + configuration.opponents.past
    assert shares <= 1


def test_every_shipped_board_has_a_configuration() -> None:
    assert {read_configuration(name).game for name in shipped_configurations()} == set(
        stellwerk.games()
    )


def test_a_wrong_configuration_is_refused_in_words() -> None:
    with pytest.raises(UnknownConfiguration, match="There is no configuration 'chess'"):
        read_configuration("chess")
    with pytest.raises(UnknownConfiguration, match="There is no configuration"):
        read_configuration("nowhere.toml")
