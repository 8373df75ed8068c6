"""What every family adds to its kernel's state: names, positions, digests."""

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

import msgspec

from stellwerk.kernel.state import KernelState
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.match.contract import Game, Position


class NamedState(KernelState):
    """The names of a state; a family's State inherits from this and from its kernel's state."""

    game: "Game"

    if TYPE_CHECKING:

        def returns(self) -> list[float]:
            """The final points of every seat; each kernel's state has it."""
            ...

    def position(self) -> "Position":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """An action in words."""
        seat = self.current_player() if player is None else player
        return move_as_text(self.game.move(self, max(seat, 0), action).as_json())

    def resample(self, seat: int | None, seed: int | bytes) -> Self:
        """A copy in which all that a seat (None: a spectator) cannot know is drawn again."""
        return self.resampled(seat, seed_bytes(seed))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a pending seat (by default the current one) sees, as numbers for a net.

        >>> import stellwerk
        >>> state = stellwerk.game("ticket-europe", players=2).new_state(seed=7)
        >>> len(state.observation_tensor(0))
        2524
        """
        return self.game.observation_tensor(
            self, max(self.current_player(), 0) if player is None else player
        )

    def digest(self) -> str:
        """The SHA-256 of the position: equal states have equal digests, in every release."""
        return hashlib.sha256(_canonical(self.position())).hexdigest()

    def serialize(self) -> str:
        """The position as JSON text, for files and other processes."""
        return json.dumps(self.position().as_json(), separators=(",", ":"))

    def refuse(self, action: int, seat: int) -> None:
        """Explain why an action is not legal, by raising IllegalMove."""
        raise self.game.refusal(self, seat, action)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedState) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]


def _canonical(position: "Position") -> bytes:
    """The position as JSON without spaces, its keys in order, other letters than ASCII escaped."""
    text = msgspec.json.encode(position, order="sorted")
    if text.isascii():
        return text
    return json.dumps(position.as_json(), sort_keys=True, separators=(",", ":")).encode()


def move_as_text(move: Mapping[str, object]) -> str:
    """A move as one short line, for logs and research notebooks.

    >>> move_as_text({"do": "claim", "route": "paris_zurich", "cards": {"red": 2, "locomotive": 1}})
    'claim paris_zurich red=2 locomotive=1'
    """
    words = [str(move["do"])]
    for key, value in move.items():
        if key == "do":
            continue
        if isinstance(value, Mapping):
            words += [f"{card}={count}" for card, count in value.items()]
        elif isinstance(value, list):
            words += [str(item) for item in value] or ["none"]
        else:
            words.append(str(value))
    return " ".join(words)
