### Was während einer Partie Trans Europa oder Trans Amerika gesagt wird: Ereignisse, Fragen, Ablehnungen, Einstellungen.

## Die Farben der Städte

colour-brown = Braun
colour-white = Weiß
colour-pink = Rosa
colour-orange = Orange
colour-turquoise = Türkis

## Orte: eine Stadt oder die Lage eines Kreuzungspunkts; Linien nach ihren Enden

trans-side-east = östlich
trans-side-northeast = nordöstlich
trans-side-northwest = nordwestlich
trans-side-west = westlich
trans-side-southwest = südwestlich
trans-side-southeast = südöstlich
trans-side-east-northeast = ostnordöstlich
trans-side-north = nördlich
trans-side-west-northwest = westnordwestlich
trans-side-west-southwest = westsüdwestlich
trans-side-south = südlich
trans-side-east-southeast = ostsüdöstlich
trans-heading-east = nach Osten
trans-heading-northeast = nach Nordosten
trans-heading-northwest = nach Nordwesten
trans-heading-west = nach Westen
trans-heading-southwest = nach Südwesten
trans-heading-southeast = nach Südosten
place-trans-city = { $near }
place-trans-between = zwischen { $near } und { $other }
place-trans-beside = { $side } von { $near }
place-trans-far = { $steps } Schienen { $side } von { $near }
place-trans-bent = { $steps ->
        [one] 1 Schiene
       *[other] { $steps } Schienen
    } { $side } von { $near }, dann { $more } { $heading }
line-trans-from = von { $near } { $heading }
line-trans-between = { $place } – { $other_place }

## Ereignisse: Städte und Sonderkarten

event-trans-round = Durchgang { $number }: { $player } beginnt.
event-trans-dealt = { $player } bekommt { $number ->
        [one] 1 Stadt
       *[other] { $number } Städte
    }.
event-trans-dealt-own = Deine Städte: { $cities }.
event-trans-card = Sonderkarte { $card }: { $title }.
event-trans-card-aside = Sonderkarte { $card } ({ $title }) widerspricht Karte { $other } und wird beiseitegelegt.
event-trans-agree = { $player } nennt Sonderkarte { $card } für diesen Durchgang: { $title }.
event-trans-agree-none = { $player } entscheidet: dieser Durchgang ohne Sonderkarte.
event-trans-put-back = { $player } hat eine Stadt zurückgelegt.
event-trans-put-back-own = Du hast { $city } zurückgelegt.
event-trans-chosen = { $player } hat gewählt.
event-trans-chosen-own = Du hast { $city } gewählt.
event-trans-hand-on = { $player } gibt eine Stadt in { $colour } nach links an { $receiver }.
event-trans-hand-on-own = { $city } geht von { $player } an { $receiver }.
event-trans-extra = { $player } zieht eine zusätzliche Stadt in { $colour }.
event-trans-extra-own = Du ziehst eine zusätzliche Stadt: { $city }.
event-trans-hands-move = Alle Hände wandern einen Platz nach links.
event-trans-hands-move-own = Alle Hände wandern einen Platz nach links. Deine neuen Städte: { $cities }.
event-trans-reveal = { $player } deckt auf: { $cities }.

## Ereignisse: Marker und Schienen

event-trans-place = { $player } setzt den Startmarker: { $crossing }.
event-trans-lay = { $player } legt eine Schiene: { $line } (Kosten { $cost }).
event-trans-join = { $player } teilt sich jetzt ein Netz mit { $others }.
event-trans-stop = { $player } legt in diesem Zug keine Schiene mehr.
event-trans-pass = { $player } kann keine Schiene legen und passt.

## Ereignisse: Ende eines Durchgangs und der Partie

event-trans-complete = { $player } hat alle eigenen Städte verbunden.
event-trans-rails-out = Alle Schienen sind verlegt.
event-trans-round-over = Der Durchgang ist zu Ende. Jetzt wird gewertet.
event-trans-score = { $player } { $missing ->
        [0] hat alle Städte verbunden
        [one] fehlt 1 Schiene
       *[other] fehlen { $missing } Schienen
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
event-trans-over = Die Partie ist zu Ende.

## Fragen

prompt-trans-put-back = Wähle eine Stadt, die du zurücklegst.
prompt-trans-hand-on = Welche Stadt in { $colour } gibst du ab?
prompt-trans-hand-on-any = Wähle eine Stadt, die du nach links weitergibst.
prompt-trans-place = Setze deinen Startmarker auf einen freien Kreuzungspunkt.
prompt-trans-agree = Nenne die Sonderkarte für diesen Durchgang. Du sprichst für den ganzen Tisch.
prompt-trans-lay = Lege eine Schiene: Dein Budget in diesem Zug beträgt noch { $budget }.

## Ablehnungen: nicht jetzt

refusal-trans-game-is-over = Die Partie ist zu Ende; es sind keine Züge mehr möglich.
refusal-trans-not-your-turn = Du bist nicht am Zug; warte, bis du an der Reihe bist.
refusal-trans-already-chosen = Du hast schon eine Stadt gewählt; warte, bis alle so weit sind.
refusal-trans-choose-city-first = Wähle zuerst die Stadt, die du abgibst.
refusal-trans-place-marker-first = Setze zuerst deinen Startmarker.
refusal-trans-agree-first = Nenne zuerst die Sonderkarte für diesen Durchgang.
refusal-trans-no-agreement = In dieser Partie einigt ihr euch nicht vor jedem Durchgang auf eine Sonderkarte.
refusal-trans-not-now = Dieser Zug ist gerade nicht möglich; wähle einen anderen.

## Ablehnungen: Städte und Marker

refusal-trans-city-not-in-hand = Diese Stadt hast du nicht; wähle eine von deiner Hand.
refusal-trans-wrong-colour = Diese Stadt hat die falsche Farbe; wähle eine in { $colour }.
refusal-trans-crossing-taken = Hier steht schon ein Startmarker: { $crossing }. Wähle einen freien Kreuzungspunkt.

## Ablehnungen: Schienen

refusal-trans-line-has-rail = Auf der Linie { $line } liegt schon eine Schiene; wähle eine freie.
refusal-trans-not-connected = Die Linie { $line } grenzt nicht an dein Netz; lege deine Schiene dort, wo du Anschluss hast.
refusal-trans-too-dear = Die Linie { $line } kostet { $cost }, aber dein Budget in diesem Zug beträgt nur noch { $budget }.
refusal-trans-lay-one-first = Lege mindestens eine Schiene, bevor du aufhörst.
refusal-trans-cannot-pass = Passen darfst du nur, wenn du keine Schiene legen kannst.

## Ablehnungen: Züge, die niemand versteht

refusal-trans-unknown-move = Diesen Zug gibt es nicht; es gibt: { $choices }.
refusal-trans-unknown-action = Eine Aktion mit dieser Nummer gibt es nicht; die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-trans-unknown-city = Auf diesem Plan gibt es keine Stadt „{ $name }“.
refusal-trans-unknown-crossing = Auf diesem Plan gibt es keinen Kreuzungspunkt „{ $name }“.
refusal-trans-unknown-line = Auf diesem Plan gibt es keine Linie „{ $name }“.
refusal-trans-unknown-card = Eine Sonderkarte „{ $name }“ gibt es nicht; sie haben die Nummern 1 bis 19.

## Einstellungen einer Partie

option-trans-special_cards = Sonderkarten
option-trans-cards = Ausgesuchte Sonderkarten
option-trans-cards_at_once = Anzahl Karten gleichzeitig
option-trans-rounds = Länge der Partie
option-trans-first_seat = Wer beginnt
choice-trans-off = Keine
choice-trans-each-round = In jedem Durchgang neu
choice-trans-chosen = Ausgesucht für die ganze Partie
choice-trans-agreed = Vor jedem Durchgang abgesprochen
choice-trans-until-target = Bis jemand 13 Punkte hat
choice-trans-one-round = Ein Durchgang
refusal-trans-cards-clash = Die Sonderkarten { $first } und { $second } widersprechen sich; wähle nur eine davon.

## Ergebnis

category-trans-rounds = Punkte aus den Durchgängen
category-trans-total = Gesamt
trans-missing = { $number ->
        [0] keine fehlende Schiene
        [one] 1 fehlende Schiene
       *[other] { $number } fehlende Schienen
    }

## Einen Zug Schritt für Schritt wählen

do-put-back = Eine Stadt zurücklegen
do-hand-on = Eine Stadt weitergeben
do-agree = Eine Sonderkarte nennen
do-agree-none = Ohne Sonderkarte spielen
do-place = Den Startmarker setzen
do-lay = Eine Schiene legen
do-stop = Keine Schiene mehr legen
do-trans-pass = Passen
field-crossing = Welcher Kreuzungspunkt?
field-line = Welche Linie?
field-trans-city = Welche Stadt?
field-trans-card = Welche Sonderkarte?

## Was man tun kann und warum: eine Zeile, ein Teil nach dem anderen

coach-trans-place = beginne, wo deine Städte nah beieinander liegen, oder nah bei den anderen: Ihre Schienen werden auch deine
coach-trans-lay = lege, wo es die meisten deiner Städte näher bringt, oder schließe dich den anderen an
coach-trans-stop = hör auf, wenn noch eine Schiene nur den anderen hilft
coach-trans-put-back = lege die Stadt zurück, die am weitesten abseits liegt
coach-trans-hand-on = gib die Stadt weiter, die du zuletzt erreichen würdest
coach-trans-agree = eine Sonderkarte ändert die Runde für alle
coach-trans-agree-none = spielt die Runde ohne
