### Une prise en main rapide de la famille Ticket to Ride : une étape par image.

quick-ticket-goal-title = Le but du jeu
quick-ticket-goal = Prenez des routes entre les villes avec vos wagons : les longues rapportent le plus. Chaque carte Destination secrète rapporte ses points si vos routes relient ses deux villes, et les coûte sinon.
quick-ticket-draw-title = À votre tour : prendre deux cartes…
quick-ticket-draw = Parmi les cartes visibles ou à l’aveugle dans la pioche. On fait une seule chose par tour : celle-ci, ou l’une de celles qui suivent.
quick-ticket-claim-title = … ou prendre une route
quick-ticket-claim = Payez une carte par case, toutes de la couleur de la route ; sur une route grise, d’une même couleur au choix. Vos wagons y prennent place, et les points comptent aussitôt.
quick-ticket-jokers-title = Les locomotives sont des jokers
quick-ticket-jokers = Elles remplacent n’importe quelle couleur. Mais une locomotive visible compte pour les deux cartes du tour.
quick-ticket-ferry-title = Ferries
quick-ticket-ferry = Un ferry exige au moins autant de locomotives qu’il en montre. Les autres cases se paient d’une seule couleur.
quick-ticket-tunnel-title = Tunnels
quick-ticket-tunnel = Une fois payé, trois cartes sont dévoilées. Chaque carte de votre couleur et chaque locomotive coûte une carte de plus. Si vous ne pouvez ou ne voulez pas payer, vous reprenez vos cartes et votre tour s’achève.
quick-ticket-station-title = Gares
quick-ticket-station = Une gare vous prête à la fin une route d’un autre joueur, pour vos cartes Destination seulement. La première coûte 1 carte, la suivante 2, la dernière 3. Chaque gare jamais bâtie vaut 4 points.
quick-ticket-swiss-jokers-title = Locomotives : en tunnel seulement
quick-ticket-swiss-jokers = En Suisse, les locomotives remplacent toute couleur, mais seulement dans les tunnels. En revanche, on les prend comme n’importe quelle carte visible.
quick-ticket-countries-title = Vers les pays voisins
quick-ticket-countries = Certaines cartes nomment plusieurs pays voisins. Le meilleur que vous atteignez compte ; si vous n’en atteignez aucun, vous perdez la plus petite valeur.
quick-ticket-tickets-title = … ou piocher des cartes Destination
quick-ticket-tickets = Vous en regardez quelques-unes et en gardez au moins une. Chacune est une promesse : ce qui n’est pas relié à la fin coûte ses points.
quick-ticket-end-title = La fin
quick-ticket-end = Quand quelqu’un n’a plus que deux wagons ou moins, chacun joue encore une fois. Puis on compte les cartes Destination, et le plus long chemin rapporte 10 points de plus.
