### Le cadre de l’application web et ses tables : barres, salle d’attente, coups, journal, discussion, revoir.

## Le cadre

shell-title = Stellwerk
shell-title-page = { $page } – Stellwerk
shell-title-turn = ● À vous de jouer – { $game }
shell-your-turn = C’est à vous
shell-skip = Aller au contenu
shell-home = Accueil
shell-navigation = Navigation
shell-menu = Menu
shell-menu-turns = { $number ->
        [one] Menu ({ $number } partie vous attend)
       *[other] Menu ({ $number } parties vous attendent)
    }
shell-rules = Règles
shell-watch = Regarder
shell-puzzles = Problèmes
shell-analysis = Plateau d’analyse
shell-matches = Mes parties
shell-settings = Réglages
shell-turns = { $number ->
        [one] 1 vous attend
       *[other] { $number } vous attendent
    }
shell-language = Langue
shell-theme = { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[auto] Thème : selon l’appareil
    }
shell-loading = Un instant…
shell-offline = Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.
shell-page-failed = Impossible de charger cette page. La connexion est peut-être coupée, ou une nouvelle version est sortie.
shell-page-missing = Cette page n’existe pas.
shell-reload = Recharger

## Les robots et leurs noms

bot-random = Hasard
bot-planner = Stratège
bot-surveyor = Géomètre
bot-promoter = Promoteur
bot-porter = Porteur
bot-stoker = Chauffeur
bot-conductor = Contrôleur
bot-driver = Mécanicien
bot-stationmaster = Chef de gare
bot-dispatcher = Régulateur
bot-signaller = Chef aiguilleur
bot-superintendent = Inspecteur général

## Qui doit faire quoi

status-loading = On prépare la table…
status-moment = Un instant…
status-halted = Regardez le décompte, puis continuez.
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
table-hand-of = La main de { $name }
table-hands = Main
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
table-from-position = { $game } – depuis une position
table-leave = Quitter la partie
table-leave-sure = Quitter cette partie ? Un robot continue à votre place, et vous pouvez revenir à tout moment.
table-bot-plays = Le robot { $bot } joue pour vous.
table-come-back = Reprendre ma place
table-why = Pourquoi ?
confirm-sure = Vous confirmez ?
confirm-no = Pas encore
confirm-yes = Oui, jouer
confirm-which = Confirmer mes coups
confirm-off = Seulement ce que le jeu fait toujours confirmer, comme piocher des objectifs
confirm-much = Ce qui révèle ou coûte beaucoup
confirm-final = Tout ce qui ne peut pas être annulé
confirm-everything = Tout
explain-why = Pourquoi { $player } a fait cela ?
explain-title = Ce que pensait { $player }
recap-since = Depuis votre dernier tour
recap-deeds = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
table-rule-book = Ouvrir tout le livret
table-rule = Règle
colour-mine = Ma couleur
colour-of-somebody = { $colour } : { $name }
colour-of-pieces-0 = bleu
colour-of-pieces-1 = rouge
colour-of-pieces-2 = vert
colour-of-pieces-3 = violet
colour-of-pieces-4 = gris
colour-of-pieces-5 = brun
motion-how-fast = Vitesse des mouvements
motion-none = Aucun mouvement
motion-fast = Rapide
motion-usual = Normale
motion-slow = Lente
table-sounds = Sons
table-close = Fermer
table-go-on = Continuer
table-connection-lost = Connexion perdue. Nouvel essai…
table-connection-waiting = Connexion perdue. « { $move } » attend et partira dès que la ligne sera rétablie.
table-connection-waiting-undo = Connexion perdue. L’annulation attend et partira dès que la ligne sera rétablie.
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
clock-rule-none = Sans limite de temps
clock-rule-turn = { $time } par décision
clock-rule-total = { $time } pour toute la partie
clock-rule-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par décision
clock-rule-seconds = { $number } secondes
clock-rule-minutes = { $number } minutes
waiting-link-make = Afficher le lien et le code QR
waiting-code = Code QR de l’invitation
waiting-code-how = Les personnes à côté de vous le scannent avec leur appareil photo.
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
curtain-turn-over = Votre tour est terminé.
curtain-done = Terminé – passer à { $name }
curtain-who = Qui est devant l’écran ?
curtain-nobody-asked = Pour l’instant, personne sur cet appareil n’a à jouer.
curtain-it-is-me = { $name }, c’est moi : montrer ma main

## La fin

end-result = Résultat
end-winner = Victoire
end-hints = { $number ->
        [one] 1 indice pris
       *[other] { $number } indices pris
    }
end-rematch = Rejouer
end-go-to-rematch = Rejoindre la revanche
end-replay = Revoir la partie
end-review = Analyse
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
replay-go-on = Essayer
replay-link = Copier le lien de l’étape
watch-hold = Pause
watch-go-on = Reprendre
watch-step = Un pas de plus
watch-ahead = { $number ->
        [0] En pause
        [one] En pause : la partie a 1 pas d’avance
       *[other] En pause : la partie a { $number } pas d’avance
    }
watch-hand = Dont on voit la main
watch-no-hand = Aucune main
watch-hand-of = La main de { $name }

## La table en texte

fact-yours = Votre main et vos projets
fact-yours-of = Main et projets de { $name }
fact-table = Sur la table
fact-players = Les joueurs
fact-player = Joueur
fact-points = Points
fact-state = État
fact-yes = oui
fact-no = non

## Leçons et conseils

lesson-label = Leçon
lesson-step = Étape { $number } sur { $steps }
lesson-finished = Leçon terminée
lesson-progress = Étapes accomplies
lesson-fold = Replier la leçon
lesson-unfold = Montrer la leçon
lesson-show = Faites-le pour moi
lesson-leave = Quitter la leçon
lesson-leave-sure = Quitter cette leçon ? Vous pourrez la reprendre du début à tout moment.
lesson-play-on = Jouer une partie entière
coach-label = Ce que vous pouvez faire
coach-ask = Que puis-je faire ?
coach-stop = Ne plus le dire
coach-choice = Contre des bots, dire ce que je peux faire et pourquoi
hint-ask = Indice
