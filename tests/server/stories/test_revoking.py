"""Revoked means revoked: who lost a key or a session is out at once, in every process."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.client import Guest, Json, Socket
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied, pair

ACCOUNT: Json = {"password": "a long train of thought"}


class Connected:
    """Somebody at a table by cookie and by key, each with several open connections."""

    def __init__(self, deployment: Deployment, stack: ExitStack) -> None:
        self.ada, self.bo, self.table_id = pair(deployment)
        key = self.ada.post("/api/me/keys", {"label": "bot"})["key"]
        self.by_key = {"Authorization": f"Bearer {key}"}
        self._stack = stack
        # Two and two: with two processes, both have some of them by chance.
        self.keyed = [self.table(by_key=True) for _ in range(4)] + [self.mine(by_key=True)]
        self.own = [self.table() for _ in range(4)] + [self.mine()]

    def table(self, by_key: bool = False) -> Socket:
        """A connection to the table."""
        path = f"/api/tables/{self.table_id}/live?seat=0"
        return self._open(path, "state", by_key)

    def mine(self, by_key: bool = False) -> Socket:
        """A personal connection."""
        return self._open("/api/me/live", "turns", by_key)

    def _open(self, path: str, first: str, by_key: bool) -> Socket:
        headers = {"Cookie": "", **self.by_key} if by_key else {}
        socket = self._stack.enter_context(self.ada.open_socket(path, additional_headers=headers))
        socket.until(first)
        return socket

    def login(self, password: str = ACCOUNT["password"]) -> str:
        """A login nobody else in the deployment has."""
        return f"ada-{self.ada.person['id'][:12].lower().replace('_', 'x')}"


@pytest.fixture
def connected(deployment: Deployment) -> Iterator[Connected]:
    with ExitStack() as stack:
        yield Connected(deployment, stack)


def are_open(sockets: list[Socket]) -> bool:
    """Whether a table's connections still answer."""
    for socket in sockets:
        socket.send({"type": "ping"})
        socket.until("pong")
    return True


def test_deleted_keys_close_their_connections_and_no_others(connected: Connected) -> None:
    connected.ada.delete("/api/me/keys", 204)
    for socket in connected.keyed:
        assert socket.close_code() == 4401
    assert are_open(connected.own[:4])


def test_a_new_password_ends_keys_links_and_other_sessions(connected: Connected) -> None:
    ada = connected.ada
    account = {**ACCOUNT, "login": connected.login()}
    ada.put("/api/me/account", account, 200)  # the first password counts like any other
    for socket in connected.keyed:
        assert socket.close_code() == 4401
    assert are_open(connected.own[:4])

    other = Guest(ada.deployment, "Phone")
    other.post("/api/login", account, 200)
    link = ada.post("/api/me/link", None, 200)["token"]
    with other.socket(connected.table_id) as theirs, other.open_socket("/api/me/live") as turns:
        theirs.until("state")
        turns.until("turns")
        changed = {**account, "password": "battery staple", "old_password": account["password"]}
        ada.put("/api/me/account", changed, 200)
        assert theirs.close_code() == 4401
        assert turns.close_code() == 4401
    assert denied(other, "GET", "/api/me") == (401, "not-logged-in")
    assert denied(other, "POST", "/api/links", {"token": link}) == (404, "no-such-link")
    assert are_open(connected.own[:4])
    assert ada.me()["login"] == account["login"]


def test_logging_out_in_one_place_closes_that_place_alone(connected: Connected) -> None:
    ada = connected.ada
    phone = Guest(ada.deployment, "Phone")
    phone.post("/api/links", {"token": ada.post("/api/me/link", None, 200)["token"]}, 200)
    with phone.socket(connected.table_id) as theirs:
        theirs.until("state")
        phone.post("/api/me/logout", None, 204)
        assert theirs.close_code() == 4401
    assert are_open(connected.own[:4])
    assert are_open(connected.keyed[:4])


def test_who_connects_while_the_key_is_taken_back_does_not_stay(connected: Connected) -> None:
    """A key that was good when the connection began, and is none when it stands."""
    program = connected.ada.twin()
    program.http.cookies.clear()
    for _ in range(5):
        key = connected.ada.post("/api/me/keys", {"label": "bot"})["key"]
        connected.by_key = {"Authorization": f"Bearer {key}"}
        sockets = [
            connected.ada.open_socket(
                "/api/me/live", additional_headers={"Cookie": "", **connected.by_key}
            )
            for _ in range(3)
        ]
        connected.ada.delete("/api/me/keys", 204)
        for socket in sockets:
            assert socket.close_code() == 4401
