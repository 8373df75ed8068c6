### Ce que les plateaux supposent. Leurs fichiers nomment ces messages dans `provenance.assumed`.

## Ticket to Ride : Europe

assumed-ticket-europe-orient-express = Les six cartes Orient Express sont de nous. Les cartes imprimées ne figurent dans aucune source publique ; celles-ci relient des arrêts du train historique, comptent comme des cartes Destination ordinaires et valent leur plus courte distance. Si vous possédez les vraies, inscrivez-les dans une copie du fichier du plateau.
assumed-ticket-europe-max = La carte Max est incertaine. Ses villes, London et København, ne sont données que par une seule source ; qu’elle vaille 8 points (la plus courte distance) et soit une carte ordinaire est une supposition.
assumed-ticket-europe-edition = Les images du plateau et des cartes ne sont pas celles de l’édition anniversaire ; nous supposons que ses routes et ses valeurs sont les mêmes. Le nombre de cartes de chaque série concorde avec son livret.
assumed-ticket-europe-values = Huit cartes Destination ne valent pas leur plus courte distance. C’est ce que disent les cartes, et nous gardons ces valeurs : Edinburgh–Athína, London–Wien, Essen–Angora, London–Angora, Paris–Berlin, Paris–Roma, Sochi–Smyrna, Bucuresti–Erzurum.
assumed-ticket-europe-lists = Certaines listes publiques ont peut-être été copiées l’une sur l’autre ; seules les images permettent une vérification qui n’en dépende pas.
assumed-ticket-europe-places = Rostov est pris pour Rostov-sur-le-Don, Brest pour la ville française, Frankfurt pour celle du Main. D’un tirage à l’autre, les accents de certains noms varient.

## Ticket to Ride : Suisse

assumed-ticket-switzerland-exits = Les noms et coordonnées des passages frontaliers ne servent qu’à illustrer : le plateau n’y montre qu’un drapeau. Ce sont de vrais lieux frontaliers, sur la ligne en question ou tout près, choisis par nous.
assumed-ticket-switzerland-pfaeffikon = Pfäffikon est pris pour celui du canton de Schwyz, car ses voisins sont Zürich, Schwyz, Sargans et St. Gallen.
assumed-ticket-switzerland-lists = Aucune troisième liste indépendante n’a été trouvée ; plusieurs autres programmes publics répètent la deuxième.
assumed-ticket-switzerland-printing = Le tirage séparé de 2007 n’a pas été vu ; personne ne signale de différence.
assumed-ticket-switzerland-values = Trois valeurs de cartes vers un pays ne sont pas la plus courte distance. C’est ce que disent les cartes, et nous les gardons : Chur–France 12, France–Italie 11, Allemagne–Italie 13.

## Ticket to Ride : États-Unis

assumed-ticket-usa-rulebook = Nous n’avions de livret imprimé ni de ce plateau ni d’USA 1910 ; ses règles sont celles dont partent les autres plateaux.
assumed-ticket-usa-starting-tickets = Que les cartes Destination de départ rendues aillent sous la pioche Destination, même avec 1910, est repris du jeu de base.
assumed-ticket-usa-lists = Certaines listes diffèrent des autres pour quelques voies ; chaque fois, deux listes complètes et l’image du plateau concordent, et c’est elles que nous suivons.
assumed-ticket-usa-values-1910 = USA 1910 réimprime les cartes Destination du jeu de base, dont quatre avec une valeur plus faible : Los Angeles–Miami, Los Angeles–New York, Sault St. Marie–Oklahoma City, Seattle–New York. Les deux valeurs sont gardées, chacune dans sa série.
assumed-ticket-usa-values = Certaines cartes Destination valent un ou deux points de plus que leur plus courte distance ; c’est ce que disent les cartes, et nous gardons ces valeurs.
assumed-ticket-usa-spelling = Le plateau écrit Sault St. Marie, les cartes du jeu de base Sault Ste. Marie ; nous écrivons comme le plateau. Les tirages anniversaire ultérieurs n’ont pas été comparés.

## Trans Europa et Trans Amerika

assumed-trans-europa-net = C’est le maillage du plateau de 2005. Selon des critiques, la nouvelle édition a une carte d’Europe revue et plus large ; aucune description publique n’en a été trouvée, si bien que ses villes, ses lignes et ses couleurs peuvent différer.
assumed-trans-europa-brussels = L’exemple du livret cite Bruxelles. Aucune source de ce réseau n’y connaît de ville : sur ce point au moins, le plateau imprimé diffère.
assumed-trans-europa-ferry-and-tunnel = Le ferry de la Manche et le tunnel des Alpes suisses appartiennent à la nouvelle édition. Nous avons reconstitué leur place, sur des lignes qui sont doubles sur le plateau de 2005 : de r4c9 à r5c10, à peu près Douvres–Calais (r4c9 à r5c8 conviendrait presque aussi bien), et de Zürich à r9c12, à peu près Milan.
assumed-trans-europa-terrain = Aucune source ne distingue l’eau de la montagne. La nature de chaque ligne double est déduite de son emplacement : Alpes, Pyrénées et Carpates sont des montagnes, tout le reste est mer ou rivière. Cela ne change aucun coût, mais les cartes spéciales 4 et 5 en dépendent. Deux lignes sont marquées comme incertaines : l’une près de Marseille, l’autre au golfe de Tarente.
assumed-trans-europa-names = Les noms des mers, rivières et montagnes sont de nous et ne servent que d’étiquettes.
assumed-trans-europa-dashed = Les dix villes entourées de pointillés ne sont données que par une seule source.
assumed-trans-europa-rails = Le nombre de rails est celui de la nouvelle édition ; la boîte de 2005 en contenait 83.
assumed-trans-amerika-net = C’est le maillage du plateau de 2001/2002. Rien n’a été trouvé sur le côté Amérique de la nouvelle édition ; les critiques ne parlent de carte revue que pour l’Europe, ce côté est donc tenu pour inchangé.
assumed-trans-amerika-missouri = Une ligne double touche à la fois une rivière et une chaîne de montagnes, de r0c10 à r1c9, à l’extrémité ouest du Missouri ; elle compte comme de l’eau.
assumed-trans-amerika-names = Les noms des rivières et montagnes sont de nous et ne servent que d’étiquettes.
assumed-trans-amerika-places = Winston est pris pour Winston-Salem, Charleston pour celle de Caroline du Sud.
assumed-trans-colours = Quelle couleur de la nouvelle édition revient à quel groupe de villes n’a pas été trouvé ; nous les proposons par région : ouest turquoise, nord blanc, centre orange, sud rose, est marron.
assumed-trans-cards = Le barème des cartes spéciales 1 et 2 est de nous. Leurs chiffres ne sont imprimés que sur les cartes et ne figurent dans aucune source publique.

## Last Train to Wensleydale et First Train to Nürnberg

assumed-wensleydale-map = Toute la carte est une reconstitution, ce n’est pas la carte imprimée : nous avons nous-mêmes découpé le paysage réel. Secteurs, frontières, relief, villes et leur taille, villes de compagnie, marchandises et cours des fleuves sont de nous.
assumed-wensleydale-the-south = Ce que les règles imposent : moins de 60 secteurs à marchandises, puisqu’il reste des cubes après la mise en place, et une bande fermée nommée The South.
assumed-wensleydale-trains = Le nombre de trains et leurs places pour passagers et marchandises sont de nous. Que les prix aillent de 1 à 3 et que les passagers valent de 1 à 3 points côté 2–3 vient de la feuille de règles ; que cela dépende du prix du train est notre lecture.
assumed-wensleydale-printed = Les couleurs des points imprimés dans les cases des enchères sont de nous ; aucune source publique ne les montre. Que trois soient imprimés dans chaque case du haut et deux dans chaque case du bas, et qu’un jeton tiré du sac s’y ajoute, vient d’un compte rendu public de l’édition de 2009 ; nous supposons qu’il en va de même côté 2–3.
assumed-wensleydale-tokens = Dans les parties commencées avec la version 1 des règles, rien n’est imprimé dans les cases. Le nombre de jetons par case y est de nous : côté 3–4, 3 dans la rangée du haut et 2 dans celle du bas ; côté 2–3, 2 dans chaque case. Les jetons remplissent ainsi exactement les cases.
assumed-wensleydale-bid = La limite d’une mise est de nous : personne ne peut miser au point qu’il lui resterait moins de 3 des cubes avec lesquels il a commencé les enchères. Chacun peut ainsi toujours remporter deux cases.
assumed-wensleydale-open = Là où la feuille de règles ne tranche pas, nous avons décidé : une compagnie demande aussi sa redevance quand une ligne part de sa ville (comme le rapporte un compte rendu public ; une option y renonce), un nombre impair de voies est arrondi au supérieur quand une ligne est vendue, et les marqueurs de profit avancent dans l’ancien ordre général.
assumed-wensleydale-hill-goods = Comme le dit la feuille de règles, les marchandises d’une colline se prennent depuis une ville neutre voisine ; selon un compte rendu public, tout secteur voisin convient. C’est une option.
assumed-nurnberg-goods = Ce que les règles imposent : exactement 60 secteurs à marchandises, puisqu’il ne reste aucun cube après la mise en place. Il n’y a pas de vallées ; cela repose sur un seul compte rendu public.
assumed-nurnberg-passengers = Les quatre villes qui ont des passagers dès le départ, et leurs couleurs, sont de nous ; la feuille de règles dit seulement qu’il y en a quatre. Ils comptent parmi les personnages de la ville.
assumed-nurnberg-companies = Les noms des deux compagnies n’ont pas été trouvés ; elles portent ceux de leurs couleurs.
assumed-nurnberg-connection = Le bonus de la première liaison avec Fürth n’est donné qu’une fois, pour la chaîne la plus courte : c’est notre lecture.
