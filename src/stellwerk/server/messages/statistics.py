"""Messages about how somebody's matches ended."""

import msgspec


class BoardStatistics(msgspec.Struct):
    """How I did on one board, in matches that I played to their end."""

    game: str
    title: str
    played: int
    won: int
    best: int
    mean: float


class Opponent(msgspec.Struct):
    """Somebody, or a kind of bot, I have played against: who of us won how often."""

    name: str | None
    """of a person"""
    bot: str | None
    played: int
    won: int
    lost: int
    """matches that they won"""


class Opponents(msgspec.Struct):
    """A page of them, the most frequent first."""

    opponents: list[Opponent]
    more: bool
    """whether there is another page"""
