# The constants of the policy of Trans, found by contests. What a rail saves counts by the ten thousand, so
# that tuning has fine steps below it.

cdef struct Weights:
    # where the marker goes
    int place_tree            # cost of a rail of the cheapest tree from there
    int place_distance        # cost of a rail on the way to each city
    int place_farthest        # … and to the farthest one
    int place_own_city        # cost of telling a city by the marker
    int place_far             # worth of a rail on the way to the nearest other marker
    int place_reach           # … up to so many
    # which line
    int lay_cities            # how many cities it thinks of at once, the nearest first
    int lay_saved             # worth of each missing rail it saves
    int lay_waste             # cost of each rail's worth of budget that saves nothing
    int lay_far               # worth of a rail on the way to networks of others
    int lay_reach             # … up to so many
    int lay_foreign           # worth of a rail on the way to cities that others may want
    int lay_foreign_reach     # … up to so many
    int lay_join              # cost of joining such a network
    int lay_double            # worth of a double line
    int lay_near              # cost of a rail between the line and the nearest city it leads to
    # what points are worth before the end
    int value_points          # a lead of so many tenths of a point is a game three quarters won …
    int value_left            # … and so many hundredths more for each point the leader still needs
