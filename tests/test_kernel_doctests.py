"""The examples in the docstrings of the compiled kernel."""

import doctest
import importlib
from pathlib import Path

import pytest

import stellwerk.kernel

KERNEL = Path(stellwerk.kernel.__file__).parent
MODULES = sorted(
    ".".join(("stellwerk.kernel", *source.relative_to(KERNEL).with_suffix("").parts))
    for source in KERNEL.rglob("*.py")
    if ">>>" in source.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_kernel_hold(name: str) -> None:
    module = importlib.import_module(name)
    assert str(module.__file__).endswith((".so", ".pyd")), f"{name} is not compiled"
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
