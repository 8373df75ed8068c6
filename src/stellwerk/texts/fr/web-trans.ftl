### Ce que dit sur le web une table de Trans Europa ou Trans Amerika : villes, tour, manche, carte.

## Vos villes

web-trans-your-cities = Vos villes
web-trans-your-cities-of = Villes de { $name }
web-trans-reached = Reliée
web-trans-not-reached = À relier
web-trans-missed = Non reliée
web-trans-away = { $number ->
        [one] À { $number } rail
       *[other] À { $number } rails
    }
web-trans-secret = Les villes de chacun restent secrètes jusqu’au décompte de la manche.
web-trans-secret-some = Les villes qu’aucune carte ne dévoile restent secrètes jusqu’au décompte de la manche.
web-trans-all-open = Dans cette manche, toutes les villes sont visibles.
web-trans-put-back = Rendre : { $city }
web-trans-hand-on = Donner : { $city }
web-trans-choose-city = Choisissez une ville

## Ce tour

web-trans-this-turn = Ce tour
web-trans-budget = Budget restant : { $budget }
web-trans-lay = Poser ce rail (coût { $cost })
web-trans-cost = coût { $cost }
web-trans-stop = Finir le tour
web-trans-pass = Passer
web-trans-place-how = Choisissez sur le plateau une intersection en surbrillance.
web-trans-agree = Jouer avec cette carte
web-trans-agree-none = Aucune carte spéciale

## La manche

web-trans-tab = Manche
web-trans-round = Manche { $number }
web-trans-goal = Objectif : { $points }
web-trans-score = Score
web-trans-points-of = { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
web-trans-starter = { $player } commence cette manche.
web-trans-starts = commence
web-trans-has-chosen = a choisi
web-trans-cities-of = { $number ->
        [one] { $number } ville : { $colours }
       *[other] { $number } villes : { $colours }
    }
web-trans-special-cards = Cartes spéciales de la manche
web-trans-special-card = Carte spéciale { $number } :
web-trans-networks = Réseaux
web-trans-rails = { $number ->
        [one] { $number } rail
       *[other] { $number } rails
    }
web-trans-rails-left = { $number ->
        [one] Il reste { $number } rail dans la réserve.
       *[other] Il reste { $number } rails dans la réserve.
    }
web-trans-known = Villes des autres que vous connaissez
web-trans-only-you = connue de vous
web-trans-legend = Lignes du plateau
web-trans-line-single = Simple, 1
web-trans-line-mountain = Montagne, 2
web-trans-line-laid = Rail posé
web-trans-line-water = Eau, 2

## Le décompte

web-trans-count = Décompte de la manche { $number }
web-trans-plus = { $points ->
        [0] 0
        [one] +{ $points }
       *[other] +{ $points }
    }
web-trans-points = { $points ->
        [one] point
       *[other] points
    }
web-trans-count-how = Qui a relié toutes ses villes reçoit 4 points. Les autres selon les rails manquants : 1 → 3 points, 2 → 2, 3 ou 4 → 1, 5 ou plus → 0.
web-trans-show-count = Voir sur le plateau

## La carte

web-trans-zoom-in = Agrandir
web-trans-zoom-out = Réduire
web-trans-fit = Voir tout le plateau
web-trans-lay-here = Poser un rail : { $line }, coût { $cost }
web-trans-place-here = Partir d’ici : { $crossing }

## Noms sur le fond des cartes

map-trans-atlantic = Océan Atlantique
map-trans-black-sea = Mer Noire
map-trans-gulf-of-mexico = Golfe du Mexique
map-trans-ionian = Mer Ionienne
map-trans-mediterranean = Mer Méditerranée
map-trans-north-sea = Mer du Nord
map-trans-pacific = Océan Pacifique

## Ce qui est lu à voix haute

fact-my-cities = Vos villes
fact-my-cities-of = Villes de { $name }
fact-networks = Réseaux
fact-round = Manche
fact-card = Carte spéciale
fact-budget = Budget
fact-rails_left = Rails restants
fact-marker = Départ
fact-colours = Couleurs en main
fact-revealed = Dévoilées
fact-missing = Rails manquants
fact-chosen = Choisie
fact-city = Ville
fact-crossings = Intersections
fact-joined = reliée
fact-not-joined = pas encore reliée

## Ce que signifient les options

choice-trans-off-how = Le jeu simple. Idéal pour une première partie.
choice-trans-each-round-how = À chaque manche, on dévoile une carte qui change une règle pour tous.
choice-trans-chosen-how = Les cartes cochées valent pour tous, à chaque manche.
choice-trans-agreed-how = Avant chaque manche, celui qui la commence nomme une carte, ou aucune.
option-trans-cards-how = Chaque carte change une règle pour tous.
option-trans-cards_at_once-how = Le nombre de cartes dévoilées à chaque manche.
choice-trans-until-target-how = On joue jusqu’à ce que quelqu’un ait 13 points, le plus souvent quatre ou cinq manches.
choice-trans-one-round-how = Une partie courte : les points d’une seule manche décident.
option-trans-first_seat-how = Commence la première manche ; les suivantes commencent chacune par le joueur à gauche.
