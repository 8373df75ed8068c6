"""Twins: two matches that differ only in what an observer cannot know, and what it sees of them."""

import copy
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from stellwerk.match.contract import Event
from stellwerk.match.match import Match
from tests.plain import plain

Position = dict[str, Any]
Observer = int | None  # None: a spectator

# Events by which an observer learns what was hidden from it: from here on twins may differ.
# (A row of three locomotives stays if too few other cards are left in row, deck and discard pile,
# TTR-SETUP-3: by rule, whether it is replaced depends on what the deck holds.)
REVEALING = {"event-ticket-turned-up", "event-ticket-revealed", "event-ticket-kept"}
REVEALING |= {"event-ticket-over", "event-ticket-over-all-passed"}
REVEALING_OWN = {"draw-blind", "draw-tickets", "dealt"}
REVEALING |= {f"event-ticket-{kind}-own" for kind in REVEALING_OWN}


def observers(game: TicketGame) -> list[Observer]:
    """All seats, and a spectator."""
    return [None, *range(game.players)]


def match_at(game: TicketGame, state: State) -> Match:
    """A match that stands in this state."""
    match = copy.copy(game.new_match(0))
    match.state, match.steps, match.moves = state, [], []
    match.opening = game.opening(state)  # also turns on the notes that events are told from
    return match


# --- making twins ----------------------------------------------------------------------------


def redeal_cards(rng: random.Random, position: Position, observer: Observer) -> None:
    """The deck and the unseen cards of the others are shuffled and dealt again."""
    others = [seat for i, seat in enumerate(position["seats"]) if i != observer]
    unseen = [Counter(seat["cards"]) - Counter(seat["seen"]) for seat in others]
    pool = position["deck"] + [card for hand in unseen for card in hand.elements()]
    rng.shuffle(pool)
    for seat, hand in zip(others, unseen, strict=True):
        dealt = Counter(pool.pop() for _ in range(hand.total()))
        seat["cards"] = dict(Counter(seat["seen"]) + dealt)
    position["deck"] = pool


def redeal_tickets(
    rng: random.Random, game: TicketGame, position: Position, observer: Observer
) -> None:
    """Tickets whose place the observer does not know change places, long ones among themselves."""
    known: set[str] = set()
    if observer is not None:
        mine = position["seats"][observer]
        known = set(mine["knows"]) | set(mine["knows_in_packet"])
    others = [seat for i, seat in enumerate(position["seats"]) if i != observer]
    places = [position["ticket_deck"], position["removed_tickets"]]
    places += [seat[key] for seat in others for key in ("tickets", "offer")]
    long_tickets = {t.id for t in game.board.tickets if t.kind == "long"}
    for is_long in (True, False):
        slots = [
            (place, i)
            for place in places
            for i, ticket in enumerate(place)
            if ticket not in known and (ticket in long_tickets) == is_long
        ]
        tickets = [place[i] for place, i in slots]
        rng.shuffle(tickets)
        for (place, i), ticket in zip(slots, tickets, strict=True):
            place[i] = ticket
    for seat in others:
        del seat["knows"], seat["knows_in_packet"]


def choose_otherwise(
    rng: random.Random, game: TicketGame, position: Position, observer: Observer
) -> None:
    """While all choose at once, the others have chosen other tickets, and another number."""
    for number, seat in enumerate(position["seats"]):
        if number == observer or seat["kept"] is None:
            continue
        fewest, most = game.ticket_set.keep, len(seat["offer"])
        if position["phase"] == "long-tickets":
            fewest, most = 0, 1
        elif game.ticket_set.two_steps and not seat["kept_at_start"]:
            fewest = game.ticket_set.keep_without_long
        seat["kept"] = rng.sample(seat["offer"], rng.randint(fewest, most))


def swapped(rng: random.Random, game: TicketGame, state: State, observer: Observer) -> State:
    """A twin made by hand, without the kernel's help."""
    position = plain(state.position())
    redeal_cards(rng, position, observer)
    redeal_tickets(rng, game, position, observer)
    choose_otherwise(rng, game, position, observer)
    position["random"] = {"key": rng.randbytes(32).hex(), "words": rng.randrange(10_000)}
    return game.from_position(position)


def twins_of(rng: random.Random, game: TicketGame, state: State, observer: Observer) -> list[Match]:
    """The match itself and two twins of it for this observer."""
    resampled = state.resample(observer, rng.randbytes(32))
    states = [state.clone(), resampled, swapped(rng, game, state, observer)]
    return [match_at(game, each) for each in states]


# --- what an observer sees -------------------------------------------------------------------


def seen_until_revealed(events: Sequence[Event], observer: Observer) -> tuple[str, bool]:
    """The events as the observer sees them up to the first that may differ; is there one?"""
    heard: list[Any] = []
    for event in events:
        seen = plain(event.seen_by(observer))
        if seen["message"] in REVEALING:
            heard.append([seen["message"], seen["seat"]])
            return json.dumps(heard), True
        heard.append(seen)
    return json.dumps(heard), False
