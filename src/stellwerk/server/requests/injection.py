"""How a handler is given the services it uses."""

from typing import TypeAlias, TypeVar

from litestar.di import NamedDependency
from litestar.params import SkipValidation

Service = TypeVar("Service")

Injected: TypeAlias = NamedDependency[SkipValidation[Service]]
"""A parameter that `create_app` provides by its name: `tables: Injected[TableServices]`."""
