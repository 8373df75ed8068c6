"""People who are away are told once; whoever is at the table is left in peace."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from stellwerk.boards import shipped_board
from stellwerk.server.database.engine import Database
from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.turn_notices import Notices
from stellwerk.server.notices.webhook import Webhooks
from stellwerk.server.notices.words import over_notice
from stellwerk.server.settings import Settings
from tests.server.notices.laid_table import (
    ANN,
    BOB,
    BOT,
    TABLE,
    change_person,
    change_seat,
    change_table,
    lay_table,
    person,
)
from tests.server.notices.post_office import Letterbox, Receiver

pytestmark = pytest.mark.anyio

PATIENCE = 30.0  # seconds, on a busy machine


def nobody(_table: str, _seat: int) -> bool:
    return False


def settings(mail_port: int | None = None, delay: float = 0.01) -> Settings:
    return Settings(
        public_url="https://play.example",
        private_webhooks=True,
        notice_delay=delay,
        smtp_host=None if mail_port is None else "127.0.0.1",
        smtp_port=mail_port or 25,
        smtp_tls="none",
        mail_from="stellwerk@example.org",
    )


@asynccontextmanager
async def noticing(
    database: Database,
    chosen: Settings | None = None,
    is_present: Callable[[str, int], bool] = nobody,
) -> AsyncIterator[Notices]:
    chosen = chosen or settings()
    notices = Notices(chosen, database, is_present, Webhooks(chosen, pauses=(0.0, 0.0)))
    yield notices
    await notices.close()


async def settled(*all_notices: Notices) -> None:
    """Wait until whatever was to be told has been told."""
    async with asyncio.timeout(PATIENCE):
        while any(notices.busy for notices in all_notices):
            await asyncio.sleep(0.005)


async def test_whoever_is_away_is_told_once(database: Database, receiver: Receiver) -> None:
    await lay_table(database, receiver.url)
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    (posted,) = receiver.posted
    assert posted.body["event"] == "your-turn"
    assert posted.body["link"] == "https://play.example/t/t1"
    assert "Bob, Planner" in str(posted.body["text"])


async def test_the_next_turn_is_told_again(database: Database, receiver: Receiver) -> None:
    await lay_table(database, receiver.url)
    async with noticing(database) as notices:
        for number in (5, 9):
            notices.turn_came(TABLE, ANN, number)
            await settled(notices)
    assert len(receiver.posted) == 2


async def test_two_turns_in_a_row_are_told_as_one(database: Database, receiver: Receiver) -> None:
    await lay_table(database, receiver.url)
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        notices.turn_came(TABLE, ANN, 7)
        await settled(notices)
    assert len(receiver.posted) == 1


async def test_whoever_is_at_the_table_is_left_in_peace(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    async with noticing(database, is_present=lambda _, seat: seat == ANN) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert not receiver.posted


async def test_whoever_comes_during_the_delay_is_left_in_peace(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    present: set[int] = set()
    async with noticing(database, is_present=lambda _, seat: seat in present) as notices:
        notices.turn_came(TABLE, ANN, 5)
        present.add(ANN)
        await settled(notices)
    assert not receiver.posted


@pytest.mark.parametrize(
    "meanwhile",
    [{"pending": [BOB], "number": 6}, {"status": "over", "pending": []}, {"status": "closed"}],
)
async def test_when_things_have_moved_on_nobody_is_told(
    database: Database, receiver: Receiver, meanwhile: dict[str, object]
) -> None:
    await lay_table(database, receiver.url)
    await change_table(database, **meanwhile)  # the position is read only after the delay
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert not receiver.posted


async def test_a_bot_that_stands_in_needs_no_telling(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_seat(database, ANN, stand_in="planner")
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert not receiver.posted


async def test_seats_without_a_person_and_tables_that_are_gone_trouble_nobody(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_table(database, pending=[BOT, 7])
    async with noticing(database) as notices:
        notices.turn_came(TABLE, BOT, 5)
        notices.turn_came(TABLE, 7, 5)
        notices.turn_came("no-such-table", 0, 5)
        await settled(notices)
    assert not receiver.posted


async def test_of_two_processes_exactly_one_tells(
    database: Database, database_url: str, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    other_database = Database(database_url)
    async with noticing(database) as one, noticing(other_database) as other:
        for number in range(5, 15):
            one.turn_came(TABLE, ANN, number)
            other.turn_came(TABLE, ANN, number)
            await settled(one, other)
            assert len(receiver.posted) == number - 4
    await other_database.close()


async def test_several_seats_on_one_device_bring_one_notice(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_seat(database, BOB, person_id="ann")
    await change_table(database, pending=[ANN, BOB])
    async with noticing(database) as notices:
        notices.turn_came(TABLE, ANN, 5)
        notices.turn_came(TABLE, BOB, 5)
        await settled(notices)
    (posted,) = receiver.posted
    assert "with Planner" in str(posted.body["text"])


async def test_looking_from_one_of_several_own_seats_is_being_there(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_seat(database, BOB, person_id="ann")
    async with noticing(database, is_present=lambda _, seat: seat == BOB) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert not receiver.posted


async def test_a_confirmed_address_gets_a_mail_in_its_language(
    database: Database, letterbox: Letterbox, mail_port: int
) -> None:
    await lay_table(database, None)
    await change_person(database, "ann", mail="ann@example.org", mail_confirmed=True, language="de")
    async with noticing(database, settings(mail_port)) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    (mail,) = letterbox.mails()
    assert mail["To"] == "ann@example.org"
    assert "https://play.example/t/t1" in mail.get_content()
    assert "it is your turn" not in mail.get_content()


async def test_an_address_nobody_confirmed_gets_no_mail(
    database: Database, letterbox: Letterbox, mail_port: int
) -> None:
    await lay_table(database, None)
    await change_person(database, "ann", mail="ann@example.org")
    async with noticing(database, settings(mail_port)) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert not letterbox.envelopes


async def test_line_breaks_in_names_add_no_header_to_the_mail(
    database: Database, letterbox: Letterbox, mail_port: int
) -> None:
    await lay_table(database, None)
    await change_person(database, "ann", mail="ann@example.org", mail_confirmed=True)
    await change_seat(database, ANN, name="Ann\r\nBcc: eve@example.org")
    await change_seat(database, BOB, name="Bob\nSubject: Money")
    async with noticing(database, settings(mail_port)) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    (mail,) = letterbox.mails()
    assert mail["Bcc"] is None
    assert mail.get_all("Subject") == [mail["Subject"]]
    assert "Money" not in mail["Subject"]
    assert letterbox.envelopes[0].rcpt_tos == ["ann@example.org"]


async def test_a_broken_webhook_does_not_stop_the_mail(
    database: Database, receiver: Receiver, letterbox: Letterbox, mail_port: int
) -> None:
    await lay_table(database, receiver.url)
    await change_person(database, "ann", mail="ann@example.org", mail_confirmed=True)
    receiver.answers = [500] * 3
    async with noticing(database, settings(mail_port)) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await settled(notices)
    assert len(receiver.posted) == 3
    assert len(letterbox.envelopes) == 1


async def test_the_end_is_told_once_to_those_who_are_away(
    database: Database, database_url: str, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_table(database, status="over", pending=[])
    other_database = Database(database_url)
    async with noticing(database) as one, noticing(other_database) as other:
        one.match_over(TABLE)
        other.match_over(TABLE)
        await settled(one, other)
    assert [posted.body["event"] for posted in receiver.posted] == ["match-over"] * 2  # Ann and Bob
    await other_database.close()


async def test_whoever_saw_the_end_and_left_is_not_told(
    database: Database, receiver: Receiver
) -> None:
    await lay_table(database, receiver.url)
    await change_table(database, status="over", pending=[])
    present = {ANN}
    async with noticing(database, is_present=lambda _, seat: seat in present) as notices:
        notices.match_over(TABLE)
        present.clear()
        await settled(notices)
    assert len(receiver.posted) == 1
    title = shipped_board("ticket-europe").title
    to_bob = over_notice(settings(), "de", TABLE, "ticket-europe", title)
    assert receiver.posted[0].body["text"] == to_bob.text


async def test_after_closing_nobody_is_told(database: Database, receiver: Receiver) -> None:
    await lay_table(database, receiver.url)
    async with noticing(database, settings(delay=3600)) as notices:
        notices.turn_came(TABLE, ANN, 5)
        await notices.close()
        assert not notices.busy
        notices.turn_came(TABLE, ANN, 5)
        assert not notices.busy
    assert not receiver.posted


async def test_a_database_that_fails_is_logged_and_goes_no_further(tmp_path: Path) -> None:
    broken = Database(f"sqlite+aiosqlite:///{tmp_path / 'no-such-folder' / 'stellwerk.db'}")
    with capture_logs() as logged:
        async with noticing(broken) as notices:
            notices.turn_came(TABLE, ANN, 5)
            await settled(notices)
    assert [line["event"] for line in logged] == ["notice-failed"]


async def test_logs_hold_no_secrets(
    database: Database, receiver: Receiver, letterbox: Letterbox, mail_port: int
) -> None:
    await lay_table(database, receiver.url + "/secret-part")
    await change_person(database, "ann", mail="ann@example.org", mail_confirmed=True)
    receiver.answers = [400]
    with capture_logs() as logged:
        async with noticing(database, settings(mail_port)) as notices:
            notices.turn_came(TABLE, ANN, 5)
            await settled(notices)
    assert {line["event"] for line in logged} == {"posting-failed", "noticed"}
    assert "secret-part" not in str(logged)
    assert "ann@example.org" not in str(logged)


async def test_a_confirmation_is_sent_by_mail(
    database: Database, letterbox: Letterbox, mail_port: int
) -> None:
    ann = person("Ann", "en", None)
    ann.mail = "ann@example.org"
    async with noticing(database, settings(mail_port)) as notices:
        assert notices.mail_possible
        await notices.send_confirmation(ann, "secret-token")
    (mail,) = letterbox.mails()
    assert "https://play.example/confirm#secret-token" in mail.get_content()
    assert "Ann" not in mail.as_string()  # who typed the address may have typed a stranger's


async def test_without_a_mail_server_a_confirmation_is_denied(database: Database) -> None:
    async with noticing(database) as notices:
        with pytest.raises(Denied, match="mail-not-configured"):
            await notices.send_confirmation(person("Ann", "en", None), "secret-token")


async def test_a_private_webhook_is_denied(database: Database) -> None:
    async with noticing(database, Settings()) as notices:
        with pytest.raises(Denied, match="bad-webhook"):
            await notices.check_webhook(Webhook("slack", "http://localhost/hook"))
