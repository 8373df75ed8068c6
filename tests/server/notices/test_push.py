"""Notices reach browsers whose page is closed, and nobody on the way can read them."""

from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from sqlalchemy import select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PushDeviceRow, TokenRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.push import NewPushDevice
from stellwerk.server.notices.posting import Posting
from stellwerk.server.notices.push import Pushes
from stellwerk.server.notices.push_cipher import (
    MOST_BYTES,
    base64url,
    encrypted,
    from_base64url,
)
from stellwerk.server.notices.turn_notices import Notices
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now
from tests.server.notices.laid_table import ANN, TABLE, change_seat, change_table, lay_table
from tests.server.notices.push_service import PushBrowser, claims_of
from tests.server.notices.test_telling import noticing, settings, settled

pytestmark = pytest.mark.anyio

TOKEN = "a session"


@pytest.fixture
def browser() -> Iterator[PushBrowser]:
    with PushBrowser().open() as opened:
        yield opened


async def subscribe(database: Database, browser: PushBrowser) -> None:
    """Ann is told by this browser."""
    async with database.writing() as session:
        session.add(
            TokenRow(hash=TOKEN, kind="session", person_id="ann", label="", created_at=0, scopes=[])
        )
        await session.flush()
        session.add(browser.row("ann", TOKEN))


async def devices(database: Database) -> list[str]:
    async with database.reading() as session:
        return list(await session.scalars(select(PushDeviceRow.person_id)))


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = derive_private_key(
        int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        SECP256R1(),
    )
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own_key=own,
    )
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_what_is_too_long_is_not_sent() -> None:
    device = PushBrowser().device("https://push.example/")
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (MOST_BYTES + 1), device.p256dh, device.auth)


async def test_whoever_is_away_is_told_in_their_browser(
    database: Database, browser: PushBrowser
) -> None:
    await lay_table(database, None)
    await subscribe(database, browser)
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    [(headers, body)] = browser.taken
    assert browser.read(body) == {
        "title": "Your turn: Ticket to Ride: Europe",
        "body": "With Bob, Planner",
        "link": "/t/t1",
    }
    assert b"Bob" not in body
    assert headers["content-encoding"] == "aes128gcm"
    assert (headers["ttl"], headers["topic"]) == ("86400", TABLE)
    claims, key = claims_of(headers["authorization"])
    assert key == await Pushes(settings(), database).push_key()
    assert (claims["aud"], claims["sub"]) == (browser.origin, "mailto:stellwerk@example.org")
    assert 0 < int(str(claims["exp"])) - now() // 1000 <= 24 * 60 * 60
    with pytest.raises(InvalidTag):
        PushBrowser(secret=browser.secret, key=PushBrowser().key).read(body)


async def test_the_end_of_a_match_is_told_but_not_to_who_gave_it_up(
    database: Database, browser: PushBrowser
) -> None:
    await lay_table(database, None)
    await subscribe(database, browser)
    await change_table(database, status="over", pending=[])
    await change_seat(database, ANN, put_away=True)
    async with noticing(database) as notices:
        notices.match_over(TABLE)
        await settled(notices)
        assert browser.taken == []
        await change_seat(database, ANN, put_away=False)
        notices.match_over(TABLE)
        await settled(notices)
    [(_, body)] = browser.taken
    assert browser.read(body)["body"] == "See how it ended."


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    database: Database, browser: PushBrowser, status: int
) -> None:
    await lay_table(database, None)
    await subscribe(database, browser)
    browser.answers = [status]
    async with pushing_notices(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert len(browser.taken) == 1
    assert await devices(database) == []


def pushing_notices(database: Database) -> "NoticesOpen":
    chosen = settings()
    pushes = Pushes(chosen, database, Posting(chosen, pauses=(0.0, 0.0)))
    return NoticesOpen(Notices(chosen, database, lambda _table, _seat: False, pushes=pushes))


class NoticesOpen:
    """Notices that try again at once."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    async def __aenter__(self) -> Notices:
        return self._notices

    async def __aexit__(self, *_: object) -> None:
        await self._notices.close()


async def test_a_service_out_of_order_costs_nobody_their_place(
    database: Database, browser: PushBrowser
) -> None:
    await lay_table(database, None)
    await subscribe(database, browser)
    browser.answers = [503, 500, 502]
    async with pushing_notices(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert len(browser.taken) == 3
    assert await devices(database) == ["ann"]


async def test_the_key_is_made_once_and_kept(database: Database) -> None:
    first, second = Pushes(settings(), database), Pushes(settings(), database)
    assert await first.push_key() == await second.push_key()
    assert len(from_base64url(await first.push_key())) == 65


@pytest.mark.parametrize(
    ("endpoint", "reason"),
    [
        ("https://127.0.0.1/push", "unreachable"),
        ("https://[::ffff:10.0.0.1]/push", "unreachable"),
        ("https://169.254.169.254/latest", "unreachable"),
        ("https://user:word@push.example/", "user"),
        ("https://9.9.9.9:22/", "port"),
    ],
)
async def test_an_address_of_our_own_network_is_refused(
    database: Database, endpoint: str, reason: str
) -> None:
    with pytest.raises(Denied) as denied:
        await Pushes(Settings(), database).check_push(PushBrowser().device(endpoint))
    assert (denied.value.code, denied.value.arguments) == ("bad-push", {"reason": reason})


GOOD = PushBrowser().device("https://push.example/")


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        (base64url(b"\x04" + bytes(64)), GOOD.auth),
        (GOOD.p256dh, base64url(bytes(15))),
        ("A" * 87, "A" * 22),
        ("A" * 81, GOOD.auth),
    ],
    ids=["no point of the curve", "a short secret", "no point at all", "no whole bytes"],
)
async def test_keys_that_are_none_are_refused(database: Database, key: str, secret: str) -> None:
    with pytest.raises(Denied) as denied:
        await Pushes(Settings(), database).check_push(NewPushDevice(GOOD.endpoint, key, secret))
    assert denied.value.arguments == {"reason": "keys"}
