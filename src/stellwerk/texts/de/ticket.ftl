### Was während einer Partie der Ticket-to-Ride-Familie gesagt wird: Ereignisse, Fragen, Ablehnungen, Einstellungen.

## Karten und Zielkarten, wie sie in Listen stehen: „2 × Blau, 1 × Lokomotive“

card-pink = Pink
card-white = Weiß
card-blue = Blau
card-yellow = Gelb
card-orange = Orange
card-black = Schwarz
card-red = Rot
card-green = Grün
card-locomotive = Lokomotive
card-gray = Grau
ticket-of-one-colour = { $number ->
        [one] 1 Karte einer beliebigen Farbe
       *[other] { $number } Karten einer Farbe
    }
ticket-none = keine

## Länder jenseits der Grenze

country-france = Frankreich
country-italy = Italien
country-germany = Deutschland
country-austria = Österreich

## Ereignisse: Zielkarten wählen

event-ticket-start = { $player } macht den ersten Zug.
event-ticket-dealt = { $player } bekommt { $number ->
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    } zur Auswahl.
event-ticket-dealt-own = Du bekommst { $number ->
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    } zur Auswahl: { $tickets }.
event-ticket-chosen = { $player } hat gewählt.
event-ticket-chosen-own = Du behältst: { $tickets }.
event-ticket-kept = { $player } hat jetzt { $number ->
        [0] keine Zielkarte
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    }.
event-ticket-draw-tickets = { $player } zieht { $number ->
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    }.
event-ticket-draw-tickets-own = Du ziehst { $number ->
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    }: { $tickets }.
event-ticket-keep = { $player } behält { $number ->
        [one] 1 Zielkarte
       *[other] { $number } Zielkarten
    } und gibt { $returned ->
        [0] keine
       *[other] { $returned }
    } zurück.
event-ticket-keep-own = Du behältst: { $tickets }.

## Ereignisse: Wagenkarten

event-ticket-draw = { $player } nimmt eine Karte aus der Auslage: { $card }.
event-ticket-draw-blind = { $player } zieht eine Karte vom Nachziehstapel.
event-ticket-draw-blind-own = Du ziehst vom Nachziehstapel: { $card }.
event-ticket-turned-up = Neu in der Auslage: { $card }.
event-ticket-flush = 3 oder mehr Lokomotiven in der Auslage: Alle offenen Karten werden abgelegt und ersetzt.
event-ticket-shuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.

## Ereignisse: Strecken, Tunnel und Bahnhöfe

event-ticket-claim = { $player } baut die Strecke { $route } und erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (gespielt: { $cards }).
event-ticket-tunnel = { $player } spielt { $cards } für den Tunnel { $route }.
event-ticket-revealed = Für den Tunnel aufgedeckt: { $card }.
event-ticket-extra = { $player } muss { $extra ->
        [one] 1 Karte
       *[other] { $extra } Karten
    } Aufpreis zahlen oder auf den Tunnel verzichten.
event-ticket-pay-extra = { $player } zahlt den Aufpreis: { $cards }.
event-ticket-withdraw = { $player } verzichtet auf den Tunnel und nimmt die gespielten Karten zurück.
event-ticket-tunnel-done = Der Tunnel { $route } ist gebaut und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-ticket-station = { $player } baut einen Bahnhof in { $city } (gespielt: { $cards }).

## Ereignisse: Verlauf der Partie

event-ticket-pass = { $player } kann nichts tun und passt.
event-ticket-last-round = { $player } hat höchstens 2 Waggons übrig: Die letzte Runde beginnt, alle haben noch einen Zug.
event-ticket-over = Die Partie ist zu Ende. Jetzt wird gewertet.
event-ticket-over-all-passed = Alle haben nacheinander gepasst: Die Partie ist zu Ende und wird gewertet.

## Fragen

prompt-ticket-long-tickets = Behalte eine dieser langen Zielkarten oder keine.
prompt-ticket-starting-tickets = Behalte mindestens { $fewest } dieser Zielkarten.
prompt-ticket-turn = Du bist am Zug: Was möchtest du tun?
prompt-ticket-second-card = Nimm jetzt deine zweite Karte.
prompt-ticket-tunnel = Der Tunnel { $route } kostet { $extra ->
        [one] 1 weitere Karte
       *[other] { $extra } weitere Karten
    }: Zahle den Aufpreis oder nimm deine Karten zurück.
prompt-ticket-tickets = Behalte mindestens { $fewest } der gezogenen Zielkarten.

## Ablehnungen: nicht jetzt

refusal-ticket-game-is-over = Die Partie ist zu Ende; es sind keine Züge mehr möglich.
refusal-ticket-not-your-turn = Du bist nicht am Zug; warte, bis du an der Reihe bist.
refusal-ticket-already-chosen = Du hast deine Zielkarten schon gewählt; warte, bis alle so weit sind.
refusal-ticket-choose-tickets-first = Wähle zuerst, welche Zielkarten du behältst.
refusal-ticket-take-second-card-first = Du hast schon eine Karte genommen; nimm jetzt deine zweite.
refusal-ticket-decide-tunnel-first = Entscheide zuerst über deinen Tunnel: Zahle den Aufpreis oder nimm deine Karten zurück.
refusal-ticket-nothing-to-choose = Solche Zielkarten stehen dir gerade nicht zur Auswahl; ziehe Zielkarten, wenn du neue möchtest.
refusal-ticket-no-tunnel-waiting = Das geht nur, solange für deinen Tunnel ein Aufpreis offen ist.

## Ablehnungen: Karten nehmen und Zielkarten ziehen

refusal-ticket-card-not-in-row = Eine solche Karte ({ $card }) liegt nicht in der Auslage; nimm eine, die dort liegt.
refusal-ticket-locomotive-not-as-second = Eine Lokomotive aus der Auslage kannst du nur als erste Karte nehmen; nimm als zweite eine andere.
refusal-ticket-no-cards-to-draw = Nachziehstapel und Ablagestapel sind leer; du kannst nur nehmen, was noch in der Auslage liegt.
refusal-ticket-row-is-closed = Nachziehstapel und Ablagestapel sind leer. In dieser Ausgabe darf dann niemand mehr nehmen, auch nicht aus der Auslage.
refusal-ticket-no-cards-anywhere = Nachziehstapel, Ablagestapel und Auslage sind leer; es gibt keine Karte mehr zu nehmen.
refusal-ticket-ticket-deck-empty = Der Zielkartenstapel ist leer; wähle eine andere Aktion.
refusal-ticket-keep-more = Du musst mindestens { $fewest ->
        [one] 1 Zielkarte
       *[other] { $fewest } Zielkarten
    } behalten.
refusal-ticket-keep-one-long-at-most = Von den langen Zielkarten darfst du höchstens eine behalten.

## Ablehnungen: Strecken

refusal-ticket-route-taken = Die Strecke { $route } ist schon gebaut; suche dir eine freie aus.
refusal-ticket-own-second-track = Dir gehört schon das andere Gleis von { $route }, und beide darf niemand haben.
refusal-ticket-second-track-closed = Ein Gleis von { $route } ist schon gebaut, und bei so wenigen Personen ist das andere damit gesperrt.
refusal-ticket-too-few-trains = Du brauchst { $length ->
        [one] 1 Waggon
       *[other] { $length } Waggons
    } für die Strecke { $route }, hast aber { $trains ->
        [0] keinen mehr
       *[other] nur noch { $trains }
    }.
refusal-ticket-wrong-number-of-cards = Die Strecke { $route } kostet genau { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }.
refusal-ticket-one-colour-only = Deine gespielten Karten müssen alle dieselbe Farbe haben, Lokomotiven ausgenommen.
refusal-ticket-wrong-colour = Die Strecke { $route } musst du in ihrer Farbe bezahlen ({ $color }).
refusal-ticket-locomotives-only-in-tunnels = Auf diesem Plan darfst du Lokomotiven nur für Tunnel einsetzen, und { $route } ist kein Tunnel.
refusal-ticket-ferry-needs-locomotives = Für die Fähre { $route } musst du mindestens { $locomotives ->
        [one] 1 Lokomotive
       *[other] { $locomotives } Lokomotiven
    } spielen.
refusal-ticket-not-in-hand = Diese Karten hast du nicht alle; spiele nur Karten von deiner Hand.
refusal-ticket-cards-missing = Für { $route } brauchst du noch { $missing }.

## Ablehnungen: Bahnhöfe, Tunnel, Passen

refusal-ticket-no-stations-here = Auf diesem Plan gibt es keine Bahnhöfe.
refusal-ticket-no-station-left = Du hast schon alle deine Bahnhöfe gebaut.
refusal-ticket-city-has-station = In { $city } steht schon ein Bahnhof; wähle eine andere Stadt.
refusal-ticket-station-cost = Dein nächster Bahnhof kostet genau { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }.
refusal-ticket-extra-number = Der Aufpreis für diesen Tunnel beträgt genau { $extra ->
        [one] 1 Karte
       *[other] { $extra } Karten
    }.
refusal-ticket-extra-only-locomotives = Du hast für diesen Tunnel nur Lokomotiven gespielt, also musst du auch den Aufpreis mit Lokomotiven zahlen.
refusal-ticket-extra-colour = Zahle den Aufpreis mit Karten der Farbe, die du für den Tunnel gespielt hast, oder mit Lokomotiven.
refusal-ticket-cannot-pass = Passen darfst du nur, wenn du nichts anderes tun kannst.

## Ablehnungen: Züge, die niemand versteht

refusal-ticket-unknown-move = Diesen Zug gibt es nicht; es gibt: { $choices }.
refusal-ticket-unknown-action = Eine Aktion mit dieser Nummer gibt es nicht; die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-ticket-unknown-route = Auf diesem Plan gibt es keine Strecke „{ $name }“.
refusal-ticket-unknown-city = Auf diesem Plan gibt es keine Stadt „{ $name }“.
refusal-ticket-unknown-card = Eine Wagenkarte „{ $name }“ gibt es nicht; es gibt acht Farben und die Lokomotive.
refusal-ticket-bad-cards = Gib an, wie viele Karten jeder Art du spielst, zum Beispiel 2 × { card-blue }.
refusal-ticket-bad-tickets = Zähle die Zielkarten auf, die du behältst, jede nur einmal.
refusal-ticket-not-offered = Nicht alle diese Zielkarten stehen dir zur Auswahl; wähle nur aus denen, die du bekommen hast.

## Einstellungen einer Partie

option-ticket-tickets = Zielkartensatz
option-ticket-orient_express = Zielkarten „Orient Express“
option-ticket-max = Zielkarte „Max“
option-ticket-edition = Ausgabe
option-ticket-first_seat = Wer beginnt
clash-ticket-edition = Diese Ausgabe hatte diese Zielkarten nicht.
clash-ticket-mark = Keine dieser Bonus-Zielkarten trägt das Zeichen dieses Satzes.
choice-ticket-classic = Klassisch
choice-ticket-1912 = 1912
choice-ticket-mega = Mega
choice-ticket-big-cities = Großstädte
choice-ticket-base = Grundspiel
choice-ticket-1910 = 1910
choice-ticket-anniversary = Jubiläumsausgabe
choice-ticket-original = Originalausgabe
choice-ticket-random = Das Los entscheidet
choice-ticket-true = Ja
choice-ticket-false = Nein

## Schlusswertung

category-ticket-routes = Strecken
category-ticket-tickets = Zielkarten
category-ticket-longest_path_bonus = Längste Linie
category-ticket-globetrotter = Globetrotter
category-ticket-stations = Nicht gebaute Bahnhöfe
category-total = Gesamt

## Einen Zug Schritt für Schritt wählen

do-draw = Eine Karte aus der Auslage nehmen
do-draw-blind = Eine Karte vom Nachziehstapel ziehen
do-claim = Eine Strecke bauen
do-draw-tickets = Zielkarten ziehen
do-keep = Zielkarten behalten
do-station = Einen Bahnhof bauen
do-pay-extra = Den Aufpreis zahlen
do-withdraw = Auf den Tunnel verzichten
do-pass = Passen
field-card = Welche Karte?
field-route = Welche Strecke?
field-cards = Welche Karten spielst du?
field-tickets = Welche Zielkarten behältst du?
field-city = Welche Stadt?

## Was man tun kann und warum: eine Zeile, ein Teil nach dem anderen

coach-ticket-draw = zieh Karten für die Strecken, die du willst
coach-ticket-claim = nimm eine Strecke, bevor sie weg ist
coach-ticket-draw-tickets = zieh Zielkarten, wenn deine fast fertig sind
coach-ticket-station = ein Bahnhof rettet eine Zielkarte, deren Strecke vergeben ist
coach-ticket-second-card-draw = nimm eine Farbe, die du sammelst
coach-ticket-second-card-draw-blind = vom Stapel kommt vielleicht eine Lokomotive, und sie zählt nur einfach
coach-ticket-keep = behalte Zielkarten, die sich den Weg teilen: Offene kosten ihre Punkte
coach-ticket-pay-extra = zahle, wenn dir die Strecke wichtig ist
coach-ticket-withdraw = nimm deine Karten zurück und versuch es später
