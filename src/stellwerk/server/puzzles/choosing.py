"""Which puzzle comes next: one the person has not tried, about as difficult as they are strong."""

from functools import cache
from secrets import choice

from sqlalchemy import select

from stellwerk.boards import shipped_board
from stellwerk.games.families import families
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PuzzleAttemptRow, PuzzleRow, SolverRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.puzzles import PuzzleBoard, Puzzles, PuzzleSolver, PuzzleTheme
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.wall_clock import now
from stellwerk.study.puzzles.day import puzzle_of_the_day
from stellwerk.study.puzzles.glicko import MIDDLE
from stellwerk.study.puzzles.shelf import shipped_puzzles, themes_of

NEAR = 8
"""Of so many that are nearest in rating, one comes by lot."""


class PuzzleChoice:
    """Knows what there is, what has been retired, and what somebody has tried."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def overview(self, visitor: Visitor | None) -> Puzzles:
        """All puzzles there are, that of the day, and how the visitor does."""
        retired = await self._retired()
        solver = None if visitor is None else await self.solver(visitor)
        return Puzzles(list(_boards()), puzzle_of_the_day(now(), retired), solver)

    async def solver(self, visitor: Visitor) -> PuzzleSolver:
        """How somebody does with puzzles."""
        async with self._database.reading() as session:
            row = await session.get(SolverRow, visitor.id)
        return solver_message(row)

    async def next(self, game: str | None, theme: str | None, visitor: Visitor | None) -> str:
        """The id of a puzzle on this board, with this theme; None: any."""
        retired = await self._retired()
        fitting = [
            puzzle
            for puzzle in shipped_puzzles().values()
            if game in (None, puzzle.game)
            and theme in (None, puzzle.theme)
            and puzzle.id not in retired
        ]
        if not fitting:
            raise Denied("no-such-puzzle")
        tried, strength = await self._known(visitor)
        fresh = [puzzle for puzzle in fitting if puzzle.id not in tried] or fitting
        fresh.sort(key=lambda puzzle: abs(puzzle.rating - strength))
        return choice(fresh[:NEAR]).id

    async def _known(self, visitor: Visitor | None) -> tuple[set[str], float]:
        """What somebody has tried, and how strong they are."""
        if visitor is None:
            return set(), MIDDLE
        mine = select(PuzzleAttemptRow.puzzle).where(PuzzleAttemptRow.person_id == visitor.id)
        async with self._database.reading() as session:
            tried = set(await session.scalars(mine))
            row = await session.get(SolverRow, visitor.id)
        return tried, MIDDLE if row is None else row.rating

    async def _retired(self) -> set[str]:
        async with self._database.reading() as session:
            return set(await session.scalars(select(PuzzleRow.id).where(PuzzleRow.retired)))


def solver_message(row: SolverRow | None) -> PuzzleSolver:
    """How somebody does, as it is sent."""
    if row is None:
        return PuzzleSolver()
    return PuzzleSolver(
        rating=round(row.rating),
        deviation=round(row.deviation),
        tried=row.tried,
        right=row.right,
        streak=row.streak,
        best_streak=row.best_streak,
    )


@cache
def _boards() -> tuple[PuzzleBoard, ...]:
    """What there is on each board; it does not change while the server runs."""
    found = []
    for name, family in families().items():
        for board in family.shipped:
            here = [puzzle for puzzle in shipped_puzzles().values() if puzzle.game == board]
            themes = [PuzzleTheme(theme, number) for theme, number in themes_of(here).items()]
            if themes:
                found.append(PuzzleBoard(board, shipped_board(board).title, name, themes))
    return tuple(found)
