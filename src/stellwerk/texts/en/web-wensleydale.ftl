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
web-wensleydale-token-uses = What influence is good for
web-wensleydale-use-white = build order, landowners
web-wensleydale-use-brown = train order, trains
web-wensleydale-use-red = red towns, sales to the red company
web-wensleydale-use-green = green towns, sales to the green company
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

web-wensleydale-how-build = Choose on the map where your line begins.
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
web-wensleydale-my-price = { $units ->
        [0] Cost now: { $brown } brown
       *[other] { $brown ->
            [0] Cost now: { $units } cubes or other points
           *[other] Cost now: { $brown } brown + { $units } cubes or other points
        }
    }
web-wensleydale-passenger-points = { $points } victory points per passenger
web-wensleydale-train = Train { $train }, price { $price }. { $cost }. Places: passengers { $passengers }, goods { $goods }
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
web-wensleydale-track-to-here = { $number ->
        [0] Track to { $area }, cost { $cost }
       *[other] Track to { $area }, cost { $cost }, fee { $fees }
    }
web-wensleydale-sell-to-here = Sell the track to { $area } as well

## The scoring of a turn

web-wensleydale-turn-count = Scoring of turn { $turn }
web-wensleydale-turn-points = Points
web-wensleydale-own-tracks = own tracks on the map
web-wensleydale-turn-how = Everything carried brings points. Profit: 2 for a good of the hills, 1 for anything else carried, −1 for each own track on the map.
web-wensleydale-new-order = New general order

## The final count

web-wensleydale-count = Final count
web-wensleydale-skip = Skip
web-wensleydale-again = Show again

## What is read aloud

fact-boxes = The auction
fact-tracks = Influence and profit
fact-areas = What lies in the areas
fact-turn = Turn
fact-turns = Turns in all
fact-general_order = General order
fact-build_order = Build order
fact-train_order = Train order
fact-line = Line so far
fact-due = Still to pay
fact-would_be = If it ended now
fact-hand = Cubes
fact-tracks_left = Tracks left
fact-plain = Goods of the plains
fact-hill = Goods of the hills
fact-red = Red passengers
fact-green = Green passengers
fact-landowner = Landowners
fact-goods = Goods
fact-box = Box
fact-tokens = Influence
fact-bid = Standing bid
fact-profit = Profit

## What the options mean

choice-wensleydale-3-4-how = More boxes in the auction and more trains: 4 turns with 4 players, 5 with 3. A passenger is worth 1 point.
choice-wensleydale-2-3-how = Fewer boxes and trains: 5 turns with 2 players, 4 with 3. A passenger is worth as much as the train cost.
choice-wensleydale-neutral_town-how = A track of yours must touch a neutral town beside the hill.
choice-wensleydale-any_area-how = Easier: a track of yours in any area beside the hill is enough, unless a company has built there.
option-wensleydale-start_fee-how = Without it, your first line is cheaper to begin; on the way and at its end company towns cost their fee anyway.
option-wensleydale-first_seat-how = Goes first in everything to begin with; the others follow clockwise.
