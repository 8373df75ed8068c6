"""Everything under /api/me: who I am, links, keys, notices, leaving."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody
from litestar.response import Stream

from stellwerk.server.messages.people import (
    Account,
    ChangeMe,
    ChangeNotices,
    IssuedKey,
    Key,
    Me,
    NewKey,
    Notices,
    PersonalLink,
)
from stellwerk.server.people import accounts
from stellwerk.server.people.cookies import dropped_cookies
from stellwerk.server.people.export import personal_data
from stellwerk.server.people.names import clean_label
from stellwerk.server.people.services import PeopleServices
from stellwerk.server.people.tokens import ALL_SCOPES
from stellwerk.server.requests.addresses import base_url, client_address, is_secure
from stellwerk.server.requests.audit import audit
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE, PLAY

TAGS = ["people"]
READING = problems("not-logged-in")
ACTING = problems("not-logged-in", "cross-site")


@get("/api/me", tags=TAGS, summary="Who I am", responses=READING, opt=PLAY)
async def who_am_i(request: ApiRequest) -> Me:
    """Who I am, as the session or key I came with says."""
    visitor = visitor_of(request)
    return Me(visitor.id, visitor.name, visitor.language, visitor.login, visitor.admin)


@patch(
    "/api/me",
    tags=TAGS,
    summary="Change my name or language",
    responses=problems("not-logged-in", "bad-name", "cross-site", "not-json"),
    opt=MANAGE,
)
async def change(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[ChangeMe]
) -> Me:
    """Change my name or language; what is not given stays."""
    visitor = visitor_of(request)
    me = await accounts.change_me(people.database, visitor.id, data)
    if me.name != visitor.name:
        await people.seats.person_renamed(visitor.id, visitor.name, me.name)
    return me


@delete(
    "/api/me",
    tags=TAGS,
    summary="Delete me",
    description="Seats at waiting tables become free, bots take over at running ones, what I "
    "said is blanked, and finished matches keep my moves without my name.",
    responses=ACTING,
    opt=MANAGE,
)
async def delete_me(request: ApiRequest, people: Injected[PeopleServices]) -> Response[None]:
    """Nothing stays that says who I was, and nobody can come back as me."""
    await people.departures.leave_for_good(visitor_of(request).id)
    audit(request.scope, "deleted themselves")
    return _farewell(request, people)


@get(
    "/api/me/data",
    tags=TAGS,
    summary="All that is kept about me",
    description="One file: who I am, keys by their labels, tables, seats, orders, chat lines.",
    responses=READING,
    opt=MANAGE,
)
async def export_me(request: ApiRequest, people: Injected[PeopleServices]) -> Stream:
    """To be saved; it can be long, so it is sent piece by piece."""
    pieces = personal_data(people.database, visitor_of(request).id)
    headers = {"content-disposition": 'attachment; filename="stellwerk.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


@put(
    "/api/me/account",
    tags=TAGS,
    summary="Set my login name and password",
    description="Whoever has a password already must give it as old_password. A new password "
    "ends all keys, personal links and other sessions; this session stays.",
    responses=problems(
        "not-logged-in", "bad-name", "wrong-password", "cross-site", "login-taken", "not-json"
    ),
    opt=MANAGE,
)
async def set_account(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[Account]
) -> Me:
    """Give myself a login name and a password, or change them."""
    visitor = visitor_of(request)
    me = await accounts.set_account(people.database, visitor.id, data, visitor.token_hash)
    audit(request.scope, "login and password set", login=me.login)
    await people.connections.tokens_ended(visitor.id)
    return me


@post(
    "/api/me/link",
    tags=TAGS,
    status_code=200,
    summary="Make a personal link",
    description="It moves me to another device, once, within a day. It is shown only now.",
    responses=problems("not-logged-in", "too-many-links", "cross-site"),
    opt=MANAGE,
)
async def make_link(request: ApiRequest, people: Injected[PeopleServices]) -> PersonalLink:
    """The token stands behind a #, so that no server writes it into its log."""
    visitor, most = visitor_of(request), people.settings.links_per_person
    people.creation_limits.count("link", visitor.address)
    token, expires_at = await accounts.make_link(people.database, visitor.id, most)
    url = f"{base_url(request, people.settings)}/link#{token}"
    return PersonalLink(token, url, expires_at)


@post(
    "/api/me/logout", tags=TAGS, status_code=204, summary="Log out here", responses=ACTING, opt=PLAY
)
async def log_out(request: ApiRequest, people: Injected[PeopleServices]) -> Response[None]:
    """End the session, or the key, that I came with."""
    visitor = visitor_of(request)
    await accounts.log_out(people.database, visitor.token_hash)
    await people.connections.tokens_ended(visitor.id)
    return _farewell(request, people)


@post(
    "/api/me/logout-everywhere",
    tags=TAGS,
    status_code=204,
    summary="Log out everywhere",
    description="All sessions, personal links and keys end. A guest without a password "
    "cannot come back.",
    responses=ACTING,
    opt=MANAGE,
)
async def log_out_everywhere(
    request: ApiRequest, people: Injected[PeopleServices]
) -> Response[None]:
    """End all my sessions, links and keys, on every device and for every program."""
    person_id = visitor_of(request).id
    await accounts.log_out_everywhere(people.database, person_id)
    audit(request.scope, "logged out everywhere")
    await people.connections.tokens_ended(person_id)
    return _farewell(request, people)


@get("/api/me/keys", tags=TAGS, summary="List my keys", responses=READING, opt=MANAGE)
async def list_keys(request: ApiRequest, people: Injected[PeopleServices]) -> list[IssuedKey]:
    """My keys by their labels; the keys themselves are not kept."""
    return await accounts.list_keys(people.database, visitor_of(request).id)


@post(
    "/api/me/keys",
    tags=TAGS,
    summary="Make a key",
    description="For a program that plays for me: `Authorization: Bearer KEY`. "
    "It is shown only now. With the scope `play` it can look, join, play and talk; only with "
    "`manage` make and close tables, bring records in, and change who I am.",
    responses=problems("not-logged-in", "bad-name", "too-many-keys", "cross-site", "not-json"),
    opt=MANAGE,
)
async def make_key(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[NewKey]
) -> Key:
    """A key lasts until it is taken back."""
    visitor, label = visitor_of(request), clean_label(data.label)
    people.creation_limits.count("key", visitor.address)
    key = await accounts.make_key(
        people.database, visitor.id, label, data.scopes, people.settings.keys_per_person
    )
    return Key(key, label, sorted(set(data.scopes), key=ALL_SCOPES.index))


@delete("/api/me/keys", tags=TAGS, summary="Take back all my keys", responses=ACTING, opt=MANAGE)
async def revoke_keys(request: ApiRequest, people: Injected[PeopleServices]) -> None:
    """End all my keys, and the connections of programs that use them."""
    person_id = visitor_of(request).id
    await accounts.revoke_keys(people.database, person_id)
    await people.connections.tokens_ended(person_id)
    audit(request.scope, "keys taken back")


@get(
    "/api/me/notices",
    tags=TAGS,
    summary="How I am told that it is my turn",
    responses=READING,
    opt=MANAGE,
)
async def notices(request: ApiRequest, people: Injected[PeopleServices]) -> Notices:
    """How I am told of my turn when I am not at the table."""
    return await people.notice_choices.read(visitor_of(request).id)


@put(
    "/api/me/notices",
    tags=TAGS,
    summary="Choose how I am told that it is my turn",
    description="What is not given is switched off. A new mail address must be confirmed.",
    responses=problems(
        "not-logged-in",
        "bad-webhook",
        "bad-mail",
        "mail-not-configured",
        "cross-site",
        "not-json",
    ),
    opt=MANAGE,
)
async def set_notices(
    request: ApiRequest, people: Injected[PeopleServices], data: JSONBody[ChangeNotices]
) -> Notices:
    """By webhook, by mail, by both or not at all."""
    address = client_address(request.scope)
    return await people.notice_choices.choose(visitor_of(request).id, data, address)


def _farewell(request: ApiRequest, people: PeopleServices) -> Response[None]:
    secure = is_secure(request.scope, people.settings)
    return Response(None, status_code=204, cookies=dropped_cookies(secure))


ME_ROUTES = [
    who_am_i,
    change,
    delete_me,
    export_me,
    list_keys,
    make_key,
    revoke_keys,
    log_out,
    log_out_everywhere,
    make_link,
    notices,
    set_notices,
    set_account,
]
