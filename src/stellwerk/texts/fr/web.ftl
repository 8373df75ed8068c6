### Le cadre de l’application web et ses tables : barres, salle d’attente, coups, journal, discussion, revoir.

## Le cadre

frame-title = Stellwerk
frame-title-turn = ● À vous de jouer – { $game }
frame-your-turn = C’est à vous
frame-skip = Aller au contenu
frame-home = Accueil
frame-navigation = Navigation
frame-menu = Menu
frame-menu-turns = { $number ->
        [one] Menu ({ $number } partie vous attend)
       *[other] Menu ({ $number } parties vous attendent)
    }
frame-rules = Règles
frame-watch = Regarder
frame-matches = Mes parties
frame-settings = Réglages
frame-turns = { $number ->
        [one] 1 vous attend
       *[other] { $number } vous attendent
    }
frame-language = Langue
frame-theme = { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[auto] Thème : selon l’appareil
    }
frame-loading = Un instant…
frame-page-failed = Impossible de charger cette page. La connexion est peut-être coupée, ou une nouvelle version est sortie.
frame-page-missing = Cette page n’existe pas.
frame-reload = Recharger

## Les robots et leurs noms

bot-random = Hasard
bot-planner = Stratège
bot-surveyor = Géomètre
bot-promoter = Promoteur

## Qui doit faire quoi

status-loading = On prépare la table…
status-moment = Un instant…
status-your-turn = À vous.
status-turn-of = { $name } :
status-watching = Vous regardez.
status-awaited = On attend { $names }.
status-thinking = { $number ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
status-decides = { $number ->
        [one] { $names } doit décider.
       *[other] { $names } doivent décider.
    }
status-over = La partie est terminée.
status-won = { $number ->
        [one] La partie est terminée : { $names } gagne.
       *[other] La partie est terminée : { $names } se partagent la victoire.
    }

## La table

table-open-seat = Place libre { $number }
table-you = vous
table-bot = robot
table-away = pas là
table-stand-in = le robot { $bot } continue
table-to-move = doit jouer
table-points = points
table-time-left = Temps restant :
table-days-left = { $days } j { $hours } h
table-players = Joueurs
table-map = Le plateau
table-hand = Votre main
table-tabs = À côté du plateau
table-moves = Coups
table-log = Journal
table-chat = Chat
table-chat-new = { $number ->
        [one] Chat ({ $number } nouveau message)
       *[other] Chat ({ $number } nouveaux messages)
    }
table-orders = Consignes
table-result = Résultat
table-last-moves = Derniers coups
table-no-moves = Il n’y a plus rien à jouer ici.
table-no-moves-yet = Dès que ce sera à vous, tous vos coups possibles seront listés ici.
table-nothing-secret = Ici, vous ne voyez que ce que tout le monde voit.
table-log-empty = Il ne s’est encore rien passé.
table-earlier = Afficher ce qui précède
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Votre message
table-chat-send = Envoyer
table-undo = Annuler
table-undo-key = Annuler votre dernier coup (touche U)
table-text-mode = Afficher la table en texte
table-text-mode-off = Afficher le plateau
table-leave = Quitter la partie
table-leave-sure = Quitter cette partie ? Un robot continue à votre place, et vous pouvez revenir à tout moment.
table-bot-plays = Le robot { $bot } joue pour vous.
table-come-back = Reprendre ma place
table-why = Pourquoi ?
table-close = Fermer
table-connection-lost = Connexion perdue. Nouvel essai…
table-connection-back = Connexion rétablie. Rien n’est perdu.
table-try-now = Essayer maintenant
table-unreachable = Le serveur est injoignable pour le moment. Vérifiez votre connexion et réessayez.
table-drawer = { $height ->
        [peek] Tiroir : la main seule. Ouvrir davantage
        [half] Tiroir : à moitié ouvert. Ouvrir en entier
       *[full] Tiroir : grand ouvert. Refermer
    }

## Choisir un coup

choose-do = Que voulez-vous faire ?
choose-back = Retour
choose-filter = Filtrer par nom
choose-no-match = Rien ici ne correspond à « { $typed } ».
choose-nothing = rien
choose-these = { $number ->
        [0] N’en prendre aucune
        [one] Prendre celle-ci
       *[other] Prendre ces { $number }-là
    }
choose-any = Peu importe

## Avant la partie

waiting-for = { $number ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $number } personnes.
    }
waiting-for-host = Tout le monde est là. L’hôte lance la partie.
waiting-starts = Tout le monde est là. La partie commence.
waiting-closed = Cette table a été annulée.
waiting-broken = Le serveur ne parvient plus à lire la partie de cette table. Elle est conservée : adressez-vous à la personne qui gère le serveur.
waiting-seats = Autour de la table
waiting-name = Votre nom
waiting-sit = Prendre place
waiting-get-up = Quitter la table
waiting-seat-bot = Ajouter un robot
waiting-seat-open = Libérer
waiting-seat-open-label = Libérer la place de { $name }
waiting-invite = Inviter des amis
waiting-invite-how = Envoyez ce lien. Il suffit de l’ouvrir, de taper un nom et de prendre place.
waiting-link = Lien d’invitation
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-share = Partager
waiting-host = Vous êtes l’hôte
waiting-start = Commencer maintenant
waiting-start-bots = Commencer avec des robots
waiting-start-fewer = { $number ->
        [one] Commencer en solo
       *[other] Commencer à { $number }
    }
waiting-call-off = Annuler la table
waiting-call-off-sure = Annuler cette table ? Plus personne ne pourra y jouer.

## Plusieurs sur un appareil

curtain-give = Passez l’appareil à { $name }
curtain-others-look-away = Les autres regardent ailleurs un instant.
curtain-who = Qui est devant l’écran ?
curtain-nobody-asked = Pour l’instant, personne sur cet appareil n’a à jouer.
curtain-it-is-me = { $name }, c’est moi : montrer ma main

## La fin

end-result = Résultat
end-winner = Victoire
end-rematch = Rejouer
end-go-to-rematch = Rejoindre la revanche
end-replay = Revoir la partie
end-record = Télécharger la partie

## Consignes

orders-about = Les consignes sont exécutées pour vous dès que c’est votre tour et que c’est possible. Personne d’autre ne les voit. Pendant que les autres jouent, vous pouvez aussi toucher sur le plateau ce que vous voulez faire.
orders-add = Ajouter une consigne
orders-none-yet = Après votre première décision, vous pourrez donner des consignes ici.
orders-later = Le faire dès que possible
orders-in-force = Consignes en cours
orders-how-often = Combien de fois ?
orders-once = Une fois
orders-always = Toujours
orders-until = Jusqu’à…
orders-until-what = { $what } – jusqu’à pouvoir jouer quel coup ?
orders-times-line = { $times ->
        [one] { $what }, dès que possible
       *[other] { $what }, { $times } fois
    }
orders-always-line = { $what }, à chaque fois
orders-until-line = { $what }, jusqu’à pouvoir : { $until }
orders-remove = Supprimer la consigne : { $what }
orders-cancel = Annuler

## Revoir une partie

replay-to-table = Aller à la table
replay-first = Au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-slider = Étape de la partie
replay-step-of = Étape { $step } sur { $last }
replay-speed = Vitesse
replay-seat = Point de vue
replay-seat-none = Côté public
replay-seat-of = Côté { $name }
replay-link = Copier le lien de l’étape

## La table en texte

fact-yours = Votre main et vos projets
fact-my-tickets = Vos Destinations
fact-my-cities = Vos villes
fact-table = Sur la table
fact-players = Les joueurs
fact-claimed = Routes déjà prises
fact-networks = Réseaux
fact-boxes = Les enchères
fact-tracks = Influence et profit
fact-areas = Contenu des secteurs
fact-round = Manche
fact-turn = Tour
fact-turns = Tours en tout
fact-row = Rangée visible
fact-deck = Cartes dans la pioche
fact-discard = Défausse
fact-ticket_deck = Destinations dans la pioche
fact-final_turns = Tours restants
fact-card = Carte spéciale
fact-budget = Budget
fact-rails_left = Rails restants
fact-general_order = Ordre général
fact-build_order = Ordre de construction
fact-train_order = Ordre des trains
fact-line = Ligne jusqu’ici
fact-due = Reste à payer
fact-player = Joueur
fact-points = Points
fact-would_be = Score provisoire
fact-cards = Cartes
fact-trains = Wagons
fact-tickets = Destinations
fact-stations_left = Gares restantes
fact-marker = Départ
fact-colours = Couleurs en main
fact-revealed = Dévoilées
fact-hand = Cubes
fact-tracks_left = Voies restantes
fact-plain = Marchandises de plaine
fact-hill = Marchandises de colline
fact-red = Passagers rouges
fact-green = Passagers verts
fact-landowner = Propriétaires terriens
fact-goods = Marchandises
fact-routes = Routes
fact-stations = Gares
fact-offer = Proposées
fact-kept = Gardées
fact-missing = Rails manquants
fact-chosen = Choisie
fact-ticket = Destination
fact-city = Ville
fact-route = Route
fact-state = État
fact-crossings = Intersections
fact-box = Case
fact-tokens = Influence
fact-bid = Mise actuelle
fact-profit = Profit
fact-completed = réussie
fact-blocked = bloquée
fact-trains-needed = { $number ->
        [one] encore 1 wagon
       *[other] encore { $number } wagons
    }
fact-joined = reliée
fact-not-joined = pas encore reliée
fact-yes = oui
fact-no = non
