### Was während einer Partie Last Train to Wensleydale oder Nürnberg gesagt wird: Ereignisse, Fragen, Ablehnungen, Einstellungen.

## Farben, Gesellschaften, Waren und Fahrgäste, wie sie in Listen stehen: „2 × Weiß, 1 × Rot“

influence-white = Weiß
influence-brown = Braun
influence-red = Rot
influence-green = Grün
company-nurnberg-red = die rote Gesellschaft
company-nurnberg-green = die grüne Gesellschaft
area-wensleydale-the_south = Der Süden
good-cheese = Käse
good-stone = Stein
good-post = Post
good-beer = Bier
item-red = roter Fahrgast
item-green = grüner Fahrgast
unit-cube = 1 Würfel
unit-white = 1 Punkt in Weiß
unit-brown = 1 Punkt in Braun
unit-red = 1 Punkt in Rot
unit-green = 1 Punkt in Grün

## Ereignisse: die Versteigerung

event-wensleydale-turn = Runde { $number } beginnt.
event-wensleydale-bid = { $player } bietet { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } auf Feld { $box }.
event-wensleydale-outbid = { $player } wird auf Feld { $box } überboten und nimmt die Würfel zurück.
event-wensleydale-won = { $player } gewinnt Feld { $box }: { $tokens }.
event-wensleydale-orders = Baureihenfolge: { $builders }. Zugreihenfolge: { $carriers }.

## Ereignisse: Bauen

event-wensleydale-start = { $player } beginnt eine Linie: { $area }.
event-wensleydale-track = { $player } legt ein Gleis: { $from } – { $to }.
event-wensleydale-landowners = { $area }: { $number ->
        [one] 1 Grundbesitzer geht für 1 Punkt in Weiß
       *[other] { $number } Grundbesitzer gehen für { $number } Punkte in Weiß
    }.
event-wensleydale-pay = { $player } zahlt { $unit }.
event-wensleydale-line-ends = { $player } beendet die Linie nach { $number ->
        [one] 1 Gleis
       *[other] { $number } Gleisen
    }.
event-wensleydale-no-line = { $player } baut in dieser Runde keine Linie.
event-wensleydale-bonus = Nürnberg und Fürth sind verbunden: { $player } bekommt { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.

## Ereignisse: Züge und Transport

event-wensleydale-buy = { $player } kauft Zug { $train }, Preis { $price }.
event-wensleydale-carry = { $player } befördert aus { $area }: { $item }.
event-wensleydale-board = { $player } setzt den Fahrgast in Zug { $train }.
event-wensleydale-out = { $player } tut in dieser Phase nichts mehr.

## Ereignisse: Wertung, Übernahme und das Ende

event-wensleydale-scored = { $player } bekommt { $points ->
        [0] keine Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }. Gewinn in dieser Runde: { $profit }.
event-wensleydale-general-order = Neue allgemeine Reihenfolge: { $order }.
event-wensleydale-sell = { $player } beginnt einen Verkauf an { $company }: { $area }.
event-wensleydale-sold = { $player } hat { $number ->
        [one] 1 Gleis
       *[other] { $number } Gleise
    } an { $company } verkauft.
event-wensleydale-no-sale = { $player } verkauft in dieser Runde keine Linie.
event-wensleydale-over = Die Partie ist zu Ende. Jetzt wird abgerechnet.

## Fragen

prompt-wensleydale-bid = Wähle ein Feld, auf das du bietest.
prompt-wensleydale-stake = Wie viele Würfel bietest du auf Feld { $box }? Möglich: { $least } bis { $most }.
prompt-wensleydale-build = Wähle, wo deine Linie beginnt, oder passe.
prompt-wensleydale-line = Wohin führt deine Linie weiter? Erreicht: { $area }. Würfel auf der Hand: { $cubes }.
prompt-wensleydale-pay = Womit zahlst du? Noch zu zahlen: { $due }.
prompt-wensleydale-chain = Wähle, welche der kürzesten Ketten gewertet wird.
prompt-wensleydale-trains = Kaufe einen Zug, befördere einen Fahrgast oder eine Ware oder passe.
prompt-wensleydale-board = Wähle den Zug für den Fahrgast.
prompt-wensleydale-take-over = Verkaufe eine Linie an eine Gesellschaft oder passe.
prompt-wensleydale-sale = Wähle, wie die Linie weiterführt, die du an { $company } verkaufst; sie muss in einem Ort enden. Preis bisher: { $price }.

## Ablehnungen: nicht jetzt

refusal-wensleydale-game-is-over = Die Partie ist zu Ende; es sind keine Spielzüge mehr möglich.
refusal-wensleydale-not-your-turn = Du bist nicht am Zug; warte, bis du an der Reihe bist.
refusal-wensleydale-not-now = Das ist gerade nicht möglich; wähle etwas anderes.

## Ablehnungen: die Versteigerung

refusal-wensleydale-no-such-box = Ein Feld mit dieser Nummer gibt es nicht; wähle eines von denen, die ausliegen.
refusal-wensleydale-own-bid-stands = Auf diesem Feld steht schon dein eigenes Gebot; biete auf ein anderes.
refusal-wensleydale-box-too-dear = Schon das niedrigste Gebot auf dieses Feld ist mehr, als du Würfel auf der Hand hast; wähle ein anderes Feld.
refusal-wensleydale-box-above-limit = Um hier mitzubieten, bräuchtest du mehr als { $limit ->
        [one] 1 Würfel
       *[other] { $limit } Würfel
    }, und so viele darfst du in dieser Runde höchstens auf ein Feld bieten; wähle ein anderes Feld.
refusal-wensleydale-stake-too-low = Dein Gebot ist zu niedrig; biete mindestens { $least ->
        [one] 1 Würfel
       *[other] { $least } Würfel
    }.
refusal-wensleydale-stake-above-limit = Dein Gebot ist zu hoch; in dieser Runde darfst du auf ein Feld höchstens { $limit ->
        [one] 1 Würfel
       *[other] { $limit } Würfel
    } bieten.
refusal-wensleydale-not-enough-cubes = Du hast nur { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } auf der Hand; biete nicht mehr.

## Ablehnungen: Bauen

refusal-wensleydale-not-a-start = Hier kann deine Linie nicht beginnen; beginne in einem Gesellschaftsort oder ab Runde 2 in einem Gebiet, das deine eigenen Gleise berühren.
refusal-wensleydale-leads-nowhere = Von hier aus kannst du jetzt kein einziges Gleis legen; wähle einen anderen Anfang.
refusal-wensleydale-not-at-the-end = Deine Linie führt nur von ihrem letzten Gebiet aus weiter; wähle ein Nachbargebiet davon.
refusal-wensleydale-border-taken = Auf dieser Grenze liegt schon ein Gleis; wähle eine freie.
refusal-wensleydale-area-twice = Eine Linie darf kein Gebiet zweimal besuchen; wähle ein Gebiet, in dem sie noch nicht war.
refusal-wensleydale-no-track-left = Du hast keine Gleise mehr; beende deine Linie hier.
refusal-wensleydale-fee-unpayable = Für den Gesellschaftsort dort fehlen dir Einflusspunkte; seine Gebühr zahlst du nur in seinen Farben. Wähle ein anderes Gebiet.
refusal-wensleydale-start-fee-unpayable = Für die Gebühr dieses Orts, in dem deine Linie beginnen würde, fehlen dir Einflusspunkte; beginne dort, wo du die Farben bezahlen kannst.
refusal-wensleydale-landowners-unpayable = Für die Grundbesitzer dort fehlen dir weiße Einflusspunkte, denn du musst alle auf einmal bezahlen; wähle ein anderes Gebiet.
refusal-wensleydale-hill-closed = Kein Gleis darf einen Hügel berühren; wähle ein anderes Nachbargebiet.
refusal-wensleydale-area-closed = Dieses Gebiet ist gesperrt, kein Gleis darf es berühren; wähle ein anderes Nachbargebiet.
refusal-wensleydale-border-closed = Auf der Grenze zwischen diesen beiden Gebieten darf kein Gleis liegen; wähle ein anderes Nachbargebiet.
refusal-wensleydale-cost-unpayable = Deine Würfel und Einflusspunkte reichen für dieses Gleis nicht; wähle ein billigeres oder beende deine Linie.
refusal-wensleydale-build-one-first = Lege mindestens ein Gleis, bevor du deine Linie beendest.
refusal-wensleydale-cannot-pay-with-this = Damit kannst du jetzt nicht zahlen; wähle Würfel oder Punkte, die du hast und die hier gelten.
refusal-wensleydale-no-such-chain = Diese Kette steht nicht zur Wahl; wähle eine der angebotenen kürzesten.

## Ablehnungen: Züge und Transport

refusal-wensleydale-train-taken = Dieser Zug ist schon vergeben; wähle einen freien.
refusal-wensleydale-one-of-each-price = Einen Zug zu diesem Preis hast du in dieser Runde schon; wähle einen zu einem anderen Preis.
refusal-wensleydale-train-unpayable = Diesen Zug kannst du nicht bezahlen; jeder Punkt, der dir in Braun fehlt, kostet 3 Würfel oder andere Einflusspunkte.
refusal-wensleydale-nothing-there = So einen Fahrgast oder so eine Ware gibt es in diesem Gebiet nicht; wähle, was dort ist.
refusal-wensleydale-no-free-place = Keiner deiner Züge hat dafür einen freien Platz; kaufe noch einen Zug oder befördere etwas anderes.
refusal-wensleydale-no-own-track-there = Keines deiner Gleise berührt dieses Gebiet; wähle eines, das deine eigenen Gleise berühren.
refusal-wensleydale-on-company-network = Dieses Gebiet liegt am Netz einer Gesellschaft, deshalb bleiben seine Waren dort; wähle ein Gebiet ohne Gesellschaftsgleis.
refusal-wensleydale-hill-not-served = Deine Gleise erschließen diesen Hügel nicht; dafür genügt ein eigenes Gleis in einem neutralen Ort daneben.
refusal-wensleydale-hill-not-served-by-any-area = Deine Gleise erschließen diesen Hügel nicht; dafür genügt ein eigenes Gleis in irgendeinem Gebiet daneben, das in keinem Gesellschaftsnetz liegt.
refusal-wensleydale-no-way-to-company = Deine eigenen Gleise führen von hier nicht zu einem Ort in der Farbe des Fahrgasts; wähle einen anderen Fahrgast.
refusal-wensleydale-own-colour-town = Dieser Fahrgast ist schon in einem Ort in seiner Farbe und reist nicht weiter; wähle einen anderen.
refusal-wensleydale-not-this-train = In diesem Zug kann der Fahrgast nicht reisen; wähle einen deiner Züge mit einem freien Platz für Fahrgäste.

## Ablehnungen: Übernahme und Passen

refusal-wensleydale-town-lacks-colour = Die Linie, die du verkaufst, muss in einem Ort beginnen, der die Farbe der Gesellschaft zeigt; wähle so einen Ort.
refusal-wensleydale-no-line-to-sell = Von hier aus kannst du keine Linie verkaufen; deine eigenen Gleise müssen zu einem anderen Ort führen, und je 2 Gleise (aufgerundet) kosten 1 Punkt in der Farbe der Gesellschaft.
refusal-wensleydale-not-own-track = Auf dieser Grenze liegt kein Gleis von dir; verkaufe nur deine eigenen Gleise.
refusal-wensleydale-sale-cannot-end = Auf diesem Weg erreicht die Linie keinen Ort zu einem Preis, den du zahlen kannst; wähle einen anderen Weg.
refusal-wensleydale-end-in-a-town = Die Linie, die du verkaufst, muss in einem anderen Ort enden; führe sie bis dorthin weiter.
refusal-wensleydale-cannot-pass = Passen kannst du jetzt nicht; wähle einen der möglichen Spielzüge.

## Ablehnungen: Spielzüge, die niemand versteht

refusal-wensleydale-unknown-move = Diesen Spielzug gibt es nicht; es gibt: { $choices }.
refusal-wensleydale-unknown-action = Eine Aktion mit dieser Nummer gibt es nicht; die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-wensleydale-unknown-area = Auf diesem Plan gibt es kein Gebiet „{ $name }“.
refusal-wensleydale-unknown-train = In dieser Partie gibt es keinen Zug „{ $name }“.
refusal-wensleydale-unknown-item = Befördern lässt sich „{ $name }“ nicht; es gibt Flachlandwaren, Hügelwaren sowie rote und grüne Fahrgäste.
refusal-wensleydale-unknown-company = Eine Gesellschaft „{ $name }“ gibt es nicht; es gibt eine rote und eine grüne.
refusal-wensleydale-unknown-with = Mit „{ $name }“ kann niemand zahlen; du zahlst mit Würfeln oder mit Punkten in Weiß, Braun, Rot oder Grün.
refusal-wensleydale-bad-number = Das ist keine Zahl, die hier passt; gib eine ganze Zahl an.

## Einstellungen einer Partie

option-wensleydale-side = Seite der Tafeln für Versteigerung und Züge
option-wensleydale-hill_goods_from = Hügelwaren gibt es über
option-wensleydale-start_fee = Auch am Anfang einer Linie kostet ein Gesellschaftsort seine Gebühr
option-wensleydale-first_seat = Wer beginnt
choice-wensleydale-3-4 = Für 3 oder 4 Personen
choice-wensleydale-2-3 = Für 2 oder 3 Personen
choice-wensleydale-neutral_town = Neutrale Orte daneben
choice-wensleydale-any_area = Alle Gebiete daneben abseits der Gesellschaftsnetze

## Die Schlusswertung

category-wensleydale-points = Siegpunkte
category-wensleydale-sets = Vollständige Sätze
category-wensleydale-profit = Gewinn
category-wensleydale-tracks = Gleise auf dem Plan
category-wensleydale-total = Gesamt

## Einen Spielzug Schritt für Schritt wählen

do-bid = Auf ein Feld bieten
do-stake = Das Gebot festlegen
do-start = Eine Linie beginnen
do-extend = Die Linie weiterführen
do-wensleydale-stop = Die Linie hier beenden
do-wensleydale-pass = Passen
do-pay = Zahlen
do-chain = Die gewertete Kette wählen
do-buy = Einen Zug kaufen
do-carry = Einen Fahrgast oder eine Ware befördern
do-board = Den Zug für den Fahrgast wählen
do-sell = Eine Linie verkaufen
field-box = Welches Feld?
field-cubes = Wie viele Würfel?
field-wensleydale-area = Welches Gebiet?
field-with = Womit zahlst du?
field-points = Welche Verteilung der Punkte?
field-train = Welcher Zug?
field-item = Was beförderst du?
field-company = Welche Gesellschaft?

## Der Tisch im Terminal

show-wensleydale-turn = Runde { $turn } von { $turns }: { $phase }
show-wensleydale-phase-1 = Investitionswürfel
show-wensleydale-phase-2 = Einflussplättchen
show-wensleydale-phase-3 = Versteigerung
show-wensleydale-phase-4 = Bau- und Zugreihenfolge
show-wensleydale-phase-5 = Bauen
show-wensleydale-phase-6 = Züge und Transport
show-wensleydale-phase-7 = Wertung
show-wensleydale-phase-8 = Allgemeine Reihenfolge
show-wensleydale-phase-9 = Übernahme
show-wensleydale-phase-10 = Ende der Runde
show-wensleydale-box = Feld { $number }
show-wensleydale-hand = Würfel
show-wensleydale-tracks-left = Gleise übrig
show-wensleydale-collected = Befördert
show-wensleydale-points = Punkte
show-wensleydale-profit = Gewinn
show-wensleydale-trains = Züge
show-wensleydale-order = Reihenfolge

## Was man tun kann und warum: eine Zeile, ein Teil nach dem anderen

coach-wensleydale-bid = biete auf das, was dir fehlt: Weiß, um früher zu bauen, Braun für Züge, Rot und Grün für die Orte der Gesellschaften
coach-wensleydale-stake = biete nur so viel, wie nötig: Ausgegebene Würfel fehlen beim Bauen
coach-wensleydale-start = beginne, wo Käse, Stein und Fahrgäste nah sind
coach-wensleydale-extend = erreiche, was du in diesem Zug befördern kannst
coach-wensleydale-stop = hör auf, bevor das Gleis mehr kostet, als es bringt
coach-wensleydale-pay = behalte die Farben, die du noch brauchst
coach-wensleydale-buy = kaufe einen Zug, dessen Plätze du füllen kannst
coach-wensleydale-carry = befördere zuerst, was andere dir nehmen könnten
coach-wensleydale-sell = verkaufe eine Linie, an der nichts mehr zu holen ist: Jedes Gleis kostet pro Runde einen Punkt Gewinn
coach-wensleydale-pass = passe, wenn sich nichts mehr lohnt
