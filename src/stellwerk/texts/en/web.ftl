### What is around every page of the web app, and its tables: bars, waiting room, moves, log, chat, replay.

## Around every page

shell-title = Stellwerk
shell-title-page = { $page } – Stellwerk
shell-title-turn = ● Your turn – { $game }
shell-your-turn = It is your turn
shell-skip = Skip to the content
shell-home = Home
shell-navigation = Navigation
shell-menu = Menu
shell-menu-turns = { $number ->
        [one] Menu (1 match waits for you)
       *[other] Menu ({ $number } matches wait for you)
    }
shell-rules = Rules
shell-watch = Watch
shell-puzzles = Puzzles
shell-analysis = Analysis board
shell-matches = My matches
shell-settings = Settings
shell-turns = { $number ->
        [one] 1 waits for you
       *[other] { $number } wait for you
    }
shell-language = Language
shell-theme = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: like the device
    }
shell-loading = One moment …
shell-offline = You are offline. What you see may be old.
shell-page-failed = This page could not be fetched. Perhaps the connection is gone, or there is a new release.
shell-page-missing = There is no such page.
shell-reload = Reload

## Bots by their names

bot-random = Dice
bot-planner = Planner
bot-surveyor = Surveyor
bot-promoter = Promoter
bot-porter = Porter
bot-stoker = Stoker
bot-conductor = Conductor
bot-driver = Engine Driver
bot-stationmaster = Stationmaster
bot-dispatcher = Dispatcher
bot-signaller = Signaller
bot-superintendent = Superintendent

## What is expected of whom

status-loading = Setting the table …
status-moment = One moment …
status-halted = Look at the count, then go on.
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
table-hand-of = The hand of { $name }
table-hands = Hand
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
table-from-position = { $game } – from a position
table-leave = Leave the match
table-leave-sure = Leave this match? A bot plays on for you, and you can come back at any time.
table-bot-plays = The bot { $bot } is playing for you.
table-come-back = Come back
table-why = Why?
confirm-sure = Are you sure?
confirm-no = Not yet
confirm-yes = Yes, do it
confirm-which = Confirm my moves
confirm-off = Only what the game always asks about, such as drawing tickets
confirm-much = What reveals or spends much
confirm-final = All that cannot be undone
confirm-everything = Everything
explain-why = Why did { $player } do that?
explain-title = What { $player } thought
recap-since = Since your last turn
recap-deeds = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
table-rule-book = Open the whole book
table-rule = Rule
colour-mine = My colour
colour-of-somebody = { $colour }: { $name }
colour-of-pieces-0 = blue
colour-of-pieces-1 = red
colour-of-pieces-2 = green
colour-of-pieces-3 = violet
colour-of-pieces-4 = grey
colour-of-pieces-5 = brown
motion-how-fast = How fast things move
motion-none = Nothing moves
motion-fast = Fast
motion-usual = As usual
motion-slow = Slowly
table-sounds = Sounds
table-close = Close
table-go-on = Go on
table-connection-lost = Connection lost. Trying again …
table-connection-waiting = Connection lost. “{ $move }” waits and is sent as soon as the line is back.
table-connection-waiting-undo = Connection lost. Your undo waits and is sent as soon as the line is back.
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
clock-rule-none = No time limit
clock-rule-turn = { $time } for each decision
clock-rule-total = { $time } for the whole match
clock-rule-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    } for each decision
clock-rule-seconds = { $number } seconds
clock-rule-minutes = { $number } minutes
waiting-link-make = Show link and QR code
waiting-code = QR code of the invitation
waiting-code-how = Whoever sits beside you scans it with the camera.
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
curtain-turn-over = Your turn is over.
curtain-done = Done – hand over to { $name }
curtain-who = Who is looking?
curtain-nobody-asked = Nobody at this device is asked at the moment.
curtain-it-is-me = I am { $name }: show my hand

## The end

end-result = Result
end-winner = Winner
end-hints = { $number ->
        [one] 1 hint taken
       *[other] { $number } hints taken
    }
end-rematch = Play again
end-go-to-rematch = Go to the rematch
end-replay = Replay
end-review = Look back
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
replay-go-on = Try
replay-link = Copy link to this step
watch-hold = Pause
watch-go-on = Go on
watch-step = One step on
watch-ahead = { $number ->
        [0] Paused
        [one] Paused: the match is 1 step ahead
       *[other] Paused: the match is { $number } steps ahead
    }
watch-hand = Whose hand is seen
watch-no-hand = No hand
watch-hand-of = The hand of { $name }

## The table as text

fact-yours = Your hand and plans
fact-yours-of = Hand and plans of { $name }
fact-table = On the table
fact-players = The players
fact-player = Player
fact-points = Points
fact-state = State
fact-yes = yes
fact-no = no

## Lessons and the coach

lesson-label = Lesson
lesson-step = Step { $number } of { $steps }
lesson-finished = Lesson finished
lesson-progress = Steps behind you
lesson-fold = Show less of the lesson
lesson-unfold = Show the lesson
lesson-show = Do it for me
lesson-leave = Leave the lesson
lesson-leave-sure = Leave this lesson? You can begin it again at any time.
lesson-play-on = Play a whole match
coach-label = What you can do
coach-ask = What can I do?
coach-stop = Stop these hints
coach-choice = Against bots, say what I can do and why
hint-ask = Hint
