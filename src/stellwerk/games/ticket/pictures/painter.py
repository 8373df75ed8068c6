"""Pictures of Ticket to Ride: the map, and beside it seats, cards and tickets."""

from functools import cached_property, lru_cache
from importlib.resources import files

from msgspec import UNSET

from stellwerk.games.ticket.board.schema import Ticket, TicketBoard
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.pictures import cities, routes
from stellwerk.games.ticket.pictures.layout import RouteRow, TicketLayout
from stellwerk.games.ticket.pictures.plain_layout import plain_layout
from stellwerk.games.ticket.wire.views import TicketOwnView, TicketView
from stellwerk.pictures.ground import Ground, draw_ground, draw_ground_names, plain_ground
from stellwerk.pictures.looks import seat_look
from stellwerk.pictures.made_before import made_before
from stellwerk.pictures.panel import Panel, SeatRow
from stellwerk.pictures.picture import Picture
from stellwerk.pictures.theme import Theme
from stellwerk.texts import text

HERE = files("stellwerk.games.ticket.pictures")


class TicketPainter:
    """Draws positions on one board; where nothing was made for it, it is laid out plainly."""

    def __init__(self, board: TicketBoard, is_shipped: bool) -> None:
        self.board = board
        self.is_shipped = is_shipped

    @cached_property
    def layout(self) -> TicketLayout:
        """Where everything lies: as it was made for a shipped board, of any other one plainly."""
        folder = HERE.joinpath("layouts")
        made = made_before(folder, self.board.id, TicketLayout) if self.is_shipped else None
        return made or plain_layout(self.board)

    @cached_property
    def shapes(self) -> Ground | None:
        """The ground that was made for a shipped board."""
        return (
            made_before(HERE.joinpath("grounds"), self.board.id, Ground)
            if self.is_shipped
            else None
        )

    @cached_property
    def rows(self) -> dict[str, RouteRow]:
        """The rows of spaces of all routes."""
        return {route.id: self.layout.row(route.id) for route in self.board.routes}

    @lru_cache(maxsize=8)  # noqa: B019 - there is one painter for each board
    def ground(self, lang: str, theme: Theme) -> str:
        """Everything under the spaces."""
        parts = []
        if self.shapes is None:
            parts.append(plain_ground(self.layout.size, theme))
        else:
            parts.append(draw_ground(self.shapes, self.board.id, theme))
            parts.append(draw_ground_names(self.shapes, lambda name: _named(name, lang), theme))
        parts += [routes.rail(each, self.rows[each.id], theme) for each in self.board.routes]
        return "".join(parts)

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one painter for each board
    def route(self, number: int, owner: int | None, theme: Theme) -> str:
        """A route as it is drawn while somebody, or nobody, owns it."""
        its = self.board.routes[number]
        row = self.rows[its.id]
        if owner is None:
            return routes.spaces(its, row, theme)
        return routes.wagons(row, seat_look(owner, theme), theme)

    def draw(self, view: TicketView | None, lang: str, theme: Theme) -> Picture:
        """A position; None is the bare board."""
        owners = {} if view is None else view.routes
        numbers = range(len(self.board.routes))
        free = [n for n in numbers if self.board.routes[n].id not in owners]
        taken = [n for n in numbers if self.board.routes[n].id in owners]
        hot = set() if view is None else self._own_cities(view)
        pieces = [self.route(n, None, theme) for n in free]
        # Wagons are wider than spaces: they lie on top of the neighbouring track.
        pieces += [self.route(n, owners[self.board.routes[n].id], theme) for n in taken]
        pieces += self._cities(view, hot, theme)
        pieces.append(cities.city_names(self.board, self.layout, hot, theme))
        panel = None if view is None else self._panel(view, lang, theme)
        return Picture(
            size=self.layout.size,
            theme=theme,
            title=self.board.title,
            ground=self.ground(lang, theme),
            pieces=tuple(pieces),
            panel=() if panel is None else tuple(panel.drawn),
            panel_height=0 if panel is None else panel.y,
        )

    def _cities(self, view: TicketView | None, hot: set[str], theme: Theme) -> list[str]:
        starred = () if view is None else view.big_cities
        places = self.layout.cities
        drawn = [cities.ring(places[each], theme) for each in sorted(hot)]
        drawn += [
            cities.city(each, places[each.id], each.id in starred, theme)
            for each in self.board.cities
        ]
        for seat, its in enumerate([] if view is None else view.seats):
            look = seat_look(seat, theme)
            drawn += [cities.station(places[each], look) for each in its.stations]
        return drawn

    def _own_cities(self, view: TicketView) -> set[str]:
        """The cities of the tickets that the reader holds or is offered, and has not completed."""
        if isinstance(view.you, TicketOwnView):
            held = [each.id for each in view.you.tickets if not each.completed]
            wanted = {
                place for each in [*held, *view.you.offer] for place in _places(self._ticket(each))
            }
            return {
                each.id for each in self.board.cities if {each.id, each.country} & wanted
            }  # fmt: skip
        return set()

    def _ticket(self, ticket: str) -> Ticket:
        return next(each for each in self.board.tickets if each.id == ticket)

    def _panel(self, view: TicketView, lang: str, theme: Theme) -> Panel:
        panel = Panel(theme, lang)
        piles = [("deck", view.deck), ("ticket-deck", view.ticket_deck)]
        said = [text(f"show-ticket-{pile}", {"number": left}, lang) for pile, left in piles]
        panel.heading(self.board.title, " · ".join(said))
        panel.seats([self._seat(view, seat) for seat in range(view.players)], view.seat)
        panel.cards(view.row)
        if view.you is not UNSET:
            held = [(kind, view.you.cards[kind]) for kind in CARDS if view.you.cards.get(kind)]
            panel.label(text("seat-name", {"seat": view.seat or 0}, lang))
            if held:
                panel.cards([kind for kind, _ in held], [count for _, count in held])
            for own in [*view.you.tickets, *view.you.offered]:
                panel.line(self._ticket_words(own.id), self._worth(own.id), own.completed)
        return panel

    def _seat(self, view: TicketView, seat: int) -> SeatRow:
        its = view.seats[seat]
        counts = [("card", its.cards), ("train", its.trains), ("ticket", its.tickets)]
        if self.board.stations:
            counts.append(("station", its.stations_left))
        return SeatRow(
            points=its.points if view.result is None else view.result.scores[seat].total,
            counts=counts,
            decides=seat in view.pending,
            won=view.result is not None and seat in view.result.winners,
        )

    def _ticket_words(self, ticket: str) -> str:
        its = self._ticket(ticket)
        names = {each.id: each.name for each in self.board.cities}
        names |= {each.id: each.name for each in self.board.countries}
        return f"{names[its.start]} – {', '.join(names[place] for place in its.destinations)}"

    def _worth(self, ticket: str) -> str:
        return "/".join(map(str, sorted(set(self._ticket(ticket).destinations.values()))))


def _places(ticket: Ticket) -> set[str]:
    return {ticket.start, *ticket.destinations}


def _named(name: str, lang: str) -> str:
    return text(f"map-ticket-{name}", {}, lang)
