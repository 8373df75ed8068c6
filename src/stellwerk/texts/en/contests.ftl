### What simulations, ladders and tuning say.

## Who does the work

workers-no-ray = Ray is not installed: pip install stellwerk[cluster].
workers-no-cluster = --cluster: no Ray cluster answers at “{ $address }” ({ $reason }).
workers-differ = --cluster: the Stellwerk on a machine of the cluster is not the same as this one; install the same everywhere.
workers-failed = --cluster: a worker failed ({ $reason }).
workers-die = { $number } workers ended without an answer over the same piece of work; the last: { $reason }
complaint-jobs-and-cluster = Choose either --jobs or --cluster; a cluster shares the work itself.

## Simulations

sim-repeated = Fewer bots than players: { $bot } plays { $number } seats.
sim-running = Playing
sim-heading = { $game }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
sim-wins = Games won
sim-interval = 95 % interval
sim-mean = Mean points
sim-decisions = Decisions per game
sim-speed = { $speed } games per second
sim-incomplete = { $games } games do not make whole deals for { $players } seats: the last deal is played in { $more } of { $players } rotations only. Fair would be { $fair }.
sim-margin = Points ahead of the best other
contest-failed = { $bot } did not decide { $number ->
        [one] once
       *[other] { $number } times
    }; the simplest bot did. The first time: { $reason } Its position is in what --json prints.

## Ladders

complaint-bot-twice = --bots: “{ $name }” is named twice; a bot is not compared with itself.
complaint-one-bot = --bots: a ladder needs two bots at least; the bots are: { $choices }.
complaint-no-anchor = --anchor: “{ $name }” is not one of the bots on the ladder{ $hint }: { $choices }.
ladder-running = Deals
ladder-heading = { $game }, { $players } players, { $deals } deals for every pair, each in all rotations of the seats, seed { $seed }
ladder-bot = Bot
ladder-elo = Elo
ladder-interval = 95 %
ladder-next = Wins v next
ladder-margin = Margin
ladder-verdict = Clear?
ladder-stronger = stronger
ladder-weaker = weaker
ladder-equal = equal within { $elo } Elo
ladder-open = not yet
ladder-matrix = Games won by the bot on the left against the one above, in % (equals: { $fair })
ladder-cycles = { $number ->
        [0] Nobody goes round in a circle: { $triples } { $triples ->
            [one] triple
           *[other] triples
        } looked at.
        [one] 1 of { $triples } { $triples ->
            [one] triple
           *[other] triples
        } goes round in a circle:
       *[other] { $number } of { $triples } triples go round in a circle:
    }
ladder-cycle-sure = { $circle } (for certain)
ladder-cycle-unsure = { $circle } (could be chance)
ladder-again = The same again: { $command }
ladder-took = { $seconds } seconds
ladder-page-title = Ladder: { $game }
ladder-page-elo = Elo, with 95 % intervals ({ $bot } is 0)
ladder-page-neighbours = What each wins against the next, in % (equals: { $fair })
ladder-page-cycles = Cycles
ladder-page-few = It takes three bots to go round in a circle.
ladder-page-how = How to read this
ladder-page-blocks = Every pair plays the same deals, and every deal in all rotations of the seats. With more than two players one bot sits against several of the other kind. Games of one deal resemble each other, so a deal counts as one sample; the intervals say how far chance in the deals may have moved a number (95 %). The margin is the lead over the best other at the table.
ladder-page-ratings = Elo says how strong a bot is if strength were one number: 100 points more win 64 % between two. It comes from all contests together (Bradley and Terry; with more players Plackett and Luce), its interval from drawing the deals again a thousand times. Where bots go round in a circle, look at the single contests instead.
ladder-page-sprt = “Clear?” is a sequential test: it calls a bot stronger, or two equal within { $elo } Elo, and is wrong in about one of twenty cases. “Not yet” means that more deals are needed.
ladder-page-early = Pairs stopped as soon as this was clear. Their shares are therefore a little too extreme.
ladder-page-again = The same again

## Tuning

complaint-no-family = There is no family “{ $name }” that can be tuned{ $hint }; there is: { $choices }.
complaint-no-set = --from: there is no set of weights “{ $name }”{ $hint }; the sets are: { $choices }.
complaint-no-field = None of the games { $games } is for { $players } players.
complaint-player-list = --players: write numbers separated by commas, such as 2,4, instead of “{ $typed }”.
complaint-tuning-file = { $file } is not the file of a run of tuning, or it is broken ({ $reason }); choose another name or delete it.
complaint-tuning-other = { $file } belongs to another run: { $part } was different there. Give the same arguments, or choose another file.
complaint-tuning-weights = { $file } was made with other weights than this version has; choose another file to begin anew.
tune-running = Trials
tune-done-before = { $file } already holds { $trials } trials; more are made with a larger --trials.
tune-found = { $number ->
        [0] None of { $trials } trials did better than the set they began with.
        [one] One of { $trials } trials did better than the best set before it.
       *[other] { $number } of { $trials } trials did better than the best set before them.
    }
tune-weight = Weight
tune-before = before
tune-now = now
tune-check = What the new set wins against the first one, alone against all others, on { $deals } fresh deals:
tune-field = Game
tune-players = Players
tune-wins = Wins
tune-fair = equals

complaint-no-configuration = There is no training “{ $name }”{ $hint }; there are: { $choices }. Or name a file that ends in .toml.
complaint-configuration = { $reason }
complaint-no-torch = Training needs PyTorch: pip install stellwerk[learn].
complaint-other-training = { $folder } holds a training of { $other }; choose another --folder.
train-done = The training is complete: { $file }
train-not-done = { $decisions } of { $all } decisions are done; the same command goes on.

## Datasets

complaint-no-pyarrow = PyArrow is not installed: pip install stellwerk[data].
complaint-game-or-records = Name a game that bots play, or records of matches with --records, and not both.
complaint-no-column = --with: there is no “{ $name }”{ $hint }; there are: { $choices }.
complaint-no-records = There is no record (*.json) in { $folder }.
complaint-other-dataset = { $folder } holds something else: { $part } was different there. Give the same arguments, or choose another folder.
complaint-not-observed = --with observation: { $reason }
dataset-running = Pieces
dataset-left-out = { $file } was left out: { $reason }
dataset-done = { $folder }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $positions ->
        [one] one position
       *[other] { $positions } positions
    } ({ $made ->
        [0] nothing was missing
        [one] one piece made now
       *[other] { $made } pieces made now
    }).
