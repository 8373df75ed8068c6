### Ce qui se dit pendant une partie de Last Train to Wensleydale ou de Nürnberg : événements, questions, refus, réglages.

## Couleurs, compagnies, marchandises et passagers, tels qu’ils figurent dans les listes : « 2 × blanc, 1 × rouge »

influence-white = blanc
influence-brown = marron
influence-red = rouge
influence-green = vert
company-nurnberg-red = la compagnie rouge
company-nurnberg-green = la compagnie verte
area-wensleydale-the_south = Le Sud
good-cheese = fromage
good-stone = pierre
good-post = colis postal
good-beer = bière
item-red = passager rouge
item-green = passager vert
unit-cube = 1 cube
unit-white = 1 point blanc
unit-brown = 1 point marron
unit-red = 1 point rouge
unit-green = 1 point vert

## Événements : les enchères

event-wensleydale-turn = Le tour { $number } commence.
event-wensleydale-bid = { $player } mise { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } sur la case { $box }.
event-wensleydale-outbid = { $player } voit sa mise dépassée sur la case { $box } et reprend ses cubes.
event-wensleydale-won = { $player } remporte la case { $box } : { $tokens }.
event-wensleydale-orders = Ordre de construction : { $builders }. Ordre des trains : { $carriers }.

## Événements : construction

event-wensleydale-start = { $player } commence une ligne : { $area }.
event-wensleydale-track = { $player } pose une voie : { $from } – { $to }.
event-wensleydale-landowners = { $area } : { $number ->
        [one] 1 propriétaire terrien s’en va pour 1 point blanc
       *[other] { $number } propriétaires terriens s’en vont pour { $number } points blancs
    }.
event-wensleydale-pay = { $player } paie { $unit }.
event-wensleydale-line-ends = { $player } termine sa ligne après { $number ->
        [one] 1 voie
       *[other] { $number } voies
    }.
event-wensleydale-no-line = { $player } ne construit aucune ligne ce tour-ci.
event-wensleydale-bonus = Nürnberg et Fürth sont reliées : { $player } marque { $points ->
        [one] 1 point de victoire
       *[other] { $points } points de victoire
    }.

## Événements : trains et transport

event-wensleydale-buy = { $player } achète le train { $train }, prix { $price }.
event-wensleydale-carry = { $player } transporte depuis { $area } : { $item }.
event-wensleydale-board = { $player } fait monter le passager dans le train { $train }.
event-wensleydale-out = { $player } ne fait plus rien pendant cette phase.

## Événements : décompte, rachat et fin

event-wensleydale-scored = { $player } { $points ->
        [0] ne marque aucun point de victoire
        [one] marque 1 point de victoire
       *[other] marque { $points } points de victoire
    }. Profit de ce tour : { $profit }.
event-wensleydale-general-order = Nouvel ordre général : { $order }.
event-wensleydale-sell = { $player } commence à vendre une ligne à { $company } : { $area }.
event-wensleydale-sold = { $player } a vendu { $number ->
        [one] 1 voie
       *[other] { $number } voies
    } à { $company }.
event-wensleydale-no-sale = { $player } ne vend aucune ligne ce tour-ci.
event-wensleydale-over = La partie est terminée. Place au décompte final !

## Questions

prompt-wensleydale-bid = Choisissez la case sur laquelle vous misez.
prompt-wensleydale-stake = Combien de cubes misez-vous sur la case { $box } ? Possible : de { $least } à { $most }.
prompt-wensleydale-build = Choisissez le départ de votre ligne, ou passez.
prompt-wensleydale-line = Où va votre ligne ensuite ? Dernier secteur : { $area }. Cubes en main : { $cubes }.
prompt-wensleydale-pay = Avec quoi payez-vous ? Reste à payer : { $due }.
prompt-wensleydale-chain = Choisissez laquelle des liaisons les plus courtes rapporte des points.
prompt-wensleydale-trains = Achetez un train, transportez un passager ou une marchandise, ou passez.
prompt-wensleydale-board = Choisissez le train du passager.
prompt-wensleydale-take-over = Vendez une ligne à une compagnie, ou passez.
prompt-wensleydale-sale = Choisissez la suite de la ligne que vous vendez à { $company } ; elle doit finir dans une ville. Prix jusqu’ici : { $price }.

## Refus : pas maintenant

refusal-wensleydale-game-is-over = La partie est terminée ; il n’est plus possible de jouer.
refusal-wensleydale-not-your-turn = Ce n’est pas à vous de jouer ; attendez votre tour.
refusal-wensleydale-not-now = Ce coup n’est pas possible pour l’instant ; choisissez-en un autre.

## Refus : les enchères

refusal-wensleydale-no-such-box = Il n’y a pas de case portant ce numéro ; choisissez-en une qui est sur la table.
refusal-wensleydale-own-bid-stands = Votre propre mise est déjà sur cette case ; misez sur une autre.
refusal-wensleydale-box-too-dear = Même la mise la plus basse sur cette case dépasse les cubes de votre main ; choisissez une autre case.
refusal-wensleydale-box-above-limit = Pour surenchérir ici, il faudrait plus de { $limit ->
        [one] 1 cube
       *[other] { $limit } cubes
    }, le plus que vous puissiez miser sur une case ce tour-ci ; choisissez une autre case.
refusal-wensleydale-stake-too-low = Votre mise est trop basse ; misez au moins { $least ->
        [one] 1 cube
       *[other] { $least } cubes
    }.
refusal-wensleydale-stake-above-limit = Votre mise est trop haute ; ce tour-ci, vous pouvez miser au plus { $limit ->
        [one] 1 cube
       *[other] { $limit } cubes
    } sur une case.
refusal-wensleydale-not-enough-cubes = Vous n’avez que { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } en main ; ne misez pas davantage.

## Refus : construction

refusal-wensleydale-not-a-start = Votre ligne ne peut pas partir d’ici ; partez d’une ville de compagnie ou, à partir du tour 2, d’un secteur que touchent vos propres voies.
refusal-wensleydale-leads-nowhere = Vous ne pouvez poser aucune voie à partir d’ici pour l’instant ; choisissez un autre départ.
refusal-wensleydale-not-at-the-end = Votre ligne ne continue qu’à partir de son dernier secteur ; choisissez un secteur voisin de celui-ci.
refusal-wensleydale-border-taken = Il y a déjà une voie sur cette frontière ; choisissez-en une libre.
refusal-wensleydale-area-twice = Une ligne ne passe pas deux fois par le même secteur ; choisissez-en un où elle n’est pas encore passée.
refusal-wensleydale-no-track-left = Vous n’avez plus de voies ; terminez votre ligne ici.
refusal-wensleydale-fee-unpayable = Il vous manque des points d’influence pour la ville de compagnie qui s’y trouve ; sa redevance ne se paie que dans ses couleurs. Choisissez un autre secteur.
refusal-wensleydale-start-fee-unpayable = Il vous manque des points d’influence pour la redevance de cette ville, d’où partirait votre ligne ; partez d’où vous pouvez payer les couleurs.
refusal-wensleydale-landowners-unpayable = Il vous manque des points d’influence blancs pour les propriétaires terriens qui s’y trouvent, à payer tous à la fois ; choisissez un autre secteur.
refusal-wensleydale-hill-closed = Aucune voie ne peut toucher une colline ; choisissez un autre secteur voisin.
refusal-wensleydale-area-closed = Ce secteur est fermé, aucune voie ne peut le toucher ; choisissez un autre secteur voisin.
refusal-wensleydale-border-closed = La frontière entre ces deux secteurs est interdite aux voies ; choisissez un autre secteur voisin.
refusal-wensleydale-cost-unpayable = Vos cubes et vos points d’influence ne suffisent pas pour cette voie ; choisissez-en une moins chère ou terminez votre ligne.
refusal-wensleydale-build-one-first = Posez au moins une voie avant de terminer votre ligne.
refusal-wensleydale-cannot-pay-with-this = Vous ne pouvez pas payer avec cela pour l’instant ; choisissez des cubes ou des points que vous avez et qui comptent ici.
refusal-wensleydale-no-such-chain = Vous ne pouvez pas choisir cette liaison ; choisissez l’une des plus courtes proposées.

## Refus : trains et transport

refusal-wensleydale-train-taken = Ce train est déjà pris ; choisissez-en un libre.
refusal-wensleydale-one-of-each-price = Vous avez déjà un train de ce prix ce tour-ci ; choisissez-en un d’un autre prix.
refusal-wensleydale-train-unpayable = Vous ne pouvez pas payer ce train ; chaque point marron qui vous manque coûte 3 cubes ou autres points d’influence.
refusal-wensleydale-nothing-there = Ce passager ou cette marchandise ne se trouve pas dans ce secteur ; choisissez ce qui s’y trouve.
refusal-wensleydale-no-free-place = Aucun de vos trains n’a de place libre pour cela ; achetez un autre train ou transportez autre chose.
refusal-wensleydale-no-own-track-there = Aucune de vos voies ne touche ce secteur ; choisissez-en un que touchent vos propres voies.
refusal-wensleydale-on-company-network = Ce secteur est sur le réseau d’une compagnie et ses marchandises y restent ; choisissez un secteur sans voie de compagnie.
refusal-wensleydale-hill-not-served = Vos voies ne desservent pas cette colline ; il suffit d’une voie à vous dans une ville neutre voisine.
refusal-wensleydale-hill-not-served-by-any-area = Vos voies ne desservent pas cette colline ; il suffit d’une voie à vous dans n’importe quel secteur voisin hors des réseaux des compagnies.
refusal-wensleydale-no-way-to-company = Vos propres voies ne mènent pas d’ici à une ville de la couleur du passager ; choisissez un autre passager.
refusal-wensleydale-own-colour-town = Ce passager est déjà dans une ville de sa couleur et ne voyage plus ; choisissez-en un autre.
refusal-wensleydale-not-this-train = Le passager ne peut pas voyager dans ce train ; choisissez un de vos trains avec une place de passager libre.

## Refus : rachat et passer

refusal-wensleydale-town-lacks-colour = La ligne que vous vendez doit partir d’une ville qui montre la couleur de la compagnie ; choisissez une telle ville.
refusal-wensleydale-no-line-to-sell = Vous ne pouvez pas vendre de ligne à partir d’ici ; vos propres voies doivent mener à une autre ville, et chaque groupe de 2 voies (arrondi au supérieur) coûte 1 point de la couleur de la compagnie.
refusal-wensleydale-not-own-track = Il n’y a pas de voie à vous sur cette frontière ; ne vendez que vos propres voies.
refusal-wensleydale-sale-cannot-end = Par ce chemin, la ligne n’atteint aucune ville à un prix que vous pouvez payer ; choisissez un autre chemin.
refusal-wensleydale-end-in-a-town = La ligne que vous vendez doit finir dans une autre ville ; continuez jusque-là.
refusal-wensleydale-cannot-pass = Vous ne pouvez pas passer pour l’instant ; choisissez l’un des coups possibles.

## Refus : coups incompréhensibles

refusal-wensleydale-unknown-move = Ce coup n’existe pas ; voici les coups possibles : { $choices }.
refusal-wensleydale-unknown-action = Il n’y a pas d’action portant ce numéro ; les numéros vont de 0 à { NUMBER($last, useGrouping: 0) }.
refusal-wensleydale-unknown-area = Il n’y a pas de secteur « { $name } » sur ce plateau.
refusal-wensleydale-unknown-train = Il n’y a pas de train « { $name } » dans cette partie.
refusal-wensleydale-unknown-item = Il n’y a rien à transporter sous le nom « { $name } » ; il y a des marchandises de plaine et de colline, et des passagers rouges et verts.
refusal-wensleydale-unknown-company = Il n’y a pas de compagnie « { $name } » ; il y en a une rouge et une verte.
refusal-wensleydale-unknown-with = On ne peut pas payer avec « { $name } » ; on paie avec des cubes ou des points blancs, marron, rouges ou verts.
refusal-wensleydale-bad-number = Ce n’est pas un nombre qui convient ici ; donnez un nombre entier.

## Réglages d’une partie

option-wensleydale-side = Côté des plateaux enchères et trains
option-wensleydale-hill_goods_from = Les marchandises de colline se prennent depuis
option-wensleydale-start_fee = Une ligne qui part d’une ville de compagnie y paie aussi la redevance
option-wensleydale-first_seat = Qui commence
choice-wensleydale-3-4 = Pour 3 ou 4 joueurs
choice-wensleydale-2-3 = Pour 2 ou 3 joueurs
choice-wensleydale-neutral_town = Les villes neutres voisines
choice-wensleydale-any_area = Tout secteur voisin hors des réseaux des compagnies

## Le décompte final

category-wensleydale-points = Points de victoire
category-wensleydale-sets = Séries complètes
category-wensleydale-profit = Profit
category-wensleydale-tracks = Voies encore sur le plateau
category-wensleydale-total = Total

## Choisir un coup pas à pas

do-bid = Miser sur une case
do-stake = Fixer votre mise
do-start = Commencer une ligne
do-extend = Continuer la ligne
do-wensleydale-stop = Terminer la ligne ici
do-wensleydale-pass = Passer
do-pay = Payer
do-chain = Choisir la liaison qui rapporte
do-buy = Acheter un train
do-carry = Transporter un passager ou une marchandise
do-board = Choisir le train du passager
do-sell = Vendre une ligne
field-box = Quelle case ?
field-cubes = Combien de cubes ?
field-wensleydale-area = Quel secteur ?
field-with = Avec quoi payez-vous ?
field-points = Quelle répartition des points ?
field-train = Quel train ?
field-item = Que transportez-vous ?
field-company = Quelle compagnie ?

## La table dans le terminal

show-wensleydale-turn = Tour { $turn } sur { $turns } : { $phase }
show-wensleydale-phase-1 = cubes d’investissement
show-wensleydale-phase-2 = jetons d’influence
show-wensleydale-phase-3 = enchères
show-wensleydale-phase-4 = ordres de construction et des trains
show-wensleydale-phase-5 = construction
show-wensleydale-phase-6 = trains et transport
show-wensleydale-phase-7 = décompte
show-wensleydale-phase-8 = ordre général
show-wensleydale-phase-9 = rachat
show-wensleydale-phase-10 = fin du tour
show-wensleydale-box = Case { $number }
show-wensleydale-hand = Cubes
show-wensleydale-tracks-left = Voies restantes
show-wensleydale-collected = Transportés
show-wensleydale-points = Points
show-wensleydale-profit = Profit
show-wensleydale-trains = Trains
show-wensleydale-order = Ordre

## Ce que l’on peut faire, et pourquoi : une seule ligne

coach-wensleydale-bid = misez sur ce qui vous manque : le blanc pour construire plus tôt, le marron pour les trains, le rouge et le vert pour entrer dans les villes des compagnies
coach-wensleydale-stake = misez juste assez : les cubes dépensés manquent pour construire
coach-wensleydale-start = partez là où fromage, pierre et passagers sont proches
coach-wensleydale-extend = atteignez ce que vous pourrez transporter ce tour-ci
coach-wensleydale-stop = arrêtez-vous avant que la voie coûte plus qu’elle ne rapporte
coach-wensleydale-pay = gardez les couleurs dont vous aurez besoin
coach-wensleydale-buy = achetez un train dont vous remplirez les places
coach-wensleydale-carry = transportez d’abord ce que d’autres pourraient prendre
coach-wensleydale-sell = vendez une ligne où il n’y a plus rien à prendre : chaque voie coûte un point de profit par tour
coach-wensleydale-pass = passez quand plus rien ne vaut son prix
