"""What people read on the board: cities, routes and tickets by their printed names."""

from stellwerk.games.ticket.board.schema import TicketBoard
from stellwerk.texts import has_text, text


class Places:
    """Readable names for the ids of a board; only countries are called differently by language.

    >>> from stellwerk.boards import shipped_board
    >>> places = Places(shipped_board("ticket-europe"))
    >>> places.route("dieppe_paris"), places.ticket("t_brest_petrograd")
    ('Dieppe – Paris', 'Brest – Petrograd (20)')
    >>> Places(shipped_board("ticket-switzerland")).city("it_3", "de")
    'Italien (Como)'
    """

    def __init__(self, board: TicketBoard) -> None:
        self._cities = {city.id: city for city in board.cities}
        self._countries = {country.id: country.name for country in board.countries}
        self._routes = {route.id: route for route in board.routes}
        self._tickets = {ticket.id: ticket for ticket in board.tickets}

    def city(self, city_id: str, lang: str = "en") -> str:
        """A city or country; an exit that is called after its country is so in every language."""
        city = self._cities.get(city_id)
        if city is None:
            return self._country(city_id, lang)
        printed = self._countries.get(city.country, "")
        if printed and city.name.startswith(printed):
            return self._country(city.country, lang) + city.name.removeprefix(printed)
        return city.name

    def route(self, route_id: str, lang: str = "en") -> str:
        """A route by its two ends."""
        route = self._routes.get(route_id)
        return f"{self.city(route.a, lang)} – {self.city(route.b, lang)}" if route else route_id

    def ticket(self, ticket_id: str, lang: str = "en") -> str:
        """A ticket by its ends and its value."""
        ticket = self._tickets.get(ticket_id)
        if ticket is None:
            return ticket_id
        start = self.city(ticket.start, lang)
        if not ticket.to:
            return f"{start} – {self.city(ticket.b, lang)} ({ticket.points})"
        ends = ", ".join(f"{self.city(end, lang)} {value}" for end, value in ticket.to.items())
        return f"{start} – {ends}"

    def _country(self, country: str, lang: str) -> str:
        """A country in a language, or as the board calls it."""
        message = f"country-{country}"
        if country in self._countries and has_text(message, lang):
            return text(message, {}, lang)
        return self._countries.get(country, country)
