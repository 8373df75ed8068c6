### What is said during a game of Last Train to Wensleydale or Nürnberg: events, questions, refusals, settings.

## Colours, companies, goods and passengers, as they stand in lists: "2 × white, 1 × red"

influence-white = white
influence-brown = brown
influence-red = red
influence-green = green
company-nurnberg-red = the red company
company-nurnberg-green = the green company
area-wensleydale-the_south = The South
good-cheese = cheese
good-stone = stone
good-post = post
good-beer = beer
item-red = red passenger
item-green = green passenger
unit-cube = 1 cube
unit-white = 1 white point
unit-brown = 1 brown point
unit-red = 1 red point
unit-green = 1 green point

## Events: the auction

event-wensleydale-turn = Turn { $number } begins.
event-wensleydale-bid = { $player } bids { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on box { $box }.
event-wensleydale-outbid = { $player } is outbid on box { $box } and takes the cubes back.
event-wensleydale-won = { $player } wins box { $box }: { $tokens }.
event-wensleydale-orders = Build order: { $builders }. Train order: { $carriers }.

## Events: building

event-wensleydale-start = { $player } starts a line: { $area }.
event-wensleydale-track = { $player } lays a track: { $from } – { $to }.
event-wensleydale-landowners = { $area }: { $number ->
        [one] 1 landowner leaves for 1 white point
       *[other] { $number } landowners leave for { $number } white points
    }.
event-wensleydale-pay = { $player } pays { $unit }.
event-wensleydale-line-ends = { $player } ends the line after { $number ->
        [one] 1 track
       *[other] { $number } tracks
    }.
event-wensleydale-no-line = { $player } builds no line this turn.
event-wensleydale-bonus = Nürnberg and Fürth are joined: { $player } scores { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }.

## Events: trains and transport

event-wensleydale-buy = { $player } buys train { $train }, price { $price }.
event-wensleydale-carry = { $player } carries from { $area }: { $item }.
event-wensleydale-board = { $player } puts the passenger on train { $train }.
event-wensleydale-out = { $player } does nothing more in this phase.

## Events: scoring, take-over and the end

event-wensleydale-scored = { $player } scores { $points ->
        [0] no victory points
        [one] 1 victory point
       *[other] { $points } victory points
    }. Profit this turn: { $profit }.
event-wensleydale-general-order = New general order: { $order }.
event-wensleydale-sell = { $player } starts selling a line to { $company }: { $area }.
event-wensleydale-sold = { $player } has sold { $number ->
        [one] 1 track
       *[other] { $number } tracks
    } to { $company }.
event-wensleydale-no-sale = { $player } sells no line this turn.
event-wensleydale-over = The game is over. Time for the final count.

## Questions

prompt-wensleydale-bid = Choose a box to bid on.
prompt-wensleydale-stake = How many cubes do you bid on box { $box }? Possible: { $least } to { $most }.
prompt-wensleydale-build = Choose where your line starts, or pass.
prompt-wensleydale-line = Where does your line go next? It has reached { $area }. Cubes in hand: { $cubes }.
prompt-wensleydale-pay = What do you pay with? Still to pay: { $due }.
prompt-wensleydale-chain = Choose which of the shortest chains scores.
prompt-wensleydale-trains = Buy a train, carry a passenger or a good, or pass.
prompt-wensleydale-board = Choose the train for the passenger.
prompt-wensleydale-take-over = Sell a line to a company, or pass.
prompt-wensleydale-sale = Choose how the line you sell to { $company } goes on; it has to end in a town. Price so far: { $price }.

## Refusals: not now

refusal-wensleydale-game-is-over = The game is over, so no more moves are possible.
refusal-wensleydale-not-your-turn = It is not your turn; wait until the others have played.
refusal-wensleydale-not-now = This move is not possible now; choose another one.

## Refusals: the auction

refusal-wensleydale-no-such-box = There is no box with this number; choose one of those on the table.
refusal-wensleydale-own-bid-stands = Your own bid already stands on this box; bid on another one.
refusal-wensleydale-box-too-dear = Even the lowest bid on this box is more than the cubes in your hand; choose another box.
refusal-wensleydale-box-above-limit = Outbidding here would take more than { $limit ->
        [one] 1 cube
       *[other] { $limit } cubes
    }, the most you may bid on one box this turn; choose another box.
refusal-wensleydale-stake-too-low = Your bid is too low; bid at least { $least ->
        [one] 1 cube
       *[other] { $least } cubes
    }.
refusal-wensleydale-stake-above-limit = Your bid is too high; you may bid at most { $limit ->
        [one] 1 cube
       *[other] { $limit } cubes
    } on one box this turn.
refusal-wensleydale-not-enough-cubes = You have only { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in hand; bid no more than that.

## Refusals: building

refusal-wensleydale-not-a-start = Your line cannot start here; start in a company town or, from turn 2 on, in an area that your own tracks touch.
refusal-wensleydale-leads-nowhere = You cannot lay a single track from here now; choose another start.
refusal-wensleydale-not-at-the-end = Your line goes on only from its last area; choose a neighbour of that area.
refusal-wensleydale-border-taken = There is already a track on this border; choose a free one.
refusal-wensleydale-area-twice = A line may not visit an area twice; choose an area it has not visited yet.
refusal-wensleydale-no-track-left = You have no tracks left; end your line here.
refusal-wensleydale-fee-unpayable = You lack the influence points for the company town there; its fee is paid in its own colours only. Choose another area.
refusal-wensleydale-start-fee-unpayable = You lack the influence points for the fee of this town, where your line would start; start where you can pay the colours.
refusal-wensleydale-landowners-unpayable = You lack white influence points for the landowners there, who must all be paid at once; choose another area.
refusal-wensleydale-hill-closed = No track may touch a hill; choose another neighbour.
refusal-wensleydale-area-closed = This area is closed, so no track may touch it; choose another neighbour.
refusal-wensleydale-border-closed = The border between these two areas is closed to tracks; choose another neighbour.
refusal-wensleydale-cost-unpayable = Your cubes and influence points do not cover the cost of this track; choose a cheaper one or end your line.
refusal-wensleydale-build-one-first = Lay at least one track before you end your line.
refusal-wensleydale-cannot-pay-with-this = You cannot pay with this now; choose cubes or points that you have and that count here.
refusal-wensleydale-no-such-chain = You cannot choose this chain; choose one of the shortest chains on offer.

## Refusals: trains and transport

refusal-wensleydale-train-taken = This train is already taken; choose a free one.
refusal-wensleydale-one-of-each-price = You already have a train of this price this turn; choose one of another price.
refusal-wensleydale-train-unpayable = You cannot pay for this train; each brown point you lack costs 3 cubes or other influence points.
refusal-wensleydale-nothing-there = There is no such passenger or good in this area; choose one that is there.
refusal-wensleydale-no-free-place = None of your trains has a free place for this; buy another train or carry something else.
refusal-wensleydale-no-own-track-there = None of your tracks touches this area; choose one that your own tracks touch.
refusal-wensleydale-on-company-network = This area is on a company network, so its goods stay there; choose an area without a company track.
refusal-wensleydale-hill-not-served = Your tracks do not serve this hill; a track of yours in a neutral town next to it would.
refusal-wensleydale-hill-not-served-by-any-area = Your tracks do not serve this hill; a track of yours in any area next to it would, as long as that area is on no company network.
refusal-wensleydale-no-way-to-company = Your own tracks do not lead from here to a town of the passenger’s colour; choose another passenger.
refusal-wensleydale-own-colour-town = This passenger is already in a town of the right colour and travels no further; choose another one.
refusal-wensleydale-not-this-train = The passenger cannot travel on this train; choose a train of yours with a free passenger place.

## Refusals: take-over and passing

refusal-wensleydale-town-lacks-colour = The line you sell has to start in a town that shows the colour of the company; choose such a town.
refusal-wensleydale-no-line-to-sell = You cannot sell a line from here; your own tracks must lead to another town, and every 2 tracks (rounded up) cost 1 point of the company’s colour.
refusal-wensleydale-not-own-track = There is no track of yours on this border; sell only your own tracks.
refusal-wensleydale-sale-cannot-end = This way the line cannot reach a town at a price you can pay; choose another way.
refusal-wensleydale-end-in-a-town = The line you sell has to end in another town; go on until you reach one.
refusal-wensleydale-cannot-pass = You cannot pass now; choose one of the possible moves.

## Refusals: moves nobody understands

refusal-wensleydale-unknown-move = There is no such move; the moves are: { $choices }.
refusal-wensleydale-unknown-action = There is no action with this number; they run from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-wensleydale-unknown-area = There is no area “{ $name }” on this board.
refusal-wensleydale-unknown-train = There is no train “{ $name }” in this game.
refusal-wensleydale-unknown-item = There is nothing called “{ $name }” to carry; there are plain goods, hill goods, and red and green passengers.
refusal-wensleydale-unknown-company = There is no company “{ $name }”; there is a red one and a green one.
refusal-wensleydale-unknown-with = Nobody can pay with “{ $name }”; you pay with cubes or with white, brown, red or green points.
refusal-wensleydale-bad-number = That is not a number that fits here; give a whole number.

## Settings of a game

option-wensleydale-side = Side of the boards for auction and trains
option-wensleydale-hill_goods_from = Hill goods can be taken from
option-wensleydale-start_fee = A line that starts in a company town pays its fee there too
option-wensleydale-first_seat = Who goes first
choice-wensleydale-3-4 = For 3 or 4 players
choice-wensleydale-2-3 = For 2 or 3 players
choice-wensleydale-neutral_town = Neutral towns next to them
choice-wensleydale-any_area = Any area next to them off the company networks

## The final count

category-wensleydale-points = Victory points
category-wensleydale-sets = Complete sets
category-wensleydale-profit = Profit
category-wensleydale-tracks = Tracks still on the board
category-wensleydale-total = Total

## Choosing a move step by step

do-bid = Bid on a box
do-stake = Set your bid
do-start = Start a line
do-extend = Continue the line
do-wensleydale-stop = End the line here
do-wensleydale-pass = Pass
do-pay = Pay
do-chain = Choose the chain that scores
do-buy = Buy a train
do-carry = Carry a passenger or a good
do-board = Choose the train for the passenger
do-sell = Sell a line
field-box = Which box?
field-cubes = How many cubes?
field-wensleydale-area = Which area?
field-with = What do you pay with?
field-points = Which distribution of points?
field-train = Which train?
field-item = What do you carry?
field-company = Which company?

## The table in the terminal

show-wensleydale-turn = Turn { $turn } of { $turns }: { $phase }
show-wensleydale-phase-1 = investment cubes
show-wensleydale-phase-2 = influence tokens
show-wensleydale-phase-3 = auction
show-wensleydale-phase-4 = build and train order
show-wensleydale-phase-5 = building
show-wensleydale-phase-6 = trains and transport
show-wensleydale-phase-7 = scoring
show-wensleydale-phase-8 = general order
show-wensleydale-phase-9 = take-over
show-wensleydale-phase-10 = end of the turn
show-wensleydale-box = Box { $number }
show-wensleydale-hand = Cubes
show-wensleydale-tracks-left = Tracks left
show-wensleydale-collected = Collected
show-wensleydale-points = Points
show-wensleydale-profit = Profit
show-wensleydale-trains = Trains
show-wensleydale-order = Order

## What one can do, and why one would: one line, each part after the other

coach-wensleydale-bid = bid for what you need most: white to build first, brown for trains, red and green to enter company towns
coach-wensleydale-stake = bid as little as holds: spent cubes are missing when you build
coach-wensleydale-start = begin where cheese, stone and passengers are near
coach-wensleydale-extend = reach what you can carry this turn
coach-wensleydale-stop = stop before the track costs more than it brings
coach-wensleydale-pay = keep the colours you still need
coach-wensleydale-buy = buy a train whose places you can fill
coach-wensleydale-carry = carry what others could take before you
coach-wensleydale-sell = sell a line that has nothing left to carry: every track costs a point of profit a turn
coach-wensleydale-pass = pass when nothing is worth its price any more
