### Wat er tijdens een partij van de Ticket to Ride-familie wordt gezegd: gebeurtenissen, vragen, weigeringen, instellingen.

## Kaarten, zoals ze in een lijst staan: ‘2 × blauw, 1 × locomotief’

card-pink = roze
card-white = wit
card-blue = blauw
card-yellow = geel
card-orange = oranje
card-black = zwart
card-red = rood
card-green = groen
card-locomotive = locomotief
card-gray = grijs
ticket-of-one-colour = { $number ->
        [one] 1 kaart van een kleur naar keuze
       *[other] { $number } kaarten van één kleur
    }
ticket-none = geen

## Landen over de grens

country-france = Frankrijk
country-italy = Italië
country-germany = Duitsland
country-austria = Oostenrijk

## Gebeurtenissen: bestemmingskaarten kiezen

event-ticket-start = { $player } mag beginnen.
event-ticket-dealt = { $player } krijgt { $number ->
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    } om uit te kiezen.
event-ticket-dealt-own = Je krijgt { $number ->
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    } om uit te kiezen: { $tickets }.
event-ticket-chosen = { $player } heeft gekozen.
event-ticket-chosen-own = Je houdt: { $tickets }.
event-ticket-kept = { $player } heeft nu { $number ->
        [0] geen bestemmingskaarten
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    }.
event-ticket-draw-tickets = { $player } trekt { $number ->
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    }.
event-ticket-draw-tickets-own = Je trekt { $number ->
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    }: { $tickets }.
event-ticket-keep = { $player } houdt { $number ->
        [one] 1 bestemmingskaart
       *[other] { $number } bestemmingskaarten
    } en geeft er { $returned ->
        [0] geen
       *[other] { $returned }
    } terug.
event-ticket-keep-own = Je houdt: { $tickets }.

## Gebeurtenissen: treinkaarten

event-ticket-draw = { $player } neemt een kaart uit de open rij: { $card }.
event-ticket-draw-blind = { $player } trekt een kaart van de trekstapel.
event-ticket-draw-blind-own = Je trekt van de trekstapel: { $card }.
event-ticket-turned-up = Nieuw in de open rij: { $card }.
event-ticket-flush = Minstens 3 locomotieven in de open rij: de hele rij gaat naar de aflegstapel en wordt vervangen.
event-ticket-shuffle = De aflegstapel wordt geschud en vormt de nieuwe trekstapel.

## Gebeurtenissen: routes, tunnels en stations

event-ticket-claim = { $player } bezet de route { $route } en krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (gespeeld: { $cards }).
event-ticket-tunnel = { $player } speelt { $cards } om de tunnel { $route } te graven.
event-ticket-revealed = Omgedraaid voor de tunnel: { $card }.
event-ticket-extra = { $player } moet een toeslag van { $extra ->
        [one] 1 kaart
       *[other] { $extra } kaarten
    } betalen of van de tunnel afzien.
event-ticket-pay-extra = { $player } betaalt de toeslag: { $cards }.
event-ticket-withdraw = { $player } ziet af van de tunnel en neemt de gespeelde kaarten terug.
event-ticket-tunnel-done = De tunnel { $route } is klaar en levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
event-ticket-station = { $player } bouwt een station in { $city } (gespeeld: { $cards }).

## Gebeurtenissen: verloop van het spel

event-ticket-pass = { $player } kan niets doen en past.
event-ticket-last-round = { $player } heeft 2 treintjes of minder over: de laatste ronde begint, iedereen speelt nog één keer.
event-ticket-over = Het spel is afgelopen. Tijd voor de eindtelling.
event-ticket-over-all-passed = Alle spelers hebben na elkaar gepast: het spel is afgelopen en de eindtelling volgt.

## Vragen

prompt-ticket-long-tickets = Houd een van deze lange bestemmingskaarten, of geen.
prompt-ticket-starting-tickets = Houd minstens { $fewest } van deze bestemmingskaarten.
prompt-ticket-turn = Jij bent aan de beurt: wat wil je doen?
prompt-ticket-second-card = Neem nu je tweede kaart.
prompt-ticket-tunnel = De tunnel { $route } kost nog { $extra ->
        [one] 1 kaart
       *[other] { $extra } kaarten
    }: betaal de toeslag of neem je kaarten terug.
prompt-ticket-tickets = Houd minstens { $fewest } van de getrokken bestemmingskaarten.

## Weigeringen: niet nu

refusal-ticket-game-is-over = Het spel is afgelopen; je kunt niets meer doen.
refusal-ticket-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen hebben gespeeld.
refusal-ticket-already-chosen = Je hebt je bestemmingskaarten al gekozen; wacht tot iedereen klaar is.
refusal-ticket-choose-tickets-first = Kies eerst welke bestemmingskaarten je houdt.
refusal-ticket-take-second-card-first = Je hebt al één kaart genomen; neem nu je tweede.
refusal-ticket-decide-tunnel-first = Beslis eerst over je tunnel: betaal de toeslag of neem je kaarten terug.
refusal-ticket-nothing-to-choose = Zulke bestemmingskaarten kun je nu niet kiezen; trek bestemmingskaarten als je nieuwe wilt.
refusal-ticket-no-tunnel-waiting = Dat kan alleen als er voor je tunnel nog een toeslag openstaat.

## Weigeringen: kaarten nemen en trekken

refusal-ticket-card-not-in-row = Zo’n kaart ({ $card }) ligt niet in de open rij; neem er een die er wel ligt.
refusal-ticket-locomotive-not-as-second = Een locomotief uit de open rij kun je alleen als eerste kaart nemen; neem een andere als tweede.
refusal-ticket-no-cards-to-draw = De trekstapel en de aflegstapel zijn leeg; je kunt alleen nemen wat er nog in de open rij ligt.
refusal-ticket-row-is-closed = De trekstapel en de aflegstapel zijn leeg. In deze editie mag dan niemand meer kaarten nemen, ook niet uit de open rij.
refusal-ticket-no-cards-anywhere = De trekstapel, de aflegstapel en de open rij zijn leeg; er is geen kaart meer te nemen.
refusal-ticket-ticket-deck-empty = De stapel bestemmingskaarten is leeg; kies een andere actie.
refusal-ticket-keep-more = Je moet minstens { $fewest ->
        [one] 1 bestemmingskaart
       *[other] { $fewest } bestemmingskaarten
    } houden.
refusal-ticket-keep-one-long-at-most = Van de lange bestemmingskaarten mag je er hoogstens één houden.

## Weigeringen: routes

refusal-ticket-route-taken = De route { $route } is al bezet; kies een vrije route.
refusal-ticket-own-second-track = Je bezit het andere spoor van { $route } al, en niemand mag ze allebei hebben.
refusal-ticket-second-track-closed = Eén spoor van { $route } is al bezet, en met zo weinig spelers is het andere gesloten.
refusal-ticket-too-few-trains = Je hebt { $length ->
        [one] 1 treintje
       *[other] { $length } treintjes
    } nodig voor de route { $route }, maar je hebt er { $trains ->
        [0] geen meer
       *[other] nog maar { $trains }
    }.
refusal-ticket-wrong-number-of-cards = De route { $route } kost precies { $length ->
        [one] 1 kaart
       *[other] { $length } kaarten
    }.
refusal-ticket-one-colour-only = De kaarten die je speelt, moeten allemaal dezelfde kleur hebben, afgezien van locomotieven.
refusal-ticket-wrong-colour = De route { $route } moet je betalen in de kleur van de route ({ $color }).
refusal-ticket-locomotives-only-in-tunnels = Op dit bord mag je locomotieven alleen in tunnels gebruiken, en { $route } is geen tunnel.
refusal-ticket-ferry-needs-locomotives = Voor de veerboot { $route } moet je minstens { $locomotives ->
        [one] 1 locomotief
       *[other] { $locomotives } locomotieven
    } spelen.
refusal-ticket-not-in-hand = Je hebt deze kaarten niet allemaal; speel alleen kaarten uit je hand.
refusal-ticket-cards-missing = Voor { $route } heb je nog { $missing } nodig.

## Weigeringen: stations, tunnels, passen

refusal-ticket-no-stations-here = Op dit bord zijn er geen stations.
refusal-ticket-no-station-left = Je hebt al je stations al gebouwd.
refusal-ticket-city-has-station = In { $city } staat al een station; kies een andere stad.
refusal-ticket-station-cost = Je volgende station kost precies { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }.
refusal-ticket-extra-number = De toeslag voor deze tunnel is precies { $extra ->
        [one] 1 kaart
       *[other] { $extra } kaarten
    }.
refusal-ticket-extra-only-locomotives = Je hebt voor deze tunnel alleen locomotieven gespeeld, dus betaal je ook de toeslag met locomotieven.
refusal-ticket-extra-colour = Betaal de toeslag met kaarten in de kleur die je voor de tunnel hebt gespeeld, of met locomotieven.
refusal-ticket-cannot-pass = Je mag alleen passen als je niets anders kunt doen.

## Weigeringen: zetten die niemand begrijpt

refusal-ticket-unknown-move = Die zet bestaat niet; dit zijn de zetten: { $choices }.
refusal-ticket-unknown-action = Er is geen actie met dit nummer; de nummers lopen van 0 tot en met { NUMBER($last, useGrouping: 0) }.
refusal-ticket-unknown-route = Op dit bord is er geen route ‘{ $name }’.
refusal-ticket-unknown-city = Op dit bord is er geen stad ‘{ $name }’.
refusal-ticket-unknown-card = Een treinkaart ‘{ $name }’ bestaat niet; er zijn acht kleuren en de locomotief.
refusal-ticket-bad-cards = Geef aan hoeveel kaarten van elke soort je speelt, bijvoorbeeld 2 × { card-blue }.
refusal-ticket-bad-tickets = Noem de bestemmingskaarten die je houdt, elke kaart maar één keer.
refusal-ticket-not-offered = Niet al deze bestemmingskaarten zijn je aangeboden; kies alleen uit de kaarten die je hebt gekregen.

## Instellingen van een spel

option-ticket-tickets = Kaartenset
option-ticket-orient_express = Orient Express-kaarten
option-ticket-max = Max-kaart
option-ticket-edition = Editie
option-ticket-first_seat = Wie begint
clash-ticket-edition = Die editie had deze bestemmingskaarten niet.
clash-ticket-mark = Geen van deze bonuskaarten draagt het teken van de set.
choice-ticket-classic = Klassiek
choice-ticket-1912 = 1912
choice-ticket-mega = Mega
choice-ticket-big-cities = Grote steden
choice-ticket-base = Basisspel
choice-ticket-1910 = 1910
choice-ticket-anniversary = Jubileumeditie
choice-ticket-original = Originele editie
choice-ticket-random = Het lot beslist
choice-ticket-true = Ja
choice-ticket-false = Nee

## Eindtelling

category-ticket-routes = Routes
category-ticket-tickets = Bestemmingskaarten
category-ticket-longest_path_bonus = Langste traject
category-ticket-globetrotter = Globetrotter
category-ticket-stations = Nooit gebouwde stations
category-total = Totaal

## Stap voor stap een zet kiezen

do-draw = Een kaart uit de open rij nemen
do-draw-blind = Een kaart van de trekstapel trekken
do-claim = Een route bezetten
do-draw-tickets = Bestemmingskaarten trekken
do-keep = Bestemmingskaarten houden
do-station = Een station bouwen
do-pay-extra = De toeslag betalen
do-withdraw = Van de tunnel afzien
do-pass = Passen
field-card = Welke kaart?
field-route = Welke route?
field-cards = Welke kaarten speel je?
field-tickets = Welke bestemmingskaarten houd je?
field-city = Welke stad?

## Wat je kunt doen en waarom: één regel

coach-ticket-draw = neem kaarten voor de routes die je wilt
coach-ticket-claim = bezet een route voordat een ander het doet
coach-ticket-draw-tickets = trek bestemmingskaarten als de jouwe bijna af zijn
coach-ticket-station = een station redt een kaart waarvan de route bezet is
coach-ticket-second-card-draw = neem een kleur die je spaart
coach-ticket-second-card-draw-blind = van de stapel komt misschien een locomotief, en die telt dan als één kaart
coach-ticket-keep = houd kaarten die hun weg delen: wat niet af is, kost zijn punten
coach-ticket-pay-extra = betaal als de route je wat waard is
coach-ticket-withdraw = neem je kaarten terug en probeer het later
