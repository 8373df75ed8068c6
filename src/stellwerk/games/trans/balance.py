"""What is watched in rounds of Trans when a board is weighed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.games.balance import Chapter, Group, Happening, Thing, Use, in_order, turns_of
from stellwerk.games.trans.argument_words import city_text, place_text
from stellwerk.games.trans.wire.events import (
    TransCardEvent,
    TransDealtOwnEvent,
    TransLayEvent,
    TransPlaceEvent,
    TransRevealEvent,
    TransRoundEvent,
    TransRoundOverEvent,
    TransScoreEvent,
)
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.match.contract import Game, State
    from stellwerk.match.wire import Result


class TransWatching:
    """Watches games of one setting, round by round."""

    has_rounds = True

    def __init__(self, game: "Game") -> None:
        self._game = own = cast("TransGame", game)
        lines = tuple(Thing(id=line.id, facts=(line.cost,)) for line in own.board.all_lines)
        cities = tuple(Thing(id=city.id) for city in own.board.cities_in_play(own.players))
        crossings = tuple(Thing(id=crossing) for crossing in own.board.crossings)
        self._at = {city.id: city.at for city in own.board.cities}
        self.groups = (
            Group(name="lines", things=lines, called=self._place, stages=("laid",),
                  is_single=True, facts=("cost",), is_on_map=True),
            Group(name="cities", things=cities, called=self._city, stages=("dealt", "joined"),
                  is_chain=True, is_single=True),
            Group(name="markers", things=crossings, called=self._place, stages=("placed",),
                  is_single=True),
            *([_cards()] if own.options["special_cards"] != "off" else []),
        )  # fmt: skip

    def _place(self, place: str, lang: str) -> str:
        return place_text(self._game.names.places, place, lang)

    def _city(self, city: str, lang: str) -> str:
        return city_text(self._game, city, lang)

    def chapters(
        self, start: "State", happenings: Sequence[Happening], end: "State", result: "Result"
    ) -> list[Chapter]:
        """Every round that was played."""
        return [self._round(happenings[first:last]) for first, last in _rounds(happenings)]

    def _round(self, happenings: Sequence[Happening]) -> Chapter:
        players = self._game.players
        begins, ends = happenings[0].gone, happenings[-1].gone

        def gone(each: Happening) -> float:
            return (each.gone - begins) / ((ends - begins) or 1.0)

        missing, rails = [0] * players, [0] * players
        for each in happenings:
            event = each.event.public
            if isinstance(event, TransScoreEvent):
                missing[event.seat] = event.arguments.missing
            elif isinstance(event, TransLayEvent):
                rails[event.seat] += 1
        least = min(missing)
        opening = happenings[0].event.seat
        assert opening is not None
        return Chapter(
            order=in_order(opening, players),
            winners=tuple(seat for seat, rest in enumerate(missing) if rest == least),
            turns=turns_of(
                [each for each in happenings if isinstance(each.event.public, TransLayEvent)]
            ),
            uses=[use for each in happenings for use in _uses(each, gone(each))]
            + self._joined(happenings),
            figures={"missing": missing, "rails": rails},
        )

    def _joined(self, happenings: Sequence[Happening]) -> list[Use]:
        """The cities that each seat had joined when the round was counted."""
        joined: dict[int, set[str]] = {}
        uses = []
        for each in happenings:
            event = each.event.public
            if isinstance(event, TransRoundOverEvent):
                for network in event.arguments.networks:
                    joined |= {seat: set(network.crossings) for seat in network.seats}
            elif isinstance(event, TransRevealEvent) and joined:
                uses += [
                    Use("cities", "joined", city, event.seat, 1.0)
                    for city in event.arguments.cities
                    if self._at[city] in joined[event.seat]
                ]
        return uses


def _cards() -> Group:
    return Group(
        name="cards",
        things=tuple(Thing(id=str(number)) for number in range(1, 21)),
        called=lambda card, lang: text(f"rule-TRANS-CARD-{card}-title", {}, lang),
        stages=("in-force",),
        is_single=True,
    )


def _rounds(happenings: Sequence[Happening]) -> Iterator[tuple[int, int]]:
    """From one beginning of a round to the next; what follows the last belongs to it."""
    starts = [
        place
        for place, each in enumerate(happenings)
        if isinstance(each.event.public, TransRoundEvent)
    ]
    yield from zip(starts, [*starts[1:], len(happenings)], strict=True)


def _uses(happening: Happening, gone: float) -> Iterator[Use]:
    event = happening.event.seen_by(happening.event.seat)
    if isinstance(event, TransDealtOwnEvent):
        for city in event.arguments.cities:
            yield Use("cities", "dealt", city, event.seat, gone)
    elif isinstance(event, TransPlaceEvent):
        yield Use("markers", "placed", event.arguments.crossing, event.seat, gone)
    elif isinstance(event, TransLayEvent):
        yield Use("lines", "laid", event.arguments.line, event.seat, gone)
    elif isinstance(event, TransCardEvent):
        yield Use("cards", "in-force", str(event.arguments.card), None, gone)
