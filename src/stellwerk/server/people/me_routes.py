"""Everything under /api/me: who I am, links, keys, notices, leaving."""

from litestar import Controller, Response, delete, get, patch, post, put
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
from stellwerk.server.people.authentication import Asking, visitor_of
from stellwerk.server.people.cookies import dropped_cookies
from stellwerk.server.people.export import personal_data
from stellwerk.server.people.leaving import leave_for_good
from stellwerk.server.people.names import clean_label
from stellwerk.server.people.needs import PeopleHall, TheHall
from stellwerk.server.people.notice_choices import choose_notices, read_notices
from stellwerk.server.people.scopes import MANAGE, PLAY
from stellwerk.server.people.tokens import ALL_SCOPES
from stellwerk.server.security.addresses import base_url, is_secure
from stellwerk.server.security.problems import problems

READING = problems("not-logged-in")
ACTING = problems("not-logged-in", "cross-site")


class MyRoutes(Controller):
    """Who I am."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who I am", responses=READING, opt=PLAY)
    async def who_am_i(self, request: Asking) -> Me:
        """As the token says."""
        visitor = visitor_of(request)
        return Me(visitor.id, visitor.name, visitor.language, visitor.login, visitor.admin)

    @patch(
        summary="Change my name or language",
        responses=problems("not-logged-in", "bad-name", "cross-site", "not-json"),
        opt=MANAGE,
    )
    async def change(self, request: Asking, hall: TheHall, data: JSONBody[ChangeMe]) -> Me:
        """What is not given stays."""
        visitor = visitor_of(request)
        me = await accounts.change_me(hall.database, visitor.id, data)
        if me.name != visitor.name:
            await hall.person_renamed(visitor.id, visitor.name, me.name)
        return me

    @delete(
        summary="Delete me",
        description="Seats at waiting tables become free, bots take over at running ones, what I "
        "said is blanked, and finished matches keep my moves without my name.",
        responses=ACTING,
        opt=MANAGE,
    )
    async def delete_me(self, request: Asking, hall: TheHall) -> Response[None]:
        """For good."""
        await leave_for_good(hall, visitor_of(request).id)
        return _farewell(request, hall)

    @get(
        "/data",
        summary="All that is kept about me",
        description="One file: who I am, keys by their labels, tables, seats, orders, chat lines.",
        responses=READING,
        opt=MANAGE,
    )
    async def export_me(self, request: Asking, hall: TheHall) -> Stream:
        """To be saved; it can be long, so it is sent piece by piece."""
        pieces = personal_data(hall.database, visitor_of(request).id)
        headers = {"content-disposition": 'attachment; filename="stellwerk.json"'}
        return Stream(pieces, media_type="application/json", headers=headers)

    @put(
        "/account",
        summary="Set my login name and password",
        description="Whoever has a password already must give it as old_password. A new password "
        "ends all keys, personal links and other sessions; this session stays.",
        responses=problems(
            "not-logged-in", "bad-name", "wrong-password", "cross-site", "login-taken", "not-json"
        ),
        opt=MANAGE,
    )
    async def set_account(self, request: Asking, hall: TheHall, data: JSONBody[Account]) -> Me:
        """An account is optional."""
        visitor = visitor_of(request)
        me = await accounts.set_account(hall.database, visitor.id, data, visitor.token_hash)
        await hall.tokens_ended(visitor.id)
        return me

    @post(
        "/link",
        status_code=200,
        summary="Make a personal link",
        description="It moves me to another device, once, within a day. It is shown only now.",
        responses=problems("not-logged-in", "too-many-links", "cross-site"),
        opt=MANAGE,
    )
    async def make_link(self, request: Asking, hall: TheHall) -> PersonalLink:
        """The token stands behind a #, so that no server writes it into its log."""
        visitor, most = visitor_of(request), hall.settings.links_per_person
        hall.makings.count("link", visitor.address)
        token, expires_at = await accounts.make_link(hall.database, visitor.id, most)
        url = f"{base_url(request, hall.settings)}/link#{token}"
        return PersonalLink(token, url, expires_at)

    @post("/logout", status_code=204, summary="Log out here", responses=ACTING, opt=PLAY)
    async def log_out(self, request: Asking, hall: TheHall) -> Response[None]:
        """This session ends."""
        visitor = visitor_of(request)
        await accounts.log_out(hall.database, visitor.token_hash)
        await hall.tokens_ended(visitor.id)
        return _farewell(request, hall)

    @post(
        "/logout-everywhere",
        status_code=204,
        summary="Log out everywhere",
        description="All sessions, personal links and keys end. A guest without a password "
        "cannot come back.",
        responses=ACTING,
        opt=MANAGE,
    )
    async def log_out_everywhere(self, request: Asking, hall: TheHall) -> Response[None]:
        """On every device, and for every program."""
        person_id = visitor_of(request).id
        await accounts.log_out_everywhere(hall.database, person_id)
        await hall.tokens_ended(person_id)
        return _farewell(request, hall)

    @get("/keys", summary="List my keys", responses=READING, opt=MANAGE)
    async def list_keys(self, request: Asking, hall: TheHall) -> list[IssuedKey]:
        """By their labels."""
        return await accounts.list_keys(hall.database, visitor_of(request).id)

    @post(
        "/keys",
        summary="Make a key",
        description="For a program that plays for me: `Authorization: Bearer KEY`. "
        "It is shown only now. With the scope `play` it can look, join, play and talk; only with "
        "`manage` make and close tables, bring records in, and change who I am.",
        responses=problems("not-logged-in", "bad-name", "too-many-keys", "cross-site", "not-json"),
        opt=MANAGE,
    )
    async def make_key(self, request: Asking, hall: TheHall, data: JSONBody[NewKey]) -> Key:
        """A key lasts until it is taken back."""
        visitor, label = visitor_of(request), clean_label(data.label)
        hall.makings.count("key", visitor.address)
        key = await accounts.make_key(
            hall.database, visitor.id, label, data.scopes, hall.settings.keys_per_person
        )
        return Key(key, label, sorted(set(data.scopes), key=ALL_SCOPES.index))

    @delete("/keys", summary="Take back all my keys", responses=ACTING, opt=MANAGE)
    async def revoke_keys(self, request: Asking, hall: TheHall) -> None:
        """Programs that use them are out."""
        person_id = visitor_of(request).id
        await accounts.revoke_keys(hall.database, person_id)
        await hall.tokens_ended(person_id)

    @get("/notices", summary="How I am told that it is my turn", responses=READING, opt=MANAGE)
    async def notices(self, request: Asking, hall: TheHall) -> Notices:
        """When I am not at the table."""
        return await read_notices(hall, visitor_of(request).id)

    @put(
        "/notices",
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
        self, request: Asking, hall: TheHall, data: JSONBody[ChangeNotices]
    ) -> Notices:
        """By webhook, by mail, by both or not at all."""
        return await choose_notices(hall, visitor_of(request).id, data)


def _farewell(request: Asking, hall: PeopleHall) -> Response[None]:
    secure = is_secure(request.scope, hall.settings)
    return Response(None, status_code=204, cookies=dropped_cookies(secure))
