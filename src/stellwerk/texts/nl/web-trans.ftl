### Wat een tafel van Trans Europa of Trans Amerika op het web zegt: steden, beurt, ronde, kaart.

## Je steden

web-trans-your-cities = Jouw steden
web-trans-your-cities-of = Steden van { $name }
web-trans-reached = Bereikt
web-trans-not-reached = Nog niet bereikt
web-trans-missed = Niet bereikt
web-trans-away = { $number ->
        [one] Nog 1 rail
       *[other] Nog { $number } rails
    }
web-trans-secret = Alle steden blijven geheim tot de puntentelling van de ronde.
web-trans-secret-some = Steden die geen kaart onthult, blijven geheim tot de puntentelling van de ronde.
web-trans-all-open = In deze ronde liggen alle steden open.
web-trans-put-back = Terugleggen: { $city }
web-trans-hand-on = Doorgeven: { $city }
web-trans-choose-city = Kies een stad

## Deze beurt

web-trans-this-turn = Deze beurt
web-trans-budget = Budget over: { $budget }
web-trans-lay = Deze rail leggen (kosten { $cost })
web-trans-cost = kosten { $cost }
web-trans-stop = Beurt beëindigen
web-trans-pass = Passen
web-trans-place-how = Kies op de kaart een oplichtend kruispunt.
web-trans-agree = Met deze kaart spelen
web-trans-agree-none = Geen speciale kaart

## De ronde

web-trans-tab = Ronde
web-trans-round = Ronde { $number }
web-trans-goal = Doel { $points }
web-trans-score = Stand
web-trans-points-of = { $points ->
        [one] { $player }: 1 punt
       *[other] { $player }: { $points } punten
    }
web-trans-starter = { $player } begint deze ronde.
web-trans-starts = begint
web-trans-has-chosen = heeft gekozen
web-trans-cities-of = { $number ->
        [one] 1 stad: { $colours }
       *[other] { $number } steden: { $colours }
    }
web-trans-special-cards = Speciale kaarten van deze ronde
web-trans-special-card = Speciale kaart { $number }:
web-trans-networks = Netwerken
web-trans-rails = { $number ->
        [one] 1 rail
       *[other] { $number } rails
    }
web-trans-rails-left = { $number ->
        [one] Nog 1 rail in de voorraad.
       *[other] Nog { $number } rails in de voorraad.
    }
web-trans-known = Steden van anderen die je kent
web-trans-only-you = alleen jij weet dit
web-trans-legend = Lijnen op de kaart
web-trans-line-single = Enkel, 1
web-trans-line-mountain = Bergen, 2
web-trans-line-laid = Gelegd
web-trans-line-water = Water, 2

## De telling

web-trans-count = Puntentelling van ronde { $number }
web-trans-plus = { $points ->
        [0] 0
        [one] +1
       *[other] +{ $points }
    }
web-trans-points = { $points ->
        [one] punt
       *[other] punten
    }
web-trans-count-how = Wie alle steden heeft verbonden, krijgt 4 punten. De anderen naar ontbrekende rails: 1 → 3 punten, 2 → 2, 3 of 4 → 1, 5 of meer → 0.
web-trans-show-count = Op de kaart tonen

## De kaart

web-trans-zoom-in = Inzoomen
web-trans-zoom-out = Uitzoomen
web-trans-fit = Hele kaart tonen
web-trans-lay-here = Rail leggen: { $line }, kosten { $cost }
web-trans-place-here = Hier beginnen: { $crossing }

## Namen op de ondergrond van de kaarten

map-trans-atlantic = Atlantische Oceaan
map-trans-black-sea = Zwarte Zee
map-trans-gulf-of-mexico = Golf van Mexico
map-trans-ionian = Ionische Zee
map-trans-mediterranean = Middellandse Zee
map-trans-north-sea = Noordzee
map-trans-pacific = Grote Oceaan

## Wat wordt voorgelezen

fact-my-cities = Jouw steden
fact-my-cities-of = Steden van { $name }
fact-networks = Netwerken
fact-round = Ronde
fact-card = Speciale kaart
fact-budget = Budget
fact-rails_left = Rails over
fact-marker = Start
fact-colours = Kleuren in de hand
fact-revealed = Onthuld
fact-missing = Ontbrekende rails
fact-chosen = Gekozen
fact-city = Stad
fact-crossings = Kruispunten
fact-joined = bereikt
fact-not-joined = nog niet bereikt

## Wat de opties betekenen

choice-trans-off-how = Het gewone spel. Het beste voor een eerste partij.
choice-trans-each-round-how = Elke ronde wordt een kaart omgedraaid die voor iedereen een regel verandert.
choice-trans-chosen-how = De aangevinkte kaarten gelden voor iedereen, in elke ronde.
choice-trans-agreed-how = Voor elke ronde noemt de startspeler een kaart, of geen.
option-trans-cards-how = Elke kaart verandert één regel voor iedereen.
option-trans-cards_at_once-how = Zoveel kaarten worden er voor elke ronde omgedraaid.
choice-trans-until-target-how = Er wordt gespeeld tot iemand 13 punten heeft, meestal vier of vijf rondes.
choice-trans-one-round-how = Een korte partij: de punten van één ronde beslissen.
option-trans-first_seat-how = Begint de eerste ronde; elke volgende ronde begint de speler links daarvan.
