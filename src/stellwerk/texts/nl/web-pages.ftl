### De pagina’s buiten de tafel: start, nieuwe tafels, links, partijen, instellingen, kijken, regels.

## Namen van borden en gasten

board-ticket-europe = Europa
board-ticket-switzerland = Zwitserland
board-ticket-usa = USA
board-trans-amerika = Amerika
board-trans-europa = Europa
board-wensleydale = Wensleydale
board-nurnberg = Nürnberg
guest-name = Spoor { $number }

## Startpagina

home-title = De speeltafel voor treinspellen
home-lead = Ticket to Ride, Trans Amerika en Last Train to Wensleydale, tegen bots of met vrienden. Geen e-mailadres nodig, niets te installeren.
home-play-bots = Tegen bots spelen
home-play-what = { $bots ->
        [one] { $game }, jij en één bot
       *[other] { $game }, jij en { $bots } bots
    }
home-invite = Vrienden uitnodigen
home-pass = Samen op één apparaat
home-choose = Kies een bord
home-board = Bord
home-play = Spelen
home-play-label = { $game } tegen bots spelen
home-learn = In tien minuten leren
home-learn-short = Leren
home-learn-label = { $game } in tien minuten leren
home-more = Instellen …
home-more-label = Een tafel voor { $game } instellen
home-players = { $fewest }–{ $most } spelers
home-minutes = ongeveer { $minutes } min
home-difficulty-1 = makkelijk te leren
home-difficulty-2 = wat ervaring
home-difficulty-3 = voor kenners
home-about-ticket-europe = Verzamel kaarten, bezet routes, verbind de steden op je bestemmingskaarten; met veerboten, tunnels en stations.
home-about-ticket-switzerland = Een krap bord vol bergen voor twee of drie, met veel tunnels en routes over de grens.
home-about-ticket-usa = Het basisspel: van kust tot kust voordat de treintjes op zijn. Het beste bord om mee te beginnen.
home-about-trans-amerika = Leg rails, sluit aan op het gezamenlijke netwerk en bereik als eerste je vijf geheime steden.
home-about-trans-europa = Dezelfde race naar vijf geheime steden, dwars door Europa met zijn bergen en zeestraten.
home-about-wensleydale = Bied op invloed, bouw door de dalen, vervoer kaas en steen en verkoop je lijnen op tijd.
home-about-nurnberg = Post en bier rond Nürnberg, en een bonus voor de eerste lijn naar Fürth.
home-tables = Tafels
home-go-on = Verder spelen
home-nothing-yet = Hier komen je partijen te staan. Ook als je de pagina sluit, gaat er niets verloren.
home-all-matches = Al mijn partijen
home-others = Open tafels
home-more-tables = Meer tafels
home-unofficial = Stellwerk is een onofficieel, vrij project van liefhebbers. Het is niet verbonden aan een uitgever; kaarten, tekeningen en regelteksten hebben we zelf gemaakt. De spellen en hun namen zijn van hun auteurs en uitgevers – vind je ze leuk, koop ze dan.
home-footer = Meer
home-documentation = Documentatie

## Tafels in lijsten

tables-my-turn = Jouw beurt
tables-turn-of = Wacht op { $names }
tables-running = Bezig
tables-waits = Meedoen
tables-waiting = { $number ->
        [one] 1 plaats is vrij
       *[other] { $number } plaatsen zijn vrij
    }
tables-ready = Klaar om te beginnen
tables-closed = Opgeheven
tables-broken = Niet meer leesbaar
tables-against-bots = { $number ->
        [one] tegen één bot
       *[other] tegen { $number } bots
    }
tables-bots = { $number ->
        [one] één bot
       *[other] { $number } bots
    }
tables-with = met { $names }
tables-i-won = Je hebt gewonnen
tables-won = { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }

## Een nieuwe tafel

lobby-title = Een nieuwe tafel
lobby-mode = Speelwijze
lobby-mode-bots = Tegen bots
lobby-mode-friends = Met vrienden
lobby-mode-pass = Op één apparaat
lobby-board = Bord
lobby-own-board = Op een eigen bord spelen
lobby-own-board-how = Een bestand zoals docs/boards.md het beschrijft. Het wordt meteen gecontroleerd; de kaart is eenvoudig getekend.
lobby-own-board-taken = ‘{ $title }’ uit je bestand { $file } is speelbaar.
lobby-own-board-remove = Weer wegleggen
lobby-rules = De regels lezen
lobby-my-name = Jouw naam
lobby-my-name-hint = Laat dit leeg en je krijgt er een
lobby-seats = Wie speelt
lobby-number = { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
lobby-fewer = Een speler minder
lobby-more = Een speler meer
lobby-seat = Plaats { $number }
lobby-seat-who = Plaats { $number }: wie zit hier?
lobby-seat-name = Plaats { $number }: naam
lobby-seat-bot = Plaats { $number }: welke bot?
lobby-name = Naam
lobby-guest-name = Speler { $number }
lobby-kind-me = Ik
lobby-kind-me-name = Ik ({ $name })
lobby-kind-guest = Ook op dit apparaat
lobby-kind-open = Vrije plaats
lobby-kind-bot = Bot
lobby-bot-strongest = { $bot } (sterkste)
lobby-level = { $bot } ({ $level } van { $levels })
lobby-level-easiest = { $bot } (makkelijkst)
lobby-other-bots = Andere bots
lobby-options = Het spel
lobby-no-options = Bij dit spel valt er niets te kiezen.
lobby-choice-random = Het lot beslist
lobby-choice-true = Ja
lobby-choice-false = Nee
lobby-further = Klok, toeschouwers en meer
lobby-clock = Klok
lobby-clock-kind = Bedenktijd
lobby-clock-none = Onbeperkt
lobby-clock-turn = Voor elke beslissing
lobby-clock-total = Voor de hele partij
lobby-clock-days = Dagen, voor een partij tussendoor
lobby-clock-seconds = Seconden per beslissing
lobby-clock-minutes = Minuten per speler
lobby-clock-increment = Seconden erbij per beslissing
lobby-clock-days-each = Dagen per beslissing
lobby-clock-opens = De tijd loopt vanaf
lobby-clock-closes = tot
lobby-clock-zone = Tijdzone
lobby-clock-how = Is de tijd om, dan speelt een bot verder tot de speler terugkomt.
lobby-house = Aan tafel
lobby-visibility = Wie mag meedoen
lobby-visibility-invited = Alleen wie de link heeft
lobby-visibility-open = Iedereen op deze server
lobby-start = De partij begint
lobby-start-full = zodra alle plaatsen bezet zijn
lobby-start-host = als ik het startsein geef
lobby-explanations = Bots leggen hun zetten uit
lobby-explanations-alone = Waar iemand alleen tegen bots speelt
lobby-explanations-always = Altijd, en iedereen hoort wat ze verbergen
lobby-explanations-never = Pas na de partij
lobby-hints = Hints voor wie speelt
lobby-hints-alone = Waar iemand alleen tegen bots speelt
lobby-hints-always = Voor iedereen; de uitslag zegt hoeveel
lobby-hints-never = Voor niemand
lobby-spectators = Anderen mogen meekijken
lobby-pause = Bots wachten voor hun zet
lobby-pause-seconds = { $seconds } s
lobby-make = Tafel klaarzetten
lobby-make-how = Daarna krijg je een link om te delen.
lobby-play = Nu spelen
lobby-play-how = Iedereen is er, dus de partij begint meteen.

## Uitnodigingen en links

invitation-title = Je bent uitgenodigd voor een partij
invitation-from = { $host } nodigt je uit: { $title }
invitation-to = Je bent uitgenodigd: { $title }
invitation-seats = { $players } spelers, { $open ->
        [0] alle plaatsen zijn bezet
        [one] 1 plaats is vrij
       *[other] { $open } plaatsen zijn vrij
    }
invitation-description = { $seats }. { $clock }. In de browser, zonder account.
invitation-running = Deze partij is al begonnen. Je kunt kijken, als dat mag.
invitation-full = Alle plaatsen zijn bezet. Je kunt kijken, als dat mag.
invitation-over = Deze partij is afgelopen. Je kunt zien hoe het is gegaan.
invitation-how = Typ een naam en neem plaats. Meer is niet nodig.
invitation-known = Je komt als { $name } aan tafel.
invitation-watch = Naar de tafel, alleen om te kijken
invitation-bad-title = Deze uitnodiging is niet geldig
invitation-bad = De link is niet volledig, of hij is ingetrokken. Vraag wie hem stuurde om een nieuwe en kopieer hem helemaal.
link-title = Je persoonlijke link
link-replaces = Op dit apparaat ben je nu { $name }. Met deze link word je hier degene die hem heeft gemaakt; de partijen van { $name } blijven bestaan, maar hier kom je er dan alleen nog bij met een persoonlijke link of de gebruikersnaam van { $name }.
link-use = Link gebruiken
link-stay = Zo laten
link-bad-title = Deze link is niet geldig
link-bad = Een link werkt maar één keer en maar één dag, en je moet hem helemaal kopiëren. Maak een nieuwe bij de instellingen op je andere apparaat.
confirm-title = E-mailadres bevestigen
confirm-done-title = Bevestigd
confirm-done = { $name }, vanaf nu krijg je een e-mail als je aan de beurt bent terwijl je weg bent.
missing-title = Eindpunt
missing-text = Op dit adres is niets te vinden. Misschien is de link niet volledig, of is wat hier was verdwenen.

## Mijn partijen

matches-my-turn = Jij bent aan de beurt
matches-running = Bezig
matches-waiting = Wachten op spelers
matches-over = Afgelopen
matches-none = Je hebt nog geen partijen.
matches-nobody = Dit apparaat kent je nog niet. Begin gewoon te spelen, of log in.
matches-begin = Een partij beginnen
matches-imported = uit een bestand ingelezen
matches-replay = { $game } terugkijken
matches-review = Terugkijken op je partij { $game }
matches-more = Oudere partijen
matches-give-up = Opgeven
matches-give-up-label = { $game } opgeven
matches-give-up-bots = Deze partij opgeven? Ze eindigt zonder uitslag en verdwijnt uit je lijst.
matches-give-up-others = Deze partij opgeven? Een bot speelt voor je verder, en ze verdwijnt uit je lijst.
matches-leave = Weggaan
matches-leave-label = De tafel van { $game } verlaten
matches-leave-sure = Deze tafel verlaten? Als er verder niemand zit, gaat ze niet door.
matches-remove = Weghalen
matches-remove-label = { $game } uit mijn lijst halen
matches-remove-sure = Deze partij uit je lijst halen? Je uitslagen blijven tellen.
matches-statistics = Je uitslagen
matches-statistics-how = Partijen die je op een eigen plaats hebt uitgespeeld.
matches-boards = Per bord
matches-opponents = Per tegenstander
matches-board = Bord
matches-opponent = Tegenstander
matches-played = Gespeeld
matches-won = Gewonnen
matches-lost = Verloren
matches-best = Beste
matches-mean = Gemiddeld
matches-opponents-more = Meer tegenstanders
matches-devices = Op een ander apparaat
matches-devices-how = Een persoonlijke link neemt al je partijen mee.
matches-devices-go = Een link maken
matches-import = Partij inlezen
matches-import-how = Een verslag dat hier is gedownload of in de terminal is bewaard, kun je terugkijken en delen.
file-choose = Bestand kiezen

## Instellingen

settings-me = Jij
settings-save = Opslaan
settings-saved = Opgeslagen.
settings-look = Uiterlijk en geluid
settings-theme = Thema
settings-theme-auto = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-symbols = Symbolen voor kleuren
settings-symbols-how = Op kaarten en op de vakken van het bord, zodat je niet van kleuren afhankelijk bent.
settings-sounds = Geluiden
settings-motion = Animaties volgen de instelling van je apparaat: staat dat op minder beweging, dan verschijnen de stukken zonder animatie.
settings-log-in-title = Al eerder hier geweest?
settings-log-in = Inloggen
settings-login = Gebruikersnaam
settings-password = Wachtwoord
settings-old-password = Huidig wachtwoord
settings-new-password = Nieuw wachtwoord (minstens 8 tekens)
settings-account = Account
settings-account-how = Je hebt er geen nodig. Met een gebruikersnaam en een wachtwoord kun je op elk apparaat terugkomen.
settings-account-change = Hier verander je je gebruikersnaam of je wachtwoord.
settings-account-ends = Met een nieuw wachtwoord word je op alle andere apparaten uitgelogd en worden alle sleutels en links ingetrokken.
settings-account-make = Account aanmaken
settings-account-save = Account wijzigen
settings-device = Apparaten
settings-device-how = Open een persoonlijke link op een ander apparaat en je bent daar dezelfde persoon, met al je partijen. Hij werkt één keer, één dag lang. Geef hem aan niemand anders.
settings-link = Persoonlijke link
settings-link-make = Persoonlijke link maken
settings-link-until = Eén keer geldig, tot { $until }.
settings-copy = Kopiëren
settings-log-out = Hier uitloggen
settings-log-out-all = Overal uitloggen
settings-log-out-sure = Op dit apparaat uitloggen?
settings-log-out-all-sure = Op alle apparaten uitloggen? Ook links en sleutels werken dan niet meer.
settings-log-out-guest = Je hebt geen wachtwoord. Als je uitlogt, kun je niet meer bij je partijen komen. Toch uitloggen?
settings-notices = Als jij aan de beurt bent
settings-browser = Meldingen van deze browser, terwijl je een andere pagina bekijkt.
settings-browser-on = Meldingen toestaan
settings-browser-off = Meldingen uitzetten
settings-browser-denied = Deze browser staat ze niet toe. Dat kun je in de instellingen van de browser voor deze pagina veranderen.
settings-push = Ook als de pagina dicht is, op dit apparaat.
settings-push-on = Op dit apparaat melden
settings-push-off = Hier niet meer melden
settings-push-impossible = Deze browser kan alleen iets melden als de pagina open is. Op een telefoon helpt het misschien om Stellwerk op het beginscherm te zetten.
settings-push-devices = { $number ->
        [one] Je krijgt meldingen op één apparaat.
       *[other] Je krijgt meldingen op { $number } apparaten.
    }
settings-push-failed = De browser kon zijn pushdienst niet bereiken. Probeer het later nog eens.
settings-notices-how = Ben je niet aan tafel, dan kunnen we het je op een andere manier laten weten. Laat de velden leeg om dat uit te zetten.
settings-webhook-kind = Webhook voor
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-generic = iets anders (JSON)
settings-webhook = Adres van de webhook
settings-mail = E-mailadres
settings-mail-confirmed = Dit adres is bevestigd.
settings-mail-open = We hebben een e-mail naar dit adres gestuurd. Open de link daarin om het te bevestigen.
settings-keys = Sleutels voor programma’s
settings-keys-how = Een eigen programma dat voor je speelt, heeft een sleutel nodig. De meeste mensen hebben er geen nodig.
settings-key = Sleutel
settings-key-once = De sleutel wordt alleen nu getoond. Kopieer hem naar waar je hem nodig hebt.
settings-key-label = Waar is hij voor?
settings-key-scope = Wat mag hij?
settings-key-play = Alleen spelen
settings-key-play-how = Kijken, aan tafels gaan zitten, spelen en meepraten.
settings-key-manage = Alles
settings-key-manage-how = Ook tafels openen en sluiten, verslagen inlezen, en je account wijzigen of verwijderen.
settings-key-make = Sleutel maken
settings-keys-back = Alle sleutels intrekken
settings-keys-sure = Alle sleutels intrekken? Programma’s die ze gebruiken, spelen dan niet meer.
settings-data = Jouw gegevens
settings-data-how = Een bestand met alles wat over jou wordt bewaard: naam, gebruikersnaam, keuzes, partijen, plaatsen, vaste opdrachten en wat je aan tafels hebt gezegd.
settings-data-save = Mijn gegevens downloaden
settings-delete = Mijn gegevens verwijderen
settings-delete-how = Je naam, je gebruikersnaam, je keuzes en de verslagen die je hebt ingelezen, worden voorgoed verwijderd, en wat je aan tafels hebt gezegd, wordt gewist. Je verlaat tafels die wachten; aan lopende tafels neemt een bot je plaats in. Afgelopen partijen blijven voor de anderen bestaan, zonder je naam.
settings-delete-ask = Mijn gegevens verwijderen …
settings-delete-sure = { $name } echt verwijderen? Dit kan niet ongedaan worden gemaakt.
settings-delete-yes = Ja, voorgoed verwijderen
settings-delete-no = Nee, blijven

## Kijken

watch-title = Kijken hoe bots spelen
watch-lead = Leun achterover: kies een bord en het tempo. Zo leer je een spel ook goed kennen.
watch-start = Laat ze spelen
watch-mine = Jouw bots in actie
watch-pause = { $game }: bots wachten
watch-others = Tafels van anderen
watch-none = Er speelt nu niemand aan een open tafel.

## Het regelboek

rules-lead = De regels van alle spellen in onze eigen woorden. Elke alinea heeft een nummer, en elke ‘Waarom?’ aan tafel leidt erheen.
rules-all = Alle regels
rules-boards = Borden
rules-quick = Snelle start
rules-whole = Het hele regelboek
rules-own-page = In een eigen venster
rules-search = In de regels zoeken
rules-found = { $number ->
        [0] Niets gevonden. Probeer een ander woord.
        [one] 1 regel gevonden
       *[other] { $number } regels gevonden
    }
rules-contents = Inhoud
rules-special = Wat er anders is op dit bord
rules-special-how = Deze regels gelden niet op alle borden van de reeks.
rules-only = Alleen op: { $boards }
rule-decided-note = De gedrukte regels laten dit open; zo spelen wij het.
rule-reported-note = Dit komt ten minste voor een deel uit openbare verslagen over het spel, niet uit de gedrukte regels.
rules-link = Link naar regel { $rule }
rules-assumed = Wat we bij dit bord moesten aannemen

## What bots of each level are like

level-ticket-porter = Laat je winnen: hamstert kaarten, denkt aan één bestemming tegelijk en merkt het einde te laat.
level-ticket-stoker = Kan geen bestemming afslaan, spaart lang en wordt door het einde verrast.
level-ticket-conductor = Neemt bestemmingen om de punten, en kaarten op goed geluk van de stapel.
level-ticket-driver = Rijdt rechtdoor: bouwt de ene bestemming na de andere over weinig, lange routes.
level-ticket-stationmaster = Plant alle bestemmingen als één net en weet wat lange routes waard zijn.
level-ticket-signaller = Speelt elk idee vele malen tot het einde uit voor de zet valt.
level-ticket-superintendent = De sterkste: heeft geleerd door talloze partijen tegen zichzelf. Op borden die het niet kent, speelt het als de seinhuismeester.
level-trans-porter = Laat je winnen: begint aan de rand, bouwt in zijn eentje en maakt omwegen.
level-trans-stoker = Begint in de verste stad en bouwt graag dicht bij de anderen.
level-trans-conductor = Bouwt van stad naar stad en gebruikt liever geen rails van anderen.
level-trans-driver = Begint goed, gaat dan naar de dichtstbijzijnde stad, en daarna naar de volgende.
level-trans-stationmaster = Ziet alle steden tegelijk, gebruikt jouw rails en houdt de eigen uit je buurt.
level-trans-signaller = Speelt de ronde vele malen uit voor er een rail ligt.
level-trans-superintendent = De sterkste: heeft geleerd door talloze partijen tegen zichzelf. Waar het nog nooit heeft gespeeld, doet het wat de seinhuismeester zou doen.
level-wensleydale-porter = Laat je winnen: neemt de eerste lijn die er goed uitziet.
level-wensleydale-stoker = Kent de waarde van goederen en treinen, maar bekijkt weinig lijnen.
level-wensleydale-conductor = Vergelijkt een paar lijnen voor er gebouwd wordt, en ziet andere over het hoofd.
level-wensleydale-driver = Bekijkt veel lijnen, en wat anderen zouden kunnen weghalen.
level-wensleydale-stationmaster = Speelt de drie beste ideeën uit tot het einde van de beurt en neemt de beste.
level-wensleydale-signaller = Speelt elk bod, elke lijn en elke trein uit die de moeite waard kan zijn.
level-wensleydale-superintendent = De sterkste: heeft geleerd door talloze partijen tegen zichzelf. Op borden die het niet kent, speelt het als de seinhuismeester.
