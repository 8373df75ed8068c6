"""What is watched in games of Wensleydale when a board is weighed."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.games.balance import Chapter, Group, Happening, Thing, Use, turns_of
from stellwerk.games.wensleydale.wire.events import (
    WensleydaleBidEvent,
    WensleydaleBonusEvent,
    WensleydaleBuyEvent,
    WensleydaleCarryEvent,
    WensleydaleScoredEvent,
    WensleydaleSellEvent,
    WensleydaleSoldEvent,
    WensleydaleTrackEvent,
    WensleydaleWonEvent,
)
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.match.contract import Game
    from stellwerk.match.contract import State as AnyState
    from stellwerk.match.wire import Result

Called = Callable[[str, str], str]
ITEMS = ("plain", "hill", "red", "green")
FIGURES = ("tracks", "trains", "bids", "sold", "bonus", *ITEMS)


class WensleydaleWatching:
    """Watches games of one setting."""

    has_rounds = False

    def __init__(self, game: "Game") -> None:
        self._game = own = cast("WensleydaleGame", game)
        board, side = own.board, own.side
        borders = tuple(
            Thing(id=board.border_id(border), facts=(board.cost(border),))
            for border in board.buildable_borders
        )
        self._border = {
            frozenset((border.a, border.b)): board.border_id(border)
            for border in board.buildable_borders
        }
        areas = tuple(Thing(id=area.id) for area in board.areas if area.people or area.goods)
        boxes = tuple(
            Thing(id=str(number), facts=(box.least,)) for number, box in enumerate(side.boxes, 1)
        )
        trains = tuple(
            Thing(id=train.id, facts=(train.price, train.passengers, train.goods, train.points))
            for train in side.trains
        )
        self.groups: tuple[Group, ...] = (
            Group(name="borders", things=borders, called=self._called_border, stages=("built",),
                  is_single=True, facts=("cost",), is_on_map=True),
            Group(name="areas", things=areas, called=self._called("area"), stages=("fetched",)),
            Group(name="items", things=tuple(Thing(id=item) for item in ITEMS),
                  called=self._called("item"), stages=("carried",)),
            Group(name="boxes", things=boxes, called=_box, stages=("won",), facts=("least",),
                  amount="won"),
            Group(name="trains", things=trains, called=self._called("train"), stages=("bought",),
                  facts=("price", "passengers", "goods", "points")),
            Group(name="companies", things=(Thing(id="red"), Thing(id="green")),
                  called=self._called("company"), stages=("sold",), amount="sold"),
        )  # fmt: skip

    def _called(self, argument: str) -> Called:
        return lambda thing, lang: str(self._game.argument_text(argument, thing, lang))

    def _called_border(self, border: str, lang: str) -> str:
        return " – ".join(self._called("area")(area, lang) for area in border.split("|"))

    def chapters(
        self, start: "AnyState", happenings: Sequence[Happening], end: "AnyState", result: "Result"
    ) -> list[Chapter]:
        """The whole game."""
        players = self._game.players
        figures = {name: [0] * players for name in FIGURES}
        for each in happenings:
            _count(each, figures)
        return [
            Chapter(
                order=tuple(cast("State", start)._dump()["general_order"]),
                winners=tuple(result.winners),
                turns=turns_of(happenings),
                uses=list(self._uses(happenings)),
                figures=figures,
            )
        ]

    def _uses(self, happenings: Sequence[Happening]) -> Iterator[Use]:
        bids: dict[int, int] = {}
        company = ""
        for each in happenings:
            event, gone = each.event.public, each.gone
            if isinstance(event, WensleydaleTrackEvent):
                ends = frozenset((event.arguments.from_, event.arguments.to))
                yield Use("borders", "built", self._border[ends], event.seat, gone)
            elif isinstance(event, WensleydaleCarryEvent):
                yield Use("areas", "fetched", event.arguments.area, event.seat, gone)
                yield Use("items", "carried", event.arguments.item, event.seat, gone)
            elif isinstance(event, WensleydaleBidEvent):
                bids[event.arguments.box] = event.arguments.cubes
            elif isinstance(event, WensleydaleWonEvent):
                box = event.arguments.box
                yield Use("boxes", "won", str(box), event.seat, gone, 1, bids.get(box, 0))
            elif isinstance(event, WensleydaleBuyEvent):
                yield Use("trains", "bought", event.arguments.train, event.seat, gone)
            elif isinstance(event, WensleydaleSellEvent):
                company = event.arguments.company
            elif isinstance(event, WensleydaleSoldEvent):
                number = event.arguments.number
                yield Use("companies", "sold", company, event.seat, gone, 1, number)


def _count(happening: Happening, figures: dict[str, list[int]]) -> None:
    """What a seat did, by kinds."""
    event = happening.event.public
    if isinstance(event, WensleydaleTrackEvent):
        figures["tracks"][event.seat] += 1
    elif isinstance(event, WensleydaleBuyEvent):
        figures["trains"][event.seat] += 1
    elif isinstance(event, WensleydaleWonEvent):
        figures["bids"][event.seat] += 1
    elif isinstance(event, WensleydaleSoldEvent):
        figures["sold"][event.seat] += event.arguments.number
    elif isinstance(event, WensleydaleBonusEvent):
        figures["bonus"][event.seat] += event.arguments.points
    elif isinstance(event, WensleydaleScoredEvent):
        for item in ITEMS:
            figures[item][event.seat] += getattr(event.arguments, item)


def _box(box: str, lang: str) -> str:
    return text("balance-wensleydale-box", {"number": int(box)}, lang)
