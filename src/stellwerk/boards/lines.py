"""Where in a TOML file a value stands: the standard parser does not tell.

A place is a path of keys and positions, such as `("routes", 3, "length")`.
"""

import re
import tomllib
from bisect import bisect_left
from collections.abc import Mapping

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:[^"\\]|\\.)*"' r"|'[^']*'",
    re.DOTALL,
)


class Lines:
    """The line of every table, key and list element of one TOML text.

    >>> lines = Lines.of_text('[rules]\\n# why\\nfast = true\\n')
    >>> lines.line(("rules", "fast"))
    3
    """

    def __init__(self, places: Mapping[Path, int]) -> None:
        self.places = dict(places)

    @classmethod
    def of_text(cls, text: str) -> "Lines":
        """Read a text that `tomllib` has accepted; anything else gives meaningless lines."""
        return cls(_Scanner(text).scan())

    def line(self, path: Path) -> int:
        """The line of `path`, or of the nearest thing around it that is in the file.

        >>> Lines.of_text('a = 1\\nb = [\\n  { id = "x" },\\n]').line(("b", 0, "missing"))
        3
        """
        for end in range(len(path), 0, -1):
            found = self.places.get(path[:end])
            if found is not None:
                return found
        return 1


class _Scanner:
    """One walk over the text that writes down where each thing begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: dict[Path, int] = {}
        self.table_counts: dict[Path, int] = {}
        self.line_ends = [match.start() for match in re.finditer("\n", text)]

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            if self.text.startswith("[", self.at):
                table = self._read_header()
            else:
                self._read_pair(table)
            self._skip(_BLANK)
        return self.places

    def _read_header(self) -> Path:
        line = self._line()
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        keys = self._read_key()
        self.at += brackets
        table: Path = ()
        for key in keys[:-1]:
            table = self._last_element((*table, key))
        table = (*table, keys[-1])
        if brackets == 2:
            self._note(table, line)
            self.table_counts[table] = self.table_counts.get(table, 0) + 1
        table = self._last_element(table)
        self._note(table, line)
        return table

    def _last_element(self, table: Path) -> Path:
        """`[routes.extra]` after `[[routes]]` means the newest element of `routes`."""
        count = self.table_counts.get(table, 0)
        return (*table, count - 1) if count else table

    def _read_pair(self, table: Path) -> None:
        line = self._line()
        path = (*table, *self._read_key())
        self._note(path, line)
        self.at += 1  # the equals sign
        self._skip(_SPACE)
        self._read_value(path)

    def _read_key(self) -> tuple[str, ...]:
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            keys.append(self._read_simple_key())
            self._skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return tuple(keys)
            self.at += 1

    def _read_simple_key(self) -> str:
        quoted = self._skip(_STRING)
        if quoted:
            return str(tomllib.loads(f"key = {quoted}")["key"])
        return self._skip(_BARE_KEY)

    def _read_value(self, path: Path) -> None:
        opening = self.text[self.at : self.at + 1]
        if opening == "[":
            self._read_list(path)
        elif opening == "{":
            self._read_inline_table(path)
        elif not self._skip(_STRING):
            self._skip(_SCALAR)

    def _read_list(self, path: Path) -> None:
        position = 0
        while self._enter_next("]"):
            element = (*path, position)
            self._note(element, self._line())
            self._read_value(element)
            position += 1

    def _read_inline_table(self, path: Path) -> None:
        while self._enter_next("}"):
            self._read_pair(path)

    def _enter_next(self, closing: str) -> bool:
        """Step over the opening bracket or the comma; False, and past the end, at `closing`."""
        self._skip(_BLANK)
        if not self.text.startswith(closing, self.at):
            self.at += 1
            self._skip(_BLANK)
        if not self.text.startswith(closing, self.at):
            return self.at < len(self.text)
        self.at += 1
        return False

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match.group()

    def _line(self) -> int:
        return bisect_left(self.line_ends, self.at) + 1

    def _note(self, path: Path, line: int) -> None:
        for end in range(1, len(path) + 1):
            self.places.setdefault(path[:end], line)
