"""Actions and moves of the Trans family (docs/moves.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.wire.moves import (
    TransAgreeMove,
    TransAgreeNoneMove,
    TransHandOnMove,
    TransLayMove,
    TransMove,
    TransPassMove,
    TransPlaceMove,
    TransPutBackMove,
    TransStopMove,
)
from stellwerk.kernel.trans.position import PUT_BACK

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
        self.plain: dict[int, TransMove] = {
            self.stop: TransStopMove(),
            self.pass_: TransPassMove(),
            self.agree: TransAgreeNoneMove(),
        }

    def move(self, phase: int, action: int) -> TransMove:
        """The move that an action stands for; choosing a city depends on the phase."""
        if action < self.lay:
            return TransPlaceMove(crossing=self.names.crossings[action - self.place])
        if action < self.choose:
            return TransLayMove(line=self.names.lines[action - self.lay])
        if action < self.stop:
            city = self.names.cities[action - self.choose]
            return TransPutBackMove(city=city) if phase == PUT_BACK else TransHandOnMove(city=city)
        if action > self.agree:
            return TransAgreeMove(card=action - self.agree)
        return self.plain[action]
