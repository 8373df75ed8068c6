"""What every family adds to its kernel's state: names, positions, digests, and that it is a value.

Two states are equal if their games are equal and their positions are (docs/positions.md): the same
on the table and in the hands, the same known to every seat, and the same chance to come. How they
came about, and what only those need who tell about the last decision, makes no difference.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

import msgspec

from stellwerk.kernel.state import KernelState
from stellwerk.match.outcome import Outcome
from stellwerk.pictures.notebook import figure, if_drawn
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.match.contract import Game, Position

FORMAT = 1
"""Of what `serialize` writes."""


class NamedState(KernelState, ABC):
    """The names of a state; a family's State inherits from this and from its kernel's state.

    >>> import copy, pickle, stellwerk
    >>> state = stellwerk.game("ticket-usa", players=2).new_state(seed=7)
    >>> copy.deepcopy(state) == state == pickle.loads(pickle.dumps(state))
    True
    >>> state.apply_action(state.legal_actions()[0])
    >>> state
    <ticket-usa, 2 players: starting-tickets, seat 1 decides, after 1 decision>
    """

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

    def to_svg(self, seat: int | None = None, lang: str = "en", theme: str = "light") -> str:
        """A picture of what a seat sees; without a seat, of what everybody sees.

        >>> import stellwerk
        >>> state = stellwerk.game("ticket-usa", players=2).new_state(seed=7)
        >>> state.to_svg(seat=1, lang="de", theme="dark")[:4]
        '<svg'
        """
        return self.game.picture(self, seat, lang, theme).svg()

    def _repr_svg_(self) -> str | None:
        """For notebooks: what everybody sees."""
        return if_drawn(self.to_svg)

    def _repr_html_(self) -> str | None:
        """For notebooks: what everybody sees, and where the game stands."""
        svg = self._repr_svg_()
        return None if svg is None else figure(svg, repr(self)[1:-1])

    def digest(self) -> str:
        """The SHA-256 of the position: equal states have equal digests, in every release."""
        return hashlib.sha256(_canonical(self.position())).hexdigest()

    def serialize(self) -> str:
        """The state as JSON text, for files and other processes; `deserialize` reads it.

        >>> import stellwerk
        >>> state = stellwerk.game("trans-amerika", players=3).new_state(seed=7)
        >>> stellwerk.deserialize(state.serialize()) == state
        True
        """
        parts = {"stellwerk": FORMAT, "position": self.position().as_json()}
        if self.game.custom_board is not None:
            parts["board"] = self.game.custom_board
        return json.dumps(parts, separators=(",", ":"))

    @abstractmethod
    def ranks(self) -> list[int]:
        """The rank of every seat as things stand: 1 for those who would win."""

    def outcome(self) -> Outcome | None:
        """Points, ranks and shares of the win; None before the end.

        >>> import stellwerk
        >>> state = stellwerk.game("wensleydale", players=2).new_state(seed=7)
        >>> state.outcome()
        >>> _ = state.play_randomly(1)
        >>> sum(state.outcome().win_shares)
        1.0
        """
        if not self.is_terminal():
            return None
        return Outcome.of(self.returns(), self.ranks())

    def refuse(self, action: int, seat: int) -> None:
        """Explain why an action is not legal, by raising IllegalMove."""
        raise self.game.refusal(self, seat, action)

    def picture(self) -> list[str]:
        """The lines of `str(state)`, but for the first: each family draws its own."""
        return []

    def __str__(self) -> str:
        return "\n".join([repr(self)[1:-1], *self.picture()])

    def __repr__(self) -> str:
        decisions = len(self.history())
        after = f"after {decisions} decision{'' if decisions == 1 else 's'}"
        asked = self.pending_players()
        who = f"seat{'s' if asked[1:] else ''} {', '.join(map(str, asked))}" if asked else "nobody"
        decides = "decide" if asked[1:] else "decides"
        game = f"{self.game.id}, {self.players} players"
        return f"<{game}: {self.phase}, {who} {decides}, {after}>"

    @property
    @abstractmethod
    def phase(self) -> str:
        """What is being done now, as positions name it; each family has its own."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, NamedState)
            and self.game == other.game
            and self._canonical() == other._canonical()
        )

    def __hash__(self) -> int:
        """By position: whoever keeps states in a set changes them no more, but clones them."""
        return hash(self._canonical())

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()  # a game is immutable, and all else is copied

    def __reduce__(self) -> tuple[object, ...]:
        position = msgspec.json.encode(self.position())
        return restored, (self.game, position, self.full_history())


def restored(game: "Game", position: bytes, history: list[tuple[int, int]]) -> "NamedState":
    """A pickled state, checked like every position that comes from elsewhere."""
    state = game.from_position(msgspec.json.decode(position))
    assert isinstance(state, NamedState)
    state._remember(history)
    return state


def numbered(name: str, numbers: Mapping[str, int], what: str) -> int:
    """The number of a name; ValueError, in words, if there is none."""
    if name not in numbers:
        raise ValueError(f"There is no {what} {name!r} on this board.")
    return numbers[name]


def listed(names: "list[str]") -> str:
    """Names in a row, for pictures: `-` where there are none."""
    return " ".join(names) or "-"


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
