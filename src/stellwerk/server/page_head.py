"""The head of the page at an invitation's address: what chat programs show of a link."""

import re
from html import escape

from stellwerk.server.messages.clocks import ClockRule, DaysClock, TotalClock, TurnClock
from stellwerk.server.messages.tables import InvitationPreview
from stellwerk.texts import text

TITLE = re.compile(rb"<title>[^<]*</title>")
PICTURES = "previews/"
USUAL_PICTURE = f"{PICTURES}stellwerk.jpg"
WIDTH, HEIGHT = 1200, 630
MOST_SECONDS = 120  # more than that is said in minutes


def with_head(
    page: bytes, preview: InvitationPreview, base_url: str, picture: str, lang: str
) -> bytes:
    """The page with the invitation's title, description and picture in place of its title.

    >>> page = b"<title>Stellwerk</title>"
    >>> ada = InvitationPreview("<Ada>", "x", "x", "X & Y", 2, 1, TurnClock(90), "waiting")
    >>> with_head(page, ada, "https://play.example", "x.jpg", "en").split(b"\\n")[0]
    b'<title>&lt;Ada&gt; invites you to X &amp; Y</title>'
    """
    title = invited_to(preview, lang)
    facts = {
        "og:type": "website",
        "og:site_name": "Stellwerk",
        "og:title": title,
        "og:description": said_of(preview, lang),
        "og:image": f"{base_url}/{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": lang,
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [
        f'<meta property="{name}" content="{escape(said)}" />' for name, said in facts.items()
    ]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    head = "\n".join(lines).encode()
    return TITLE.sub(lambda _: head, page, count=1)


def invited_to(preview: InvitationPreview, lang: str) -> str:
    """Who invites to what, in one line."""
    arguments = {"title": preview.title}
    if preview.host is None:
        return text("invitation-to", arguments, lang)
    return text("invitation-from", arguments | {"host": preview.host}, lang)


def said_of(preview: InvitationPreview, lang: str) -> str:
    """How many play, how many seats are free, and how long one may think."""
    seats = {"players": preview.players, "open": preview.open_seats}
    arguments = {
        "seats": text("invitation-seats", seats, lang),
        "clock": said_of_clock(preview.clock, lang),
    }
    return text("invitation-description", arguments, lang)


def said_of_clock(clock: ClockRule, lang: str) -> str:
    """How long one may think.

    >>> said_of_clock(TotalClock(1200, 10), "en")
    '20 minutes for the whole match'
    """
    match clock:
        case TurnClock(seconds=seconds):
            return text("clock-rule-turn", {"time": _time(seconds, lang)}, lang)
        case TotalClock(seconds=seconds):
            return text("clock-rule-total", {"time": _time(seconds, lang)}, lang)
        case DaysClock(days=days):
            return text("clock-rule-days", {"days": days}, lang)
    return text("clock-rule-none", {}, lang)


def _time(seconds: int, lang: str) -> str:
    if seconds < MOST_SECONDS:
        return text("clock-rule-seconds", {"number": seconds}, lang)
    return text("clock-rule-minutes", {"number": round(seconds / 60)}, lang)
