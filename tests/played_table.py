"""A game in some position, played by name: what tests of all families do at their tables."""

from typing import Any, Generic, TypeVar

from stellwerk.match.contract import Event, Game, State
from stellwerk.match.refusal import IllegalMove
from tests.plain import Move, plain

OwnGame = TypeVar("OwnGame", bound=Game)
OwnState = TypeVar("OwnState", bound=State)


class PlayedTable(Generic[OwnGame, OwnState]):
    """For tests that start in the middle; each family adds what it looks at."""

    def __init__(self, game: OwnGame, state: OwnState) -> None:
        self.game = game
        self.state = state

    @property
    def now(self) -> dict[str, Any]:
        """The whole position."""
        return plain(self.state.position())

    def __getitem__(self, key: str) -> Any:
        return self.now[key]

    def seat(self, number: int) -> dict[str, Any]:
        """All about one seat."""
        return dict(self.now["seats"][number])

    def view(self, number: int | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return plain(self.game.view(self.state, number))

    @property
    def to_move(self) -> int:
        """The seat to decide."""
        return self.state.current_player()

    def moves(self, do: str = "", by: int | None = None) -> list[Move]:
        """Every legal move of the seat to decide, or those of one kind."""
        prompt = self.game.prompt(self.state, self.to_move if by is None else by)
        return [move for move in plain(prompt.moves) if do in ("", move["do"])]

    def kinds_of_moves(self) -> set[str]:
        """What can be done at all."""
        return {str(move["do"]) for move in self.moves()}

    def play(self, *moves: Move) -> list[Event]:
        """Moves of the seats whose turn it is, one after the other; what the last one brought."""
        events: list[Event] = []
        for move in moves:
            events = self.play_by(self.to_move, move)
        return events

    def play_by(self, number: int, move: Move) -> list[Event]:
        """A move of this seat."""
        return self.game.play(self.state, number, self.game.action(self.state, number, move))

    def why_not(self, move: Move, by: int | None = None) -> IllegalMove | None:
        """The refusal of a move, or None."""
        return self.game.why_not(self.state, self.to_move if by is None else by, move)

    def refuses(self, move: Move, by: int | None = None) -> str | None:
        """The rule a move breaks, or None; a refused move must not be listed as legal either."""
        refusal = self.why_not(move, by)
        if by is None and not self.is_over:
            assert (move in self.moves()) == (refusal is None), move
        return refusal.rule if refusal else None

    def allows(self, move: Move) -> bool:
        """Whether the seat to decide may do this."""
        return self.refuses(move) is None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_terminal()

    def result(self) -> dict[str, Any]:
        """Scores, ranking and winners."""
        return plain(self.game.result(self.state))
