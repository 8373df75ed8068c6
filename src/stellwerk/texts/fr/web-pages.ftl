### Les pages hors de la table : accueil, nouvelles tables, liens, parties, réglages, spectateurs, règles.

## Noms des plateaux et des invités

board-ticket-europe = Europe
board-ticket-switzerland = Suisse
board-ticket-usa = États-Unis
board-trans-amerika = Amerika
board-trans-europa = Europa
board-wensleydale = Wensleydale
board-nurnberg = Nürnberg
guest-name = Quai { $number }

## Accueil

home-title = La table des jeux de train
home-lead = Ticket to Ride (Les Aventuriers du Rail), Trans Amerika et Last Train to Wensleydale, contre des robots ou entre amis. Sans e-mail ni installation.
home-play-bots = Jouer contre des robots
home-play-what = { $bots ->
        [one] { $game }, vous et un robot
       *[other] { $game }, vous et { $bots } robots
    }
home-invite = Inviter des amis
home-pass = Jouer sur un seul appareil
home-choose = Choisissez un plateau
home-board = Plateau
home-play = Jouer
home-play-label = Jouer à { $game } contre des robots
home-learn = Apprendre en dix minutes
home-learn-short = Apprendre
home-learn-label = Apprendre { $game } en dix minutes
home-more = Préparer…
home-more-label = Préparer une table pour { $game }
home-players = { $fewest } à { $most } joueurs
home-minutes = environ { $minutes } min
home-difficulty-1 = facile à apprendre
home-difficulty-2 = un peu d’expérience
home-difficulty-3 = pour experts
home-about-ticket-europe = Réunissez des cartes, prenez des routes, reliez les villes de vos cartes Destination ; avec ferries, tunnels et gares.
home-about-ticket-switzerland = Un plateau montagneux et serré pour deux ou trois, plein de tunnels et de passages vers les pays voisins.
home-about-ticket-usa = Le jeu de base : d’une côte à l’autre avant que les wagons ne manquent. Le meilleur plateau pour débuter.
home-about-trans-amerika = Posez des rails, rejoignez le réseau commun, atteignez vos cinq villes secrètes avant les autres.
home-about-trans-europa = La même course vers cinq villes secrètes, à travers l’Europe, ses montagnes et ses détroits.
home-about-wensleydale = Misez pour l’influence, construisez dans les vallées, transportez fromage et pierre, et vendez à temps.
home-about-nurnberg = Colis postaux et bière autour de Nürnberg, et une prime pour la première ligne vers Fürth.
home-tables = Tables
home-go-on = Continuer
home-nothing-yet = Vos parties apparaîtront ici. Rien n’est perdu si vous fermez la page.
home-all-matches = Toutes mes parties
home-others = Tables ouvertes
home-more-tables = Autres tables
home-unofficial = Stellwerk est un projet libre et non officiel, fait par des passionnés. Il ne dépend d’aucun éditeur ; les cartes, les dessins et les textes de règles sont les nôtres. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs – s’ils vous plaisent, achetez-les.
home-footer = Plus
home-documentation = Documentation

## Les tables dans les listes

tables-my-turn = À vous
tables-turn-of = On attend { $names }
tables-running = En cours
tables-waits = Rejoindre
tables-waiting = { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
tables-ready = Prête à commencer
tables-closed = Annulée
tables-broken = Illisible
tables-against-bots = { $number ->
        [one] contre un robot
       *[other] contre { $number } robots
    }
tables-bots = { $number ->
        [one] un robot
       *[other] { $number } robots
    }
tables-with = avec { $names }
tables-i-won = Vous avez gagné
tables-won = { $number ->
        [one] Gagnée par { $names }
       *[other] Victoire partagée : { $names }
    }

## Une nouvelle table

lobby-title = Une nouvelle table
lobby-mode = Mode de jeu
lobby-mode-bots = Contre des robots
lobby-mode-friends = Entre amis
lobby-mode-pass = Sur un seul appareil
lobby-board = Plateau
lobby-own-board = Jouer sur votre propre plateau
lobby-own-board-how = Un fichier tel que le décrit docs/boards.md. Il est vérifié aussitôt ; sa carte est dessinée simplement.
lobby-own-board-taken = « { $title } », de votre fichier { $file }, est jouable.
lobby-own-board-remove = Retirer ce plateau
lobby-rules = Lire les règles
lobby-my-name = Votre nom
lobby-my-name-hint = Laissez vide pour en recevoir un
lobby-seats = Qui joue
lobby-number = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
lobby-fewer = Un joueur de moins
lobby-more = Un joueur de plus
lobby-seat = Place { $number }
lobby-seat-who = Place { $number } : qui s’assied ici ?
lobby-seat-name = Place { $number } : nom
lobby-seat-bot = Place { $number } : quel robot ?
lobby-name = Nom
lobby-guest-name = Joueur { $number }
lobby-kind-me = Moi
lobby-kind-me-name = Moi ({ $name })
lobby-kind-guest = Aussi sur cet appareil
lobby-kind-open = Place libre
lobby-kind-bot = Robot
lobby-bot-strongest = { $bot } (le plus fort)
lobby-level = { $bot } ({ $level } sur { $levels })
lobby-level-easiest = { $bot } (le plus facile)
lobby-other-bots = Autres robots
lobby-options = Le jeu
lobby-no-options = Il n’y a rien à choisir pour ce jeu.
lobby-choice-random = Tirage au sort
lobby-choice-true = Oui
lobby-choice-false = Non
lobby-further = Pendule, spectateurs, etc.
lobby-clock = Pendule
lobby-clock-kind = Temps de réflexion
lobby-clock-none = Sans limite
lobby-clock-turn = Pour chaque décision
lobby-clock-total = Pour toute la partie
lobby-clock-days = En jours, pour jouer de temps en temps
lobby-clock-seconds = Secondes par décision
lobby-clock-minutes = Minutes par joueur
lobby-clock-increment = Secondes ajoutées par décision
lobby-clock-days-each = Jours par décision
lobby-clock-opens = Le temps court à partir de
lobby-clock-closes = jusqu’à
lobby-clock-zone = Fuseau horaire
lobby-clock-how = Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
lobby-house = À la table
lobby-visibility = Qui peut venir
lobby-visibility-invited = Seulement avec le lien
lobby-visibility-open = Tout le monde sur ce serveur
lobby-start = La partie commence
lobby-start-full = dès que toutes les places sont prises
lobby-start-host = quand je la lance
lobby-explanations = Les robots expliquent leurs coups
lobby-explanations-alone = Si une personne joue seule contre des robots
lobby-explanations-always = Toujours, et chacun apprend ce qu’ils cachent
lobby-explanations-never = Seulement après la partie
lobby-hints = Indices pour qui joue
lobby-hints-alone = Si une personne joue seule contre des robots
lobby-hints-always = Pour tous ; le résultat dit combien
lobby-hints-never = Pour personne
lobby-spectators = D’autres peuvent regarder
lobby-pause = Pause des robots avant de jouer
lobby-pause-seconds = { $seconds } s
lobby-make = Ouvrir la table
lobby-make-how = Vous recevrez ensuite un lien à partager.
lobby-play = Jouer maintenant
lobby-play-how = Tout le monde est là : la partie commence aussitôt.

## Invitations et liens

invitation-title = Invitation à une partie
invitation-from = { $host } vous invite : { $title }
invitation-to = Une invitation pour vous : { $title }
invitation-seats = { $players } joueurs, { $open ->
        [0] toutes les places sont prises
        [one] { $open } place libre
       *[other] { $open } places libres
    }
invitation-description = { $seats }. { $clock }. Dans le navigateur, sans compte.
invitation-running = Cette partie a déjà commencé. Vous pouvez la regarder si c’est permis.
invitation-full = Toutes les places sont prises. Vous pouvez regarder si c’est permis.
invitation-over = Cette partie est terminée. Vous pouvez voir comment elle a fini.
invitation-how = Tapez un nom et prenez place. Rien d’autre n’est nécessaire.
invitation-known = Vous venez à la table sous le nom de { $name }.
invitation-watch = Regarder sans jouer
invitation-bad-title = Cette invitation n’est pas valable
invitation-bad = Le lien est incomplet, ou il a été retiré. Demandez-en un nouveau à la personne qui l’a envoyé et copiez-le en entier.
link-title = Votre lien personnel
link-replaces = Sur cet appareil, vous êtes pour l’instant { $name }. Si vous utilisez ce lien, l’appareil passera à la personne qui a créé le lien ; les parties de { $name } seront conservées, mais il faudra un lien ou un identifiant de { $name } pour y revenir d’ici.
link-use = Utiliser le lien
link-stay = Ne rien changer
link-bad-title = Ce lien n’est pas valable
link-bad = Un lien ne sert qu’une fois et pendant un jour seulement, et il doit être copié en entier. Créez-en un nouveau dans les réglages de votre autre appareil.
confirm-title = Confirmer l’adresse e-mail
confirm-done-title = Confirmée
confirm-done = { $name }, vous recevrez désormais un e-mail quand ce sera à vous de jouer et que vous ne serez pas là.
missing-title = Terminus
missing-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet, ou ce qui était ici n’y est plus.

## Mes parties

matches-my-turn = À vous de jouer
matches-running = Parties en cours
matches-waiting = En attente de joueurs
matches-over = Parties terminées
matches-none = Vous n’avez pas encore de parties.
matches-nobody = Cet appareil ne vous connaît pas encore. Jouez tout simplement, ou connectez-vous.
matches-begin = Commencer une partie
matches-imported = importée d’un fichier
matches-replay = Revoir { $game }
matches-review = Revenir sur votre partie de { $game }
matches-more = Parties plus anciennes
matches-give-up = Abandonner
matches-give-up-label = Abandonner { $game }
matches-give-up-bots = Abandonner cette partie ? Elle finit sans résultat et quitte votre liste.
matches-give-up-others = Abandonner cette partie ? Un robot joue à votre place, et elle quitte votre liste.
matches-leave = Quitter
matches-leave-label = Quitter la table de { $game }
matches-leave-sure = Quitter cette table ? S’il n’y reste personne, elle est annulée.
matches-remove = Retirer
matches-remove-label = Retirer { $game } de ma liste
matches-remove-sure = Retirer cette partie de votre liste ? Vos résultats comptent toujours.
matches-statistics = Vos résultats
matches-statistics-how = Les parties que vous avez jouées jusqu’au bout, à une place à vous.
matches-boards = Par plateau
matches-opponents = Par adversaire
matches-board = Plateau
matches-opponent = Adversaire
matches-played = Jouées
matches-won = Gagnées
matches-lost = Perdues
matches-best = Record
matches-mean = Moyenne
matches-opponents-more = Autres adversaires
matches-devices = Sur un autre appareil
matches-devices-how = Avec un lien personnel, vous emportez toutes vos parties.
matches-devices-go = Créer un lien
matches-import = Importer une partie
matches-import-how = Une partie téléchargée ici ou enregistrée depuis le terminal peut être revue et partagée.
file-choose = Choisir un fichier

## Réglages

settings-me = Vous
settings-save = Enregistrer
settings-saved = Enregistré.
settings-look = Affichage et son
settings-theme = Thème
settings-theme-auto = Selon l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-symbols = Symboles pour les couleurs
settings-symbols-how = Sur les cartes et sur les cases du plateau, pour jouer sans dépendre des couleurs.
settings-sounds = Sons
settings-motion = Les animations suivent votre appareil : s’il est réglé pour les réduire, les pièces apparaissent sans bouger.
settings-log-in-title = Déjà un compte ?
settings-log-in = Se connecter
settings-login = Identifiant
settings-password = Mot de passe
settings-old-password = Mot de passe actuel
settings-new-password = Nouveau mot de passe (8 caractères ou plus)
settings-account = Compte
settings-account-how = Facultatif. Avec un identifiant et un mot de passe, vous pouvez revenir sur n’importe quel appareil.
settings-account-change = Changez ici d’identifiant ou de mot de passe.
settings-account-ends = Un nouveau mot de passe vous déconnecte de tous les autres appareils et révoque toutes les clés et tous les liens.
settings-account-make = Créer un compte
settings-account-save = Modifier le compte
settings-device = Appareils
settings-device-how = Ouvrez un lien personnel sur un autre appareil : vous y serez la même personne, avec toutes vos parties. Il sert une fois, pendant un jour. Ne le donnez à personne d’autre.
settings-link = Lien personnel
settings-link-make = Créer un lien personnel
settings-link-until = Valable une fois, jusqu’au { $until }.
settings-copy = Copier
settings-log-out = Se déconnecter ici
settings-log-out-all = Se déconnecter partout
settings-log-out-sure = Se déconnecter de cet appareil ?
settings-log-out-all-sure = Se déconnecter de tous les appareils ? Les liens et les clés ne marcheront plus non plus.
settings-log-out-guest = Vous n’avez pas de mot de passe. Si vous vous déconnectez, vous ne retrouverez plus vos parties. Se déconnecter quand même ?
settings-notices = Quand c’est à vous
settings-browser = Notifications de ce navigateur, quand une autre page est au premier plan.
settings-browser-on = Autoriser les notifications
settings-browser-off = Désactiver les notifications
settings-browser-denied = Ce navigateur ne les autorise pas. Vous pouvez changer cela dans ses propres réglages pour cette page.
settings-push = Aussi quand la page est fermée, sur cet appareil.
settings-push-on = M’avertir sur cet appareil
settings-push-off = Ne plus m’avertir ici
settings-push-impossible = Ce navigateur ne peut avertir que si la page est ouverte. Sur un téléphone, ajouter Stellwerk à l’écran d’accueil peut aider.
settings-push-devices = { $number ->
        [one] Vous êtes averti sur un appareil.
       *[other] Vous êtes averti sur { $number } appareils.
    }
settings-push-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
settings-notices-how = Si vous n’êtes pas à la table, nous pouvons vous prévenir ailleurs. Un champ vide désactive l’envoi.
settings-webhook-kind = Webhook pour
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-generic = autre chose (JSON)
settings-webhook = Adresse du webhook
settings-mail = Adresse e-mail
settings-mail-confirmed = Cette adresse est confirmée.
settings-mail-open = Nous y avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer l’adresse.
settings-keys = Clés pour programmes
settings-keys-how = Un programme qui joue pour vous a besoin d’une clé. La plupart des gens n’en ont pas besoin.
settings-key = Clé
settings-key-once = La clé n’est affichée que maintenant. Copiez-la là où vous en avez besoin.
settings-key-label = À quoi sert-elle ?
settings-key-scope = Que peut-elle faire ?
settings-key-play = Seulement jouer
settings-key-play-how = Regarder, rejoindre des tables, jouer et discuter.
settings-key-manage = Tout
settings-key-manage-how = Aussi ouvrir et fermer des tables, importer des parties, et modifier ou supprimer votre compte.
settings-key-make = Créer une clé
settings-keys-back = Révoquer toutes les clés
settings-keys-sure = Révoquer toutes les clés ? Les programmes qui s’en servent ne joueront plus.
settings-data = Vos données
settings-data-how = Un fichier avec tout ce qui est conservé sur vous : nom, identifiant, réglages, parties, places, consignes et ce que vous avez dit aux tables.
settings-data-save = Télécharger mes données
settings-delete = Supprimer mes données
settings-delete-how = Votre nom, votre identifiant, vos réglages et les parties que vous avez importées sont supprimés définitivement, et ce que vous avez dit aux tables est effacé. Vous quittez les tables en attente ; aux tables en cours, un robot prend votre place. Les parties terminées restent aux autres, sans votre nom.
settings-delete-ask = Supprimer mes données…
settings-delete-sure = Vraiment supprimer { $name } ? C’est irréversible.
settings-delete-yes = Oui, supprimer définitivement
settings-delete-no = Non, rester

## Regarder

watch-title = Regarder jouer les robots
watch-lead = Installez-vous : choisissez un plateau et le rythme. C’est aussi une bonne façon d’apprendre un jeu.
watch-start = Lancer la partie
watch-mine = Vos robots en jeu
watch-pause = { $game } : pause des robots
watch-others = Tables des autres
watch-none = Personne ne joue à une table ouverte en ce moment.

## Le livret de règles

rules-lead = Les règles de tous les jeux, avec nos propres mots. Chaque paragraphe a un numéro, et chaque « Pourquoi ? » à la table y mène.
rules-all = Toutes les règles
rules-boards = Plateaux
rules-quick = Prise en main rapide
rules-whole = Tout le livret
rules-own-page = Dans sa propre fenêtre
rules-search = Chercher dans les règles
rules-found = { $number ->
        [0] Rien trouvé. Essayez un autre mot.
        [one] 1 règle trouvée
       *[other] { $number } règles trouvées
    }
rules-contents = Sommaire
rules-special = Ce qui change sur ce plateau
rules-special-how = Ces règles ne valent pas sur tous les plateaux de la série.
rules-only = Seulement sur : { $boards }
rule-decided-note = Les règles imprimées ne tranchent pas ce point ; voici comment nous jouons.
rule-reported-note = Cela vient, en partie au moins, de comptes rendus publics du jeu et non des règles imprimées.
rules-link = Lien vers la règle { $rule }
rules-assumed = Ce que nous avons dû supposer pour ce plateau

## What bots of each level are like

level-ticket-porter = Vous laisse gagner : amasse les cartes, ne suit qu’une destination à la fois et voit la fin trop tard.
level-ticket-stoker = Ne refuse aucune destination, économise longtemps et se fait surprendre par la fin.
level-ticket-conductor = Prend les destinations pour leurs points et les cartes de la pioche au petit bonheur.
level-ticket-driver = Va tout droit : une destination après l’autre, par quelques longues lignes.
level-ticket-stationmaster = Réunit toutes ses destinations en un seul réseau et sait ce que valent les longues lignes.
level-ticket-signaller = Joue chaque idée jusqu’au bout bien des fois avant de se décider.
level-ticket-superintendent = Le plus fort : a appris en jouant d’innombrables parties contre lui-même. Sur un plateau inconnu, il joue comme le chef aiguilleur.
level-trans-porter = Vous laisse gagner : part du bord, construit seul et fait des détours.
level-trans-stoker = Part de sa ville la plus lointaine et aime construire près des autres.
level-trans-conductor = Construit de ville en ville et n’aime guère les rails des autres.
level-trans-driver = Part bien, puis file vers la ville la plus proche, et ensuite vers la suivante.
level-trans-stationmaster = Voit toutes ses villes à la fois, se sert de vos rails et garde les siens loin de vous.
level-trans-signaller = Joue la manche jusqu’au bout bien des fois avant de poser un rail.
level-trans-superintendent = Le plus fort : a appris en jouant d’innombrables parties contre lui-même. Là où il n’a jamais joué, il fait comme le chef aiguilleur.
level-wensleydale-porter = Vous laisse gagner : prend la première ligne qui lui plaît.
level-wensleydale-stoker = Connaît la valeur des marchandises et des trains, mais regarde peu de lignes.
level-wensleydale-conductor = Compare quelques lignes avant de construire, et en oublie d’autres.
level-wensleydale-driver = Regarde beaucoup de lignes, et ce que les autres pourraient emporter.
level-wensleydale-stationmaster = Joue ses trois meilleures idées jusqu’à la fin du tour et garde la meilleure.
level-wensleydale-signaller = Essaie chaque enchère, ligne et train qui pourrait en valoir la peine.
level-wensleydale-superintendent = Le plus fort : a appris en jouant d’innombrables parties contre lui-même. Sur un plateau inconnu, il joue comme le chef aiguilleur.
