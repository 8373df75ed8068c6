"""Why a bot of Trans decided as it did: from its own cities and the way it sees to them."""

from functools import cached_property
from typing import TYPE_CHECKING

from stellwerk.games.trans.policies import POLICIES
from stellwerk.games.trans.wire.explanations import (
    TransExplanation,
    TransPlan,
    TransReason,
    TransReasonMessage,
)
from stellwerk.games.trans.wire.explanations import TransReasonArguments as Arguments
from stellwerk.games.trans.wire.moves import (
    TransAgreeMove,
    TransAgreeNoneMove,
    TransHandOnMove,
    TransLayMove,
    TransMove,
    TransPlaceMove,
    TransPutBackMove,
    TransStopMove,
)
from stellwerk.kernel.trans.policy import TransPolicy
from stellwerk.match.explanations import Thoughts, reasons_of_thinking

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State

Sentences = list[tuple[TransReasonMessage, Arguments]]
NOTHING = Arguments()


def explain(
    game: "TransGame", state: "State", seat: int, action: int, thoughts: Thoughts
) -> TransExplanation:
    """Why a bot took this action in this state."""
    thinking = [
        TransReason(message=message, arguments=Arguments(number=number, percent=percent))
        for message, number, percent in reasons_of_thinking(thoughts)
    ]
    if not isinstance(thoughts.policy, TransPolicy):
        return TransExplanation(reasons=thinking, plan=None)
    move = game.move(state, seat, action)
    weights = dict(zip(POLICIES.names, thoughts.policy.weights, strict=True))
    before = _Sight(game, state, seat, weights["lay_cities"])
    after = _Sight(game, _after(game, state, seat, move, action), seat, weights["lay_cities"])
    sentences = [*_of_move(before, after, move, weights["place_tree"] > 0), *_of_plan(after)]
    reasons = [
        TransReason(message=message, arguments=arguments) for message, arguments in sentences
    ]
    plan = TransPlan(lines=after.lines, cities=after.wanted)
    return TransExplanation(reasons=[*reasons, *thinking], plan=plan)


def _after(game: "TransGame", state: "State", seat: int, move: TransMove, action: int) -> "State":
    """The table with what was placed or laid; a round that ends by it is not counted yet."""
    after = state.clone()
    if isinstance(move, TransPlaceMove):
        after.apply_action(action, seat)
    elif isinstance(move, TransLayMove):
        after._lay_rail(seat, game.names.line[move.line])
    return after


class _Sight:
    """What a bot sees from its seat: how far its cities are, and by which lines."""

    def __init__(self, game: "TransGame", state: "State", seat: int, cities: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self._numbers = state._dump_seat(seat)
        self._most = cities
        self.hand = self._numbers["hand"]
        self.has_marker = self._numbers["marker"] is not None

    @cached_property
    def rails_to(self) -> dict[int, int]:
        """The rails missing to each city that is not joined yet."""
        if not self.has_marker:
            return {}
        _, rails = self.state.missing_by_city(self.seat)
        return {city: number for city, number in zip(self.hand, rails, strict=True) if number}

    @property
    def goes_one_by_one(self) -> bool:
        """Whether the bot thinks of the nearest city alone."""
        return self._most == 1

    @cached_property
    def goals(self) -> list[int]:
        """The cities it thinks of now, the nearest first."""
        return sorted(self.rails_to, key=lambda city: self.rails_to[city])[: self._most]

    @cached_property
    def missing(self) -> int:
        """The rails missing to these cities."""
        if not self.goals:
            return 0
        if self.goes_one_by_one:
            return self.rails_to[self.goals[0]]
        return self.state.missing(self.seat)

    @property
    def lines(self) -> list[str]:
        """The lines on which they are missing."""
        if not self.goals:
            return []
        if self.goes_one_by_one:
            crossing = self.game.city_crossing[self.goals[0]]
            found = self.state.way_to(self.seat, crossing)
        else:
            found = self.state.missing_lines(self.seat)
        return [self.game.names.lines[line] for line in found]

    @property
    def wanted(self) -> list[str]:
        """The cities it thinks of, by name; before its marker stands, all of its hand."""
        return self.named(self.goals if self.has_marker else self.hand)

    def named(self, cities: list[int]) -> list[str]:
        """The names of cities that the kernel numbers."""
        return [self.game.names.cities[city] for city in cities]

    def joined_others(self, before: "_Sight") -> list[int]:
        """The seats whose network it has now and had not before."""
        mine, then = self.state.leaders(), before.state.leaders()
        return [
            other
            for other in range(self.game.players)
            if mine[other] == mine[self.seat] and then[other] != then[self.seat]
        ]


def _of_move(before: _Sight, after: _Sight, move: TransMove, is_central: bool) -> Sentences:
    """Why just this move."""
    match move:
        case TransPlaceMove():
            message: TransReasonMessage = (
                "why-trans-place" if is_central else "why-trans-place-edge"
            )
            return [(message, Arguments(crossing=move.crossing))]
        case TransLayMove():
            return _of_rail(before, after, move.line)
        case TransStopMove():
            return [("why-trans-stop", NOTHING)]
        case TransPutBackMove() | TransHandOnMove():
            return [("why-trans-give-away", Arguments(city=move.city))]
        case TransAgreeMove() | TransAgreeNoneMove():
            return [("why-trans-agree", NOTHING)]
        case _:
            return [("why-trans-pass", NOTHING)]


def _of_rail(before: _Sight, after: _Sight, line: str) -> Sentences:
    """What a rail brings nearer, and whose network it joins."""
    nearer = [city for city in before.goals if after.rails_to.get(city, 0) < before.rails_to[city]]
    sentences: Sentences = []
    if nearer and before.goes_one_by_one:
        arguments = Arguments(line=line, city=before.named(nearer)[0])
        sentences.append(("why-trans-lay-nearest", arguments))
    elif nearer:
        sentences.append(("why-trans-lay", Arguments(line=line, cities=before.named(nearer))))
    else:
        sentences.append(("why-trans-lay-other", Arguments(line=line)))
    others = after.joined_others(before)
    if others:
        sentences.append(("why-trans-lay-join", Arguments(others=others)))
    return sentences


def _of_plan(after: _Sight) -> Sentences:
    """What is still to be done."""
    if not after.has_marker:
        return []
    if not after.goals:
        return [("why-trans-plan-done", NOTHING)]
    return [("why-trans-plan", Arguments(number=after.missing, cities=after.wanted))]
