### The frame of the web app and its tables: bars, waiting room, moves, log, chat, replay.

## The frame

frame-title = Stellwerk
frame-title-turn = ● Your turn – { $game }
frame-your-turn = It is your turn
frame-skip = Skip to the content
frame-home = Home
frame-navigation = Navigation
frame-menu = Menu
frame-menu-turns = { $number ->
        [one] Menu (1 match waits for you)
       *[other] Menu ({ $number } matches wait for you)
    }
frame-rules = Rules
frame-watch = Watch
frame-matches = My matches
frame-settings = Settings
frame-turns = { $number ->
        [one] 1 waits for you
       *[other] { $number } wait for you
    }
frame-language = Language
frame-theme = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: like the device
    }
frame-loading = One moment …
frame-page-failed = This page could not be fetched. Perhaps the connection is gone, or there is a new release.
frame-page-missing = There is no such page.
frame-reload = Reload

## Bots by their names

bot-random = Dice
bot-planner = Planner
bot-surveyor = Surveyor
bot-promoter = Promoter

## What is expected of whom

status-loading = Setting the table …
status-moment = One moment …
status-your-turn = Your turn.
status-turn-of = { $name }:
status-watching = You are watching.
status-awaited = Waiting for { $names }.
status-thinking = { $number ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
status-decides = { $number ->
        [one] { $names } has to decide.
       *[other] { $names } have to decide.
    }
status-over = The match is over.
status-won = { $number ->
        [one] The match is over: { $names } wins.
       *[other] The match is over: { $names } share the win.
    }

## The table

table-open-seat = Open seat { $number }
table-you = you
table-bot = bot
table-away = away
table-stand-in = bot { $bot } plays on
table-to-move = to move
table-points = points
table-time-left = Time left:
table-days-left = { $days } d { $hours } h
table-players = Players
table-map = The board
table-hand = Your hand
table-tabs = Beside the board
table-moves = Moves
table-log = Log
table-chat = Chat
table-chat-new = { $number ->
        [one] Chat (1 new message)
       *[other] Chat ({ $number } new messages)
    }
table-orders = Standing orders
table-result = Result
table-last-moves = Last moves
table-no-moves = There is nothing left to play here.
table-no-moves-yet = As soon as you are asked, all your possible moves are listed here.
table-nothing-secret = From here you see only what everybody sees.
table-log-empty = Nothing has happened yet.
table-earlier = Show earlier
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-undo = Undo
table-undo-key = Take your last move back (key U)
table-text-mode = Show the table as text
table-text-mode-off = Show the map
table-leave = Leave the match
table-leave-sure = Leave this match? A bot plays on for you, and you can come back at any time.
table-bot-plays = The bot { $bot } is playing for you.
table-come-back = Come back
table-why = Why?
table-close = Close
table-connection-lost = Connection lost. Trying again …
table-connection-back = Connected again. Nothing was lost.
table-try-now = Try now
table-unreachable = The server cannot be reached right now. Check your connection and try again.
table-drawer = { $height ->
        [peek] Drawer: only the hand. Open further
        [half] Drawer: half open. Open fully
       *[full] Drawer: fully open. Close
    }

## Choosing a move

choose-do = What would you like to do?
choose-back = Back
choose-filter = Part of a name
choose-no-match = Nothing here matches “{ $typed }”.
choose-nothing = none
choose-these = { $number ->
        [0] Take none
        [one] Take this one
       *[other] Take these { $number }
    }
choose-any = Any of these

## Before the match

waiting-for = { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
waiting-for-host = Everybody is here. The host starts the match.
waiting-starts = Everybody is here. The match begins.
waiting-closed = This table has been called off.
waiting-broken = The server cannot read the match of this table any more. It is kept: ask whoever runs the server.
waiting-seats = Around the table
waiting-name = Your name
waiting-sit = Sit down
waiting-get-up = Get up from the table
waiting-seat-bot = Put a bot here
waiting-seat-open = Make free
waiting-seat-open-label = Make the seat of { $name } free
waiting-invite = Invite friends
waiting-invite-how = Send this link. Whoever opens it types a name and sits down.
waiting-link = Invitation link
waiting-copy = Copy link
waiting-copied = Copied
waiting-share = Share
waiting-host = You are the host
waiting-start = Start now
waiting-start-bots = Start now, bots on open seats
waiting-start-fewer = { $number ->
        [one] Start alone
       *[other] Start with { $number } players
    }
waiting-call-off = Call the table off
waiting-call-off-sure = Call this table off? Nobody can play here then.

## Several people on one device

curtain-give = Give the device to { $name }
curtain-others-look-away = Everybody else looks away for a moment.
curtain-who = Who is looking?
curtain-nobody-asked = Nobody at this device is asked at the moment.
curtain-it-is-me = I am { $name }: show my hand

## The end

end-result = Result
end-winner = Winner
end-rematch = Play again
end-go-to-rematch = Go to the rematch
end-replay = Replay
end-record = Download the record

## Standing orders

orders-about = Orders are carried out for you as soon as you are asked and they are possible. Nobody else sees them. While others play, you can also press what you want on the map.
orders-add = Add an order
orders-none-yet = After your first question you can give orders here.
orders-later = Do this as soon as I can
orders-in-force = Ordered
orders-how-often = How often?
orders-once = Once
orders-always = Always
orders-until = Until …
orders-until-what = { $what } – until which move is possible?
orders-times-line = { $times ->
        [one] { $what }, as soon as I can
       *[other] { $what }, { $times } times
    }
orders-always-line = { $what }, every time
orders-until-line = { $what }, until I can: { $until }
orders-remove = Remove the order: { $what }
orders-cancel = Cancel

## Replay

replay-to-table = To the table
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Step of the match
replay-step-of = Step { $step } of { $last }
replay-speed = Speed
replay-seat = Seen from
replay-seat-none = As a spectator
replay-seat-of = As { $name }
replay-link = Copy link to this step

## The table as text

fact-yours = Your hand and plans
fact-my-tickets = Your tickets
fact-my-cities = Your cities
fact-table = On the table
fact-players = The players
fact-claimed = Routes that are taken
fact-networks = Networks
fact-boxes = The auction
fact-tracks = Influence and profit
fact-areas = What lies in the areas
fact-round = Round
fact-turn = Turn
fact-turns = Turns in all
fact-row = Face-up row
fact-deck = Cards in the deck
fact-discard = Discard pile
fact-ticket_deck = Tickets in the deck
fact-final_turns = Turns left
fact-card = Special card
fact-budget = Budget
fact-rails_left = Rails left
fact-general_order = General order
fact-build_order = Build order
fact-train_order = Train order
fact-line = Line so far
fact-due = Still to pay
fact-player = Player
fact-points = Points
fact-would_be = If it ended now
fact-cards = Cards
fact-trains = Trains
fact-tickets = Tickets
fact-stations_left = Stations left
fact-marker = Start
fact-colours = Colours in hand
fact-revealed = Revealed
fact-hand = Cubes
fact-tracks_left = Tracks left
fact-plain = Goods of the plains
fact-hill = Goods of the hills
fact-red = Red passengers
fact-green = Green passengers
fact-landowner = Landowners
fact-goods = Goods
fact-routes = Routes
fact-stations = Stations
fact-offer = Offered
fact-kept = Kept
fact-missing = Missing rails
fact-chosen = Chosen
fact-ticket = Ticket
fact-city = City
fact-route = Route
fact-state = State
fact-crossings = Crossings
fact-box = Box
fact-tokens = Influence
fact-bid = Standing bid
fact-profit = Profit
fact-completed = done
fact-blocked = blocked
fact-trains-needed = { $number ->
        [one] 1 more train
       *[other] { $number } more trains
    }
fact-joined = reached
fact-not-joined = not reached yet
fact-yes = yes
fact-no = no
