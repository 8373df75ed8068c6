### Was ein Tisch von Last Train to Wensleydale oder Nürnberg im Web sagt: Phasen, Versteigerung, Linie, Züge, Karte.

## Die Runde und ihre zehn Phasen

web-wensleydale-tab = Runde
web-wensleydale-phases = Die Phasen der Runde
web-wensleydale-turn = Runde { $turn } von { $turns }
web-wensleydale-phase = Phase { $number } · { $phase }
web-wensleydale-phase-1 = Würfel
web-wensleydale-phase-2 = Plättchen
web-wensleydale-phase-3 = Bieten
web-wensleydale-phase-4 = Reihen{ "\u00AD" }folge
web-wensleydale-phase-5 = Bauen
web-wensleydale-phase-6 = Züge
web-wensleydale-phase-7 = Wertung
web-wensleydale-phase-8 = Rangfolge
web-wensleydale-phase-9 = Übernahme
web-wensleydale-phase-10 = Ende

## Die Versteigerung

web-wensleydale-auction = Versteigerung
web-wensleydale-two-boxes = zwei Felder je Person
web-wensleydale-from = ab { $cubes }
web-wensleydale-box-points = aufgedruckt { $printed }; Plättchen { $tokens }
web-wensleydale-box-empty = Feld { $number }: { $tokens }. Noch kein Gebot, mindestens { $cubes }
web-wensleydale-box-bid = Feld { $number }: { $tokens }. { $player } bietet { $cubes }
web-wensleydale-bid = { $cubes } auf Feld { $box } bieten
web-wensleydale-other-box = Anderes Feld

## Einfluss und Gewinn

web-wensleydale-scales = Einfluss und Gewinn
web-wensleydale-scale-white = Weiß: Bauen
web-wensleydale-scale-brown = Braun: Züge
web-wensleydale-scale-profit = Gewinn
web-wensleydale-stack = { $number ->
        [one] { $scale }, { $points }: { $players }
       *[other] { $scale }, { $points }, von oben nach unten: { $players }
    }

## Was jemand hat

web-wensleydale-means = Auf der Hand
web-wensleydale-cubes = { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    }
web-wensleydale-on-bids = { $number ->
        [one] 1 geboten
       *[other] { $number } geboten
    }
web-wensleydale-tracks = { $number ->
        [one] Noch 1 Gleis
       *[other] Noch { $number } Gleise
    }
web-wensleydale-counters = { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } · { $tracks ->
        [one] noch 1 Gleis
       *[other] noch { $tracks } Gleise
    } · { $carried ->
        [0] nichts befördert
        [one] 1 befördert
       *[other] { $carried } befördert
    }

## Was jetzt zu tun ist

web-wensleydale-how-bid = Wähle ein leuchtendes Feld der Versteigerung.
web-wensleydale-how-build = Wähle auf dem Plan, wo deine Linie beginnt.
web-wensleydale-how-trains = Wähle einen Zug oder ein leuchtendes Gebiet, aus dem du etwas beförderst.
web-wensleydale-how-take-over = Wähle auf dem Plan den Ort, in dem die Linie beginnt, die du verkaufst.
web-wensleydale-pass-build = Nichts bauen
web-wensleydale-pass-trains = Passen: nichts mehr in dieser Runde
web-wensleydale-pass-take-over = Nichts verkaufen
web-wensleydale-do-start = Linie beginnen: { $area }
web-wensleydale-do-extend = Weiter nach: { $area }
web-wensleydale-do-carry = Befördern: { $item }
web-wensleydale-do-sell = Verkaufen an { $company }
web-wensleydale-do-board = Zug { $train }
web-wensleydale-cancel = Abbrechen

## Die Linie

web-wensleydale-length = { $number ->
        [0] Noch kein Gleis
        [one] 1 Gleis
       *[other] { $number } Gleise
    }
web-wensleydale-cost = Bisherige Kosten der Gleise: { $cost }
web-wensleydale-spent = Bisher gezahlt: { $spent }
web-wensleydale-step-back = Letzten Schritt zurücknehmen
web-wensleydale-pay-track = Gleis, noch zu zahlen: { $due }
web-wensleydale-pay-train = Zug { $train }, noch zu zahlen: { $due }

## Züge

web-wensleydale-price = Preis { $price }
web-wensleydale-passenger-points = { $points } Siegpunkte je Fahrgast
web-wensleydale-train = Zug { $train }, Preis { $price }. Plätze: Fahrgäste { $passengers }, Waren { $goods }
web-wensleydale-train-taken = Zug { $train }, Preis { $price }, { $player }. Fahrgäste { $sitting } von { $passengers }, Waren { $lying } von { $goods }

## Übernahme

web-wensleydale-preview = Was dieser Verkauf ändert
web-wensleydale-preview-tracks = { $number ->
        [0] Noch kein Gleis für { $company }
        [one] 1 Gleis geht an { $company }; deins kommt zurück in deinen Vorrat
       *[other] { $number } Gleise gehen an { $company }; deine kommen zurück in deinen Vorrat
    }
web-wensleydale-preview-towns = { $number ->
        [one] { $towns } zeigt dann die Farbe der Gesellschaft
       *[other] { $towns } zeigen dann die Farbe der Gesellschaft
    }
web-wensleydale-preview-price = Preis bisher: { $price ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $price } Punkte
    }
web-wensleydale-preview-points = { $number ->
        [0] Du hast keine Punkte zum Zahlen
        [one] Du hast 1 Punkt zum Zahlen
       *[other] Du hast { $number } Punkte zum Zahlen
    }
web-wensleydale-price-rule = Was kostet ein Verkauf?

## Die Karte

web-wensleydale-zoom-in = Vergrößern
web-wensleydale-zoom-out = Verkleinern
web-wensleydale-fit = Ganzen Plan zeigen
web-wensleydale-landowner = Grundbesitzer
web-wensleydale-area = { $area }: { $contents }
web-wensleydale-area-legal = { $area }. { $action }
web-wensleydale-track-to-here = Gleis nach { $area }, Kosten { $cost }
web-wensleydale-sell-to-here = Auch das Gleis nach { $area } verkaufen

## Die Schlusswertung

web-wensleydale-count = Schlusswertung
web-wensleydale-skip = Überspringen
web-wensleydale-again = Noch einmal zeigen
