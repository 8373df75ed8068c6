### Wat de opdrachtregel rond de spellen zegt: vragen, antwoorden, klachten.

## Klachten: telkens één zin

complaint-closest = { " " }(bedoel je ‘{ $name }’?)
complaint-no-game = Er is geen spel ‘{ $name }’{ $hint }; de spellen zijn: { $choices }.
complaint-other-family = ‘{ $name }’ is een spel, maar niet van de familie ‘{ $family }’; de spellen daarvan zijn: { $choices }.
complaint-no-bot = Er is geen bot ‘{ $name }’{ $hint }; de bots zijn: { $choices }.
complaint-own-bot = De bot ‘{ $name }’ is niet te gebruiken: { $reason }.
complaint-no-option = --option: { $game } heeft geen optie ‘{ $name }’{ $hint }; de opties zijn: { $choices }.
complaint-option-value = --option: ‘{ $option }’ van { $game } kan niet ‘{ $name }’ zijn{ $hint }; mogelijk is: { $choices }.
complaint-option-form = --option: schrijf NAAM=WAARDE in plaats van ‘{ $typed }’; de opties zijn: { $choices }.
complaint-no-language = { $place }: er is geen taal ‘{ $name }’{ $hint }; de talen zijn: { $choices }.
complaint-no-rule = Er is geen regel ‘{ $name }’{ $hint }; de regels zijn: { $choices }.
complaint-players = --players: { $name } is voor { $fewest } tot en met { $most } spelers, niet voor { $players }.
complaint-no-rules = --rules: { $game } kan niet volgens versie { $name } van de regels worden gespeeld{ $hint }; er is: { $choices }.
complaint-too-many-bots = --bots: er zijn { $bots } bots genoemd, maar er { $seats ->
        [one] is maar 1 plaats
       *[other] zijn maar { $seats } plaatsen
    } voor ze.
complaint-range = { $option } moet van { $fewest } tot en met { $most } zijn, niet { $number }.
complaint-at-least = { $option } moet minstens { $fewest } zijn, niet { $number }.
complaint-family = Het bord in { $file } is voor spellen van de familie ‘{ $family }’, niet voor { $name }.
complaint-no-file = Het bestand { $file } bestaat niet.
complaint-no-folder = De map { $file } bestaat niet.
complaint-directory = { $file } is een map, geen bestand.
complaint-read = { $file } kan niet worden gelezen: { $reason }.
complaint-write = { $file } kan niet worden geschreven: { $reason }.
complaint-encoding = { $file }, regel { $line }: de tekst is niet in UTF-8.
complaint-exists = { $file } bestaat al en is geen verslag van een partij; kies een andere naam.
complaint-record = { $file }: { $reason }
complaint-theme = Er is geen thema ‘{ $name }’{ $hint }; er zijn: { $choices }.
complaint-picture-kind = { $name }: een afbeelding is een bestand met een van deze extensies{ $hint }: { $choices }.
complaint-no-renderer = Voor PNG-bestanden ontbreekt een pakket: pip install stellwerk[pictures].
complaint-no-command-line = De opdrachtregel heeft nog twee pakketten nodig: pip install "stellwerk[cli]" (of "stellwerk[server]", waarmee je ook tafels kunt hosten). In Python is alles er al: import stellwerk.
complaint-not-drawn = { $reason }
complaint-clash = --option: { $settings } gaan niet samen. { $reason }
complaint-trans-cards = --option: noem speciale kaarten samen met special_cards=chosen, en alleen dan: special_cards=chosen en cards=4,18.
complaint-trans-at-once = --option: cards_at_once kan alleen samen met special_cards=each-round.

## De lijst van spellen

games-players = { $fewest }–{ $most } spelers
games-rules = versies van de regels: { $versions }
games-option = --option { $name }=… – { $label }: { $choices } (standaard: { $default })
games-option-by-players = --option { $name }=… – { $label }: { $choices } (standaard per aantal spelers: { $default })
games-option-several = --option { $name }=… – { $label }: { $choices }, meerdere met komma’s (standaard: geen)
games-assumed = Wat we bij dit bord moesten aannemen:
games-play = Spelen: { $command }
choice-random = Het lot beslist
choice-true = Ja
choice-false = Nee

## Borden en verslagen

board-checked = { $number ->
        [0] { $file }: geen fouten, dit bord is speelbaar.
        [one] { $file }: 1 fout.
       *[other] { $file }: { $number } fouten.
    }
verify-ok = OK: { $file } – { $game }, { $players } spelers, { $moves } zetten, { $finished ->
        [yes] uitgespeeld
       *[other] niet uitgespeeld
    }; de startwaarde klopt met wat was toegezegd en naspelen leidt tot dezelfde stelling ({ $digest }…).
replay-unfinished = Hier eindigt het verslag; de partij is niet uitgespeeld.
replay-step = Na zet { $step } van { $moves }:
seat-name = Plaats { $seat }

## Metingen

bench-aim = doel: { $aim }
bench-running = Bezig met meten …

## Spelen: begin en einde

your-name = Gast
welcome = { $player } tegen { $others }.
unofficial = Stellwerk is onofficieel en niet verbonden aan een uitgever.
welcome-assumed = Op dit bord is een en ander aangenomen; typ regels om het na te lezen.
welcome-help = Kies met een nummer of typ een deel van een naam. ? laat zien wat je nog meer kunt typen.
goodbye = Tot ziens.
final-winners = { $number ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
quit-offer = Typ een bestandsnaam om de partij te bewaren, of druk alleen op Enter om te stoppen.
save-how = Typ er een bestandsnaam bij: bewaar partij.json
save-done = Het verslag staat in { $file }.

## Spelen: kiezen

choosing-nothing = niets
choosing-only = Alleen dit is mogelijk: { $move }. Druk op Enter om verder te gaan.
choosing-go-on = Druk op Enter om verder te gaan.
choosing-several = Typ de nummers die je wilt (1 3), of alles.
choosing-filter = Een nummer, of een deel van een naam.
choosing-more = … en nog { $number }: typ een deel van een naam, of meer.
choosing-number = Typ een nummer van 1 tot en met { $highest }.
choosing-one-of = Typ een van deze getallen: { $numbers }.
choosing-no-match = Niets gevonden voor ‘{ $typed }’. Typ ? voor hulp.
choosing-at-top = Dit is de eerste vraag; verder terug kan niet.
undo-offer = Enter beëindigt je beurt; ongedaan neemt hem terug.
undo-done = Je laatste zet is teruggenomen.
undo-nothing = Je kunt niets terugnemen: sindsdien heeft iemand iets nieuws gezien of een zet gedaan.
log-more = { $number ->
        [one] 1 eerdere regel: log alles
       *[other] { $number } eerdere regels: log alles
    }
titles-how = Eén regel lezen: regels { $rule }
why-how = Wat wil je doen?
why-how-ticket = Wat wil je doen? Bijvoorbeeld: waarom route { $typed }, waarom station { $other }, waarom kaart blauw
why-how-trans = Wat wil je doen? Bijvoorbeeld: waarom rail { $typed }, waarom start r4c9, waarom ophouden
why-how-wensleydale = Wat wil je doen? Bijvoorbeeld: waarom vak 3, waarom bouwen { $typed }, waarom trein B1, waarom vervoeren { $typed }, waarom verkopen { $typed }
why-answer = { $label }: { $answer }
why-possible = dit is nu mogelijk.
why-refused = { $reason } ({ $rule }: { $title })
no-end = Na { $number } beslissingen is deze partij niet afgelopen: de bots draaien in kringetjes, dus stopt ze hier.
bot-stands-in = { $reason } Vanaf nu speelt { $bot } voor { $player }.
explain-nothing = Nog geen bot heeft een zet gedaan die hij kan uitleggen.
why-more = … en nog { $number }; typ meer van de naam.

## Spelen: woorden voor de opdrachten; de Engelse werken altijd ook

command-help = hulp
command-view = tafel
command-routes = routes bord
command-routes-trans = kaart lijnen bord
command-routes-wensleydale = kaart gebieden bord
command-log = log verloop
command-rules = regels regel
command-why = waarom
command-explain = uitleg
command-hint = hint tip
command-not = niet not
command-undo = ongedaan
command-back = terug
command-more = meer verder
command-all = alles alle allemaal
command-none = geen niets
command-save = bewaar opslaan
command-quit = stop stoppen einde
help =
    Een nummer kiest uit de lijst; een deel van een naam werkt ook.
    Waar je er meerdere mag kiezen: 1 3, alles of geen.
    { "  " }Enter             nog een keer de lijst
    { "  " }terug             één stap terug
    { "  " }meer              meer van een lange lijst
    { "  " }ongedaan          je laatste zet terugnemen, als dat nog kan
    { "  " }tafel             nog een keer de tafel
    { "  " }log               wat er is gebeurd (log alles: vanaf het begin)
    { "  " }uitleg            waarom de bots zo gespeeld hebben
    { "  " }hint              een hint; nog eens zegt meer
    { "  " }regels            de titels van alle regels
    { "  " }bewaar BESTAND    het verslag van de partij schrijven
    { "  " }stop              de partij verlaten

help-ticket =
    Een nummer kiest uit de lijst; een deel van een naam werkt ook ({ $part } → { $name }).
    Waar je er meerdere mag kiezen: 1 3, alles of geen.
    { "  " }Enter             nog een keer de lijst
    { "  " }terug             één stap terug
    { "  " }meer              meer van een lange lijst
    { "  " }ongedaan          je laatste zet terugnemen, als dat nog kan
    { "  " }tafel             nog een keer de tafel
    { "  " }routes { $place }      het bord: alle routes, of die naar { $name }
    { "  " }log               wat er is gebeurd (log alles: vanaf het begin)
    { "  " }waarom route { $part }  waarom iets nu niet kan
    { "  " }uitleg            waarom de bots zo gespeeld hebben
    { "  " }hint              een hint; nog eens zegt meer
    { "  " }regels claim-1    één regel (regels: alle titels)
    { "  " }bewaar BESTAND    het verslag van de partij schrijven
    { "  " }stop              de partij verlaten

help-trans =
    Een nummer kiest uit de lijst; een deel van een naam werkt ook ({ $part } → { $name }),
    net als rijen en kolommen van de kaart: r4c9, r4 of c9.
    De beste lijnen voor jou staan vooraan: + ligt op een van de goedkoopste wegen
    naar al je steden, en achter → staan de steden waar een lijn naartoe leidt.
    Bij een startplek is ‘kost 28’ wat al je steden samen kosten.
    { "  " }Enter              nog een keer de lijst
    { "  " }terug              één stap terug
    { "  " }meer               meer van een lange lijst
    { "  " }ongedaan           je laatste zet terugnemen, als dat nog kan
    { "  " }tafel              nog een keer de tafel
    { "  " }kaart              de kaart met alle steden
    { "  " }kaart { $place }        één plek en de lijnen daar (of: kaart r4c9)
    { "  " }log                wat er is gebeurd (log alles: vanaf het begin)
    { "  " }waarom rail { $place }  waarom iets nu niet kan
    { "  " }uitleg             waarom de bots zo gespeeld hebben
    { "  " }hint               een hint; nog eens zegt meer
    { "  " }regels turn-1      één regel (regels: alle titels)
    { "  " }bewaar BESTAND     het verslag van de partij schrijven
    { "  " }stop               de partij verlaten

help-wensleydale =
    Een nummer kiest uit de lijst; een deel van een naam werkt ook ({ $part } → { $name }).
    Bij vakken en blokjes is het nummer het vak of het aantal blokjes zelf.
    ○ wit  ■ bruin  ♥ rood  ♣ groen: invloed; ▫ ▲ goederen; ♥ ♣ passagiers;
    ○ landeigenaren; [♥] plaats die rood toont; ≈ over een rivier; → verder naar.
    { "  " }Enter           nog een keer de lijst
    { "  " }terug           één stap terug
    { "  " }meer            meer van een lange lijst
    { "  " }ongedaan        je laatste zet terugnemen, als dat nog kan
    { "  " }tafel           nog een keer de tafel
    { "  " }kaart           alle plaatsen en goederen
    { "  " }kaart { $place }     één gebied en alles eromheen
    { "  " }log             wat er is gebeurd (log alles: vanaf het begin)
    { "  " }waarom vak 3    waarom iets nu niet kan
    { "  " }uitleg          waarom de bots zo gespeeld hebben
    { "  " }hint            een hint; nog eens zegt meer
    { "  " }regels build-6  één regel (regels: alle titels)
    { "  " }bewaar BESTAND  het verslag van de partij schrijven
    { "  " }stop            de partij verlaten

## Ticket to Ride

show-ticket-player = Speler
show-ticket-points = Punten
show-ticket-trains = Treintjes
show-ticket-cards = Kaarten
show-ticket-tickets = Bestemmingen
show-ticket-stations = Stations
show-ticket-row = Open rij:
show-ticket-deck = trekstapel: { $number }
show-ticket-ticket-deck = bestemmingen: { $number }
show-ticket-big-cities = Grote steden:
show-ticket-hand = Jouw kaarten:
show-ticket-yours = Jouw bestemmingen:
show-ticket-turned-up = Omgedraaid:
show-ticket-played = Gespeeld:
show-ticket-line-done = voltooid
show-ticket-line-needs = { $number ->
        [one] nog 1 treintje
       *[other] nog { $number } treintjes
    }
show-ticket-line-blocked = geblokkeerd
show-ticket-line-failed = niet voltooid
show-ticket-final = { $player } (langste traject: { $length })
show-ticket-open = vrij
show-ticket-tunnel = tunnel
show-ticket-ferry = veerboot, { $locomotives ->
        [one] 1 locomotief
       *[other] { $locomotives } locomotieven
    }
show-ticket-words-claim = route bezetten
show-ticket-words-station = station bouwen
show-ticket-words-draw = kaart nemen

## Trans Europa en Trans Amerika

show-trans-round = Ronde { $number }
show-trans-rails = rails over: { $number }
show-trans-budget = budget: { $number }
show-trans-card = Speciale kaart { $card }: { $title }.
show-trans-player = Speler
show-trans-points = Punten
show-trans-start = Start
show-trans-network = Verbonden met
show-trans-hand = Hand
show-trans-known = je kent { $cities }
show-trans-yours = Jouw steden:
show-trans-yours-missing = Jouw steden ({ $missing }):
show-trans-cost = kosten { $cost }
show-trans-water = water
show-trans-mountain = bergen
show-trans-ferry = veerboot
show-trans-tunnel = tunnel
show-trans-rail = rail
show-trans-away = kost { $number }
show-trans-see-map = kaart toont de hele kaart
show-trans-key = ─ rail  ~ water 2  ^ bergen 2  *LON jouw stad  ✓LON verbonden
show-trans-key-out = lon: doet niet mee
show-trans-last-round = De laatste ronde
show-trans-words-lay = rail lijn leg leggen
show-trans-words-place = start plaatsen
show-trans-words-put-back = terugleggen
show-trans-words-hand-on = doorgeven
show-trans-words-stop = ophouden halt
show-trans-words-pass = passen
show-trans-words-agree = kaart noemen
show-trans-words-agree-none = geen zonder

## Last Train to Wensleydale

show-wensleydale-player = Speler
show-wensleydale-total = Als het nu eindigt
show-wensleydale-out = gepast
show-wensleydale-least = vanaf { $number }
show-wensleydale-cubes = blokjes
show-wensleydale-left = dan nog { $number } in de hand
show-wensleydale-have = je hebt { $number }
show-wensleydale-cost = kosten { $cost }
show-wensleydale-fee = vergoeding
show-wensleydale-closed = geen spoor mogelijk
show-wensleydale-so-far = sporen: { $tracks }, kosten tot nu toe: { $cost }
show-wensleydale-price = sporen: { $tracks }, prijs { $price }
show-wensleydale-beside = Ernaast:
show-wensleydale-train-price = prijs { $price }
show-wensleydale-each = punten per passagier: { $points }
show-wensleydale-towns = Plaatsen
show-wensleydale-plain = vlakte
show-wensleydale-valley = dal
show-wensleydale-hill = heuvel
show-wensleydale-special = gesloten
show-wensleydale-major = grote plaats
show-wensleydale-minor = kleine plaats
show-wensleydale-company = maatschappijplaats
show-wensleydale-key = ♥ rode ♣ groene passagier  ○ landeigenaar  [♥] toont rood  + je spoor  ≈ rivier
show-wensleydale-words-bid = vak bod bieden
show-wensleydale-words-stake = blokjes inzet
show-wensleydale-words-start = start bouwen
show-wensleydale-words-extend = spoor verder
show-wensleydale-words-stop = ophouden halt
show-wensleydale-words-pay = betalen
show-wensleydale-words-buy = trein kopen
show-wensleydale-words-carry = vervoeren halen
show-wensleydale-words-sell = verkopen
show-wensleydale-words-pass = passen

learn-listed = { $title } (ongeveer { $minutes } minuten)
complaint-no-lesson = Er is geen les { $name }. De lessen: { $lessons }.
