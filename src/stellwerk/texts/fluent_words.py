"""The messages of one language, each of them parsed when it is first said.

To parse a whole language takes half a second, and hardly anybody says more than a few sentences.
"""

import re
import threading
from collections.abc import Iterable, Iterator, Mapping

from fluent.runtime import FluentBundle, FluentResource

# A message or a term begins at the start of a line; whatever is indented or closes a brace goes on.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def entries(fluent: str) -> Iterator[tuple[str, str]]:
    """The ids of messages and terms in a Fluent file, each with its text.

    >>> list(entries("# Two words\\nyes = Ja\\n-game = Spiel\\n    .gender = neuter"))
    [('yes', 'yes = Ja'), ('-game', '-game = Spiel\\n    .gender = neuter')]
    """
    for found in ENTRY.finditer(fluent):
        yield found.group(1), found.group()


def named_in(entry: str) -> set[str]:
    """What an entry may refer to: other messages and terms among it.

    >>> sorted(named_in("win = { -game }: { $n -> [one] { point } *[other] { NUMBER($n) } }"))
    ['-game', 'NUMBER', 'point']
    """
    return set(NAMED.findall(entry))


class FluentWords:
    """What can be said in a language."""

    def __init__(self, lang: str, files: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = threading.RLock()  # nobody says what another thread has half read
        for fluent in files:
            for name, entry in entries(fluent):
                self._unread.setdefault(name, entry)
        self.ids = frozenset(name for name in self._unread if not name.startswith("-"))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        with self._reading:
            self._read(message)
        return bool(self._bundle.has_message(message))

    def say(self, message: str, arguments: Mapping[str, str | int]) -> str | None:
        """A message with its arguments; None if there is none."""
        value = self._bundle.get_message(message).value if self.has(message) else None
        if value is None:
            return None
        words, _ = self._bundle.format_pattern(value, dict(arguments))
        return str(words)

    def _read(self, name: str) -> None:
        """Parse an entry and all that it refers to."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in named_in(entry):
                self._read(other)
