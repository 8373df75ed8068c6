# How large a Ticket to Ride board can be. The kernel's structs and loops are made of these numbers, and
# boards are checked against them: limits.py shows them to Python.

cpdef enum:
    MAX_SEATS = 5
    MAX_CITIES = 64          # one word of a bit set
    ROUTE_WORDS = 2
    MAX_ROUTES = 64 * ROUTE_WORDS
    TICKET_WORDS = 2
    MAX_TICKETS = 64 * TICKET_WORDS
    MAX_DESTINATIONS = 4     # of one ticket
    MAX_OFFER = 5            # tickets to choose among at once
    MAX_CARDS = 200
    WAY_WORDS = 32
    MAX_WAYS = 64 * WAY_WORDS
    MAX_LENGTH = 9           # spaces of a route
    MAX_TRAINS = 60          # of a seat: its network has no more edges than trails.pxd takes
    MAX_STATIONS = 3         # of a seat
    MAX_POINTS = 255         # of one route, ticket or bonus
