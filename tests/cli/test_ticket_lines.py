"""How far a ticket is, beside its name: done, so many more trains, or blocked."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.terminal.presenter import TicketPresenter
from stellwerk.games.ticket.wire.views import TicketOwnTicket
from stellwerk.terminal.speaking import Speaker
from tests.cli.running import LANGUAGES, invoke

NEEDS = {
    "en": "21 more trains",
    "de": "noch 21 Waggons",
    "fr": "encore 21 wagons",
    "nl": "nog 21 treintjes",
}
BLOCKED = {"en": "blocked", "de": "versperrt", "fr": "bloquée", "nl": "geblokkeerd"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trains_that_are_still_needed(lang: str) -> None:
    answer = invoke("play", "ticket-europe", "--seed", "2", "--lang", lang, typed="all\n\n")
    assert f"Cádiz – Stockholm (21) {NEEDS[lang]}" in answer.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blocked_and_done_tickets(lang: str) -> None:
    match = game("ticket-europe", players=2).new_match(seed=2)
    presenter = TicketPresenter(Speaker(match.game, ["Ann", "Bea"], lang))
    offer = match.view(0).you.offer
    tickets = [
        TicketOwnTicket(
            id=offer[0], completed=False, trains_needed=None, path=[], destinations={}, way_out=None
        ),
        TicketOwnTicket(
            id=offer[1], completed=True, trains_needed=0, path=[], destinations={}, way_out=None
        ),
    ]
    lines = presenter._ticket_lines(tickets)
    assert lines[0].plain.endswith(BLOCKED[lang])
    assert lines[1].plain.startswith("✓")
