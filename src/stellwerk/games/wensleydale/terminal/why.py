"""What somebody means by "why can I not …?" in the Wensleydale family, as moves to try."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import CARRIED, COMPANIES, UNITS
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleBidMove,
    WensleydaleBoardMove,
    WensleydaleBuyMove,
    WensleydaleCarryMove,
    WensleydaleExtendMove,
    WensleydalePassMove,
    WensleydalePayMove,
    WensleydaleSellMove,
    WensleydaleStakeMove,
    WensleydaleStartMove,
    WensleydaleStopMove,
)
from stellwerk.terminal.presenter import Wish
from stellwerk.terminal.typed_words import matching, plain

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.terminal.presenter import WensleydalePresenter
    from stellwerk.games.wensleydale.wire.moves import WensleydaleMove
    from stellwerk.games.wensleydale.wire.parts import Carried
    from stellwerk.games.wensleydale.wire.views import WensleydaleView

PLAIN: dict[str, "WensleydaleMove"] = {
    "stop": WensleydaleStopMove(),
    "pass": WensleydalePassMove(),
}
# What somebody who names just a thing wants to do with it in a phase.
BY_PHASE: dict[str, tuple[str, ...]] = {
    "bid": ("bid",),
    "stake": ("stake",),
    "build": ("start",),
    "line": ("extend",),
    "pay": ("pay",),
    "trains": ("buy", "carry"),
    "board": ("board",),
    "take-over": ("sell",),
    "sale": ("extend",),
}


def wishes(presenter: "WensleydalePresenter", view: "WensleydaleView", words: str) -> list[Wish]:
    """The moves that the words may mean: boxes and cubes by number, areas and trains by name."""
    reader = _WishReader(presenter, view)
    wanted = plain(words).strip()
    if not wanted:
        return []
    for do, move in PLAIN.items():
        if wanted in {do, *reader.spoken(do)}:
            return [Wish(presenter.speaker.value("do", do), [move])]
    first, _, rest = wanted.partition(" ")
    for do, make in reader.makers.items():
        if rest and first in {do, *reader.spoken(do)}:
            return make(rest)
    likely = BY_PHASE.get(view.phase, ())
    for do in [*likely, *(do for do in reader.makers if do not in likely)]:
        found = reader.makers[do](wanted)
        if found:
            return found
    return []


class _WishReader:
    """Makes wishes of each kind of move."""

    def __init__(self, presenter: "WensleydalePresenter", view: "WensleydaleView") -> None:
        self.presenter = presenter
        self.speaker = presenter.speaker
        self.view = view
        self.makers: dict[str, Callable[[str], list[Wish]]] = {
            "start": lambda words: self._areas(WensleydaleStartMove, words),
            "extend": lambda words: self._areas(WensleydaleExtendMove, words),
            "buy": lambda words: self._trains(WensleydaleBuyMove, words),
            "board": lambda words: self._trains(WensleydaleBoardMove, words),
            "carry": self._carry,
            "sell": self._sell,
            "pay": self._pay,
            "bid": self._bid,
            "stake": self._stake,
        }

    def spoken(self, do: str) -> list[str]:
        """The words for a move in the language of the person."""
        if do == "board":
            return []
        return plain(self.speaker.say(f"show-wensleydale-words-{do}")).split()

    def _wish(self, label: str, move: "WensleydaleMove") -> Wish:
        return Wish(f"{self.speaker.value('do', move.do)} – {label}", [move])

    def _bid(self, words: str) -> list[Wish]:
        return [self._wish(number, WensleydaleBidMove(box=int(number))) for number in _last(words)]

    def _stake(self, words: str) -> list[Wish]:
        return [
            self._wish(number, WensleydaleStakeMove(cubes=int(number))) for number in _last(words)
        ]

    def _areas(
        self, make: type[WensleydaleStartMove | WensleydaleExtendMove], words: str
    ) -> list[Wish]:
        name = self.presenter.map.name
        return [self._wish(name(area), make(area=area)) for area in self.presenter.map.found(words)]

    def _trains(
        self, make: type[WensleydaleBuyMove | WensleydaleBoardMove], words: str
    ) -> list[Wish]:
        trains = list(self.presenter.table.trains)
        found = [train for train in trains if train.lower() == words.split()[-1]]
        return [self._wish(train, make(train=train)) for train in found]

    def _carry(self, words: str) -> list[Wish]:
        """Items by their area, by their kind, or by both."""
        name, item_name = self.presenter.map.name, self.speaker.value
        places: list[tuple[str, Carried]] = []
        for area in self.presenter.map.exact(words) or self.presenter.map.areas:
            inside = self.view.areas.get(area, {})
            places += [(area, item) for item in CARRIED if inside.get(item)]
        labels = [f"{name(area)}, {item_name('item', item)}" for area, item in places]
        searched = [f"{label} {area}" for label, (area, _) in zip(labels, places, strict=True)]
        found = matching(searched, words)
        if not found:  # an area where nothing is left
            return [
                self._wish(name(area), WensleydaleCarryMove(area=area, item=CARRIED[0]))
                for area in self.presenter.map.found(words)
            ]
        return [
            self._wish(labels[position], WensleydaleCarryMove(area=area, item=item))
            for position in found
            for area, item in [places[position]]
        ]

    def _sell(self, words: str) -> list[Wish]:
        """A sale by its first town, and by the company if it is named too."""
        name = self.presenter.map.name
        sales = [(a, c) for a in self.presenter.map.areas for c in COMPANIES if a in self._towns()]
        labels = [f"{name(area)}, {self.speaker.value('company', c)}" for area, c in sales]
        searched = [f"{label} {sales[n][0]} {sales[n][1]}" for n, label in enumerate(labels)]
        found = matching(searched, words)
        if not found:
            return self._areas(WensleydaleExtendMove, words)
        return [
            self._wish(labels[position], WensleydaleSellMove(company=company, area=area))
            for position in found
            for area, company in [sales[position]]
        ]

    def _towns(self) -> set[str]:
        return set(self.view.towns)

    def _pay(self, words: str) -> list[Wish]:
        labels = [f"{self.speaker.value('with', unit)} {unit}" for unit in UNITS]
        return [
            self._wish(self.speaker.value("with", unit), WensleydalePayMove(with_=unit))
            for unit in (UNITS[position] for position in matching(labels, words))
        ]


def _last(words: str) -> list[str]:
    """The number that the words end with, if it is one of a few figures."""
    number = words.split()[-1] if words else ""
    return [number] if number.isascii() and number.isdigit() and len(number) < 3 else []
