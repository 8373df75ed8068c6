"""What a notice says, in the language of the person who gets it."""

from collections.abc import Sequence

import msgspec

from stellwerk.server.settings import Settings
from stellwerk.texts import text


class Notice(msgspec.Struct, frozen=True):
    """Something to tell somebody about a table."""

    event: str  # your-turn or match-over
    table: str
    game: str
    title: str
    link: str
    subject: str
    text: str
    short: str = ""  # for a small notice under the subject, which leads to the table by itself


class Letter(msgspec.Struct, frozen=True):
    """A mail: what it is about, and what it says."""

    subject: str
    text: str


def one_line(words: str) -> str:
    r"""Words without line breaks and other things that cannot be seen.

    >>> one_line("Ann\r\nBcc: all@example.org")
    'Ann Bcc: all@example.org'
    """
    visible = "".join(sign if sign.isprintable() else " " for sign in words)
    return " ".join(visible.split())


def public_url(settings: Settings) -> str:
    """Where people find this server.

    >>> public_url(Settings(public_url="https://play.example/"))
    'https://play.example'
    """
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def table_link(settings: Settings, table: str) -> str:
    """The page of a table.

    >>> table_link(Settings(public_url="https://play.example"), "abc")
    'https://play.example/t/abc'
    """
    return f"{public_url(settings)}/t/{table}"


def turn_notice(
    settings: Settings,
    lang: str,
    table: str,
    game: str,
    title: str,
    name: str,
    others: Sequence[str],
) -> Notice:
    """It is somebody's turn."""
    link = table_link(settings, table)
    arguments = {
        "name": one_line(name),
        "title": title,
        "others": ", ".join(one_line(other) for other in others),
        "link": link,
    }
    subject = one_line(text("notice-turn-subject", {"title": title}, lang))
    said = text("notice-turn-text", arguments, lang)
    short = text("notice-turn-short", arguments, lang)
    return Notice("your-turn", table, game, title, link, subject, said, short)


def over_notice(settings: Settings, lang: str, table: str, game: str, title: str) -> Notice:
    """A match is over."""
    link = table_link(settings, table)
    subject = one_line(text("notice-over-subject", {"title": title}, lang))
    said = text("notice-over-text", {"title": title, "link": link}, lang)
    short = text("notice-over-short", {}, lang)
    return Notice("match-over", table, game, title, link, subject, said, short)


def confirmation(settings: Settings, lang: str, token: str) -> Letter:
    """Asks whether a mail address is really somebody's own.

    Whoever typed the address may have typed a stranger's: no word of it is theirs.
    """
    # After the #, a token never reaches the logs of servers on the way.
    link = f"{public_url(settings)}/confirm#{token}"
    subject = one_line(text("notice-confirm-subject", {}, lang))
    return Letter(subject, text("notice-confirm-text", {"link": link}, lang))
