"""Which rails, laid in this turn, leave the fewest rails missing?"""

from collections.abc import Hashable, Sequence

from stellwerk.games.puzzle_kinds import LineKind, Proven
from stellwerk.games.trans.puzzles.shared import is_new_turn, marks, trans_state, without_count
from stellwerk.match.contract import Game, State, View
from stellwerk.match.wire import Wire


class BestTurn(LineKind):
    """One whole turn: every pair of rails, and every single one, is tried.

    `leaves_none` divides the question in two: whether the turn wins the round, or only brings one
    nearer to it.
    """

    theme = "best-turn"
    leaves_none = False

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """At the beginning of a turn."""
        _, now = trans_state(game, state)
        if not is_new_turn(now):
            return False
        return (now.missing(seat) <= now._dump()["budget"]) == self.leaves_none

    def prove(self, game: Game, state: State, seat: int) -> Proven | None:
        """As for every line, but with one rail after the other, since there are thousands."""
        if not self.asks(game, state, seat):
            return None
        found = self._turns(game, state, seat)
        ranked = sorted(found.values(), key=lambda each: -each[0])
        if len(ranked) < 2 or ranked[0][0] == ranked[1][0]:
            return None
        (best, line), (second, _) = ranked[:2]
        plan = self.plan(game, state, seat, line)
        return Proven(line=line, value=best, second=second, tried=len(found), plan=plan)

    def _turns(
        self, game: Game, start: State, seat: int
    ) -> dict[frozenset[int], tuple[int, tuple[int, ...]]]:
        """Every whole turn by the rails it lays: what it saves, and its actions."""
        own, now = trans_state(game, start)
        before = now.missing(seat)
        found: dict[frozenset[int], tuple[int, tuple[int, ...]]] = {}
        todo: list[tuple[tuple[int, ...], frozenset[int], State, State]]
        todo = [((), frozenset(), start, start)]
        while todo:
            line, rails, state, laid = todo.pop()
            for action in state.legal_actions(seat):
                rail = own.move(state, seat, action).as_json().get("line")
                more = rails if rail is None else rails | {own.names.line[str(rail)]}
                if more in found:
                    continue
                _, bare = trans_state(game, laid.clone())
                for number in more - rails:
                    bare._lay_rail(seat, number)
                after = state.clone()
                after.apply_action(action, seat)
                if self._is_over(game, start, seat, after):
                    found[more] = (before - bare.missing(seat), (*line, action))
                else:
                    todo.append(((*line, action), more, after, bare))
        return found

    def is_whole(self, game: Game, start: State, seat: int, line: Sequence[int]) -> bool:
        """When the turn is over, or the round."""
        return self._is_over(game, start, seat, self.after(start, seat, line))

    def _is_over(self, game: Game, start: State, seat: int, state: State) -> bool:
        _, before = trans_state(game, start)
        _, now = trans_state(game, state)
        numbers, first = now._dump(), before._dump()
        is_same_turn = (
            numbers["turn"] == seat
            and numbers["round"] == first["round"]
            and numbers["laid_this_turn"] > 0
            and not numbers["winners"]
            and not now.is_terminal()
        )
        return not is_same_turn

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """How many rails fewer are missing."""
        _, now = trans_state(game, start.clone())
        before = now.missing(seat)
        for rail in self._rails(game, start, seat, line):
            now._lay_rail(seat, rail)
        return before - now.missing(seat)

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """The rails, in whatever order."""
        return frozenset(self._rails(game, start, seat, line))

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """Where the rails lie."""
        moves = []
        state = start.clone()
        for action in line:
            moves.append(game.move(state, seat, action))
            state.apply_action(action, seat)
        return marks(game, start, seat, moves)

    def shown(self, view: View) -> View:
        """Without the count that a table shows."""
        return without_count(view)

    def _rails(self, game: Game, start: State, seat: int, line: Sequence[int]) -> list[int]:
        """The numbers of the lines on which a line of actions lays rails."""
        own, _ = trans_state(game, start)
        state = start.clone()
        rails = []
        for action in line:
            named = own.move(state, seat, action).as_json().get("line")
            if named is not None:
                rails.append(own.names.line[str(named)])
            state.apply_action(action, seat)
        return rails


class WinRound(BestTurn):
    """The same, where the turn can join the last of one's cities."""

    theme = "win-round"
    leaves_none = True
