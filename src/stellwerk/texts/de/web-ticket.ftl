### Was ein Tisch der Ticket-to-Ride-Familie im Web sagt: Hand, Zielkarten, Karte, Schlusswertung.

## Die Hand und die Stapel

web-ticket-your-cards = Deine Karten
web-ticket-your-cards-of = Karten von { $name }
web-ticket-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
web-ticket-card-count = { $card }: { $number }
web-ticket-no-cards = Noch keine Wagenkarten.
web-ticket-draw = Ziehen
web-ticket-row = Auslage
web-ticket-take = Aus der Auslage nehmen: { $card }
web-ticket-draw-blind = { $number ->
        [one] Vom Nachziehstapel ziehen (noch 1 Karte)
       *[other] Vom Nachziehstapel ziehen (noch { $number } Karten)
    }
web-ticket-draw-tickets = { $number ->
        [one] Zielkarten ziehen (noch 1)
       *[other] Zielkarten ziehen (noch { $number })
    }
web-ticket-station = Bahnhof bauen
web-ticket-station-which = In welcher Stadt?
web-ticket-pass = Passen

## Bezahlen

web-ticket-pay-route = { $place }: Womit bezahlst du?
web-ticket-pay-station = Bahnhof in { $place }: Womit bezahlst du?
web-ticket-cancel = Abbrechen

## Tunnel

web-ticket-played = Gespielt
web-ticket-turned-up = Für den Tunnel aufgedeckt
web-ticket-turned-costs = { $card } (kostet Aufpreis)
web-ticket-show-all = Alle auf einmal zeigen
web-ticket-extra = { $number ->
        [one] Der Tunnel kostet 1 Karte mehr.
       *[other] Der Tunnel kostet { $number } Karten mehr.
    }
web-ticket-cannot-pay = Dafür fehlen dir die Karten.
web-ticket-withdraw = Karten zurücknehmen
web-ticket-tunnel-extra = { $number ->
        [one] 1 Karte mehr
       *[other] { $number } Karten mehr
    }
web-ticket-tunnel-free = Kein Aufpreis

## Zielkarten

web-ticket-tickets = Ziele
web-ticket-keep = { $number ->
        [0] Keine behalten
        [one] 1 Zielkarte behalten
       *[other] { $number } Zielkarten behalten
    }
web-ticket-keep-fewest = Mindestens { $number } wählen
web-ticket-show-marks = Ihre Städte auf der Karte markieren
web-ticket-to-do = Offen
web-ticket-done = Erfüllt
web-ticket-long = Lange Zielkarte
web-ticket-points = Punkte
web-ticket-more-trains = { $number ->
        [one] noch 1 Waggon
       *[other] noch { $number } Waggons
    }
web-ticket-connected = Verbunden
web-ticket-failed = Nicht verbunden
web-ticket-blocked = Versperrt
web-ticket-blocked-station = Versperrt: Ein Bahnhof hilft ({ $cities })
web-ticket-by-station = { $number ->
        [0] Über deinen Bahnhof
        [one] Über deinen Bahnhof: noch 1 Waggon
       *[other] Über deinen Bahnhof: noch { $number } Waggons
    }
web-ticket-too-few-trains = { $number ->
        [one] Zu weit: 1 Waggon nötig
       *[other] Zu weit: { $number } Waggons nötig
    }
web-ticket-no-tickets = Du hast noch keine Zielkarten.
web-ticket-secret = Zielkarten bleiben bis zur Schlusswertung geheim.
web-ticket-last-round = { $number ->
        [one] Letzte Runde: noch 1 Zug
       *[other] Letzte Runde: noch { $number } Züge
    }

## Die Karte

web-ticket-zoom-in = Vergrößern
web-ticket-zoom-out = Verkleinern
web-ticket-fit = Ganzen Plan zeigen
web-ticket-price = { $length } × { $color }{ $kind ->
        [tunnel] , Tunnel
        [ferry] , Fähre mit { $locomotives ->
            [one] 1 Lokomotive
           *[other] { $locomotives } Lokomotiven
        }
       *[normal] { "" }
    }
web-ticket-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-ticket-owned = Gehört { $player }
web-ticket-claimable = Du kannst sie bauen
web-ticket-one-short = Eine Karte fehlt
web-ticket-big-city = { $city } (Großstadt)
web-ticket-big-cities = ★ Großstädte: { $cities }
web-ticket-city-station = { $city }. Bahnhof von { $player }
web-ticket-city-legal = { $city }. Hier kannst du einen Bahnhof bauen

## Die Schlusswertung

web-ticket-count = Schlusswertung
web-ticket-skip = Überspringen
web-ticket-again = Noch einmal zeigen
web-ticket-path-length = { $number ->
        [one] Längste Linie: 1 Waggon
       *[other] Längste Linie: { $number } Waggons
    }

## Namen auf dem Grund der Karten

map-ticket-adriatic-sea = Adria
map-ticket-atlantic-ocean = Atlantischer Ozean
map-ticket-austria = Österreich
map-ticket-baltic-sea = Ostsee
map-ticket-bay-of-biscay = Golf von Biskaya
map-ticket-black-sea = Schwarzes Meer
map-ticket-canada = Kanada
map-ticket-france = Frankreich
map-ticket-germany = Deutschland
map-ticket-gulf-of-mexico = Golf von Mexiko
map-ticket-italy = Italien
map-ticket-mediterranean-sea = Mittelmeer
map-ticket-mexico = Mexiko
map-ticket-north-sea = Nordsee
map-ticket-pacific-ocean = Pazifischer Ozean

## Was vorgelesen wird

fact-my-tickets = Deine Zielkarten
fact-my-tickets-of = Zielkarten von { $name }
fact-claimed = Gebaute Strecken
fact-row = Auslage
fact-deck = Karten im Stapel
fact-discard = Ablagestapel
fact-ticket_deck = Zielkarten im Stapel
fact-final_turns = Verbleibende Züge
fact-cards = Karten
fact-trains = Waggons
fact-tickets = Zielkarten
fact-stations_left = Bahnhöfe übrig
fact-routes = Strecken
fact-stations = Bahnhöfe
fact-offer = Zur Auswahl
fact-kept = Behalten
fact-ticket = Zielkarte
fact-route = Strecke
fact-completed = erfüllt
fact-blocked = versperrt
fact-trains-needed = { $number ->
        [one] noch 1 Waggon
       *[other] noch { $number } Waggons
    }

## Was die Optionen bedeuten

choice-ticket-classic-how = Die Zielkarten des Originalspiels, 6 lange und 40 weitere. Am besten für die erste Partie.
choice-ticket-1912-how = Die Zielkarten der Reihe 1912, 6 lange und 49 weitere: neue Ziele für alle, die die klassischen auswendig kennen.
choice-ticket-mega-how = Die Zielkarten aller Sätze zusammen, und zu Beginn mehr davon zur Auswahl.
choice-ticket-big-cities-how = Nur Zielkarten, die in eine Großstadt führen. Dort wird es eng.
choice-ticket-base-how = Die Zielkarten des Grundspiels; die längste Linie bringt 10 Punkte. Am besten für die erste Partie.
choice-ticket-1910-how = Die Zielkarten der Reihe 1910; statt der längsten Linie bringen die meisten erfüllten Zielkarten 15 Punkte.
choice-ticket-anniversary-how = Die neueste Ausgabe: Alle Zielkartensätze sind spielbar.
choice-ticket-original-how = Die erste Ausgabe: nur klassische Zielkarten, und bei Gleichstand zählen auch weniger Bahnhöfe.
option-ticket-orient_express-how = Bringt sechs Zielkarten entlang des berühmten Zuges ins Spiel, von Paris bis Constantinople. Die Städte haben wir ausgesucht.
option-ticket-max-how = Bringt eine weitere Zielkarte ins Spiel: London – København für 8 Punkte.
option-ticket-first_seat-how = Die anderen folgen im Uhrzeigersinn.
