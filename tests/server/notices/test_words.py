"""A notice is in the language of its reader, and names what they need."""

import pytest

from stellwerk.server.notices.words import confirmation, over_notice, turn_notice
from stellwerk.server.settings import Settings
from stellwerk.texts import LANGUAGES

SETTINGS = Settings(public_url="https://play.example/")
LINK = "https://play.example/t/t1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_told_with_title_names_and_link(lang: str) -> None:
    notice = turn_notice(SETTINGS, lang, "t1", "ticket-europe", "Europe", "Ann", ["Bob", "Cleo"])
    assert "Europe" in notice.subject
    assert all(part in notice.text for part in ("Ann", "Europe", "Bob, Cleo", LINK))
    assert "$" not in notice.text
    assert notice.link == LINK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_with_title_and_link(lang: str) -> None:
    notice = over_notice(SETTINGS, lang, "t1", "ticket-europe", "Europe")
    assert "Europe" in notice.subject
    assert "Europe" in notice.text
    assert LINK in notice.text
    assert notice.event == "match-over"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_confirmation_greets_by_name_and_has_the_link(lang: str) -> None:
    letter = confirmation(SETTINGS, lang, "Ann", "secret-token")
    assert "Ann" in letter.text
    assert "https://play.example/confirm#secret-token" in letter.text
    assert letter.subject != "notice-confirm-subject"


def test_each_language_says_it_in_its_own_words() -> None:
    said = {over_notice(SETTINGS, lang, "t1", "g", "G").text for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_names_stay_on_their_line() -> None:
    notice = turn_notice(SETTINGS, "en", "t1", "g", "G", "Ann\r\nBcc: x", ["Bob\n\nhttp://evil"])
    assert "\n" not in notice.subject + notice.text
