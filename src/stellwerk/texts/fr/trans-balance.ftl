### Ce que beaucoup de parties disent d’un plateau : Trans.

balance-trans-lines = Lignes
balance-trans-lines-how = La fréquence de pose d’un rail sur chaque ligne par manche ; les rails sont à tous.
balance-trans-lines-laid = Posé, % des manches
balance-trans-lines-laid-won = Qui l’a posé gagne, %
balance-trans-lines-fact-cost = Coût
balance-trans-cities = Villes
balance-trans-cities-how = La fréquence de distribution de chaque ville, de son raccordement en fin de manche, et le sort de ses propriétaires.
balance-trans-cities-dealt = Distribuée, % des manches
balance-trans-cities-joined = Raccordée, % des distribuées
balance-trans-cities-dealt-won = Propriétaire gagnant, %
balance-trans-cities-joined-won = Raccordée : gagne, %
balance-trans-markers = Points de départ
balance-trans-markers-how = Où les joueurs commencent leurs réseaux.
balance-trans-markers-placed = Choisi, % des manches
balance-trans-markers-placed-won = Qui y commence gagne, %
balance-trans-cards = Cartes spéciales
balance-trans-cards-how = La fréquence à laquelle chacune vaut pour une manche.
balance-trans-cards-in-force = En vigueur, % des manches
balance-trans-cards-in-force-won = Gagné, %
balance-trans-figure-missing = Rails manquants
balance-trans-figure-rails = Rails posés
