"""The others have carried what they could: what is best carried by whoever is left?"""

from collections.abc import Hashable, Iterator, Sequence

from stellwerk.games.puzzle_kinds import LineKind
from stellwerk.games.wensleydale.puzzles.shared import marks, moves_of, wensleydale_state
from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Wire

MOST_LINES = 3000


class LastLoad(LineKind):
    """The end of the train phase of the last turn, in which nobody else is left.

    What counts are the points of the final count, before a last line is sold.
    """

    theme = "last-load"
    is_rare = True

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """In the last turn, when everybody else has passed and something is left to be carried."""
        own, now = wensleydale_state(game, state)
        numbers = now._dump()
        return (
            now.phase == "trains"
            and numbers["turn"] == own.side.turns[own.players]
            and len(numbers["passed"]) == own.players - 1
            and len(now.legal_actions(seat)) > 2
        )

    def is_whole(self, game: Game, start: State, seat: int, line: Sequence[int]) -> bool:
        """When the train phase is over."""
        _, now = wensleydale_state(game, self.after(start, seat, line))
        return now.phase not in ("trains", "pay", "board")

    def lines(self, game: Game, start: State, seat: int) -> Iterator[tuple[int, ...]]:
        """One line to every position that can be reached, since their order is the same."""
        seen: set[str] = set()
        open_lines: list[tuple[int, ...]] = [()]
        while open_lines and len(seen) < MOST_LINES:
            line = open_lines.pop()
            for action in reversed(self.after(start, seat, line).legal_actions(seat)):
                longer = (*line, action)
                digest = self.after(start, seat, longer).digest()
                if digest in seen:
                    continue
                seen.add(digest)
                if self.is_whole(game, start, seat, longer):
                    yield longer
                else:
                    open_lines.append(longer)

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """The points of the final count, as things stand then."""
        _, now = wensleydale_state(game, self.after(start, seat, line))
        return now.final_count()[seat]["total"]

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """What was carried from where, in whatever order and on whatever train."""
        moves = [move.as_json() for move in moves_of(game, start, seat, line)]
        return tuple(sorted(f"{m['area']} {m['item']}" for m in moves if m["do"] == "carry"))

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """The areas from which something is carried."""
        return marks(game, start, seat, moves_of(game, start, seat, line))
