"""What somebody means by "why can I not …?" in the Wensleydale family, as moves to try."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import CARRIED, COMPANIES, UNITS
from stellwerk.terminal.presenter import Wish
from stellwerk.terminal.typed_words import matching, plain

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.terminal.presenter import WensleydalePresenter
    from stellwerk.games.wensleydale.wire.views import WensleydaleView
    from stellwerk.match.contract import Move

PLAIN = ("stop", "pass")
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
    asking = _Asking(presenter, view)
    wanted = plain(words).strip()
    if not wanted:
        return []
    for do in PLAIN:
        if wanted in {do, *asking.spoken(do)}:
            return [Wish(presenter.speaker.value("do", do), [{"do": do}])]
    first, _, rest = wanted.partition(" ")
    for do, make in asking.makers.items():
        if rest and first in {do, *asking.spoken(do)}:
            return make(rest)
    likely = BY_PHASE.get(view.phase, ())
    for do in [*likely, *(do for do in asking.makers if do not in likely)]:
        found = asking.makers[do](wanted)
        if found:
            return found
    return []


class _Asking:
    """Makes wishes of each kind of move."""

    def __init__(self, presenter: "WensleydalePresenter", view: "WensleydaleView") -> None:
        self.presenter = presenter
        self.speaker = presenter.speaker
        self.view = view
        self.makers: dict[str, Callable[[str], list[Wish]]] = {
            "start": lambda words: self._areas("start", words),
            "extend": lambda words: self._areas("extend", words),
            "buy": lambda words: self._trains("buy", words),
            "board": lambda words: self._trains("board", words),
            "carry": self._carry,
            "sell": self._sell,
            "pay": self._pay,
            "bid": lambda words: self._number("bid", "box", words),
            "stake": lambda words: self._number("stake", "cubes", words),
        }

    def spoken(self, do: str) -> list[str]:
        """The words for a move in the reader's language."""
        if do == "board":
            return []
        return plain(self.speaker.say(f"show-wensleydale-words-{do}")).split()

    def _wish(self, label: str, move: "Move") -> Wish:
        return Wish(f"{self.speaker.value('do', move['do'])} – {label}", [move])

    def _number(self, do: str, field: str, words: str) -> list[Wish]:
        number = words.split()[-1] if words else ""
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            return []
        return [self._wish(number, {"do": do, field: int(number)})]

    def _areas(self, do: str, words: str) -> list[Wish]:
        name = self.presenter.map.name
        return [
            self._wish(name(area), {"do": do, "area": area})
            for area in self.presenter.map.found(words)
        ]

    def _trains(self, do: str, words: str) -> list[Wish]:
        trains = list(self.presenter.table.trains)
        found = [train for train in trains if train.lower() == words.split()[-1]]
        return [self._wish(train, {"do": do, "train": train}) for train in found]

    def _carry(self, words: str) -> list[Wish]:
        """Items by their area, by their kind, or by both."""
        name, item_name = self.presenter.map.name, self.speaker.value
        places: list[tuple[str, str]] = []
        for area in self.presenter.map.exact(words) or self.presenter.map.areas:
            inside = self.view.areas.get(area, {})
            places += [(area, item) for item in CARRIED if inside.get(item)]
        labels = [f"{name(area)}, {item_name('item', item)}" for area, item in places]
        searched = [f"{label} {area}" for label, (area, _) in zip(labels, places, strict=True)]
        found = matching(searched, words)
        if not found:  # an area where nothing is left
            return [
                self._wish(name(area), {"do": "carry", "area": area, "item": CARRIED[0]})
                for area in self.presenter.map.found(words)
            ]
        return [
            self._wish(
                labels[position],
                {"do": "carry", "area": places[position][0], "item": places[position][1]},
            )
            for position in found
        ]

    def _sell(self, words: str) -> list[Wish]:
        """A sale by its first town, and by the company if it is named too."""
        name = self.presenter.map.name
        sales = [(a, c) for a in self.presenter.map.areas for c in COMPANIES if a in self._towns()]
        labels = [f"{name(area)}, {self.speaker.value('company', c)}" for area, c in sales]
        searched = [f"{label} {sales[n][0]} {sales[n][1]}" for n, label in enumerate(labels)]
        found = matching(searched, words)
        if not found:
            return self._areas("extend", words)
        return [
            self._wish(
                labels[position],
                {"do": "sell", "company": sales[position][1], "area": sales[position][0]},
            )
            for position in found
        ]

    def _towns(self) -> set[str]:
        return set(self.view.towns)

    def _pay(self, words: str) -> list[Wish]:
        labels = [f"{self.speaker.value('with', unit)} {unit}" for unit in UNITS]
        return [
            self._wish(
                self.speaker.value("with", UNITS[position]),
                {"do": "pay", "with": UNITS[position]},
            )
            for position in matching(labels, words)
        ]
