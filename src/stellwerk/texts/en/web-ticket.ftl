### What a table of the Ticket to Ride family says on the web: hand, tickets, map, final count.

## The hand and the draw piles

web-ticket-your-cards = Your cards
web-ticket-your-cards-of = Cards of { $name }
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
web-ticket-show-marks = Mark their cities on the map
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
web-ticket-price = { $length } × { $color }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry with { $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
       *[normal] { "" }
    }
web-ticket-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-ticket-owned = Belongs to { $player }
web-ticket-claimable = You can claim it
web-ticket-one-short = One card is missing
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

## What is read aloud

fact-my-tickets = Your tickets
fact-my-tickets-of = Tickets of { $name }
fact-claimed = Routes that are taken
fact-row = Face-up row
fact-deck = Cards in the deck
fact-discard = Discard pile
fact-ticket_deck = Tickets in the deck
fact-final_turns = Turns left
fact-cards = Cards
fact-trains = Trains
fact-tickets = Tickets
fact-stations_left = Stations left
fact-routes = Routes
fact-stations = Stations
fact-offer = Offered
fact-kept = Kept
fact-ticket = Ticket
fact-route = Route
fact-completed = done
fact-blocked = blocked
fact-trains-needed = { $number ->
        [one] 1 more train
       *[other] { $number } more trains
    }

## What the options mean

choice-ticket-classic-how = The tickets of the original game, 6 long ones and 40 others. Best for a first match.
choice-ticket-1912-how = The tickets of the 1912 set, 6 long ones and 49 others: new goals for those who know the classic ones by heart.
choice-ticket-mega-how = The tickets of all sets together, and more of them to choose from at the start.
choice-ticket-big-cities-how = Only tickets that lead to a big city. It gets crowded there.
choice-ticket-base-how = The tickets of the base game; 10 points go to the longest path. Best for a first match.
choice-ticket-1910-how = The tickets of the 1910 set; instead of the longest path, the most completed tickets earn 15 points.
choice-ticket-anniversary-how = The newest edition: all ticket sets can be played.
choice-ticket-original-how = The first edition: classic tickets only, and in a tie fewer stations count as well.
option-ticket-orient_express-how = Adds six tickets along the way of the famous train, from Paris towards Constantinople. The cities are our choice.
option-ticket-max-how = Adds one more ticket: London to København, worth 8 points.
option-ticket-first_seat-how = The others follow clockwise.
