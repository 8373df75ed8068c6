"""What the stories about notices need: a database, a webhook receiver, a letterbox."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import Base
from tests.server.notices.post_office import Letterbox, Receiver, mail_server, make_certificate


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'stellwerk.db'}"


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = Database(database_url)
    async with opened.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    yield opened
    await opened.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().open() as opened:
        yield opened


@pytest.fixture
def letterbox() -> Letterbox:
    return Letterbox()


@pytest.fixture
def mail_port(letterbox: Letterbox) -> Iterator[int]:
    with mail_server(letterbox) as port:
        yield port


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = make_certificate(tmp_path_factory.mktemp("certificate"))
    if made is None:
        pytest.skip("the program openssl is not installed: nothing can be said about TLS")
    return made
