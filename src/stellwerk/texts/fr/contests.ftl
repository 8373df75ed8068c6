### Ce que disent les simulations, les classements et la recherche de poids.

## Qui fait le travail

workers-no-ray = Ray n’est pas installé : pip install stellwerk[cluster].
workers-no-cluster = --cluster : aucune grappe Ray ne répond à « { $address } » ({ $reason }).
workers-differ = --cluster : une machine de la grappe a un autre Stellwerk que celui-ci ; installez partout le même.
workers-failed = --cluster : une machine a échoué ({ $reason }).
workers-die = { $number } processus se sont arrêtés sans répondre sur le même travail ; le dernier : { $reason }
complaint-jobs-and-cluster = Choisissez --jobs ou --cluster ; une grappe répartit elle-même le travail.

## Simulations

sim-repeated = Moins de robots que de places : { $bot } occupe { $number } places.
sim-running = Parties
sim-heading = { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
sim-wins = Parties gagnées
sim-interval = Intervalle à 95 %
sim-mean = Points en moyenne
sim-decisions = Décisions par partie
sim-speed = { $speed } parties par seconde
sim-incomplete = { $games } parties ne font pas un compte rond pour { $players } places : la dernière donne n’est jouée que dans { $more } des { $players } rotations. Il en faudrait { $fair }.
sim-margin = Avance sur le meilleur des autres
contest-failed = { $bot } n’a pas décidé { $number ->
        [one] une fois
       *[other] { $number } fois
    } ; le robot le plus simple a pris sa place. La première fois : { $reason } La position figure dans la sortie de --json.

## Classements

complaint-bot-twice = --bots : « { $name } » est nommé deux fois ; un robot ne se compare pas à lui-même.
complaint-one-bot = --bots : un classement demande au moins deux robots ; il y a : { $choices }.
complaint-no-anchor = --anchor : « { $name } » ne figure pas au classement{ $hint } : { $choices }.
ladder-running = Donnes
ladder-heading = { $game }, { $players } joueurs, { $deals } donnes pour chaque paire, chacune dans toutes les rotations des places, graine { $seed }
ladder-bot = Robot
ladder-elo = Elo
ladder-interval = 95 %
ladder-next = Gains c. suivant
ladder-margin = Avance
ladder-verdict = Certain ?
ladder-stronger = plus fort
ladder-weaker = plus faible
ladder-equal = égaux à { $elo } Elo près
ladder-open = pas encore
ladder-matrix = Parties gagnées par le robot de gauche contre celui du haut, en % (à force égale : { $fair })
ladder-cycles = { $number ->
        [0] Personne ne tourne en rond : { $triples } { $triples ->
            [one] trio examiné
           *[other] trios examinés
        }.
        [one] { $number } trio sur { $triples } tourne en rond :
       *[other] { $number } trios sur { $triples } tournent en rond :
    }
ladder-cycle-sure = { $circle } (certain)
ladder-cycle-unsure = { $circle } (peut-être le hasard)
ladder-again = Pour recommencer : { $command }
ladder-took = { $seconds } secondes
ladder-page-title = Classement : { $game }
ladder-page-elo = Elo, avec intervalles à 95 % ({ $bot } vaut 0)
ladder-page-neighbours = Ce que chacun gagne contre le suivant, en % (à force égale : { $fair })
ladder-page-cycles = Cercles
ladder-page-few = Il faut trois robots pour tourner en rond.
ladder-page-how = Comment lire cette page
ladder-page-blocks = Toutes les paires jouent les mêmes donnes, et chaque donne dans toutes les rotations des places. À plus de deux joueurs, un robot affronte plusieurs exemplaires de l’autre. Les parties d’une même donne se ressemblent : une donne compte donc pour une seule observation. Les intervalles disent de combien la chance des donnes a pu déplacer un chiffre (95 %). L’avance se mesure sur le meilleur des autres à la table.
ladder-page-ratings = L’Elo dit la force d’un robot, si elle tenait en un seul nombre : 100 points de plus gagnent 64 % des parties à deux. Il résulte de toutes les rencontres à la fois (Bradley et Terry ; à plus de deux, Plackett et Luce) ; son intervalle, de mille nouveaux tirages des donnes. Là où des robots tournent en rond, regardez plutôt les rencontres une à une.
ladder-page-sprt = « Certain ? » est un test séquentiel : il dit un robot plus fort, ou deux robots égaux à { $elo } Elo près, et se trompe environ une fois sur vingt. « Pas encore » veut dire qu’il faut plus de donnes.
ladder-page-early = Les paires se sont arrêtées dès que c’était certain. Leurs pourcentages sont donc un peu trop tranchés.
ladder-page-again = Pour recommencer

## Recherche de poids

complaint-no-family = Il n’y a pas de famille « { $name } » dont les poids se règlent{ $hint } ; il y a : { $choices }.
complaint-no-set = --from : il n’y a pas de jeu de poids « { $name } »{ $hint } ; il y a : { $choices }.
complaint-no-field = Aucun des jeux { $games } ne se joue à { $players }.
complaint-player-list = --players : écrivez des nombres séparés par des virgules, comme 2,4, au lieu de « { $typed } ».
complaint-tuning-file = { $file } n’est pas le fichier d’une recherche de poids, ou il est abîmé ({ $reason }) ; choisissez un autre nom ou effacez-le.
complaint-tuning-other = { $file } appartient à une autre recherche : { $part } y était différent. Donnez les mêmes arguments ou choisissez un autre fichier.
complaint-tuning-weights = { $file } a été fait avec d’autres poids que ceux de cette version ; choisissez un autre fichier pour repartir du début.
tune-running = Essais
tune-done-before = { $file } contient déjà { $trials } essais ; pour continuer, augmentez --trials.
tune-found = { $number ->
        [0] Aucun des { $trials } essais n’a fait mieux que les poids de départ.
        [one] Un essai sur { $trials } a fait mieux que les meilleurs poids d’avant.
       *[other] { $number } essais sur { $trials } ont fait mieux que les meilleurs poids d’avant.
    }
tune-weight = Poids
tune-before = avant
tune-now = maintenant
tune-check = Ce que les nouveaux poids gagnent contre les premiers, seuls contre tous les autres, sur { $deals } nouvelles donnes :
tune-field = Jeu
tune-players = Joueurs
tune-wins = Gains
tune-fair = à force égale

complaint-no-configuration = Il n’y a pas d’entraînement « { $name } »{ $hint } ; il y a : { $choices }. Ou indiquez un fichier qui se termine par .toml.
complaint-configuration = { $reason }
complaint-no-torch = L’entraînement demande PyTorch : pip install stellwerk[learn].
complaint-other-training = { $folder } contient un entraînement de { $other } ; choisissez un autre --folder.
train-done = L’entraînement est terminé : { $file }
train-not-done = { $decisions } décisions sur { $all } sont faites ; la même commande continue.

## Jeux de données

complaint-no-pyarrow = PyArrow n’est pas installé : pip install stellwerk[data].
complaint-game-or-records = Indiquez soit un jeu auquel jouent des robots, soit des parties enregistrées avec --records.
complaint-no-column = --with : « { $name } » n’existe pas{ $hint } ; il y a : { $choices }.
complaint-no-records = Aucun enregistrement (*.json) dans { $folder }.
complaint-other-dataset = { $folder } contient autre chose : { $part } y était différent. Donnez les mêmes arguments ou choisissez un autre dossier.
complaint-not-observed = --with observation : { $reason }
dataset-running = Morceaux
dataset-left-out = { $file } a été laissé de côté : { $reason }
dataset-done = { $folder } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $positions ->
        [one] une position
       *[other] { $positions } positions
    } ({ $made ->
        [0] il ne manquait rien
        [one] un nouveau morceau
       *[other] { $made } nouveaux morceaux
    }).
