### What a table of Last Train to Wensleydale or Nürnberg says on the web: phases, auction, line, trains, map.

## The turn and its ten phases

web-wensleydale-tab = Turn
web-wensleydale-phases = The phases of the turn
web-wensleydale-turn = Turn { $turn } of { $turns }
web-wensleydale-phase = Phase { $number } · { $phase }
web-wensleydale-phase-1 = Cubes
web-wensleydale-phase-2 = Tokens
web-wensleydale-phase-3 = Auction
web-wensleydale-phase-4 = Orders
web-wensleydale-phase-5 = Building
web-wensleydale-phase-6 = Trains
web-wensleydale-phase-7 = Scoring
web-wensleydale-phase-8 = Ranking
web-wensleydale-phase-9 = Take-over
web-wensleydale-phase-10 = End

## The auction

web-wensleydale-auction = Auction
web-wensleydale-two-boxes = two boxes for everyone
web-wensleydale-from = from { $cubes }
web-wensleydale-box-points = printed { $printed }; token { $tokens }
web-wensleydale-box-empty = Box { $number }: { $tokens }. No bid yet, at least { $cubes }
web-wensleydale-box-bid = Box { $number }: { $tokens }. { $player } bids { $cubes }
web-wensleydale-bid = Bid { $cubes } on box { $box }
web-wensleydale-other-box = Another box

## Influence and profit

web-wensleydale-scales = Influence and profit
web-wensleydale-scale-white = White: building
web-wensleydale-scale-brown = Brown: trains
web-wensleydale-scale-profit = Profit
web-wensleydale-stack = { $number ->
        [one] { $scale }, { $points }: { $players }
       *[other] { $scale }, { $points }, from top to bottom: { $players }
    }

## What a player has

web-wensleydale-means = In hand
web-wensleydale-cubes = { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }
web-wensleydale-on-bids = { $number ->
        [one] 1 on bids
       *[other] { $number } on bids
    }
web-wensleydale-tracks = { $number ->
        [one] 1 track left
       *[other] { $number } tracks left
    }
web-wensleydale-counters = { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } · { $tracks ->
        [one] 1 track left
       *[other] { $tracks } tracks left
    } · { $carried ->
        [0] nothing carried
        [one] 1 carried
       *[other] { $carried } carried
    }

## What to do now

web-wensleydale-how-bid = Choose a glowing box of the auction.
web-wensleydale-how-build = Choose on the map where your line begins.
web-wensleydale-how-trains = Choose a train, or a glowing area to carry something from.
web-wensleydale-how-take-over = Choose on the map the town where the line you sell begins.
web-wensleydale-pass-build = Build nothing
web-wensleydale-pass-trains = Pass: nothing more this turn
web-wensleydale-pass-take-over = Sell nothing
web-wensleydale-do-start = Start a line: { $area }
web-wensleydale-do-extend = Continue to: { $area }
web-wensleydale-do-carry = Carry: { $item }
web-wensleydale-do-sell = Sell to { $company }
web-wensleydale-do-board = Train { $train }
web-wensleydale-cancel = Cancel

## The line

web-wensleydale-length = { $number ->
        [0] No track yet
        [one] 1 track
       *[other] { $number } tracks
    }
web-wensleydale-cost = Cost of the tracks so far: { $cost }
web-wensleydale-spent = Paid so far: { $spent }
web-wensleydale-step-back = Take the last step back
web-wensleydale-pay-track = Track, still to pay: { $due }
web-wensleydale-pay-train = Train { $train }, still to pay: { $due }

## Trains

web-wensleydale-price = Price { $price }
web-wensleydale-passenger-points = { $points } victory points per passenger
web-wensleydale-train = Train { $train }, price { $price }. Places: passengers { $passengers }, goods { $goods }
web-wensleydale-train-taken = Train { $train }, price { $price }, { $player }. Passengers { $sitting } of { $passengers }, goods { $lying } of { $goods }

## Take-over

web-wensleydale-preview = What this sale changes
web-wensleydale-preview-tracks = { $number ->
        [0] No track for { $company } yet
        [one] 1 track goes to { $company }; yours comes back to you
       *[other] { $number } tracks go to { $company }; yours come back to you
    }
web-wensleydale-preview-towns = { $number ->
        [one] { $towns } will show the company’s colour
       *[other] { $towns } will show the company’s colour
    }
web-wensleydale-preview-price = Price so far: { $price ->
        [0] nothing
        [one] 1 point
       *[other] { $price } points
    }
web-wensleydale-preview-points = { $number ->
        [0] You have no point to pay with
        [one] You have 1 point to pay with
       *[other] You have { $number } points to pay with
    }
web-wensleydale-price-rule = What does a sale cost?

## The map

web-wensleydale-zoom-in = Zoom in
web-wensleydale-zoom-out = Zoom out
web-wensleydale-fit = Show the whole map
web-wensleydale-landowner = landowner
web-wensleydale-area = { $area }: { $contents }
web-wensleydale-area-legal = { $area }. { $action }
web-wensleydale-track-to-here = Track to { $area }, cost { $cost }
web-wensleydale-sell-to-here = Sell the track to { $area } as well

## The final count

web-wensleydale-count = Final count
web-wensleydale-skip = Skip
web-wensleydale-again = Show again
