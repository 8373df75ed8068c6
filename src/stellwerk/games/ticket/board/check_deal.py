"""Whether players, train cards and tickets of a Ticket to Ride board fit together."""

from collections.abc import Iterator
from typing import get_args

from stellwerk.boards.check_common import check_complete, check_ends
from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.shape import Fault, advice, show
from stellwerk.games.ticket.board.schema import OPTION_NAMES, CardKind
from stellwerk.kernel.ticket.limits import MAX_CARDS, MAX_OFFER


def check_cards(draft: Draft) -> Iterator[Fault]:
    """All nine kinds are counted, and there are enough cards, but not too many."""
    cards = draft.data.get("cards")
    if not isinstance(cards, dict):
        return
    message = 'the number of "{}" cards is missing; 0 is allowed'
    yield from check_complete(("cards",), cards, get_args(CardKind), message)
    total = sum(draft.numbers("cards").values())
    dealt = 4 * max(draft.players()) + 5
    if total > MAX_CARDS:
        yield Fault(("cards",), f"there are {total} train cards; at most {MAX_CARDS} are allowed")
    elif total < dealt and not draft.is_faulty("cards"):
        yield Fault(("cards",), f"there are {total} train cards; the first deal takes {dealt}")


def check_tickets(draft: Draft) -> Iterator[Fault]:
    """Each ticket by itself: where it leads, and whether it can ever be in play."""
    used = {tag for row in draft.rows("ticket_sets") for tag in row.words("tags")}
    used |= set(draft.ids("bonus_tickets"))
    for ticket in draft.rows("tickets"):
        by_country = ticket.given & {"from", "to"}
        by_city = ticket.given & {"a", "b", "points"}
        if by_country and by_city:
            reason = "a ticket has either a, b and points, or from and to"
            yield ticket.fault(min(by_country), f"{reason}, not both")
        else:
            wanted = ("from", "to") if by_country else ("a", "b", "points")
            for key in wanted:
                if key not in ticket.given:
                    yield ticket.fault(key, f'the key "{key}" is missing')
        yield from check_ends(ticket, draft.ids("cities"), "city", "cities")
        yield from _check_destinations(ticket, draft)
        tags = ticket.words("tags")
        if "tags" in ticket.values and not tags & used:
            hint = f"the tags of the ticket sets and bonus tickets are: {', '.join(sorted(used))}"
            yield ticket.fault("tags", f"this ticket is never in play; {hint}")


def _check_destinations(ticket: Row, draft: Draft) -> Iterator[Fault]:
    countries = draft.ids("countries")
    origin, destinations = ticket.text("from"), ticket.values.get("to")
    if origin is not None and "from" in ticket.given:
        places = [*draft.ids("cities"), *countries]
        if origin not in places:
            hint = advice(origin, places, "cities and countries")
            yield ticket.fault("from", f"there is no city or country {show(origin)}; {hint}")
    if not isinstance(destinations, dict):
        return
    if not destinations and "to" in ticket.given:
        yield ticket.fault("to", f"no destination; {advice('', countries, 'countries')}")
    for place in destinations:
        if place not in countries:
            hint = advice(place, countries, "countries")
            yield ticket.fault("to", f"there is no country {show(place)}; {hint}")
        elif place == origin:
            yield ticket.fault("to", f"the ticket both starts and ends in {show(place)}")


def check_ticket_sets(draft: Draft) -> Iterator[Fault]:
    """Each set can be dealt to a full table and asks nobody to keep more than was dealt."""
    for ticket_set in draft.rows("ticket_sets"):
        yield from _check_keep(ticket_set)
        if ticket_set.values.get("tags") == []:
            yield ticket_set.fault("tags", "name at least one tag; else no ticket is in play")
        elif "tags" in ticket_set.values:
            yield from _check_supply(ticket_set, draft)


def _check_keep(ticket_set: Row) -> Iterator[Fault]:
    long, regular = ticket_set.number("long"), ticket_set.number("regular")
    keep, without_long = ticket_set.number("keep"), ticket_set.number("keep_without_long")
    two_steps = ticket_set.values.get("two_steps")
    if long is None or regular is None or keep is None:
        return
    dealt = regular if two_steps else long + regular
    if keep > dealt:
        message = f"nobody can keep {keep} tickets when only {dealt} are dealt to choose from"
        yield ticket_set.fault("keep", message)
    if dealt > MAX_OFFER:
        message = f"at most {MAX_OFFER} tickets can be dealt at once, not {dealt}"
        yield ticket_set.fault("regular", message)
    if two_steps and long == 0:
        yield ticket_set.fault("two_steps", "two steps need long = 1 or more")
    if two_steps and without_long is not None and not 1 <= without_long <= regular:
        message = f'"keep_without_long" must be from 1 to {regular}, the regular tickets dealt'
        yield ticket_set.fault("keep_without_long", message)


def _check_supply(ticket_set: Row, draft: Draft) -> Iterator[Fault]:
    players = max(draft.players())
    big_city_only = ticket_set.values.get("big_city_only") is True
    # A ticket with a fault may turn out to be of any kind, so it counts for every deal.
    unsure = sum(1 for ticket in draft.rows("tickets") if not ticket.whole)
    chosen = [
        ticket
        for ticket in draft.rows("tickets")
        if ticket.whole and ticket.words("tags") & ticket_set.words("tags")
        if ticket.values.get("big_city") is True or not big_city_only
    ]
    if not chosen and not unsure:
        yield ticket_set.fault("tags", "no ticket is in this set; check the tags of the tickets")
        return
    for kind in ("long", "regular"):
        dealt = ticket_set.number(kind) or 0
        there = sum(1 for ticket in chosen if ticket.text("kind") == kind) + unsure
        if there < dealt * players:
            need = f"{players} players with {dealt} each need {dealt * players}"
            yield ticket_set.fault(kind, f"{need} {kind} tickets, but the set has {there}")


def check_bonus_tickets(draft: Draft) -> Iterator[Fault]:
    """Each bonus option adds tickets that no ticket set brings by itself."""
    in_sets = {tag for row in draft.rows("ticket_sets") for tag in row.words("tags")}
    tags = {tag for ticket in draft.rows("tickets") for tag in ticket.words("tags")}
    for bonus in draft.rows("bonus_tickets"):
        label = bonus.text("id")
        if label is not None and label not in tags:
            hint = advice(label, sorted(tags - in_sets), "other tags")
            yield bonus.fault("id", f"no ticket has the tag {show(label)}; {hint}")
        if label in OPTION_NAMES:
            message = f"{show(label)} is the name of another choice before a game; take another id"
            yield bonus.fault("id", message)
        if label in in_sets:
            message = f"a ticket set has the tag {show(label)} too; the option would change nothing"
            yield bonus.fault("id", message)
