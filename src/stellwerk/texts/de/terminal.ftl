### Was die Kommandozeile rund um die Spiele sagt: Fragen, Antworten, Beschwerden.

## Beschwerden: je ein Satz

complaint-closest = { " " }(meinst du „{ $name }“?)
complaint-no-game = Ein Spiel „{ $name }“ gibt es nicht{ $hint }; die Spiele sind: { $choices }.
complaint-other-family = „{ $name }“ ist ein Spiel, gehört aber nicht zur Familie „{ $family }“; deren Spiele sind: { $choices }.
complaint-no-bot = Einen Bot „{ $name }“ gibt es nicht{ $hint }; die Bots sind: { $choices }.
complaint-own-bot = Der Bot „{ $name }“ lässt sich nicht verwenden: { $reason }.
complaint-no-option = --option: { $game } hat keine Option „{ $name }“{ $hint }; möglich sind: { $choices }.
complaint-option-value = --option: „{ $option }“ von { $game } kann nicht „{ $name }“ sein{ $hint }; möglich ist: { $choices }.
complaint-option-form = --option: Schreibe NAME=WERT statt „{ $typed }“; die Optionen sind: { $choices }.
complaint-no-language = { $place }: Die Sprache „{ $name }“ gibt es hier nicht{ $hint }; die Sprachen sind: { $choices }.
complaint-no-rule = Eine Regel „{ $name }“ gibt es nicht{ $hint }; die Regeln sind: { $choices }.
complaint-players = --players: { $name } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
complaint-no-rules = --rules: { $game } lässt sich nicht nach Regelversion { $name } spielen{ $hint }; es gibt: { $choices }.
complaint-too-many-bots = --bots: { $bots } Bots sind genannt, aber es { $seats ->
        [one] ist nur 1 Platz
       *[other] sind nur { $seats } Plätze
    } für sie da.
complaint-range = { $option } muss von { $fewest } bis { $most } sein, nicht { $number }.
complaint-at-least = { $option } muss mindestens { $fewest } sein, nicht { $number }.
complaint-family = Der Spielplan in { $file } ist für Spiele der Familie „{ $family }“, nicht für { $name }.
complaint-no-file = Die Datei { $file } gibt es nicht.
complaint-no-folder = Den Ordner { $file } gibt es nicht.
complaint-directory = { $file } ist ein Ordner, keine Datei.
complaint-read = { $file } lässt sich nicht lesen: { $reason }.
complaint-write = { $file } lässt sich nicht schreiben: { $reason }.
complaint-encoding = { $file }, Zeile { $line }: Der Text ist nicht in UTF-8.
complaint-exists = { $file } gibt es schon, und es ist keine Aufzeichnung einer Partie; nimm einen anderen Namen.
complaint-record = { $file }: { $reason }
complaint-theme = Ein Farbschema „{ $name }“ gibt es nicht{ $hint }; es gibt: { $choices }.
complaint-picture-kind = { $name }: Ein Bild ist eine Datei mit einer dieser Endungen{ $hint }: { $choices }.
complaint-no-renderer = Für PNG-Dateien fehlt ein Paket: pip install stellwerk[pictures].
complaint-no-command-line = Der Befehlszeile fehlen noch zwei Pakete: pip install "stellwerk[cli]" (oder "stellwerk[server]", damit lassen sich auch Tische hosten). In Python ist alles da: import stellwerk.
complaint-not-drawn = { $reason }
complaint-clash = --option: { $settings } passen nicht zusammen. { $reason }
complaint-trans-cards = --option: Sonderkarten nennst du zusammen mit special_cards=chosen und nur dann: special_cards=chosen und cards=4,18.
complaint-trans-at-once = --option: cards_at_once geht nur zusammen mit special_cards=each-round.

## Die Liste der Spiele

games-players = { $fewest }–{ $most } Personen
games-rules = Regelversionen: { $versions }
games-option = --option { $name }=… – { $label }: { $choices } (Vorgabe: { $default })
games-option-by-players = --option { $name }=… – { $label }: { $choices } (Vorgabe je nach Personenzahl: { $default })
games-option-several = --option { $name }=… – { $label }: { $choices }, mehrere mit Kommas (Vorgabe: keine)
games-assumed = Was wir bei diesem Spielplan annehmen mussten:
games-play = Spielen: { $command }
choice-random = Das Los entscheidet
choice-true = Ja
choice-false = Nein

## Spielpläne und Aufzeichnungen

board-checked = { $number ->
        [0] { $file }: keine Fehler, dieser Spielplan ist spielbar.
        [one] { $file }: 1 Fehler.
       *[other] { $file }: { $number } Fehler.
    }
verify-ok = OK: { $file } – { $game }, { $players } Personen, { $moves } Züge, { $finished ->
        [yes] zu Ende gespielt
       *[other] nicht zu Ende gespielt
    }; der Startwert ist der versprochene, und die Partie führt wieder zur selben Stellung ({ $digest }…).
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
replay-step = Nach Zug { $step } von { $moves }:
seat-name = Platz { $seat }

## Messungen

bench-aim = Ziel: { $aim }
bench-running = Messung läuft …

## Spielen: Anfang und Ende

your-name = Gast
welcome = { $player } gegen { $others }.
unofficial = Stellwerk ist inoffiziell und mit keinem Verlag verbunden.
welcome-assumed = Manches auf diesem Spielplan ist angenommen; tippe regeln, um es nachzulesen.
welcome-help = Wähle mit einer Nummer oder tippe einen Teil eines Namens. ? zeigt, was du sonst tippen kannst.
goodbye = Auf Wiedersehen.
final-winners = { $number ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
quit-offer = Tippe einen Dateinamen, um die Partie zu speichern, oder nur Enter, um zu gehen.
save-how = Tippe einen Dateinamen dazu: speichern partie.json
save-done = Die Aufzeichnung steht in { $file }.

## Spielen: wählen

choosing-nothing = nichts
choosing-only = Nur das ist möglich: { $move }. Weiter mit Enter.
choosing-go-on = Weiter mit Enter.
choosing-several = Tippe die Nummern, die du willst (1 3), oder alle.
choosing-filter = Eine Nummer oder ein Teil eines Namens.
choosing-more = … und { $number } weitere: Tippe einen Teil des Namens oder mehr.
choosing-number = Tippe eine Nummer von 1 bis { $highest }.
choosing-one-of = Tippe eine dieser Zahlen: { $numbers }.
choosing-no-match = Hier passt nichts zu „{ $typed }“. Mit ? bekommst du Hilfe.
choosing-at-top = Das ist die erste Frage; weiter zurück geht es nicht.
undo-offer = Enter beendet deinen Zug; undo nimmt ihn zurück.
undo-done = Dein letzter Zug ist zurückgenommen.
undo-nothing = Du kannst nichts zurücknehmen: Seitdem hat jemand etwas erfahren oder gezogen.
log-more = { $number } frühere Zeilen: log alle
titles-how = Eine Regel lesen: regeln { $rule }
why-how = Was möchtest du tun?
why-how-ticket = Was möchtest du tun? Zum Beispiel: warum strecke { $typed }, warum bahnhof { $other }, warum karte blau
why-how-trans = Was möchtest du tun? Zum Beispiel: warum schiene { $typed }, warum start r4c9, warum aufhören
why-how-wensleydale = Was möchtest du tun? Zum Beispiel: warum feld 3, warum bauen { $typed }, warum zug B1, warum holen { $typed }, warum verkaufen { $typed }
why-answer = { $label }: { $answer }
why-possible = das ist jetzt möglich.
why-refused = { $reason } ({ $rule }: { $title })
no-end = Nach { $number } Entscheidungen ist diese Partie nicht zu Ende: Die Bots drehen sich im Kreis, deshalb endet sie hier.
bot-stands-in = { $reason } Von jetzt an spielt { $bot } für { $player }.
explain-nothing = Noch hat kein Bot einen Zug gemacht, den er erklären könnte.
why-more = … und { $number } weitere; tippe mehr vom Namen.

## Spielen: Wörter für die Befehle; die englischen gelten immer auch

command-help = hilfe
command-view = tisch ansicht
command-routes = strecken karte
command-routes-trans = karte linien strecken
command-routes-wensleydale = karte gebiete strecken
command-log = log verlauf
command-rules = regeln regel
command-why = warum wieso
command-explain = erkläre erklärung
command-hint = tipp hinweis
command-not = nicht not
command-undo = undo zurücknehmen
command-back = zurück
command-more = mehr weiter
command-all = alle alles
command-none = keine nichts
command-save = speichern
command-quit = ende beenden
help =
    Eine Nummer wählt aus der Liste; ein Teil des Namens geht auch.
    Wo du mehrere wählen darfst: 1 3, alle oder keine.
    { "  " }Enter               die Liste noch einmal
    { "  " }zurück              einen Schritt zurück
    { "  " }mehr                mehr von einer langen Liste
    { "  " }undo                den letzten Zug zurücknehmen, falls noch möglich
    { "  " }tisch               noch einmal der Tisch
    { "  " }log                 was geschehen ist (log alle: von Anfang an)
    { "  " }erkläre             warum die Bots zuletzt so gespielt haben
    { "  " }tipp                ein Tipp; noch einmal sagt mehr
    { "  " }regeln              die Titel aller Regeln
    { "  " }speichern DATEI     die Aufzeichnung der Partie schreiben
    { "  " }ende                den Tisch verlassen

help-ticket =
    Eine Nummer wählt aus der Liste; ein Teil des Namens geht auch ({ $part } → { $name }).
    Wo du mehrere wählen darfst: 1 3, alle oder keine.
    { "  " }Enter               die Liste noch einmal
    { "  " }zurück              einen Schritt zurück
    { "  " }mehr                mehr von einer langen Liste
    { "  " }undo                den letzten Zug zurücknehmen, falls noch möglich
    { "  " }tisch               noch einmal der Tisch
    { "  " }strecken { $place }      der Spielplan: alle Strecken oder die nach { $name }
    { "  " }log                 was geschehen ist (log alle: von Anfang an)
    { "  " }warum strecke { $part }   warum etwas jetzt nicht geht
    { "  " }erkläre             warum die Bots zuletzt so gespielt haben
    { "  " }tipp                ein Tipp; noch einmal sagt mehr
    { "  " }regeln claim-1      eine Regel (regeln: alle Titel)
    { "  " }speichern DATEI     die Aufzeichnung der Partie schreiben
    { "  " }ende                den Tisch verlassen

help-trans =
    Eine Nummer wählt aus der Liste; ein Teil des Namens geht auch ({ $part } → { $name }),
    ebenso Zeilen und Spalten der Karte: r4c9, r4 oder c9.
    Die besten Linien für dich stehen vorn: + liegt auf einem günstigsten Weg zu
    allen deinen Städten, hinter → stehen die Städte, zu denen eine Linie führt.
    Bei Startplätzen heißt „braucht 28“: So viel kosten alle deine Städte zusammen.
    { "  " }Enter                die Liste noch einmal
    { "  " }zurück               einen Schritt zurück
    { "  " }mehr                 mehr von einer langen Liste
    { "  " }undo                 den letzten Zug zurücknehmen, falls noch möglich
    { "  " }tisch                noch einmal der Tisch
    { "  " }karte                die Karte mit allen Städten
    { "  " }karte { $place }          ein Ort und seine Linien (auch: karte r4c9)
    { "  " }log                  was geschehen ist (log alle: von Anfang an)
    { "  " }warum schiene { $place }  warum etwas jetzt nicht geht
    { "  " }erkläre              warum die Bots zuletzt so gespielt haben
    { "  " }tipp                 ein Tipp; noch einmal sagt mehr
    { "  " }regeln turn-1        eine Regel (regeln: alle Titel)
    { "  " }speichern DATEI      die Aufzeichnung der Partie schreiben
    { "  " }ende                 den Tisch verlassen

help-wensleydale =
    Eine Nummer wählt aus der Liste; ein Teil des Namens geht auch ({ $part } → { $name }).
    Bei Feldern und Würfeln ist die Nummer das Feld oder die Zahl der Würfel selbst.
    ○ weiß  ■ braun  ♥ rot  ♣ grün: Einfluss; ▫ ▲ Waren; ♥ ♣ Fahrgäste;
    ○ Grundbesitzer; [♥] Ort, der Rot zeigt; ≈ über einen Fluss; → weiter nach.
    { "  " }Enter            die Liste noch einmal
    { "  " }zurück           einen Schritt zurück
    { "  " }mehr             mehr von einer langen Liste
    { "  " }undo             den letzten Zug zurücknehmen, falls noch möglich
    { "  " }tisch            noch einmal der Tisch
    { "  " }karte            alle Orte und Waren
    { "  " }karte { $place }      ein Gebiet und alles darum herum
    { "  " }log              was geschehen ist (log alle: von Anfang an)
    { "  " }warum feld 3     warum etwas jetzt nicht geht
    { "  " }erkläre          warum die Bots zuletzt so gespielt haben
    { "  " }tipp             ein Tipp; noch einmal sagt mehr
    { "  " }regeln build-6   eine Regel (regeln: alle Titel)
    { "  " }speichern DATEI  die Aufzeichnung der Partie schreiben
    { "  " }ende             den Tisch verlassen

## Ticket to Ride

show-ticket-player = Spieler
show-ticket-points = Punkte
show-ticket-trains = Waggons
show-ticket-cards = Karten
show-ticket-tickets = Zielkarten
show-ticket-stations = Bahnhöfe
show-ticket-row = Auslage:
show-ticket-deck = Stapel: { $number } Karten
show-ticket-ticket-deck = Zielkarten: { $number }
show-ticket-big-cities = Großstädte:
show-ticket-hand = Deine Karten:
show-ticket-yours = Deine Zielkarten:
show-ticket-turned-up = Aufgedeckt:
show-ticket-played = Gespielt:
show-ticket-line-done = erfüllt
show-ticket-line-needs = { $number ->
        [one] noch 1 Waggon
       *[other] noch { $number } Waggons
    }
show-ticket-line-blocked = versperrt
show-ticket-line-failed = nicht erfüllt
show-ticket-final = { $player } (längste Linie: { $length })
show-ticket-open = frei
show-ticket-tunnel = Tunnel
show-ticket-ferry = Fähre, { $locomotives ->
        [one] 1 Lokomotive
       *[other] { $locomotives } Lokomotiven
    }
show-ticket-words-claim = strecke bauen
show-ticket-words-station = bahnhof
show-ticket-words-draw = karte nehmen

## Trans Europa und Trans Amerika

show-trans-round = Durchgang { $number }
show-trans-rails = Schienen übrig: { $number }
show-trans-budget = Budget: { $number }
show-trans-card = Sonderkarte { $card }: { $title }.
show-trans-player = Spieler
show-trans-points = Punkte
show-trans-start = Start
show-trans-network = Verbunden mit
show-trans-hand = Hand
show-trans-known = du kennst { $cities }
show-trans-yours = Deine Städte:
show-trans-yours-missing = Deine Städte ({ $missing }):
show-trans-cost = Kosten { $cost }
show-trans-water = Wasser
show-trans-mountain = Berge
show-trans-ferry = Fähre
show-trans-tunnel = Tunnel
show-trans-rail = Schiene
show-trans-away = braucht { $number }
show-trans-see-map = karte zeigt die ganze Karte
show-trans-key = ─ Schiene  ~ Wasser 2  ^ Berge 2  *LON deine Stadt  ✓LON verbunden
show-trans-key-out = lon: ohne
show-trans-last-round = Der letzte Durchgang
show-trans-words-lay = schiene linie lege legen
show-trans-words-place = start setzen
show-trans-words-put-back = ablegen
show-trans-words-hand-on = weitergeben
show-trans-words-stop = aufhören halt
show-trans-words-pass = passen
show-trans-words-agree = karte nennen sonderkarte
show-trans-words-agree-none = keine ohne

## Last Train to Wensleydale

show-wensleydale-player = Spieler
show-wensleydale-total = Stand jetzt
show-wensleydale-out = gepasst
show-wensleydale-least = ab { $number }
show-wensleydale-cubes = Würfel
show-wensleydale-left = dann noch { $number } auf der Hand
show-wensleydale-have = du hast { $number }
show-wensleydale-cost = Kosten { $cost }
show-wensleydale-fee = Gebühr
show-wensleydale-closed = kein Gleis möglich
show-wensleydale-so-far = Gleise: { $tracks }, Kosten bisher: { $cost }
show-wensleydale-price = Gleise: { $tracks }, Preis { $price }
show-wensleydale-beside = Daneben:
show-wensleydale-train-price = Preis { $price }
show-wensleydale-each = Punkte je Fahrgast: { $points }
show-wensleydale-towns = Orte
show-wensleydale-plain = Flachland
show-wensleydale-valley = Tal
show-wensleydale-hill = Hügel
show-wensleydale-special = gesperrt
show-wensleydale-major = großer Ort
show-wensleydale-minor = kleiner Ort
show-wensleydale-company = Gesellschaftsort
show-wensleydale-key = ♥ roter ♣ grüner Fahrgast  ○ Grundbesitzer  [♥] zeigt Rot  + dein Gleis  ≈ Fluss
show-wensleydale-words-bid = feld gebot biete bieten
show-wensleydale-words-stake = würfel setzen
show-wensleydale-words-start = start bauen baue
show-wensleydale-words-extend = gleis weiter
show-wensleydale-words-stop = aufhören halt
show-wensleydale-words-pay = zahlen zahle
show-wensleydale-words-buy = zug kaufen kaufe
show-wensleydale-words-carry = holen befördern transport
show-wensleydale-words-sell = verkaufen verkaufe
show-wensleydale-words-pass = passen

learn-listed = { $title } (etwa { $minutes } Minuten)
complaint-no-lesson = Es gibt keine Lektion { $name }. Die Lektionen: { $lessons }.
