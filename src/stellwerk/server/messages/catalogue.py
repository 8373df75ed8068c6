"""Messages about what can be played."""

import msgspec

from stellwerk.server.messages.tables import Setting


class OfferedChoices(msgspec.Struct):
    """What an option may be for a certain number of players."""

    choices: list[Setting]
    default: Setting


class OptionDescription(msgspec.Struct):
    """A setting of a game, with its words in the reader's language."""

    name: str
    choices: list[Setting]
    default: Setting
    label: str
    several: bool
    by_players: dict[str, OfferedChoices]
    """Choices and default for a number of players, where they differ from those above."""
    label_text: str = ""
    choice_texts: list[str] = []


class GameDescription(msgspec.Struct):
    """A game: who can play it, how, against which bots."""

    name: str
    title: str
    family: str
    players: tuple[int, int]
    rules: list[int]
    """The versions of the rules it can be played with, oldest first."""
    options: list[OptionDescription]
    clashes: list[dict[str, Setting]]
    """Settings that do not go together, under the newest rules."""
    bots: list[str]
    levels: list[str]
    """Those of the bots by which people choose how strong they want them, the easiest first; what
    each of them is like is the text `level-FAMILY-NAME`."""
    usual_bot: str
    """Who plays if nobody says who."""
    sources: list[str]
    assumed: list[str]
    """What is assumed on the board, in the reader's language."""
    assumptions: list[str]
    """The messages of `assumed`, for pages that have the words themselves."""
    lesson: int | None = None
    """How many minutes the lesson of this board takes, if it has one."""


class Catalogue(msgspec.Struct):
    """Everything that can be played, and the languages it can be read in."""

    languages: list[str]
    games: list[GameDescription]
    documentation: bool = False
    """Whether the documentation can be read here, under /docs."""


class RuleListed(msgspec.Struct):
    """A rule: its words are the texts `rule-ID-title` and `rule-ID`."""

    id: str
    decided: bool
    """Whether the printed rules of this board leave it open, so that we had to decide."""
    boards: list[str]
    """The boards of the family that use it."""
    note: str | None = None
    """The text that says what was decided."""
    reported: bool = False
    """Whether it comes, at least in part, from public reports on the game."""


class RuleSection(msgspec.Struct):
    """A section of a rule book; its title is a text too."""

    title: str
    rules: list[RuleListed]


class RuleBook(msgspec.Struct):
    """All rules that a board uses, in the order of reading."""

    game: str
    family: str
    sections: list[RuleSection]


class FamilyWords(msgspec.Struct, frozen=True):
    """What pages say at tables of a family from another package."""

    fluent: str
