# The constants of the policy of Ticket to Ride, found by contests. Distances are quarters of what a plain
# space weighed in `planner`, so that tuning has finer steps.

cdef struct Weights:
    # which tickets to keep
    int keep_point            # worth of a point
    int keep_train            # cost of a train
    int keep_lost             # cost of a point of a ticket that is given up
    int keep_stretch          # cost of a train more than a share of those left
    int keep_share            # that share, in hundredths
    # what a route weighs in a plan
    int plan_space
    int plan_route
    int plan_tunnel
    int plan_ferry            # for each locomotive
    int plan_grey             # taken off
    int plan_point            # taken off for each point the route gives
    int plan_ticket_point     # what a point of a ticket is worth of distance
    int plan_tickets          # how many tickets are planned for at once, the nearest first
    # when
    int hurry_trains          # the end is near when somebody has so few trains
    int more_tickets_trains   # trains needed to draw more tickets
    int patience_cards        # cards it likes to hold before it claims, unless the end is near
    # which claim
    int claim_space
    int claim_contested       # for each route of others at its ends
    int claim_single          # it has no second track
    int claim_locomotive      # cost of each that is not needed
    int claim_reserved        # cost of each card that the plan needs elsewhere
    int claim_bare_tunnel     # cost of a tunnel without reserve
    int claim_point           # in a hurry: worth of a point of any other route
    int claim_unwanted        # … and what is taken off before the last round
    # which card
    int draw_least            # least need for a card of the row
    int draw_locomotive       # need that a locomotive of the row counts for
    # with the plan done
    int target_point
    int target_special        # taken off for tunnels and ferries
