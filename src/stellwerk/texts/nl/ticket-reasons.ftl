### Waarom bots Ticket to Ride spelen zoals ze doen: ze praten over hun eigen plan.

## De zet

why-ticket-keep = Ik houd { $tickets }. Voor al mijn bestemmingen samen zou ik nog { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    } nodig hebben.
why-ticket-return = Voor mij de moeite niet waard: { $tickets }.
why-ticket-draw = Voor mijn plan kom ik nog kaarten van deze kleur tekort: { $number } × { $card }.
why-ticket-draw-locomotive = Een locomotief helpt mij bijna overal.
why-ticket-draw-other = Voor mijn plan heb ik { $card } nu niet nodig, maar misschien later wel.
why-ticket-draw-blind = Ik mis nog { $cards } en waag een gokje met de stapel.
why-ticket-draw-blind-free = Ik mis geen bepaalde kaart, dus waag ik een gokje met de stapel.
why-ticket-claim-plan = { $route } ligt op mijn weg.
why-ticket-claim-contested = Vlak ernaast bouwen anderen, dus wilde ik niet wachten.
why-ticket-claim-target = Voor mijn bestemmingen valt niets meer te doen, en { $route } levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
why-ticket-claim-hurry = Het einde is nabij, en { $route } levert nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
why-ticket-claim-other = { $route } ligt niet op mijn weg, maar leek mij beter dan al het andere: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
why-ticket-more-tickets = Mijn bestemmingen zijn zo goed als rond, en ik heb nog { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    }: tijd voor nieuwe.
why-ticket-station = Met een station in { $city } kan ik een route van een ander gebruiken.
why-ticket-pay-extra = De tunnel is mij de extra kaarten waard.
why-ticket-withdraw = De tunnel is mij te duur geworden; ik houd mijn kaarten.
why-ticket-pass = Iets anders kon ik niet doen.

## Het plan

why-ticket-plan = Mijn plan: { $tickets }. Daarvoor heb ik { $number ->
        [one] 1 route
       *[other] { $number } routes
    } en { $trains ->
        [one] 1 treintje
       *[other] { $trains } treintjes
    } nodig.
why-ticket-target = Daarnaast spaar ik voor { $route }.
why-ticket-given-up = Opgegeven: { $tickets }.
