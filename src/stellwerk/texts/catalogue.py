"""The catalogue of messages: one folder of Fluent files for every language."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "nl")


def text(message: str, arguments: Mapping[str, str | int], lang: str = "en") -> str:
    """A message in a language; an unknown language is answered in English.

    >>> text("card-blue", {}, "de")
    'Blau'
    """
    bundle = _bundle(lang if lang in LANGUAGES else "en")
    if not bundle.has_message(message):
        return message
    value = bundle.get_message(message).value
    if value is None:
        return message
    words, _ = bundle.format_pattern(value, dict(arguments))
    return str(words)


def has_text(message: str, lang: str = "en") -> bool:
    """Whether a language has this message.

    >>> has_text("card-blue"), has_text("card-mauve")
    (True, False)
    """
    return bool(_bundle(lang).has_message(message))


def message_ids(lang: str) -> set[str]:
    """All message ids of a language."""
    return set(_bundle(lang)._messages)


@cache
def _bundle(lang: str) -> "FluentBundle":
    # Reading the Fluent library takes longer than importing everything else, so it waits until
    # somebody wants to read a text.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    folder = resources.files("stellwerk.texts").joinpath(lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
