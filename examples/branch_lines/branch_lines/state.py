"""One position of the game. Actions are the numbers of tracks."""

import hashlib
import json
from random import Random
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from branch_lines.game import BranchGame
    from branch_lines.wire import BranchPosition

FREE = -1
OVER = -4


class BranchState:
    """Whose every track is, and everybody's secret goal."""

    def __init__(self, game: "BranchGame", owner: list[int], goals: list[int], turn: int) -> None:
        self.game = game
        self.owner = owner  # of each track
        self.goals = goals  # of each seat: the number of a station
        self.turn = turn

    def current_player(self) -> int:
        """The seat to decide; OVER at the end."""
        return OVER if self.is_terminal() else self.turn

    def pending_players(self) -> list[int]:
        """Every seat that owes a decision now."""
        return [] if self.is_terminal() else [self.turn]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The tracks that are still free (BRANCH-TURN-1)."""
        if self.is_terminal() or player not in (None, self.turn):
            return []
        return [track for track, owner in enumerate(self.owner) if owner == FREE]

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Build a track; raises IllegalMove and changes nothing if that is not allowed."""
        seat = self.turn if player is None else player
        if action not in self.legal_actions(seat):
            raise self.game.refusal(self, seat, action)
        self.owner[action] = seat
        self.turn = (self.turn + 1) % len(self.goals)

    def is_terminal(self) -> bool:
        """The game ends when every track is built (BRANCH-END-1)."""
        return FREE not in self.owner

    def returns(self) -> list[float]:
        """The final points of every seat; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * len(self.goals)
        return [float(sum(self.points(seat).values())) for seat in range(len(self.goals))]

    def points(self, seat: int) -> dict[str, int]:
        """Tracks, and a bonus if one of them leads to the goal (BRANCH-END-2)."""
        board = self.game.board
        mine = [board.tracks[track] for track, owner in enumerate(self.owner) if owner == seat]
        goal = board.stations[self.goals[seat]].id
        reached = any(goal in (track.a, track.b) for track in mine)
        return {
            "tracks": sum(track.points for track in mine),
            "goal": board.bonus if reached else 0,
        }

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(self.game, list(self.owner), list(self.goals), self.turn)

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """An action in words."""
        return f"build {self.game.board.tracks[action].id}"

    def resample(self, seat: int | None, seed: int | bytes) -> Self:
        """A copy in which the goals that a seat cannot know are dealt again."""
        copy = self.clone()
        goals = deal(self.game, Random(seed))
        if seat is not None:  # the own goal stays; whoever was dealt it gets the other one
            held = self.goals[seat]
            if held in goals:
                goals[goals.index(held)] = goals[seat]
            goals[seat] = held
        copy.goals = goals
        return copy

    def position(self) -> "BranchPosition":
        """A complete, named description."""
        return self.game.position(self)

    def digest(self) -> str:
        """The SHA-256 of the position."""
        text = json.dumps(self.position().as_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def random_action(self, seed: int) -> int:
        """One legal action by chance; the same seed gives the same action."""
        return Random(seed).choice(self.legal_actions())


def deal(game: "BranchGame", random: Random) -> list[int]:
    """A goal for every seat; no two have the same (BRANCH-SETUP-1)."""
    return random.sample(range(len(game.board.stations)), game.players)
