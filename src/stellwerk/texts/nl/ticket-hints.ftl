### Hints voor Ticket to Ride.

## Waar je moet kijken

hint-ticket-look-keep = Kijk waar de steden van deze kaarten liggen: welke kunnen hun weg delen?
hint-ticket-look-draw = Kijk naar de open kaarten, en naar wat je voor de routes tussen de gemarkeerde steden nog mist.
hint-ticket-look-draw-blind = Kijk naar de open kaarten: zit erbij wat je voor je volgende routes mist?
hint-ticket-look-claim = Kijk op de kaart en in je hand: wat kun je al betalen?
hint-ticket-look-draw-tickets = Kijk naar je bestemmingen en je treintjes: hoeveel moet er nog gebeuren?
hint-ticket-look-station = Kijk naar de bestemmingen waarvan anderen de weg hebben afgesloten.
hint-ticket-look-tunnel = Kijk naar de omgedraaide kaarten, naar je hand, en waar deze route je toe dient.

## Wat voor zet

hint-ticket-kind-keep = Houd kaarten die bij elkaar passen, en geef terug wat ergens anders heen leidt.
hint-ticket-kind-draw = Neem een open kaart: een daarvan is nuttiger dan een kaart die niemand kent.
hint-ticket-kind-draw-blind = Trek van de stapel: geen open kaart is beter dan de kans op een locomotief.
hint-ticket-kind-claim = Bezet nu een route.
hint-ticket-kind-draw-tickets = Trek nieuwe bestemmingskaarten.
hint-ticket-kind-station = Bouw een station.
hint-ticket-kind-pay-extra = Betaal de toeslag.
hint-ticket-kind-withdraw = Zie voorlopig af van de tunnel.

## Waarom

hint-ticket-keep = Houd { $tickets }. Voor al je bestemmingen samen heb je nog { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    } nodig.
hint-ticket-return = Nauwelijks de moeite waard: { $tickets }.
hint-ticket-draw = Voor je plan kom je nog kaarten van deze kleur tekort: { $number } × { $card }.
hint-ticket-draw-locomotive = Een locomotief helpt bijna overal.
hint-ticket-draw-other = Voor je plan heb je { $card } nu niet nodig, maar misschien later wel.
hint-ticket-draw-blind = Je mist nog { $cards }; misschien brengt de stapel ze.
hint-ticket-draw-blind-free = Je mist geen bepaalde kaart: de stapel is even goed als de open rij, en er kunnen locomotieven in zitten.
hint-ticket-claim-plan = { $route } ligt op je weg.
hint-ticket-claim-contested = Vlak ernaast bouwen anderen, dus wacht niet te lang.
hint-ticket-claim-target = Voor je bestemmingen valt niets meer te doen, en { $route } levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
hint-ticket-claim-hurry = Het einde is nabij, en { $route } levert nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
hint-ticket-claim-other = { $route } ligt niet op je weg, maar de punten zijn nu beter dan al het andere: { $points }.
hint-ticket-more-tickets = Je bestemmingen zijn zo goed als rond, en je hebt nog { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    }.
hint-ticket-station = Met een station in { $city } kun je een route van een ander gebruiken.
hint-ticket-pay-extra = Deze route is de extra kaarten waard.
hint-ticket-withdraw = De tunnel is te duur geworden; je houdt je kaarten.
hint-ticket-pass = Iets anders is niet mogelijk.
hint-ticket-plan = Het plan: { $tickets }. Daarvoor zijn { $number ->
        [one] 1 route
       *[other] { $number } routes
    } en { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    } nodig.
hint-ticket-target = Daarnaast loont het om voor { $route } te sparen.
hint-ticket-given-up = Beter opgeven: { $tickets }.
