"""How many rails are missing at least to join all of one's cities?"""

from stellwerk.games.puzzle_kinds import Proven, PuzzleKind
from stellwerk.games.trans.puzzles.shared import is_new_turn, trans_state, without_count
from stellwerk.games.trans.wire.explanations import TransPlan
from stellwerk.match.contract import Game, State, View

FEWEST_RAILS = 4
FEWEST_SAVED = 2
"""Rails that a common tree saves against ways to each city alone."""


class MissingRails(PuzzleKind):
    """The cost of a minimum Steiner tree; a line across mountains or water counts twice."""

    theme = "missing-rails"
    asks_number = True

    def prove(self, game: Game, state: State, seat: int) -> Proven | None:
        """By the kernel's solver; where the sum of single ways misleads."""
        own, now = trans_state(game, state)
        if not is_new_turn(now):
            return None
        missing = now.missing(seat)
        view = own.view(now, seat).you
        cities = [city for city in (view.cities if view else []) if not city.joined]
        summed = sum(city.missing or 0 for city in cities)
        if missing < FEWEST_RAILS or summed - missing < FEWEST_SAVED:
            return None
        lines = [own.names.lines[line] for line in now.missing_lines(seat)]
        return Proven(
            value=missing,
            second=summed,
            tried=len(cities),
            plan=TransPlan(lines=lines, cities=[city.id for city in cities]),
        )

    def shown(self, view: View) -> View:
        """Without the count that a table shows."""
        return without_count(view)
