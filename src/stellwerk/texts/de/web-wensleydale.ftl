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
web-wensleydale-token-uses = Wozu Einfluss gut ist
web-wensleydale-use-white = Baureihenfolge, Grundbesitzer
web-wensleydale-use-brown = Zugreihenfolge, Züge
web-wensleydale-use-red = rote Orte, Verkauf an die rote Gesellschaft
web-wensleydale-use-green = grüne Orte, Verkauf an die grüne Gesellschaft
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

web-wensleydale-how-build = Wähle auf dem Plan, wo deine Linie beginnt.
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
web-wensleydale-my-price = { $units ->
        [0] Kosten jetzt: { $brown } braun
       *[other] { $brown ->
            [0] Kosten jetzt: { $units } Würfel oder andere Punkte
           *[other] Kosten jetzt: { $brown } braun + { $units } Würfel oder andere Punkte
        }
    }
web-wensleydale-passenger-points = { $points } Siegpunkte je Fahrgast
web-wensleydale-train = Zug { $train }, Preis { $price }. { $cost }. Plätze: Fahrgäste { $passengers }, Waren { $goods }
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
web-wensleydale-track-to-here = { $number ->
        [0] Gleis nach { $area }, Kosten { $cost }
       *[other] Gleis nach { $area }, Kosten { $cost }, Gebühr { $fees }
    }
web-wensleydale-sell-to-here = Auch das Gleis nach { $area } verkaufen

## Die Wertung einer Runde

web-wensleydale-turn-count = Wertung von Runde { $turn }
web-wensleydale-turn-points = Punkte
web-wensleydale-own-tracks = eigene Gleise auf dem Plan
web-wensleydale-turn-how = Alles Beförderte bringt Punkte. Gewinn: 2 je Hügelware, 1 für alles andere Beförderte, −1 je eigenem Gleis auf dem Plan.
web-wensleydale-new-order = Neue allgemeine Reihenfolge

## Die Schlusswertung

web-wensleydale-count = Schlusswertung
web-wensleydale-skip = Überspringen
web-wensleydale-again = Noch einmal zeigen

## Was vorgelesen wird

fact-boxes = Die Versteigerung
fact-tracks = Einfluss und Gewinn
fact-areas = Was in den Gebieten liegt
fact-turn = Runde
fact-turns = Runden insgesamt
fact-general_order = Allgemeine Reihenfolge
fact-build_order = Baureihenfolge
fact-train_order = Zugreihenfolge
fact-line = Linie bisher
fact-due = Noch zu zahlen
fact-would_be = Stand jetzt
fact-hand = Würfel
fact-tracks_left = Gleise übrig
fact-plain = Flachlandwaren
fact-hill = Hügelwaren
fact-red = Rote Fahrgäste
fact-green = Grüne Fahrgäste
fact-landowner = Grundbesitzer
fact-goods = Waren
fact-box = Feld
fact-tokens = Einfluss
fact-bid = Höchstes Gebot
fact-profit = Gewinn

## Was die Optionen bedeuten

choice-wensleydale-3-4-how = Mehr Felder in der Versteigerung und mehr Züge: 4 Runden zu viert, 5 zu dritt. Ein Fahrgast zählt 1 Punkt.
choice-wensleydale-2-3-how = Weniger Felder und Züge: 5 Runden zu zweit, 4 zu dritt. Ein Fahrgast zählt so viel, wie der Zug gekostet hat.
choice-wensleydale-neutral_town-how = Eines deiner Gleise muss einen neutralen Ort neben dem Hügel berühren.
choice-wensleydale-any_area-how = Leichter: Ein Gleis von dir in irgendeinem Gebiet neben dem Hügel genügt, solange keine Gesellschaft dort gebaut hat.
option-wensleydale-start_fee-how = Ohne sie beginnt eine Linie günstiger; unterwegs und am Ende kosten Gesellschaftsorte ihre Gebühr auf jeden Fall.
option-wensleydale-first_seat-how = Ist anfangs überall zuerst an der Reihe; die anderen folgen im Uhrzeigersinn.
