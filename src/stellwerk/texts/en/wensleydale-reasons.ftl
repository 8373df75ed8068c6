### Why bots play Last Train to Wensleydale and Nürnberg as they do.

## The auction

why-wensleydale-bid = Box { $box } gives most for its price: { $tokens }.
why-wensleydale-bid-brown = Brown points buy trains, and without trains nothing is carried.
why-wensleydale-bid-company = I have no influence yet with { $company }; with it I can use its towns.
why-wensleydale-stake = { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } enough for now; I need the others for building.
why-wensleydale-stake-more = I bid { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, more than I had to, so that nobody outbids me lightly.

## Building and selling

why-wensleydale-line = My line is to lead to { $to } and to have { $number ->
        [one] 1 track
       *[other] { $number } tracks
    }.
why-wensleydale-reach = It brings more within my reach. Goods: { $goods }, passengers: { $passengers }.
why-wensleydale-stop = Further tracks would cost me more than they bring.
why-wensleydale-no-line = No line was worth its tracks to me.
why-wensleydale-pay = I can most easily do without { $unit }.
why-wensleydale-chain = This chain brings me most.
why-wensleydale-sell = Every track of mine on the board costs me profit, turn by turn; { $company } takes them off my hands.
why-wensleydale-no-sale = My tracks are worth more to me than what a sale would spare me.

## Trains

why-wensleydale-buy = Train { $train } suits what I can reach. Goods: { $goods }, passengers: { $passengers }.
why-wensleydale-carry = Of all I could carry, this is worth most to me: { $item } from { $area }.
why-wensleydale-board = On train { $train } this passenger is worth most.
why-wensleydale-no-train = Nothing is left for me to carry that would be worth its train.
