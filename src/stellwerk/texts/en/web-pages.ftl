### The pages outside the table: home, new tables, links, matches, settings, watching, rules.

## Names of boards and guests

board-ticket-europe = Europe
board-ticket-switzerland = Switzerland
board-ticket-usa = USA
board-trans-amerika = Amerika
board-trans-europa = Europa
board-wensleydale = Wensleydale
board-nurnberg = Nürnberg
guest-name = Platform { $number }

## Home

home-title = The railway games table
home-lead = Ticket to Ride, Trans Amerika and Last Train to Wensleydale, against bots or with friends. No email, nothing to install.
home-play-bots = Play against bots
home-play-what = { $bots ->
        [one] { $game }, you and a bot
       *[other] { $game }, you and { $bots } bots
    }
home-invite = Invite friends
home-pass = Pass and play
home-choose = Choose a board
home-board = Board
home-play = Play
home-play-label = Play { $game } against bots
home-learn = Learn in ten minutes
home-learn-short = Learn
home-learn-label = Learn { $game } in ten minutes
home-more = Set up …
home-more-label = Set up a table for { $game }
home-players = { $fewest } to { $most } players
home-minutes = about { $minutes } min
home-difficulty-1 = easy to learn
home-difficulty-2 = some practice
home-difficulty-3 = for experts
home-about-ticket-europe = Collect cards, claim routes, connect the cities on your tickets; with ferries, tunnels and stations.
home-about-ticket-switzerland = A tight mountain map for two or three, full of tunnels and ways across the border.
home-about-ticket-usa = The base game: from coast to coast before the trains run out. The best board to begin with.
home-about-trans-amerika = Lay rails, join the common network, reach your five secret cities first.
home-about-trans-europa = The same race for five secret cities, across Europe with its mountains and straits.
home-about-wensleydale = Bid for influence, build through the dales, carry cheese and stone, and sell out in time.
home-about-nurnberg = Post and beer around Nürnberg, and a prize for the first line to Fürth.
home-tables = Tables
home-go-on = Go on playing
home-nothing-yet = Your matches will be listed here. Nothing is lost when you close the page.
home-all-matches = All my matches
home-others = Open tables
home-more-tables = More tables
home-unofficial = Stellwerk is an unofficial, free project by fans. It belongs to no publisher; maps, drawings and rule texts are our own. The games and their names belong to their authors and publishers – if you like them, buy them.
home-footer = More
home-documentation = Documentation

## Tables in lists

tables-my-turn = Your turn
tables-turn-of = Waiting for { $names }
tables-running = Being played
tables-waits = Join in
tables-waiting = { $number ->
        [one] 1 seat is free
       *[other] { $number } seats are free
    }
tables-ready = Ready to start
tables-closed = Called off
tables-broken = Cannot be read any more
tables-against-bots = { $number ->
        [one] against one bot
       *[other] against { $number } bots
    }
tables-bots = { $number ->
        [one] one bot
       *[other] { $number } bots
    }
tables-with = with { $names }
tables-i-won = You won
tables-won = { $number ->
        [one] { $names } won
       *[other] { $names } share the win
    }

## A new table

lobby-title = A new table
lobby-mode = How to play
lobby-mode-bots = Against bots
lobby-mode-friends = With friends
lobby-mode-pass = On one device
lobby-board = Board
lobby-own-board = Play on a board of your own
lobby-own-board-how = A file as docs/boards.md describes it. It is checked at once; its map is drawn plainly.
lobby-own-board-taken = “{ $title }” from your file { $file } can be played.
lobby-own-board-remove = Put it away again
lobby-rules = Read the rules
lobby-my-name = Your name
lobby-my-name-hint = Leave it empty and you get one
lobby-seats = Who plays
lobby-number = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
lobby-fewer = One player fewer
lobby-more = One player more
lobby-seat = Seat { $number }
lobby-seat-who = Seat { $number }: who sits here?
lobby-seat-name = Seat { $number }: name
lobby-seat-bot = Seat { $number }: which bot?
lobby-name = Name
lobby-guest-name = Player { $number }
lobby-kind-me = I
lobby-kind-me-name = I ({ $name })
lobby-kind-guest = On this device, too
lobby-kind-open = Open seat
lobby-kind-bot = Bot
lobby-bot-strongest = { $bot } (strongest)
lobby-level = { $bot } ({ $level } of { $levels })
lobby-level-easiest = { $bot } (easiest)
lobby-other-bots = Other bots
lobby-options = The game
lobby-no-options = There is nothing to choose for this game.
lobby-choice-random = Drawn by lot
lobby-choice-true = Yes
lobby-choice-false = No
lobby-further = Clock, spectators and more
lobby-clock = Clock
lobby-clock-kind = Time to think
lobby-clock-none = No limit
lobby-clock-turn = For each decision
lobby-clock-total = For the whole match
lobby-clock-days = Days, for playing now and then
lobby-clock-seconds = Seconds for each decision
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds more with each decision
lobby-clock-days-each = Days for each decision
lobby-clock-opens = Time runs from
lobby-clock-closes = until
lobby-clock-zone = Time zone
lobby-clock-how = When the time is up, a bot plays on until its player comes back.
lobby-house = At the table
lobby-visibility = Who may come
lobby-visibility-invited = Only those who have the link
lobby-visibility-open = Everybody on this server
lobby-start = The match begins
lobby-start-full = as soon as all seats are taken
lobby-start-host = when I start it
lobby-explanations = Bots explain their moves
lobby-explanations-alone = Where one person plays against bots
lobby-explanations-always = Always, and everybody learns what they hide
lobby-explanations-never = Only after the match
lobby-hints = Hints for those who play
lobby-hints-alone = Where one person plays against bots
lobby-hints-always = For everybody; the result says how many
lobby-hints-never = For nobody
lobby-spectators = Others may watch
lobby-pause = Bots wait before they move
lobby-pause-seconds = { $seconds } s
lobby-make = Set the table
lobby-make-how = Next you get a link to share.
lobby-play = Play now
lobby-play-how = Everybody is here, so the match begins at once.

## Invitations and links

invitation-title = You are invited to a match
invitation-from = { $host } invites you to { $title }
invitation-to = You are invited to { $title }
invitation-seats = { $players } players, { $open ->
        [0] every seat is taken
        [one] 1 seat is free
       *[other] { $open } seats are free
    }
invitation-description = { $seats }. { $clock }. Play in the browser, without an account.
invitation-running = This match has begun. You can watch it, if its host lets you.
invitation-full = Every seat is taken. You can watch, if the host lets you.
invitation-over = This match is over. You can see how it ended.
invitation-how = Type a name and sit down. Nothing else is needed.
invitation-known = You come to the table as { $name }.
invitation-watch = To the table, just to watch
invitation-bad-title = This invitation is not valid
invitation-bad = The link is incomplete, or it was taken back. Ask whoever sent it for a new one, and copy it as a whole.
link-title = Your personal link
link-replaces = On this device you are { $name } so far. With this link it becomes the person who made it; matches of { $name } stay, but can be reached from here only with a link or login of theirs.
link-use = Use the link
link-stay = Stay as I am
link-bad-title = This link is not valid
link-bad = A link works once and for one day only, and it has to be copied as a whole. Make a new one in the settings of your other device.
confirm-title = Confirm your mail address
confirm-done-title = Confirmed
confirm-done = { $name }, from now on you get a mail when it is your turn and you are away.
missing-title = End of the line
missing-text = There is nothing at this address. Perhaps the link is incomplete, or what was here is gone.

## My matches

matches-my-turn = Your turn
matches-running = Being played
matches-waiting = Waiting for players
matches-over = Finished
matches-none = You have no matches yet.
matches-nobody = This device does not know you yet. Just play, or log in.
matches-begin = Start a match
matches-imported = brought in from a file
matches-replay = Replay of { $game }
matches-review = Look back at your match of { $game }
matches-more = Older matches
matches-give-up = Give up
matches-give-up-label = Give up { $game }
matches-give-up-bots = Give this match up? It ends without a result and leaves your list.
matches-give-up-others = Give this match up? A bot plays on for you, and it leaves your list.
matches-leave = Leave
matches-leave-label = Leave the table of { $game }
matches-leave-sure = Leave this table? If nobody else sits there, it is called off.
matches-remove = Remove
matches-remove-label = Remove { $game } from my list
matches-remove-sure = Remove this match from your list? Your results still count.
matches-statistics = Your results
matches-statistics-how = Matches that you played to their end on a seat of your own.
matches-boards = By board
matches-opponents = By opponent
matches-board = Board
matches-opponent = Opponent
matches-played = Played
matches-won = Won
matches-lost = Lost
matches-best = Best
matches-mean = Average
matches-opponents-more = More opponents
matches-devices = On another device
matches-devices-how = A personal link takes all your matches along.
matches-devices-go = Make a link
matches-import = Bring in a match
matches-import-how = A record that was downloaded here or saved by the terminal can be replayed and shared.
file-choose = Choose a file

## Settings

settings-me = You
settings-save = Save
settings-saved = Saved.
settings-look = Look and sound
settings-theme = Theme
settings-theme-auto = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-symbols = Symbols for colours
settings-symbols-how = On cards and on the spaces of the map, so that nobody depends on colours.
settings-sounds = Sounds
settings-motion = Movement follows your device: if it is set to reduced motion, pieces appear without moving.
settings-log-in-title = Already been here?
settings-log-in = Log in
settings-login = Login
settings-password = Password
settings-old-password = Present password
settings-new-password = New password (8 characters or more)
settings-account = Account
settings-account-how = You need none. With a login and a password you can come back on any device.
settings-account-change = Here you change your login or your password.
settings-account-ends = A new password logs you out on all other devices and takes back all keys and links.
settings-account-make = Make an account
settings-account-save = Change the account
settings-device = Devices
settings-device-how = Open a personal link on another device, and you are the same person there, with all your matches. It works once, for one day. Give it to nobody else.
settings-link = Personal link
settings-link-make = Make a personal link
settings-link-until = Good once, until { $until }.
settings-copy = Copy
settings-log-out = Log out here
settings-log-out-all = Log out everywhere
settings-log-out-sure = Log out on this device?
settings-log-out-all-sure = Log out on all devices? Links and keys stop working, too.
settings-log-out-guest = You have no password. If you log out, you cannot come back to your matches. Log out anyway?
settings-notices = When it is your turn
settings-browser = Notices of this browser, while another page is in front.
settings-browser-on = Allow notices
settings-browser-off = No more notices
settings-browser-denied = This browser does not allow them. You can change that in the browser’s own settings for this page.
settings-push = Also when the page is closed, on this device.
settings-push-on = Tell me on this device
settings-push-off = No longer on this device
settings-push-impossible = This browser can be told only while the page is open. On a phone it may help to put Stellwerk on the home screen.
settings-push-devices = { $number ->
        [one] You are told on one device.
       *[other] You are told on { $number } devices.
    }
settings-push-failed = The browser could not reach its push service. Try again later.
settings-notices-how = If you are not at the table, we can tell you elsewhere. Empty fields switch it off.
settings-webhook-kind = Webhook for
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-generic = something else (JSON)
settings-webhook = Address of the webhook
settings-mail = Mail address
settings-mail-confirmed = This address is confirmed.
settings-mail-open = We have sent a mail there. Open the link in it to confirm the address.
settings-keys = Keys for programs
settings-keys-how = A program of yours that plays for you needs a key. Most people need none.
settings-key = Key
settings-key-once = The key is shown only now. Copy it to where it is needed.
settings-key-label = What is it for?
settings-key-scope = What may it do?
settings-key-play = Only play
settings-key-play-how = Look, join tables, play and chat.
settings-key-manage = Everything
settings-key-manage-how = Also make and close tables, bring in records, and change or delete your account.
settings-key-make = Make a key
settings-keys-back = Take all keys back
settings-keys-sure = Take all keys back? Programs that use them stop playing.
settings-data = Your data
settings-data-how = A file with all that is kept about you: name, login, choices, matches, seats, standing orders, and what you said at tables.
settings-data-save = Download my data
settings-delete = Delete me
settings-delete-how = Your name, your login, your choices and the records you brought in are deleted for good, and what you said at tables is blanked. You leave tables that wait; at running ones a bot takes your seat. Finished matches stay for the others, without your name.
settings-delete-ask = Delete me …
settings-delete-sure = Really delete { $name }? This cannot be undone.
settings-delete-yes = Yes, delete for good
settings-delete-no = No, stay

## Watching

watch-title = Watch bots play
watch-lead = Lean back: choose a board and how fast they play. It is also a good way to learn a game.
watch-start = Let them play
watch-mine = Your bots at play
watch-pause = { $game }: bots wait
watch-others = Tables of others
watch-none = Nobody plays at an open table right now.

## The rule book

rules-lead = The rules of all games in our own words. Every paragraph has a number, and every “Why?” at the table leads to it.
rules-all = All rules
rules-boards = Boards
rules-quick = Quick start
rules-whole = The whole book
rules-own-page = In a window of its own
rules-search = Search the rules
rules-found = { $number ->
        [0] Nothing found. Try another word.
        [one] 1 rule found
       *[other] { $number } rules found
    }
rules-contents = Contents
rules-special = What is special about this board
rules-special-how = These rules do not hold on all boards of the family.
rules-only = Only on: { $boards }
rule-decided-note = The printed rules leave this open; this is how we play it.
rule-reported-note = At least in part this comes from public reports on the game, not from the printed rules.
rules-link = Link to rule { $rule }
rules-assumed = What we had to assume about this board

## What bots of each level are like

level-ticket-porter = Lets you win: hoards cards, follows one ticket at a time and notices the end too late.
level-ticket-stoker = Cannot refuse a ticket, saves up for long and is surprised by the end.
level-ticket-conductor = Takes tickets for their points, and cards from the deck on the off chance.
level-ticket-driver = Drives straight: builds for one ticket after the other along few, long routes.
level-ticket-stationmaster = Plans all tickets as one network and knows what long routes are worth.
level-ticket-signaller = Plays every idea through to the end many times before it moves.
level-ticket-superintendent = The strongest: has learned by playing against itself, match after match. On boards it has never seen, it plays like the Signaller.
level-trans-porter = Lets you win: starts at the edge, builds on its own and makes detours.
level-trans-stoker = Starts at its remotest city and likes to build close to others.
level-trans-conductor = Builds from city to city, and would rather not use the rails of others.
level-trans-driver = Starts well, then heads for the nearest city, and then for the next.
level-trans-stationmaster = Sees all its cities at once, uses your rails and keeps its own out of your way.
level-trans-signaller = Plays the round to its end many times before it lays a rail.
level-trans-superintendent = The strongest: has learned by playing against itself, match after match. Where it has never played, it does what the Signaller would do.
level-wensleydale-porter = Lets you win: takes the first line that looks good.
level-wensleydale-stoker = Values goods and trains rightly, but looks at few lines.
level-wensleydale-conductor = Compares some lines before it builds, and overlooks others.
level-wensleydale-driver = Looks at many lines, and at what others could carry off.
level-wensleydale-stationmaster = Plays its three best ideas to the end of the turn and takes the best.
level-wensleydale-signaller = Plays out every bid, line and train that could be worth it.
level-wensleydale-superintendent = The strongest: has learned by playing against itself, match after match. On boards it has never seen, it plays like the Signaller.
