"""The examples in the docstrings of what trains; none of them needs PyTorch."""

import doctest
import importlib
from pathlib import Path

import pytest

import stellwerk.learning

FOLDER = Path(stellwerk.learning.__file__).parent
MODULES = sorted(
    f"stellwerk.learning.{source.stem}"
    for source in FOLDER.glob("*.py")
    if ">>>" in source.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_training_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
