"""Numbers and names of a balance report as people read them."""

from stellwerk.games.balance import Group
from stellwerk.match.contract import Game
from stellwerk.study.balance.findings import BalanceFindings, Figure
from stellwerk.terminal.speaking import Speaker, seat_names
from stellwerk.texts import text

MINUS = "−"


class BalanceWords:
    """Speaks about the findings on one game in one language."""

    def __init__(self, game: Game, found: BalanceFindings, lang: str) -> None:
        self.game = game
        self.found = found
        self.lang = lang
        self._speaker = Speaker(game, seat_names(game.players, lang), lang)

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the report."""
        return text(f"balance-{message}", arguments, self.lang)

    def own(self, message: str, **arguments: str | int) -> str:
        """A message in the words of the family."""
        return text(f"balance-{self.game.family}-{message}", arguments, self.lang)

    def group(self, group: Group, part: str = "") -> str:
        """The name of a group, or of one of its stages, facts or amounts."""
        return self.own(f"{group.name}-{part}" if part else group.name)

    def way(self, name: str, is_points: bool) -> str:
        """A category of points, or another number of a seat."""
        return self._speaker.category(name) if is_points else self.own(f"figure-{name}")

    def number(self, number: float, digits: int = 1) -> str:
        """A number with the sign for the decimals of the language.

        >>> words = BalanceWords.__new__(BalanceWords)
        >>> words.lang = "fr"
        >>> words.number(-3.25, 1), words.number(12.0, 0)
        ('−3,2', '12')
        """
        written = f"{number:.{digits}f}".replace("-", MINUS)
        return written if self.lang == "en" else written.replace(".", ",")

    def figure(self, figure: Figure | None, as_share: bool = False, digits: int = 1) -> str:
        """A number with its interval in brackets; a dash where there is none."""
        if figure is None:
            return "–"
        scale = 100 if as_share else 1
        value, low, high = (
            self.number(scale * each, digits) for each in (figure.value, figure.low, figure.high)
        )
        return f"{value} ({low} … {high})"

    def players(self) -> str:
        """Who played: each kind once."""
        named = dict.fromkeys(self.found.bots)
        return ", ".join(self.say(f"bot-{name}") if name == "net" else name for name in named)

    def options(self) -> str:
        """The options that were chosen, as they are typed."""
        return ", ".join(
            f"{name}={str(value).lower() if isinstance(value, bool) else value}"
            for name, value in self.found.options.items()
        )

    def heading(self) -> str:
        """What was played by whom."""
        found = self.found
        return self.say(
            "heading", game=self.game.title, players=found.players, games=found.games,
            deals=found.deals, bots=self.players(), seed=str(found.seed),
        )  # fmt: skip

    def summary(self) -> list[str]:
        """The most important in a few sentences, after what was played."""
        return [self.heading(), *self.short()]

    def short(self) -> list[str]:
        """The same without the heading."""
        found = self.found
        is_fair = not any(place.differs_from(found.fair) for place in found.places)
        way = max(found.ways, key=lambda each: each.led.value)
        return [
            self.say(
                "short-fair" if is_fair else "short-seat",
                share=self.figure(found.places[0], as_share=True),
                fair=self.number(100 * found.fair),
            ),
            self.say("short-length", turns=self.figure(found.numbers["turns"])),
            self.say("short-ties", share=self.figure(found.numbers["ties"], as_share=True)),
            self.say(
                "short-way",
                way=self.way(way.way, way.is_points),
                share=self.figure(way.led, as_share=True),
            ),
        ]
