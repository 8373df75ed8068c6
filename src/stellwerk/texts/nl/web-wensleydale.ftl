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
web-wensleydale-token-uses = Waar invloed goed voor is
web-wensleydale-use-white = bouwvolgorde, grondbezitters
web-wensleydale-use-brown = treinvolgorde, treinen
web-wensleydale-use-red = rode plaatsen, verkoop aan de rode maatschappij
web-wensleydale-use-green = groene plaatsen, verkoop aan de groene maatschappij
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

web-wensleydale-how-build = Kies op de kaart waar je lijn begint.
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
web-wensleydale-my-price = { $units ->
        [0] Kost nu: { $brown } bruin
       *[other] { $brown ->
            [0] Kost nu: { $units } blokjes of andere punten
           *[other] Kost nu: { $brown } bruin + { $units } blokjes of andere punten
        }
    }
web-wensleydale-passenger-points = { $points } overwinningspunten per passagier
web-wensleydale-train = Trein { $train }, prijs { $price }. { $cost }. Plekken: passagiers { $passengers }, goederen { $goods }
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
web-wensleydale-track-to-here = { $number ->
        [0] Spoor naar { $area }, kosten { $cost }
       *[other] Spoor naar { $area }, kosten { $cost }, vergoeding { $fees }
    }
web-wensleydale-sell-to-here = Ook het spoor naar { $area } verkopen

## De telling van een ronde

web-wensleydale-turn-count = Telling van ronde { $turn }
web-wensleydale-turn-points = Punten
web-wensleydale-own-tracks = eigen spoor op de kaart
web-wensleydale-turn-how = Alles wat je vervoert, levert punten op. Winst: 2 per heuvelgoed, 1 voor al het andere vervoer, −1 per eigen stuk spoor op de kaart.
web-wensleydale-new-order = Nieuwe algemene volgorde

## De eindtelling

web-wensleydale-count = Eindtelling
web-wensleydale-skip = Overslaan
web-wensleydale-again = Opnieuw tonen

## Wat wordt voorgelezen

fact-boxes = De veiling
fact-tracks = Invloed en winst
fact-areas = Wat er in de gebieden ligt
fact-turn = Ronde
fact-turns = Rondes in totaal
fact-general_order = Algemene volgorde
fact-build_order = Bouwvolgorde
fact-train_order = Treinvolgorde
fact-line = Lijn tot nu toe
fact-due = Nog te betalen
fact-would_be = Als het nu eindigt
fact-hand = Blokjes
fact-tracks_left = Sporen over
fact-plain = Vlaktegoederen
fact-hill = Heuvelgoederen
fact-red = Rode passagiers
fact-green = Groene passagiers
fact-landowner = Landeigenaren
fact-goods = Goederen
fact-box = Vak
fact-tokens = Invloed
fact-bid = Staand bod
fact-profit = Winst

## Wat de opties betekenen

choice-wensleydale-3-4-how = Meer vakken in de veiling en meer treinen: 4 beurten met 4 spelers, 5 met 3. Een passagier is 1 punt waard.
choice-wensleydale-2-3-how = Minder vakken en treinen: 5 beurten met 2 spelers, 4 met 3. Een passagier is zoveel waard als de trein kostte.
choice-wensleydale-neutral_town-how = Een van je sporen moet een neutrale plaats naast de heuvel raken.
choice-wensleydale-any_area-how = Makkelijker: een spoor van jou in een willekeurig gebied naast de heuvel is genoeg, zolang geen maatschappij daar heeft gebouwd.
option-wensleydale-start_fee-how = Zonder deze regel begint een lijn goedkoper; onderweg en aan het eind kosten maatschappijplaatsen hun vergoeding toch.
option-wensleydale-first_seat-how = Is in het begin overal het eerst aan de beurt; de anderen volgen met de klok mee.
