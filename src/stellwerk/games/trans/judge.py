"""From a move to an action, or to the reason why not."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.games.family_judge import FamilyJudge
from stellwerk.games.trans.cards import SPECIAL_CARDS
from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.refusals import reason
from stellwerk.games.trans.state import State
from stellwerk.match.refusal import IllegalMove, shown

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame

KINDS_OF_MOVE = ("agree", "agree-none", "put-back", "hand-on", "place", "lay", "stop", "pass")


class Judge(FamilyJudge[State]):
    """Says what a move means in a state, or why it is not allowed."""

    game: "TransGame"
    kinds_of_move = KINDS_OF_MOVE
    turn_rule = "TRANS-TURN-1"

    def action(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        do = self.kind(move)
        action = self._number(do, move)
        if action >= self.game.num_distinct_actions():
            self.refuse("TRANS-CARDS-4", "trans-no-agreement")
        code = state.refusal(action, seat)
        if code:
            raise self.refusal(state, seat, code, move)
        if do in {"put-back", "hand-on"} and do != PHASES[state._dump()["phase"]]:
            self.refuse("TRANS-CARDS-1", "trans-not-now")
        return action

    def _number(self, do: str, move: Mapping[str, object]) -> int:
        book, names = self.game.book, self.game.names
        if do == "place":
            return book.place + self.known(
                "crossing", move.get("crossing"), names.crossing, "TRANS-SETUP-5"
            )
        if do == "lay":
            return book.lay + self.known("line", move.get("line"), names.line, "TRANS-TURN-1")
        if do in {"put-back", "hand-on"}:
            return book.choose + self.known("city", move.get("city"), names.city, "TRANS-CARDS-1")
        if do == "agree":
            return book.agree + self._card(move.get("card"))
        return {"stop": book.stop, "pass": book.pass_, "agree-none": book.agree}[do]

    def _card(self, card: object) -> int:
        if isinstance(card, bool) or not isinstance(card, int) or card not in SPECIAL_CARDS:
            self.refuse("TRANS-CARDS-4", "trans-unknown-card", name=shown(card))
        return card

    def refusal(
        self, state: State, seat: int, code: int, move: Mapping[str, object]
    ) -> IllegalMove:
        """Why not, with what the seat that asks may know."""
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
        return self.illegal(rule, message, **arguments)
