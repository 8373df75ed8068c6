"""Somebody leaves for good."""

from stellwerk.server.people.accounts import delete_person
from stellwerk.server.people.needs import PeopleHall


async def leave_for_good(hall: PeopleHall, person_id: str) -> None:
    """Seats first, so that nobody waits for a person who no longer exists."""
    await hall.give_up_seats(person_id)
    await delete_person(hall.database, person_id)
    await hall.person_gone(person_id)
