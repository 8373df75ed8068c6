"""Messages about what can be played."""

import msgspec

from stellwerk.server.messages.tables import Setting


class OptionDescription(msgspec.Struct):
    """A setting of a game, with its words in the reader's language."""

    name: str
    choices: list[Setting]
    default: Setting
    label: str
    several: bool
    label_text: str = ""
    choice_texts: list[str] = []


class GameDescription(msgspec.Struct):
    """A game: who can play it, how, against which bots (the weakest first)."""

    name: str
    title: str
    family: str
    players: tuple[int, int]
    options: list[OptionDescription]
    bots: list[str]
    sources: list[str]
    assumed: list[str]


class Catalogue(msgspec.Struct):
    """Everything that can be played, and the languages it can be read in."""

    languages: list[str]
    games: list[GameDescription]
