### Les règles de Trans Europa et de Trans Amerika, avec nos mots. Deux messages par numéro de règle.

## Introductions

rules-intro-trans-europa = Vos cinq villes secrètes sont dispersées à travers l’Europe : à vous de les relier par le rail avant que les autres n’aient relié les leurs. Tous construisent sur le même plateau, et des réseaux qui se rencontrent profitent à chacun ; les rails des autres vous font donc souvent avancer. Le maillage est la grille de l’ancienne édition ; le ferry de la Manche et le tunnel des Alpes sont une reconstitution de notre part.
rules-intro-trans-amerika = Quelque part entre l’Atlantique et le Pacifique se trouvent vos cinq villes secrètes : reliez-les toutes par le rail avant que les autres n’en fassent autant avec les leurs. Tous construisent sur le même plateau, et des réseaux qui se rencontrent sont désormais partagés ; mieux vaut donc surveiller où vont les autres. Le maillage est la grille de l’ancienne édition.

## Mise en place

rules-section-trans-setup = Mise en place

rule-TRANS-SETUP-1-title = Plateau, villes et rails
rule-TRANS-SETUP-1 = De 2 à 6 joueurs. Le plateau est un maillage de triangles : des intersections reliées par des lignes simples (coût 1) et des lignes doubles (coût 2 : eau ou montagne). Il y a 35 villes, 7 dans chacune des 5 couleurs (marron, blanc, rose, orange, turquoise), et 85 rails communs à tous.
rule-TRANS-SETUP-2-title = Des villes en moins
rule-TRANS-SETUP-2 = À 2 ou 3 joueurs, les 10 villes entourées de pointillés, deux de chaque couleur, ne servent pas : il en reste 25. Avec 4 à 6 joueurs, les 35 sont en jeu.
rule-TRANS-SETUP-3-title = Cinq villes secrètes
rule-TRANS-SETUP-3 = À chaque manche, vous piochez une ville de chaque couleur. Personne d’autre ne sait lesquelles.
rule-TRANS-SETUP-4-title = Le premier joueur
rule-TRANS-SETUP-4 = Selon les règles imprimées, c’est la personne la plus âgée qui commence la première manche. Chez nous, la table désigne une place ou s’en remet au tirage au sort (choix par défaut). À chaque nouvelle manche, c’est au joueur suivant, à gauche, de commencer.
rule-TRANS-SETUP-5-title = Placer les marqueurs
rule-TRANS-SETUP-5 = Chacun pose son marqueur de départ sur une intersection libre, ville comprise, à commencer par le premier joueur puis dans le sens horaire. Deux marqueurs n’occupent jamais la même intersection.
rule-TRANS-SETUP-6-title = Avant chaque nouvelle manche
rule-TRANS-SETUP-6 = Pour chaque nouvelle manche, on débarrasse le plateau de ses rails, on récupère les marqueurs et on mélange à nouveau toutes les villes.

## Un tour

rules-section-trans-turn = Votre tour

rule-TRANS-TURN-1-title = Un budget de 2
rule-TRANS-TURN-1 = Vous avez un budget de 2 par tour : un rail coûte 1 sur une ligne simple libre et 2 sur une ligne double libre. Cela fait au plus deux rails sur des lignes simples, ou un seul sur une ligne double.
rule-TRANS-TURN-2-title = Au moins un rail
rule-TRANS-TURN-2 = Les langues imprimées diffèrent : « jusqu’à deux rails » en allemand et en néerlandais, « 1 ou 2 » en français. Nous suivons « un ou deux » : si vous pouvez poser un rail, vous devez en poser au moins un ; après le premier, libre à vous de vous arrêter.
rule-TRANS-TURN-3-title = Relié à votre marqueur
rule-TRANS-TURN-3 = Chaque rail doit toucher le réseau auquel appartient votre propre marqueur de départ. Les embranchements sont permis, et les deux rails d’un tour n’ont pas à se suivre.
rule-TRANS-TURN-4-title = Quand des réseaux se rencontrent
rule-TRANS-TURN-4 = Des réseaux qui se rencontrent n’en font plus qu’un. Dès cet instant, tous ceux qui y sont reliés peuvent construire à partir de n’importe quel point, et cela vaut déjà pour le second rail du même tour.
rule-TRANS-TURN-5-title = Ferry et tunnel
rule-TRANS-TURN-5 = Dans Trans Europa, deux passages comptent comme des lignes simples : la liaison du ferry à travers la Manche, et elle seule, ainsi que le tunnel des Alpes suisses. Les autres lignes sur l’eau restent doubles.
rule-TRANS-TURN-6-title = Quand passer
rule-TRANS-TURN-6 = Si vous ne pouvez poser aucun rail, vous passez.

## Fin d’une manche

rules-section-trans-round = Fin de manche et points

rule-TRANS-ROUND-1-title = Gagner la manche
rule-TRANS-ROUND-1 = Dès que toutes les villes d’un joueur sont reliées à son marqueur de départ, la manche s’arrête et chacun montre ses villes. Peu importe qui a posé le dernier rail nécessaire.
rule-TRANS-ROUND-2-title = Finir son tour
rule-TRANS-ROUND-2 = Si l’un de vos rails relie toutes les villes de quelqu’un d’autre, votre tour continue malgré tout ; deux joueurs ou plus peuvent donc réussir. Le livret le dit du premier de deux rails ; nous l’appliquons à tout rail qui n’est pas votre dernier. S’il relie toutes les vôtres, la manche s’arrête aussitôt.
rule-TRANS-ROUND-3-title = Plusieurs gagnants
rule-TRANS-ROUND-3 = Si plusieurs joueurs ont relié toutes leurs villes, chacun d’eux gagne la manche.
rule-TRANS-ROUND-4-title = Plus de rails
rule-TRANS-ROUND-4 = La manche s’arrête aussi quand les 85 rails sont posés, à raison d’un rail par ligne, simple ou double. Celui dont le dernier rail relie toutes les villes l’a gagnée ; s’il n’y en a pas, personne ne l’a gagnée, et tous comptent leurs rails manquants.
rule-TRANS-ROUND-4-note = N’est de nous que ceci : le dernier rail peut encore faire gagner la manche.
rule-TRANS-SCORE-1-title = Points de la manche
rule-TRANS-SCORE-1 = Un gagnant reçoit 4 points. Pour chacun des autres, on compte séparément les rails qui manquent encore par le chemin le moins cher ; une ligne double compte 2. Rails manquants → points : 1 → 3, 2 → 2, 3 ou 4 → 1, 5 ou plus → 0.
rule-TRANS-SCORE-2-title = Le chemin le moins cher
rule-TRANS-SCORE-2 = Nous calculons exactement combien de rails suffiraient pour rattacher à votre réseau toutes les villes non reliées. Les rails déjà posés ne coûtent rien, et un rail manquant qui sert à plusieurs villes ne compte qu’une fois.
rule-TRANS-END-1-title = Treize points
rule-TRANS-END-1 = Dès qu’une manche porte quelqu’un à 13 points ou plus, la partie est terminée. Le plus grand total l’emporte ; en cas d’égalité, la victoire est partagée.

## Cartes spéciales

rules-section-trans-cards = Variante : les cartes spéciales

rule-TRANS-CARD-1-title = Décompte généreux
rule-TRANS-CARD-1 = Les points sont plus faciles à obtenir. Nous ne connaissons pas les nombres imprimés sur la carte ; voici les nôtres : 4 points pour le gagnant, 3 s’il manque 1 ou 2 rails, 2 s’il en manque 3 ou 4, 1 s’il en manque 5 ou 6, 0 au-delà.
rule-TRANS-CARD-2-title = Décompte sévère
rule-TRANS-CARD-2 = Les points sont plus difficiles à obtenir. Nous ne connaissons pas les nombres imprimés sur la carte ; voici les nôtres : 4 points pour le gagnant, 2 s’il manque 1 rail, 1 s’il en manque 2, 0 au-delà.
rule-TRANS-CARD-3-title = Un budget de 3
rule-TRANS-CARD-3 = Vous avez un budget de 3 par tour : de quoi poser trois rails sur des lignes simples, ou un sur une ligne double et un sur une simple.
rule-TRANS-CARD-4-title = Traversées faciles
rule-TRANS-CARD-4 = Toute ligne double sur l’eau compte comme une ligne simple, pour poser des rails comme pour compter ceux qui manquent.
rule-TRANS-CARD-5-title = Montagnes faciles
rule-TRANS-CARD-5 = Toute ligne double en montagne compte comme une ligne simple, pour poser des rails comme pour compter ceux qui manquent.
rule-TRANS-CARD-6-title = Sans le blanc
rule-TRANS-CARD-6 = Chacun rend sa ville blanche sans la montrer et joue avec 4 villes.
rule-TRANS-CARD-6-note = N’est de nous que ceci : personne ne montre la ville.
rule-TRANS-CARD-7-title = Sans le turquoise
rule-TRANS-CARD-7 = Chacun rend sa ville turquoise sans la montrer et joue avec 4 villes.
rule-TRANS-CARD-7-note = N’est de nous que ceci : personne ne montre la ville.
rule-TRANS-CARD-8-title = Une ville de moins
rule-TRANS-CARD-8 = Au même moment et en secret, chacun rend une ville de son choix et joue avec 4.
rule-TRANS-CARD-9-title = Trois, deux, un
rule-TRANS-CARD-9 = Au premier tour de table, chacun a un budget de 3, au deuxième de 2, au troisième de 1 ; puis on repart à 3. Un budget de 1 ne suffit pas pour une ligne double.
rule-TRANS-CARD-9-note = N’est de nous que ceci : une ligne double compte ici pour deux rails, si bien qu’un budget de 1 n’y suffit pas.
rule-TRANS-CARD-10-title = Rose et orange visibles
rule-TRANS-CARD-10 = Chacun montre à tous sa ville rose et sa ville orange.
rule-TRANS-CARD-11-title = Rose et marron visibles
rule-TRANS-CARD-11 = Chacun montre à tous sa ville rose et sa ville marron.
rule-TRANS-CARD-12-title = Marron et orange visibles
rule-TRANS-CARD-12 = Chacun montre à tous sa ville marron et sa ville orange.
rule-TRANS-CARD-13-title = Une ville rose circule
rule-TRANS-CARD-13 = Le premier joueur pioche une seconde ville rose, la regarde et donne l’une des deux à sa gauche. Le suivant choisit de même, et ainsi de suite autour de la table. Le dernier rend celle dont il ne veut pas, face cachée, sur le reste du paquet rose.
rule-TRANS-CARD-14-title = Une ville marron circule
rule-TRANS-CARD-14 = Le premier joueur pioche une seconde ville marron, la regarde et donne l’une des deux à sa gauche. Le suivant choisit de même, et ainsi de suite autour de la table. Le dernier rend celle dont il ne veut pas, face cachée, sur le reste du paquet marron.
rule-TRANS-CARD-15-title = Une ville orange circule
rule-TRANS-CARD-15 = Le premier joueur pioche une seconde ville orange, la regarde et donne l’une des deux à sa gauche. Le suivant choisit de même, et ainsi de suite autour de la table. Le dernier rend celle dont il ne veut pas, face cachée, sur le reste du paquet orange.
rule-TRANS-CARD-16-title = Trois villes à gauche
rule-TRANS-CARD-16 = Au même moment, chacun donne à sa gauche l’une de ses 5 villes, face cachée, et cela trois fois en tout. Une main peut alors compter plusieurs villes d’une même couleur. Les couleurs de chaque main sont visibles de tous.
rule-TRANS-CARD-17-title = Les mains à gauche
rule-TRANS-CARD-17 = Chacun regarde ses villes, puis les donne toutes à sa gauche. Vous connaissez ainsi vos villes et celles de la personne à votre gauche.
rule-TRANS-CARD-18-title = Des rails partout
rule-TRANS-CARD-18 = Toute ligne libre peut recevoir un rail, reliée ou non. La manche se gagne comme toujours : en reliant ses villes à son propre marqueur de départ.
rule-TRANS-CARD-19-title = Toutes les villes visibles
rule-TRANS-CARD-19 = Les villes de toutes les mains sont visibles de tous.
rule-TRANS-CARDS-1-title = Quand une carte agit
rule-TRANS-CARDS-1 = Une carte spéciale est dévoilée une fois les villes distribuées, mais avant que les marqueurs de départ soient placés. Elle vaut pour tous et pour toute la manche. Quand les 19 ont servi, on les mélange à nouveau.
rule-TRANS-CARDS-1-note = N’est de nous que ceci : on mélange à nouveau les cartes quand toutes ont servi.
rule-TRANS-CARDS-2-title = Plusieurs cartes à la fois
rule-TRANS-CARDS-2 = Les effets de plusieurs cartes s’ajoutent autant que possible. Les cartes 1 et 2 se contredisent, tout comme 3 et 9 : une table qui choisit les deux est refusée, et l’on vous dit pourquoi. Si la seconde d’une telle paire est piochée, on l’annonce, on l’écarte et on pioche la suivante. Si la pile s’épuise entre-temps, on la reforme avec toutes les cartes sauf celles en vigueur. (La version 1 des règles y remettait aussi celles-ci.)
rule-TRANS-CARDS-2-note = Seul est imprimé que l’on peut jouer avec plusieurs cartes à la fois ; le reste est de nous.
rule-TRANS-CARDS-3-title = L’ordre des cartes
rule-TRANS-CARDS-3 = Les cartes qui changent les mains agissent dans l’ordre de leurs numéros. Le dos de vos villes, donc leur couleur, reste toujours visible. Une couleur n’est dévoilée qu’une fois tous les échanges finis : chaque ville de cette couleur est alors montrée, et une main qui n’en a plus ne montre rien.
rule-TRANS-CARDS-3-note = Seul est imprimé, pour la carte 16, que l’on montre les couleurs à qui le demande ; le reste est de nous.
rule-TRANS-CARDS-4-title = Convenir d’une carte
rule-TRANS-CARDS-4 = Au lieu de piocher des cartes, vous pouvez convenir d’une carte avant chaque manche (special_cards = agreed). Le premier joueur parle pour la table et en nomme une, ou aucune ; les villes ne sont distribuées qu’ensuite, afin que personne ne choisisse une carte d’après sa main.
rule-TRANS-CARDS-4-note = N’est de nous que ceci : qui nomme la carte, et que les villes ne sont distribuées qu’ensuite.

## Sur un plateau à soi

own-rule-TRANS-SETUP-1 = De { $fewest } à { $most } joueurs. Le plateau est un maillage de triangles : des intersections reliées par des lignes simples (coût 1) et des lignes doubles (coût 2 : eau ou montagne). Il y a { $cities } villes de { $colours } couleurs et { $rails } rails communs à tous.
own-rule-TRANS-SETUP-2 = À 2 ou 3 joueurs, les villes entourées de pointillés ne servent pas : il en reste { $left } sur { $cities }. À plus de joueurs, toutes sont en jeu.
own-rule-TRANS-ROUND-4 = La manche s’arrête aussi quand les { $rails } rails sont posés, à raison d’un rail par ligne, simple ou double. Celui dont le dernier rail relie toutes les villes l’a gagnée ; s’il n’y en a pas, personne ne l’a gagnée, et tous comptent leurs rails manquants.
own-rule-TRANS-SCORE-1 = Pour chacun, on compte séparément les rails qui manquent encore par le chemin le moins cher ; une ligne double compte 2, et il n’en manque aucun à un gagnant. Rails manquants → points : { $points }. Au-delà, il n’y en a pas.
own-rule-TRANS-END-1-title = La fin de la partie
own-rule-TRANS-END-1 = Dès qu’une manche porte quelqu’un à { $target } points ou plus, la partie est terminée. Le plus grand total l’emporte ; en cas d’égalité, la victoire est partagée.
own-rule-TRANS-CARD-1 = Les points sont plus faciles à obtenir. Rails manquants → points : { $points }. Au-delà, il n’y en a pas.
own-rule-TRANS-CARD-2 = Les points sont plus difficiles à obtenir. Rails manquants → points : { $points }. Au-delà, il n’y en a pas.
