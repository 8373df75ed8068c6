### Comment les robots parlent d’une décision, dans n’importe quel jeu.

why-chance = Je n’ai pas réfléchi : j’ai tiré au sort.
why-compared = J’ai comparé { $number } coups dans des parties imaginées ; avec celui-ci, j’en ai gagné { $percent } %.
why-learned = Je joue d’expérience : { $percent } % de la mienne parlait pour ce coup.
