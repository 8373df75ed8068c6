"""What somebody means by "why can I not …?" in the Trans family, as moves to try."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.games.trans.wire.moves import (
    TransHandOnMove,
    TransLayMove,
    TransPassMove,
    TransPlaceMove,
    TransPutBackMove,
    TransStopMove,
)
from stellwerk.terminal.presenter import Wish
from stellwerk.terminal.typed_words import matching, plain

if TYPE_CHECKING:
    from stellwerk.games.trans.terminal.presenter import TransPresenter
    from stellwerk.games.trans.wire.moves import TransMove
    from stellwerk.games.trans.wire.views import TransView

PLAIN: dict[str, "TransMove"] = {"stop": TransStopMove(), "pass": TransPassMove()}
BY_PHASE = {"put-back": "put-back", "hand-on": "hand-on", "place": "place"}


def wishes(presenter: "TransPresenter", view: "TransView", words: str) -> list[Wish]:
    """The moves that the words may mean; places by names, or by rows and columns."""
    speaker = presenter.speaker
    wanted = plain(words).strip()
    for do, move in PLAIN.items():
        if wanted in {do, *_spoken(presenter, do)}:
            return [Wish(speaker.value("do", do), [move])]
    makers: dict[str, Callable[[str], list[Wish]]] = {
        "lay": lambda name: _lines(presenter, name),
        "place": lambda name: _markers(presenter, name),
        "put-back": lambda name: _cities(presenter, TransPutBackMove, name),
        "hand-on": lambda name: _cities(presenter, TransHandOnMove, name),
    }
    first, _, rest = wanted.partition(" ")
    for do, make in makers.items():
        if rest and first in {do, *_spoken(presenter, do)}:
            return make(rest)
    return makers[BY_PHASE.get(view.phase, "lay")](wanted)


def _spoken(presenter: "TransPresenter", do: str) -> list[str]:
    return plain(presenter.speaker.say(f"show-trans-words-{do}")).split()


def _lines(presenter: "TransPresenter", words: str) -> list[Wish]:
    """Lines by one end or both, or by what they are called; whether they lead anywhere or not."""
    lines = list(presenter.ends)
    exact = [line for line in lines if line == words.replace(" ", "")]
    labels = []
    for line in lines:
        places = [f"{presenter.end_words(end)} {end}" for end in presenter.ends[line]]
        labels.append(f"{' '.join(places)} {line}")
    called = [presenter.speaker.value("line", line) for line in lines]
    positions = matching(labels, words) or matching(called, words)
    found = exact or [lines[position] for position in positions]
    return [
        Wish(
            f"{presenter.speaker.value('line', line)}, {presenter.cost_words(line)}",
            [TransLayMove(line=line)],
        )
        for line in found
    ]


def _markers(presenter: "TransPresenter", words: str) -> list[Wish]:
    do = presenter.speaker.value("do", "place")
    return [
        Wish(
            f"{do} – {presenter.crossing_name(crossing)}",
            [TransPlaceMove(crossing=crossing)],
        )
        for crossing in presenter.places(words)
    ]


def _cities(
    presenter: "TransPresenter", make: type[TransPutBackMove | TransHandOnMove], words: str
) -> list[Wish]:
    cities = list(presenter.cities.values())
    labels = [f"{city.name} {city.id} {presenter.map.labels[city.id]}" for city in cities]
    chosen = [cities[position] for position in matching(labels, words)]
    moves = [make(city=city.id) for city in chosen]
    return [
        Wish(f"{presenter.speaker.value('do', move.do)} – {city.name}", [move])
        for city, move in zip(chosen, moves, strict=True)
    ]
