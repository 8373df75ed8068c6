### Ce qui se dit pendant une partie de Trans Europa ou de Trans Amerika : événements, questions, refus, réglages.

## Les couleurs des villes ; « ville » est féminin, et seul « blanc » change alors de forme

colour-brown = marron
colour-white = blanc
colour-pink = rose
colour-orange = orange
colour-turquoise = turquoise

## Lieux : une ville, ou la position d’une intersection ; les lignes par leurs extrémités

trans-side-east = est
trans-side-northeast = nord-est
trans-side-northwest = nord-ouest
trans-side-west = ouest
trans-side-southwest = sud-ouest
trans-side-southeast = sud-est
trans-side-east-northeast = est-nord-est
trans-side-north = nord
trans-side-west-northwest = ouest-nord-ouest
trans-side-west-southwest = ouest-sud-ouest
trans-side-south = sud
trans-side-east-southeast = est-sud-est
trans-heading-east = vers l’est
trans-heading-northeast = vers le nord-est
trans-heading-northwest = vers le nord-ouest
trans-heading-west = vers l’ouest
trans-heading-southwest = vers le sud-ouest
trans-heading-southeast = vers le sud-est
place-trans-city = { $near }
place-trans-between = entre { $near } et { $other }
place-trans-beside = { $near }, côté { $side }
place-trans-far = { $near }, { $steps } rails côté { $side }
place-trans-bent = { $near }, { $steps ->
        [one] 1 rail
       *[other] { $steps } rails
    } côté { $side }, puis { $more } { $heading }
line-trans-from = depuis { $near } { $heading }
line-trans-between = { $place } – { $other_place }

## Événements : villes et cartes spéciales

event-trans-round = Manche { $number } : { $player } commence.
event-trans-dealt = { $player } reçoit { $number ->
        [one] 1 ville
       *[other] { $number } villes
    }.
event-trans-dealt-own = Vos villes : { $cities }.
event-trans-card = Carte spéciale { $card } : { $title }.
event-trans-card-aside = La carte spéciale { $card } ({ $title }) contredit la carte { $other } et est écartée.
event-trans-agree = { $player } nomme la carte spéciale { $card } pour cette manche : { $title }.
event-trans-agree-none = { $player } choisit de jouer cette manche sans carte spéciale.
event-trans-put-back = { $player } a rendu une ville.
event-trans-put-back-own = Vous avez rendu une ville : { $city }.
event-trans-chosen = { $player } a fait son choix.
event-trans-chosen-own = Vous avez choisi { $city }.
event-trans-hand-on = { $player } donne une ville { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } à { $receiver }, à sa gauche.
event-trans-hand-on-own = { $player } donne { $city } à { $receiver }.
event-trans-extra = { $player } pioche une ville { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } de plus.
event-trans-extra-own = Vous piochez une ville de plus : { $city }.
event-trans-hands-move = Toutes les mains se décalent d’une place vers la gauche.
event-trans-hands-move-own = Toutes les mains se décalent d’une place vers la gauche. Vos nouvelles villes : { $cities }.
event-trans-reveal = { $player } dévoile : { $cities }.

## Événements : marqueurs et rails

event-trans-place = { $player } place son marqueur de départ : { $crossing }.
event-trans-lay = { $player } pose un rail : { $line } (coût { $cost }).
event-trans-join = { $player } partage désormais un réseau avec { $others }.
event-trans-stop = { $player } ne pose plus de rail ce tour-ci.
event-trans-pass = { $player } ne peut poser aucun rail et passe.

## Événements : fin d’une manche et de la partie

event-trans-complete = { $player } a relié toutes ses villes.
event-trans-rails-out = Tous les rails sont posés.
event-trans-round-over = La manche est terminée. Place au décompte !
event-trans-score = { $player } { $missing ->
        [0] a relié toutes ses villes
        [one] est à 1 rail du but
       *[other] est à { $missing } rails du but
    } et { $points ->
        [0] ne marque aucun point
        [one] marque 1 point
       *[other] marque { $points } points
    }. Total : { $total }.
event-trans-over = La partie est terminée.

## Questions

prompt-trans-put-back = Choisissez une ville à rendre.
prompt-trans-hand-on = Choisissez la ville { $colour ->
        [blanc] blanche
       *[other] { $colour }
    } que vous donnez.
prompt-trans-hand-on-any = Choisissez une ville à donner à votre gauche.
prompt-trans-place = Placez votre marqueur de départ sur une intersection libre.
prompt-trans-agree = Nommez la carte spéciale de cette manche. Vous parlez pour toute la table.
prompt-trans-lay = Posez un rail : il vous reste un budget de { $budget } pour ce tour.

## Refus : pas maintenant

refusal-trans-game-is-over = La partie est terminée ; il n’est plus possible de jouer.
refusal-trans-not-your-turn = Ce n’est pas à vous de jouer ; attendez votre tour.
refusal-trans-already-chosen = Vous avez déjà choisi une ville ; attendez que tout le monde ait fait son choix.
refusal-trans-choose-city-first = Choisissez d’abord la ville dont vous vous séparez.
refusal-trans-place-marker-first = Placez d’abord votre marqueur de départ.
refusal-trans-agree-first = Nommez d’abord la carte spéciale de cette manche.
refusal-trans-no-agreement = Dans cette partie, on ne convient pas d’une carte spéciale avant chaque manche.
refusal-trans-not-now = Ce coup n’est pas possible pour l’instant ; choisissez-en un autre.

## Refus : villes et marqueurs

refusal-trans-city-not-in-hand = Vous n’avez pas cette ville ; choisissez-en une de votre main.
refusal-trans-wrong-colour = Cette ville n’est pas de la bonne couleur ; choisissez une ville { $colour ->
        [blanc] blanche
       *[other] { $colour }
    }.
refusal-trans-crossing-taken = Il y a déjà un marqueur de départ ici : { $crossing }. Choisissez une intersection libre.

## Refus : rails

refusal-trans-line-has-rail = Il y a déjà un rail sur la ligne { $line } ; choisissez-en une libre.
refusal-trans-not-connected = La ligne { $line } ne touche pas votre réseau ; posez votre rail sur une ligne qui le touche.
refusal-trans-too-dear = La ligne { $line } coûte { $cost }, mais il ne vous reste qu’un budget de { $budget } pour ce tour.
refusal-trans-lay-one-first = Posez au moins un rail avant de vous arrêter.
refusal-trans-cannot-pass = Vous ne pouvez passer que si vous ne pouvez poser aucun rail.

## Refus : coups incompréhensibles

refusal-trans-unknown-move = Ce coup n’existe pas ; voici les coups possibles : { $choices }.
refusal-trans-unknown-action = Il n’y a pas d’action portant ce numéro ; les numéros vont de 0 à { NUMBER($last, useGrouping: 0) }.
refusal-trans-unknown-city = Il n’y a pas de ville « { $name } » sur ce plateau.
refusal-trans-unknown-crossing = Il n’y a pas d’intersection « { $name } » sur ce plateau.
refusal-trans-unknown-line = Il n’y a pas de ligne « { $name } » sur ce plateau.
refusal-trans-unknown-card = Il n’y a pas de carte spéciale « { $name } » ; elles portent les numéros 1 à 19.

## Réglages d’une partie

option-trans-special_cards = Cartes spéciales
option-trans-cards = Cartes spéciales choisies
option-trans-cards_at_once = Nombre de cartes à la fois
option-trans-rounds = Durée de la partie
option-trans-first_seat = Qui commence
choice-trans-off = Aucune
choice-trans-each-round = Renouvelées à chaque manche
choice-trans-chosen = Choisies pour toute la partie
choice-trans-agreed = Convenue avant chaque manche
choice-trans-until-target = Jusqu’à 13 points
choice-trans-one-round = Une seule manche
refusal-trans-cards-clash = Les cartes spéciales { $first } et { $second } se contredisent ; n’en choisissez qu’une.

## Résultats

category-trans-rounds = Points des manches
category-trans-total = Total
trans-missing = { $number ->
        [0] aucun rail manquant
        [one] 1 rail manquant
       *[other] { $number } rails manquants
    }

## Choisir un coup pas à pas

do-put-back = Rendre une ville
do-hand-on = Donner une ville
do-agree = Nommer une carte spéciale
do-agree-none = Jouer sans carte spéciale
do-place = Placer votre marqueur de départ
do-lay = Poser un rail
do-stop = Ne plus poser de rail
do-trans-pass = Passer
field-crossing = Quelle intersection ?
field-line = Quelle ligne ?
field-trans-city = Quelle ville ?
field-trans-card = Quelle carte spéciale ?

## Ce que l’on peut faire, et pourquoi : une seule ligne

coach-trans-place = partez là où vos villes sont proches, ou près des autres : leurs rails seront aussi les vôtres
coach-trans-lay = posez là où le plus de vos villes se rapprochent, ou rejoignez le réseau des autres
coach-trans-stop = arrêtez-vous si un rail de plus n’aide que les autres
coach-trans-put-back = rendez la ville la plus à l’écart
coach-trans-hand-on = passez la ville que vous atteindriez en dernier
coach-trans-agree = une carte spéciale change la manche pour tous
coach-trans-agree-none = jouez la manche sans carte
