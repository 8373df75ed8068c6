"""Keys have scopes: every route says what it needs, and no key gets further than it may."""

from collections.abc import Iterator

import pytest
from litestar.handlers import BaseRouteHandler

from stellwerk.server.app import create_app
from stellwerk.server.requests.scopes import REQUIRED_SCOPE
from stellwerk.server.settings import Settings
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.people.people_app import Entrance
from tests.server.stories.telling import TICKET, pair, problem_of

#: What a program may not do that was only let in to play.
MANAGING = {
    "change", "delete_me", "export_me", "set_account", "make_link", "log_out_everywhere",
    "list_keys", "make_key", "revoke_keys", "notices", "set_notices",
    "push_state", "add_push_device", "end_push_device", "put_away",
    "new_table", "update_table", "call_off", "make_invitation", "drop_invitations", "set_seat",
    "start_table", "bring_in", "bring_board", "begin_lesson", "leave_lesson",
    "go_on",
    "overview", "tables", "close_table", "people", "delete_person",
}  # fmt: skip
FILLED = {
    "board": "0" * 64,
    "table_id": "x" * 22,
    "seat": "0",
    "person_id": "somebody",
    "name": "ticket-usa",
    "lesson_name": "ticket-europe",
}


def all_handlers() -> Iterator[tuple[str, str, BaseRouteHandler]]:
    """Method, path and handler of every route; those that only answer OPTIONS change nothing."""
    for route in create_app(Settings()).routes:
        for handler in getattr(route, "route_handlers", None) or [route.route_handler]:
            for method in sorted(getattr(handler, "http_methods", ["WEBSOCKET"])):
                if method != "OPTIONS":
                    yield method, route.path, handler


def test_every_route_says_what_it_needs() -> None:
    silent = {
        f"{method} {path}"
        for method, path, handler in all_handlers()
        if handler.opt.get(REQUIRED_SCOPE) not in ("anyone", "play", "manage")
    }
    assert silent == set()


def test_what_needs_more_than_playing_is_known_by_name() -> None:
    """Whoever adds a route decides here once more whether a program that plays may use it."""
    needing = {
        handler.handler_name
        for _, _, handler in all_handlers()
        if handler.opt[REQUIRED_SCOPE] == "manage"
    }
    assert needing == MANAGING


def keyed(guest: Guest, *scopes: str) -> Guest:
    """A program of a guest's, which has nothing but a key with these scopes."""
    program = guest.twin()
    wish = {"label": "program", "scopes": list(scopes)}
    key = guest.post("/api/me/keys", wish, 201)["key"]
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {key}"
    return program


def path_of(path: str) -> str:
    """A route's path with something for its parameters."""
    for name, value in FILLED.items():
        for kind in ("str", "int"):
            path = path.replace(f"{{{name}:{kind}}}", value)
    return path


def test_a_key_that_plays_is_refused_at_every_other_door(deployment: Deployment) -> None:
    program = keyed(Guest(deployment), "play")
    doors = [
        (m, path_of(p))
        for m, p, handler in all_handlers()
        if handler.opt[REQUIRED_SCOPE] == "manage"
    ]
    assert len(doors) == len(MANAGING)
    for method, path in doors:
        refused = program.ask(method, path, {} if method != "GET" else None, expect=403)
        assert (method, path, problem_of(refused)) == (method, path, "out-of-scope")
        assert refused.json()["arguments"] == {"scope": "manage"}


def test_a_key_that_plays_plays(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    program = keyed(ada, "play")
    state = program.state(table_id, 0)
    program.move(table_id, 0, state["prompt"]["moves"][0], 0)
    program.post(f"/api/tables/{table_id}/chat", {"text": "hello"}, 204)
    assert table_id in [table["id"] for table in program.get("/api/me/tables")]
    made = Guest(deployment, "Bo").new_table(TICKET, ["me", "open"])
    program.sit(made["table"]["id"], made["invitation"]["token"])
    with program.socket(
        table_id, additional_headers={"Authorization": program.http.headers["Authorization"]}
    ) as socket:
        socket.until("state")


def test_a_key_that_only_manages_does_not_even_look(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    program = keyed(ada, "manage")
    assert problem_of(program.ask("GET", f"/api/tables/{table_id}", expect=403)) == "out-of-scope"
    header = {"Authorization": program.http.headers["Authorization"]}
    with pytest.raises(Exception, match="403"):
        program.open_socket("/api/me/live", additional_headers=header)
    program.new_table(TICKET, ["me", "open"])


def test_scopes_are_shown_and_a_key_without_a_wish_only_plays(entrance: Entrance) -> None:
    ada = entrance.guest()
    made = ada.ask("POST", "/api/me/keys", {"label": "bot"}).json()
    assert made["scopes"] == ["play"]
    both = {"label": "all", "scopes": ["manage", "play"]}
    assert ada.ask("POST", "/api/me/keys", both).json()["scopes"] == ["play", "manage"]
    listed: list[Json] = ada.get("/api/me/keys")
    assert sorted((key["label"], key["scopes"]) for key in listed) == [
        ("all", ["play", "manage"]),
        ("bot", ["play"]),
    ]
    for bad in ([], ["admin"], ["play", "play", "play"]):
        wish = {"label": "bot", "scopes": bad}
        assert ada.ask("POST", "/api/me/keys", wish).status_code == 400


def test_a_key_that_plays_makes_no_key_that_manages(entrance: Entrance) -> None:
    ada, program = entrance.guest(), entrance.browser()
    key = ada.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    wish = {"label": "more", "scopes": ["play", "manage"]}
    code = program.code("POST", "/api/me/keys", wish, Authorization=f"Bearer {key}")
    assert code == "out-of-scope"
    assert len(ada.get("/api/me/keys")) == 1
