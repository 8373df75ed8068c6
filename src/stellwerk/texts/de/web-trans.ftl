### Was ein Tisch von Trans Europa oder Trans Amerika im Web sagt: Städte, Zug, Durchgang, Karte.

## Deine Städte

web-trans-your-cities = Deine Städte
web-trans-your-cities-of = Städte von { $name }
web-trans-reached = Erreicht
web-trans-not-reached = Noch offen
web-trans-missed = Nicht erreicht
web-trans-away = { $number ->
        [one] Noch 1 Schiene
       *[other] Noch { $number } Schienen
    }
web-trans-secret = Alle Städte bleiben geheim, bis der Durchgang gewertet wird.
web-trans-secret-some = Städte, die keine Karte aufdeckt, bleiben geheim, bis der Durchgang gewertet wird.
web-trans-all-open = In diesem Durchgang liegen alle Städte offen.
web-trans-put-back = Zurücklegen: { $city }
web-trans-hand-on = Weitergeben: { $city }
web-trans-choose-city = Wähle eine Stadt

## Dieser Zug

web-trans-this-turn = Dein Zug
web-trans-budget = Budget übrig: { $budget }
web-trans-lay = Diese Schiene legen (Kosten { $cost })
web-trans-cost = Kosten { $cost }
web-trans-stop = Zug beenden
web-trans-pass = Passen
web-trans-place-how = Wähle auf dem Plan einen leuchtenden Kreuzungspunkt.
web-trans-agree = Mit dieser Karte spielen
web-trans-agree-none = Keine Sonderkarte

## Der Durchgang

web-trans-tab = Durchgang
web-trans-round = Durchgang { $number }
web-trans-goal = Ziel { $points }
web-trans-score = Punktestand
web-trans-points-of = { $points ->
        [one] { $player }: 1 Punkt
       *[other] { $player }: { $points } Punkte
    }
web-trans-starter = { $player } beginnt diesen Durchgang.
web-trans-starts = beginnt
web-trans-has-chosen = hat gewählt
web-trans-cities-of = { $number ->
        [one] 1 Stadt: { $colours }
       *[other] { $number } Städte: { $colours }
    }
web-trans-special-cards = Sonderkarten dieses Durchgangs
web-trans-special-card = Sonderkarte { $number }:
web-trans-networks = Netze
web-trans-rails = { $number ->
        [one] 1 Schiene
       *[other] { $number } Schienen
    }
web-trans-rails-left = { $number ->
        [one] Noch 1 Schiene im Vorrat.
       *[other] Noch { $number } Schienen im Vorrat.
    }
web-trans-known = Städte der anderen, die du kennst
web-trans-only-you = kennst nur du
web-trans-legend = Linien auf dem Plan
web-trans-line-single = Einfach, 1
web-trans-line-mountain = Berge, 2
web-trans-line-laid = Gelegt
web-trans-line-water = Wasser, 2

## Die Wertung

web-trans-count = Wertung von Durchgang { $number }
web-trans-plus = { $points ->
        [0] 0
        [one] +1
       *[other] +{ $points }
    }
web-trans-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-trans-count-how = Wer alle Städte verbunden hat, bekommt 4 Punkte. Die anderen je nach fehlenden Schienen: 1 → 3 Punkte, 2 → 2, 3 oder 4 → 1, 5 oder mehr → 0.
web-trans-show-count = Auf dem Plan zeigen

## Die Karte

web-trans-zoom-in = Vergrößern
web-trans-zoom-out = Verkleinern
web-trans-fit = Ganzen Plan zeigen
web-trans-lay-here = Schiene legen: { $line }, Kosten { $cost }
web-trans-place-here = Hier beginnen: { $crossing }

## Namen auf dem Grund der Karten

map-trans-atlantic = Atlantischer Ozean
map-trans-black-sea = Schwarzes Meer
map-trans-gulf-of-mexico = Golf von Mexiko
map-trans-ionian = Ionisches Meer
map-trans-mediterranean = Mittelmeer
map-trans-north-sea = Nordsee
map-trans-pacific = Pazifischer Ozean

## Was vorgelesen wird

fact-my-cities = Deine Städte
fact-my-cities-of = Städte von { $name }
fact-networks = Netze
fact-round = Durchgang
fact-card = Sonderkarte
fact-budget = Budget
fact-rails_left = Schienen übrig
fact-marker = Start
fact-colours = Farben auf der Hand
fact-revealed = Aufgedeckt
fact-missing = Fehlende Schienen
fact-chosen = Gewählt
fact-city = Stadt
fact-crossings = Kreuzungspunkte
fact-joined = erreicht
fact-not-joined = noch nicht erreicht

## Was die Optionen bedeuten

choice-trans-off-how = Das einfache Spiel. Am besten für die erste Partie.
choice-trans-each-round-how = In jedem Durchgang wird eine Karte aufgedeckt, die für alle eine Regel ändert.
choice-trans-chosen-how = Die angekreuzten Karten gelten für alle, in jedem Durchgang.
choice-trans-agreed-how = Wer einen Durchgang beginnt, nennt vorher eine Karte oder keine.
option-trans-cards-how = Jede Karte ändert eine Regel für alle.
option-trans-cards_at_once-how = So viele Karten werden für jeden Durchgang aufgedeckt.
choice-trans-until-target-how = Gespielt wird, bis jemand 13 Punkte hat, meist vier oder fünf Durchgänge.
choice-trans-one-round-how = Eine kurze Partie: Die Punkte eines einzigen Durchgangs entscheiden.
option-trans-first_seat-how = Beginnt den ersten Durchgang; jeden weiteren beginnt, wer links davon sitzt.
