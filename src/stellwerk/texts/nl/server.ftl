### Wat de server zegt: antwoorden aan mensen aan tafel, berichten, en de opdrachten die hem starten.

## Antwoorden als iets niet gebeurt: één per code, in de volgorde van denied.py

answer-not-logged-in = De server kent je nog niet. Typ een naam of log in.
answer-wrong-password = De gebruikersnaam of het wachtwoord klopt niet. Controleer ze en probeer het opnieuw.
answer-not-yours = Dat is van iemand anders; je kunt alleen voor jezelf handelen.
answer-not-host = Dat mag alleen de gastheer van deze tafel.
answer-not-admin = Dat mag alleen een beheerder van deze server.
answer-no-spectators = Aan deze tafel mag niemand meekijken. Vraag de gastheer of het toch mag.
answer-not-explained = De bots aan deze tafel houden hun gedachten voor zich tot de partij voorbij is.
answer-no-hints-here = Aan deze tafel zijn er geen hints: de gastheer heeft ze niet toegestaan.
answer-out-of-scope = Daar is deze sleutel niet voor bedoeld: hij mist het recht ‘{ $scope }’. Neem een andere sleutel, of doe het in de browser.
answer-cross-site = Dit verzoek kwam van een andere website en is daarom geweigerd. Open de tafel hier en probeer het opnieuw.
answer-no-such-table = Deze tafel bestaat niet, of je hebt er geen toegang toe. Vraag de gastheer om een uitnodigingslink.
answer-no-such-seat = Deze plaats bestaat niet aan deze tafel.
answer-no-such-game = Dit spel is er hier niet. Kies er een uit de lijst van spellen.
answer-no-such-lesson = Die les bestaat niet.
answer-no-such-puzzle = Die puzzel bestaat niet.
answer-no-such-board = Een bord met deze hash is hier niet bewaard. Laad het bestand opnieuw.
answer-no-such-link = Deze link is onbekend, al gebruikt of te oud. Vraag een nieuwe.
answer-no-such-person = Deze persoon is hier niet of niet meer bekend.
answer-no-such-step = Deze stap bestaat niet in deze partij.
answer-no-explanation = Hier valt niets uit te leggen: deze zet is niet van een bot, of hij zegt niet waarom.
answer-no-hint = Voor deze stelling is er geen hint. Probeer het nog eens, of beslis zelf.
answer-stale = De partij is intussen verdergegaan. Kijk nog eens naar de tafel en beslis dan.
answer-no-prompt = Er wordt je nu niets gevraagd. Wacht tot je aan de beurt bent.
answer-no-choice = Hier is maar één zet mogelijk, dus valt er niets te hinten.
answer-in-lesson = In een les hoor je toch al wat je moet doen; hints zijn er voor partijen.
answer-nothing-to-undo = Je kunt niets terugnemen: sindsdien heeft iemand iets nieuws gezien of een zet gedaan.
answer-not-running = Aan deze tafel wordt nu geen partij gespeeld.
answer-not-over = Dat kan pas als de partij is afgelopen.
answer-not-tried = Alleen wie een puzzel heeft geprobeerd, kan aan de oplossing twijfelen.
answer-not-an-answer = Dit is nog geen heel antwoord.
answer-already-started = Daarvoor is het te laat: de partij is al begonnen.
answer-table-full = Alle plaatsen aan deze tafel zijn bezet. Kies een andere tafel of open er zelf een.
answer-seat-taken = Daar zit al iemand. Kies een andere plaats.
answer-colour-taken = Iemand anders heeft deze kleur al. Kies een andere.
answer-already-seated = Je zit al aan deze tafel.
answer-not-enough-players = Voor dit spel zijn minstens { $fewest } spelers nodig. Nodig iemand uit of laat bots meespelen.
answer-login-taken = Deze gebruikersnaam is al in gebruik. Kies een andere.
answer-not-away = Niemand vervangt je: de plaats is van jou, speel gewoon verder.
answer-table-closed = Deze tafel is gesloten. Open een nieuwe om te spelen.
answer-table-broken = De server kan de partij aan deze tafel niet meer lezen. Ze blijft bewaard: vraag het aan wie de server beheert, en speel zolang aan een nieuwe tafel.
answer-too-many-tables = Je hebt al { $most ->
        [one] 1 tafel die wacht of bezig is
       *[other] { $most } tafels die wachten of bezig zijn
    }, en meer kan niet. Speel eerst een partij uit of verlaat een tafel.
answer-too-many-bot-tables = { $most ->
        [0] Tafels waaraan alleen bots spelen, zijn hier niet mogelijk.
        [one] Je laat al aan 1 tafel bots onder elkaar spelen, en meer kan niet. Wacht tot ze klaar zijn.
       *[other] Je laat al aan { $most } tafels bots onder elkaar spelen, en meer kan niet. Wacht tot er een klaar is.
    }
answer-too-many-imports = { $most ->
        [0] Verslagen kunnen hier niet worden ingelezen.
        [one] Je hebt al 1 verslag ingelezen, en meer kan niet.
       *[other] Je hebt al { $most } verslagen ingelezen, en meer kan niet. Oude worden na een tijdje verwijderd.
    }
answer-too-many-keys = { $most ->
        [0] Sleutels voor programma’s zijn er hier niet.
        [one] Je hebt al 1 sleutel, en meer kan niet. Trek hem eerst in.
       *[other] Je hebt al { $most } sleutels, en meer kan niet. Trek ze eerst in.
    }
answer-too-many-links = { $most ->
        [one] Er is al 1 link, en meer kan niet. Gebruik die.
       *[other] Er zijn al { $most } links, en meer kan niet. Gebruik er een van.
    }
answer-illegal = Deze zet is nu niet toegestaan.
answer-unknown-setting = Zo kan dit spel niet worden klaargezet: { $reason }
answer-bad-position = Deze stelling kan niet: { $reason }
answer-nothing-to-go-on = Hier was de partij afgelopen: kies een eerdere stap om verder te spelen.
answer-bad-record = Dit verslag is niet bruikbaar: { $reason }
answer-bad-board =
    Op dit bord kan niet worden gespeeld:
    { $reason }
answer-bad-clock = Deze klok is niet bruikbaar: { $reason }
answer-bad-name = Kies een naam van 1 tot en met 40 zichtbare tekens.
answer-bad-mail = Dit e-mailadres is niet bruikbaar. Controleer het en probeer het opnieuw.
answer-bad-webhook = Deze webhook is niet bruikbaar. Het adres moet met https:// of http:// beginnen en op internet bereikbaar zijn.
answer-bad-push = Deze browser kan geen melding krijgen: het adres van zijn pushdienst is niet bruikbaar.
answer-mail-not-configured = Deze server verstuurt geen e-mail. Gebruik in plaats daarvan een webhook.
answer-bad-frame = De server heeft dit bericht niet begrepen: { $reason }
answer-bad-request = De server heeft dit verzoek niet begrepen: { $reason }
answer-too-large = Dat is te veel in één keer. Stuur iets kleiners.
answer-not-json = De server neemt hier alleen JSON aan. Stuur het met Content-Type: application/json.
answer-too-fast = Niet zo snel, alsjeblieft. Probeer het over { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } opnieuw.
answer-too-many-connections = Er staan te veel verbindingen tegelijk open. Sluit een paar tabbladen of programma’s en probeer het opnieuw.
answer-too-slow = Het verzoek deed er te lang over. Probeer het opnieuw.
answer-head-too-large = De kop van dit verzoek is te lang. Stuur minder of kortere headers en een korter adres.
answer-wrong-host = Deze server heeft een ander adres. Open hem op het adres dat je hebt gekregen.
answer-metrics-closed = Deze cijfers zijn voor wie de server beheert. Vraag ze op vanaf de machine waarop hij draait, of toon het token.
answer-unavailable = De server kan dat nu niet. Probeer het zo dadelijk opnieuw.

## Gebeurtenissen aan tafel die alle spellen gemeen hebben

event-undone = { $player } neemt een zet terug.
event-stand-in = { $player } is er niet; de bot { $bot } speelt verder.
event-return = { $player } is terug en speelt verder.

## Berichten, per e-mail of webhook

notice-turn-subject = Jij bent aan de beurt: { $title }
notice-turn-text = { $name }, je bent aan de beurt bij { $title } met { $others }. Naar de tafel: { $link }
notice-over-subject = De partij is afgelopen: { $title }
notice-over-text = Je partij { $title } is afgelopen. Bekijk hoe het is gegaan: { $link }
notice-turn-short = Met { $others }
notice-over-short = Bekijk hoe het is gegaan.
notice-confirm-subject = Mag Stellwerk je mailen als je aan de beurt bent?
notice-confirm-text =
    Hallo,

    Als je per e-mail wilt horen dat je aan de beurt bent, open dan deze link:
    { $link }

    Heb je hier niet om gevraagd, dan hoef je niets te doen; je krijgt geen e-mail meer.

## Opdrachten: serve en admin

serve-running = Stellwerk draait op { $address }
serve-network = Anderen op je netwerk kunnen terecht op { $address }
serve-stop = Ctrl-C stopt de server; alle partijen blijven bewaard.
serve-no-server-parts = De server heeft nog een paar pakketten nodig; installeer ze met: pip install "stellwerk[server]"
serve-no-setting = { $file }: er is geen instelling ‘{ $name }’{ $hint }; de instellingen zijn: { $choices }.
serve-setting-value = { $place }: ‘{ $value }’ is niet geldig; { $wanted }.
serve-wants-text = er is een tekst nodig
serve-wants-whole-number = er is een geheel getal nodig
serve-wants-number = er is een getal nodig
serve-wants-choice = mogelijk is: { $choices }
serve-wants-yes-no = er is true of false nodig
serve-wants-range = mogelijk is { $fewest } tot en met { $most }
serve-bad-toml = { $file } is geen geldige TOML: { $reason }.
serve-bad-database = --database: ‘{ $database }’ is geen bestandsnaam en ook geen adres zoals postgresql://naam:wachtwoord@computer/database.
serve-database-folder = De map { $folder } voor de database bestaat niet.
serve-database-away = De database { $database } kan niet worden geopend: { $reason }.
serve-database-newer = De database is door een nieuwere versie van Stellwerk gemaakt (revisie { $revision }). Installeer die versie of een nieuwere, of gebruik een andere database.
serve-database-taken = Een andere server (proces { $process }) gebruikt de database { $database } al. Stop die eerst, neem een ander bestand, of PostgreSQL, dat meerdere servers kunnen delen.
serve-no-postgres = Voor een PostgreSQL-database is nog een pakket nodig: pip install "stellwerk[postgres]".
serve-no-redis = Voor kanalen via Redis is nog een pakket nodig: pip install "stellwerk[redis]".
serve-port-taken = Poort { $port } is al in gebruik; kies een andere met --port.
serve-no-host = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
serve-processes = --processes: meerdere processen hebben een gedeelde database nodig, zoals --database postgresql://…, of --channels redis://…
serve-failed = De server kon niet starten; de regels hierboven zeggen waarom.
serve-admin-made = { $login } beheert nu deze server.
serve-admin-password = Wachtwoord voor { $login }:
serve-admin-again = Nog een keer:
serve-admin-different = De twee wachtwoorden zijn niet gelijk; er is niets veranderd.
serve-admin-length = Het wachtwoord moet { $fewest } tot en met { $most } tekens hebben; er is niets veranderd.
serve-admin-login = ‘{ $login }’ kan geen gebruikersnaam zijn; gebruik { $fewest } tot en met { $most } letters, cijfers, punten, streepjes of underscores.
