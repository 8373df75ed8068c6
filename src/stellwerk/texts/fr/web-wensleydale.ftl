### Ce que dit sur le web une table de Last Train to Wensleydale ou de Nürnberg : phases, enchères, ligne, trains, carte.

## Le tour et ses dix phases

web-wensleydale-tab = Tour
web-wensleydale-phases = Les phases du tour
web-wensleydale-turn = Tour { $turn } sur { $turns }
web-wensleydale-phase = Phase { $number } · { $phase }
web-wensleydale-phase-1 = Cubes
web-wensleydale-phase-2 = Jetons
web-wensleydale-phase-3 = Enchères
web-wensleydale-phase-4 = Ordres
web-wensleydale-phase-5 = Voies
web-wensleydale-phase-6 = Trains
web-wensleydale-phase-7 = Points
web-wensleydale-phase-8 = Rang
web-wensleydale-phase-9 = Rachat
web-wensleydale-phase-10 = Fin

## Les enchères

web-wensleydale-auction = Enchères
web-wensleydale-two-boxes = deux cases chacun
web-wensleydale-from = min. { $cubes }
web-wensleydale-token-uses = À quoi sert l’influence
web-wensleydale-use-white = ordre de construction, propriétaires
web-wensleydale-use-brown = ordre des trains, trains
web-wensleydale-use-red = villes rouges, ventes à la compagnie rouge
web-wensleydale-use-green = villes vertes, ventes à la compagnie verte
web-wensleydale-box-points = imprimé : { $printed } ; jeton : { $tokens }
web-wensleydale-box-empty = Case { $number } : { $tokens }. Pas encore de mise, au moins { $cubes }
web-wensleydale-box-bid = Case { $number } : { $tokens }. { $player } mise { $cubes }
web-wensleydale-bid = Miser { $cubes } sur la case { $box }
web-wensleydale-other-box = Autre case

## Influence et profit

web-wensleydale-scales = Influence et profit
web-wensleydale-scale-white = Blanc : voies
web-wensleydale-scale-brown = Marron : trains
web-wensleydale-scale-profit = Profit
web-wensleydale-stack = { $number ->
        [one] { $scale }, { $points } : { $players }
       *[other] { $scale }, { $points }, de haut en bas : { $players }
    }

## Ce que chacun possède

web-wensleydale-means = En main
web-wensleydale-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
web-wensleydale-on-bids = { $number ->
        [one] { $number } misé
       *[other] { $number } misés
    }
web-wensleydale-tracks = { $number ->
        [one] { $number } voie restante
       *[other] { $number } voies restantes
    }
web-wensleydale-counters = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } · { $tracks ->
        [one] { $tracks } voie restante
       *[other] { $tracks } voies restantes
    } · { $carried ->
        [0] aucun transport
        [one] { $carried } transport
       *[other] { $carried } transports
    }

## Que faire maintenant

web-wensleydale-how-build = Choisissez sur la carte le départ de votre ligne.
web-wensleydale-how-take-over = Choisissez sur la carte la ville où commence la ligne à vendre.
web-wensleydale-pass-build = Ne rien construire
web-wensleydale-pass-trains = Passer : plus rien ce tour-ci
web-wensleydale-pass-take-over = Ne rien vendre
web-wensleydale-do-start = Commencer une ligne : { $area }
web-wensleydale-do-extend = Continuer vers : { $area }
web-wensleydale-do-carry = Transporter : { $item }
web-wensleydale-do-sell = Vendre à { $company }
web-wensleydale-do-board = Train { $train }
web-wensleydale-cancel = Annuler

## La ligne

web-wensleydale-length = { $number ->
        [0] Encore aucune voie
        [one] { $number } voie
       *[other] { $number } voies
    }
web-wensleydale-cost = Coût des voies jusqu’ici : { $cost }
web-wensleydale-spent = Déjà payé : { $spent }
web-wensleydale-step-back = Annuler la dernière étape
web-wensleydale-pay-track = Voie, reste à payer : { $due }
web-wensleydale-pay-train = Train { $train }, reste à payer : { $due }

## Trains

web-wensleydale-price = Prix { $price }
web-wensleydale-my-price = { $units ->
        [0] Coût actuel : { $brown } marron
       *[other] { $brown ->
            [0] Coût actuel : { $units } cubes ou autres points
           *[other] Coût actuel : { $brown } marron + { $units } cubes ou autres points
        }
    }
web-wensleydale-passenger-points = { $points } points de victoire par passager
web-wensleydale-train = Train { $train }, prix { $price }. { $cost }. Places : passagers { $passengers }, marchandises { $goods }
web-wensleydale-train-taken = Train { $train }, prix { $price }, { $player }. Passagers { $sitting } sur { $passengers }, marchandises { $lying } sur { $goods }

## Rachat

web-wensleydale-preview = Ce que change cette vente
web-wensleydale-preview-tracks = { $number ->
        [0] Encore aucune voie pour { $company }
        [one] { $number } voie va à { $company } ; la vôtre vous revient
       *[other] { $number } voies vont à { $company } ; les vôtres vous reviennent
    }
web-wensleydale-preview-towns = { $number ->
        [one] { $towns } prendra la couleur de la compagnie
       *[other] { $towns } prendront la couleur de la compagnie
    }
web-wensleydale-preview-price = Prix jusqu’ici : { $price ->
        [0] rien
        [one] { $price } point
       *[other] { $price } points
    }
web-wensleydale-preview-points = { $number ->
        [0] Vous n’avez aucun point pour payer
        [one] Vous avez { $number } point pour payer
       *[other] Vous avez { $number } points pour payer
    }
web-wensleydale-price-rule = Combien coûte une vente ?

## La carte

web-wensleydale-zoom-in = Agrandir
web-wensleydale-zoom-out = Réduire
web-wensleydale-fit = Voir toute la carte
web-wensleydale-landowner = propriétaire terrien
web-wensleydale-area = { $area } : { $contents }
web-wensleydale-area-legal = { $area }. { $action }
web-wensleydale-track-to-here = { $number ->
        [0] Voie vers { $area }, coût { $cost }
       *[other] Voie vers { $area }, coût { $cost }, redevance { $fees }
    }
web-wensleydale-sell-to-here = Vendre aussi la voie vers { $area }

## Le décompte d’un tour

web-wensleydale-turn-count = Décompte du tour { $turn }
web-wensleydale-turn-points = Points
web-wensleydale-own-tracks = voies en propre sur la carte
web-wensleydale-turn-how = Tout transport rapporte des points. Profit : 2 par marchandise de colline, 1 pour tout autre transport, −1 par voie en propre sur la carte.
web-wensleydale-new-order = Nouvel ordre général

## Le décompte final

web-wensleydale-count = Décompte final
web-wensleydale-skip = Passer au résultat
web-wensleydale-again = Revoir

## Ce qui est lu à voix haute

fact-boxes = Les enchères
fact-tracks = Influence et profit
fact-areas = Contenu des secteurs
fact-turn = Tour
fact-turns = Tours en tout
fact-general_order = Ordre général
fact-build_order = Ordre de construction
fact-train_order = Ordre des trains
fact-line = Ligne jusqu’ici
fact-due = Reste à payer
fact-would_be = Score provisoire
fact-hand = Cubes
fact-tracks_left = Voies restantes
fact-plain = Marchandises de plaine
fact-hill = Marchandises de colline
fact-red = Passagers rouges
fact-green = Passagers verts
fact-landowner = Propriétaires terriens
fact-goods = Marchandises
fact-box = Case
fact-tokens = Influence
fact-bid = Mise actuelle
fact-profit = Profit

## Ce que signifient les options

choice-wensleydale-3-4-how = Plus de cases aux enchères et plus de trains : 4 tours à 4 joueurs, 5 à 3. Un passager vaut 1 point.
choice-wensleydale-2-3-how = Moins de cases et de trains : 5 tours à 2 joueurs, 4 à 3. Un passager vaut le prix de son train.
choice-wensleydale-neutral_town-how = Une de vos voies doit toucher une ville neutre voisine de la colline.
choice-wensleydale-any_area-how = Plus facile : une de vos voies dans n’importe quel secteur voisin suffit, tant qu’aucune compagnie n’y a construit.
option-wensleydale-start_fee-how = Sans elle, une ligne commence à moindre prix ; en chemin et à l’arrivée, les villes de compagnie se paient de toute façon.
option-wensleydale-first_seat-how = Joue d’abord en tout, au début ; les autres suivent dans le sens horaire.
