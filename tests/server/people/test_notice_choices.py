"""Webhooks and mail addresses."""

from pathlib import Path

import pytest

from tests.server.people.people_app import Entrance

WEBHOOK = {"kind": "discord", "url": "https://hooks.example/1"}


def test_nothing_is_chosen_at_first(entrance: Entrance) -> None:
    assert entrance.guest().get("/api/me/notices") == {
        "webhook": None,
        "mail": None,
        "mail_confirmed": False,
        "mail_possible": True,
    }


def test_a_webhook_is_kept_until_it_is_left_out(entrance: Entrance) -> None:
    ada = entrance.guest()
    assert ada.ask("PUT", "/api/me/notices", {"webhook": WEBHOOK}).json()["webhook"] == WEBHOOK
    assert ada.get("/api/me/notices")["webhook"] == WEBHOOK
    ada.ask("PUT", "/api/me/notices", {})
    assert ada.get("/api/me/notices")["webhook"] is None


@pytest.mark.parametrize("url", ["https://forbidden.example/", "https://a.example/\x00"])
def test_a_webhook_that_is_refused_changes_nothing(entrance: Entrance, url: str) -> None:
    ada = entrance.guest()
    ada.ask("PUT", "/api/me/notices", {"webhook": WEBHOOK})
    bad = {"webhook": {"kind": "generic", "url": url}}
    assert ada.code("PUT", "/api/me/notices", bad) == "bad-webhook"
    assert ada.get("/api/me/notices")["webhook"] == WEBHOOK


def test_a_mail_address_counts_when_its_owner_confirms_it(entrance: Entrance) -> None:
    ada, mail_reader = entrance.guest(), entrance.browser()
    chosen = ada.ask("PUT", "/api/me/notices", {"mail": "ada@example.org"}).json()
    assert (chosen["mail"], chosen["mail_confirmed"]) == ("ada@example.org", False)
    [(address, token)] = entrance.process.notices.sent
    assert address == "ada@example.org"
    confirmed = mail_reader.ask("POST", "/api/mail/confirm", {"token": token})
    assert confirmed.json() == ada.get("/api/me")
    assert "set-cookie" not in confirmed.headers
    assert ada.get("/api/me/notices")["mail_confirmed"]
    assert mail_reader.code("POST", "/api/mail/confirm", {"token": token}) == "no-such-link"


def test_a_confirmed_address_stays_confirmed_and_gets_no_second_mail(entrance: Entrance) -> None:
    ada = entrance.guest()
    ada.ask("PUT", "/api/me/notices", {"mail": "ada@example.org"})
    ada.ask("POST", "/api/mail/confirm", {"token": entrance.process.notices.sent[0][1]})
    again = {"mail": "ada@example.org", "webhook": WEBHOOK}
    assert ada.ask("PUT", "/api/me/notices", again).json()["mail_confirmed"]
    assert len(entrance.process.notices.sent) == 1


def test_the_token_of_an_old_address_does_not_confirm_the_new_one(entrance: Entrance) -> None:
    ada = entrance.guest()
    ada.ask("PUT", "/api/me/notices", {"mail": "old@example.org"})
    ada.ask("PUT", "/api/me/notices", {"mail": "new@example.org"})
    old, new = (token for _, token in entrance.process.notices.sent)
    assert ada.code("POST", "/api/mail/confirm", {"token": old}) == "no-such-link"
    assert not ada.get("/api/me/notices")["mail_confirmed"]
    assert ada.ask("POST", "/api/mail/confirm", {"token": new}).status_code == 200


def test_without_a_mail_server_no_address_is_taken(tmp_path: Path) -> None:
    with Entrance(tmp_path) as entrance:
        ada = entrance.guest()
        mail = {"mail": "ada@example.org"}
        assert ada.code("PUT", "/api/me/notices", mail) == "mail-not-configured"
        assert not ada.get("/api/me/notices")["mail_possible"]


def test_an_address_cannot_carry_control_characters_into_a_mail(entrance: Entrance) -> None:
    ada = entrance.guest()
    assert ada.code("PUT", "/api/me/notices", {"mail": "a\x00b@example.org"}) == "bad-mail"
    ada.ask("PUT", "/api/me/notices", {"mail": "ada@example.org\n"})
    assert ada.get("/api/me/notices")["mail"] == "ada@example.org"


def test_a_new_address_must_be_confirmed_although_the_old_one_was(entrance: Entrance) -> None:
    ada = entrance.guest()
    ada.ask("PUT", "/api/me/notices", {"mail": "old@example.org"})
    ada.ask("POST", "/api/mail/confirm", {"token": entrance.process.notices.sent[0][1]})
    changed = ada.ask("PUT", "/api/me/notices", {"mail": "new@example.org"}).json()
    assert (changed["mail"], changed["mail_confirmed"]) == ("new@example.org", False)
    assert entrance.process.notices.sent[1][0] == "new@example.org"
