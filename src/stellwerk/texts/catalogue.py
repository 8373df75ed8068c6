"""The catalogue of messages: one folder of Fluent files for every language."""

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Protocol, cast

from stellwerk.plugins import FAMILIES, plugins

if TYPE_CHECKING:
    from stellwerk.texts.fluent_words import FluentWords

LANGUAGES = ("en", "de", "fr", "nl")
MOST_NAMED = 100  # missing texts


class MissingText(UserWarning):
    """A message that a language does not have; its id is read instead."""


def text(message: str, arguments: Mapping[str, str | int], lang: str = "en") -> str:
    """A message in a language; an unknown language is answered in English.

    >>> text("card-blue", {}, "de")
    'Blau'
    """
    spoken = lang if lang in LANGUAGES else "en"
    words = _words(spoken).say(message, arguments)
    if words is None:
        _name_missing(message, spoken)
        return message
    return words


_named: set[tuple[str, str]] = set()


def _name_missing(message: str, lang: str) -> None:
    """Warn of a text once, and of so many only: whoever asks for more fills no memory."""
    if len(_named) < MOST_NAMED:
        _named.add((message, lang))
        warnings.warn(f"There is no text {message!r} in {lang!r}.", MissingText, stacklevel=3)


def word(message: str, lang: str = "en") -> str:
    """A word for what somebody may have made up: the id of the message, if there is none.

    >>> word("card-blue", "de"), word("card-mauve", "de")
    ('Blau', 'card-mauve')
    """
    return text(message, {}, lang) if has_text(message, lang) else message


def has_text(message: str, lang: str = "en") -> bool:
    """Whether a language has this message.

    >>> has_text("card-blue"), has_text("card-mauve")
    (True, False)
    """
    return _words(lang if lang in LANGUAGES else "en").has(message)


def message_ids(lang: str) -> set[str]:
    """All message ids of a language."""
    return set(_words(lang).ids)


@cache
def _words(lang: str) -> "FluentWords":
    # The Fluent library is read only when somebody wants to read a text.
    from stellwerk.texts.fluent_words import FluentWords

    folders = (resources.files("stellwerk.texts"), *_folders_of_families())
    return FluentWords(lang, (words for each in folders for words in _fluent_files(each, lang)))


def fluent_of_family(family: str, lang: str) -> str:
    """The words a family of another package brings, as Fluent text; English where it lacks some.

    >>> fluent_of_family("ticket", "de")  # whose words are among ours
    ''
    """
    folder = cast("_Family", plugins(FAMILIES)[family]).texts
    return "" if folder is None else "\n".join(_fluent_files(folder, lang))


class _Family(Protocol):
    """What this layer needs to know of a family."""

    texts: Traversable | None


def _folders_of_families() -> list[Traversable]:
    found = [getattr(family, "texts", None) for family in plugins(FAMILIES).values()]
    return [folder for folder in found if folder is not None]


def _fluent_files(folder: Traversable, lang: str) -> Iterator[str]:
    there = folder.joinpath(lang)
    if not there.is_dir():
        there = folder.joinpath("en")
    for file in sorted(there.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
