### What a table of Trans Europa or Trans Amerika says on the web: cities, turn, round, map.

## Your cities

web-trans-your-cities = Your cities
web-trans-your-cities-of = Cities of { $name }
web-trans-reached = Reached
web-trans-not-reached = Not reached yet
web-trans-missed = Not reached
web-trans-away = { $number ->
        [one] 1 rail away
       *[other] { $number } rails away
    }
web-trans-secret = Everybody’s cities stay secret until the round is counted.
web-trans-secret-some = Cities that no card reveals stay secret until the round is counted.
web-trans-all-open = All cities lie open in this round.
web-trans-put-back = Put back: { $city }
web-trans-hand-on = Hand on: { $city }
web-trans-choose-city = Choose a city

## This turn

web-trans-this-turn = This turn
web-trans-budget = Budget left: { $budget }
web-trans-lay = Lay this rail (cost { $cost })
web-trans-cost = cost { $cost }
web-trans-stop = End turn
web-trans-pass = Pass
web-trans-place-how = Choose a glowing crossing on the map.
web-trans-agree = Play with this card
web-trans-agree-none = No special card

## The round

web-trans-tab = Round
web-trans-round = Round { $number }
web-trans-goal = Goal { $points }
web-trans-score = Score
web-trans-points-of = { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }
web-trans-starter = { $player } starts this round.
web-trans-starts = starts
web-trans-has-chosen = has chosen
web-trans-cities-of = { $number ->
        [one] 1 city: { $colours }
       *[other] { $number } cities: { $colours }
    }
web-trans-special-cards = Special cards of this round
web-trans-special-card = Special card { $number }:
web-trans-networks = Networks
web-trans-rails = { $number ->
        [one] 1 rail
       *[other] { $number } rails
    }
web-trans-rails-left = { $number ->
        [one] 1 rail left in the supply.
       *[other] { $number } rails left in the supply.
    }
web-trans-known = Cities of the others that you know
web-trans-only-you = only you know
web-trans-legend = Lines on the map
web-trans-line-single = Single, 1
web-trans-line-mountain = Mountains, 2
web-trans-line-laid = Laid
web-trans-line-water = Water, 2

## The count

web-trans-count = Count of round { $number }
web-trans-plus = { $points ->
        [0] 0
        [one] +1
       *[other] +{ $points }
    }
web-trans-points = { $points ->
        [one] point
       *[other] points
    }
web-trans-count-how = Whoever has joined all cities gets 4 points. The others by missing rails: 1 → 3 points, 2 → 2, 3 or 4 → 1, 5 or more → 0.
web-trans-show-count = Show on the map

## The map

web-trans-zoom-in = Zoom in
web-trans-zoom-out = Zoom out
web-trans-fit = Show the whole map
web-trans-lay-here = Lay a rail: { $line }, cost { $cost }
web-trans-place-here = Start here: { $crossing }

## Names on the ground of the maps

map-trans-atlantic = Atlantic Ocean
map-trans-black-sea = Black Sea
map-trans-gulf-of-mexico = Gulf of Mexico
map-trans-ionian = Ionian Sea
map-trans-mediterranean = Mediterranean Sea
map-trans-north-sea = North Sea
map-trans-pacific = Pacific Ocean

## What is read aloud

fact-my-cities = Your cities
fact-my-cities-of = Cities of { $name }
fact-networks = Networks
fact-round = Round
fact-card = Special card
fact-budget = Budget
fact-rails_left = Rails left
fact-marker = Start
fact-colours = Colours in hand
fact-revealed = Revealed
fact-missing = Missing rails
fact-chosen = Chosen
fact-city = City
fact-crossings = Crossings
fact-joined = reached
fact-not-joined = not reached yet

## What the options mean

choice-trans-off-how = The plain game. Best for a first match.
choice-trans-each-round-how = For every round a card is turned up that changes a rule for everybody.
choice-trans-chosen-how = The cards you tick hold for everybody, in every round.
choice-trans-agreed-how = Before every round its starting player names a card, or none.
option-trans-cards-how = Each card changes one rule for everybody.
option-trans-cards_at_once-how = So many cards are turned up for every round.
choice-trans-until-target-how = Rounds are played until somebody has 13 points, mostly four or five.
choice-trans-one-round-how = A short match: the points of a single round decide.
option-trans-first_seat-how = Opens the first round; each further round is opened by the next player to the left.
