"""The answer to a move that is not allowed: the rule, and the reason in the reader's language."""

from collections.abc import Callable, Mapping

LONGEST_NAME = 60


def shown(value: object) -> str:
    """What somebody wrote for a name, short enough to repeat in a message; "?" if it is no text.

    >>> shown("Paris"), shown(None), shown(10**5000)
    ('Paris', '?', '?')
    """
    return value[:LONGEST_NAME] if isinstance(value, str) else "?"


class IllegalMove(ValueError):  # noqa: N818 - the name players and researchers know
    """A move that the rules do not allow.

    `rule` is the rule's id, `reason` the id of the message, `arguments` what it speaks of.
    """

    def __init__(
        self,
        rule: str,
        reason: str,
        arguments: Mapping[str, object] | None = None,
        speak: Callable[[str, Mapping[str, object], str], str] | None = None,
    ) -> None:
        self.rule = rule
        self.reason = reason
        self.arguments = dict(arguments or {})
        self._speak = speak
        super().__init__(rule, reason, self.arguments)

    def message(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        if self._speak is None:
            return f"{self.reason} ({self.rule})"
        return self._speak(f"refusal-{self.reason}", self.arguments, lang)

    def __str__(self) -> str:
        return f"{self.message('en')} ({self.rule})"
