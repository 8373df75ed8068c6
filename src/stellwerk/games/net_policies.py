"""From the file of a net to a policy that plays a game, if the net fits it."""

from typing import TYPE_CHECKING

from stellwerk.games.families import board_options
from stellwerk.games.observing import Observing, numbered_parts
from stellwerk.kernel.net import NetPolicy
from stellwerk.kernel.net_weights import NetWeights
from stellwerk.nets import NetError, NetFile, NetHeader

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame


def net_policy(game: "TrainableGame", net: NetFile) -> NetPolicy:
    """The net as a policy of a game; NetError says in words why it does not fit."""
    observing = game.observing
    if observing is None:
        raise NetError(f"{game.id} has no observer: no net can play it.")
    header = net.header
    _check_fit(game, observing, header)
    seen = {name for name, _, _ in header.blocks}
    without = tuple(name for name, _, _ in game.observer().blocks if name not in seen)
    observer = game.observer(without)
    parts = numbered_parts(observing.parts(game.rules))
    if observer.blocks != header.blocks or len(parts) != header.actions:
        raise NetError(f"This net sees or does other things than {game.id} has.")
    tensors = {name: tensor.data for name, tensor in net.tensors.items()}
    return NetPolicy(
        NetWeights(
            observer, header.width, header.residual_blocks, header.value_width, parts, tensors,
            (header.win, header.margin),
        )
    )  # fmt: skip


def _check_fit(game: "TrainableGame", observing: Observing, header: NetHeader) -> None:
    """Board, layout, number of players and options must be those of the training."""
    if header.family != game.family or header.board != observing.fingerprint(game.board):
        raise NetError(f"This net was trained on another board ({header.game}), not on {game.id}.")
    if header.layout != observing.version:
        raise NetError(
            f"This net reads layout {header.layout} of observations; this version writes "
            f"{observing.version}. It has to be trained again."
        )
    if game.players not in header.players:
        known = ", ".join(str(number) for number in header.players)
        raise NetError(f"This net is for {known} players, not for {game.players}.")
    usual = {option.name: option.default for option in board_options(game.board, game.players)}
    if not any(_same(observing, game.options, usual | own) for own in header.settings):
        chosen = ", ".join(f"{name}={value}" for name, value in game.options.items())
        raise NetError(f"This net has never played {game.id} with these options: {chosen}.")


def _same(
    observing: Observing,
    chosen: dict[str, str | int | bool],
    trained: dict[str, str | int | bool],
) -> bool:
    return all(
        trained.get(name) == value
        for name, value in chosen.items()
        if name not in observing.harmless
    )
