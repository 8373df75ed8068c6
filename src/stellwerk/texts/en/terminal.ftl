### What the command line says around the games: questions, answers, complaints.

## Complaints: one sentence each

complaint-closest = { " " }(did you mean “{ $name }”?)
complaint-no-game = There is no game “{ $name }”{ $hint }; the games are: { $choices }.
complaint-other-family = “{ $name }” is a game, but not of the family “{ $family }”; its games are: { $choices }.
complaint-no-bot = There is no bot “{ $name }”{ $hint }; the bots are: { $choices }.
complaint-own-bot = The bot “{ $name }” cannot be used: { $reason }.
complaint-no-option = --option: { $game } has no option “{ $name }”{ $hint }; its options are: { $choices }.
complaint-option-value = --option: “{ $option }” of { $game } cannot be “{ $name }”{ $hint }; it can be: { $choices }.
complaint-option-form = --option: write NAME=VALUE instead of “{ $typed }”; the options are: { $choices }.
complaint-no-language = { $place }: there is no language “{ $name }”{ $hint }; the languages are: { $choices }.
complaint-no-rule = There is no rule “{ $name }”{ $hint }; the rules are: { $choices }.
complaint-players = --players: { $name } is for { $fewest } to { $most } players, not { $players }.
complaint-no-rules = --rules: { $game } cannot be played with version { $name } of the rules{ $hint }; there is: { $choices }.
complaint-too-many-bots = --bots: { $bots } bots are named, but there { $seats ->
        [one] is only 1 seat
       *[other] are only { $seats } seats
    } for them.
complaint-range = { $option } must be from { $fewest } to { $most }, not { $number }.
complaint-at-least = { $option } must be at least { $fewest }, not { $number }.
complaint-family = The board in { $file } is for games of the family “{ $family }”, not for { $name }.
complaint-no-file = There is no file { $file }.
complaint-no-folder = There is no folder { $file }.
complaint-directory = { $file } is a folder, not a file.
complaint-read = { $file } cannot be read: { $reason }.
complaint-write = { $file } cannot be written: { $reason }.
complaint-encoding = { $file }, line { $line }: the text is not in UTF-8.
complaint-exists = { $file } already exists and is not a record of a game; choose another name.
complaint-record = { $file }: { $reason }
complaint-theme = There is no theme “{ $name }”{ $hint }; the themes are: { $choices }.
complaint-picture-kind = { $name }: a picture is a file that ends in one of these{ $hint }: { $choices }.
complaint-no-renderer = For PNG files a package is missing: pip install stellwerk[pictures].
complaint-no-command-line = The command line needs two more packages: pip install "stellwerk[cli]" (or "stellwerk[server]", which hosts tables as well). In Python everything is there: import stellwerk.
complaint-not-drawn = { $reason }
complaint-clash = --option: { $settings } do not go together. { $reason }
complaint-trans-cards = --option: name special cards together with special_cards=chosen, and only then: special_cards=chosen and cards=4,18.
complaint-trans-at-once = --option: cards_at_once goes together with special_cards=each-round only.

## The list of games

games-players = { $fewest }–{ $most } players
games-rules = versions of the rules: { $versions }
games-option = --option { $name }=… – { $label }: { $choices } (default: { $default })
games-option-by-players = --option { $name }=… – { $label }: { $choices } (default by number of players: { $default })
games-option-several = --option { $name }=… – { $label }: { $choices }, several with commas (default: none)
games-assumed = What we had to assume about this board:
games-play = Play it: { $command }
choice-random = Drawn by lot
choice-true = Yes
choice-false = No

## Boards and records

board-checked = { $number ->
        [0] { $file }: no mistakes, this board can be played.
        [one] { $file }: 1 mistake.
       *[other] { $file }: { $number } mistakes.
    }
verify-ok = OK: { $file } – { $game }, { $players } players, { $moves } moves, { $finished ->
        [yes] finished
       *[other] not finished
    }; the seed is the promised one and the game replays to the same position ({ $digest }…).
replay-unfinished = The record ends here; the game is not finished.
replay-step = After move { $step } of { $moves }:
seat-name = Seat { $seat }

## Measurements

bench-aim = aim: { $aim }
bench-running = Measuring …

## Playing: the beginning and the end

your-name = Guest
welcome = { $player } against { $others }.
unofficial = Stellwerk is unofficial and not affiliated with any publisher.
welcome-assumed = Some things on this board are assumed; type rules to read them.
welcome-help = Choose by number or by typing part of a name. ? shows what else you can type.
goodbye = Goodbye.
final-winners = { $number ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
quit-offer = Type a file name to keep a record of this game, or just Enter to leave.
save-how = Type a file name too: save my-game.json
save-done = The record is in { $file }.

## Playing: choosing

choosing-nothing = none
choosing-only = Only this is possible: { $move }. Enter goes on.
choosing-go-on = Enter goes on.
choosing-several = Type the numbers you want (1 3), or all.
choosing-filter = A number, or part of a name.
choosing-more = … and { $number } more: type part of a name, or more.
choosing-number = Type a number from 1 to { $highest }.
choosing-one-of = Type one of these numbers: { $numbers }.
choosing-no-match = Nothing here matches “{ $typed }”. Type ? for help.
choosing-at-top = This is the first question; there is nothing to go back to.
undo-offer = Enter ends your turn; undo takes it back.
undo-done = Your last move is taken back.
undo-nothing = There is nothing you can take back: somebody has learned something or moved since.
log-more = { $number } earlier lines: log all
titles-how = Read one of them: rules { $rule }
why-how = What would you like to do?
why-how-ticket = What would you like to do? For example: why claim { $typed }, why station { $other }, why draw blue
why-how-trans = What would you like to do? For example: why lay { $typed }, why place r4c9, why stop
why-how-wensleydale = What would you like to do? For example: why box 3, why build { $typed }, why train B1, why carry { $typed }, why sell { $typed }
why-answer = { $label }: { $answer }
why-possible = this is possible now.
why-refused = { $reason } ({ $rule }: { $title })
no-end = This game has not ended after { $number } decisions: the bots go round in circles, so it stops here.
bot-stands-in = { $reason } From now on { $bot } plays for { $player }.
explain-nothing = No bot has made a move yet that it could explain.
why-more = … and { $number } more; type more of the name.

## Playing: words for the commands; the English ones always work too

command-help = help
command-view = view
command-routes = routes map
command-routes-trans = map lines routes
command-routes-wensleydale = map areas routes
command-log = log
command-rules = rules
command-why = why
command-explain = explain
command-hint = hint
command-not = not can't
command-undo = undo
command-back = back
command-more = more
command-all = all
command-none = none
command-save = save
command-quit = quit exit
help =
    A number picks from the list; part of a name works too.
    Lists to pick several from: 1 3, all or none.
    { "  " }Enter          the list once more
    { "  " }back           one step back
    { "  " }more           more of a long list
    { "  " }undo           take back your last move, if that is still possible
    { "  " }view           the table once more
    { "  " }log            what has happened (log all: everything)
    { "  " }explain        why the bots made their last moves
    { "  " }hint           a hint; once more says more
    { "  " }rules          the titles of all rules
    { "  " }save FILE      write the record of the game
    { "  " }quit           leave

help-ticket =
    A number picks from the list; part of a name works too ({ $part } → { $name }).
    Lists to pick several from: 1 3, all or none.
    { "  " }Enter          the list once more
    { "  " }back           one step back
    { "  " }more           more of a long list
    { "  " }undo           take back your last move, if that is still possible
    { "  " }view           the table once more
    { "  " }routes { $place }   the board: all routes, or those to { $name }
    { "  " }log            what has happened (log all: everything)
    { "  " }why claim { $part }  why something is not possible now
    { "  " }explain        why the bots made their last moves
    { "  " }hint           a hint; once more says more
    { "  " }rules claim-1  one rule (rules: all titles)
    { "  " }save FILE      write the record of the game
    { "  " }quit           leave

help-trans =
    A number picks from the list; part of a name works too ({ $part } → { $name }),
    and so do rows and columns of the map: r4c9, r4 or c9.
    The best lines for you come first: + is on a cheapest way to all your
    cities, and behind → stand the cities a line leads to.
    For a start place, “needs 28” is what all your cities together will cost.
    { "  " }Enter          the list once more
    { "  " }back           one step back
    { "  " }more           more of a long list
    { "  " }undo           take back your last move, if that is still possible
    { "  " }view           the table once more
    { "  " }map            the map with all cities
    { "  " }map { $place }      one place with its lines (also: map r4c9)
    { "  " }log            what has happened (log all: everything)
    { "  " }why lay { $place }  why something is not possible now
    { "  " }explain        why the bots made their last moves
    { "  " }hint           a hint; once more says more
    { "  " }rules turn-1   one rule (rules: all titles)
    { "  " }save FILE      write the record of the game
    { "  " }quit           leave

help-wensleydale =
    A number picks from the list; part of a name works too ({ $part } → { $name }).
    In lists of boxes and cubes the number is the box or the cubes themselves.
    ○ white  ■ brown  ♥ red  ♣ green: influence; ▫ ▲ goods; ♥ ♣ passengers;
    ○ landowners; [♥] a town that shows red; ≈ across a river; → leads on to.
    { "  " }Enter          the list once more
    { "  " }back           one step back
    { "  " }more           more of a long list
    { "  " }undo           take back your last move, if that is still possible
    { "  " }view           the table once more
    { "  " }map            all towns and goods
    { "  " }map { $place }      one area and all around it
    { "  " }log            what has happened (log all: everything)
    { "  " }why box 3      why something is not possible now
    { "  " }explain        why the bots made their last moves
    { "  " }hint           a hint; once more says more
    { "  " }rules build-6  one rule (rules: all titles)
    { "  " }save FILE      write the record of the game
    { "  " }quit           leave

## Ticket to Ride

show-ticket-player = Player
show-ticket-points = Points
show-ticket-trains = Trains
show-ticket-cards = Cards
show-ticket-tickets = Tickets
show-ticket-stations = Stations
show-ticket-row = Face-up row:
show-ticket-deck = deck: { $number } cards
show-ticket-ticket-deck = ticket deck: { $number }
show-ticket-big-cities = Big Cities:
show-ticket-hand = Your cards:
show-ticket-yours = Your tickets:
show-ticket-turned-up = Turned up:
show-ticket-played = Played:
show-ticket-line-done = done
show-ticket-line-needs = { $number ->
        [one] 1 more train
       *[other] { $number } more trains
    }
show-ticket-line-blocked = blocked
show-ticket-line-failed = failed
show-ticket-final = { $player } (longest path: { $length })
show-ticket-open = open
show-ticket-tunnel = tunnel
show-ticket-ferry = ferry, { $locomotives ->
        [one] 1 locomotive
       *[other] { $locomotives } locomotives
    }
show-ticket-words-claim = claim route
show-ticket-words-station = station build
show-ticket-words-draw = draw take

## Trans Europa and Trans Amerika

show-trans-round = Round { $number }
show-trans-rails = rails left: { $number }
show-trans-budget = budget: { $number }
show-trans-card = Special card { $card }: { $title }.
show-trans-player = Player
show-trans-points = Points
show-trans-start = Start
show-trans-network = Shares with
show-trans-hand = Hand
show-trans-known = you know { $cities }
show-trans-yours = Your cities:
show-trans-yours-missing = Your cities ({ $missing }):
show-trans-cost = cost { $cost }
show-trans-water = water
show-trans-mountain = mountains
show-trans-ferry = ferry
show-trans-tunnel = tunnel
show-trans-rail = rail
show-trans-away = needs { $number }
show-trans-see-map = map shows the whole map
show-trans-key = ─ rail  ~ water 2  ^ mountains 2  *LON your city  ✓LON joined
show-trans-key-out = lon: not used
show-trans-last-round = The last round
show-trans-words-lay = lay rail line
show-trans-words-place = place start marker
show-trans-words-put-back = put
show-trans-words-hand-on = hand give
show-trans-words-stop = stop
show-trans-words-pass = pass
show-trans-words-agree = card name agree
show-trans-words-agree-none = none without

## Last Train to Wensleydale

show-wensleydale-player = Player
show-wensleydale-total = If it ended now
show-wensleydale-out = passed
show-wensleydale-least = from { $number }
show-wensleydale-cubes = cubes
show-wensleydale-left = { $number } left in hand
show-wensleydale-have = you have { $number }
show-wensleydale-cost = cost { $cost }
show-wensleydale-fee = fee
show-wensleydale-closed = no track possible
show-wensleydale-so-far = tracks: { $tracks }, cost so far: { $cost }
show-wensleydale-price = tracks: { $tracks }, price { $price }
show-wensleydale-beside = Beside it:
show-wensleydale-train-price = price { $price }
show-wensleydale-each = points per passenger: { $points }
show-wensleydale-towns = Towns
show-wensleydale-plain = plain
show-wensleydale-valley = valley
show-wensleydale-hill = hill
show-wensleydale-special = closed
show-wensleydale-major = large town
show-wensleydale-minor = small town
show-wensleydale-company = company town
show-wensleydale-key = ♥ red ♣ green passenger  ○ landowner  [♥] shows red  + your track  ≈ river
show-wensleydale-words-bid = box bid
show-wensleydale-words-stake = cubes stake
show-wensleydale-words-start = start build
show-wensleydale-words-extend = track extend next
show-wensleydale-words-stop = stop end
show-wensleydale-words-pay = pay
show-wensleydale-words-buy = train buy
show-wensleydale-words-carry = carry transport
show-wensleydale-words-sell = sell
show-wensleydale-words-pass = pass

learn-listed = { $title } (about { $minutes } minutes)
complaint-no-lesson = There is no lesson { $name }. The lessons: { $lessons }.
