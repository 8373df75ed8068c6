"""What people read on the board: cities, routes and tickets by their printed names."""

from stellwerk.boards import TicketBoard


class Places:
    """Readable names for the ids of a board.

    >>> from stellwerk.boards import shipped_board
    >>> places = Places(shipped_board("ticket-europe"))
    >>> places.route("dieppe_paris"), places.ticket("t_brest_petrograd")
    ('Dieppe – Paris', 'Brest – Petrograd (20)')
    """

    def __init__(self, board: TicketBoard) -> None:
        self._cities = {city.id: city.name for city in board.cities}
        self._cities.update({country.id: country.name for country in board.countries})
        self._routes = {route.id: route for route in board.routes}
        self._tickets = {ticket.id: ticket for ticket in board.tickets}

    def city(self, city_id: str) -> str:
        """A city or country."""
        return self._cities.get(city_id, city_id)

    def route(self, route_id: str) -> str:
        """A route by its two ends."""
        route = self._routes.get(route_id)
        return f"{self.city(route.a)} – {self.city(route.b)}" if route else route_id

    def ticket(self, ticket_id: str) -> str:
        """A ticket by its ends and its value."""
        ticket = self._tickets.get(ticket_id)
        if ticket is None:
            return ticket_id
        if not ticket.to:
            return f"{self.city(ticket.a)} – {self.city(ticket.b)} ({ticket.points})"
        ends = ", ".join(f"{self.city(end)} {value}" for end, value in ticket.to.items())
        return f"{self.city(ticket.start)} – {ends}"
