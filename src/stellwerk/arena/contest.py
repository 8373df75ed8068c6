"""`stellwerk.contest`: bots play against each other, and the result says how sure it is."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from stellwerk.arena.games import MOST_SECONDS, Contest, Failure, Standing, play_games
from stellwerk.bots import address_of, bot_names, is_address, make_bot, offer_bot
from stellwerk.bots.own import bot as register
from stellwerk.games.registry import game as game_named
from stellwerk.match.contract import Game


class Frame(Protocol):
    """A table of pandas or polars; neither is needed by anything else here."""

    @property
    def columns(self) -> Iterable[str]:
        """The names of the columns."""
        ...


AnyBot = str | Callable[..., object]
"""A bot by name, by where it is written (package.module:Class), or the class itself."""


@dataclass(frozen=True)
class Row:
    """How one bot fared. Intervals are of 95 %, over deals; None where one deal is all there is."""

    bot: str
    games: int
    win_share: float
    """a win shared by two counts half for each"""
    win_share_low: float
    win_share_high: float
    points: float
    """the mean of its final points"""
    margin: float
    """the mean of its points ahead of the best other seat"""
    margin_low: float | None
    margin_high: float | None
    decisions: int
    failures: int
    """decisions that the simplest bot of the family made for it"""


@dataclass(frozen=True)
class ContestResult:
    """What came of a contest: a row for each bot, and whatever went wrong."""

    game: Game
    games: int
    seed: int
    rows: tuple[Row, ...]
    failures: tuple[Failure, ...]
    """the first of every bot in each game; the rows count all"""

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __str__(self) -> str:
        lines = [f"{self.game.id}, {self.game.players} players, {self.games} games"]
        widest = max(len(row.bot) for row in self.rows)
        for row in self.rows:
            share = f"{row.win_share:.1%} ({row.win_share_low:.1%} to {row.win_share_high:.1%})"
            failed = f", failed {row.failures} times" if row.failures else ""
            lines.append(f"{row.bot:<{widest}}  wins {share}, {row.points:.1f} points{failed}")
        return "\n".join(lines)

    def to_dicts(self) -> list[dict[str, str | int | float | None]]:
        """The rows as plain data."""
        return [asdict(row) for row in self.rows]

    def to_frame(self) -> Frame:
        """The rows as a table of pandas, or of polars where pandas is not installed."""
        for library in ("pandas", "polars"):
            if find_spec(library) is not None:
                return cast("Frame", import_module(library).DataFrame(self.to_dicts()))
        raise ImportError(
            "to_frame needs pandas or polars: pip install pandas. Without them: to_dicts()."
        )


def contest(
    game: Game | str,
    bots: Sequence[AnyBot],
    games: int = 100,
    seed: int = 0,
    *,
    jobs: int = 1,
    most_seconds: float | None = MOST_SECONDS,
) -> ContestResult:
    """Let bots play many games. Every deal is played once in each rotation of the seats.

    A game by its name is for as many players as there are bots. The same arguments give the same
    result, however many processes (`jobs`) play. For a bot that raises, answers nothing legal, or
    thinks longer than `most_seconds`, the simplest bot decides; `failures` tells where. A bot that
    took too long once is interrupted, and each process asks it no more.

    >>> import stellwerk
    >>> result = stellwerk.contest("trans-amerika", ["surveyor", "random"], games=20)
    >>> [row.bot for row in result], result.rows[0].win_share
    (['surveyor', 'random'], 1.0)
    """
    played = game_named(game, players=len(bots)) if isinstance(game, str) else game
    if len(bots) != played.players:
        raise ValueError(
            f"{played.id} is set up for {played.players} players; {len(bots)} bots were named."
        )
    if games < 1:
        raise ValueError(f"A contest has at least 1 game, not {games}.")
    names = tuple(_name(bot, played.family, jobs) for bot in bots)
    setting = Contest(
        played.id, played.players, names, seed, tuple(sorted(played.options.items())),
        played.custom_board, played.rules_version, most_seconds,
    )  # fmt: skip
    standings = [Standing() for _ in names]
    for tallies in play_games(setting, games, jobs):
        for standing, tally in zip(standings, tallies, strict=True):
            standing.add(tally)
    failures = [failure for standing in standings for failure in standing.tally.failures]
    rows = tuple(_row(name, standing) for name, standing in zip(names, standings, strict=True))
    in_order = sorted(failures, key=lambda failure: (failure.game, failure.decision))
    return ContestResult(played, games, seed, rows, tuple(in_order))


def _name(bot: AnyBot, family: str, jobs: int) -> str:
    """The name a bot plays by; it is made once, so that mistakes are told before the first game."""
    name = bot if isinstance(bot, str) else address_of(bot)
    if name is None:
        assert not isinstance(bot, str)
        name = str(getattr(bot, "__name__", type(bot).__name__)).lower().strip("<>")
        if jobs > 1:
            raise ValueError(
                f"Other processes cannot find the bot {name!r}: write it in a module or use jobs=1."
            )
        if name in bot_names(family):
            name += "-own"
        register(family, name)(bot)
    elif is_address(name):
        offer_bot(name)
    make_bot(family, name, 0)
    return name


def _row(name: str, standing: Standing) -> Row:
    tally = standing.tally
    low, high = standing.win_share_95()
    margins = standing.margins.interval()
    return Row(
        bot=name,
        games=tally.games,
        win_share=tally.win_share,
        win_share_low=low,
        win_share_high=high,
        points=tally.mean,
        margin=tally.margins / tally.games,
        margin_low=margins[0] if margins else None,
        margin_high=margins[1] if margins else None,
        decisions=tally.decisions,
        failures=tally.failed,
    )
