"""Where the games of a dataset come from: bots that play, or records of matches.

Games are numbered from 0, and a piece is a range of numbers. What a piece holds depends on the
source alone, not on who makes it or what was made before.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from stellwerk.arena.games import Contest, play_watched
from stellwerk.dataset.rows import Rows, Scribe
from stellwerk.games.replay import replay
from stellwerk.match.record import record_of


class Source(Protocol):
    """Whatever has numbered games; small enough to send to another process."""

    def rows(self, numbers: range) -> Rows:
        """Some of the games."""
        ...


@dataclass(frozen=True)
class SelfPlay:
    """Games between bots: the same games, in the same order, that `sim` plays for the same seed."""

    contest: Contest
    columns: tuple[str, ...]

    def rows(self, numbers: range) -> Rows:
        """Play some of the games."""
        rows = Rows()
        game = self.contest.make()
        for number in numbers:
            scribe = Scribe(game, number, self.columns)
            _, seed, end, bots, failures = play_watched(self.contest, number, scribe.note)
            result = game.result(end)
            record = record_of(game, seed, scribe.moves, end.digest(), result)
            rows.games.append(scribe.finish(end, record, bots=bots, failures=failures))
            rows.positions += scribe.positions
        return rows


@dataclass(frozen=True)
class Records:
    """Records of matches, by the numbers of their games: the name of each file and its content."""

    contents: Mapping[int, tuple[str, bytes]]
    columns: tuple[str, ...]

    def rows(self, numbers: range) -> Rows:
        """Replay some of the records; those that do not are left out, with the reason."""
        rows = Rows()
        for number in numbers:
            name, content = self.contents[number]
            try:
                match = replay(content)
                scribe = Scribe(match.game, number, self.columns)
                for step in match.steps:
                    action = match.game.action(step.before, step.seat, step.move)
                    scribe.note(step.before, step.seat, action)
            except ValueError as error:  # RecordError, CannotObserve
                rows.left_out.append((name, str(error)))
                continue
            rows.games.append(scribe.finish(match.state, match.record, source=name))
            rows.positions += scribe.positions
        return rows
