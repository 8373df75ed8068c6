"""The rules with names: moves, prompts, views, events, results."""

from collections.abc import Mapping
from random import Random
from typing import cast

from branch_lines.board import BranchBoard
from branch_lines.state import FREE, BranchState, deal
from branch_lines.wire import (
    BranchBuildMove,
    BranchBuiltEvent,
    BranchCategories,
    BranchGoalEvent,
    BranchGoalOwnEvent,
    BranchPosition,
    BranchResult,
    BranchRevealEvent,
    BranchScore,
    BranchStationArguments,
    BranchTrackArguments,
    BranchView,
)
from stellwerk.games.position_parts import PositionError
from stellwerk.games.speech import speak
from stellwerk.match.contract import (
    Event,
    Game,
    JsonValue,
    Prompt,
    Setting,
    State,
)
from stellwerk.match.refusal import IllegalMove, shown
from stellwerk.match.wire import NO_ARGUMENTS, Given, plain_data
from stellwerk.seeds import seed_bytes


class BranchGame(Game[BranchBuildMove, BranchView, BranchResult, BranchPosition]):
    """Branch lines on one board, for a number of players."""

    family = "branch"
    board: BranchBoard

    def __init__(
        self,
        board: BranchBoard,
        players: int,
        options: Mapping[str, Setting],
        rules_version: int,
        custom_board: str | None = None,
    ) -> None:
        self.id = board.id
        self.title = board.title
        self.board = board
        self.players = players
        self.options = dict(options)
        self.rules_version = rules_version
        self.custom_board = custom_board
        self.track = {track.id: number for number, track in enumerate(board.tracks)}
        self.station = {station.id: number for number, station in enumerate(board.stations)}

    def new_state(self, seed: int | bytes | None = None) -> BranchState:
        """Goals are dealt by the seed; seat 0 begins."""
        goals = deal(self, Random(seed_bytes(seed)))
        return BranchState(self, [FREE] * len(self.board.tracks), goals, 0)

    def from_position(self, position: Given) -> BranchState:
        """The state a position describes; PositionError, in words, if it does not add up."""
        said = plain_data(position)
        owner, goals, turn = said.get("owner"), said.get("goals"), said.get("turn")
        seats = range(self.players)
        if not isinstance(turn, int) or turn not in seats:
            raise PositionError(f"'turn' is one of the seats 0 to {self.players - 1}.")
        if not isinstance(owner, Mapping) or set(owner) != set(self.track):
            raise PositionError("'owner' names every track of the board.")
        if not all(each is None or each in seats for each in owner.values()):
            raise PositionError("A track belongs to nobody (null) or to a seat.")
        if not isinstance(goals, list) or len(goals) != self.players:
            raise PositionError("'goals' names a station for every seat.")
        if len(set(goals)) != len(goals) or not set(goals) <= set(self.station):
            raise PositionError("'goals' are stations of the board, each given once.")
        owners = [FREE if owner[track] is None else owner[track] for track in self.track]
        return BranchState(self, owners, [self.station[goal] for goal in goals], turn)

    def position(self, state: State) -> BranchPosition:
        """Everything about a state."""
        own = cast("BranchState", state)
        return BranchPosition(turn=own.turn, owner=self._owners(own), goals=self._goals(own))

    def _owners(self, state: BranchState) -> dict[str, int | None]:
        return {
            track: None if owner == FREE else owner
            for track, owner in zip(self.track, state.owner, strict=True)
        }

    def _goals(self, state: BranchState) -> list[str]:
        return [self.board.stations[goal].id for goal in state.goals]

    def num_distinct_actions(self) -> int:
        """One for every track."""
        return len(self.board.tracks)

    def move(self, state: State, seat: int, action: int) -> BranchBuildMove:
        """The move an action stands for."""
        return BranchBuildMove(track=self.board.tracks[action].id)

    def action(self, state: State, seat: int, move: Given) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""
        said = plain_data(move)
        track = said.get("track") if isinstance(said, Mapping) else None
        if said.get("do") != "build" or not isinstance(track, str) or track not in self.track:
            raise self._illegal("branch-unknown-track", "BRANCH-TURN-1", track=shown(track))
        action = self.track[track]
        if action not in state.legal_actions(seat):
            raise self.refusal(state, seat, action)
        return action

    def refusal(self, state: State, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        if seat not in state.pending_players():
            return self._illegal("branch-not-your-turn", "BRANCH-TURN-1")
        if not 0 <= action < len(self.board.tracks):
            return self._illegal("branch-unknown-track", "BRANCH-TURN-1", track=str(action))
        return self._illegal("branch-taken", "BRANCH-TURN-1", track=self.board.tracks[action].id)

    def _illegal(self, reason: str, rule: str, **arguments: JsonValue) -> IllegalMove:
        return IllegalMove(rule, reason, arguments, speak(self))

    def prompt(self, state: State, seat: int) -> Prompt[BranchBuildMove]:
        """Which track to build?"""
        moves = [self.move(state, seat, action) for action in state.legal_actions(seat)]
        return Prompt(
            seat=seat,
            kind="build",
            message="prompt-branch-build",
            arguments=NO_ARGUMENTS,
            moves=moves,
        )

    def view(self, state: State, seat: int | None) -> BranchView:
        """Tracks are open to all, goals only to their own seat until the end."""
        own = cast("BranchState", state)
        return BranchView(
            seat=seat,
            turn=None if own.is_terminal() else own.turn,
            owner=self._owners(own),
            goals=[
                goal if own.is_terminal() or seat == number else None
                for number, goal in enumerate(self._goals(own))
            ],
        )

    def opening(self, state: State) -> list[Event]:
        """Everybody learns the own goal."""
        events = []
        for seat, goal in enumerate(self._goals(cast("BranchState", state))):
            own = BranchGoalOwnEvent(seat=seat, arguments=BranchStationArguments(station=goal))
            events.append(Event(BranchGoalEvent(seat=seat, arguments=NO_ARGUMENTS), {seat: own}))
        return events

    def play(self, state: State, seat: int, action: int) -> list[Event]:
        """Build a track and tell it; at the end the goals are shown."""
        own = cast("BranchState", state)
        own.apply_action(action, seat)
        track = BranchTrackArguments(track=self.board.tracks[action].id)
        events = [Event(BranchBuiltEvent(seat=seat, arguments=track))]
        if own.is_terminal():
            for each, goal in enumerate(self._goals(own)):
                station = BranchStationArguments(station=goal)
                events.append(Event(BranchRevealEvent(seat=each, arguments=station), reveals=True))
        return events

    def result(self, state: State) -> BranchResult:
        """Points by category, ranking and winners of a finished game."""
        own = cast("BranchState", state)
        points = [own.points(seat) for seat in range(self.players)]
        totals = [sum(each.values()) for each in points]
        return BranchResult(
            scores=[
                BranchScore(total=total, categories=BranchCategories(**each))
                for total, each in zip(totals, points, strict=True)
            ],
            winners=[seat for seat, total in enumerate(totals) if total == max(totals)],
            ranking=sorted(range(self.players), key=lambda seat: -totals[seat]),
        )

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """Stations and tracks as people read them."""
        if name == "station" and isinstance(value, str) and value in self.station:
            return self.board.stations[self.station[value]].name
        if name == "track" and isinstance(value, str) and value in self.track:
            track = self.board.tracks[self.track[value]]
            ends = [self.argument_text("station", end, lang) for end in (track.a, track.b)]
            return f"{ends[0]} – {ends[1]}"
        return value if isinstance(value, int) else str(value)
