"""Coming in: as a guest, by personal link, or by login name and password."""

from litestar import Response, post
from litestar.params import JSONBody

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Credentials, Me, NewPerson, UseToken
from stellwerk.server.people.accounts import OpenedSession, log_in, make_person, use_link
from stellwerk.server.people.cookies import session_cookie
from stellwerk.server.people.names import login_key
from stellwerk.server.people.notice_choices import confirm_mail
from stellwerk.server.people.services import PeopleServices
from stellwerk.server.requests.addresses import client_address, is_secure
from stellwerk.server.requests.audit import audit
from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE

TAGS = ["people"]


@post(
    "/api/people",
    tags=TAGS,
    summary="Come in as a guest",
    description="Typing a name is enough. The answer sets the cookie that says who you are.",
    responses=problems("bad-name", "cross-site", "not-json"),
    opt=ANYONE,
)
async def come_in(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[NewPerson]
) -> Response[Me]:
    """Make a guest of whoever typed a name."""
    return _welcome(request, people, await make_person(people.database, data))


@post(
    "/api/login",
    status_code=200,
    tags=TAGS,
    summary="Log in with a password",
    responses=problems("wrong-password", "cross-site", "not-json"),
    opt=ANYONE,
)
async def login(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[Credentials]
) -> Response[Me]:
    """Somebody with an account comes back."""
    account, address = login_key(data.login), client_address(request.scope)
    is_owner = request.user is not None and request.user.login == account
    seconds = people.logins.seconds_to_wait(account, address, is_owner)
    if seconds is not None:
        audit(request.scope, "login put off", login=account)
        raise Denied("too-fast", {"seconds": seconds})
    try:
        opened = await log_in(people.database, data)
    except Denied:
        audit(request.scope, "login failed", login=account)
        raise
    people.logins.succeeded(account, address)
    audit(request.scope, "login", opened.me.id, login=account)
    return _welcome(request, people, opened)


@post(
    "/api/links",
    status_code=200,
    tags=TAGS,
    summary="Use a personal link",
    description="The link is good once. This device is then the person who made it.",
    responses=problems("cross-site", "no-such-link", "not-json"),
    opt=ANYONE,
)
async def open_link(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[UseToken]
) -> Response[Me]:
    """Somebody comes from another device."""
    opened = await use_link(people.database, data.token)
    audit(request.scope, "came by personal link", opened.me.id)
    return _welcome(request, people, opened)


@post(
    "/api/mail/confirm",
    status_code=200,
    tags=TAGS,
    summary="Confirm a mail address",
    description="With the token from the mail; no cookie is needed and none is set.",
    responses=problems("cross-site", "no-such-link", "not-json"),
    opt=ANYONE,
)
async def confirm(people: Injected[PeopleServices], data: JSONBody[UseToken]) -> Me:
    """Confirm that a mail address belongs to whoever gave it."""
    return await confirm_mail(people.database, data.token)


def _welcome(request: ApiRequest, people: PeopleServices, opened: OpenedSession) -> Response[Me]:
    secure = is_secure(request.scope, people.settings)
    return Response(opened.me, cookies=[session_cookie(opened.token, secure)])


LOGIN_ROUTES = [come_in, login, open_link, confirm]
