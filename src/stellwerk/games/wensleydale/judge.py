"""From a move to an action, or to the reason why not."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.games.family_judge import FamilyJudge
from stellwerk.games.wensleydale.names import CARRIED, COMPANIES, UNITS
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.games.wensleydale.refusals import Attempt, reason
from stellwerk.games.wensleydale.state import State
from stellwerk.kernel.wensleydale.limits import MAX_BOXES, MAX_STAKE
from stellwerk.kernel.wensleydale.position import FOR_TRACK
from stellwerk.match.refusal import IllegalMove, shown

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.kernel.wensleydale.state import StateNumbers

KINDS_OF_MOVE = (
    "bid", "stake", "start", "extend", "stop", "pay", "chain", "buy", "carry", "board", "sell",
    "pass",
)  # fmt: skip


class Judge(FamilyJudge[State]):
    """Says what a move means in a state, or why it is not allowed."""

    game: "WensleydaleGame"
    kinds_of_move = KINDS_OF_MOVE
    turn_rule = "LTW-TURN-2"

    def action(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        do = self.kind(move)
        action = self._number(state._dump(), do, move)
        code = state.refusal(action, seat)
        if code:
            raise self.refusal(state, seat, code, move)
        return action

    def _number(self, numbers: "StateNumbers", do: str, move: Mapping[str, object]) -> int:
        first, names = self.game.book.first, self.game.names
        if do == "bid":
            return first["bid"] + self._small(move, "box", 1, MAX_BOXES) - 1
        if do == "stake":
            return first["stake"] + self._small(move, "cubes", 0, MAX_STAKE - 1)
        if do == "start":
            return first["start"] + self._known("area", move, names.area)
        if do == "extend":
            return first["extend"] + self._border(numbers, move)
        if do in {"stop", "pass"}:
            return first[do]
        if do == "pay":
            return first["pay"] + self._listed("with", move, UNITS)
        if do == "chain":
            return first["chain"] + self._chain(numbers, move)
        if do in {"buy", "board"}:
            return first[do] + self._known("train", move, names.train)
        area = self._known("area", move, names.area)
        if do == "carry":
            return first["carry"] + len(CARRIED) * area + self._listed("item", move, CARRIED)
        company = self._listed("company", move, COMPANIES)
        return first["sell"] + company * len(names.areas) + area

    def _border(self, numbers: "StateNumbers", move: Mapping[str, object]) -> int:
        """The border between the end of the line and the next area."""
        area = self._known("area", move, self.game.names.area)
        end = numbers["line"][-1] if numbers["line"] else area
        border = self.game.names.border_between.get(frozenset((end, area)))
        if border is None:
            if not numbers["line"]:
                return 0  # no line is being built; the kernel says so
            if PHASES[numbers["phase"]] == "sale":
                self.refuse("LTW-SELL-2", "wensleydale-not-own-track")
            self.refuse(*self._closed(numbers["line"][-1], area), area=shown(move.get("area")))
        return border

    def _closed(self, end: int, beyond: int) -> tuple[str, str]:
        """The rule and the message why no track can ever lie between two areas."""
        board = self.game.board
        areas = [board.areas[end], board.areas[beyond]]
        if areas[1].id not in board.neighbours(areas[0].id):
            return "LTW-BUILD-2", "wensleydale-not-at-the-end"
        terrains = {area.terrain for area in areas}
        if "hill" in terrains:
            return "LTW-MAP-2", "wensleydale-hill-closed"
        if "special" in terrains:
            return "LTW-MAP-3", "wensleydale-area-closed"
        return "LTW-MAP-4", "wensleydale-border-closed"

    def _chain(self, numbers: "StateNumbers", move: Mapping[str, object]) -> int:
        points = move.get("points")
        chains = numbers["chains"]
        if (
            isinstance(points, (list, tuple))
            and all(type(number) is int for number in points)
            and list(points) in chains
        ):
            return chains.index(list(points))
        return len(chains)

    def _small(self, move: Mapping[str, object], what: str, least: int, most: int) -> int:
        value = move.get(what)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.refuse("LTW-AUC-2", "wensleydale-bad-number", least=least, most=most)
        return value

    def _known(self, what: str, move: Mapping[str, object], known: Mapping[str, int]) -> int:
        return self.known(what, move.get(what), known, self.turn_rule)

    def _listed(self, what: str, move: Mapping[str, object], choices: tuple[str, ...]) -> int:
        return self._known(what, move, {name: number for number, name in enumerate(choices)})

    def refusal(
        self, state: State, seat: int, code: int, move: Mapping[str, object]
    ) -> IllegalMove:
        """Why not, with what the seat that asks may know."""
        numbers = state._dump()
        attempt = Attempt(
            do=str(move["do"]),
            turn=numbers["turn"],
            for_track=numbers["paying_for"] == FOR_TRACK,
            selling=PHASES[numbers["phase"]] == "sale",
            passenger=move.get("item") in COMPANIES,
            any_area_serves=self.game.options["hill_goods_from"] == "any_area",
        )
        rule, message = reason(code, attempt)
        arguments: dict[str, object] = {
            "limit": numbers["limits"][seat],
            "cubes": numbers["seats"][seat]["hand"],
        }
        box = self._box(numbers, move)
        if box is not None:
            bid = numbers["boxes"][box][1]
            arguments["least"] = bid[1] + 1 if bid else self.game.side.boxes[box].least
        if "area" in move:
            arguments["area"] = shown(move["area"])
        return self.illegal(rule, message, **arguments)

    def _box(self, numbers: "StateNumbers", move: Mapping[str, object]) -> int | None:
        """The box that a bid or a stake is about."""
        if move["do"] == "stake" and PHASES[numbers["phase"]] == "stake":
            return numbers["box"]
        box = move.get("box")
        if move["do"] == "bid" and isinstance(box, int) and 1 <= box <= len(numbers["boxes"]):
            return box - 1
        return None
