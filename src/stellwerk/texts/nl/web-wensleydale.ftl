### Wat een tafel van Last Train to Wensleydale of Nürnberg op het web zegt: fasen, veiling, lijn, treinen, kaart.

## De ronde en haar tien fasen

web-wensleydale-tab = Ronde
web-wensleydale-phases = De fasen van de ronde
web-wensleydale-turn = Ronde { $turn } van { $turns }
web-wensleydale-phase = Fase { $number } · { $phase }
web-wensleydale-phase-1 = Blokjes
web-wensleydale-phase-2 = Fiches
web-wensleydale-phase-3 = Veiling
web-wensleydale-phase-4 = Volgorde
web-wensleydale-phase-5 = Bouwen
web-wensleydale-phase-6 = Treinen
web-wensleydale-phase-7 = Telling
web-wensleydale-phase-8 = Rangorde
web-wensleydale-phase-9 = Overname
web-wensleydale-phase-10 = Einde

## De veiling

web-wensleydale-auction = Veiling
web-wensleydale-two-boxes = twee vakken per speler
web-wensleydale-from = vanaf { $cubes }
web-wensleydale-box-points = gedrukt { $printed }; fiche { $tokens }
web-wensleydale-box-empty = Vak { $number }: { $tokens }. Nog geen bod, minstens { $cubes }
web-wensleydale-box-bid = Vak { $number }: { $tokens }. { $player } biedt { $cubes }
web-wensleydale-bid = { $cubes } op vak { $box } bieden
web-wensleydale-other-box = Ander vak kiezen

## Invloed en winst

web-wensleydale-scales = Invloed en winst
web-wensleydale-scale-white = Wit: bouwen
web-wensleydale-scale-brown = Bruin: treinen
web-wensleydale-scale-profit = Winst
web-wensleydale-stack = { $number ->
        [one] { $scale }, { $points }: { $players }
       *[other] { $scale }, { $points }, van boven naar beneden: { $players }
    }

## Wat een speler heeft

web-wensleydale-means = In de hand
web-wensleydale-cubes = { $number ->
        [one] 1 blokje
       *[other] { $number } blokjes
    }
web-wensleydale-on-bids = { $number ->
        [one] 1 geboden
       *[other] { $number } geboden
    }
web-wensleydale-tracks = { $number ->
        [one] Nog 1 spoor
       *[other] Nog { $number } sporen
    }
web-wensleydale-counters = { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    } · { $tracks ->
        [one] nog 1 spoor
       *[other] nog { $tracks } sporen
    } · { $carried ->
        [0] niets vervoerd
        [one] 1 vervoerd
       *[other] { $carried } vervoerd
    }

## Wat nu te doen

web-wensleydale-how-bid = Kies een oplichtend vak van de veiling.
web-wensleydale-how-build = Kies op de kaart waar je lijn begint.
web-wensleydale-how-trains = Kies een trein, of een oplichtend gebied waaruit je iets vervoert.
web-wensleydale-how-take-over = Kies op de kaart de plaats waar de lijn begint die je verkoopt.
web-wensleydale-pass-build = Niets bouwen
web-wensleydale-pass-trains = Passen: niets meer deze ronde
web-wensleydale-pass-take-over = Niets verkopen
web-wensleydale-do-start = Lijn beginnen: { $area }
web-wensleydale-do-extend = Verder naar: { $area }
web-wensleydale-do-carry = Vervoeren: { $item }
web-wensleydale-do-sell = Verkopen aan { $company }
web-wensleydale-do-board = Trein { $train }
web-wensleydale-cancel = Annuleren

## De lijn

web-wensleydale-length = { $number ->
        [0] Nog geen spoor
        [one] 1 spoor
       *[other] { $number } sporen
    }
web-wensleydale-cost = Kosten van de sporen tot nu toe: { $cost }
web-wensleydale-spent = Tot nu toe betaald: { $spent }
web-wensleydale-step-back = Laatste stap terugnemen
web-wensleydale-pay-track = Spoor, nog te betalen: { $due }
web-wensleydale-pay-train = Trein { $train }, nog te betalen: { $due }

## Treinen

web-wensleydale-price = Prijs { $price }
web-wensleydale-passenger-points = { $points } overwinningspunten per passagier
web-wensleydale-train = Trein { $train }, prijs { $price }. Plekken: passagiers { $passengers }, goederen { $goods }
web-wensleydale-train-taken = Trein { $train }, prijs { $price }, { $player }. Passagiers { $sitting } van { $passengers }, goederen { $lying } van { $goods }

## Overname

web-wensleydale-preview = Wat deze verkoop verandert
web-wensleydale-preview-tracks = { $number ->
        [0] Nog geen spoor voor { $company }
        [one] 1 spoor gaat naar { $company }; het jouwe krijg je terug
       *[other] { $number } sporen gaan naar { $company }; de jouwe krijg je terug
    }
web-wensleydale-preview-towns = { $number ->
        [one] { $towns } toont dan de kleur van de maatschappij
       *[other] { $towns } tonen dan de kleur van de maatschappij
    }
web-wensleydale-preview-price = Prijs tot nu toe: { $price ->
        [0] niets
        [one] 1 punt
       *[other] { $price } punten
    }
web-wensleydale-preview-points = { $number ->
        [0] Je hebt geen punten om mee te betalen
        [one] Je hebt 1 punt om mee te betalen
       *[other] Je hebt { $number } punten om mee te betalen
    }
web-wensleydale-price-rule = Wat kost een verkoop?

## De kaart

web-wensleydale-zoom-in = Inzoomen
web-wensleydale-zoom-out = Uitzoomen
web-wensleydale-fit = Hele kaart tonen
web-wensleydale-landowner = landeigenaar
web-wensleydale-area = { $area }: { $contents }
web-wensleydale-area-legal = { $area }. { $action }
web-wensleydale-track-to-here = Spoor naar { $area }, kosten { $cost }
web-wensleydale-sell-to-here = Ook het spoor naar { $area } verkopen

## De eindtelling

web-wensleydale-count = Eindtelling
web-wensleydale-skip = Overslaan
web-wensleydale-again = Opnieuw tonen
