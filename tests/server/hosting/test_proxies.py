"""nginx and Caddy before two processes, with the files of deploy/: people notice neither."""

import socket
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import _new_database
from tests.server.deployment import ASKING, Deployment, build_deployment
from tests.server.hosting.front import NAME, PROXIES, Front, counted, opened, program, trusting
from tests.server.postgres import free_port


class ProxyMissing(pytest.PytestWarning):
    """Tests were skipped because a proxy is not installed on this machine."""


@pytest.fixture(scope="module", autouse=True)
def the_name_leads_here() -> Iterator[None]:
    """What people type is an address of this machine."""
    usual = socket.getaddrinfo

    def found(host: object, *more: object, **named: object) -> object:
        return usual("127.0.0.1" if host in (NAME, NAME.encode()) else host, *more, **named)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", found)
        yield


@pytest.fixture(scope="module")
def port() -> int:
    """Where both proxies listen, one after the other."""
    return free_port()


@pytest.fixture(scope="module")
def two_processes(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, port: int
) -> Iterator[Deployment]:
    """Two servers that know their public name."""
    built = build_deployment(
        "two-processes",
        tmp_path_factory.mktemp("behind"),
        lambda: _new_database(request),
        public_url=f"https://{NAME}:{port}",
        proxies="127.0.0.1",
    )
    yield built
    built.stop()


@pytest.fixture(scope="module", params=PROXIES)
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, port: int
) -> Iterator[Front]:
    """The door, where the proxy is installed."""
    if program(request.param) is None:
        missing = f"{request.param} was not found: install it to test it before two processes."
        warnings.warn(ProxyMissing(missing), stacklevel=1)
        pytest.skip(missing)
    deployment: Deployment = request.getfixturevalue("two_processes")
    folder: Path = tmp_path_factory.mktemp(request.param)
    with opened(request.param, folder, deployment, port) as door:
        yield door


def guest(front: Front, name: str) -> Guest:
    """Somebody who comes by the proxy."""
    return Guest(front, name)  # type: ignore[arg-type]


def test_people_play_live_through_the_proxy_on_both_processes(
    front: Front, two_processes: Deployment
) -> None:
    ada = guest(front, "Ada")
    assert ada.http.cookies.get("__Host-stellwerk"), "the proxy says that people come by https"
    table = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    seats = [ada.socket(table, seat=seat, ssl=trusting()) for seat in (0, 1)]
    states = [socket.until("state") for socket in seats]
    numbers = [ASKING.get(f"{address}/metrics").text for address in two_processes.addresses]
    assert [counted(text, "stellwerk_sockets") for text in numbers] == [1, 1], (
        "both processes serve"
    )
    move = states[0]["prompt"]["moves"][0]
    ada.move(table, 0, move, states[0]["number"])
    for socket_ in seats:
        assert socket_.until_number(states[0]["number"] + 1)["number"] > states[0]["number"]
        socket_.close()
    eventually(
        lambda: all(
            counted(ASKING.get(f"{address}/metrics").text, "stellwerk_sockets") == 0
            for address in two_processes.addresses
        )
    )


@pytest.mark.parametrize(
    "path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics", "/api/../metrics"]
)
def test_nobody_outside_reads_the_numbers(
    front: Front, two_processes: Deployment, path: str
) -> None:
    """By whatever spelling: what the proxy lets through, the server refuses to proxies."""
    answer = ASKING.get(f"{front.address()}{path}")
    assert answer.status_code in (403, 404), answer.text[:200]
    assert "stellwerk_sockets" not in answer.text
    assert ASKING.get(f"{two_processes.addresses[0]}/metrics").status_code == 200


def test_an_address_that_somebody_makes_up_is_not_believed(
    front: Front, two_processes: Deployment
) -> None:
    ada = guest(front, "Ada")
    wrong = {"login": "nobody", "password": "correct horse battery"}
    ada.ask("POST", "/api/login", wrong, (401, 403), headers={"X-Forwarded-For": "203.0.113.66"})
    eventually(lambda: "login failed" in two_processes.log())
    assert "203.0.113.66" not in two_processes.log()


def test_when_one_process_dies_people_go_on_with_the_other(
    front: Front, two_processes: Deployment
) -> None:
    ada = guest(front, "Ada")
    table = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    gone, _ = two_processes.servers
    gone.kill()
    try:
        for _ in range(6):
            assert ada.table(table)["status"] == "running"
        state = ada.state(table, 1)
        ada.move(table, 1, state["prompt"]["moves"][0], state["number"])
        with ada.socket(table, seat=0, ssl=trusting()) as live:
            live.until("state")
    finally:
        gone.launch()
        gone.wait_until_up()
