"""Training: exact in pieces, and clearly better than its own start."""

from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip(
    "torch", reason="training is tested where PyTorch is: make test-learning"
)

import msgspec  # noqa: E402

from stellwerk.learning.configuration import Configuration, read_configuration  # noqa: E402
from stellwerk.learning.network import put_weights, weights_of  # noqa: E402
from stellwerk.learning.training import Training  # noqa: E402
from stellwerk.learning.trials import hold_trial  # noqa: E402


def tiny(**changes: object) -> Configuration:
    return msgspec.structs.replace(read_configuration("tiny"), **changes)


def training(folder: Path, configuration: Configuration) -> Training:
    return Training(configuration, folder, threads=1, device="cpu")


def test_a_training_in_pieces_is_the_same_as_in_one(tmp_path: Path) -> None:
    """Stopped in the imitation, after it and in self-play: every weight, and every game."""
    few = tiny(
        imitation=msgspec.structs.replace(read_configuration("tiny").imitation, decisions=6_000),
        trials=msgspec.structs.replace(read_configuration("tiny").trials, deals=1),
    )
    whole = training(tmp_path / "whole", few)
    whole.run(rounds=8)
    for rounds in (2, 1, 3, 2):
        pieces = training(tmp_path / "pieces", few)
        pieces.run(rounds=rounds)
    assert pieces.progress.stage == "self-play"
    at_once, again = asdict(whole.progress), asdict(pieces.progress)
    assert {**at_once, "seconds": 0} == {**again, "seconds": 0}
    for name, weights in weights_of(whole.network).items():
        assert np.array_equal(weights, weights_of(pieces.network)[name]), name
    for own, other in zip(whole.banks, pieces.banks, strict=True):
        assert own.histories() == other.histories()
        assert np.array_equal(own.arrays["observations"], other.arrays["observations"])


def test_a_training_can_begin_with_the_net_of_another(tmp_path: Path) -> None:
    first = training(tmp_path / "first", tiny())
    first.save()
    second = training(tmp_path / "second", tiny(start=str(first.net_file)))
    for name, weights in weights_of(first.network).items():
        assert np.allclose(weights_of(second.network)[name], weights, atol=1e-3), name


def test_every_input_moves_what_the_net_says(tmp_path: Path) -> None:
    """An input with a scale of 0 would be one that is never seen, and nothing else would tell."""
    network = training(tmp_path, tiny()).network
    size = network.scales.shape[0]
    base = torch.zeros(1, size, dtype=torch.uint8)
    changed = torch.eye(size, dtype=torch.uint8) * 64
    with torch.no_grad():
        usual = network(base)[0]
        assert ((network(changed)[0] - usual).abs().max(1).values > 0).all()


def test_a_tiny_training_beats_its_own_start_clearly(tmp_path: Path) -> None:
    run = training(tmp_path, tiny())
    start = weights_of(run.network)
    assert run.run()
    assert run.net_file.exists()
    game = run.banks[0].vectors[0].game
    finding = hold_trial(run.network, game, "dispatcher", 40, run.crew, "cpu")
    put_weights(run.network, start)
    before = hold_trial(run.network, game, "dispatcher", 40, run.crew, "cpu")
    assert finding.points - finding.others > before.points - before.others + 20
    assert finding.points > before.points + 20
