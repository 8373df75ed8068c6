"""A family of games as one object: everything the rest of the program asks of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Generic, Never

import msgspec

from stellwerk.boards import BoardKind, OwnBoard
from stellwerk.bots import MakeBot
from stellwerk.games.balance import Watching
from stellwerk.games.hinting import Hinting
from stellwerk.games.policies import Policies
from stellwerk.games.puzzle_kinds import FamilyPuzzles
from stellwerk.games.rule_book import FamilyBook
from stellwerk.games.sketch import Sketch
from stellwerk.match.contract import Clash, Game, JsonValue, Option, Setting, View
from stellwerk.match.wire import WireModels
from stellwerk.pictures import Painter
from stellwerk.plugins import FamilyPlugin

if TYPE_CHECKING:
    from stellwerk.terminal.presenter import Presenter
    from stellwerk.terminal.speaking import Speaker

MakePresenter = Callable[["Speaker"], "Presenter[Never, Never]"]
"""What it shows are views and results of its own family; nobody else's are of use to it."""


def show_plainly(speaker: "Speaker") -> "Presenter":
    """A family without its own presenter is shown by its view alone."""
    from stellwerk.terminal.presenter import Presenter

    return Presenter(speaker)


def plain_message(record: msgspec.Struct) -> dict[str, JsonValue]:
    """A board, or a part of one, as its file says."""
    message: dict[str, JsonValue] = msgspec.to_builtins(record)
    return message


@dataclass(frozen=True, kw_only=True)
class Family(FamilyPlugin, Generic[OwnBoard]):
    """One family: its boards, its game, its rule book, its bots and how it is shown.

    A package offers one as an entry point of the group `stellwerk.families`, under its name.

    `versions` are the rules versions that can be played, oldest first. A record keeps the version
    it was played with, so an old one is never taken out and never changed: what a later version
    does differently is data of the board, or a switch that only this family knows. A board that
    lacks this data is not suited (`suits`): it is played with the versions before.
    """

    name: str
    boards: BoardKind[OwnBoard]
    versions: tuple[int, ...]
    options: Callable[[OwnBoard, int | None, int], list[Option]]
    """The options of a board for so many players (None: any number), under a rules version."""
    make: Callable[[OwnBoard, int, Mapping[str, Setting], int, str | None], Game]
    """The game: board, players, settings, rules version, and the text of an own board."""
    book: FamilyBook[OwnBoard]
    bots: Mapping[str, MakeBot]
    """The bots that come with the family."""
    levels: tuple[str, ...] = ()
    """Those by which people choose how strong an opponent they want, the easiest first."""
    usual: str | None = None
    """Who plays if nobody says who; None: the strongest."""
    wire: WireModels
    """The structs in which its games speak: moves, views, events, prompts, results, positions."""
    check: Callable[[OwnBoard, Mapping[str, Setting], int], None] = lambda board, chosen, rules: (
        None
    )
    """Raises UnknownSetting for settings that belong together and are apart."""
    clashes: Callable[[OwnBoard, int], list[Clash]] = lambda board, rules: []
    """Settings that do not go together under a rules version."""
    suits: Callable[[OwnBoard, int], bool] = lambda board, rules: True
    """Whether a board says what a rules version needs to know."""
    board_message: Callable[[OwnBoard], dict[str, JsonValue]] = field(default=plain_message)
    """A board as it is sent to whoever draws it: its file, and what follows from it."""
    presenter: MakePresenter = field(default=show_plainly)
    """How the family shows itself in the terminal."""
    painter: Callable[[OwnBoard, bool], Painter[Never] | None] = lambda board, is_shipped: None
    """Who draws positions on a board, shipped or somebody's own; None if nobody does."""
    policies: Policies | None = None
    """Its quick players beside the kernel, for evaluation, strong bots and tuning."""
    hinting: Hinting | None = None
    """What it marks on its board for a hint; None: nothing."""
    lessons: Traversable | None = None
    """A folder of lessons, each called after the board it is played on."""
    sketch: Callable[[Game, View], Sketch] | None = None
    """A plain drawing of the board as somebody sees it, for pages that stand alone."""
    puzzles: FamilyPuzzles = field(default_factory=FamilyPuzzles)
    """Its exact questions, and how it marks an answer on the map."""
    watching: Callable[[Game], Watching] | None = None
    """What is looked at in many games when a board is weighed."""
    texts: Traversable | None = None
    """A folder of Fluent files for each language, of a family whose words are not among ours."""

    def __post_init__(self) -> None:
        if not self.versions or not self.bots:
            raise ValueError(f"The family {self.name!r} needs a rules version and a bot at least.")

    @property
    def shipped(self) -> tuple[str, ...]:
        """The ids of the boards that come with it."""
        return self.boards.shipped

    @property
    def newest(self) -> int:
        """The rules version new games are played with."""
        return self.versions[-1]
