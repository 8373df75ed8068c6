# How large a Trans board can be. The kernel's structs and loops are made of these numbers, and boards
# are checked against them: limits.py shows them to Python.

cpdef enum:
    MAX_SEATS = 6
    CROSSING_WORDS = 4
    MAX_CROSSINGS = 64 * CROSSING_WORDS
    LINE_WORDS = 10
    MAX_LINES = 64 * LINE_WORDS
    NEIGHBOURS = 6           # of a crossing
    MAX_CITIES = 64          # one word of a bit set
    MAX_STACK = 12           # cities of one colour: five colours of as many each
    MAX_RAILS = 255
    MAX_SCALE = 32           # entries of a scale of points by missing rails
    MAX_POINTS = 255         # of a round, and the target of a game
    MAX_MISSING = 119        # rails; who lacks more is counted as lacking one more than this
    MAX_ROUNDS = 60000       # a game in which nobody gets anywhere ends then
