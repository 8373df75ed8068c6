"""The description of the API at /api/openapi.json: what Litestar knows, made complete."""

from typing import TypeAlias

import msgspec
from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

import stellwerk
from stellwerk.server.openapi_boards import PLACE
from stellwerk.server.openapi_schemas import message_schemas
from stellwerk.server.people.cookies import PLAIN
from stellwerk.server.requests.scopes import ANYONE, RequiredScope, required_scope

Part: TypeAlias = dict[str, object]
METHODS = ("get", "post", "put", "patch", "delete")
# Only what changes something is refused for these; handlers that share a list do not tell.
ONLY_CHANGING = ("cross-site", "not-json")
TAGS = {
    "catalogue": "What can be played.",
    "people": "Who I am: guests, accounts, links, keys, notices.",
    "boards": "Boards of people's own.",
    "tables": "Finding, making and joining tables.",
    "matches": "Playing. The same goes live over the WebSocket of the table.",
    "records": "Finished matches: replay, export, import.",
    "admin": "For administrators.",
    "health": "For whoever runs the server.",
}
ABOUT = """Railway board games for people and bots. Unofficial, not affiliated with any publisher.

Live connections are WebSockets: `/api/tables/{table_id}/live?seat=&seen=&chat=` speaks the frames
`ClientFrame` and `ServerFrame`, `/api/me/live` sends `TurnsFrame`. See docs/protocol.md.
"""
SECURITY: Part = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": PLAIN,
        "description": "Set when somebody comes in. Over https its name begins with `__Host-`.",
    },
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key from POST /api/me/keys, for programs.",
    },
}
SHOWN: list[dict[str, list[str]]] = [{"cookie": []}, {"key": []}]


def api_description() -> OpenAPIConfig:
    """What Litestar needs to know to describe the API."""
    return OpenAPIConfig(
        title="Stellwerk",
        version=stellwerk.__version__,
        description=ABOUT,
        # Litestar answers everything else under this path with a page of its own.
        openapi_router=Router(
            "/api/openapi.json", route_handlers=[], include_in_schema=False, opt=ANYONE
        ),
        render_plugins=[CompleteJson(path="/")],
        operation_id_creator=_operation_id,
    )


class CompleteJson(JsonRenderPlugin):
    """Answers with the complete description, made once."""

    _text: bytes | None = None

    def render(self, request: Request[object, object, State], openapi_schema: Part) -> bytes:
        """The description as JSON."""
        if self._text is None:
            self._text = description_json(request.app)
        return self._text


def description_json(app: Litestar) -> bytes:
    """The description of an application's API, as it is served."""
    schema = complete(app.openapi_schema.to_schema())
    for path in _part(schema, "paths").values():
        assert isinstance(path, dict)
        for method in METHODS:
            if method in path:
                _say_scope(path[method], _required_scopes(app)[path[method]["operationId"]])
    return msgspec.json.encode(schema)


def _required_scopes(app: Litestar) -> dict[str, RequiredScope]:
    """What every operation needs of a key, by its id."""
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", ())]
    return {handler.handler_name: required_scope(handler.opt) for handler in handlers}


def _say_scope(operation: Part, required: RequiredScope) -> None:
    """A key must have the scope; a session has both."""
    if required == "anyone":
        return
    operation["security"] = [
        {"key": [required]} if "key" in shown else shown for shown in _parts(operation, "security")
    ]
    responses = _part(operation, "responses")
    refused = responses.setdefault("403", _problem(""))
    assert isinstance(refused, dict)
    codes = filter(None, (str(refused["description"]), "out-of-scope"))
    refused["description"] = ", ".join(codes)
    operation["responses"] = dict(sorted(responses.items()))


def complete(schema: Part) -> Part:
    """The description with exact messages, who may ask, and every way it can go wrong."""
    schema["tags"] = [{"name": name, "description": words} for name, words in TAGS.items()]
    schema["components"] = {"schemas": message_schemas(), "securitySchemes": SECURITY}
    for path in _part(schema, "paths").values():
        assert isinstance(path, dict)
        for method in METHODS:
            if method in path:
                _complete_operation(path[method], method)
    _describe_raw_bodies(schema)
    return schema


def _operation_id(
    handler: HTTPRouteHandler, _: Method, __: list[str | PathParameterDefinition]
) -> str:
    """The name of the handler: it says what is done, and Litestar sees that there is one of it."""
    return handler.handler_name


def _complete_operation(operation: Part, method: str) -> None:
    operation.pop("deprecated", None)
    for parameter in _parts(operation, "parameters"):
        _complete_parameter(parameter)
    responses = _part(operation, "responses")
    for status in list(responses):
        answer = _part(responses, status)
        answer.pop("headers", None)
        if status.startswith("2"):
            answer["description"] = operation["summary"]
        if status == "204":
            answer.pop("content", None)
        if method == "get" and not status.startswith("2"):
            _leave_out_changing(responses, status)
    if "requestBody" in operation:
        responses.setdefault("413", _problem("too-large"))
    responses["default"] = _problem("anything else, such as unavailable")
    operation["responses"] = dict(sorted(responses.items()))
    operation["security"] = _security(operation)


def _complete_parameter(parameter: Part) -> None:
    """What may be left out is left out, not sent as "null"; numbers are counted from 0."""
    for empty in ("deprecated", "allowEmptyValue", "allowReserved"):
        parameter.pop(empty, None)
    schema = _part(parameter, "schema")
    schema.pop("description", None)
    kinds = [kind for kind in _parts(schema, "oneOf") if kind.get("type") != "null"]
    schema.pop("oneOf", None)
    for kind in kinds:
        schema.update(kind)
    if schema.get("type") == "integer":
        schema["minimum"] = 0  # Litestar forgets a limit of 0, and makes the others fractions
        schema["maximum"] = int(str(schema["maximum"]).partition(".")[0])


def _leave_out_changing(responses: Part, status: str) -> None:
    """Reading is never refused as cross-site or for its body."""
    answer = _part(responses, status)
    codes = str(answer["description"]).split(", ")
    left = [code for code in codes if code not in ONLY_CHANGING]
    answer["description"] = ", ".join(left)
    if not left:
        del responses[status]


def _security(operation: Part) -> list[dict[str, list[str]]]:
    """Who is refused as nobody must show a cookie or key; others may, and see more."""
    if "health" in str(operation["tags"]):
        return []
    return SHOWN if "401" in _part(operation, "responses") else [*SHOWN, {}]


def _describe_raw_bodies(schema: Part) -> None:
    """Handlers that read or write JSON as bytes, for speed, still have a shape."""
    paths = _part(schema, "paths")
    board: Part = {"$ref": f"{PLACE}AnyBoard"}
    for path in ("/api/games/{name}/board", "/api/boards/{board}/board"):
        _set_answer(_operation(paths, path, "get"), "200", board)
    data: Part = {"$ref": f"{PLACE}PersonalData"}
    _set_answer(_operation(paths, "/api/me/data", "get"), "200", data)
    record: Part = {"$ref": f"{PLACE}Record"}
    _set_answer(_operation(paths, "/api/tables/{table_id}/record", "get"), "200", record)
    bring_in = _operation(paths, "/api/records", "post")
    content = {"application/json": {"schema": record}}
    bring_in["requestBody"] = {"content": content, "required": True}


def _set_answer(operation: Part, status: str, schema: Part) -> None:
    answer = _part(_part(operation, "responses"), status)
    answer["content"] = {"application/json": {"schema": schema}}


def _problem(codes: str) -> Part:
    return {
        "description": codes,
        "content": {"application/json": {"schema": {"$ref": f"{PLACE}Problem"}}},
    }


def _operation(paths: Part, path: str, method: str) -> Part:
    return _part(_part(paths, path), method)


def _part(whole: Part, name: str) -> Part:
    part = whole[name]
    assert isinstance(part, dict)
    return part


def _parts(whole: Part, name: str) -> list[Part]:
    parts = whole.get(name, [])
    assert isinstance(parts, list)
    return parts
