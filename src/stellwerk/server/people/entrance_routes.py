"""Coming in: as a guest, by personal link, or by login name and password."""

from litestar import Response, post
from litestar.params import JSONBody

from stellwerk.server.messages.people import Credentials, Me, NewPerson, UseToken
from stellwerk.server.people.accounts import Entrance, log_in, make_person, use_link
from stellwerk.server.people.authentication import Asking
from stellwerk.server.people.cookies import session_cookie
from stellwerk.server.people.needs import PeopleHall, TheHall
from stellwerk.server.people.notice_choices import confirm_mail
from stellwerk.server.people.scopes import ANYONE
from stellwerk.server.security.addresses import is_secure
from stellwerk.server.security.problems import problems

TAGS = ["people"]


@post(
    "/api/people",
    tags=TAGS,
    summary="Come in as a guest",
    description="Typing a name is enough. The answer sets the cookie that says who you are.",
    responses=problems("bad-name", "cross-site", "not-json"),
    opt=ANYONE,
)
async def come_in(request: Asking, hall: TheHall, data: JSONBody[NewPerson]) -> Response[Me]:
    """A new guest."""
    return _welcome(request, hall, await make_person(hall.database, data))


@post(
    "/api/login",
    status_code=200,
    tags=TAGS,
    summary="Log in with a password",
    responses=problems("wrong-password", "cross-site", "not-json"),
    opt=ANYONE,
)
async def login(request: Asking, hall: TheHall, data: JSONBody[Credentials]) -> Response[Me]:
    """Somebody with an account comes back."""
    return _welcome(request, hall, await log_in(hall.database, data))


@post(
    "/api/links",
    status_code=200,
    tags=TAGS,
    summary="Use a personal link",
    description="The link is good once. This device is then the person who made it.",
    responses=problems("cross-site", "no-such-link", "not-json"),
    opt=ANYONE,
)
async def open_link(request: Asking, hall: TheHall, data: JSONBody[UseToken]) -> Response[Me]:
    """Somebody comes from another device."""
    return _welcome(request, hall, await use_link(hall.database, data.token))


@post(
    "/api/mail/confirm",
    status_code=200,
    tags=TAGS,
    summary="Confirm a mail address",
    description="With the token from the mail; no cookie is needed and none is set.",
    responses=problems("cross-site", "no-such-link", "not-json"),
    opt=ANYONE,
)
async def confirm(hall: TheHall, data: JSONBody[UseToken]) -> Me:
    """The address is theirs."""
    return await confirm_mail(hall.database, data.token)


def _welcome(request: Asking, hall: PeopleHall, entrance: Entrance) -> Response[Me]:
    secure = is_secure(request.scope, hall.settings)
    return Response(entrance.me, cookies=[session_cookie(entrance.token, secure)])


ENTRANCE_ROUTES = [come_in, login, open_link, confirm]
