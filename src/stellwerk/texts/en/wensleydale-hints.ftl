### Hints for Last Train to Wensleydale and Nürnberg.

## Where to look

hint-wensleydale-look-bid = Look at the boxes, and at the influence you lack: for trains, for building early, for the towns of the companies.
hint-wensleydale-look-stake = Look at what others could still bid, and at the cubes you need for building.
hint-wensleydale-look-build = Look at the map: where do goods and passengers lie that nobody has fetched yet?
hint-wensleydale-look-line = Look along your line: what would the next track reach, and what does it cost?
hint-wensleydale-look-pay = Look at what you have left, and at what you still need it for.
hint-wensleydale-look-chain = Look at the chains, and at what each of them would bring.
hint-wensleydale-look-trains = Look at the trains, and at all that lies along your tracks.
hint-wensleydale-look-board = Look at the places in your trains, and at what else is still to board.
hint-wensleydale-look-take-over = Look at your tracks: which of them have nothing left to carry?
hint-wensleydale-look-sale = Look at the line you sell: which tracks belong to it?

## What kind of move

hint-wensleydale-kind-bid = Bid on a box.
hint-wensleydale-kind-stake = Bid no more than the box is worth.
hint-wensleydale-kind-start = Begin a line.
hint-wensleydale-kind-extend = Carry the line on.
hint-wensleydale-kind-sale-extend = Sell more of the line.
hint-wensleydale-kind-stop = End the line here.
hint-wensleydale-kind-pay = Pay with what you can do without.
hint-wensleydale-kind-chain = Choose the chain that brings most.
hint-wensleydale-kind-buy = Buy a train.
hint-wensleydale-kind-carry = Carry something.
hint-wensleydale-kind-board = Choose the train in which the passenger is worth most.
hint-wensleydale-kind-sell = Sell a line to a company.
hint-wensleydale-kind-pass = Pass.
hint-wensleydale-kind-build-pass = Build nothing this time.
hint-wensleydale-kind-trains-pass = Stop carrying.
hint-wensleydale-kind-take-over-pass = Keep your tracks.

## Why

hint-wensleydale-bid = Box { $box } gives most for its price: { $tokens }.
hint-wensleydale-bid-brown = Brown points buy trains, and without trains nothing is carried.
hint-wensleydale-bid-company = You have no influence yet with { $company }; with it you can use its towns.
hint-wensleydale-stake = { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } enough for now; you need the others for building.
hint-wensleydale-stake-more = Bid { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, more than you have to, so that nobody outbids you lightly.
hint-wensleydale-line = The line might lead to { $to } and have { $number ->
        [one] 1 track
       *[other] { $number } tracks
    }.
hint-wensleydale-reach = It brings more within your reach. Goods: { $goods }, passengers: { $passengers }.
hint-wensleydale-stop = Further tracks would cost you more than they bring.
hint-wensleydale-no-line = No line is worth its tracks.
hint-wensleydale-pay = You can most easily do without { $unit }.
hint-wensleydale-chain = This chain brings you most.
hint-wensleydale-sell = Every track of yours on the board costs you profit, turn by turn; { $company } takes them off your hands.
hint-wensleydale-no-sale = Your tracks are worth more to you than what a sale would spare you.
hint-wensleydale-buy = Train { $train } suits what you can reach. Goods: { $goods }, passengers: { $passengers }.
hint-wensleydale-carry = Of all you could carry, this is worth most to you: { $item } from { $area }.
hint-wensleydale-board = On train { $train } this passenger is worth most.
hint-wensleydale-no-train = Nothing is left for you to carry that would be worth its train.
