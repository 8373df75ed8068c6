"""Somebody sits before a puzzle: the state, the moves tried so far, and whether they are right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from stellwerk.games.families import families
from stellwerk.games.puzzle_kinds import FamilyPuzzles, LineKind, PuzzleKind
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Prompt, State, View
from stellwerk.study.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from stellwerk.match.contract import Setting


@dataclass(frozen=True)
class Sitting:
    """A puzzle as somebody has it before them, after some moves."""

    puzzle: Puzzle
    game: Game
    start: State
    state: State
    line: tuple[int, ...] = ()

    @property
    def family(self) -> FamilyPuzzles:
        """What the family brings for puzzles."""
        return families()[self.game.family].puzzles

    @property
    def kind(self) -> PuzzleKind | None:
        """The exact kind; None for a puzzle that was found."""
        return self.family.kind(self.puzzle.theme) if self.puzzle.is_exact else None

    @property
    def asks_number(self) -> bool:
        """Whether a number is to be said instead of moves to be made."""
        return self.kind is not None and self.kind.asks_number

    @property
    def view(self) -> View:
        """What the seat sees, without what would give the answer away."""
        seen = self.game.view(self.state, self.puzzle.seat)
        return seen if self.kind is None else self.kind.shown(seen)

    @property
    def prompt(self) -> Prompt | None:
        """What the seat is asked; None where a number is wanted, or when it is answered."""
        if self.asks_number or self.is_whole:
            return None
        return self.game.prompt(self.state, self.puzzle.seat)

    @property
    def is_whole(self) -> bool:
        """Whether the moves are an answer."""
        if not self.line:
            return False
        kind = self.kind
        if not isinstance(kind, LineKind):
            return kind is None  # a found puzzle wants one move, and a number is no move at all
        return kind.is_whole(self.game, self.start, self.puzzle.seat, self.line)

    def played(self, move: Mapping[str, object]) -> "Sitting":
        """One move further; raises IllegalMove, and ValueError if nothing more is asked."""
        if self.prompt is None:
            raise ValueError("Nothing is asked any more.")
        seat = self.puzzle.seat
        action = self.game.action(self.state, seat, move)
        after = self.state.clone()
        after.apply_action(action, seat)
        return Sitting(self.puzzle, self.game, self.start, after, (*self.line, action))

    def is_right(self) -> bool:
        """Whether a whole answer is the right one, or counts as the same."""
        seat, kind = self.puzzle.seat, self.kind
        if not self.is_whole:
            return False
        if isinstance(kind, LineKind):
            return kind.value(self.game, self.start, seat, self.line) == self.puzzle.value
        given = self.game.move(self.start, seat, self.line[0])
        best = self.game.move(
            self.start, seat, self.game.action(self.start, seat, self.puzzle.answer[0])
        )
        return self.family.essence(self.game, given) == self.family.essence(self.game, best)


def sit_down(puzzle: Puzzle, moves: Sequence[Mapping[str, object]] = ()) -> Sitting:
    """A puzzle after some moves; raises IllegalMove if they are not allowed."""
    position = puzzle.position
    options = cast("dict[str, Setting]", position.get("options", {}))
    rules = cast("int | None", position.get("rules"))
    game = make_game(puzzle.game, puzzle.players, options, None, rules)
    start = game.from_position(position)
    sitting = Sitting(puzzle, game, start, start)
    for move in moves:
        sitting = sitting.played(move)
    return sitting
