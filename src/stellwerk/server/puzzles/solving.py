"""Answers to puzzles: judged, counted once, and rated on both sides."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, PuzzleAttemptRow, PuzzleRow, SolverRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.puzzles import PuzzleAnswer, PuzzleState, PuzzleVerdict
from stellwerk.server.puzzles.choosing import solver_message
from stellwerk.server.puzzles.judging import is_right, puzzle_called, sitting_after, state_of
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.wall_clock import now
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost
from stellwerk.study.puzzles.glicko import Rating, kept_open, rated
from stellwerk.study.puzzles.puzzle import Puzzle

FIRST_DEVIATION = 200.0
"""Of a puzzle that nobody has tried: its rating is a guess."""
EXPERIENCED = 5
"""Puzzles that somebody has tried whose doubt counts."""
MANY_DOUBTS = 5
DOUBTFUL = 0.3
"""The share of those who tried a puzzle that must doubt it, too, before it is retired."""


class Solving:
    """Shows puzzles, judges answers, and keeps what came of them."""

    def __init__(self, database: Database, work: PersonalWork) -> None:
        self._database = database
        self._work = work

    async def state(
        self, puzzle_id: str, moves: Sequence[Json], visitor: Visitor | None
    ) -> PuzzleState:
        """A puzzle after moves that are no answer yet, or are one that has not been given."""
        sitting = sitting_after(puzzle_called(puzzle_id), moves)
        async with self._database.reading() as session:
            row = await session.get(PuzzleRow, puzzle_id)
            mine = None
            if visitor is not None:
                mine = await session.get(PuzzleAttemptRow, (visitor.id, puzzle_id))
        rating = sitting.puzzle.rating if row is None else row.rating
        return state_of(sitting, rating, mine is not None)

    async def answer(self, puzzle_id: str, given: PuzzleAnswer, visitor: Visitor) -> PuzzleVerdict:
        """What is said to an answer; only the first of a person counts."""
        puzzle = puzzle_called(puzzle_id)
        right = await self._is_right(puzzle, given, visitor)
        async with self._database.writing() as session:
            # Whoever answers twice at once has one first answer.
            if await session.get(PersonRow, visitor.id, with_for_update=True) is None:
                raise Denied("not-logged-in")
            row = await _puzzle_row(session, puzzle)
            solver = await _solver_row(session, visitor.id)
            before = solver.rating
            mine = await session.get(PuzzleAttemptRow, (visitor.id, puzzle.id))
            if mine is None:
                _count(row, solver, right)
                session.add(
                    PuzzleAttemptRow(
                        person_id=visitor.id,
                        puzzle=puzzle.id,
                        is_right=right,
                        doubted=False,
                        at=now(),
                    )
                )
        return PuzzleVerdict(
            right=right,
            counted=mine is None,
            answer=[dict(move) for move in puzzle.answer],
            value=puzzle.value,
            second=puzzle.second,
            tried=puzzle.tried,
            plan=None if puzzle.plan is None else dict(puzzle.plan),
            puzzle_rating=round(row.rating),
            solver=solver_message(solver),
            gained=round(solver.rating) - round(before),
        )

    async def doubt(self, puzzle_id: str, visitor: Visitor) -> None:
        """Somebody who tried a puzzle thinks that its answer is not right."""
        puzzle = puzzle_called(puzzle_id)
        async with self._database.writing() as session:
            if await session.get(PersonRow, visitor.id, with_for_update=True) is None:
                raise Denied("not-logged-in")
            mine = await session.get(PuzzleAttemptRow, (visitor.id, puzzle.id))
            if mine is None:
                raise Denied("not-tried")
            if mine.doubted:
                return
            mine.doubted = True
            solver = await _solver_row(session, visitor.id)
            if solver.tried < EXPERIENCED:
                return
            row = await _puzzle_row(session, puzzle)
            row.doubts += 1
            many = row.doubts >= MANY_DOUBTS and row.doubts >= DOUBTFUL * row.tried
            row.retired = row.retired or many

    async def _is_right(self, puzzle: Puzzle, given: PuzzleAnswer, visitor: Visitor) -> bool:
        if given.number is not None:
            if not sitting_after(puzzle, ()).asks_number:
                raise Denied("not-an-answer")
            return given.number == puzzle.value
        # A refusal speaks the reader's language, and would lose it on the way from a worker.
        if not sitting_after(puzzle, given.moves).is_whole:
            raise Denied("not-an-answer")
        try:
            return await self._work.call(visitor.id, is_right, puzzle.id, given.moves)
        except (OutOfTime, MemoryError, WorkerLost):
            raise Denied("unavailable") from None


async def _puzzle_row(session: AsyncSession, puzzle: Puzzle) -> PuzzleRow:
    row = await session.get(PuzzleRow, puzzle.id, with_for_update=True)
    if row is None:
        row = PuzzleRow(
            id=puzzle.id,
            rating=float(puzzle.rating),
            deviation=FIRST_DEVIATION,
            volatility=Rating().volatility,
            tried=0,
            right=0,
            doubts=0,
            retired=False,
        )
        session.add(row)
        await session.flush()
    return row


async def _solver_row(session: AsyncSession, person_id: str) -> SolverRow:
    row = await session.get(SolverRow, person_id)
    if row is None:
        first = Rating()
        row = SolverRow(
            person_id=person_id,
            rating=first.rating,
            deviation=first.deviation,
            volatility=first.volatility,
            tried=0,
            right=0,
            streak=0,
            best_streak=0,
        )
        session.add(row)
        await session.flush()
    return row


def _count(row: PuzzleRow, solver: SolverRow, right: bool) -> None:
    """A first answer: the person and the puzzle have played a game against each other."""
    person = Rating(solver.rating, solver.deviation, solver.volatility)
    puzzle = Rating(row.rating, row.deviation, row.volatility)
    _keep(solver, kept_open(rated(person, [(puzzle, float(right))])))
    _keep(row, kept_open(rated(puzzle, [(person, float(not right))])))
    solver.streak = solver.streak + 1 if right else 0
    solver.best_streak = max(solver.best_streak, solver.streak)
    for each in (row, solver):
        each.tried += 1
        each.right += right


def _keep(row: PuzzleRow | SolverRow, rating: Rating) -> None:
    row.rating, row.deviation = rating.rating, rating.deviation
    row.volatility = rating.volatility
