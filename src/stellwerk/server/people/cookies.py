"""The cookie that says who a browser is."""

from litestar.datastructures import Cookie

from stellwerk.server.people.tokens import SESSION_DAYS

PLAIN = "stellwerk"
# Browsers take a cookie of this name only over https, and from this very host alone.
SECURE = "__Host-stellwerk"
SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60


def session_cookie(token: str, secure: bool) -> Cookie:
    """The cookie that a new session sets.

    >>> session_cookie("secret", secure=True).key
    '__Host-stellwerk'
    """
    return _cookie(SECURE if secure else PLAIN, token, SESSION_SECONDS, secure)


def dropped_cookies(secure: bool) -> list[Cookie]:
    """Cookies that end at once, to forget who somebody was."""
    dropped = [_cookie(PLAIN, "", 0, secure)]
    return [*dropped, _cookie(SECURE, "", 0, secure)] if secure else dropped


def cookie_token(cookies: str, secure: bool) -> str | None:
    """The session's token in a `Cookie` header.

    Under https only the name counts that no neighbouring site, and nobody on the way, can set.

    >>> cookie_token("theme=dark; stellwerk=abc", secure=False)
    'abc'
    >>> cookie_token("theme=dark; stellwerk=abc", secure=True)
    """
    wanted = SECURE if secure else PLAIN
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == wanted and value:
            return value
    return None


def _cookie(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=seconds,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
