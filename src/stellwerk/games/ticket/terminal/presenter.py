"""How the Ticket to Ride family shows itself: players, row, hand, tickets and routes."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from msgspec import UNSET
from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.wire.explanations import TicketExplanation
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.games.ticket.wire.views import TicketView
from stellwerk.terminal.presenter import Presenter, Wish
from stellwerk.terminal.typed_words import shown

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.games.ticket.board.schema import CardKind, Route
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.wire.parts import TicketTunnel
    from stellwerk.games.ticket.wire.views import TicketOwnTicket, TicketSeatView
    from stellwerk.match.contract import JsonValue
    from stellwerk.match.explanations import Explanation
    from stellwerk.terminal.speaking import Speaker

# Every kind has a shape of its own beside its name, so that colour is never needed.
SHAPES = {
    "pink": "♦",
    "white": "○",
    "blue": "■",
    "yellow": "★",
    "orange": "●",
    "black": "♣",
    "red": "♥",
    "green": "▲",
    "locomotive": "¤",
    "gray": "□",
}
STYLES = {
    "pink": "black on orchid",
    "white": "black on grey93",
    "blue": "bright_white on blue3",
    "yellow": "black on yellow3",
    "orange": "black on dark_orange",
    "black": "bright_white on grey19",
    "red": "bright_white on red3",
    "green": "black on green3",
    "locomotive": "bold black on turquoise2",
    "gray": "black on grey70",
}
INDENT = (0, 0, 0, 2)


class TicketPresenter(Presenter[TicketView, TicketResult]):
    """Shows a game of the Ticket to Ride family."""

    quiet_events = frozenset({"ticket-turned-up"})

    def __init__(self, speaker: "Speaker") -> None:
        super().__init__(speaker)
        self.game = cast("TicketGame", speaker.game)
        self.routes = {route.id: route for route in self.game.board.routes}

    def position(self, view: TicketView) -> "list[RenderableType]":
        """Players, row, hand and tickets; in the middle of a turn only what matters then."""
        shown: list[RenderableType] = []
        if view.phase not in {"second-card", "tunnel"}:
            shown.append(self._players(view))
        if view.tunnel:
            shown += self._tunnel(view.tunnel)
        if view.phase not in {"tunnel", "over"}:
            shown.append(self._row(view))
            shown.append(self._decks(view))
        if view.big_cities and view.phase not in {"second-card", "tunnel"}:
            shown.append(self._big_cities(view.big_cities))
        if view.you is not UNSET:
            shown.append(self._hand(view.you.cards))
            if view.phase not in {"second-card", "tunnel"} and view.you.tickets:
                shown.append(self._tickets(view.you.tickets))
        return shown

    def styled(self, field: str, value: "JsonValue") -> Text:
        """Cards with shape and colour, everything else in plain words."""
        if field in {"card", "color"}:
            return self._card(str(value))
        if field == "cards" and isinstance(value, Mapping) and value:
            return self._cards(cast("Mapping[CardKind, int]", value))
        return super().styled(field, value)

    def note(self, field: str, value: "JsonValue") -> str:
        """What a route costs and brings."""
        if field == "route" and value in self.routes:
            return self._route_note(self.routes[str(value)])
        return ""

    def board(self, view: TicketView, words: str) -> "list[RenderableType]":
        """The routes with price and owner, all or those that the words name."""
        from stellwerk.terminal.typed_words import matching

        routes = list(self.routes.values())
        labels = [self._route_words(route) for route in routes]
        found = matching(labels, words) if words else list(range(len(routes)))
        if not found:
            return [self.speaker.say("choosing-no-match", typed=shown(words))]
        return [self._listed([routes[position] for position in found], view)]

    def plan(self, view: TicketView, explanation: "Explanation") -> "list[RenderableType]":
        """The planned routes with their prices."""
        assert isinstance(explanation, TicketExplanation)
        planned = [] if explanation.plan is None else explanation.plan.routes
        return [self._listed([self.routes[route] for route in planned], view)] if planned else []

    def _listed(self, routes: "Sequence[Route]", view: TicketView) -> Padding:
        table = Table.grid(padding=(0, 2))
        for route in routes:
            table.add_row(
                str(self.speaker.value("route", route.id)),
                self._price(route),
                self._owner(view.routes.get(route.id)),
            )
        return Padding(table, INDENT)

    def place_names(self) -> list[str]:
        """The names of all cities, by which people may call them."""
        return [city.name for city in self.game.board.cities if not city.country]

    def wishes(self, view: TicketView, words: str) -> list[Wish]:
        """What a player may have meant who asks why it is not possible."""
        from stellwerk.games.ticket.terminal.why import wishes

        return wishes(self.game, self.speaker, view, words)

    def final(self, result: TicketResult) -> "Sequence[RenderableType]":
        """The tickets of every player, done and failed, and the lengths of the longest paths."""
        parts: list[RenderableType] = []
        for seat, score in enumerate(result.scores):
            length = score.longest_path
            say = self.speaker.say
            heading = say("show-ticket-final", player=self.speaker.names[seat], length=length)
            parts.append(Text(heading, style="bold"))
            states = [(ticket, True) for ticket in score.completed]
            states += [(ticket, False) for ticket in score.failed]
            lines = [
                self._ticket_line(
                    ticket,
                    done,
                    say("show-ticket-line-done" if done else "show-ticket-line-failed"),
                    "✗",
                )
                for ticket, done in states
            ]
            parts.append(Padding(Columns(lines, padding=(0, 3)), INDENT))
        return parts

    def _players(self, seen: TicketView) -> Table:
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(say("show-ticket-player"), no_wrap=True)
        columns = ["points", "trains", "cards", "tickets"]
        if self.game.board.stations:
            columns.append("stations")
        for column in columns:
            table.add_column(say(f"show-ticket-{column}"), justify="right")
        for seat, numbers in enumerate(seen.seats):
            cells = self._numbers(numbers)[: len(columns)]
            mark = "▶" if seat in seen.pending else ""
            style = "bold" if seat == seen.seat else ""
            table.add_row(mark, self.speaker.names[seat], *cells, style=style)
        return table

    def _numbers(self, seat: "TicketSeatView") -> list[str]:
        """What is counted of a seat, in the order of the columns."""
        numbers = (seat.points, seat.trains, seat.cards, seat.tickets)
        return [*map(str, numbers), str(seat.stations_left)]

    def _row(self, seen: TicketView) -> Table:
        cards = [self._card(card) if card else Text("–") for card in seen.row]
        return self._line("show-ticket-row", cards)

    def _decks(self, seen: TicketView) -> Text:
        say = self.speaker.say
        deck = say("show-ticket-deck", number=seen.deck)
        tickets = say("show-ticket-ticket-deck", number=seen.ticket_deck)
        return Text(f"{deck} · {tickets}", style="dim")

    def _big_cities(self, cities: Sequence[str]) -> Table:
        """Where the tickets of this set lead (TTR-SETUP-7)."""
        names = [Text(str(self.speaker.value("city", city))) for city in cities]
        return self._line("show-ticket-big-cities", names)

    def _hand(self, cards: Mapping["CardKind", int]) -> Table:
        held = [self._cards({card: cards[card]}) for card in CARDS if cards.get(card)]
        return self._line("show-ticket-hand", held or [Text(self.speaker.say("choosing-nothing"))])

    def _tickets(self, tickets: "Sequence[TicketOwnTicket]") -> Table:
        return self._line("show-ticket-yours", self._ticket_lines(tickets))

    def _ticket_lines(self, tickets: "Sequence[TicketOwnTicket]") -> list[Text]:
        """Open tickets first, each with how far it is."""
        return [
            self._ticket_line(ticket.id, ticket.completed, self._state(ticket), "·")
            for ticket in sorted(tickets, key=lambda ticket: ticket.completed)
        ]

    def _state(self, ticket: "TicketOwnTicket") -> str:
        """How far a ticket is: done, so many more trains, or blocked by others."""
        if ticket.completed:
            return self.speaker.say("show-ticket-line-done")
        if ticket.trains_needed is None:
            return self.speaker.say("show-ticket-line-blocked")
        return self.speaker.say("show-ticket-line-needs", number=ticket.trains_needed)

    def _line(self, heading: str, parts: Sequence[Text]) -> Table:
        """A heading and beside it as many things per line as the screen has room for."""
        grid = Table.grid(padding=(0, 2))
        grid.add_row(self.speaker.say(heading), Columns(parts, padding=(0, 2)))
        return grid

    def _ticket_line(self, ticket: str, done: bool, words: str, otherwise: str) -> Text:
        mark = "✓" if done else otherwise
        label = self.speaker.value("tickets", [ticket])
        return Text(f"{mark} {label} {words}", style="green" if done else "")

    def _tunnel(self, tunnel: "TicketTunnel") -> "list[RenderableType]":
        """What was turned up for the tunnel; in the prompt stands what it costs."""
        return [
            self._line("show-ticket-played", [self._cards(tunnel.cards)]),
            self._line("show-ticket-turned-up", [self._card(card) for card in tunnel.revealed]),
        ]

    def _card(self, card: str) -> Text:
        words = f" {SHAPES[card]} {self.speaker.value('card', card)} "
        return Text(words.replace(" ", "\N{NO-BREAK SPACE}"), style=STYLES[card])

    def _cards(self, cards: Mapping["CardKind", int]) -> Text:
        line = Text()
        for card in [card for card in CARDS if cards.get(card)]:
            line.append(" " if line else "")
            line.append(f"{cards[card]}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")
            line.append_text(self._card(card))
        return line

    def _price(self, route: "Route") -> Text:
        line = Text(f"{route.length} × ")
        line.append_text(self._card(route.color))
        kind = self._kind(route)
        return line.append(f" {kind}") if kind else line

    def _kind(self, route: "Route") -> str:
        if route.kind == "normal":
            return ""
        return self.speaker.say(f"show-ticket-{route.kind}", locomotives=route.locomotives)

    def _route_note(self, route: "Route") -> str:
        colour = f"{SHAPES[route.color]} {self.speaker.value('color', route.color)}"
        kind = self._kind(route)
        return f"{route.length} × {colour}" + (f", {kind}" if kind else "")

    def _route_words(self, route: "Route") -> str:
        return f"{self.speaker.value('route', route.id)} {self._route_note(route)} {route.id}"

    def _owner(self, seat: int | None) -> Text:
        if seat is None:
            return Text(self.speaker.say("show-ticket-open"), style="dim")
        return Text(self.speaker.names[seat], style="bold")
