### Les règles de la famille Ticket to Ride, avec nos mots. Deux messages par numéro de règle.

## Introductions

rules-intro-ticket-europe = Route après route, traversez l’Europe d’autrefois et reliez les villes de vos cartes Destination secrètes. Par rapport au jeu de base, vous y trouverez des ferries qui exigent des locomotives, des tunnels dont le prix ne se découvre qu’en creusant et des gares qui vous ouvrent, à la fin, une route adverse.
rules-intro-ticket-switzerland = Un plateau montagneux où l’on joue serré, pour 2 ou 3 joueurs avec 40 wagons chacun. À la différence du jeu de base, les locomotives ne servent que dans les tunnels mais se prennent plus facilement, et certaines cartes Destination mènent aux pays voisins. Une carte Destination refusée ne revient jamais.
rules-intro-ticket-usa = Voici le jeu de base : réunissez des cartes Wagon, prenez des routes à travers l’Amérique du Nord et reliez les villes de vos cartes Destination secrètes avant que les wagons ne viennent à manquer. Ni ferries, ni tunnels, ni gares : le plateau idéal pour une première partie.

## Matériel

rules-section-ticket-components = Matériel

rule-TTR-COMP-1-title = Les cartes Wagon
rule-TTR-COMP-1 = Le jeu compte 110 cartes Wagon : 12 de chaque couleur (rose, bleu, orange, blanc, vert, jaune, noir et rouge) et 14 locomotives.
rule-TTR-COMP-2-title = Joueurs, wagons et gares
rule-TTR-COMP-2 = Europe : 2 à 5 joueurs, 45 wagons et 3 gares chacun. Sans gares : la Suisse (2 ou 3 joueurs, 40 wagons chacun) et les États-Unis (2 à 5 joueurs, 45 wagons chacun).
rule-TTR-COMP-3-title = Points des routes
rule-TTR-COMP-3 = Les longues routes rapportent gros. Europe (cases → points) : 1 → 1, 2 → 2, 3 → 4, 4 → 7, 6 → 15, 8 → 21. États-Unis et Suisse : 1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15.

## Mise en place

rules-section-ticket-setup = Mise en place

rule-TTR-SETUP-1-title = Vos premières cartes
rule-TTR-SETUP-1 = Vous commencez avec 4 cartes Wagon en main. À côté de la pioche, 5 cartes sont étalées aux yeux de tous : c’est la rangée visible.
rule-TTR-SETUP-2-title = Trop de locomotives
rule-TTR-SETUP-2 = Dès que la rangée montre 3 locomotives ou plus, ses 5 cartes sont défaussées et 5 nouvelles sont dévoilées, autant de fois qu’il le faut. Cela vaut à la mise en place comme à tout moment de la partie.
rule-TTR-SETUP-3-title = Fin des remplacements
rule-TTR-SETUP-3 = Si la pioche, la défausse et la rangée réunies ne permettent plus d’obtenir une rangée de moins de 3 locomotives, on cesse de remplacer et la rangée reste telle quelle. Sans cela, on n’en finirait jamais.
rule-TTR-SETUP-4-title = Qui commence
rule-TTR-SETUP-4 = Les règles imprimées font commencer la personne qui a vu le plus de villes d’Europe. Chez nous, la table désigne une place ou s’en remet au tirage au sort (choix par défaut). On joue ensuite dans le sens horaire.
rule-TTR-SETUP-5-title = Europe : Classique et 1912
rule-TTR-SETUP-5 = Vous recevez 1 carte Destination longue et 3 ordinaires ; sur ces 4 cartes, gardez-en au moins 2, au choix. Celles que vous rendez quittent le jeu sans être montrées, tout comme les longues qui n’ont pas été distribuées.
rule-TTR-SETUP-6-title = Europe : Méga
rule-TTR-SETUP-6 = Vous recevez d’abord 2 cartes Destination longues et en gardez une ou aucune ; toutes les autres longues quittent le jeu. Viennent ensuite 5 cartes ordinaires : gardez-en au moins 2 si vous avez conservé une longue, au moins 3 sinon. Les cartes ordinaires rendues sont mélangées puis glissées sous la pioche Destination.
rule-TTR-SETUP-7-title = Europe : Grandes villes
rule-TTR-SETUP-7 = Seules les 45 cartes Destination au logo Grande ville sont en jeu, donc ni longues ni cartes bonus. Vous en recevez 5 et en gardez au moins 2 ; les cartes rendues sont mélangées puis glissées sous la pioche Destination. Les neuf grandes villes sont indiquées à tous : London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína et Angora.
rule-TTR-SETUP-8-title = Suisse et États-Unis
rule-TTR-SETUP-8 = En Suisse, vous recevez 5 cartes Destination et en gardez au moins 2. Aux États-Unis, avec les cartes du jeu de base, vous en recevez 3 et en gardez au moins 2.
rule-TTR-SETUP-9-title = Destinations bonus pour l’Europe
rule-TTR-SETUP-9 = Les 6 cartes Orient Express et l’unique carte Max sont en option : dans l’édition anniversaire, ajoutez-les, ensemble ou séparément, à toute série d’Europe dont elles portent le logo. Chacune rejoint les cartes Destination de son type, longues ou ordinaires. Aucune ne porte le logo Grande ville : elles ne peuvent rejoindre cette série.
rule-TTR-SETUP-9-note = Les cartes elles-mêmes ne figurent dans aucune source publique : qu’aucune ne porte le logo Grande ville est notre décision.
rule-TTR-SETUP-10-title = Un choix secret
rule-TTR-SETUP-10 = Tout le monde choisit ses cartes Destination de départ en même temps. Les autres voient combien vous en gardez, mais pas lesquelles.
rule-TTR-SETUP-11-title = Les séries d’Europe
rule-TTR-SETUP-11 = Classique : les cartes au logo Europe (6 longues, 40 ordinaires) ; 1912 : les cartes au logo 1912 (6 longues, 49 ordinaires) ; Méga : les deux réunies (12 longues, 89 ordinaires) ; Grandes villes : 45 ordinaires, aucune longue. L’édition d’origine n’avait que la série Classique.

## Un tour

rules-section-ticket-turn = Votre tour

rule-TTR-TURN-1-title = Une action par tour
rule-TTR-TURN-1 = À votre tour, faites une chose et une seule : prendre des cartes Wagon, prendre une route, piocher des cartes Destination ou, en Europe, bâtir une gare.
rule-TTR-TURN-2-title = Quand passer
rule-TTR-TURN-2 = Vous passez si aucune action ne vous est possible, et seulement dans ce cas. Si tous les joueurs passent l’un après l’autre, la partie s’arrête et l’on compte les points.

## Prendre des cartes Wagon

rules-section-ticket-draw = Prendre des cartes Wagon

rule-TTR-DRAW-1-title = Deux cartes par tour
rule-TTR-DRAW-1 = Prenez 2 cartes, chacune soit dans la rangée, soit à l’aveugle dans la pioche. Une carte prise dans la rangée est remplacée aussitôt, avant que vous ne choisissiez la seconde.
rule-TTR-DRAW-2-title = Locomotives visibles
rule-TTR-DRAW-2 = Europe et États-Unis : une locomotive de la rangée compte pour vos deux cartes. Vous ne pouvez la prendre qu’en premier, et vous n’aurez pas de seconde carte. Après une autre carte, qu’elle vienne de la rangée ou de la pioche, vous ne pouvez plus la prendre.
rule-TTR-DRAW-2-note = Le livret de l’édition anniversaire ne parle pas ici d’une première carte piochée à l’aveugle ; nous suivons l’édition d’origine.
rule-TTR-DRAW-3-title = Locomotives de la pioche
rule-TTR-DRAW-3 = Une locomotive piochée à l’aveugle compte pour une seule carte, comme n’importe quelle autre.
rule-TTR-DRAW-4-title = Locomotives visibles en Suisse
rule-TTR-DRAW-4 = Suisse : une locomotive visible se prend comme toute autre carte. Vous pouvez même en prendre deux dans le même tour.
rule-TTR-DRAW-5-title = Pioche vide
rule-TTR-DRAW-5 = Quand la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
rule-TTR-DRAW-6-title = Plus de cartes
rule-TTR-DRAW-6 = Si la pioche, la défausse et la rangée sont vides, impossible de prendre des cartes Wagon. S’il n’en reste que dans la rangée : dans l’édition anniversaire d’Europe, plus personne ne peut en prendre, même là ; dans l’édition d’origine et sur les autres plateaux, vous pouvez prendre celles-là.
rule-TTR-DRAW-7-title = Une seule carte
rule-TTR-DRAW-7 = Si, après la première carte, aucune autre ne peut être prise, votre tour s’arrête là.
rule-TTR-DRAW-8-title = Main sans limite
rule-TTR-DRAW-8 = Vous pouvez avoir autant de cartes en main que vous le souhaitez.

## Prendre une route

rules-section-ticket-claim = Prendre des routes

rule-TTR-CLAIM-1-title = Payer une route
rule-TTR-CLAIM-1 = Jouez une carte par case de la route, toutes de sa couleur. Pour une route grise, la couleur est à votre choix, mais la même pour toutes les cartes.
rule-TTR-CLAIM-2-title = Des locomotives comme jokers
rule-TTR-CLAIM-2 = Europe et États-Unis : une locomotive remplace n’importe quelle couleur. Jouez-en autant que vous voulez ; vous pouvez même ne payer qu’en locomotives.
rule-TTR-CLAIM-3-title = Les locomotives en Suisse
rule-TTR-CLAIM-3 = Suisse : les locomotives sont réservées aux tunnels ; elles ne servent jamais sur une route ordinaire. Dans un tunnel, elles remplacent n’importe quelle couleur, et vous pouvez même ne payer qu’en locomotives.
rule-TTR-CLAIM-4-title = Wagons et points
rule-TTR-CLAIM-4 = Posez un de vos wagons sur chaque case ; il doit vous en rester assez. Les cartes payées vont à la défausse et vous marquez tout de suite les points de la route.
rule-TTR-CLAIM-5-title = Partout sur le plateau
rule-TTR-CLAIM-5 = Toute route libre est à prendre, qu’elle touche ou non l’une des vôtres. Une route se prend toujours en entier, en un seul tour.
rule-TTR-DOUBLE-1-title = Une voie par joueur
rule-TTR-DOUBLE-1 = Une route double comporte deux voies parallèles. Vous ne pouvez jamais posséder les deux.
rule-TTR-DOUBLE-2-title = Routes doubles en petit comité
rule-TTR-DOUBLE-2 = Europe et États-Unis, à 2 ou 3 joueurs : dès qu’une voie d’une route double est prise, l’autre est fermée pour tout le monde.
rule-TTR-DOUBLE-3-title = Routes doubles en Suisse
rule-TTR-DOUBLE-3 = Suisse : à 3 joueurs, les deux voies sont ouvertes, mais à des joueurs différents. À 2 joueurs, la seconde se ferme dès que la première est prise.
rule-TTR-FERRY-1-title = Prendre le ferry
rule-TTR-FERRY-1 = Un ferry exige au moins autant de locomotives qu’il porte de symboles locomotive. Les autres cases se paient comme sur une route grise ; là aussi, les locomotives sont admises.

## Tunnels

rules-section-ticket-tunnel = Tunnels

rule-TTR-TUNNEL-1-title = Percer un tunnel
rule-TTR-TUNNEL-1 = Payez d’abord la longueur du tunnel. Dévoilez ensuite les 3 cartes du dessus de la pioche. Pour chaque locomotive parmi elles et chaque carte de la couleur jouée, payez un supplément : une carte de cette couleur ou une locomotive.
rule-TTR-TUNNEL-2-title = Rien que des locomotives
rule-TTR-TUNNEL-2 = Si vous n’avez joué que des locomotives, seules les locomotives dévoilées entraînent un supplément. Il se paie alors en locomotives, lui aussi.
rule-TTR-TUNNEL-3-title = Renoncer au tunnel
rule-TTR-TUNNEL-3 = Si vous ne pouvez ou ne voulez pas payer le supplément, reprenez en main les cartes jouées ; votre tour est terminé.
rule-TTR-TUNNEL-4-title = Les cartes dévoilées
rule-TTR-TUNNEL-4 = Les cartes dévoilées restent sur la table jusqu’à la fin du tour, puis partent à la défausse.
rule-TTR-TUNNEL-5-title = Trop peu de cartes
rule-TTR-TUNNEL-5 = Si la pioche s’épuise, on mélange la défausse ; les cartes que vous venez de jouer n’en font pas encore partie. S’il reste moins de 3 cartes à dévoiler, on se contente de celles-là. S’il n’y en a aucune, le tunnel est sans risque.
rule-TTR-TUNNEL-5-note = N’est de nous que ceci : les cartes qui viennent d’être jouées ne font pas encore partie de la défausse.

## Cartes Destination

rules-section-ticket-tickets = Cartes Destination

rule-TTR-TICKET-1-title = Piocher des cartes Destination
rule-TTR-TICKET-1 = Piochez 3 cartes Destination (4 avec certaines séries, dont Grandes villes en Europe), ou ce qu’il en reste, et gardez-en au moins 1. Si la pioche Destination est vide, cette action n’est plus possible.
rule-TTR-TICKET-2-title = Les cartes refusées
rule-TTR-TICKET-2 = Europe et États-Unis : les cartes piochées que vous ne gardez pas vont sous la pioche Destination. Suisse : elles quittent le jeu, et cela vaut aussi pour les cartes de départ.
rule-TTR-TICKET-3-title = Gardées et secrètes
rule-TTR-TICKET-3 = Une carte Destination gardée reste à vous jusqu’à la fin. Personne d’autre ne la voit avant le décompte final.

## Gares

rules-section-ticket-stations = Gares (Europe)

rule-TTR-STATION-1-title = Bâtir une gare
rule-TTR-STATION-1 = Vous pouvez bâtir une gare par tour, dans toute ville qui n’en a pas encore, même si aucune route prise n’y mène. Vous en avez 3 pour toute la partie.
rule-TTR-STATION-2-title = Prix d’une gare
rule-TTR-STATION-2 = Votre première gare coûte 1 carte, la deuxième 2 et la troisième 3, d’une même couleur. Les locomotives remplacent n’importe quelle couleur.
rule-TTR-STATION-3-title = À quoi sert une gare
rule-TTR-STATION-3 = À la fin, chacune de vos gares vous prête une route adverse qui aboutit dans sa ville. Elle ne compte que pour les cartes Destination, et c’est la même pour toutes. Le choix vous revient, et nous le faisons pour vous sans le demander : celui qui rapporte le plus de points et, à égalité, celui qui réussit le plus de cartes Destination. Aucun autre ne vous servirait mieux.
rule-TTR-STATION-4-title = Gares jamais bâties
rule-TTR-STATION-4 = Chaque gare que vous n’avez pas bâtie vaut 4 points à la fin.

## Fin de partie et décompte

rules-section-ticket-end = Fin de partie et décompte

rule-TTR-END-1-title = Le dernier tour de table
rule-TTR-END-1 = Le dernier tour de table commence dès que quelqu’un finit son tour avec 2 wagons ou moins : chacun joue encore une fois, cette personne comprise. Puis la partie s’achève.
rule-TTR-SCORE-1-title = Compter vos Destinations
rule-TTR-SCORE-1 = Si vos routes, avec celles que vos gares vous prêtent, relient les deux villes d’une carte Destination, sa valeur s’ajoute à votre score. Sinon, elle en est retranchée.
rule-TTR-SCORE-2-title = Le chemin le plus long
rule-TTR-SCORE-2 = Le plus long chemin continu formé des wagons d’un même joueur rapporte 10 points ; en cas d’égalité, tous les ex æquo reçoivent ces 10 points. Boucles et retours dans une même ville sont permis, mais chaque route ne compte qu’une fois et les gares n’y aident pas.
rule-TTR-SCORE-3-title = Cartes Destination vers un pays
rule-TTR-SCORE-3 = Suisse : ces cartes proposent plusieurs destinations, chacune avec sa valeur. Vous marquez la meilleure de celles que vous avez atteintes ; si vous n’en avez atteint aucune, vous perdez la plus petite valeur de la carte.
rule-TTR-SCORE-4-title = Les passages frontaliers
rule-TTR-SCORE-4 = Suisse : les passages frontaliers sont au nombre de 4 vers la France, 5 vers l’Italie, 5 vers l’Allemagne et 3 vers l’Autriche. Il suffit d’en atteindre un pour avoir atteint le pays. Mais chaque passage est un terminus : aucun chemin ne traverse un pays.
rule-TTR-SCORE-4-note = N’est de nous que ceci : aucun chemin ne traverse un pays.
rule-TTR-SCORE-5-title = D’un pays à l’autre
rule-TTR-SCORE-5 = Suisse : une carte Destination entre deux pays demande un chemin de vos propres routes, d’un passage frontalier de l’un à un passage frontalier de l’autre.
rule-TTR-SCORE-6-title = Le bonus Globe-trotter
rule-TTR-SCORE-6 = États-Unis, séries 1910 et Méga : qui a réussi le plus de cartes Destination reçoit 15 points, de même que tous les ex æquo. Le chemin le plus long ne donne pas de bonus avec la série 1910, ni avec Grandes villes (États-Unis).
rule-TTR-TIE-1-title = Victoire en Europe
rule-TTR-TIE-1 = Europe, édition anniversaire : le plus grand nombre de points l’emporte. À égalité, on départage par le plus grand nombre de cartes Destination réussies, puis par le chemin le plus long.
rule-TTR-TIE-2-title = Victoire en Europe (édition d’origine)
rule-TTR-TIE-2 = Europe, édition d’origine (en option) : le plus grand nombre de points l’emporte. À égalité, on départage par le plus grand nombre de cartes Destination réussies, puis par le plus petit nombre de gares bâties, puis par le chemin le plus long.
rule-TTR-TIE-3-title = Victoire : États-Unis et Suisse
rule-TTR-TIE-3 = États-Unis et Suisse : le plus grand nombre de points l’emporte. À égalité, on départage par le plus grand nombre de cartes Destination réussies, puis par le chemin le plus long.
rule-TTR-TIE-4-title = Toujours à égalité
rule-TTR-TIE-4 = Les joueurs que rien n’a départagés se partagent la victoire.

## Sur un plateau à soi

own-rule-TTR-COMP-1 = Le jeu compte { $cards } cartes Wagon : { $colours } de couleur et { $locomotives } locomotives.
own-rule-TTR-COMP-2 = { $fewest } à { $most } joueurs, { $trains } wagons chacun. Gares par joueur : { $stations }.
own-rule-TTR-COMP-3 = Les longues routes rapportent gros (cases → points) : { $points }.
own-rule-TTR-SETUP-8-title = Vos cartes de départ
own-rule-TTR-SETUP-8 = La série de cartes fixe combien de cartes Destination vous recevez et combien vous en gardez au moins (reçues → gardées) : { $sets }. Dans une somme, les longues viennent d’abord.
own-rule-TTR-DOUBLE-2 = À moins de { $players } joueurs, dès qu’une voie d’une route double est prise, l’autre est fermée pour tout le monde.
own-rule-TTR-DOUBLE-3-title = Routes doubles en petit comité
own-rule-TTR-DOUBLE-3 = { own-rule-TTR-DOUBLE-2 }
own-rule-TTR-TICKET-1 = Piochez autant de cartes Destination que l’indique la série ({ $sets }), ou ce qu’il en reste, et gardez-en au moins 1. Si la pioche Destination est vide, cette action n’est plus possible.
own-rule-TTR-TICKET-2 = Les cartes piochées que vous ne gardez pas { $unkept ->
    [under-deck] vont sous la pioche Destination.
   *[leave-game] quittent le jeu.
 }
own-rule-TTR-STATION-1 = Vous pouvez bâtir une gare par tour, dans toute ville qui n’en a pas encore, même si aucune route prise n’y mène. Vous en avez { $stations } pour toute la partie.
own-rule-TTR-STATION-2 = Votre première gare coûte 1 carte et chaque gare suivante 1 carte de plus que la précédente, d’une même couleur. Les locomotives remplacent n’importe quelle couleur.
own-rule-TTR-SCORE-2 = Le plus long chemin continu formé des wagons d’un même joueur rapporte les points que fixe la série ({ $sets }) ; en cas d’égalité, tous les ex æquo les reçoivent. Boucles et retours dans une même ville sont permis, mais chaque route ne compte qu’une fois et les gares n’y aident pas.
own-rule-TTR-SCORE-4 = Nombre de passages frontaliers vers chaque pays : { $exits }. Il suffit d’en atteindre un pour avoir atteint le pays. Mais chaque passage est un terminus : aucun chemin ne traverse un pays.
own-rule-TTR-SCORE-6 = Qui a réussi le plus de cartes Destination reçoit les points que fixe la série ({ $sets }), de même que tous les ex æquo.
