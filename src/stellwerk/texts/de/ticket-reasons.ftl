### Warum Bots in Zug um Zug so spielen, wie sie spielen: Sie sprechen von ihrem eigenen Plan.

## Der Zug

why-ticket-keep = Ich behalte { $tickets }. Für alle meine Zielkarten zusammen bräuchte ich noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }.
why-ticket-return = Lohnt sich für mich nicht: { $tickets }.
why-ticket-draw = Für meinen Plan fehlen mir noch Karten dieser Farbe: { $number } × { $card }.
why-ticket-draw-locomotive = Eine Lokomotive hilft mir fast überall.
why-ticket-draw-other = Gerade brauche ich { $card } für meinen Plan nicht, aber vielleicht später.
why-ticket-draw-blind = Mir fehlen noch { $cards }; ich versuche mein Glück mit dem Stapel.
why-ticket-draw-blind-free = Mir fehlt keine bestimmte Karte, also versuche ich mein Glück mit dem Stapel.
why-ticket-claim-plan = { $route } liegt auf meinem Weg.
why-ticket-claim-contested = Gleich daneben bauen andere, also wollte ich nicht warten.
why-ticket-claim-target = Für meine Zielkarten ist nichts mehr zu tun, und { $route } bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-ticket-claim-hurry = Das Ende ist nah, und { $route } bringt noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-ticket-claim-other = { $route } liegt nicht auf meinem Weg, schien mir aber besser als alles andere: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-ticket-more-tickets = Meine Zielkarten sind so gut wie erfüllt, und ich habe noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }: Zeit für neue.
why-ticket-station = Mit einem Bahnhof in { $city } kann ich eine fremde Strecke mitbenutzen.
why-ticket-pay-extra = Der Tunnel ist mir die zusätzlichen Karten wert.
why-ticket-withdraw = Der Tunnel ist mir zu teuer geworden; ich behalte meine Karten.
why-ticket-pass = Etwas anderes war mir nicht möglich.

## Der Plan

why-ticket-plan = Mein Plan: { $tickets }. Dafür brauche ich { $number ->
        [one] 1 Strecke
       *[other] { $number } Strecken
    } mit { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }.
why-ticket-target = Daneben spare ich auf { $route }.
why-ticket-given-up = Aufgegeben: { $tickets }.
