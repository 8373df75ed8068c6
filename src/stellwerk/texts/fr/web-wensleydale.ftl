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

web-wensleydale-how-bid = Choisissez une case d’enchères en surbrillance.
web-wensleydale-how-build = Choisissez sur la carte le départ de votre ligne.
web-wensleydale-how-trains = Choisissez un train, ou un secteur en surbrillance d’où transporter quelque chose.
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
web-wensleydale-passenger-points = { $points } points de victoire par passager
web-wensleydale-train = Train { $train }, prix { $price }. Places : passagers { $passengers }, marchandises { $goods }
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
web-wensleydale-track-to-here = Voie vers { $area }, coût { $cost }
web-wensleydale-sell-to-here = Vendre aussi la voie vers { $area }

## Le décompte final

web-wensleydale-count = Décompte final
web-wensleydale-skip = Passer au résultat
web-wensleydale-again = Revoir
