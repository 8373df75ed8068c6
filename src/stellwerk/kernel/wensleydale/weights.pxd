# The constants of the policy of Wensleydale, found by contests. Worth is counted in tenths of a victory
# point, in the auction in tenths of a cube.

cdef struct Weights:
    # which box to bid on
    int bid_white             # worth of a point
    int bid_brown
    int bid_company           # red or green …
    int bid_first_company     # … when the seat has none of that colour
    int bid_cube              # cost of a cube
    # which points to pay with, where there is a choice
    int pay_each              # for each point the seat has of the colour
    int pay_white
    int pay_brown             # taken off
    # lines
    int beam                  # lines looked at side by side
    int build_hill            # worth of a good of the hills in reach of this turn's trains
    int build_plain           # … of the plain
    int build_passenger
    int build_later           # of each item in reach, as it can still be carried later
    int build_shared          # taken off for each item that others reach too
    int build_track           # cost of a track on the board
    int build_last_track      # … in the last turn
    int build_means           # worth of a cube, or of a point that is not brown
    int build_brown           # worth of a brown point
    int build_replacement     # so many other means are reckoned as one more place on trains
    # selling
    int sell_share            # hundredths of what stays in reach
    int sell_places           # places on trains that are reckoned with
    int sell_track            # worth of each track that is got rid of
    int sell_last_track       # … in the last turn
    int sell_point            # worth of a red or green point
    # what to carry
    int carry_hill
    int carry_plain
    int carry_passenger
    int carry_same            # taken off for each of the kind that the seat has
    int carry_shared          # for what others reach too
    # which train to buy
    int train_hill
    int train_plain
    int train_passenger
    int train_point           # for each point a passenger scores on it
    int train_price           # cost of each brown point
    int train_missing         # cost of each brown point that is replaced
    # how a position before the end is judged, beside its final count
    int judge_scale           # points ahead that make a game about three quarters won
    int judge_win             # hundredths of the value that winning itself is
    int judge_reach           # hundredths of what is in reach
    int judge_track           # cost of a track for each turn to come
    int judge_cube
    int judge_white
    int judge_brown
    int judge_company
    int horizon               # turns after this one that a playout goes on for
