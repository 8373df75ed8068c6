"""Actions and moves of Wensleydale (docs/moves.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import CARRIED, COMPANIES, UNITS, Names
from stellwerk.match.contract import Move

if TYPE_CHECKING:
    from stellwerk.kernel.wensleydale.board import Rules
    from stellwerk.kernel.wensleydale.state import StateNumbers


class MoveBook:
    """Translates actions into moves for one game."""

    def __init__(self, rules: "Rules", names: Names) -> None:
        self.names = names
        self.first = rules.first_actions

    def move(self, numbers: "StateNumbers", action: int) -> Move:
        """The move that an action stands for in a state."""
        first, names = self.first, self.names
        if action < first["stake"]:
            return {"do": "bid", "box": action - first["bid"] + 1}
        if action < first["start"]:
            return {"do": "stake", "cubes": action - first["stake"]}
        if action < first["extend"]:
            return {"do": "start", "area": names.areas[action - first["start"]]}
        if action < first["stop"]:
            return {"do": "extend", "area": self._beyond(numbers, action - first["extend"])}
        if action <= first["pass"]:
            return {"do": "stop" if action == first["stop"] else "pass"}
        if action < first["chain"]:
            return {"do": "pay", "with": UNITS[action - first["pay"]]}
        if action < first["buy"]:
            chains = numbers["chains"]
            chosen = action - first["chain"]
            points: list[int] = chains[chosen] if chosen < len(chains) else []
            return {"do": "chain", "points": points}
        if action < first["carry"]:
            return {"do": "buy", "train": names.trains[action - first["buy"]]}
        if action < first["board"]:
            area, item = divmod(action - first["carry"], len(CARRIED))
            return {"do": "carry", "area": names.areas[area], "item": CARRIED[item]}
        if action < first["sell"]:
            return {"do": "board", "train": names.trains[action - first["board"]]}
        company, area = divmod(action - first["sell"], len(names.areas))
        return {"do": "sell", "company": COMPANIES[company], "area": names.areas[area]}

    def _beyond(self, numbers: "StateNumbers", border: int) -> str:
        """The area beyond a border, seen from the end of the line."""
        a, b = self.names.ends[border]
        end = numbers["line"][-1] if numbers["line"] else b
        return self.names.areas[b if end == a else a]
