"""Numbers and moves of a review as people read them."""

from collections.abc import Sequence

from stellwerk.match.contract import Game
from stellwerk.match.wire import Move
from stellwerk.study.wire import Review
from stellwerk.terminal.speaking import Speaker

MINUS = "−"


class ReviewWords:
    """Speaks about one review in one language."""

    def __init__(self, game: Game, found: Review, names: Sequence[str], lang: str) -> None:
        self.game = game
        self.found = found
        self.names = list(names)
        self.lang = lang
        self.speaker = Speaker(game, names, lang)

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the review."""
        return self.speaker.say(message, **arguments)

    def move(self, move: Move) -> str:
        """A move, from what is done to the last choice."""
        return " › ".join(
            self.speaker.value(field, value) for field, value in move.as_json().items()
        )

    def number(self, number: float, digits: int = 1) -> str:
        """A number with the sign for the decimals of the language.

        >>> import stellwerk
        >>> words = ReviewWords.__new__(ReviewWords)
        >>> words.lang = "de"
        >>> words.number(-0.25, 2)
        '−0,25'
        """
        written = f"{number:.{digits}f}".replace("-", MINUS)
        return written if self.lang == "en" else written.replace(".", ",")

    def points(self, share: float) -> str:
        """A share as percentage points."""
        return self.number(100 * share)

    def signed(self, share: float) -> str:
        """The same with its sign, also where it is a gain."""
        written = self.points(share)
        return written if written.startswith(MINUS) else f"+{written}"

    def heading(self) -> str:
        """What was looked at, and how."""
        return self.say(
            "review-heading",
            players=self.found.players,
            steps=self.found.steps,
            decisions=len(self.found.decisions),
            quality=self.say(f"review-quality-{self.found.quality}"),
            seed=self.found.seed,
        )
