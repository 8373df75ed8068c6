### Ce que dit sur le web une table de Trans Europa ou Trans Amerika : villes, tour, manche, carte.

## Vos villes

web-trans-your-cities = Vos villes
web-trans-reached = Reliée
web-trans-not-reached = À relier
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
web-trans-go-on = Continuer
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
