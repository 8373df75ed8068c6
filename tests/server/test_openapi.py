"""Schemathesis reads the description of the API and asks everything it allows, and more: no 5xx."""

from collections.abc import Callable

import hypothesis
import pytest
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema

from tests.server.client import Guest, Json
from tests.server.house import House

NewHouse = Callable[..., House]
EXAMPLES = 12  # for each operation, mode and reader


@pytest.fixture
def open_house(new_house: NewHouse) -> House:
    """A house of its own, for much of what is asked here ends somebody's account or table."""
    return new_house("sqlite", chat_per_minute=100_000)


def schema_of(house: House) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{house.addresses[0]}/api/openapi.json")


def operations(schema: BaseSchema) -> list[APIOperation]:
    """Every operation; one that cannot be understood fails the test."""
    return [found.ok() for found in schema.get_all_operations()]


class Reader:
    """Who asks: a guest with a table, or nobody."""

    def __init__(self, house: House, logged_in: bool) -> None:
        self.house = house
        self.guest = Guest(house) if logged_in else None
        seats = ["me", "me:Bo"]
        self.table: Json | None = None
        if self.guest is not None:
            self.table = self.guest.new_table("ticket-usa", seats)["table"]

    def ask(self, case: Case, real: bool) -> int:
        """The status; with `real`, the path leads to a table and seat that exist."""
        if real and self.table is not None:
            for name in case.path_parameters or {}:
                if name == "table_id":
                    case.path_parameters[name] = self.table["id"]
                elif name in ("seat", "number"):
                    case.path_parameters[name] = 0
        cookie = {} if self.guest is None else {"Cookie": self.guest.cookie()}
        return case.call(headers=cookie).status_code


def check(operation: APIOperation, reader: Reader, mode: GenerationMode) -> None:
    """So many examples of one operation; the first that breaks the server fails."""

    @hypothesis.seed(1)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
    )
    @hypothesis.given(
        case=operation.as_strategy(generation_mode=mode), real=hypothesis.strategies.booleans()
    )
    def examples(case: Case, real: bool) -> None:
        status = reader.ask(case, real)
        assert status < 500, f"{status} for {case.as_curl_command()}"

    examples()


@pytest.mark.parametrize("logged_in", [True, False], ids=["logged-in", "nobody"])
def test_nothing_that_can_be_asked_breaks_the_server(open_house: House, logged_in: bool) -> None:
    found = operations(schema_of(open_house))
    assert len(found) > 20
    for operation in found:
        # Each gets a new reader: some operations end who asks.
        reader = Reader(open_house, logged_in)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            check(operation, reader, mode)
    assert Guest(open_house).ask("GET", "/health").status_code == 200
