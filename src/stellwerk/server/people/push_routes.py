"""Routes of browsers that are told while the page is closed."""

from litestar import get, post, put
from litestar.params import JSONBody

from stellwerk.server.messages.push import EndPush, NewPushDevice, PushState
from stellwerk.server.people.services import PeopleServices
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE

TAGS = ["people"]


@get(
    "/api/me/push",
    tags=TAGS,
    summary="How browsers are told with the page closed",
    description="With `key` as `applicationServerKey` a browser makes a subscription.",
    responses=problems("not-logged-in"),
    opt=MANAGE,
)
async def push_state(request: ApiRequest, people: Injected[PeopleServices]) -> PushState:
    """The server's key, and how many of my browsers are told."""
    return await people.push_devices.state(visitor_of(request).id)


@put(
    "/api/me/push",
    tags=TAGS,
    summary="Tell this browser, too",
    description="As long as I am logged in there. Of more than ten browsers the oldest go.",
    responses=problems("not-logged-in", "bad-push", "cross-site", "not-json"),
    opt=MANAGE,
)
async def add_push_device(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[NewPushDevice]
) -> PushState:
    """Be told in this browser when it is my turn, or my match is over."""
    visitor = visitor_of(request)
    await people.push_devices.add(visitor, data)
    return await people.push_devices.state(visitor.id)


@post(
    "/api/me/push/end",
    status_code=200,
    tags=TAGS,
    summary="Tell this browser no more",
    responses=problems("not-logged-in", "cross-site", "not-json"),
    opt=MANAGE,
)
async def end_push_device(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[EndPush]
) -> PushState:
    """Be told no more in this browser."""
    visitor = visitor_of(request)
    await people.push_devices.end(visitor.id, data.endpoint)
    return await people.push_devices.state(visitor.id)


PUSH_ROUTES = [push_state, add_push_device, end_push_device]
