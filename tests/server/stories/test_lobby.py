"""The lobby has pages, and nobody fills the first one alone."""

import re
from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, denied

NewDeployment = Callable[..., Deployment]
MANY = 30


@pytest.fixture(params=["sqlite", "two-processes"])
def crowded(request: pytest.FixtureRequest, new_deployment: NewDeployment) -> Deployment:
    """Bo's table first, then thirty of Eve's, all open to all."""
    deployment = new_deployment(request.param)
    Guest(deployment, "Bo").new_table(TICKET, ["me", "open"], visibility="open")
    eve = Guest(deployment, "Eve")
    for _ in range(MANY):
        eve.new_table(TICKET, ["me", "open"], visibility="open")
    return deployment


def pages(guest: Guest, path: str) -> Iterator[list[Json]]:
    """One page after the other, as the header Link leads."""
    while path:
        answer = guest.ask("GET", path)
        yield answer.json()
        then = re.fullmatch(r'<(.+)>; rel="next"', answer.headers.get("link", ""))
        path = then[1] if then else ""


def hosts(tables: list[Json]) -> list[str]:
    return [table["host"] for table in tables]


def test_one_host_does_not_push_the_others_from_the_first_page(crowded: Deployment) -> None:
    ada = Guest(crowded, "Ada")
    first, *others = pages(ada, "/api/tables?limit=10")
    assert hosts(first)[:2] == ["Eve", "Bo"]
    seen = [table["id"] for page in (first, *others) for table in page]
    assert len(seen) == len(set(seen)) == MANY + 1
    assert [len(page) for page in (first, *others)] == [10, 10, 10, 1]


def test_what_can_be_joined_comes_before_what_is_played(crowded: Deployment) -> None:
    cy = Guest(crowded, "Cy")
    played = cy.new_table(TICKET, ["me", "me:Di"], visibility="open")["table"]["id"]
    whole = [table for page in pages(cy, "/api/tables?limit=100") for table in page]
    assert [table["status"] for table in whole] == ["waiting"] * (MANY + 1) + ["running"]
    [running] = cy.get("/api/tables?status=running")
    assert running["id"] == played
    assert len(cy.get("/api/tables?status=waiting&limit=100")) == MANY + 1


def test_pages_stay_as_they_are_while_tables_change(crowded: Deployment) -> None:
    """Somebody sits down, somebody opens a table: nobody is shown twice or left out meanwhile."""
    ada = Guest(crowded, "Ada")
    walk = pages(ada, "/api/tables?limit=20")
    first = next(walk)
    ada.post(f"/api/tables/{first[1]['id']}/seats", {})  # Bo's table now runs
    Guest(crowded, "Cy").new_table(TICKET, ["me", "open"], visibility="open")
    rest = [table["id"] for page in walk for table in page]
    assert len(rest) == len(set(rest))
    before = {table["id"] for table in first}
    assert set(rest) & before == {first[1]["id"]}  # it has moved on to those being played
    assert len(before | set(rest)) == MANY + 1


@pytest.mark.parametrize("after", ["x", "WzFd", "!", "W251bGxd", "WzAsMSwtMSwieCJd", "é"])
def test_a_page_that_does_not_exist_is_refused_in_words(deployment: Deployment, after: str) -> None:
    ada = Guest(deployment)
    assert denied(ada, "GET", f"/api/tables?after={after}") == (400, "bad-request")
    for limit in (0, 101, -1):
        assert denied(ada, "GET", f"/api/tables?limit={limit}") == (400, "bad-request")
