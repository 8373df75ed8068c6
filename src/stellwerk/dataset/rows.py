"""A game as rows of both tables."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from stellwerk.games.family_game import FamilyGame
from stellwerk.games.named_state import NamedState
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game, JsonValue, State
from stellwerk.match.observing import CannotObserve
from stellwerk.match.outcome import Outcome

Row = dict[str, object]


@dataclass
class Rows:
    """What a piece of a dataset will hold."""

    games: list[Row] = field(default_factory=list)
    positions: list[Row] = field(default_factory=list)
    left_out: list[tuple[str, str]] = field(default_factory=list)
    """Sources that are no games, and why."""


@dataclass
class Scribe:
    """Writes down one game, decision by decision."""

    game: Game
    number: int
    columns: tuple[str, ...]
    positions: list[Row] = field(default_factory=list)
    moves: list[dict[str, "JsonValue"]] = field(default_factory=list)

    def note(self, state: State, seat: int, action: int) -> None:
        """One decision, before it is carried out."""
        named = self.game.move(state, seat, action).as_json()
        self.moves.append({"seat": seat, "move": named})
        self.positions.append(
            {
                "game": self.number,
                "step": len(self.positions),
                "seat": seat,
                "phase": state.phase if isinstance(state, NamedState) else None,
                "legal": state.legal_actions(seat),
                "action": action,
                "move": as_text(named),
                **dict(self._seen(state, seat)),
            }
        )

    def _seen(self, state: State, seat: int) -> Iterator[tuple[str, str | bytes]]:
        for column in self.columns:
            if column == "position":
                yield column, msgspec.json.encode(state.position()).decode()
            elif column == "view":
                yield column, msgspec.json.encode(self.game.view(state, seat)).decode()
            else:
                assert isinstance(state, KernelState)
                yield column, self._observer.observe(state, seat)

    @cached_property
    def _observer(self) -> KernelObserver:
        return observer_of(self.game)

    def finish(
        self,
        end: State,
        record: "dict[str, JsonValue]",
        source: str | None = None,
        bots: list[str] | None = None,
        failures: int | None = None,
    ) -> Row:
        """The row of the game, when it is over or goes no further; its positions learn how."""
        outcome = outcome_of(self.game, end)
        for row in self.positions:
            seat = row["seat"]
            assert isinstance(seat, int)
            row["points"] = outcome.points[seat] if outcome else None
            row["rank"] = outcome.ranks[seat] if outcome else None
            row["win_share"] = outcome.win_shares[seat] if outcome else None
        return {
            "game": self.number,
            "name": self.game.id,
            "family": self.game.family,
            "rules": self.game.rules_version,
            "players": self.game.players,
            "options": as_text(dict(self.game.options)),
            "seed": record["seed"],
            "source": source,
            "bots": bots,
            "failures": failures,
            "decisions": len(self.positions),
            "points": outcome and list(outcome.points),
            "ranks": outcome and list(outcome.ranks),
            "win_shares": outcome and list(outcome.win_shares),
            "digest": record["digest"],
            "record": as_text(record),
        }


def observer_of(game: Game) -> KernelObserver:
    """What turns positions of a game into bytes; CannotObserve if nothing does."""
    if not isinstance(game, FamilyGame):
        raise CannotObserve(f"{game.id} has no observer: its positions are no numbers yet.")
    return game.observer()


def outcome_of(game: Game, end: State) -> Outcome | None:
    """How a game ended for every seat; None if it has not."""
    if isinstance(end, NamedState):
        return end.outcome()
    if not end.is_terminal():
        return None
    result = game.result(end)
    places = {seat: place for place, seat in enumerate(result.ranking, start=1)}
    ranks = [1 if seat in result.winners else places[seat] for seat in range(game.players)]
    return Outcome.of([score.total for score in result.scores], ranks)


def as_text(data: object) -> str:
    """JSON without spaces, letters as they are."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
