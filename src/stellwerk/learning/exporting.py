"""From a network in training to the file that bots read."""

from pathlib import Path

from stellwerk.learning.banks import game_of
from stellwerk.learning.configuration import Configuration
from stellwerk.learning.network import Network, weights_of
from stellwerk.nets import NetHeader, Tensor, write_net


def export(path: Path, configuration: Configuration, network: Network, decisions: int) -> None:
    """Write the weights as halves, with all that says what they fit."""
    game = game_of(configuration, configuration.groups[0])
    shape = configuration.shape
    assert game.observing is not None
    header = NetHeader(
        game=configuration.game,
        board=game.observing.fingerprint(game.board),
        family=game.family,
        layout=game.observing.version,
        blocks=game.observer(shape.without).blocks,
        actions=network.sums.shape[1],
        parts=network.sums.shape[0],
        players=tuple(sorted({group.players for group in configuration.groups})),
        settings=_different(configuration),
        width=shape.width,
        residual_blocks=shape.blocks,
        value_width=shape.value_width,
        decisions=decisions,
        win=configuration.self_play.win,
        margin=configuration.self_play.margin,
    )
    tensors = {
        name: Tensor(each.shape, each.astype("<f2").tobytes())
        for name, each in weights_of(network).items()
    }
    write_net(path, header, tensors)


def _different(configuration: Configuration) -> tuple[dict[str, str | int | bool], ...]:
    """The option sets of all groups, each once."""
    found: list[dict[str, str | int | bool]] = []
    for group in configuration.groups:
        if group.settings not in found:
            found.append(group.settings)
    return tuple(found)
