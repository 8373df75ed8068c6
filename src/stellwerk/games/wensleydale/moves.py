"""Actions and moves of Wensleydale (docs/moves.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import CARRIED, COMPANIES, UNITS, Names
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleBidMove,
    WensleydaleBoardMove,
    WensleydaleBuyMove,
    WensleydaleCarryMove,
    WensleydaleChainMove,
    WensleydaleExtendMove,
    WensleydaleMove,
    WensleydalePassMove,
    WensleydalePayMove,
    WensleydaleSellMove,
    WensleydaleStakeMove,
    WensleydaleStartMove,
    WensleydaleStopMove,
)

if TYPE_CHECKING:
    from stellwerk.kernel.wensleydale.board import Rules
    from stellwerk.kernel.wensleydale.state import StateNumbers


class MoveBook:
    """Translates actions into moves for one game."""

    def __init__(self, rules: "Rules", names: Names) -> None:
        self.names = names
        self.first = rules.first_actions

    def move(self, numbers: "StateNumbers", action: int) -> WensleydaleMove:
        """The move that an action stands for in a state."""
        first, names = self.first, self.names
        if action < first["stake"]:
            return WensleydaleBidMove(box=action - first["bid"] + 1)
        if action < first["start"]:
            return WensleydaleStakeMove(cubes=action - first["stake"])
        if action < first["extend"]:
            return WensleydaleStartMove(area=names.areas[action - first["start"]])
        if action < first["stop"]:
            return WensleydaleExtendMove(area=self._beyond(numbers, action - first["extend"]))
        if action <= first["pass"]:
            return WensleydaleStopMove() if action == first["stop"] else WensleydalePassMove()
        if action < first["chain"]:
            return WensleydalePayMove(with_=UNITS[action - first["pay"]])
        if action < first["buy"]:
            chains = numbers["chains"]
            chosen = action - first["chain"]
            return WensleydaleChainMove(points=chains[chosen] if chosen < len(chains) else [])
        if action < first["carry"]:
            return WensleydaleBuyMove(train=self._train(action - first["buy"]))
        if action < first["board"]:
            area, item = divmod(action - first["carry"], len(CARRIED))
            return WensleydaleCarryMove(area=names.areas[area], item=CARRIED[item])
        if action < first["sell"]:
            return WensleydaleBoardMove(train=self._train(action - first["board"]))
        company, area = divmod(action - first["sell"], len(names.areas))
        return WensleydaleSellMove(company=COMPANIES[company], area=names.areas[area])

    def _train(self, number: int) -> str:
        """The id of a train; there is room for more than some sides have."""
        return self.names.trains[number] if number < len(self.names.trains) else ""

    def _beyond(self, numbers: "StateNumbers", border: int) -> str:
        """The area beyond a border, seen from the end of the line."""
        a, b = self.names.ends[border]
        end = numbers["line"][-1] if numbers["line"] else b
        return self.names.areas[b if end == a else a]
