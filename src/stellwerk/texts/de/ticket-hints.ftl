### Tipps für Zug um Zug.

## Wohin du sehen solltest

hint-ticket-look-keep = Sieh nach, wo die Städte dieser Zielkarten liegen: Welche könnten sich den Weg teilen?
hint-ticket-look-draw = Sieh dir die offenen Karten an, und was dir für die Strecken zwischen den markierten Städten noch fehlt.
hint-ticket-look-draw-blind = Sieh dir die offenen Karten an: Ist dabei, was dir für deine nächsten Strecken fehlt?
hint-ticket-look-claim = Sieh auf den Plan und auf deine Hand: Was kannst du schon bezahlen?
hint-ticket-look-draw-tickets = Sieh auf deine Zielkarten und deine Waggons: Wie viel ist noch zu tun?
hint-ticket-look-station = Sieh auf die Zielkarten, deren Weg dir andere verbaut haben.
hint-ticket-look-tunnel = Sieh auf die aufgedeckten Karten, auf deine Hand, und wozu dir diese Strecke dient.

## Was für ein Zug

hint-ticket-kind-keep = Behalte Zielkarten, die zusammenpassen, und gib zurück, was woandershin führt.
hint-ticket-kind-draw = Nimm eine offene Karte: Eine davon nützt dir mehr als eine, die niemand kennt.
hint-ticket-kind-draw-blind = Zieh vom Stapel: Keine offene Karte ist besser als die Aussicht auf eine Lokomotive.
hint-ticket-kind-claim = Bau jetzt eine Strecke.
hint-ticket-kind-draw-tickets = Zieh neue Zielkarten.
hint-ticket-kind-station = Bau einen Bahnhof.
hint-ticket-kind-pay-extra = Zahl den Aufpreis.
hint-ticket-kind-withdraw = Verzichte fürs Erste auf den Tunnel.

## Warum

hint-ticket-keep = Behalte { $tickets }. Für alle deine Zielkarten zusammen bräuchtest du noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }.
hint-ticket-return = Lohnt sich kaum: { $tickets }.
hint-ticket-draw = Für deinen Plan fehlen dir noch Karten dieser Farbe: { $number } × { $card }.
hint-ticket-draw-locomotive = Eine Lokomotive hilft fast überall.
hint-ticket-draw-other = Gerade brauchst du { $card } für deinen Plan nicht, aber vielleicht später.
hint-ticket-draw-blind = Dir fehlen noch { $cards }; vielleicht bringt sie der Stapel.
hint-ticket-draw-blind-free = Dir fehlt keine bestimmte Karte; der Stapel ist so gut wie die Auslage, und Lokomotiven können darin sein.
hint-ticket-claim-plan = { $route } liegt auf deinem Weg.
hint-ticket-claim-contested = Gleich daneben bauen andere, also warte nicht zu lange.
hint-ticket-claim-target = Für deine Zielkarten ist nichts mehr zu tun, und { $route } bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hint-ticket-claim-hurry = Das Ende ist nah, und { $route } bringt noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hint-ticket-claim-other = { $route } liegt nicht auf deinem Weg, aber ihre Punkte sind jetzt besser als alles andere: { $points }.
hint-ticket-more-tickets = Deine Zielkarten sind so gut wie erfüllt, und du hast noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }.
hint-ticket-station = Mit einem Bahnhof in { $city } kannst du eine fremde Strecke mitbenutzen.
hint-ticket-pay-extra = Diese Strecke ist die zusätzlichen Karten wert.
hint-ticket-withdraw = Der Tunnel ist zu teuer geworden; deine Karten behältst du.
hint-ticket-pass = Etwas anderes ist nicht möglich.
hint-ticket-plan = Der Plan: { $tickets }. Dafür braucht es { $number ->
        [one] 1 Strecke
       *[other] { $number } Strecken
    } mit { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }.
hint-ticket-target = Daneben lohnt es sich, auf { $route } zu sparen.
hint-ticket-given-up = Besser aufgeben: { $tickets }.
