"""What the server answers when something is not done: a code, a status, and a sentence."""

from collections.abc import Mapping

from stellwerk.match.refusal import IllegalMove
from stellwerk.server.messages.common import Problem
from stellwerk.texts import text

STATUS = {
    "not-logged-in": 401,
    "wrong-password": 403,
    "not-yours": 403,
    "not-host": 403,
    "not-admin": 403,
    "no-spectators": 403,
    "not-explained": 403,
    "no-hints-here": 403,
    "out-of-scope": 403,
    "cross-site": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "no-such-puzzle": 404,
    "no-such-board": 404,
    "no-such-link": 404,
    "no-such-person": 404,
    "no-such-step": 404,
    "no-explanation": 404,
    "no-hint": 404,
    "stale": 409,
    "no-prompt": 409,
    "no-choice": 409,
    "in-lesson": 409,
    "nothing-to-undo": 409,
    "not-running": 409,
    "not-over": 409,
    "not-tried": 409,
    "not-an-answer": 409,
    "nothing-to-go-on": 409,
    "already-started": 409,
    "table-full": 409,
    "seat-taken": 409,
    "colour-taken": 409,
    "already-seated": 409,
    "not-enough-players": 409,
    "login-taken": 409,
    "not-away": 409,
    "table-closed": 409,
    "table-broken": 409,
    "too-many-tables": 409,
    "too-many-bot-tables": 409,
    "too-many-imports": 409,
    "too-many-keys": 409,
    "too-many-links": 409,
    "illegal": 422,
    "unknown-setting": 400,
    "bad-record": 400,
    "bad-board": 400,
    "bad-position": 400,
    "bad-clock": 400,
    "bad-name": 400,
    "bad-mail": 400,
    "bad-webhook": 400,
    "bad-push": 400,
    "mail-not-configured": 400,
    "bad-frame": 400,
    "bad-request": 400,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-slow": 408,
    "head-too-large": 431,
    "wrong-host": 421,
    "metrics-closed": 403,
    "unavailable": 503,
}


class Denied(Exception):  # noqa: N818 - it is an answer, not a fault
    """Something was asked for that is not done; the code has a text in every language.

    >>> Denied("table-full").status
    409
    """

    def __init__(
        self,
        code: str,
        arguments: Mapping[str, str | int] | None = None,
        refusal: IllegalMove | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = dict(arguments or {})
        self.refusal = refusal

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    def problem(self, lang: str) -> Problem:
        """The answer as it is sent."""
        if self.refusal is not None:
            return Problem(
                self.code,
                self.refusal.message(lang),
                {"reason": self.refusal.reason, **self.refusal.arguments},
                self.refusal.rule,
            )
        arguments: dict[str, object] = dict(self.arguments)
        return Problem(self.code, text(f"answer-{self.code}", self.arguments, lang), arguments)
