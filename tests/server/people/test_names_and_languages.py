"""Names that would deceive or vanish; languages a browser asks for."""

import pytest

from stellwerk.server.denied import Denied
from stellwerk.server.people.names import clean_label, clean_login, clean_name
from stellwerk.server.requests.languages import language_of
from tests.server.people.people_app import Entrance


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace  ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("شهرزاد", "شهرزاد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚒", "👩\u200d🚒"),
        ("<b>", "<b>"),
        ("7", "7"),
    ],
)
def test_honest_names_are_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "\u200d\u200d",
        "\u3164",
        "\u2800\u2800",
        "\u0301",
        "\u202eadA",
        "Ada\u202d",
        "Ada\u2066",
        "Ada\u200f",
        "Ada\u061c",
        "A\u200bda",
        "A\u00adda",
        "Ada\ufeff",
        "Ada\x00",
        "Ada\x1b[31m",
        "Ada\x7f",
        "a" * 41,
        "\ufb2c" * 40,
    ],
)
def test_names_that_deceive_or_vanish_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        clean_name(name)


def test_a_bad_name_is_refused_wherever_it_is_given(entrance: Entrance) -> None:
    ada, bad = entrance.guest(), "\u202eada"
    assert entrance.browser().code("POST", "/api/people", {"name": bad}) == "bad-name"
    assert ada.code("PATCH", "/api/me", {"name": bad}) == "bad-name"
    assert ada.code("POST", "/api/me/keys", {"label": bad}) == "bad-name"
    assert ada.get("/api/me")["name"] == "Ada"


def test_labels_may_be_longer_than_names() -> None:
    assert clean_label("x" * 60) == "x" * 60


@pytest.mark.parametrize("login", ["ab", "a b", "a\x00b", "x" * 41, "ﷺ" * 5, "ada\u202e", ""])
def test_logins_that_will_not_do(login: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        clean_login(login)


def test_logins_that_look_alike_are_alike() -> None:
    assert clean_login("ＡＤＡ") == clean_login("ada\n") == "ada"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de", "de"),
        ("de-CH, en;q=0.5", "de"),
        ("en;q=0.5, NL-be;q=0.6", "nl"),
        ("fr;q=0.8, de;q=0.8", "fr"),
        ("it, es;q=0.9", "en"),
        ("fr;q=0, *", "en"),
        ("fr;q=nan, de;q=0.1", "de"),
        ("fr;q=7, de;q=0.1", "de"),
        ("fr;q=, de;x=1, nl;q=0.1", "nl"),
        (";;;,,,", "en"),
        ("", "en"),
    ],
)
def test_the_language_a_browser_prefers(accepted: str, language: str) -> None:
    assert language_of({"accept-language": accepted}) == language
