"""Positions of real games on all seven boards: what is going to be changed."""

import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from stellwerk.match.contract import Game
from stellwerk.match.match import Match
from tests.models import compare, compare_trans, compare_wensleydale
from tests.models.compare import Configuration
from tests.plain import plain
from tests.ticket import walks as ticket_walks
from tests.trans import walks as trans_walks
from tests.wensleydale import walks as wensleydale_walks

MOST_STEPS = 1500
KEPT_OF_A_PHASE = 6

Step = Callable[[Match, random.Random], None]


@dataclass(frozen=True)
class Family:
    """The configurations of a family, and how a game of one is begun and gone on with."""

    configurations: list[Configuration]
    styles: tuple[str, ...]
    begin: Callable[[Configuration, str], tuple[Game, Step]]

    @property
    def boards(self) -> list[str]:
        """The boards of the family."""
        return list(dict.fromkeys(name for name, _, _ in self.configurations))


def begin_ticket(configuration: Configuration, style: str) -> tuple[Game, Step]:
    """A game of Ticket to Ride, and how a move of this style is made."""
    name, players, options = configuration
    names = compare.namer(name, players, tuple(options.items()))
    return names.game, lambda match, rng: ticket_walks.step_on(match, names, style, rng)


def begin_trans(configuration: Configuration, style: str) -> tuple[Game, Step]:
    """A Trans game, and how a move of this style is made."""
    game = compare_trans.trans_game(configuration)
    return game, lambda match, rng: trans_walks.step_on(match, style, rng)


def begin_wensleydale(configuration: Configuration, style: str) -> tuple[Game, Step]:
    """A game of Wensleydale, and how a move of this style is made."""
    known = cast("compare_wensleydale.Configuration", configuration)
    game = compare_wensleydale.wensleydale_game(known)
    return game, lambda match, rng: wensleydale_walks.step_on(match, style, rng)


FAMILIES = {
    "ticket": Family(compare.CONFIGURATIONS, compare.STYLES, begin_ticket),
    "trans": Family(
        [
            trans_walks.with_rounds(configuration, rounds)
            for configuration in compare_trans.CONFIGURATIONS
            for rounds in (0, 1)
        ],
        compare_trans.STYLES,
        begin_trans,
    ),
    "wensleydale": Family(
        cast("list[Configuration]", compare_wensleydale.CONFIGURATIONS),
        compare_wensleydale.STYLES,
        begin_wensleydale,
    ),
}


@dataclass(frozen=True)
class RealGame:
    """A game that was played, with some of its positions in every phase it came to."""

    game: Game
    style: str
    phases: dict[str, list[dict[str, Any]]]

    def some_position(self, rng: random.Random) -> dict[str, Any]:
        """A position of the game; every phase is as likely as any other."""
        return rng.choice(self.phases[rng.choice(list(self.phases))])

    def __str__(self) -> str:
        return f"{self.game.id} for {self.game.players} ({self.style}), {dict(self.game.options)}"


def real_game(family: str, number: int, seed: int) -> RealGame:
    """The game with this number; its board, options, style and course follow from number and seed.

    >>> real_game("wensleydale", 0, 1).game.id, real_game("wensleydale", 1, 1).game.id
    ('wensleydale', 'nurnberg')
    """
    there = FAMILIES[family]
    rng = random.Random(f"{family} {number} {seed}")
    board = there.boards[number % len(there.boards)]
    configuration = rng.choice([each for each in there.configurations if each[0] == board])
    style = rng.choice(there.styles)
    game, step_on = there.begin(configuration, style)
    match = game.new_match(rng.randrange(2**32))
    while not match.is_over and len(match.steps) < MOST_STEPS:
        step_on(match, rng)
    return RealGame(game, style, _by_phase(match, rng))


def _by_phase(match: Match, rng: random.Random) -> dict[str, list[dict[str, Any]]]:
    """A few positions of every phase of a match."""
    phases: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for state in (*(step.before for step in match.steps), match.state):
        position = plain(state.position())
        phases[str(position["phase"])].append(position)
    return {
        phase: rng.sample(positions, min(KEPT_OF_A_PHASE, len(positions)))
        for phase, positions in phases.items()
    }
