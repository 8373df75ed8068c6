"""From a move to an action, or to the reason why not."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

from stellwerk.games.speech import speak
from stellwerk.games.trans.cards import SPECIAL_CARDS
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.refusals import reason
from stellwerk.match.refusal import IllegalMove, shown

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State

KINDS_OF_MOVE = ("agree", "agree-none", "put-back", "hand-on", "place", "lay", "stop", "pass")


class Judge:
    """Says what a move means in a state, or why it is not allowed."""

    def __init__(self, game: "TransGame") -> None:
        self.game = game

    def action(self, state: "State", seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        do = move.get("do") if isinstance(move, Mapping) else None
        if do not in KINDS_OF_MOVE:
            choices = ", ".join(KINDS_OF_MOVE)
            self._refuse("TRANS-TURN-1", "trans-unknown-move", choices=choices)
        action = self._number(str(do), move)
        if action >= self.game.num_distinct_actions():
            self._refuse("TRANS-CARDS-4", "trans-no-agreement")
        code = state.refusal(action, seat)
        if code:
            raise self._refusal(state, code, move)
        if do in {"put-back", "hand-on"} and do != PHASES[state._dump()["phase"]]:
            self._refuse("TRANS-CARDS-1", "trans-not-now")
        return action

    def refusal_of_action(self, state: "State", seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        if not 0 <= action < self.game.num_distinct_actions():
            last = self.game.num_distinct_actions() - 1
            return self._illegal("TRANS-TURN-1", "trans-unknown-action", last=last)
        move = self.game.move(state, seat, action)
        return self._refusal(state, state.refusal(action, seat), move)

    def _number(self, do: str, move: Mapping[str, object]) -> int:
        book, names = self.game.book, self.game.names
        if do == "place":
            return book.place + self._known("crossing", move, names.crossing, "TRANS-SETUP-5")
        if do == "lay":
            return book.lay + self._known("line", move, names.line, "TRANS-TURN-1")
        if do in {"put-back", "hand-on"}:
            return book.choose + self._known("city", move, names.city, "TRANS-CARDS-1")
        if do == "agree":
            return book.agree + self._card(move.get("card"))
        return {"stop": book.stop, "pass": book.pass_, "agree-none": book.agree}[do]

    def _card(self, card: object) -> int:
        if isinstance(card, bool) or not isinstance(card, int) or card not in SPECIAL_CARDS:
            self._refuse("TRANS-CARDS-4", "trans-unknown-card", name=shown(card))
        return card

    def _known(
        self, what: str, move: Mapping[str, object], known: Mapping[str, int], rule: str
    ) -> int:
        value = move.get(what)
        if not isinstance(value, str) or value not in known:
            self._refuse(rule, f"trans-unknown-{what}", name=shown(value))
        return known[value]

    def _refusal(self, state: "State", code: int, move: Mapping[str, object]) -> IllegalMove:
        numbers = state._dump()
        rule, message = reason(code, numbers["card"], numbers["cards"])
        arguments: dict[str, object] = {
            key: shown(value) for key, value in move.items() if key in {"city", "crossing", "line"}
        }
        line = self.game.names.line.get(shown(move.get("line")))
        if line is not None:
            arguments["cost"] = state.cost(line)
        arguments["budget"] = numbers["budget"]
        colour = state.chosen_colour()
        if colour >= 0:
            arguments["colour"] = COLOURS[colour]
        return self._illegal(rule, message, **arguments)

    def _illegal(self, rule: str, reason_id: str, **arguments: object) -> IllegalMove:
        return IllegalMove(rule, reason_id, arguments, speak(self.game))

    def _refuse(self, rule: str, reason_id: str, **arguments: object) -> NoReturn:
        raise self._illegal(rule, reason_id, **arguments)
