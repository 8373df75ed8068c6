"""Questions with one exact answer that a family can ask about its positions, and how it is proven.

A kind of puzzle belongs to a family, because only the family knows what its solver can prove. There
are two forms: a *line* of moves of one seat, all of which are tried, and a *number* that a solver
finds. `stellwerk.study.puzzles` makes puzzles of them, ships them and proves them again.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import ClassVar, TypeAlias

from stellwerk.match.contract import Game, State, View
from stellwerk.match.wire import Move, Wire

MOST_TRIED = 20_000
"""Ends of lines that are tried at most; a question with more is not asked."""


@dataclass(frozen=True, kw_only=True)
class Proven:
    """The one answer to a question, and what it was compared with."""

    line: tuple[int, ...] = ()
    """The actions of the answer, where moves are asked for."""
    value: int
    """What the answer comes to; where a number is asked for, that number."""
    second: int | None
    """What the best of all other answers comes to; None if there is nothing to compare."""
    tried: int
    """How many different answers were compared."""
    plan: Wire | None
    """What is to be marked on the map, in the form in which the family's bots tell plans."""


class PuzzleKind(ABC):
    """A question of a family; its theme names it, in files as in texts."""

    theme: ClassVar[str]
    asks_number: ClassVar[bool] = False
    is_rare: ClassVar[bool] = False
    """Whether it is worth looking at every position of a match, from its end."""

    @abstractmethod
    def prove(self, game: Game, state: State, seat: int) -> Proven | None:
        """The one answer; None if the question makes no sense here, or has several answers."""

    def approach(self, game: Game, state: State, seat: int) -> State:
        """Where the question is asked, from a position of a match: there, or a step further."""
        return state

    def shown(self, view: View) -> View:
        """The view of whoever is asked, without what would give the answer away."""
        return view


class LineKind(PuzzleKind):
    """Which moves are best? All lines are tried, so the answer is certain."""

    @abstractmethod
    def asks(self, game: Game, state: State, seat: int) -> bool:
        """Whether the question makes sense here."""

    def is_whole(self, game: Game, start: State, seat: int, line: Sequence[int]) -> bool:
        """Whether a line of actions is an answer already, and does not have to go on."""
        return True

    @abstractmethod
    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """What an answer comes to."""

    @abstractmethod
    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """What is equal for two lines that count as the same answer."""

    @abstractmethod
    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """What is marked on the map when the answer is told."""

    def is_uncertain(self, game: Game, start: State, seat: int, best: int) -> bool:
        """Whether something that chance decides might do as well as the best."""
        return False

    def after(self, start: State, seat: int, line: Sequence[int]) -> State:
        """The state when a line has been played."""
        state = start.clone()
        for action in line:
            state.apply_action(action, seat)
        return state

    def lines(self, game: Game, start: State, seat: int) -> Iterator[tuple[int, ...]]:
        """Every whole line."""
        open_lines: list[tuple[int, ...]] = [()]
        while open_lines:
            line = open_lines.pop()
            for action in reversed(self.after(start, seat, line).legal_actions(seat)):
                longer = (*line, action)
                if self.is_whole(game, start, seat, longer):
                    yield longer
                else:
                    open_lines.append(longer)

    def prove(self, game: Game, state: State, seat: int) -> Proven | None:
        """Try all lines; the best must be better than every line with another outcome."""
        if not self.asks(game, state, seat):
            return None
        found: dict[Hashable, tuple[int, tuple[int, ...]]] = {}
        for number, line in enumerate(self.lines(game, state, seat)):
            if number == MOST_TRIED:
                return None
            outcome = self.outcome(game, state, seat, line)
            if outcome not in found:
                found[outcome] = (self.value(game, state, seat, line), line)
        if len(found) < 2:
            return None
        (best, line), (second, _) = sorted(found.values(), key=lambda each: -each[0])[:2]
        if best == second or self.is_uncertain(game, state, seat, best):
            return None
        return Proven(
            line=line,
            value=best,
            second=second,
            tried=len(found),
            plan=self.plan(game, state, seat, line),
        )


MarkMoves: TypeAlias = Callable[[Game, State, int, Sequence[Move]], Wire | None]
Essence: TypeAlias = Callable[[Game, Move], Hashable]


def mark_nothing(game: Game, state: State, seat: int, moves: Sequence[Move]) -> Wire | None:
    """For families whose bots mark nothing on the map."""
    return None


def whole_move(game: Game, move: Move) -> Hashable:
    """For families in which every move is an answer of its own."""
    return json.dumps(move.as_json(), sort_keys=True)


@dataclass(frozen=True, kw_only=True)
class FamilyPuzzles:
    """All that a family brings for puzzles."""

    kinds: tuple[PuzzleKind, ...] = ()
    marks: MarkMoves = field(default=mark_nothing)
    """What is marked on the map for moves that are best by playing on."""
    essence: Essence = field(default=whole_move)
    """What is equal for moves that count as the same answer, such as two ways to pay for it."""
    folder: Traversable | None = None
    """Its shipped puzzles, a file for each board."""

    def kind(self, theme: str) -> PuzzleKind | None:
        """The exact kind with this theme, if there is one."""
        return next((each for each in self.kinds if each.theme == theme), None)
