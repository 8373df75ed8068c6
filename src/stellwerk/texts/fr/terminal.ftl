### Ce que dit la ligne de commande autour des jeux : questions, réponses, réclamations.

## Réclamations : une phrase chacune

complaint-closest = { " " }(vouliez-vous dire « { $name } » ?)
complaint-no-game = Il n’y a pas de jeu « { $name } »{ $hint } ; les jeux sont : { $choices }.
complaint-other-family = « { $name } » est un jeu, mais pas de la famille « { $family } », dont les jeux sont : { $choices }.
complaint-no-bot = Il n’y a pas de robot « { $name } »{ $hint } ; les robots sont : { $choices }.
complaint-own-bot = Le robot « { $name } » est inutilisable : { $reason }.
complaint-no-option = --option : { $game } n’a pas d’option « { $name } »{ $hint } ; ses options sont : { $choices }.
complaint-option-value = --option : « { $option } » de { $game } ne peut pas être « { $name } »{ $hint } ; choix possibles : { $choices }.
complaint-option-form = --option : écrivez NOM=VALEUR au lieu de « { $typed } » ; les options sont : { $choices }.
complaint-no-language = { $place } : il n’y a pas de langue « { $name } »{ $hint } ; les langues sont : { $choices }.
complaint-no-rule = Il n’y a pas de règle « { $name } »{ $hint } ; les règles sont : { $choices }.
complaint-players = --players : { $name } se joue de { $fewest } à { $most }, pas à { $players }.
complaint-no-rules = --rules : { $game } ne se joue pas selon la version { $name } des règles{ $hint } ; il existe : { $choices }.
complaint-too-many-bots = --bots : { $bots } robots sont nommés, mais il n’y a que { $seats ->
        [one] 1 place
       *[other] { $seats } places
    } pour eux.
complaint-range = { $option } doit être compris entre { $fewest } et { $most }, pas { $number }.
complaint-at-least = { $option } doit être au moins { $fewest }, pas { $number }.
complaint-family = Le plateau de { $file } est fait pour les jeux de la famille « { $family } », pas pour { $name }.
complaint-no-file = Le fichier { $file } n’existe pas.
complaint-no-folder = Le dossier { $file } n’existe pas.
complaint-directory = { $file } est un dossier, pas un fichier.
complaint-read = Impossible de lire { $file } : { $reason }.
complaint-write = Impossible d’écrire { $file } : { $reason }.
complaint-encoding = { $file }, ligne { $line } : le texte n’est pas en UTF-8.
complaint-exists = { $file } existe déjà et n’est pas l’enregistrement d’une partie ; choisissez un autre nom.
complaint-record = { $file } : { $reason }
complaint-theme = Il n’y a pas de thème « { $name } »{ $hint } ; il y a : { $choices }.
complaint-picture-kind = { $name } : une image est un fichier qui se termine par l’une de ces extensions{ $hint } : { $choices }.
complaint-no-renderer = Pour les fichiers PNG, il manque un paquet : pip install stellwerk[pictures].
complaint-no-command-line = Il manque deux paquets à la ligne de commande : pip install "stellwerk[cli]" (ou "stellwerk[server]", qui permet aussi d’héberger des tables). En Python, tout est là : import stellwerk.
complaint-not-drawn = { $reason }
complaint-clash = --option : { $settings } ne vont pas ensemble. { $reason }
complaint-trans-cards = --option : nommez les cartes spéciales avec special_cards=chosen, et seulement alors : special_cards=chosen et cards=4,18.
complaint-trans-at-once = --option : cards_at_once ne va qu’avec special_cards=each-round.

## La liste des jeux

games-players = { $fewest } à { $most } joueurs
games-rules = versions des règles : { $versions }
games-option = --option { $name }=… – { $label } : { $choices } (par défaut : { $default })
games-option-by-players = --option { $name }=… – { $label } : { $choices } (par défaut selon le nombre de joueurs : { $default })
games-option-several = --option { $name }=… – { $label } : { $choices }, séparées par des virgules (par défaut : aucune)
games-assumed = Ce que nous avons dû supposer pour ce plateau :
games-play = Pour jouer : { $command }
choice-random = Tirage au sort
choice-true = Oui
choice-false = Non

## Plateaux et enregistrements

board-checked = { $number ->
        [0] { $file } : aucune erreur, ce plateau est jouable.
        [one] { $file } : 1 erreur.
       *[other] { $file } : { $number } erreurs.
    }
verify-ok = OK : { $file } – { $game }, { $players } joueurs, { $moves } coups, { $finished ->
        [yes] partie terminée
       *[other] partie inachevée
    } ; la graine est bien celle promise et la partie rejouée mène à la même position ({ $digest }…).
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
replay-step = Après le coup { $step } sur { $moves } :
seat-name = Place { $seat }

## Mesures

bench-aim = objectif : { $aim }
bench-running = Mesure en cours …

## Jouer : le début et la fin

your-name = Invité
welcome = { $player } contre { $others }.
unofficial = Stellwerk n’est pas un produit officiel et n’est lié à aucun éditeur.
welcome-assumed = Sur ce plateau, certaines choses sont supposées ; tapez règles pour les lire.
welcome-help = Choisissez par numéro ou en tapant une partie d’un nom. ? montre ce que vous pouvez taper d’autre.
goodbye = Au revoir.
final-winners = { $number ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
quit-offer = Tapez un nom de fichier pour garder la partie, ou seulement Entrée pour partir.
save-how = Ajoutez un nom de fichier : sauver partie.json
save-done = L’enregistrement est dans { $file }.

## Jouer : choisir

choosing-nothing = rien
choosing-only = Un seul choix possible : { $move }. Entrée pour continuer.
choosing-go-on = Entrée pour continuer.
choosing-several = Tapez les numéros voulus (1 3), ou « tout ».
choosing-filter = Un numéro, ou une partie d’un nom.
choosing-more = … et encore { $number } : tapez une partie d’un nom, ou « plus ».
choosing-number = Tapez un numéro de 1 à { $highest }.
choosing-one-of = Tapez un de ces nombres : { $numbers }.
choosing-no-match = Rien ici ne correspond à « { $typed } ». Tapez ? pour l’aide.
choosing-at-top = C’est la première question ; on ne peut pas revenir plus haut.
undo-offer = Entrée termine votre tour ; « annuler » le reprend.
undo-done = Votre dernier coup est repris.
undo-nothing = Vous ne pouvez rien reprendre : entre-temps, quelqu’un a joué ou une information a été dévoilée.
log-more = { $number } lignes plus anciennes : journal tout
titles-how = Pour en lire une : règles { $rule }
why-how = Que voulez-vous faire ?
why-how-ticket = Que voulez-vous faire ? Par exemple : pourquoi route { $typed }, pourquoi gare { $other }, pourquoi carte bleu
why-how-trans = Que voulez-vous faire ? Par exemple : pourquoi rail { $typed }, pourquoi départ r4c9, pourquoi arrêter
why-how-wensleydale = Que voulez-vous faire ? Par exemple : pourquoi case 3, pourquoi construire { $typed }, pourquoi train B1, pourquoi transporter { $typed }, pourquoi vendre { $typed }
why-answer = { $label } : { $answer }
why-possible = c’est possible maintenant.
why-refused = { $reason } ({ $rule } : { $title })
no-end = Après { $number } décisions, cette partie n’est pas finie : les robots tournent en rond, elle s’arrête donc ici.
bot-stands-in = { $reason } Désormais, { $bot } joue à la place de { $player }.
explain-nothing = Aucun robot n’a encore joué un coup qu’il pourrait expliquer.
why-more = … et encore { $number } ; précisez le nom.

## Jouer : les mots des commandes ; les mots anglais marchent toujours aussi

command-help = aide
command-view = table vue
command-routes = routes plateau
command-routes-trans = carte lignes voies plateau
command-routes-wensleydale = carte secteurs zones plateau
command-log = journal
command-rules = règles règle
command-why = pourquoi
command-explain = explique expliquer
command-hint = indice conseil
command-not = pas not
command-undo = annuler
command-back = retour
command-more = plus suite
command-all = tout toutes tous
command-none = aucune aucun rien
command-save = sauver enregistrer
command-quit = quitter fin
help =
    Tapez un numéro de la liste ; un bout de nom suffit aussi.
    Pour choisir plusieurs choses : 1 3, tout ou aucune.
    { "  " }Entrée              revoir la liste
    { "  " }retour              revenir d’un pas
    { "  " }plus                la suite d’une longue liste
    { "  " }annuler             reprendre votre dernier coup, si c’est encore possible
    { "  " }table               revoir la table
    { "  " }journal             ce qui s’est passé (journal tout : depuis le début)
    { "  " }explique            pourquoi les robots ont joué ainsi
    { "  " }indice              un indice ; encore une fois en dit plus
    { "  " }règles              les titres de toutes les règles
    { "  " }sauver FICHIER      écrire l’enregistrement de la partie
    { "  " }quitter             partir

help-ticket =
    Tapez un numéro de la liste ; un bout de nom suffit aussi ({ $part } → { $name }).
    Pour choisir plusieurs choses : 1 3, tout ou aucune.
    { "  " }Entrée              revoir la liste
    { "  " }retour              revenir d’un pas
    { "  " }plus                la suite d’une longue liste
    { "  " }annuler             reprendre votre dernier coup, si c’est encore possible
    { "  " }table               revoir la table
    { "  " }routes { $place }        le plateau : toutes les routes, ou celles vers { $name }
    { "  " }journal             ce qui s’est passé (journal tout : depuis le début)
    { "  " }pourquoi route { $part }  pourquoi quelque chose est impossible maintenant
    { "  " }explique            pourquoi les robots ont joué ainsi
    { "  " }indice              un indice ; encore une fois en dit plus
    { "  " }règles claim-1      une règle (règles : tous les titres)
    { "  " }sauver FICHIER      écrire l’enregistrement de la partie
    { "  " }quitter             partir

help-trans =
    Tapez un numéro de la liste ; un bout de nom suffit aussi ({ $part } → { $name }),
    de même qu’une rangée ou une colonne de la carte : r4c9, r4 ou c9.
    Les meilleures lignes sont en tête : + marque un des chemins les moins chers
    vers toutes vos villes ; après → viennent les villes où mène une ligne.
    Pour un départ, « il faut 28 » dit ce que coûtent toutes vos villes.
    { "  " }Entrée               revoir la liste
    { "  " }retour               revenir d’un pas
    { "  " }plus                 la suite d’une longue liste
    { "  " }annuler              reprendre votre dernier coup, si c’est possible
    { "  " }table                revoir la table
    { "  " }carte                la carte avec toutes les villes
    { "  " }carte { $place }          un lieu et ses lignes (ou bien : carte r4c9)
    { "  " }journal              ce qui s’est passé (journal tout : depuis le début)
    { "  " }pourquoi rail { $place }  pourquoi quelque chose est impossible maintenant
    { "  " }explique             pourquoi les robots ont joué ainsi
    { "  " }indice               un indice ; encore une fois en dit plus
    { "  " }règles turn-1        une règle (règles : tous les titres)
    { "  " }sauver FICHIER       écrire l’enregistrement de la partie
    { "  " }quitter              partir

help-wensleydale =
    Tapez un numéro de la liste ; un bout de nom suffit aussi ({ $part } → { $name }).
    Pour les cases et les cubes, le numéro est la case ou le nombre de cubes.
    ○ blanc  ■ marron  ♥ rouge  ♣ vert : influence ; ▫ ▲ marchandises ;
    ♥ ♣ passagers ; ○ propriétaires ; [♥] ville qui montre le rouge ;
    ≈ par-dessus un fleuve ; → continue vers.
    { "  " }Entrée           revoir la liste
    { "  " }retour           revenir d’un pas
    { "  " }plus             la suite d’une longue liste
    { "  " }annuler          reprendre votre dernier coup, si c’est possible
    { "  " }table            revoir la table
    { "  " }carte            toutes les villes et marchandises
    { "  " }carte { $place }      un secteur et tout autour
    { "  " }journal          ce qui s’est passé (journal tout : depuis le début)
    { "  " }pourquoi case 3  pourquoi quelque chose est impossible maintenant
    { "  " }explique         pourquoi les robots ont joué ainsi
    { "  " }indice           un indice ; encore une fois en dit plus
    { "  " }règles build-6   une règle (règles : tous les titres)
    { "  " }sauver FICHIER   écrire l’enregistrement de la partie
    { "  " }quitter          partir

## Ticket to Ride

show-ticket-player = Joueur
show-ticket-points = Points
show-ticket-trains = Wagons
show-ticket-cards = Cartes
show-ticket-tickets = Destinations
show-ticket-stations = Gares
show-ticket-row = Rangée :
show-ticket-deck = pioche : { $number } cartes
show-ticket-ticket-deck = Destinations : { $number }
show-ticket-big-cities = Grandes villes :
show-ticket-hand = Vos cartes :
show-ticket-yours = Vos Destinations :
show-ticket-turned-up = Dévoilées :
show-ticket-played = Jouées :
show-ticket-line-done = réussie
show-ticket-line-needs = { $number ->
        [one] encore 1 wagon
       *[other] encore { $number } wagons
    }
show-ticket-line-blocked = bloquée
show-ticket-line-failed = ratée
show-ticket-final = { $player } (chemin le plus long : { $length })
show-ticket-open = libre
show-ticket-tunnel = tunnel
show-ticket-ferry = ferry, { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
show-ticket-words-claim = route prendre
show-ticket-words-station = gare bâtir
show-ticket-words-draw = carte piocher

## Trans Europa et Trans Amerika

show-trans-round = Manche { $number }
show-trans-rails = rails restants : { $number }
show-trans-budget = budget : { $number }
show-trans-card = Carte spéciale { $card } : { $title }.
show-trans-player = Joueur
show-trans-points = Points
show-trans-start = Départ
show-trans-network = Réseau avec
show-trans-hand = Main
show-trans-known = vous connaissez { $cities }
show-trans-yours = Vos villes :
show-trans-yours-missing = Vos villes ({ $missing }) :
show-trans-cost = coût { $cost }
show-trans-water = eau
show-trans-mountain = montagne
show-trans-ferry = ferry
show-trans-tunnel = tunnel
show-trans-rail = rail
show-trans-away = il faut { $number }
show-trans-see-map = « carte » montre toute la carte
show-trans-key = ─ rail  ~ eau 2  ^ montagne 2  *LON votre ville  ✓LON reliée
show-trans-key-out = lon : hors jeu
show-trans-last-round = La dernière manche
show-trans-words-lay = rail voie poser
show-trans-words-place = départ placer
show-trans-words-put-back = rendre remettre
show-trans-words-hand-on = donner
show-trans-words-stop = arrêter stop
show-trans-words-pass = passer
show-trans-words-agree = carte nommer
show-trans-words-agree-none = aucune sans

## Last Train to Wensleydale

show-wensleydale-player = Joueur
show-wensleydale-total = Score provisoire
show-wensleydale-out = a passé
show-wensleydale-least = min. { $number }
show-wensleydale-cubes = cubes
show-wensleydale-left = il en reste { $number } en main
show-wensleydale-have = vous avez { $number }
show-wensleydale-cost = coût { $cost }
show-wensleydale-fee = redevance
show-wensleydale-closed = voie impossible
show-wensleydale-so-far = voies : { $tracks }, coût jusqu’ici : { $cost }
show-wensleydale-price = voies : { $tracks }, prix { $price }
show-wensleydale-beside = À côté :
show-wensleydale-train-price = prix { $price }
show-wensleydale-each = points par passager : { $points }
show-wensleydale-towns = Villes
show-wensleydale-plain = plaine
show-wensleydale-valley = vallée
show-wensleydale-hill = colline
show-wensleydale-special = fermée
show-wensleydale-major = grande ville
show-wensleydale-minor = petite ville
show-wensleydale-company = ville de compagnie
show-wensleydale-key = ♥ passager rouge ♣ vert  ○ propriétaire  [♥] rouge ici  + votre voie  ≈ fleuve
show-wensleydale-words-bid = case enchère miser
show-wensleydale-words-stake = cubes mise
show-wensleydale-words-start = départ construire
show-wensleydale-words-extend = voie suite prolonger
show-wensleydale-words-stop = arrêter stop
show-wensleydale-words-pay = payer
show-wensleydale-words-buy = train acheter
show-wensleydale-words-carry = transporter prendre
show-wensleydale-words-sell = vendre
show-wensleydale-words-pass = passer

learn-listed = { $title } (environ { $minutes } minutes)
complaint-no-lesson = Il n’y a pas de leçon { $name }. Les leçons : { $lessons }.
