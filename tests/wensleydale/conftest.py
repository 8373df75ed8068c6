"""What all tests of the Wensleydale rules share."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known that ties a test to the rules it checks."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the specification a test checks")
