# Ce que disent toutes les leçons.

lesson-missed = Ce n’est plus possible dans cette partie. Peu importe : la leçon continue.
lesson-else = C’est permis aussi, mais ce n’est pas l’objet de cette étape. Elle reviendra à votre prochain tour.
