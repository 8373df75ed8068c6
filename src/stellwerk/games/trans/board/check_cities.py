"""Whether the cities of a Trans board can be dealt, and whether its scoring makes sense."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import get_args

from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.shape import Fault, advice, show
from stellwerk.games.trans.board.check_net import net_rows
from stellwerk.games.trans.board.schema import MOST_PLAYERS_WITHOUT_DASHED, Colour
from stellwerk.games.trans.board.triangles import crossing_ids

CITIES = ("cities",)


def check_places(draft: Draft) -> Iterator[Fault]:
    """Each city stands at a crossing of its own."""
    crossings = crossing_ids(net_rows(draft))
    first_cities: dict[str, Row] = {}
    for city in draft.rows("cities"):
        place = city.text("at")
        if place is None:
            continue
        if crossings and place not in crossings:
            hint = advice(place, crossings, "crossings")
            yield city.fault("at", f"there is no crossing {show(place)}; {hint}")
        first = first_cities.setdefault(place, city)
        if first is not city:
            line = draft.lines.line((*first.path, "at"))
            yield city.fault("at", f"{show(place)} is taken by the city on line {line}")


def check_colours(draft: Draft) -> Iterator[Fault]:
    """The colours have equally many cities, enough to deal one to everybody and keep one."""
    cities = draft.rows("cities")
    if not cities or any(city.text("colour") is None or not _knows_dashed(city) for city in cities):
        return  # A city with such a fault may turn out to be of any kind.
    dashed = _by_colour([city for city in cities if city.values["dashed"]])
    undashed = _by_colour([city for city in cities if not city.values["dashed"]])
    everywhere = {colour: number + dashed[colour] for colour, number in undashed.items()}
    for numbers, what in ((everywhere, "cities"), (dashed, "dashed cities")):
        if len(set(numbers.values())) > 1:
            now = f"now there are: {_listed(numbers)}"
            yield Fault(CITIES, f"every colour must have the same number of {what}; {now}")
    if draft.is_faulty("players"):
        return
    fewest, most = sorted(draft.players())
    if fewest <= MOST_PLAYERS_WITHOUT_DASHED:
        few_players = min(most, MOST_PLAYERS_WITHOUT_DASHED)
        yield from _check_supply(undashed, few_players, "not counting dashed ones, there are")
    if most > MOST_PLAYERS_WITHOUT_DASHED:
        yield from _check_supply(everywhere, most, "there are")


def _knows_dashed(city: Row) -> bool:
    return isinstance(city.values.get("dashed"), bool)


def _by_colour(cities: list[Row]) -> dict[str, int]:
    colours = [city.text("colour") for city in cities]
    return {colour: colours.count(colour) for colour in get_args(Colour)}


def _listed(numbers: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {colour}" for colour, number in numbers.items())


def _check_supply(numbers: Mapping[str, int], players: int, there: str) -> Iterator[Fault]:
    wanted = players + 1
    if min(numbers.values()) < wanted:
        need = f"{players} players need {wanted} cities of every colour, one each and one left over"
        yield Fault(CITIES, f"{need}; {there} {_listed(numbers)}")


def check_scoring(draft: Draft) -> Iterator[Fault]:
    """Winning a round is worth something, and missing more rails is never worth more."""
    for name in ("base", "card_1", "card_2"):
        table = draft.table_list("scoring", name)
        points = [entry for entry in table if isinstance(entry, int)]
        if points and points[0] == 0:
            message = "the first entry is for the winner of a round and must be 1 or more"
            yield Fault(("scoring", name, 0), message)
        for missing, (fewer, more) in enumerate(pairwise(points), start=1):
            if more > fewer:
                reason = f"{missing} missing rails would get {more} points, {missing - 1} only"
                message = f"more missing rails must not be worth more; {reason} {fewer}"
                yield Fault(("scoring", name, missing), message)
