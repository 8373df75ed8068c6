"""Events, prompts and moves of any game in words, with the names of the players."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import has_text, text

if TYPE_CHECKING:
    from stellwerk.match.contract import Event, Game, JsonValue, Prompt
    from stellwerk.match.explanations import Reason
    from stellwerk.match.refusal import IllegalMove
    from stellwerk.match.wire import AnyEvent, Wire


class Speaker:
    """Speaks about one game in one language."""

    def __init__(self, game: "Game", names: Sequence[str], lang: str) -> None:
        self.game = game
        self.names = list(names)
        self.lang = lang

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the terminal's own messages."""
        return text(message, arguments, self.lang)

    def say_own(self, message: str, **arguments: str | int) -> str:
        """One of the terminal's messages, in the words of the game's family if it has its own."""
        own = f"{message}-{self.game.family}"
        return text(own if has_text(own, self.lang) else message, arguments, self.lang)

    def event(self, event: "Event", seat: int | None) -> str:
        """What happened, as a seat (None: a spectator) saw it."""
        return self.seen(event.seen_by(seat))

    def seen(self, seen: "AnyEvent") -> str:
        """The same for an event that has already been seen by somebody."""
        message = seen.message
        readable = self._readable(seen.arguments)
        if seen.seat is not None:
            readable["player"] = self.names[seen.seat]
        if not has_text(message, self.lang):
            message = message.removesuffix("-own")
        return text(message, readable, self.lang)

    def prompt(self, prompt: "Prompt") -> str:
        """The question to a seat."""
        readable = self._readable(prompt.arguments)
        readable["player"] = self.names[prompt.seat]
        return text(prompt.message, readable, self.lang)

    def reason(self, reason: "Reason") -> str:
        """One sentence of a bot about its move."""
        return text(reason.message, self._readable(reason.arguments), self.lang)

    def hinted(self, reason: "Reason") -> str:
        """What a bot would say of its own move, said to whoever might make it."""
        message = reason.message.replace("why-", "hint-", 1)
        return text(message, self._readable(reason.arguments), self.lang)

    def value(self, field: str, value: "JsonValue") -> str:
        """One value of a move's field, as people read it."""
        if field == "do":
            return self._first_of(f"do-{self.game.family}-{value}", f"do-{value}") or str(value)
        words = str(self.game.argument_text(field, value, self.lang))
        return words or text("choosing-nothing", {}, self.lang)

    def field(self, field: str) -> str:
        """What is to be chosen."""
        family = self.game.family
        return self._first_of(f"field-{family}-{field}", f"field-{field}") or field

    def category(self, category: str) -> str:
        """A category of the final count."""
        family = self.game.family
        return self._first_of(f"category-{family}-{category}", f"category-{category}") or category

    def refusal(self, refusal: "IllegalMove") -> str:
        """Why a move is not allowed, with the rule that says so."""
        return text(
            "why-refused",
            {
                "reason": refusal.message(self.lang),
                "rule": refusal.rule,
                "title": text(f"rule-{refusal.rule}-title", {}, self.lang),
            },
            self.lang,
        )

    def _readable(self, arguments: "Wire") -> dict[str, str | int]:
        return {
            name: self._players(value)
            if name in self.game.seat_arguments
            else self.game.argument_text(name, value, self.lang)
            for name, value in arguments.as_json().items()
        }

    def _players(self, seats: "JsonValue") -> str:
        listed = seats if isinstance(seats, list) else [seats]
        return ", ".join(self.names[seat] for seat in listed if isinstance(seat, int))

    def _first_of(self, *messages: str) -> str | None:
        for message in messages:
            if has_text(message, self.lang):
                return text(message, {}, self.lang)
        return None


def seat_names(players: int, lang: str) -> list[str]:
    """Names for the seats of a record, which knows no names."""
    return [text("seat-name", {"seat": seat}, lang) for seat in range(players)]
