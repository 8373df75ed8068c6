"""Schemathesis reads the description of the API and asks everything it allows, and more: no 5xx."""

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Literal

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies
from schemathesis import Case, GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema

import stellwerk
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment, Kind
from tests.server.warm_start import run_warm

NewDeployment = Callable[..., Deployment]
Who = Literal["nobody", "guest", "admin"]

EXAMPLES = 4  # for each operation and mode
PASSWORD = "a-long-password"


def finished_record() -> Json:
    """A match that was played to its end somewhere else."""
    chance = random.Random(1)
    match = stellwerk.game("trans-amerika", players=2, rounds=1).new_match(seed=1)
    while not match.is_over:
        seat = min(match.prompts)
        match.play(seat, chance.choice(match.prompts[seat].moves))
    return match.record


class Reader:
    """Who asks, and which tables are theirs. Some operations end who asks: then they come anew."""

    def __init__(self, deployment: Deployment, who: Who) -> None:
        self.deployment = deployment
        self.who = who
        self.record = finished_record()
        self.guest = self._come()
        self.tables = self._tables()

    def _come(self) -> Guest | None:
        if self.who == "nobody":
            return None
        guest = Guest(self.deployment)
        if self.who == "admin":
            make_admin(self.deployment)
            guest.post("/api/login", {"login": "keeper", "password": PASSWORD})
        return guest

    def _tables(self) -> dict[str, str]:
        """One that is waiting, one that runs, one that is over; for nobody, others' open ones."""
        guest = self.guest or Guest(self.deployment)
        open_ = {"visibility": "open"}
        return {
            "waiting": guest.new_table("ticket-usa", ["me", "open"], **open_)["table"]["id"],
            "running": guest.new_table("ticket-usa", ["me", "me:Bo"], **open_)["table"]["id"],
            "over": guest.post("/api/records", self.record)["id"],
        }

    def refresh(self, operation: APIOperation) -> None:
        """Who was logged out or deleted comes again; what was closed is opened again."""
        gone = self.guest is not None and self.guest.http.get(self._me()).status_code == 401
        if gone:
            self.guest = self._come()
        if gone or operation.method == "delete":
            self.tables = self._tables()

    def _me(self) -> str:
        return f"{self.deployment.address()}/api/me"

    def ask(self, case: Case, table: str | None) -> int:
        """The status; with `table`, the path leads to a table that exists, and to its seat 0."""
        if table is not None:
            self._aim(case, table)
        cookie = {} if self.guest is None else {"Cookie": self.guest.cookie()}
        return case.call(headers=cookie).status_code

    def _aim(self, case: Case, table: str) -> None:
        real: Json = {"table_id": self.tables[table], "seat": 0, "name": "ticket-usa"}
        for name in set(case.path_parameters or {}) & set(real):
            case.path_parameters[name] = real[name]
        if isinstance(case.body, dict) and "game" in case.body:
            case.body |= {"game": "ticket-usa", "options": {}}
        if isinstance(case.body, dict) and "position" in case.body:
            case.body["position"] = 0


def faults(operation: APIOperation, reader: Reader, mode: GenerationMode) -> list[str]:
    """So many examples of one operation: those that break the server."""
    found: list[str] = []

    @hypothesis.seed(1)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @hypothesis.given(
        case=operation.as_strategy(generation_mode=mode),
        table=strategies.sampled_from(["running", "over", "waiting", None]),
    )
    def examples(case: Case, table: str | None) -> None:
        status = reader.ask(case, table)
        if status >= 500:
            found.append(f"{status} for {case.as_curl_command()}")

    # Nothing can be wrong about an operation that takes nothing.
    with contextlib.suppress(hypothesis.errors.Unsatisfiable):
        examples()
    return found


def all_faults(deployment: Deployment, reader: Reader) -> Iterator[str]:
    """Everything that breaks the server, over the whole API."""
    schema: BaseSchema = schemathesis.openapi.from_url(
        f"{deployment.addresses[0]}/api/openapi.json"
    )
    # Made-up cookies and keys would only replace the reader's own.
    schema.config.generation.update(with_security_parameters=False)
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 40
    for operation in operations:
        if reader.who != "admin" or "/admin/" in operation.path:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                yield from faults(operation, reader, mode)
            reader.refresh(operation)


def make_admin(deployment: Deployment) -> None:
    """By the command, as on a real server."""
    made = run_warm("admin", "keeper", "--database", deployment.database, typed=f"{PASSWORD}\n")
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize(
    ("kind", "who"),
    [("sqlite", "nobody"), ("sqlite", "admin"), ("postgresql", "guest")],
)
def test_nothing_that_can_be_asked_breaks_the_server(
    new_deployment: NewDeployment, kind: Kind, who: Who
) -> None:
    deployment = new_deployment(kind, chat_per_minute=100_000)
    assert list(all_faults(deployment, Reader(deployment, who))) == []
    assert Guest(deployment).ask("GET", "/health").status_code == 200
