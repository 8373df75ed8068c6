### Les règles de Last Train to Wensleydale et Nürnberg, avec nos mots. Deux messages par numéro de règle.

## Introductions

rules-intro-wensleydale = Construisez de courtes lignes dans les vallées du Yorkshire, allez chercher fromage, pierre et passagers, puis cédez vos lignes à l’une des deux grandes compagnies avant que leur entretien ne dévore votre profit. Ce que vous pouvez faire à chaque tour dépend de l’influence remportée aux enchères. La carte est une reconstitution de notre part : des lieux et des fleuves réels, que nous avons découpés en secteurs.
rules-intro-nurnberg = Le même jeu autour de Nürnberg, avec des colis postaux et de la bière au lieu du fromage et de la pierre, et une carte sans vallées où une voie coûte 1, ou 2 par-dessus un fleuve. La première liaison entre Nürnberg et Fürth rapporte des points de victoire à tous ceux qui y ont des voies. La carte est une reconstitution de notre part : des lieux et des fleuves réels, que nous avons découpés en secteurs.

## Matériel

rules-section-wensleydale-components = Matériel et côtés

rule-LTW-COMP-1-title = Le matériel de chacun
rule-LTW-COMP-1 = Vous avez 15 cubes d’investissement, 15 voies, 3 locomotives et 9 marqueurs : 3 pour les ordres du tour, 1 pour les points de victoire, 1 pour le profit et 4 pour l’influence.
rule-LTW-COMP-2-title = Les jetons d’influence
rule-LTW-COMP-2 = Il y a 20 jetons d’influence : 5 blancs, 5 marron, 5 rouges et 5 verts.
rule-LTW-COMP-3-title = Les cubes de marchandises
rule-LTW-COMP-3 = Il y a 120 cubes de marchandises : 60 marchandises de plaine (fromage à Wensleydale, colis postal à Nürnberg) et 60 marchandises de colline (pierre ou bière).
rule-LTW-COMP-4-title = Passagers et propriétaires terriens
rule-LTW-COMP-4 = Il y a 75 personnages : 25 passagers rouges, 25 passagers verts et 25 propriétaires terriens blancs.
rule-LTW-COMP-5-title = Voies des compagnies
rule-LTW-COMP-5 = Les deux compagnies disposent de 60 voies rouges et de 60 voies vertes. Elles ne s’épuisent jamais : si une partie en demande plus, il y en a plus.
rule-LTW-COMP-6-title = Le sens des couleurs
rule-LTW-COMP-6 = Le blanc représente le gouvernement, le marron le chemin de fer et ses trains, le rouge et le vert les deux compagnies. À Wensleydale, le rouge est la Midland Railway et le vert la North Eastern Railway.
rule-LTW-COMP-7-title = Côté 3–4 ou 2–3
rule-LTW-COMP-7 = Un même côté vaut pour toute la partie et détermine les cases des enchères, les jetons du sac, les trains et le nombre de tours. À 4 joueurs, c’est le côté 3–4, à 2 joueurs le côté 2–3 ; à 3, vous choisissez en créant la table.

## Carte

rules-section-wensleydale-map = La carte

rule-LTW-MAP-1-title = Une voie par frontière
rule-LTW-MAP-1 = Chaque frontière n’a de place que pour une voie, peu importe à qui elle appartient.
rule-LTW-MAP-2-title = Pas de voie en colline
rule-LTW-MAP-2 = Aucune voie ne peut toucher une colline ; à Nürnberg, ce sont les collines à houblon.
rule-LTW-MAP-3-title = Le Sud est fermé
rule-LTW-MAP-3 = Wensleydale : aucune voie ne peut toucher Le Sud. C’est une bande fermée, sans marchandises ni ville.
rule-LTW-MAP-4-title = Entre Nord et Süd
rule-LTW-MAP-4 = Nürnberg : la frontière entre Nürnberg Nord et Nürnberg Süd reste sans voie. Toutes leurs autres frontières sont utilisables.
rule-LTW-MAP-5-title = Où sont les marchandises
rule-LTW-MAP-5 = Seuls les secteurs qui portent un symbole de marchandise reçoivent des cubes : marchandises de plaine dans les plaines, de colline sur les collines. Villes et vallées nues n’en ont jamais ; une vallée nue ne sert qu’à être traversée.
rule-LTW-MAP-6-title = Couleurs d’une ville
rule-LTW-MAP-6 = Une ville montre la couleur d’une compagnie si cette couleur y est imprimée ou si une voie de la compagnie la touche. Elle peut montrer les deux, et une couleur imprimée ne disparaît jamais. Une ville qui montre une couleur est une ville de compagnie ; sinon, elle est neutre.
rule-LTW-MAP-7-title = Sur un réseau de compagnie
rule-LTW-MAP-7 = Un secteur est sur un réseau de compagnie si une voie de compagnie le touche ou si c’est une ville de compagnie.
rule-LTW-MAP-8-title = Taille des villes
rule-LTW-MAP-8 = Les grandes villes (carré) commencent avec 3 personnages, les petites (cercle) avec 2. Les villes de compagnie (carré rouge ou vert) sont vides au départ.
rule-LTW-MAP-9-title = Nürnberg sans vallées
rule-LTW-MAP-9 = Nürnberg a des plaines, des collines à houblon et des villes, mais pas de vallées. Une voie y coûte 1, ou 2 par-dessus un fleuve.
rule-LTW-MAP-10-title = Une reconstitution
rule-LTW-MAP-10 = Faute d’avoir trouvé une carte imprimée, nous avons dessiné les deux : des lieux et des fleuves réels, découpés en une centaine de secteurs pour chaque carte. Nürnberg compte exactement 60 secteurs à marchandises, Wensleydale 54.

## Mise en place

rules-section-wensleydale-setup = Mise en place

rule-LTW-SETUP-1-title = Carte et côté
rule-LTW-SETUP-1 = Choisissez une carte et un côté. Les deux cartes se jouent quel que soit le nombre de joueurs.
rule-LTW-SETUP-2-title = Le premier joueur
rule-LTW-SETUP-2 = Selon la feuille de règles, le premier joueur est celui qui a fait le plus long dernier voyage en train. Chez nous, le sort tient lieu de voyage, à moins que vous ne désigniez une place en préparant la table. Les autres suivent dans le sens horaire, et cela vaut pour les trois ordres du tour.
rule-LTW-SETUP-3-title = Valeurs de départ
rule-LTW-SETUP-3 = Vous commencez avec 0 point de victoire, 0 de profit et 1 point d’influence blanc, 2 marron, 1 rouge et 1 vert.
rule-LTW-SETUP-4-title = Les premières piles
rule-LTW-SETUP-4 = Sur la piste de profit et les quatre pistes d’influence, les marqueurs qui partent du même niveau forment une pile : le premier joueur tout en haut, le dernier tout en bas.
rule-LTW-SETUP-5-title = Cubes en réserve
rule-LTW-SETUP-5 = Vos 15 cubes d’investissement sont tous dans votre réserve au départ. Personne n’a de cubes en main avant la phase 1.
rule-LTW-SETUP-6-title = Placer les marchandises
rule-LTW-SETUP-6 = Les 120 cubes vont dans le sac, et on en tire deux pour chaque secteur à symbole. Puis tout cube qui ne correspond pas à son secteur quitte le jeu, de même que le reste du sac. Un secteur commence donc avec 0, 1 ou 2 cubes de sa sorte.
rule-LTW-SETUP-7-title = Nürnberg vide le sac
rule-LTW-SETUP-7 = Nürnberg a exactement 60 secteurs à marchandises : les 120 cubes sont donc tous tirés, et le sac est vide.
rule-LTW-SETUP-8-title = Passagers imprimés à Nürnberg
rule-LTW-SETUP-8 = Nürnberg : avant tout tirage, Fürth et Lauf reçoivent chacune un passager rouge et un vert, Erlangen un rouge et Schwabach un vert. Ils comptent parmi les 2 ou 3 personnages de la ville ; seul le reste est tiré.
rule-LTW-SETUP-9-title = Placer les personnages
rule-LTW-SETUP-9 = Les passagers et propriétaires terriens restants vont dans le sac. On complète au hasard les grandes villes à 3 personnages et les petites à 2 ; les villes de compagnie restent vides. Ce qui reste quitte le jeu sans être révélé.
rule-LTW-SETUP-10-title = Rien n’est secret
rule-LTW-SETUP-10 = Tout est visible : piles, cubes en main, influence et marchandises récoltées. Seuls les tirages du sac relèvent du hasard.

## Piles

rules-section-wensleydale-stacks = Piles et pistes

rule-LTW-STACK-1-title = Le dernier arrivé dessus
rule-LTW-STACK-1 = Sur les pistes d’influence et de profit, un marqueur qui atteint un niveau se pose au-dessus de ceux qui y sont déjà.
rule-LTW-STACK-2-title = En descendant aussi
rule-LTW-STACK-2 = Cela vaut à la montée comme à la descente, donc aussi quand vous dépensez des points d’influence.
rule-LTW-STACK-3-title = Un seul mouvement
rule-LTW-STACK-3 = Payer ou gagner plusieurs points à la fois est un seul mouvement : seul le niveau d’arrivée compte. Un mouvement de 0 laisse votre marqueur à sa place dans la pile.
rule-LTW-STACK-4-title = Qui est devant
rule-LTW-STACK-4 = Le marqueur au niveau le plus élevé est devant. À niveau égal, c’est celui du dessus.
rule-LTW-STACK-5-title = Limites des pistes
rule-LTW-STACK-5 = L’influence ne descend jamais sous 0 ; un paiement qui l’y mènerait est interdit. Elle n’a pas de maximum, et le profit n’a de limite dans aucun sens.
rule-LTW-STACK-6-title = Ce que vous gardez
rule-LTW-STACK-6 = Vous gardez votre influence et votre profit d’un tour à l’autre.

## Tour

rules-section-wensleydale-turn = Déroulement d’un tour

rule-LTW-TURN-1-title = Nombre de tours
rule-LTW-TURN-1 = Côté 3–4 : 4 tours à 4 joueurs, 5 à 3. Côté 2–3 : 5 tours à 2 joueurs, 4 à 3.
rule-LTW-TURN-2-title = Dix phases
rule-LTW-TURN-2 = Chaque tour compte dix phases : 1 cubes, 2 jetons, 3 enchères, 4 ordre de construction et ordre des trains, 5 construction, 6 trains et transport, 7 décompte, 8 ordre général, 9 rachat, 10 fin du tour.
rule-LTW-CUBE-1-title = Prendre des cubes
rule-LTW-CUBE-1 = Phase 1 : prenez en main 12 cubes de votre réserve, ou tous s’il y en a moins. Les cubes économisés lors des tours précédents restent en main. Comme vous n’en avez que 15, inutile d’en garder plus de 3.
rule-LTW-CUBE-2-title = Cubes dépensés
rule-LTW-CUBE-2 = Quelle que soit la dépense, vos cubes retournent dans votre propre réserve.

## Enchères

rules-section-wensleydale-auction = Enchères et ordres du tour

rule-LTW-TOKEN-1-title = Jetons dans le sac
rule-LTW-TOKEN-1 = Côté 3–4, les 20 jetons d’influence sont dans le sac. Côté 2–3, il y en a 4 blancs, 4 marron, 2 rouges et 2 verts.
rule-LTW-TOKEN-2-title = Les cases des enchères
rule-LTW-TOKEN-2 = Le côté 3–4 a 8 cases : 1–4 dans la rangée du haut, 5–8 dans celle du bas. Le côté 2–3 en a 6 : 1–3 en haut, 4–6 en bas.
rule-LTW-TOKEN-3-title = Ce que contiennent les cases
rule-LTW-TOKEN-3 = Chaque case montre des points d’influence imprimés, trois en haut et deux en bas, et reçoit un jeton tiré au hasard ; les autres jetons restent dans le sac. Les couleurs imprimées se lisent sur le plateau ; c’est nous qui les avons supposées. Dans les parties commencées avec la version 1 des règles, rien n’est imprimé : des jetons y remplissent les cases jusqu’à vider le sac, côté 3–4 trois en haut et deux en bas, côté 2–3 deux partout.
rule-LTW-AUC-1-title = Deux cases pour chacun
rule-LTW-AUC-1 = Dans l’ordre général, autant de fois qu’il le faut : si vous avez moins de deux mises sur les cases, vous devez en placer une ; si vous en avez deux, on saute votre tour. Les enchères s’arrêtent quand chacun a une mise sur deux cases différentes.
rule-LTW-AUC-2-title = Miser
rule-LTW-AUC-2 = Vous misez des cubes de votre main sur une case. Sur une case vide, il en faut au moins 3 en haut et au moins 2 en bas. Face à la mise d’un autre joueur, il en faut au moins un de plus.
rule-LTW-AUC-3-title = Les mises restent
rule-LTW-AUC-3 = Vous ne pouvez pas miser sur une case où se trouve votre propre mise. Une fois placée, une mise ne se déplace pas et ne se reprend pas.
rule-LTW-AUC-4-title = Si l’on surenchérit
rule-LTW-AUC-4 = Si quelqu’un surenchérit sur vous, les cubes de cette mise reviennent aussitôt dans votre main. Vous misez de nouveau quand revient votre tour, sur la même case si vous voulez.
rule-LTW-AUC-5-title = La mise maximale
rule-LTW-AUC-5 = Aucune mise ne peut dépasser le nombre de cubes que vous aviez en main au début des enchères, moins 3. Il vous reste ainsi toujours de quoi miser sur une case vide.
rule-LTW-AUC-6-title = Résoudre les cases
rule-LTW-AUC-6 = Les cases sont résolues dans l’ordre de leurs numéros. Si une case est à vous, chaque point imprimé et chaque jeton vous donnent 1 point d’influence de leur couleur ; ce qui est d’une même couleur dans une case forme un seul mouvement.
rule-LTW-AUC-7-title = Mises dépensées
rule-LTW-AUC-7 = Les cubes de toutes les mises restées sur les cases retournent dans la réserve de leur propriétaire.
rule-LTW-AUC-8-title = Cases sans mise
rule-LTW-AUC-8 = Une case sans mise ne rapporte rien à personne. Cela arrive à 3 joueurs côté 3–4 et à 2 joueurs côté 2–3.
rule-LTW-ORDER-1-title = Construction et trains
rule-LTW-ORDER-1 = Le classement en influence blanche donne l’ordre de construction, le classement en influence marron l’ordre des trains.
rule-LTW-ORDER-2-title = Fixés pour le tour
rule-LTW-ORDER-2 = Ces deux ordres ne changent plus pendant le tour, même si des points sont dépensés ensuite.

## Construction

rules-section-wensleydale-building = Construction

rule-LTW-BUILD-1-title = Une ligne par tour
rule-LTW-BUILD-1 = Dans l’ordre de construction, vous pouvez construire une ligne, ou aucune.
rule-LTW-BUILD-2-title = Qu’est-ce qu’une ligne
rule-LTW-BUILD-2 = Une ligne est une chaîne de nouvelles voies d’un secteur à un autre ; chaque voie part de là où la précédente s’arrête. Elle ne visite aucun secteur deux fois : ni embranchement, ni boucle.
rule-LTW-BUILD-3-title = Départ au tour 1
rule-LTW-BUILD-3 = Au tour 1, votre ligne doit partir d’une ville de compagnie.
rule-LTW-BUILD-4-title = Départ dès le tour 2
rule-LTW-BUILD-4 = À partir du tour 2, votre ligne part d’une ville de compagnie ou de n’importe quel secteur touché par une de vos voies, au bout ou au milieu d’une ligne plus ancienne.
rule-LTW-BUILD-5-title = Quelles frontières
rule-LTW-BUILD-5 = Chaque frontière utilisée doit être libre et constructible. Votre ligne peut traverser des secteurs et des villes où se trouvent déjà des voies, les vôtres ou celles d’autrui.
rule-LTW-BUILD-6-title = Coût d’une voie
rule-LTW-BUILD-6 = Une voie coûte 1 si les deux secteurs sont des plaines et qu’aucun fleuve ne les sépare. Elle coûte 2 si l’un au moins est une vallée ou si la frontière est un fleuve, et jamais plus. Une ville compte selon son terrain.
rule-LTW-BUILD-7-title = Les cubes, puis l’influence
rule-LTW-BUILD-7 = Vous payez le coût avec des cubes de votre main. C’est seulement quand votre main est vide que vous payez, pour chaque cube manquant, 1 point d’influence de la couleur de votre choix.
rule-LTW-BUILD-8-title = La redevance des compagnies
rule-LTW-BUILD-8 = Pour chaque ville de compagnie que touche votre ligne, vous payez 1 point d’influence de chaque couleur qu’elle montre : en chemin, à l’arrivée et, selon notre lecture, au départ aussi. Une option (start_fee) rend le départ gratuit. Vous payez une fois par ville et par ligne, et de nouveau lors d’une ligne ultérieure, même si vous y avez déjà des voies.
rule-LTW-BUILD-9-title = Payer les propriétaires terriens
rule-LTW-BUILD-9 = Pour construire une voie vers un secteur où vivent des propriétaires terriens, vous payez 1 point d’influence blanc pour chacun d’eux, tous à la fois. Ils quittent le jeu.
rule-LTW-BUILD-10-title = À chaque redevance sa couleur
rule-LTW-BUILD-10 = Les redevances des villes de compagnie et des propriétaires terriens se paient seulement en points d’influence de la bonne couleur, jamais en cubes ni en d’autres couleurs. Si vous ne pouvez pas payer, vous ne construisez pas cette voie.
rule-LTW-BUILD-11-title = Payée voie par voie
rule-LTW-BUILD-11 = Vous payez chaque voie en la posant : d’abord les redevances, puis le coût. Une voie que vous ne pouvez pas payer est refusée ; votre ligne s’arrête alors ou prend un autre chemin. Tant que personne d’autre n’a joué, vous pouvez reprendre des voies.
rule-LTW-BUILD-12-title = Plus de voies
rule-LTW-BUILD-12 = S’il ne vous reste aucune voie en réserve, vous ne pouvez plus construire.
rule-LTW-BUILD-13-title = Vos voies ne colorent rien
rule-LTW-BUILD-13 = Vos propres voies ne font jamais d’une ville une ville de compagnie. Seules les voies des compagnies le font.
rule-LTW-BUILD-14-title = Nürnberg et Fürth reliées
rule-LTW-BUILD-14 = Nürnberg, une fois par partie : quand des voies, quel qu’en soit le propriétaire, relient pour la première fois Fürth à Nürnberg Nord ou à Nürnberg Süd, chacun marque aussitôt 1 point de victoire pour chacune de ses voies dans la liaison la plus courte. Les voies des compagnies ne rapportent à personne. Entre liaisons de même longueur, c’est celle qui contient le plus de voies du dernier constructeur qui compte ; si c’est encore égal, il choisit.

## Trains

rules-section-wensleydale-trains = Trains et transport

rule-LTW-TRAIN-1-title = Une action à la fois
rule-LTW-TRAIN-1 = Dans l’ordre des trains, autant de fois qu’il le faut, vous faites une chose : acheter un train, transporter un passager ou une marchandise, ou passer. Qui passe ne joue plus de la phase ; elle s’arrête quand tous ont passé.
rule-LTW-TRAIN-2-title = Un train par prix
rule-LTW-TRAIN-2 = Les trains forment trois rangées, aux prix 1, 2 et 3. À chaque tour, vous pouvez en avoir un de chaque prix, donc trois au plus. Votre locomotive indique qu’un train n’est qu’à vous.
rule-LTW-TRAIN-3-title = Payer un train
rule-LTW-TRAIN-3 = Le prix se paie en points d’influence marron, tant que vous en avez. Chacun de ceux qui manquent est remplacé par 3 unités : cubes de votre main et points d’influence d’autres couleurs, mélangés à votre gré.
rule-LTW-TRAIN-4-title = Places d’un train
rule-LTW-TRAIN-4 = Un train a des places séparées pour les passagers et pour les marchandises. Une place de passager accueille un passager rouge ou vert, une place de marchandise une marchandise de plaine ou de colline.
rule-LTW-TRAIN-5-title = Les trains
rule-LTW-TRAIN-5 = Places pour passagers + marchandises, côté 3–4 : prix 1 : 2+1, 2+1, 1+2, 1+2 ; prix 2 : 3+1, 2+2, 2+2, 1+3 ; prix 3 : 4+2, 3+3, 3+3, 2+4. Côté 2–3 : prix 1 : 2+1, 1+2, 1+2 ; prix 2 : 2+2, 2+2, 1+3 ; prix 3 : 3+2, 2+3, 2+3. À chaque tour, tous les trains sont de nouveau libres.
rule-LTW-TRAIN-6-title = Assez pour tous
rule-LTW-TRAIN-6 = Il y a 4 trains de chaque prix côté 3–4 et 3 côté 2–3 : vous pouvez donc toujours en avoir un de chaque prix. Les premiers ont le choix de la meilleure répartition.
rule-LTW-TRAIN-7-title = Pourquoi ces trains
rule-LTW-TRAIN-7 = Nous ne connaissons pas les places imprimées. Les nôtres sont choisies pour que chacun transporte environ 5 passagers et marchandises par tour, ce qui s’accorde avec des comptes rendus de vraies parties.
rule-LTW-MOVE-1-title = Comment transporter
rule-LTW-MOVE-1 = Prenez un passager ou un cube sur le plateau et mettez-le à une place libre qui convient, dans un de vos trains. La distance n’importe pas, et les marchandises n’ont pas besoin de destination.
rule-LTW-MOVE-2-title = Prendre en plaine
rule-LTW-MOVE-2 = Vous pouvez prendre une marchandise de plaine si une de vos propres voies touche son secteur et que ce secteur n’est pas sur un réseau de compagnie.
rule-LTW-MOVE-3-title = Prendre en colline
rule-LTW-MOVE-3 = Vous pouvez prendre une marchandise de colline si une de vos propres voies touche une ville neutre voisine de la colline. Les villes de compagnie ne servent à rien ici.
rule-LTW-MOVE-4-title = Option : tout secteur voisin
rule-LTW-MOVE-4 = Avec cette option (désactivée par défaut), tout secteur voisin de la colline convient, pourvu qu’une de vos propres voies le touche et qu’il ne soit pas sur un réseau de compagnie.
rule-LTW-MOVE-5-title = Prendre des passagers
rule-LTW-MOVE-5 = Vous pouvez prendre un passager si vos propres voies suffisent à mener de sa ville à une ville qui montre sa couleur. Les voies des compagnies et celles des autres joueurs ne comptent pas.
rule-LTW-MOVE-6-title = Les passagers qui restent
rule-LTW-MOVE-6 = Un passager dont la ville montre sa propre couleur n’en part plus jamais. Un passager rouge peut en revanche quitter une ville seulement verte, et inversement.
rule-LTW-MOVE-7-title = Au premier de se servir
rule-LTW-MOVE-7 = Plusieurs joueurs peuvent prendre dans le même secteur si chacun remplit les conditions. Rien n’est réservé : qui agit en premier prend en premier.

## Décompte

rules-section-wensleydale-scoring = Décompte et ordre général

rule-LTW-SCORE-1-title = Points du transport
rule-LTW-SCORE-1 = Chaque marchandise que vous avez transportée vaut 1 point de victoire. Côté 3–4, chaque passager en vaut 1 aussi.
rule-LTW-SCORE-2-title = Passagers côté 2–3
rule-LTW-SCORE-2 = Côté 2–3, un passager vaut autant que le prix de son train : 1, 2 ou 3 points de victoire.
rule-LTW-SCORE-3-title = Profits et pertes
rule-LTW-SCORE-3 = Votre profit change de +2 par marchandise de colline, +1 par marchandise de plaine, +1 par passager et −1 par voie que vous avez sur le plateau. Votre marqueur avance ou recule de la somme.
rule-LTW-SCORE-4-title = Ordre des marqueurs
rule-LTW-SCORE-4 = Les marqueurs de profit bougent l’un après l’autre, dans l’ancien ordre général ; les derniers arrivés sont donc dessus. Si la somme est 0, votre marqueur ne bouge pas.
rule-LTW-SCORE-5-title = Après le transport
rule-LTW-SCORE-5 = Ce que vous avez transporté reste devant vous pour le décompte final. Vos locomotives vous reviennent, et les places vides des trains sont perdues.
rule-LTW-GEN-1-title = Nouvel ordre général
rule-LTW-GEN-1 = Le classement en profit donne le nouvel ordre général. Il vaut aussitôt : pour le rachat de ce tour et pour les enchères suivantes.

## Rachat

rules-section-wensleydale-takeover = Rachat et fin du tour

rule-LTW-SELL-1-title = Une ligne par tour
rule-LTW-SELL-1 = Dans l’ordre général, vous pouvez vendre une ligne à une compagnie.
rule-LTW-SELL-2-title = Quelles lignes vendre
rule-LTW-SELL-2 = Vous pouvez vendre une chaîne de vos propres voies d’une ville à une autre, sans embranchement et sans visiter deux fois un secteur. La première ville doit montrer la couleur de la compagnie ; l’autre est quelconque, et il peut y en avoir d’autres en chemin.
rule-LTW-SELL-3-title = Prix d’un rachat
rule-LTW-SELL-3 = Vous payez 1 point d’influence de la couleur de la compagnie pour 2 voies, en arrondissant vers le haut. Ni autres couleurs, ni cubes.
rule-LTW-SELL-4-title = Vos voies remplacées
rule-LTW-SELL-4 = Des voies de la compagnie remplacent les vôtres sur les mêmes frontières. Les vôtres retournent dans votre réserve et resservent dès le tour suivant.
rule-LTW-SELL-5-title = Effet immédiat
rule-LTW-SELL-5 = Un rachat prend effet aussitôt : chaque ville touchée par ces voies montre la couleur de la compagnie, et chaque secteur touché est sur son réseau. Le joueur suivant peut déjà vendre à partir d’une telle ville.
rule-LTW-SELL-6-title = Ni argent, ni points
rule-LTW-SELL-6 = Un rachat ne vous rapporte ni profit ni points de victoire. Mais il met fin à la perte de 1 par voie et par tour.
rule-LTW-END-1-title = Fin du tour
rule-LTW-END-1 = On vide les cases : tous leurs jetons d’influence retournent dans le sac, et le tour suivant commence. Après le dernier tour, la partie est terminée.

## Décompte final

rules-section-wensleydale-final = Décompte final

rule-LTW-FINAL-1-title = Points déjà marqués
rule-LTW-FINAL-1 = Vous gardez les points de victoire marqués jusque-là.
rule-LTW-FINAL-2-title = Séries complètes
rule-LTW-FINAL-2 = Chaque série complète de 1 marchandise de plaine, 1 marchandise de colline, 1 passager rouge et 1 passager vert vaut 2 points de victoire. C’est la sorte dont vous avez le moins qui donne le nombre de séries.
rule-LTW-FINAL-3-title = Le profit s’ajoute
rule-LTW-FINAL-3 = Votre profit s’ajoute au total ; s’il est négatif, il en est déduit.
rule-LTW-FINAL-4-title = Voies restantes
rule-LTW-FINAL-4 = Chaque voie qui vous reste sur le plateau après le dernier rachat vous coûte 1 point de victoire.
rule-LTW-FINAL-5-title = Qui gagne
rule-LTW-FINAL-5 = Le plus grand total de points de victoire l’emporte. En cas d’égalité, la piste de profit départage les joueurs concernés : il y a donc toujours un seul gagnant.

## Cas difficiles

rules-section-wensleydale-cases = Cas difficiles

rule-LTW-CASE-1-title = Ni rouge, ni vert
rule-LTW-CASE-1 = Sans point d’influence rouge ni vert et sans voie à vous, pouvez-vous construire ? Non, vous passez en phase 5 ; vous pouvez encore acheter des trains, mais vous n’aurez rien à transporter. Vous ne pouvez commencer une ligne que si le départ est gratuit (option start_fee).
rule-LTW-CASE-2-title = Une ville rouge en chemin
rule-LTW-CASE-2 = Que coûte une ville rouge au milieu de votre ligne ? 1 point d’influence rouge, une seule fois, et non à l’entrée puis à la sortie.
rule-LTW-CASE-3-title = Deux propriétaires, un point
rule-LTW-CASE-3 = Votre ligne peut-elle finir dans une ville à deux propriétaires terriens si vous avez un seul point d’influence blanc ? Non, il faut payer les deux à la fois.
rule-LTW-CASE-4-title = Il manque un cube
rule-LTW-CASE-4 = Pouvez-vous construire une voie de coût 2 avec votre dernier cube ? Oui, avec ce cube et 1 point d’influence de n’importe quelle couleur.
rule-LTW-CASE-5-title = Économiser pour un train
rule-LTW-CASE-5 = Pouvez-vous garder des cubes pour un train et payer vos voies en points d’influence ? Non, les cubes d’abord ; construisez plutôt moins.
rule-LTW-CASE-6-title = La voie d’un rival
rule-LTW-CASE-6 = Est-ce gênant qu’un rival ait déjà une voie dans le secteur dont vous voulez le fromage ou les colis postaux ? Non, tant qu’aucune voie de compagnie ne le touche : vous pouvez tous deux vous y servir.
rule-LTW-CASE-7-title = Marchandises et ligne vendue
rule-LTW-CASE-7 = Une ligne qui traverse un secteur à marchandises de plaine est vendue alors qu’il en reste : que deviennent-elles ? Elles ne pourront plus jamais être transportées.
rule-LTW-CASE-8-title = Colline sans ville neutre
rule-LTW-CASE-8 = La seule ville neutre voisine d’une colline devient rouge : que devient la pierre ou la bière qui s’y trouve ? Elle y reste pour de bon, sauf si vous jouez avec l’option des marchandises de colline et qu’un autre secteur convient.
rule-LTW-CASE-9-title = Ville rouge et verte
rule-LTW-CASE-9 = Et si une ville devient rouge et verte ? Les passagers des deux couleurs y sont bloqués, ceux d’ailleurs peuvent s’y rendre quelle que soit leur couleur, et la toucher coûte 1 point d’influence rouge et 1 vert.
rule-LTW-CASE-10-title = Seulement une voie rouge
rule-LTW-CASE-10 = Votre réseau est-il relié à une ville rouge si seule une voie de la compagnie rouge y mène ? Non, les passagers n’empruntent que vos propres voies.
rule-LTW-CASE-11-title = Vendre une seule voie
rule-LTW-CASE-11 = Pouvez-vous vendre une seule voie entre deux villes ? Oui, pour 1 point d’influence, si l’une d’elles montre la couleur de la compagnie.
rule-LTW-CASE-12-title = Niveau déjà occupé
rule-LTW-CASE-12 = Vous dépensez des points d’influence et arrivez à un niveau occupé : où va votre marqueur ? Au-dessus.
rule-LTW-CASE-13-title = En tête sans points marron
rule-LTW-CASE-13 = Vous êtes en tête de l’ordre des trains et avez dépensé tous vos points d’influence marron en construisant : gardez-vous la tête ? Oui, pour ce tour.
rule-LTW-CASE-14-title = Plus rien à faire
rule-LTW-CASE-14 = Et si vous ne pouvez ni acheter un train ni rien transporter ? Vous passez ; le programme le fait pour vous.
rule-LTW-CASE-15-title = Un train vide
rule-LTW-CASE-15 = Un train que vous ne pouvez pas remplir est-il remboursé ? Non, rien n’est rendu.
rule-LTW-CASE-16-title = Quel train charger
rule-LTW-CASE-16 = Le choix du train à charger a-t-il de l’importance ? Seulement pour les passagers côté 2–3, où le prix du train fixe leurs points ; ce choix est le vôtre.

## Sur un plateau à soi

own-rule-LTW-COMP-1 = Vous avez { $cubes } cubes d’investissement, { $tracks } voies, 3 locomotives et 9 marqueurs : 3 pour les ordres du tour, 1 pour les points de victoire, 1 pour le profit et 4 pour l’influence.
own-rule-LTW-COMP-2 = Il y a des jetons d’influence de quatre couleurs, autant que l’indique le côté (blanc + marron + rouge + vert) : { $sides }.
own-rule-LTW-COMP-3 = Il y a { $all } cubes de marchandises : { $plain } marchandises de plaine et { $hill } marchandises de colline.
own-rule-LTW-COMP-4 = Il y a { $all } personnages : { $red } passagers rouges, { $green } passagers verts et { $landowners } propriétaires terriens blancs.
own-rule-LTW-COMP-6 = Le blanc représente le gouvernement, le marron le chemin de fer et ses trains, le rouge et le vert les deux compagnies. Ici, le rouge est { $red } et le vert { $green }.
own-rule-LTW-COMP-7-title = Le côté
own-rule-LTW-COMP-7 = Un même côté vaut pour toute la partie et détermine les cases des enchères, les jetons du sac, les trains et le nombre de tours. Les côtés possibles dépendent du nombre de joueurs : { $sides }.
own-rule-LTW-SETUP-3 = Vous commencez avec 0 point de victoire, 0 de profit et ces points d’influence : { $white } en blanc, { $brown } en marron, { $red } en rouge et { $green } en vert.
own-rule-LTW-SETUP-5 = Vos { $cubes } cubes d’investissement sont tous dans votre réserve au départ. Personne n’a de cubes en main avant la phase 1.
own-rule-LTW-SETUP-6 = Les { $all } cubes vont dans le sac, et on en tire deux pour chaque secteur à symbole. Puis tout cube qui ne correspond pas à son secteur quitte le jeu, de même que le reste du sac. Un secteur commence donc avec 0, 1 ou 2 cubes de sa sorte.
own-rule-LTW-SETUP-8 = Avant tout tirage, les villes aux passagers imprimés reçoivent ceux-ci (rouges + verts) : { $towns }. Ils comptent parmi les 2 ou 3 personnages de la ville ; seul le reste est tiré.
own-rule-LTW-TURN-1 = Le côté fixe le nombre de tours (joueurs → tours) : { $sides }.
own-rule-LTW-CUBE-1 = Phase 1 : prenez en main { $each_turn } cubes de votre réserve, ou tous s’il y en a moins. Les cubes économisés lors des tours précédents restent en main. Vous en avez { $cubes } en tout.
own-rule-LTW-TOKEN-1 = Le côté fixe les jetons d’influence du sac (blanc + marron + rouge + vert) : { $sides }.
own-rule-LTW-TOKEN-2 = Le côté fixe le nombre de cases : { $sides }.
own-rule-LTW-TOKEN-3 = Chaque case montre des points d’influence imprimés et reçoit un jeton tiré au hasard ; les autres jetons restent dans le sac. Dans les parties commencées avec la version 1 des règles, rien n’est imprimé : des jetons y remplissent les cases. Points imprimés à partir de la première case : { $sides }.
own-rule-LTW-AUC-2 = Vous misez des cubes de votre main sur une case. La plus petite mise sur une case vide, à partir de la première : { $sides }. Face à la mise d’un autre joueur, il en faut au moins un de plus.
own-rule-LTW-TRAIN-5 = Prix : places pour passagers + marchandises. { $sides }. À chaque tour, tous les trains sont de nouveau libres.
own-rule-LTW-SCORE-1 = Chaque marchandise que vous avez transportée vaut 1 point de victoire.
own-rule-LTW-SCORE-2-title = Points pour les passagers
own-rule-LTW-SCORE-2 = La valeur d’un passager dépend du train (prix → points de victoire) : { $sides }.
