### What a table of the Ticket to Ride family says on the web: hand, tickets, map, final count.

## The hand and the draw piles

web-ticket-your-cards = Your cards
web-ticket-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-ticket-card-count = { $card }: { $number }
web-ticket-no-cards = No train cards yet.
web-ticket-draw = Draw
web-ticket-row = Face-up row
web-ticket-take = Take from the row: { $card }
web-ticket-draw-blind = { $number ->
        [one] Draw from the deck (1 card left)
       *[other] Draw from the deck ({ $number } cards left)
    }
web-ticket-draw-tickets = { $number ->
        [one] Draw tickets (1 left)
       *[other] Draw tickets ({ $number } left)
    }
web-ticket-station = Station
web-ticket-station-which = In which city?
web-ticket-pass = Pass

## Paying

web-ticket-pay-route = { $place }: how do you pay?
web-ticket-pay-station = Station in { $place }: how do you pay?
web-ticket-cancel = Cancel

## Tunnels

web-ticket-played = Played
web-ticket-turned-up = Turned up for the tunnel
web-ticket-turned-costs = { $card } (costs extra)
web-ticket-show-all = Show all at once
web-ticket-extra = { $number ->
        [one] The tunnel costs 1 more card.
       *[other] The tunnel costs { $number } more cards.
    }
web-ticket-cannot-pay = You do not have the cards for it.
web-ticket-withdraw = Take the cards back
web-ticket-tunnel-extra = { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
web-ticket-tunnel-free = No extra cards

## Tickets

web-ticket-tickets = Tickets
web-ticket-keep = { $number ->
        [0] Keep none
        [one] Keep 1 ticket
       *[other] Keep { $number } tickets
    }
web-ticket-keep-fewest = Choose at least { $number }
web-ticket-to-do = To do
web-ticket-done = Done
web-ticket-long = Long ticket
web-ticket-points = points
web-ticket-more-trains = { $number ->
        [one] 1 more train
       *[other] { $number } more trains
    }
web-ticket-connected = Connected
web-ticket-failed = Not connected
web-ticket-blocked = Blocked
web-ticket-blocked-station = Blocked: a station helps ({ $cities })
web-ticket-by-station = { $number ->
        [0] By your station
        [one] By your station: 1 more train
       *[other] By your station: { $number } more trains
    }
web-ticket-too-few-trains = { $number ->
        [one] Too far: 1 train needed
       *[other] Too far: { $number } trains needed
    }
web-ticket-no-tickets = You have no tickets yet.
web-ticket-secret = Tickets stay secret until the final count.
web-ticket-last-round = { $number ->
        [one] Last round: 1 turn left
       *[other] Last round: { $number } turns left
    }

## The map

web-ticket-zoom-in = Zoom in
web-ticket-zoom-out = Zoom out
web-ticket-fit = Show the whole map
web-ticket-route = { $route }, { $length } × { $color }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry with { $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
       *[normal] { "" }
    }
web-ticket-route-taken = { $route }. Belongs to { $player }
web-ticket-route-legal = { $route }. You can claim it
web-ticket-big-city = { $city } (Big City)
web-ticket-big-cities = ★ Big Cities: { $cities }
web-ticket-city-station = { $city }. Station of { $player }
web-ticket-city-legal = { $city }. You can build a station here

## The final count

web-ticket-count = Final count
web-ticket-skip = Skip
web-ticket-again = Show again
web-ticket-path-length = { $number ->
        [one] Longest path: 1 train
       *[other] Longest path: { $number } trains
    }

## Names on the ground of the maps

map-ticket-adriatic-sea = Adriatic Sea
map-ticket-atlantic-ocean = Atlantic Ocean
map-ticket-austria = Austria
map-ticket-baltic-sea = Baltic Sea
map-ticket-bay-of-biscay = Bay of Biscay
map-ticket-black-sea = Black Sea
map-ticket-canada = Canada
map-ticket-france = France
map-ticket-germany = Germany
map-ticket-gulf-of-mexico = Gulf of Mexico
map-ticket-italy = Italy
map-ticket-mediterranean-sea = Mediterranean Sea
map-ticket-mexico = Mexico
map-ticket-north-sea = North Sea
map-ticket-pacific-ocean = Pacific Ocean
