"""Messages spoken for a game: its ids become the words people read."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.match.contract import Game, JsonValue


def speak(game: "Game") -> Callable[[str, Mapping[str, object], str], str]:
    """A speaker of messages whose arguments are a game's ids."""

    def say(message: str, arguments: Mapping[str, object], lang: str) -> str:
        readable = {
            name: game.argument_text(name, cast("JsonValue", value), lang)
            for name, value in arguments.items()
        }
        return text(message, readable, lang)

    return say
