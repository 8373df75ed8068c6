### What the server says: answers to people at a table, notices, and the commands that run it.

## Answers when something is not done: one for every code, in the order of denied.py

answer-not-logged-in = The server does not know you yet. Type a name, or log in.
answer-wrong-password = Login and password do not fit together. Check both and try again.
answer-not-yours = That belongs to somebody else; you can only act for yourself.
answer-not-host = Only the host of this table can do that.
answer-not-admin = Only an administrator of this server can do that.
answer-no-spectators = Spectators are not allowed at this table. Ask its host to let you watch.
answer-not-explained = The bots of this table keep their thoughts to themselves until the match is over.
answer-no-hints-here = There are no hints at this table: its host has not allowed them.
answer-out-of-scope = This key was not made for that; it lacks the scope “{ $scope }”. Use another key, or do it in the browser.
answer-cross-site = This request came from another website, so it was refused. Open the table here and try again.
answer-no-such-table = There is no such table, or it is not open to you. Ask its host for an invitation link.
answer-no-such-seat = This table has no such seat.
answer-no-such-game = There is no such game here. Choose one from the list of games.
answer-no-such-lesson = There is no such lesson.
answer-no-such-puzzle = There is no such puzzle.
answer-no-such-board = No board with this hash is kept here. Bring its file in again.
answer-no-such-link = This link is unknown, used up or too old. Ask for a new one.
answer-no-such-person = This person is not known here, or no longer.
answer-no-such-step = This match has no such step.
answer-no-explanation = There is nothing to explain here: no bot made this move, or it does not say why.
answer-no-hint = There is no hint for this position. Try again, or decide yourself.
answer-stale = The match has gone on since you looked. Look at the table again, then decide.
answer-no-prompt = You are not asked for anything right now. Wait until it is your turn.
answer-no-choice = Only one move is possible here, so there is nothing to hint at.
answer-in-lesson = In a lesson you are told what to do anyway; hints are for matches.
answer-nothing-to-undo = There is nothing you can take back: somebody has learned something or moved since.
answer-not-running = No match is being played at this table right now.
answer-not-over = That has to wait until the match is over.
answer-not-tried = Only those who have tried a puzzle can doubt its answer.
answer-not-an-answer = This is not a whole answer yet.
answer-already-started = It is too late for that: the match has already started.
answer-table-full = All seats at this table are taken. Choose another table, or open one yourself.
answer-seat-taken = Somebody is already sitting there. Choose another seat.
answer-colour-taken = Somebody else has this colour. Choose another one.
answer-already-seated = You are already sitting at this table.
answer-not-enough-players = This game needs at least { $fewest } players. Invite somebody, or let bots play along.
answer-login-taken = Somebody already uses this login. Choose another one.
answer-not-away = Nobody is standing in for you: the seat is yours, just play on.
answer-table-closed = This table is closed. Open a new one to play.
answer-table-broken = The server cannot read the match of this table any more. It is kept: ask whoever runs the server, and play on at a new table meanwhile.
answer-too-many-tables = You already have { $most ->
        [one] 1 table
       *[other] { $most } tables
    } waiting or running, and more are not possible. Finish a match or leave a table first.
answer-too-many-bot-tables = { $most ->
        [0] Tables at which only bots play are not possible here.
        [one] You already let bots play among themselves at 1 table, and more are not possible. Wait until they are done.
       *[other] You already let bots play among themselves at { $most } tables, and more are not possible. Wait until one is done.
    }
answer-too-many-imports = { $most ->
        [0] No records can be brought in here.
        [one] You have already brought in 1 record, and more are not possible.
       *[other] You have already brought in { $most } records, and more are not possible. Old ones are deleted after a while.
    }
answer-too-many-keys = { $most ->
        [0] There are no keys for programs here.
        [one] You already have 1 key, and more are not possible. Take it back first.
       *[other] You already have { $most } keys, and more are not possible. Take them back first.
    }
answer-too-many-links = { $most ->
        [one] There is already 1 link, and more are not possible. Use that one.
       *[other] There are already { $most } links, and more are not possible. Use one of those.
    }
answer-illegal = This move is not allowed right now.
answer-unknown-setting = This game cannot be set up like that: { $reason }
answer-bad-position = This position cannot be used: { $reason }
answer-nothing-to-go-on = The match was over here: choose an earlier step to go on from.
answer-bad-record = This record cannot be used: { $reason }
answer-bad-board =
    This board cannot be played:
    { $reason }
answer-bad-clock = This clock does not work: { $reason }
answer-bad-name = Please choose a name with 1 to 40 characters that can be seen.
answer-bad-mail = This mail address cannot be used. Check it and try again.
answer-bad-webhook = This webhook cannot be used. Its address has to begin with https:// or http:// and be reachable on the internet.
answer-bad-push = This browser cannot be told: the address of its push service cannot be used.
answer-mail-not-configured = This server sends no mail. Use a webhook instead.
answer-bad-frame = The server did not understand this message: { $reason }
answer-bad-request = The server did not understand this request: { $reason }
answer-too-large = That is too much at once. Send something smaller.
answer-not-json = The server takes only JSON here. Send it with Content-Type: application/json.
answer-too-fast = Not so fast, please. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
answer-too-many-connections = Too many connections are open at once. Close some tabs or programs, then try again.
answer-too-slow = The request took too long to arrive. Try again.
answer-head-too-large = The head of this request is too long. Send fewer or shorter headers and a shorter address.
answer-wrong-host = This server goes by another address. Open it under the address you were given.
answer-metrics-closed = These numbers are for whoever runs the server. Ask from the machine it runs on, or show the token.
answer-unavailable = The server cannot do that right now. Try again in a moment.

## Events of the table, which all games share

event-undone = { $player } took a move back.
event-stand-in = { $player } is away; the bot { $bot } plays on.
event-return = { $player } is back and plays on.

## Notices, by mail or webhook

notice-turn-subject = Your turn: { $title }
notice-turn-text = { $name }, it is your turn in { $title } with { $others }. Go to the table: { $link }
notice-over-subject = The match is over: { $title }
notice-over-text = Your match of { $title } is over. See how it ended: { $link }
notice-turn-short = With { $others }
notice-over-short = See how it ended.
notice-confirm-subject = Shall Stellwerk write to you when it is your turn?
notice-confirm-text =
    Hello,

    if you want to be told by mail when it is your turn, open this link:
    { $link }

    If you did not ask for this, you need not do anything; you will get no more mail.

## Commands: serve and admin

serve-running = Stellwerk is running at { $address }
serve-network = Others on your network can use { $address }
serve-stop = Ctrl-C stops the server; all matches are kept.
serve-no-server-parts = The server needs a few more packages; install them with: pip install "stellwerk[server]"
serve-no-setting = { $file }: there is no setting “{ $name }”{ $hint }; the settings are: { $choices }.
serve-setting-value = { $place }: “{ $value }” does not fit; { $wanted }.
serve-wants-text = a text is needed
serve-wants-whole-number = a whole number is needed
serve-wants-number = a number is needed
serve-wants-choice = it can be: { $choices }
serve-wants-yes-no = true or false is needed
serve-wants-range = it must be from { $fewest } to { $most }
serve-bad-toml = { $file } is not valid TOML: { $reason }.
serve-bad-database = --database: “{ $database }” is neither the name of a file nor an address such as postgresql://name:password@host/database.
serve-database-folder = The folder { $folder } for the database does not exist.
serve-database-away = The database { $database } cannot be opened: { $reason }.
serve-database-newer = The database was made by a newer release of Stellwerk (revision { $revision }). Install that release or a newer one, or use another database.
serve-database-taken = Another server (process { $process }) already uses the database { $database }. Stop it first, use another file, or use PostgreSQL, which several servers can share.
serve-no-postgres = A PostgreSQL database needs one more package: pip install "stellwerk[postgres]".
serve-no-redis = Channels over Redis need one more package: pip install "stellwerk[redis]".
serve-port-taken = Port { $port } is taken (address already in use); choose another with --port.
serve-no-host = The server cannot listen at { $host }, port { $port }: { $reason }.
serve-processes = --processes: several processes need a database they can share, such as --database postgresql://…, or --channels redis://…
serve-failed = The server could not start; the lines above say why.
serve-admin-made = { $login } is now an administrator of this server.
serve-admin-password = Password for { $login }:
serve-admin-again = Once more:
serve-admin-different = The two passwords are not the same; nothing was changed.
serve-admin-length = The password must have from { $fewest } to { $most } characters; nothing was changed.
serve-admin-login = “{ $login }” cannot be a login; use from { $fewest } to { $most } letters, digits, dots, dashes or underscores.
