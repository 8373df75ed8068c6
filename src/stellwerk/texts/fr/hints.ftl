### Un indice, étape par étape, dans tous les jeux.

hint-look = Regardez tout ce qui s’offre à vous avant de choisir.
hint-kind = Ce genre de coup : { $what }.
hint-move = Le coup : { $move }
hint-clear = Des { $number } coups comparés, celui-ci est nettement le meilleur.
hint-near = Parmi les { $number } coups comparés, d’autres se valent peut-être.
hint-only = C’est le seul coup qui mérite réflexion.
hint-again = Tapez la même chose pour en savoir plus.
hint-none-left = Il n’y a rien de plus à dire sur cette question.
hint-not-asked = Ce n’est pas à vous de jouer : il n’y a rien à indiquer.
hint-lesson = Dans une leçon, on vous dit de toute façon quoi faire.
hint-nothing-to-choose = Un seul coup est possible ici : aucun indice n’était nécessaire, et aucun n’a été compté.
hint-unknown = Personne ici ne connaît assez ce jeu pour donner des indices.
hint-counted = { $number ->
        [one] Vous avez pris 1 indice.
       *[other] Vous avez pris { $number } indices.
    }
hint-show-kind = Quel genre de coup ?
hint-show-move = Montrer le coup
hint-play = Jouer ce coup
hint-count = Comptés : { $number }
hint-fold = Voir la carte
hint-unfold = Lire la suite
