### What is said during a game of the Ticket to Ride family: events, questions, refusals, settings.

## Cards and tickets, as they stand in lists: "2 × blue, 1 × locomotive"

card-pink = pink
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive
card-gray = grey
ticket-of-one-colour = { $number ->
        [one] 1 card of any colour
       *[other] { $number } cards of one colour
    }
ticket-none = none

## Countries beyond the border

country-france = France
country-italy = Italy
country-germany = Germany
country-austria = Austria

## Events: choosing tickets

event-ticket-start = { $player } will go first.
event-ticket-dealt = { $player } is dealt { $number ->
        [one] 1 ticket
       *[other] { $number } tickets
    } to choose from.
event-ticket-dealt-own = You are dealt { $number ->
        [one] 1 ticket
       *[other] { $number } tickets
    } to choose from: { $tickets }.
event-ticket-chosen = { $player } has chosen.
event-ticket-chosen-own = You keep: { $tickets }.
event-ticket-kept = { $player } now has { $number ->
        [0] no tickets
        [one] 1 ticket
       *[other] { $number } tickets
    }.
event-ticket-draw-tickets = { $player } draws { $number ->
        [one] 1 ticket
       *[other] { $number } tickets
    }.
event-ticket-draw-tickets-own = You draw { $number ->
        [one] 1 ticket
       *[other] { $number } tickets
    }: { $tickets }.
event-ticket-keep = { $player } keeps { $number ->
        [one] 1 ticket
       *[other] { $number } tickets
    } and gives back { $returned ->
        [0] none
       *[other] { $returned }
    }.
event-ticket-keep-own = You keep: { $tickets }.

## Events: train cards

event-ticket-draw = { $player } takes a card from the row: { $card }.
event-ticket-draw-blind = { $player } draws a card from the deck.
event-ticket-draw-blind-own = You draw from the deck: { $card }.
event-ticket-turned-up = New in the row: { $card }.
event-ticket-flush = 3 or more locomotives in the row: the whole row is discarded and replaced.
event-ticket-shuffle = The discard pile is shuffled and becomes the new deck.

## Events: routes, tunnels and stations

event-ticket-claim = { $player } claims { $route } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } (played: { $cards }).
event-ticket-tunnel = { $player } plays { $cards } to dig the tunnel { $route }.
event-ticket-revealed = Turned up for the tunnel: { $card }.
event-ticket-extra = { $player } has to pay { $extra ->
        [one] 1 extra card
       *[other] { $extra } extra cards
    } or give up the tunnel.
event-ticket-pay-extra = { $player } pays the extra: { $cards }.
event-ticket-withdraw = { $player } gives up the tunnel and takes back the cards played.
event-ticket-tunnel-done = The tunnel { $route } is finished and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-ticket-station = { $player } builds a station in { $city } (played: { $cards }).

## Events: the course of the game

event-ticket-pass = { $player } cannot do anything and passes.
event-ticket-last-round = { $player } has 2 trains or fewer left: the last round begins, and everyone has one more turn.
event-ticket-over = The game is over. Time for the final count.
event-ticket-over-all-passed = All players have passed in a row: the game is over and the final count begins.

## Questions

prompt-ticket-long-tickets = Keep one of these long tickets, or none.
prompt-ticket-starting-tickets = Keep at least { $fewest } of these tickets.
prompt-ticket-turn = Your turn: what would you like to do?
prompt-ticket-second-card = Now take your second card.
prompt-ticket-tunnel = The tunnel { $route } costs { $extra ->
        [one] 1 more card
       *[other] { $extra } more cards
    }: pay the extra or take your cards back.
prompt-ticket-tickets = Keep at least { $fewest } of the tickets you have drawn.

## Refusals: not now

refusal-ticket-game-is-over = The game is over, so no more moves are possible.
refusal-ticket-not-your-turn = It is not your turn; wait until the others have played.
refusal-ticket-already-chosen = You have already chosen your tickets; wait until everyone is ready.
refusal-ticket-choose-tickets-first = First choose which tickets you keep.
refusal-ticket-take-second-card-first = You have taken one card already; now take your second card.
refusal-ticket-decide-tunnel-first = First decide about your tunnel: pay the extra or take your cards back.
refusal-ticket-nothing-to-choose = You have no such tickets to choose from now; draw tickets if you want new ones.
refusal-ticket-no-tunnel-waiting = This is possible only while a tunnel of yours waits for its extra cards.

## Refusals: drawing cards and tickets

refusal-ticket-card-not-in-row = There is no such card in the row ({ $card }); take one that lies there.
refusal-ticket-locomotive-not-as-second = A locomotive from the row can only be your first card; take a different card as your second.
refusal-ticket-no-cards-to-draw = Deck and discard pile are empty; you can only take cards that still lie in the row.
refusal-ticket-row-is-closed = Deck and discard pile are empty. In this edition nobody may draw then, not even from the row.
refusal-ticket-no-cards-anywhere = Deck, discard pile and row are empty; there is no card left to take.
refusal-ticket-ticket-deck-empty = The ticket deck is empty; choose another action.
refusal-ticket-keep-more = You have to keep at least { $fewest ->
        [one] 1 ticket
       *[other] { $fewest } tickets
    }.
refusal-ticket-keep-one-long-at-most = You may keep one of the long tickets at most.

## Refusals: routes

refusal-ticket-route-taken = The route { $route } has already been claimed; choose an open one.
refusal-ticket-own-second-track = You already own the other track of { $route }, and nobody may have both.
refusal-ticket-second-track-closed = One track of { $route } has been claimed, and with so few players the other is closed.
refusal-ticket-too-few-trains = You need { $length ->
        [one] 1 train
       *[other] { $length } trains
    } for the route { $route }, but you have { $trains ->
        [0] none
       *[other] only { $trains }
    } left.
refusal-ticket-wrong-number-of-cards = The route { $route } costs exactly { $length ->
        [one] 1 card
       *[other] { $length } cards
    }.
refusal-ticket-one-colour-only = The cards you play must all be of one colour, apart from any locomotives.
refusal-ticket-wrong-colour = The route { $route } has to be paid in its own colour ({ $color }).
refusal-ticket-locomotives-only-in-tunnels = On this board locomotives may be played on tunnels only, and { $route } is not a tunnel.
refusal-ticket-ferry-needs-locomotives = On the ferry { $route } you must play at least { $locomotives ->
        [one] 1 locomotive
       *[other] { $locomotives } locomotives
    }.
refusal-ticket-not-in-hand = You do not have all these cards; play only cards from your hand.
refusal-ticket-cards-missing = For { $route } you still need { $missing }.

## Refusals: stations, tunnels, passing

refusal-ticket-no-stations-here = There are no stations on this board.
refusal-ticket-no-station-left = You have already built all your stations.
refusal-ticket-city-has-station = { $city } already has a station; choose another city.
refusal-ticket-station-cost = Your next station costs exactly { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }.
refusal-ticket-extra-number = The extra for this tunnel is exactly { $extra ->
        [one] 1 card
       *[other] { $extra } cards
    }.
refusal-ticket-extra-only-locomotives = You played nothing but locomotives for this tunnel, so the extra must be paid in locomotives too.
refusal-ticket-extra-colour = Pay the extra with cards of the colour you played for the tunnel, or with locomotives.
refusal-ticket-cannot-pass = You may pass only when there is nothing else you can do.

## Refusals: moves nobody understands

refusal-ticket-unknown-move = There is no such move; the moves are: { $choices }.
refusal-ticket-unknown-action = There is no action with this number; they run from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-ticket-unknown-route = There is no route “{ $name }” on this board.
refusal-ticket-unknown-city = There is no city “{ $name }” on this board.
refusal-ticket-unknown-card = There is no train card “{ $name }”; there are eight colours and the locomotive.
refusal-ticket-bad-cards = Say how many cards of each kind you play, for example 2 × { card-blue }.
refusal-ticket-bad-tickets = List the tickets you keep, each of them only once.
refusal-ticket-not-offered = Not all of these tickets were offered to you; choose only from those that were.

## Settings of a game

option-ticket-tickets = Ticket set
option-ticket-orient_express = Orient Express tickets
option-ticket-max = Max ticket
option-ticket-edition = Edition
option-ticket-first_seat = Who goes first
clash-ticket-edition = That edition did not have these tickets.
clash-ticket-mark = None of these bonus tickets carries the mark of the set.
choice-ticket-classic = Classic
choice-ticket-1912 = 1912
choice-ticket-mega = Mega
choice-ticket-big-cities = Big Cities
choice-ticket-base = Base game
choice-ticket-1910 = 1910
choice-ticket-anniversary = Anniversary edition
choice-ticket-original = Original edition
choice-ticket-random = Drawn by lot
choice-ticket-true = Yes
choice-ticket-false = No

## The final count

category-ticket-routes = Routes
category-ticket-tickets = Tickets
category-ticket-longest_path_bonus = Longest path
category-ticket-globetrotter = Globetrotter
category-ticket-stations = Stations never built
category-total = Total

## Choosing a move step by step

do-draw = Take a card from the row
do-draw-blind = Draw a card from the deck
do-claim = Claim a route
do-draw-tickets = Draw tickets
do-keep = Choose tickets to keep
do-station = Build a station
do-pay-extra = Pay the extra cards
do-withdraw = Give up the tunnel
do-pass = Pass
field-card = Which card?
field-route = Which route?
field-cards = Which cards do you play?
field-tickets = Which tickets do you keep?
field-city = Which city?

## What one can do, and why one would: one line, each part after the other

coach-ticket-draw = draw cards for the routes you want
coach-ticket-claim = claim a route before somebody else does
coach-ticket-draw-tickets = draw tickets when yours are nearly done
coach-ticket-station = a station saves a ticket whose route is taken
coach-ticket-second-card-draw = take a colour you collect
coach-ticket-second-card-draw-blind = from the deck it may be a locomotive, for one card only
coach-ticket-keep = keep tickets that share their way: unfinished ones cost their points
coach-ticket-pay-extra = pay if the route matters to you
coach-ticket-withdraw = take your cards back and try another time
