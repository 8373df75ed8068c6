"""What the judges of all families do alike: know the moves there are, and refuse in words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, NoReturn, TypeVar

from stellwerk.games.named_state import NamedState
from stellwerk.games.speech import speak
from stellwerk.match.refusal import IllegalMove, shown

if TYPE_CHECKING:
    from stellwerk.match.contract import Game

Own = TypeVar("Own", bound=NamedState)


class FamilyJudge(ABC, Generic[Own]):
    """Says what a move means in a state, or why it is not allowed. The kernel decides."""

    game: "Game"
    kinds_of_move: ClassVar[tuple[str, ...]]
    turn_rule: ClassVar[str]
    """The rule that says what a turn is: moves that do not exist are refused by it."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def refusal_of_action(self, state: Own, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        if not 0 <= action < self.game.num_distinct_actions():
            last = self.game.num_distinct_actions() - 1
            return self.illegal(self.turn_rule, f"{self.game.family}-unknown-action", last=last)
        move = self.game.move(state, seat, action).as_json()
        return self.refusal(state, seat, state.refusal(action, seat), move)

    @abstractmethod
    def refusal(self, state: Own, seat: int, code: int, move: Mapping[str, object]) -> IllegalMove:
        """The refusal of a move for a reason of the kernel; each family has its own words."""

    def kind(self, move: Mapping[str, object]) -> str:
        """What a move does, if there is such a move."""
        do = move.get("do") if isinstance(move, Mapping) else None
        if do not in self.kinds_of_move:
            choices = ", ".join(self.kinds_of_move)
            self.refuse(self.turn_rule, f"{self.game.family}-unknown-move", choices=choices)
        return str(do)

    def known(self, what: str, value: object, known: Mapping[str, int], rule: str) -> int:
        """The number of a name; anything else is refused."""
        if not isinstance(value, str) or value not in known:
            self.refuse(rule, f"{self.game.family}-unknown-{what}", name=shown(value))
        return known[value]

    def illegal(self, rule: str, reason_id: str, **arguments: object) -> IllegalMove:
        """A refusal by a rule, with what its explanation speaks of."""
        return IllegalMove(rule, reason_id, arguments, speak(self.game))

    def refuse(self, rule: str, reason_id: str, **arguments: object) -> NoReturn:
        """Raise IllegalMove with the rule and the sentence of a reason."""
        raise self.illegal(rule, reason_id, **arguments)
