# How large a Wensleydale board can be. The kernel's structs and loops are made of these numbers, and
# boards are checked against them: limits.py shows them to Python.

cpdef enum:
    MAX_SEATS = 4
    AREA_WORDS = 2
    MAX_AREAS = 64 * AREA_WORDS
    BORDER_WORDS = 3
    MAX_BORDERS = 64 * BORDER_WORDS   # that can take a track
    MAX_BOXES = 8
    MAX_BOX_TOKENS = 9                # in one box
    MAX_TOKENS = MAX_BOXES * MAX_BOX_TOKENS
    MAX_TRAINS = 12
    MAX_PLACES = 9                    # of one kind on a train
    PRICES = 3                        # of trains: 1, 2 and 3
    MAX_TURNS = 9
    MAX_TRACKS = 16                   # of a seat
    MAX_LINE = MAX_TRACKS + 1         # areas of a line
    BIDS_EACH = 2                     # boxes that every seat gets (LTW-AUC-1)
    CUBES_TO_KEEP = 3                 # nobody bids so high that fewer are left (LTW-AUC-5)
    MAX_STAKE = 16                    # bids are from 0 to this, exclusive
    MAX_CUBES = MAX_STAKE - 1 + CUBES_TO_KEEP   # of a seat
    CUBES_PER_AREA = 2                # drawn for every area with goods (LTW-SETUP-6)
    MAX_GOODS = 255                   # of both kinds together
    MAX_PEOPLE = 255                  # of all three kinds together
    MAX_POINTS = 255                  # of influence at the start, and for a passenger
    MAX_CHAINS = 64                   # scorings the builder may choose among
