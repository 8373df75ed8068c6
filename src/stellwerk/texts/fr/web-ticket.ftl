### Ce que dit sur le web une table de la famille des Aventuriers du Rail : main, Destinations, carte, décompte.

## La main et les pioches

web-ticket-your-cards = Vos cartes
web-ticket-your-cards-of = Cartes de { $name }
web-ticket-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-ticket-card-count = { $card } : { $number }
web-ticket-no-cards = Pas encore de cartes Wagon.
web-ticket-draw = Piocher
web-ticket-row = Rangée visible
web-ticket-take = Prendre dans la rangée : { $card }
web-ticket-draw-blind = { $number ->
        [one] Piocher à l’aveugle ({ $number } carte restante)
       *[other] Piocher à l’aveugle ({ $number } cartes restantes)
    }
web-ticket-draw-tickets = { $number ->
        [one] Piocher des cartes Destination ({ $number } restante)
       *[other] Piocher des cartes Destination ({ $number } restantes)
    }
web-ticket-station = Gare
web-ticket-station-which = Dans quelle ville ?
web-ticket-pass = Passer

## Payer

web-ticket-pay-route = { $place } : comment payer ?
web-ticket-pay-station = Gare à { $place } : comment payer ?
web-ticket-cancel = Annuler

## Tunnels

web-ticket-played = Jouées
web-ticket-turned-up = Dévoilées pour le tunnel
web-ticket-turned-costs = { $card } (supplément)
web-ticket-show-all = Tout montrer d’un coup
web-ticket-extra = { $number ->
        [one] Le tunnel coûte { $number } carte de plus.
       *[other] Le tunnel coûte { $number } cartes de plus.
    }
web-ticket-cannot-pay = Vous n’avez pas les cartes nécessaires.
web-ticket-withdraw = Reprendre les cartes
web-ticket-tunnel-extra = { $number ->
        [one] { $number } carte de plus
       *[other] { $number } cartes de plus
    }
web-ticket-tunnel-free = Aucun supplément

## Cartes Destination

web-ticket-tickets = Destinations
web-ticket-keep = { $number ->
        [0] N’en garder aucune
        [one] Garder { $number } Destination
       *[other] Garder { $number } Destinations
    }
web-ticket-keep-fewest = En garder au moins { $number }
web-ticket-show-marks = Marquer leurs villes sur la carte
web-ticket-to-do = À relier
web-ticket-done = Réussies
web-ticket-long = Destination longue
web-ticket-points = points
web-ticket-more-trains = { $number ->
        [one] encore { $number } wagon
       *[other] encore { $number } wagons
    }
web-ticket-connected = Reliée
web-ticket-failed = Non reliée
web-ticket-blocked = Bloquée
web-ticket-blocked-station = Bloquée : une gare peut aider ({ $cities })
web-ticket-by-station = { $number ->
        [0] Grâce à votre gare
        [one] Grâce à votre gare : encore { $number } wagon
       *[other] Grâce à votre gare : encore { $number } wagons
    }
web-ticket-too-few-trains = { $number ->
        [one] Trop loin : il faut { $number } wagon
       *[other] Trop loin : il faut { $number } wagons
    }
web-ticket-no-tickets = Vous n’avez pas encore de cartes Destination.
web-ticket-secret = Les cartes Destination restent secrètes jusqu’au décompte.
web-ticket-last-round = { $number ->
        [one] Dernier tour de table : encore { $number } coup
       *[other] Dernier tour de table : encore { $number } coups
    }

## La carte

web-ticket-zoom-in = Agrandir
web-ticket-zoom-out = Réduire
web-ticket-fit = Voir tout le plateau
web-ticket-price = { $length } × { $color }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry avec { $locomotives ->
            [one] { $locomotives } locomotive
           *[other] { $locomotives } locomotives
        }
       *[normal] { "" }
    }
web-ticket-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-ticket-owned = Prise par { $player }
web-ticket-claimable = Vous pouvez la prendre
web-ticket-one-short = Il manque une carte
web-ticket-big-city = { $city } (grande ville)
web-ticket-big-cities = ★ Grandes villes : { $cities }
web-ticket-city-station = { $city }. Gare bâtie par { $player }
web-ticket-city-legal = { $city }. Vous pouvez y bâtir une gare

## Le décompte

web-ticket-count = Décompte final
web-ticket-skip = Passer au résultat
web-ticket-again = Revoir
web-ticket-path-length = { $number ->
        [one] Chemin le plus long : { $number } wagon
       *[other] Chemin le plus long : { $number } wagons
    }

## Noms sur le fond des cartes

map-ticket-adriatic-sea = Mer Adriatique
map-ticket-atlantic-ocean = Océan Atlantique
map-ticket-austria = Autriche
map-ticket-baltic-sea = Mer Baltique
map-ticket-bay-of-biscay = Golfe de Gascogne
map-ticket-black-sea = Mer Noire
map-ticket-canada = Canada
map-ticket-france = France
map-ticket-germany = Allemagne
map-ticket-gulf-of-mexico = Golfe du Mexique
map-ticket-italy = Italie
map-ticket-mediterranean-sea = Mer Méditerranée
map-ticket-mexico = Mexique
map-ticket-north-sea = Mer du Nord
map-ticket-pacific-ocean = Océan Pacifique

## Ce qui est lu à voix haute

fact-my-tickets = Vos Destinations
fact-my-tickets-of = Destinations de { $name }
fact-claimed = Routes déjà prises
fact-row = Rangée visible
fact-deck = Cartes dans la pioche
fact-discard = Défausse
fact-ticket_deck = Destinations dans la pioche
fact-final_turns = Tours restants
fact-cards = Cartes
fact-trains = Wagons
fact-tickets = Destinations
fact-stations_left = Gares restantes
fact-routes = Routes
fact-stations = Gares
fact-offer = Proposées
fact-kept = Gardées
fact-ticket = Destination
fact-route = Route
fact-completed = réussie
fact-blocked = bloquée
fact-trains-needed = { $number ->
        [one] encore 1 wagon
       *[other] encore { $number } wagons
    }

## Ce que signifient les options

choice-ticket-classic-how = Les cartes Destination du jeu d’origine : 6 longues et 40 autres. Idéal pour une première partie.
choice-ticket-1912-how = Les cartes Destination de la série 1912 : 6 longues et 49 autres, de nouveaux buts pour qui connaît les classiques par cœur.
choice-ticket-mega-how = Les cartes Destination de toutes les séries réunies, et un plus grand choix au départ.
choice-ticket-big-cities-how = Uniquement des cartes qui mènent à une grande ville. On s’y bouscule.
choice-ticket-base-how = Les cartes Destination du jeu de base ; le plus long chemin rapporte 10 points. Idéal pour une première partie.
choice-ticket-1910-how = Les cartes Destination de la série 1910 ; au lieu du plus long chemin, le plus de cartes réussies rapporte 15 points.
choice-ticket-anniversary-how = L’édition la plus récente : toutes les séries de cartes peuvent être jouées.
choice-ticket-original-how = La première édition : seulement les cartes classiques, et à égalité le nombre de gares compte aussi.
option-ticket-orient_express-how = Ajoute six cartes sur le trajet du célèbre train, de Paris vers Constantinople. Le choix des villes est le nôtre.
option-ticket-max-how = Ajoute une carte : London – København, pour 8 points.
option-ticket-first_seat-how = Les autres suivent dans le sens horaire.
