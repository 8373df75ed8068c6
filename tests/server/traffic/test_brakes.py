"""Small parts alone: the brake on logins, what a log line shows, what an error does not tell."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from stellwerk.server.database.engine import Database
from stellwerk.server.health import may_read_metrics
from stellwerk.server.logs import set_up_logs, visible
from stellwerk.server.security.logins import AT_ONCE, FIRST_TRIES, LoginBrake

SECRET = "s3cret"


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def tries(brake: LoginBrake, addresses: list[str], is_owner: bool = False) -> int:
    """How many of these could be made at once."""
    return sum(brake.seconds_to_wait("ada", each, is_owner) is None for each in addresses)


def test_a_thousand_addresses_guess_hardly_more_often_than_one() -> None:
    clock = Clock()
    brake = LoginBrake(clock)
    crowd = [f"address {number}" for number in range(1000)]
    assert tries(brake, crowd) == AT_ONCE + FIRST_TRIES
    clock.seconds = 60.0
    assert tries(brake, crowd) == 1 + FIRST_TRIES
    assert tries(brake, ["address 1"] * 100) == 0


def test_whoever_came_in_before_is_not_kept_waiting_by_others() -> None:
    brake = LoginBrake(Clock())
    brake.succeeded("ada", "home")
    tries(brake, [f"address {number}" for number in range(1000)])
    assert tries(brake, ["home"]) == 1
    assert tries(brake, ["new phone"], is_owner=True) == 1
    assert tries(brake, ["home"] * 1000) < AT_ONCE  # though not for ever


def test_other_accounts_are_not_slowed_down() -> None:
    brake = LoginBrake(Clock())
    tries(brake, ["eve"] * 1000)
    assert brake.seconds_to_wait("bo", "eve") is None


def test_right_passwords_do_not_count() -> None:
    brake = LoginBrake(Clock())
    for number in range(1000):
        assert brake.seconds_to_wait("ada", f"address {number}") is None
        brake.succeeded("ada", f"address {number}")


@pytest.mark.parametrize(
    "hidden", ["\n", "\r", "\x1b", "\x00", "\x9b", "\u2028", "\u202e", "\ud800"]
)
def test_nothing_in_a_line_is_hidden(hidden: str) -> None:
    assert visible(f"a{hidden}b").isprintable()


@pytest.fixture
def own_logs() -> Iterator[None]:
    """What a test sets up for the whole process is taken back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.anyio
@pytest.mark.parametrize("log_format", ["text", "json"])
async def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(
    own_logs: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, log_format: str
) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'stellwerk.db'}")
    set_up_logs(log_format)
    try:
        async with database.writing() as session:
            await session.execute(text("SELECT * FROM nowhere WHERE x = :x"), {"x": SECRET})
    except DBAPIError as error:
        logging.getLogger("test").exception("fault", extra={})
        logging.getLogger("test").error("fault %s", repr(error))
    try:
        raise ValueError(f"twice\nDETAIL:  Key (login)=({SECRET}) already exists.\nlevel=forged")
    except ValueError as error:
        logging.getLogger("test").exception("fault")
        logging.getLogger("test").error("fault %s", repr(error))
    await database.close()
    written = capsys.readouterr().err
    assert "nowhere" in written
    assert "DETAIL" in written
    assert SECRET not in written
    assert not any(line.startswith("level=") for line in written.splitlines())


@pytest.mark.parametrize(
    ("headers", "token", "may"),
    [
        ({}, None, True),
        ({"x-forwarded-for": "203.0.113.1"}, None, False),  # from a proxy nobody told us about
        ({}, "t0ken", False),
        ({"authorization": "Bearer wrong"}, "t0ken", False),
        ({"authorization": "Bearer t0ken"}, "t0ken", True),
    ],
)
def test_metrics_are_for_this_machine_or_for_the_token(
    headers: dict[str, str], token: str | None, may: bool
) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"client": ("127.0.0.1", 1), "headers": raw}
    assert may_read_metrics(scope, token) == may  # type: ignore[arg-type]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
