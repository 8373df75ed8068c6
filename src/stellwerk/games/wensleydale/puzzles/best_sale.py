"""Which sale rids one of the most tracks?"""

from collections.abc import Hashable, Sequence

from stellwerk.games.puzzle_kinds import LineKind
from stellwerk.games.wensleydale.puzzles.shared import marks, moves_of, wensleydale_state
from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Wire

FEWEST_SALES = 3


class BestSale(LineKind):
    """Every chain from a town that shows a company's colour to another town is tried."""

    theme = "best-sale"
    is_rare = True

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """When one may sell, and there is a choice."""
        _, now = wensleydale_state(game, state)
        return now.phase == "take-over" and len(now.legal_actions(seat)) >= FEWEST_SALES

    def is_whole(self, game: Game, start: State, seat: int, line: Sequence[int]) -> bool:
        """When the line is sold, or none is."""
        _, now = wensleydale_state(game, self.after(start, seat, line))
        return now.phase != "sale" or now._dump()["seat"] != seat

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """The tracks that a company takes."""
        return len(self._sold(game, start, seat, line))

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """The tracks, and who takes them; at which end one begins is the same."""
        company = moves_of(game, start, seat, line)[0].as_json().get("company")
        return company, self._sold(game, start, seat, line)

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """The line that is sold."""
        return marks(game, start, seat, moves_of(game, start, seat, line))

    def _sold(self, game: Game, start: State, seat: int, line: Sequence[int]) -> frozenset[str]:
        _, before = wensleydale_state(game, start)
        _, now = wensleydale_state(game, self.after(start, seat, line))
        return frozenset(before.tracks(seat)) - frozenset(now.tracks(seat))
