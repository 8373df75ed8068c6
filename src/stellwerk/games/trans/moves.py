"""Actions and moves of the Trans family (docs/moves.md)."""

from typing import TYPE_CHECKING

from stellwerk.kernel.trans.position import PUT_BACK
from stellwerk.match.contract import Move

if TYPE_CHECKING:
    from stellwerk.games.trans.names import Names
    from stellwerk.kernel.trans.board import Rules


class MoveBook:
    """Translates between actions and moves for one game."""

    def __init__(self, rules: "Rules", names: "Names") -> None:
        self.names = names
        first = rules.first_actions
        self.place, self.lay, self.choose = first["place"], first["lay"], first["choose"]
        self.stop, self.pass_, self.agree = first["stop"], first["pass"], first["agree"]

    def move(self, phase: int, action: int) -> Move:
        """The move that an action stands for; choosing a city depends on the phase."""
        if action < self.lay:
            return {"do": "place", "crossing": self.names.crossings[action - self.place]}
        if action < self.choose:
            return {"do": "lay", "line": self.names.lines[action - self.lay]}
        if action < self.stop:
            do = "put-back" if phase == PUT_BACK else "hand-on"
            return {"do": do, "city": self.names.cities[action - self.choose]}
        if action > self.agree:
            return {"do": "agree", "card": action - self.agree}
        plain = {self.stop: "stop", self.pass_: "pass", self.agree: "agree-none"}
        return {"do": plain[action]}
