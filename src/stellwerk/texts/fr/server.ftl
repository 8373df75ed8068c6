### Ce que dit le serveur : réponses aux personnes à la table, messages, et les commandes qui le lancent.

## Réponses quand quelque chose ne se fait pas : une par code, dans l’ordre de denied.py

answer-not-logged-in = Le serveur ne vous connaît pas encore. Tapez un nom ou connectez-vous.
answer-wrong-password = L’identifiant et le mot de passe ne correspondent pas. Vérifiez les deux et réessayez.
answer-not-yours = Cela appartient à quelqu’un d’autre ; vous ne pouvez agir que pour vous.
answer-not-host = Seul l’hôte de cette table peut faire cela.
answer-not-admin = Seul un administrateur de ce serveur peut faire cela.
answer-no-spectators = Cette table n’accepte pas de spectateurs. Demandez à son hôte de vous laisser regarder.
answer-not-explained = Les robots de cette table gardent leurs pensées pour eux jusqu’à la fin de la partie.
answer-no-hints-here = Il n’y a pas d’indices à cette table : son hôte ne les a pas permis.
answer-out-of-scope = Cette clé n’est pas prévue pour cela : il lui manque le droit « { $scope } ». Prenez une autre clé ou passez par le navigateur.
answer-cross-site = Cette demande venait d’un autre site et a donc été refusée. Ouvrez la table ici et réessayez.
answer-no-such-table = Cette table n’existe pas ou ne vous est pas ouverte. Demandez un lien d’invitation à son hôte.
answer-no-such-seat = Cette place n’existe pas à cette table.
answer-no-such-game = Ce jeu n’existe pas ici. Choisissez-en un dans la liste des jeux.
answer-no-such-lesson = Cette leçon n’existe pas.
answer-no-such-puzzle = Ce problème n’existe pas.
answer-no-such-board = Aucun plateau ne porte cette empreinte ici. Chargez de nouveau son fichier.
answer-no-such-link = Ce lien est inconnu, déjà utilisé ou trop ancien. Demandez-en un nouveau.
answer-no-such-person = Cette personne n’est pas connue ici, ou ne l’est plus.
answer-no-such-step = Cette partie n’a pas d’étape portant ce numéro.
answer-no-explanation = Il n’y a rien à expliquer ici : aucun robot n’a joué ce coup, ou il ne dit pas pourquoi.
answer-no-hint = Il n’y a pas d’indice pour cette position. Réessayez, ou décidez vous-même.
answer-stale = La partie a avancé entre-temps. Regardez la table à nouveau, puis décidez.
answer-no-prompt = On ne vous demande rien pour l’instant. Attendez votre tour.
answer-no-choice = Un seul coup est possible ici : il n’y a rien à indiquer.
answer-in-lesson = Dans une leçon, on vous dit de toute façon quoi faire ; les indices sont pour les parties.
answer-nothing-to-undo = Vous ne pouvez rien reprendre : entre-temps, quelqu’un a joué ou une information a été dévoilée.
answer-not-running = Aucune partie n’est en cours à cette table.
answer-not-over = Il faut attendre la fin de la partie.
answer-not-tried = Seul qui a essayé un problème peut contester sa solution.
answer-not-an-answer = Ce n’est pas encore une réponse entière.
answer-already-started = C’est trop tard : la partie a déjà commencé.
answer-table-full = Toutes les places de cette table sont prises. Choisissez une autre table ou ouvrez-en une.
answer-seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
answer-colour-taken = Quelqu’un a déjà cette couleur. Choisissez-en une autre.
answer-already-seated = Vous êtes déjà à cette table.
answer-not-enough-players = Il faut être au moins { $fewest } pour ce jeu. Invitez quelqu’un ou faites jouer des robots.
answer-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
answer-not-away = Personne ne vous remplace : la place est à vous, il suffit de continuer à jouer.
answer-table-closed = Cette table est fermée. Ouvrez-en une nouvelle pour jouer.
answer-table-broken = Le serveur ne parvient plus à lire la partie de cette table. Elle est conservée : adressez-vous à la personne qui gère le serveur et, en attendant, jouez à une autre table.
answer-too-many-tables = Vous avez déjà { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } en attente ou en cours, et c’est le maximum. Finissez d’abord une partie ou quittez une table.
answer-too-many-bot-tables = { $most ->
        [0] Les tables où seuls des robots jouent ne sont pas possibles ici.
        [one] Des robots jouent déjà entre eux à { $most } de vos tables, et c’est le maximum. Attendez qu’ils aient fini.
       *[other] Des robots jouent déjà entre eux à { $most } de vos tables, et c’est le maximum. Attendez que l’une d’elles ait fini.
    }
answer-too-many-imports = { $most ->
        [0] On ne peut pas importer de parties ici.
        [one] Vous avez déjà importé { $most } partie, et c’est le maximum.
       *[other] Vous avez déjà importé { $most } parties, et c’est le maximum. Les anciennes sont supprimées au bout d’un certain temps.
    }
answer-too-many-keys = { $most ->
        [0] Il n’y a pas de clés pour programmes ici.
        [one] Vous avez déjà { $most } clé, et c’est le maximum. Révoquez-la d’abord.
       *[other] Vous avez déjà { $most } clés, et c’est le maximum. Révoquez-les d’abord.
    }
answer-too-many-links = { $most ->
        [one] Il y a déjà { $most } lien, et c’est le maximum. Servez-vous de celui-là.
       *[other] Il y a déjà { $most } liens, et c’est le maximum. Servez-vous de l’un d’eux.
    }
answer-illegal = Ce coup n’est pas permis pour l’instant.
answer-unknown-setting = Ce jeu ne peut pas être préparé ainsi : { $reason }
answer-bad-position = Cette position ne peut pas servir : { $reason }
answer-nothing-to-go-on = La partie était finie ici : choisissez une étape antérieure pour continuer.
answer-bad-record = Cet enregistrement est inutilisable : { $reason }
answer-bad-board =
    Ce plateau est injouable :
    { $reason }
answer-bad-clock = Cette pendule ne convient pas : { $reason }
answer-bad-name = Choisissez un nom de 1 à 40 caractères visibles.
answer-bad-mail = Cette adresse e-mail est inutilisable. Vérifiez-la et réessayez.
answer-bad-webhook = Ce webhook est inutilisable. Son adresse doit commencer par https:// ou http:// et être joignable sur Internet.
answer-bad-push = Ce navigateur ne peut pas être averti : l’adresse de son service de notifications est inutilisable.
answer-mail-not-configured = Ce serveur n’envoie pas d’e-mails. Utilisez plutôt un webhook.
answer-bad-frame = Le serveur n’a pas compris ce message : { $reason }
answer-bad-request = Le serveur n’a pas compris cette demande : { $reason }
answer-too-large = C’est trop à la fois. Envoyez quelque chose de plus petit.
answer-not-json = Ici, le serveur n’accepte que du JSON. Envoyez-le avec application/json comme Content-Type.
answer-too-fast = Pas si vite, s’il vous plaît. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
answer-too-many-connections = Trop de connexions sont ouvertes en même temps. Fermez quelques onglets ou programmes, puis réessayez.
answer-too-slow = La requête a mis trop de temps à arriver. Réessayez.
answer-head-too-large = L’en-tête de cette requête est trop long. Envoyez des en-têtes moins nombreux ou plus courts, et une adresse plus courte.
answer-wrong-host = Ce serveur a une autre adresse. Ouvrez-le à l’adresse qui vous a été donnée.
answer-metrics-closed = Ces chiffres sont réservés à l’exploitant du serveur. Demandez-les depuis la machine où il tourne, ou présentez le jeton.
answer-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un moment.

## Événements de la table, communs à tous les jeux

event-undone = { $player } reprend un coup.
event-stand-in = { $player } n’est pas là ; le robot { $bot } continue la partie.
event-return = { $player } est de retour et reprend la partie.

## Messages, par e-mail ou webhook

notice-turn-subject = C’est à vous : { $title }
notice-turn-text = { $name }, c’est à vous de jouer : { $title } avec { $others }. Rejoindre la table : { $link }
notice-over-subject = La partie est terminée : { $title }
notice-over-text = Votre partie de { $title } est terminée. Voir comment elle a fini : { $link }
notice-turn-short = Avec { $others }
notice-over-short = Voyez comment elle a fini.
notice-confirm-subject = Stellwerk peut-il vous écrire quand c’est à vous de jouer ?
notice-confirm-text =
    Bonjour,

    pour recevoir un e-mail quand c’est à vous de jouer, ouvrez ce lien :
    { $link }

    Si vous n’avez rien demandé, il n’y a rien à faire ; vous ne recevrez pas d’autre e-mail.

## Commandes : serve et admin

serve-running = Stellwerk tourne à l’adresse { $address }
serve-network = Sur votre réseau, les autres peuvent utiliser { $address }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.
serve-no-server-parts = Il manque quelques paquets au serveur ; pour les installer : pip install "stellwerk[server]"
serve-no-setting = { $file } : il n’y a pas de réglage « { $name } »{ $hint } ; les réglages sont : { $choices }.
serve-setting-value = { $place } : « { $value } » ne convient pas ; { $wanted }.
serve-wants-text = il faut un texte
serve-wants-whole-number = il faut un nombre entier
serve-wants-number = il faut un nombre
serve-wants-choice = choix possibles : { $choices }
serve-wants-yes-no = il faut true ou false
serve-wants-range = il faut un nombre de { $fewest } à { $most }
serve-bad-toml = { $file } n’est pas du TOML valide : { $reason }.
serve-bad-database = --database : « { $database } » n’est ni le nom d’un fichier ni une adresse comme postgresql://nom:motdepasse@machine/base.
serve-database-folder = Le dossier { $folder } prévu pour la base de données n’existe pas.
serve-database-away = Impossible d’ouvrir la base de données { $database } : { $reason }.
serve-database-newer = La base de données vient d’une version plus récente de Stellwerk (révision { $revision }). Installez cette version ou une plus récente, ou utilisez une autre base.
serve-database-taken = Un autre serveur (processus { $process }) utilise déjà la base de données { $database }. Arrêtez-le d’abord, prenez un autre fichier, ou PostgreSQL, que plusieurs serveurs peuvent partager.
serve-no-postgres = Pour une base PostgreSQL, il manque un paquet : pip install "stellwerk[postgres]".
serve-no-redis = Pour des canaux par Redis, il manque un paquet : pip install "stellwerk[redis]".
serve-port-taken = Le port { $port } est déjà utilisé ; choisissez-en un autre avec --port.
serve-no-host = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
serve-processes = --processes : plusieurs processus ont besoin d’une base commune, par exemple --database postgresql://…, ou de --channels redis://…
serve-failed = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
serve-admin-made = { $login } administre maintenant ce serveur.
serve-admin-password = Mot de passe pour { $login } :
serve-admin-again = Encore une fois :
serve-admin-different = Les deux mots de passe sont différents ; rien n’a été changé.
serve-admin-length = Le mot de passe doit avoir de { $fewest } à { $most } caractères ; rien n’a été changé.
serve-admin-login = « { $login } » ne peut pas servir d’identifiant ; il faut de { $fewest } à { $most } lettres, chiffres, points, tirets ou tirets bas.
