### What is said during a game of Trans Europa or Trans Amerika: events, questions, refusals, settings.

## The colours of the cities

colour-brown = brown
colour-white = white
colour-pink = pink
colour-orange = orange
colour-turquoise = turquoise

## Places: a city, or where a crossing lies; lines by their ends

trans-side-east = east
trans-side-northeast = northeast
trans-side-northwest = northwest
trans-side-west = west
trans-side-southwest = southwest
trans-side-southeast = southeast
trans-side-east-northeast = east-northeast
trans-side-north = north
trans-side-west-northwest = west-northwest
trans-side-west-southwest = west-southwest
trans-side-south = south
trans-side-east-southeast = east-southeast
trans-heading-east = to the east
trans-heading-northeast = to the northeast
trans-heading-northwest = to the northwest
trans-heading-west = to the west
trans-heading-southwest = to the southwest
trans-heading-southeast = to the southeast
place-trans-city = { $near }
place-trans-between = between { $near } and { $other }
place-trans-beside = { $side } of { $near }
place-trans-far = { $steps } rails { $side } of { $near }
place-trans-bent = { $steps ->
        [one] 1 rail
       *[other] { $steps } rails
    } { $side } of { $near }, then { $more } { $heading }
line-trans-from = from { $near } { $heading }
line-trans-between = { $place } – { $other_place }

## Events: cities and special cards

event-trans-round = Round { $number }: { $player } starts.
event-trans-dealt = { $player } is dealt { $number ->
        [one] 1 city
       *[other] { $number } cities
    }.
event-trans-dealt-own = Your cities: { $cities }.
event-trans-card = Special card { $card }: { $title }.
event-trans-card-aside = Special card { $card } ({ $title }) contradicts card { $other } and is put aside.
event-trans-agree = { $player } names special card { $card } for this round: { $title }.
event-trans-agree-none = { $player } chooses to play this round without a special card.
event-trans-put-back = { $player } has put a city back.
event-trans-put-back-own = You have put { $city } back.
event-trans-chosen = { $player } has chosen.
event-trans-chosen-own = You have chosen { $city }.
event-trans-hand-on = { $player } hands one { $colour } city to the left, to { $receiver }.
event-trans-hand-on-own = { $city } goes from { $player } to { $receiver }.
event-trans-extra = { $player } draws an extra { $colour } city.
event-trans-extra-own = You draw an extra city: { $city }.
event-trans-hands-move = All hands move one place to the left.
event-trans-hands-move-own = All hands move one place to the left. Your new cities: { $cities }.
event-trans-reveal = { $player } reveals: { $cities }.

## Events: markers and rails

event-trans-place = { $player } places the start marker: { $crossing }.
event-trans-lay = { $player } lays a rail: { $line } (cost { $cost }).
event-trans-join = { $player } is now on the same network as { $others }.
event-trans-stop = { $player } lays no more rails this turn.
event-trans-pass = { $player } cannot lay a rail and passes.

## Events: end of a round and of the game

event-trans-complete = { $player } has connected all their cities.
event-trans-rails-out = All the rails have been laid.
event-trans-round-over = The round is over. Time to count the points.
event-trans-score = { $player } { $missing ->
        [0] has connected all their cities
        [one] is 1 rail short
       *[other] is { $missing } rails short
    } and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }. Total: { $total }.
event-trans-over = The game is over.

## Questions

prompt-trans-put-back = Choose a city to put back.
prompt-trans-hand-on = Choose which { $colour } city to give away.
prompt-trans-hand-on-any = Choose a city to hand to the left.
prompt-trans-place = Place your start marker on a free crossing.
prompt-trans-agree = Name the special card of this round. You speak for the table.
prompt-trans-lay = Lay a rail. Budget left this turn: { $budget }.

## Refusals: not now

refusal-trans-game-is-over = The game is over, so no more moves are possible.
refusal-trans-not-your-turn = It is not your turn; wait until the others have played.
refusal-trans-already-chosen = You have already chosen a city; wait until everyone is ready.
refusal-trans-choose-city-first = First choose the city you give away.
refusal-trans-place-marker-first = First place your start marker.
refusal-trans-agree-first = First name the special card of this round.
refusal-trans-no-agreement = In this game the special card is not agreed on before each round.
refusal-trans-not-now = This move is not possible now; choose another one.

## Refusals: cities and markers

refusal-trans-city-not-in-hand = You do not have that city; choose one from your hand.
refusal-trans-wrong-colour = That city has the wrong colour; it has to be { $colour }.
refusal-trans-crossing-taken = There is already a start marker here: { $crossing }. Choose a free crossing.

## Refusals: rails

refusal-trans-line-has-rail = There is already a rail on the line { $line }; choose a free one.
refusal-trans-not-connected = The line { $line } does not touch your network; lay your rail where you are connected.
refusal-trans-too-dear = The line { $line } costs { $cost }, but your remaining budget is only { $budget }.
refusal-trans-lay-one-first = Lay at least one rail before you stop.
refusal-trans-cannot-pass = You may pass only when you cannot lay any rail.

## Refusals: moves nobody understands

refusal-trans-unknown-move = There is no such move; the moves are: { $choices }.
refusal-trans-unknown-action = There is no action with this number; they run from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-trans-unknown-city = There is no city “{ $name }” on this board.
refusal-trans-unknown-crossing = There is no crossing “{ $name }” on this board.
refusal-trans-unknown-line = There is no line “{ $name }” on this board.
refusal-trans-unknown-card = There is no special card “{ $name }”; they are numbered 1 to 19.

## Settings of a game

option-trans-special_cards = Special cards
option-trans-cards = Chosen special cards
option-trans-cards_at_once = Number of cards at once
option-trans-rounds = Length of the game
option-trans-first_seat = Who starts
choice-trans-off = None
choice-trans-each-round = New ones every round
choice-trans-chosen = Chosen for the whole game
choice-trans-agreed = Agreed on before every round
choice-trans-until-target = Until someone has 13 points
choice-trans-one-round = One round
refusal-trans-cards-clash = Special cards { $first } and { $second } contradict each other; choose only one of them.

## Results

category-trans-rounds = Points from rounds
category-trans-total = Total
trans-missing = { $number ->
        [0] no missing rails
        [one] 1 missing rail
       *[other] { $number } missing rails
    }

## Choosing a move step by step

do-put-back = Put a city back
do-hand-on = Hand on a city
do-agree = Name a special card
do-agree-none = Play without a special card
do-place = Place your start marker
do-lay = Lay a rail
do-stop = Lay no more rails
do-trans-pass = Pass
field-crossing = Which crossing?
field-line = Which line?
field-trans-city = Which city?
field-trans-card = Which special card?

## What one can do, and why one would: one line, each part after the other

coach-trans-place = start where your cities lie close together, or near the others: their rails will be yours, too
coach-trans-lay = lay where it brings most of your cities nearer, or join the others’ network
coach-trans-stop = stop if another rail would only help the others
coach-trans-put-back = put back the city that lies farthest off
coach-trans-hand-on = hand on the city you would reach last
coach-trans-agree = a special card changes the round for everybody
coach-trans-agree-none = play the round plainly
