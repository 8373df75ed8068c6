"""Twins: two matches that differ only in what an observer cannot know, and what it sees of them."""

import copy
import json
import random
from collections.abc import Sequence
from typing import Any, cast

from stellwerk.games.position_parts import PositionError
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from stellwerk.match.contract import Event
from stellwerk.match.match import Match
from tests.plain import plain
from tests.trans.walks import position_of

Observer = int | None  # None: a spectator

# Events by which observers learn what was hidden from them: from here on twins may differ.
REVEALING = {
    "put-back", "put-back-own", "hand-on", "hand-on-own", "extra-own", "hands-move-own", "reveal",
    "complete", "round-over", "card", "dealt-own", "score", "over",
}  # fmt: skip


def observers(game: TransGame) -> list[Observer]:
    """All seats, and a spectator."""
    return [None, *range(game.players)]


def match_at(game: TransGame, state: State) -> Match:
    """A match that stands in this state."""
    match = copy.copy(game.new_match(0))
    match.state, match.steps, match.moves, match.opening = state, [], [], []
    return match


# --- making twins ----------------------------------------------------------------------------


def redeal_cities(
    rng: random.Random, game: TransGame, position: dict[str, Any], observer: Observer
) -> None:
    """Cities whose place the observer does not know change places, colour by colour."""
    known = set(position["revealed"])
    if observer is not None:
        known |= set(position["seats"][observer]["knows"])
    places = [seat["hand"] for seat in position["seats"]] + list(position["rest"].values())
    for colour in position["rest"]:
        slots = [
            (place, i)
            for place in places
            for i, city in enumerate(place)
            if city not in known and game.names.colour_of[city] == colour
        ]
        cities = [place[i] for place, i in slots]
        rng.shuffle(cities)
        for (place, i), city in zip(slots, cities, strict=True):
            place[i] = city


def choose_otherwise(rng: random.Random, position: dict[str, Any], observer: Observer) -> None:
    """While all choose at once, the others have chosen other cities."""
    for number, seat in enumerate(position["seats"]):
        if number != observer:
            del seat["knows"]
            if seat["chosen"] is not None:
                seat["chosen"] = rng.choice(seat["hand"])


def swapped(rng: random.Random, game: TransGame, state: State, observer: Observer) -> State:
    """A twin made by hand, without the kernel's help; dealt again until it fits who has won."""
    while True:
        position = position_of(state)
        redeal_cities(rng, game, position, observer)
        choose_otherwise(rng, position, observer)
        rng.shuffle(position["card_stack"])
        position["random"] = {"key": rng.randbytes(32).hex(), "words": rng.randrange(10_000)}
        try:
            return game.from_position(position)
        except PositionError:
            continue


def twins_of(rng: random.Random, game: TransGame, state: State, observer: Observer) -> list[Match]:
    """The match itself and two twins of it for this observer."""
    resampled = state.resample(observer, rng.randbytes(32))
    states = [state.clone(), resampled, swapped(rng, game, state, observer)]
    return [match_at(game, each) for each in states]


# --- what an observer sees -------------------------------------------------------------------


def seen_events(events: Sequence[Event], observer: Observer) -> tuple[list[str], bool]:
    """The events as the observer sees them up to the first that may differ; is there one?"""
    heard: list[str] = []
    for event in events:
        seen = plain(event.seen_by(observer))
        if str(seen["message"]).removeprefix("event-trans-") in REVEALING:
            return heard, True
        heard.append(json.dumps(seen))
    return heard, False


def texts_in(value: Any) -> list[str]:
    """All texts in a view or an event, keys included."""
    texts: list[str] = []
    to_visit = [value]
    while to_visit:
        each = to_visit.pop()
        if isinstance(each, str):
            texts.append(each)
        elif isinstance(each, dict):
            to_visit += each.keys()
            to_visit += each.values()
        elif isinstance(each, (list, tuple)):
            to_visit += each
    return texts


def cities_in(value: Any, cities: set[str]) -> set[str]:
    """All cities that a view or an event names."""
    return cities.intersection(texts_in(value))


def on_the_table(view: Any) -> dict[str, Any]:
    """A view without the cities that are not in play: everybody reads them off the board."""
    return {name: part for name, part in plain(view).items() if name != "left_out"}


def known_to(position: dict[str, Any], observer: Observer) -> set[str]:
    """The cities whose place an observer may know, by the state's own account."""
    revealed = set(position["revealed"])
    return revealed if observer is None else revealed | set(position["seats"][observer]["knows"])


def cast_state(match: Match) -> State:
    """The state of a match."""
    return cast("State", match.state)
