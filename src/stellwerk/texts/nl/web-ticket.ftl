### Wat een tafel van de Ticket to Ride-familie op het web zegt: hand, bestemmingen, kaart, eindtelling.

## De hand en de stapels

web-ticket-your-cards = Jouw kaarten
web-ticket-your-cards-of = Kaarten van { $name }
web-ticket-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
web-ticket-card-count = { $card }: { $number }
web-ticket-no-cards = Nog geen treinkaarten.
web-ticket-draw = Trekken
web-ticket-row = Open rij
web-ticket-take = Uit de open rij nemen: { $card }
web-ticket-draw-blind = { $number ->
        [one] Van de trekstapel trekken (nog 1 kaart)
       *[other] Van de trekstapel trekken (nog { $number } kaarten)
    }
web-ticket-draw-tickets = { $number ->
        [one] Bestemmingskaarten trekken (nog 1)
       *[other] Bestemmingskaarten trekken (nog { $number })
    }
web-ticket-station = Station
web-ticket-station-which = In welke stad?
web-ticket-pass = Passen

## Betalen

web-ticket-pay-route = { $place }: waarmee betaal je?
web-ticket-pay-station = Station in { $place }: waarmee betaal je?
web-ticket-cancel = Annuleren

## Tunnels

web-ticket-played = Gespeeld
web-ticket-turned-up = Omgedraaid voor de tunnel
web-ticket-turned-costs = { $card } (toeslag)
web-ticket-show-all = Alles tegelijk tonen
web-ticket-extra = { $number ->
        [one] De tunnel kost 1 kaart extra.
       *[other] De tunnel kost { $number } kaarten extra.
    }
web-ticket-cannot-pay = Daar heb je de kaarten niet voor.
web-ticket-withdraw = Kaarten terugnemen
web-ticket-tunnel-extra = { $number ->
        [one] 1 kaart extra
       *[other] { $number } kaarten extra
    }
web-ticket-tunnel-free = Geen toeslag

## Bestemmingskaarten

web-ticket-tickets = Bestemmingen
web-ticket-keep = { $number ->
        [0] Geen enkele houden
        [one] 1 bestemming houden
       *[other] { $number } bestemmingen houden
    }
web-ticket-keep-fewest = Kies er minstens { $number }
web-ticket-show-marks = Hun steden op de kaart markeren
web-ticket-to-do = Nog te doen
web-ticket-done = Voltooid
web-ticket-long = Lange bestemming
web-ticket-points = punten
web-ticket-more-trains = { $number ->
        [one] nog 1 treintje
       *[other] nog { $number } treintjes
    }
web-ticket-connected = Verbonden
web-ticket-failed = Niet verbonden
web-ticket-blocked = Geblokkeerd
web-ticket-blocked-station = Geblokkeerd: een station helpt ({ $cities })
web-ticket-by-station = { $number ->
        [0] Via je station
        [one] Via je station: nog 1 treintje
       *[other] Via je station: nog { $number } treintjes
    }
web-ticket-too-few-trains = { $number ->
        [one] Te ver: 1 treintje nodig
       *[other] Te ver: { $number } treintjes nodig
    }
web-ticket-no-tickets = Je hebt nog geen bestemmingskaarten.
web-ticket-secret = Bestemmingskaarten blijven geheim tot de eindtelling.
web-ticket-last-round = { $number ->
        [one] Laatste ronde: nog 1 beurt
       *[other] Laatste ronde: nog { $number } beurten
    }

## De kaart

web-ticket-zoom-in = Inzoomen
web-ticket-zoom-out = Uitzoomen
web-ticket-fit = Hele kaart tonen
web-ticket-price = { $length } × { $color }{ $kind ->
        [tunnel] , tunnel
        [ferry] , veerboot met { $locomotives ->
            [one] 1 locomotief
           *[other] { $locomotives } locomotieven
        }
       *[normal] { "" }
    }
web-ticket-worth = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-ticket-owned = Van { $player }
web-ticket-claimable = Deze kun je bezetten
web-ticket-one-short = Er ontbreekt één kaart
web-ticket-big-city = { $city } (grote stad)
web-ticket-big-cities = ★ Grote steden: { $cities }
web-ticket-city-station = { $city }. Station van { $player }
web-ticket-city-legal = { $city }. Hier kun je een station bouwen

## De eindtelling

web-ticket-count = Eindtelling
web-ticket-skip = Overslaan
web-ticket-again = Opnieuw tonen
web-ticket-path-length = { $number ->
        [one] Langste traject: 1 treintje
       *[other] Langste traject: { $number } treintjes
    }

## Namen op de ondergrond van de kaarten

map-ticket-adriatic-sea = Adriatische Zee
map-ticket-atlantic-ocean = Atlantische Oceaan
map-ticket-austria = Oostenrijk
map-ticket-baltic-sea = Oostzee
map-ticket-bay-of-biscay = Golf van Biskaje
map-ticket-black-sea = Zwarte Zee
map-ticket-canada = Canada
map-ticket-france = Frankrijk
map-ticket-germany = Duitsland
map-ticket-gulf-of-mexico = Golf van Mexico
map-ticket-italy = Italië
map-ticket-mediterranean-sea = Middellandse Zee
map-ticket-mexico = Mexico
map-ticket-north-sea = Noordzee
map-ticket-pacific-ocean = Grote Oceaan

## Wat wordt voorgelezen

fact-my-tickets = Jouw bestemmingen
fact-my-tickets-of = Bestemmingen van { $name }
fact-claimed = Bezette routes
fact-row = Open rij
fact-deck = Kaarten in de trekstapel
fact-discard = Aflegstapel
fact-ticket_deck = Bestemmingen in de stapel
fact-final_turns = Resterende beurten
fact-cards = Kaarten
fact-trains = Treintjes
fact-tickets = Bestemmingen
fact-stations_left = Stations over
fact-routes = Routes
fact-stations = Stations
fact-offer = Aangeboden
fact-kept = Gehouden
fact-ticket = Bestemming
fact-route = Route
fact-completed = voltooid
fact-blocked = geblokkeerd
fact-trains-needed = { $number ->
        [one] nog 1 treintje
       *[other] nog { $number } treintjes
    }

## Wat de opties betekenen

choice-ticket-classic-how = De bestemmingskaarten van het oorspronkelijke spel: 6 lange en 40 andere. Het beste voor een eerste partij.
choice-ticket-1912-how = De bestemmingskaarten van de reeks 1912: 6 lange en 49 andere, nieuwe doelen voor wie de klassieke uit het hoofd kent.
choice-ticket-mega-how = De bestemmingskaarten van alle sets samen, en bij het begin meer om uit te kiezen.
choice-ticket-big-cities-how = Alleen kaarten die naar een grote stad leiden. Daar wordt het druk.
choice-ticket-base-how = De bestemmingskaarten van het basisspel; het langste traject is 10 punten waard. Het beste voor een eerste partij.
choice-ticket-1910-how = De bestemmingskaarten van de reeks 1910; in plaats van het langste traject leveren de meeste voltooide kaarten 15 punten op.
choice-ticket-anniversary-how = De nieuwste editie: alle kaartensets kunnen worden gespeeld.
choice-ticket-original-how = De eerste editie: alleen klassieke kaarten, en bij een gelijke stand tellen ook minder stations.
option-ticket-orient_express-how = Voegt zes kaarten toe langs de weg van de beroemde trein, van Paris naar Constantinople. De steden hebben wij gekozen.
option-ticket-max-how = Voegt één kaart toe: London – København, 8 punten waard.
option-ticket-first_seat-how = De anderen volgen met de klok mee.
