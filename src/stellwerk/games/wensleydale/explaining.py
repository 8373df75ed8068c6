"""Why a bot of Wensleydale decided as it did: from the line it plans and what it could fetch."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import CARRIED, COLOURS, COMPANIES
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.games.wensleydale.wire.explanations import (
    WensleydaleExplanation,
    WensleydalePlan,
    WensleydaleReason,
    WensleydaleReasonMessage,
)
from stellwerk.games.wensleydale.wire.explanations import WensleydaleReasonArguments as Arguments
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleBidMove,
    WensleydaleBoardMove,
    WensleydaleBuyMove,
    WensleydaleCarryMove,
    WensleydaleChainMove,
    WensleydaleExtendMove,
    WensleydaleMove,
    WensleydalePayMove,
    WensleydaleSellMove,
    WensleydaleStakeMove,
    WensleydaleStartMove,
    WensleydaleStopMove,
)
from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.wensleydale.policy import WensleydalePolicy
from stellwerk.match.explanations import Thoughts, reasons_of_thinking

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Influence
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State

Sentences = list[tuple[WensleydaleReasonMessage, Arguments]]
NOTHING = Arguments()
ON_A_LINE = ("line", "pay", "chain", "sale")
MOST_STEPS = 60  # of one line, with its payments


def explain(
    game: "WensleydaleGame", state: "State", seat: int, action: int, thoughts: Thoughts
) -> WensleydaleExplanation:
    """Why a bot took this action in this state."""
    thinking = [
        WensleydaleReason(message=message, arguments=Arguments(number=number, percent=percent))
        for message, number, percent in reasons_of_thinking(thoughts)
    ]
    if not isinstance(thoughts.policy, WensleydalePolicy):
        return WensleydaleExplanation(reasons=thinking, plan=None)
    table = _Table(game, state, seat, action, thoughts.policy)
    sentences = _of_move(table)
    reasons = [
        WensleydaleReason(message=message, arguments=arguments) for message, arguments in sentences
    ]
    return WensleydaleExplanation(reasons=[*reasons, *thinking], plan=table.plan)


class _Table:
    """A state as the bot on one seat sees it, and the line it will build from there."""

    def __init__(
        self,
        game: "WensleydaleGame",
        state: "State",
        seat: int,
        action: int,
        policy: WensleydalePolicy,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.numbers = state._dump()
        self.phase = PHASES[self.numbers["phase"]]
        self.move: WensleydaleMove = game.move(state, seat, action)
        self.end, self.line = self._line_to_its_end(action, policy)
        self.reach_now = policy.reach(state, seat)
        self.reach_then = policy.reach(self.end, seat)

    def _line_to_its_end(self, action: int, policy: WensleydalePolicy) -> "tuple[State, list[str]]":
        """The line that is begun, if there is one, as the bot would go on with it."""
        state = self.state.clone()
        line = self.numbers["line"]
        state.apply_action(action, self.seat)
        for _ in range(MOST_STEPS):
            numbers = state._dump()
            is_on_line = PHASES[numbers["phase"]] in ON_A_LINE and numbers["seat"] == self.seat
            if not is_on_line:
                break
            line = numbers["line"]
            state.apply_action(candidates(state, self.seat, policy, 0, 1)[0], self.seat)
        return state, [self.game.names.areas[area] for area in line]

    @property
    def plan(self) -> WensleydalePlan:
        """What is to be marked on the map."""
        carried = self.move.area if isinstance(self.move, WensleydaleCarryMove) else None
        return WensleydalePlan(
            line=self.line,
            areas=[] if carried is None else [carried],
            box=self.move.box if isinstance(self.move, WensleydaleBidMove) else None,
        )

    def tokens_in(self, box: int) -> "list[Influence]":
        """The points that a box gives, printed ones and tokens."""
        printed = self.game.boxes[box - 1].printed
        counts, _ = self.numbers["boxes"][box - 1]
        drawn = [
            colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)
        ]
        return [*printed, *drawn]

    def least_stake(self) -> int:
        """The lowest bid that is possible now."""
        first = self.game.book.first["stake"]
        return min(self.state.legal_actions(self.seat)) - first


def _of_move(table: _Table) -> Sentences:
    """Why just this move."""
    match table.move:
        case WensleydaleBidMove(box=box):
            return _of_bid(table, box)
        case WensleydaleStakeMove(cubes=cubes):
            if cubes > table.least_stake():
                return [("why-wensleydale-stake-more", Arguments(cubes=cubes))]
            return [("why-wensleydale-stake", Arguments(cubes=cubes))]
        case WensleydaleStartMove() | WensleydaleExtendMove():
            return _of_line(table)
        case WensleydaleStopMove():
            return [("why-wensleydale-stop", NOTHING)]
        case WensleydalePayMove(with_=unit):
            return [("why-wensleydale-pay", Arguments(unit=unit))]
        case WensleydaleChainMove():
            return [("why-wensleydale-chain", NOTHING)]
        case WensleydaleBuyMove(train=train):
            goods, passengers = _goods_and_passengers(table.reach_now)
            arguments = Arguments(train=train, goods=goods, passengers=passengers)
            return [("why-wensleydale-buy", arguments)]
        case WensleydaleCarryMove(area=area, item=item):
            return [("why-wensleydale-carry", Arguments(area=area, item=item))]
        case WensleydaleBoardMove(train=train):
            return [("why-wensleydale-board", Arguments(train=train))]
        case WensleydaleSellMove(company=company):
            return [("why-wensleydale-sell", Arguments(company=company))]
        case _:
            return [(_passing(table), NOTHING)]


def _of_bid(table: _Table, box: int) -> Sentences:
    tokens = table.tokens_in(box)
    sentences: Sentences = [("why-wensleydale-bid", Arguments(box=box, tokens=tokens))]
    if "brown" in tokens:
        sentences.append(("why-wensleydale-bid-brown", NOTHING))
    lacking = [
        company for company in COMPANIES if company in tokens and not _points(table, company)
    ]
    if lacking:
        sentences.append(("why-wensleydale-bid-company", Arguments(company=lacking[0])))
    return sentences


def _points(table: _Table, colour: "Influence") -> int:
    """How many influence points of a colour the seat has."""
    track = table.numbers["tracks"][COLOURS.index(colour)]
    return next((points for seat, points in track if seat == table.seat), 0)


def _of_line(table: _Table) -> Sentences:
    """Where the line is to lead, and what it brings within reach."""
    if table.phase == "sale":
        return [("why-wensleydale-sell", Arguments(company=COMPANIES[table.numbers["company"]]))]
    arguments = Arguments(number=len(table.line) - 1, to=table.line[-1])
    sentences: Sentences = [("why-wensleydale-line", arguments)]
    gained = [then - now for then, now in zip(table.reach_then, table.reach_now, strict=True)]
    goods, passengers = _goods_and_passengers(gained)
    if goods + passengers > 0:
        sentences.append(("why-wensleydale-reach", Arguments(goods=goods, passengers=passengers)))
    return sentences


def _goods_and_passengers(counts: list[int]) -> tuple[int, int]:
    """Items by kind, added up."""
    by_kind = dict(zip(CARRIED, counts, strict=True))
    return max(by_kind["plain"] + by_kind["hill"], 0), max(by_kind["red"] + by_kind["green"], 0)


def _passing(table: _Table) -> WensleydaleReasonMessage:
    if table.phase == "trains":
        return "why-wensleydale-no-train"
    return "why-wensleydale-no-sale" if table.phase == "take-over" else "why-wensleydale-no-line"
