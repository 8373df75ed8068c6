### Ce qui se dit pendant une partie de la famille Ticket to Ride : événements, questions, refus, réglages.

## Cartes, telles qu’on les lit dans une liste : « 2 × bleu, 1 × locomotive »

card-pink = rose
card-white = blanc
card-blue = bleu
card-yellow = jaune
card-orange = orange
card-black = noir
card-red = rouge
card-green = vert
card-locomotive = locomotive
card-gray = gris
ticket-of-one-colour = { $number ->
        [one] 1 carte de n’importe quelle couleur
       *[other] { $number } cartes d’une même couleur
    }
ticket-none = aucune

## Pays au-delà de la frontière

country-france = France
country-italy = Italie
country-germany = Allemagne
country-austria = Autriche

## Événements : choix des cartes Destination

event-ticket-start = { $player } jouera en premier.
event-ticket-dealt = { $player } reçoit { $number ->
        [one] 1 carte Destination
       *[other] { $number } cartes Destination
    } et doit faire son choix.
event-ticket-dealt-own = Vous recevez { $number ->
        [one] 1 carte Destination
       *[other] { $number } cartes Destination
    } et devez faire votre choix : { $tickets }.
event-ticket-chosen = { $player } a fait son choix.
event-ticket-chosen-own = Vous gardez : { $tickets }.
event-ticket-kept = { $player } { $number ->
        [0] n’a aucune carte Destination pour l’instant
        [one] a maintenant 1 carte Destination
       *[other] a maintenant { $number } cartes Destination
    }.
event-ticket-draw-tickets = { $player } pioche { $number ->
        [one] 1 carte Destination
       *[other] { $number } cartes Destination
    }.
event-ticket-draw-tickets-own = Vous piochez { $number ->
        [one] 1 carte Destination
       *[other] { $number } cartes Destination
    } : { $tickets }.
event-ticket-keep = { $player } garde { $number ->
        [one] 1 carte Destination
       *[other] { $number } cartes Destination
    } et { $returned ->
        [0] n’en rend aucune
       *[other] en rend { $returned }
    }.
event-ticket-keep-own = Vous gardez : { $tickets }.

## Événements : cartes Wagon

event-ticket-draw = { $player } prend une carte dans la rangée : { $card }.
event-ticket-draw-blind = { $player } pioche une carte à l’aveugle.
event-ticket-draw-blind-own = Vous piochez à l’aveugle : { $card }.
event-ticket-turned-up = Nouvelle carte dans la rangée : { $card }.
event-ticket-flush = Au moins 3 locomotives dans la rangée : toute la rangée est défaussée et remplacée.
event-ticket-shuffle = La défausse est mélangée et forme une nouvelle pioche.

## Événements : routes, tunnels et gares

event-ticket-claim = { $player } prend la route { $route } et marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } (cartes jouées : { $cards }).
event-ticket-tunnel = { $player } joue { $cards } pour percer le tunnel { $route }.
event-ticket-revealed = Carte dévoilée pour le tunnel : { $card }.
event-ticket-extra = { $player } doit payer un supplément de { $extra ->
        [one] 1 carte
       *[other] { $extra } cartes
    } ou renoncer au tunnel.
event-ticket-pay-extra = { $player } paie le supplément : { $cards }.
event-ticket-withdraw = { $player } renonce au tunnel et reprend les cartes jouées.
event-ticket-tunnel-done = Le tunnel { $route } est percé et rapporte { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-ticket-station = { $player } bâtit une gare à { $city } (cartes jouées : { $cards }).

## Événements : déroulement de la partie

event-ticket-pass = { $player } ne peut rien faire et passe.
event-ticket-last-round = { $player } a 2 wagons ou moins : le dernier tour de table commence, chacun joue encore une fois.
event-ticket-over = La partie est terminée. Place au décompte final !
event-ticket-over-all-passed = Tous les joueurs ont passé l’un après l’autre : la partie est terminée, place au décompte final.

## Questions

prompt-ticket-long-tickets = Gardez une de ces cartes Destination longues, ou aucune.
prompt-ticket-starting-tickets = Gardez au moins { $fewest } de ces cartes Destination.
prompt-ticket-turn = À vous de jouer : que voulez-vous faire ?
prompt-ticket-second-card = Prenez maintenant votre seconde carte.
prompt-ticket-tunnel = Le tunnel { $route } coûte encore { $extra ->
        [one] 1 carte
       *[other] { $extra } cartes
    } : payez le supplément ou reprenez vos cartes.
prompt-ticket-tickets = Gardez au moins { $fewest } des cartes Destination piochées.

## Refus : pas maintenant

refusal-ticket-game-is-over = La partie est terminée ; il n’est plus possible de jouer.
refusal-ticket-not-your-turn = Ce n’est pas à vous de jouer ; attendez votre tour.
refusal-ticket-already-chosen = Vous avez déjà choisi vos cartes Destination ; attendez que tout le monde ait fait son choix.
refusal-ticket-choose-tickets-first = Choisissez d’abord les cartes Destination que vous gardez.
refusal-ticket-take-second-card-first = Vous avez déjà pris une carte ; prenez maintenant la seconde.
refusal-ticket-decide-tunnel-first = Décidez d’abord pour votre tunnel : payez le supplément ou reprenez vos cartes.
refusal-ticket-nothing-to-choose = Aucune carte Destination de ce genre ne vous est proposée en ce moment ; piochez-en si vous en voulez de nouvelles.
refusal-ticket-no-tunnel-waiting = Ce n’est possible que lorsque votre tunnel attend son supplément.

## Refus : prendre des cartes

refusal-ticket-card-not-in-row = Il n’y a pas de carte de ce type ({ $card }) dans la rangée ; prenez-en une qui s’y trouve.
refusal-ticket-locomotive-not-as-second = Une locomotive de la rangée ne peut être prise qu’en premier ; prenez une autre carte comme seconde.
refusal-ticket-no-cards-to-draw = La pioche et la défausse sont vides ; vous ne pouvez prendre que ce qui reste dans la rangée.
refusal-ticket-row-is-closed = La pioche et la défausse sont vides. Dans cette édition, plus personne ne peut alors prendre de carte, pas même dans la rangée.
refusal-ticket-no-cards-anywhere = La pioche, la défausse et la rangée sont vides ; il n’y a plus de carte à prendre.
refusal-ticket-ticket-deck-empty = La pioche Destination est vide ; choisissez une autre action.
refusal-ticket-keep-more = Vous devez garder au moins { $fewest ->
        [one] 1 carte Destination
       *[other] { $fewest } cartes Destination
    }.
refusal-ticket-keep-one-long-at-most = Vous pouvez garder une seule carte Destination longue au maximum.

## Refus : routes

refusal-ticket-route-taken = La route { $route } est déjà prise ; choisissez-en une libre.
refusal-ticket-own-second-track = Vous possédez déjà l’autre voie de la route { $route }, et personne ne peut avoir les deux.
refusal-ticket-second-track-closed = Une voie de la route { $route } est déjà prise et, à si peu de joueurs, l’autre est fermée.
refusal-ticket-too-few-trains = Il vous faut { $length ->
        [one] 1 wagon
       *[other] { $length } wagons
    } pour la route { $route }, mais il ne vous en reste { $trains ->
        [0] aucun
       *[other] que { $trains }
    }.
refusal-ticket-wrong-number-of-cards = La route { $route } coûte exactement { $length ->
        [one] 1 carte
       *[other] { $length } cartes
    }.
refusal-ticket-one-colour-only = Les cartes que vous jouez doivent toutes être de la même couleur, locomotives mises à part.
refusal-ticket-wrong-colour = La route { $route } doit être payée dans sa couleur ({ $color }).
refusal-ticket-locomotives-only-in-tunnels = Sur ce plateau, les locomotives sont réservées aux tunnels, et la route { $route } n’en est pas un.
refusal-ticket-ferry-needs-locomotives = Pour le ferry { $route }, vous devez jouer au moins { $locomotives ->
        [one] 1 locomotive
       *[other] { $locomotives } locomotives
    }.
refusal-ticket-not-in-hand = Vous n’avez pas toutes ces cartes ; jouez seulement des cartes de votre main.
refusal-ticket-cards-missing = Pour { $route }, il vous faut encore { $missing }.

## Refus : gares, tunnels, passer

refusal-ticket-no-stations-here = Il n’y a pas de gares sur ce plateau.
refusal-ticket-no-station-left = Vous avez déjà bâti toutes vos gares.
refusal-ticket-city-has-station = { $city } a déjà une gare ; choisissez une autre ville.
refusal-ticket-station-cost = Votre prochaine gare coûte exactement { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    }.
refusal-ticket-extra-number = Le supplément pour ce tunnel est d’exactement { $extra ->
        [one] 1 carte
       *[other] { $extra } cartes
    }.
refusal-ticket-extra-only-locomotives = Vous n’avez joué que des locomotives pour ce tunnel ; le supplément se paie donc aussi en locomotives.
refusal-ticket-extra-colour = Payez le supplément avec des cartes de la couleur jouée pour le tunnel, ou avec des locomotives.
refusal-ticket-cannot-pass = Vous ne pouvez passer que si aucune autre action n’est possible.

## Refus : coups incompréhensibles

refusal-ticket-unknown-move = Ce coup n’existe pas ; voici les coups possibles : { $choices }.
refusal-ticket-unknown-action = Il n’y a pas d’action portant ce numéro ; les numéros vont de 0 à { NUMBER($last, useGrouping: 0) }.
refusal-ticket-unknown-route = Il n’y a pas de route « { $name } » sur ce plateau.
refusal-ticket-unknown-city = Il n’y a pas de ville « { $name } » sur ce plateau.
refusal-ticket-unknown-card = Il n’y a pas de carte Wagon « { $name } » ; il y a huit couleurs et la locomotive.
refusal-ticket-bad-cards = Indiquez combien de cartes de chaque type vous jouez, par exemple 2 × { card-blue }.
refusal-ticket-bad-tickets = Énumérez les cartes Destination que vous gardez, chacune une seule fois.
refusal-ticket-not-offered = Ces cartes Destination ne vous ont pas toutes été proposées ; choisissez seulement parmi celles qui l’ont été.

## Réglages d’une partie

option-ticket-tickets = Série de cartes Destination
option-ticket-orient_express = Cartes Orient Express
option-ticket-max = Carte Max
option-ticket-edition = Édition
option-ticket-first_seat = Qui commence
clash-ticket-edition = Cette édition n’avait pas ces cartes Destination.
clash-ticket-mark = Aucune de ces cartes bonus ne porte la marque de la série.
choice-ticket-classic = Classique
choice-ticket-1912 = 1912
choice-ticket-mega = Méga
choice-ticket-big-cities = Grandes villes
choice-ticket-base = Jeu de base
choice-ticket-1910 = 1910
choice-ticket-anniversary = Édition anniversaire
choice-ticket-original = Édition d’origine
choice-ticket-random = Tirage au sort
choice-ticket-true = Oui
choice-ticket-false = Non

## Décompte final

category-ticket-routes = Routes
category-ticket-tickets = Cartes Destination
category-ticket-longest_path_bonus = Chemin le plus long
category-ticket-globetrotter = Globe-trotter
category-ticket-stations = Gares jamais bâties
category-total = Total

## Choisir un coup pas à pas

do-draw = Prendre une carte dans la rangée
do-draw-blind = Piocher une carte à l’aveugle
do-claim = Prendre une route
do-draw-tickets = Piocher des cartes Destination
do-keep = Garder des cartes Destination
do-station = Bâtir une gare
do-pay-extra = Payer le supplément
do-withdraw = Renoncer au tunnel
do-pass = Passer
field-card = Quelle carte ?
field-route = Quelle route ?
field-cards = Quelles cartes jouez-vous ?
field-tickets = Quelles cartes Destination gardez-vous ?
field-city = Quelle ville ?

## Ce que l’on peut faire, et pourquoi : une seule ligne

coach-ticket-draw = piochez pour les routes que vous voulez
coach-ticket-claim = prenez une route avant les autres
coach-ticket-draw-tickets = piochez des cartes Destination quand les vôtres sont presque faites
coach-ticket-station = une gare sauve une carte dont la route est prise
coach-ticket-second-card-draw = prenez une couleur que vous réunissez
coach-ticket-second-card-draw-blind = la pioche cache peut-être une locomotive, qui ne compte là que pour une carte
coach-ticket-keep = gardez des cartes qui partagent leur chemin : inachevées, elles coûtent leurs points
coach-ticket-pay-extra = payez si la route vous importe
coach-ticket-withdraw = reprenez vos cartes et réessayez plus tard
