### Une prise en main rapide de la famille Last Train to Wensleydale : une étape par image.

quick-wensleydale-goal-title = Le but du jeu
quick-wensleydale-goal = En quatre ou cinq tours, vous construisez de courtes lignes, transportez marchandises et passagers, et cédez vos lignes à une grande compagnie avant qu’elles ne coûtent plus qu’elles ne rapportent.
quick-wensleydale-auction-title = D’abord : miser pour l’influence
quick-wensleydale-auction = Avec des cubes, vous misez sur deux cases. Le blanc décide qui construit d’abord, le marron qui charge d’abord, et il paie les trains ; le rouge et le vert ouvrent les villes des deux compagnies.
quick-wensleydale-build-title = Puis : construire une ligne
quick-wensleydale-build = Une voie coûte 1 cube, ou 2 en vallée et par-dessus un fleuve ; on ne construit pas sur les collines. La première ligne part d’une ville de compagnie, les suivantes aussi de vos propres voies.
quick-nurnberg-build-title = Puis : construire une ligne
quick-nurnberg-build = Une voie coûte 1 cube, ou 2 par-dessus un fleuve ; on ne construit pas sur les collines à houblon. La première ligne part d’une ville de compagnie, les suivantes aussi de vos propres voies.
quick-wensleydale-fees-title = Ce qui barre la route
quick-wensleydale-fees = Chaque ville de compagnie que touche votre ligne coûte 1 influence de sa couleur, et chaque propriétaire 1 blanche.
quick-wensleydale-trains-title = Trains
quick-wensleydale-trains = L’influence marron achète des trains. Chacun a des places pour passagers et pour marchandises : plus il est cher, plus il en a.
quick-wensleydale-carry-title = Transporter
quick-wensleydale-carry = Le fromage des plaines que touchent vos voies, la pierre des collines voisines d’une ville neutre que vous touchez, et les passagers qui gagnent une ville de leur couleur par vos seules voies.
quick-nurnberg-carry-title = Transporter
quick-nurnberg-carry = Les colis postaux des plaines que touchent vos voies, la bière des collines à houblon voisines d’une ville neutre que vous touchez, et les passagers qui gagnent une ville de leur couleur par vos seules voies.
quick-wensleydale-profit-title = Pertes et profits
quick-wensleydale-profit = Ce que vous transportez rapporte, les marchandises de colline le double. Mais chacune de vos voies sur le plateau coûte 1, à chaque tour.
quick-wensleydale-sell-title = Enfin : vendre à temps
quick-wensleydale-sell = Contre de l’influence de sa couleur, une compagnie rachète une ligne entre deux villes. Vos voies vous reviennent et ne coûtent plus rien ; les villes sont à la compagnie.
quick-nurnberg-furth-title = Nürnberg et Fürth
quick-nurnberg-furth = Quand des voies relient les deux pour la première fois, chacun marque 1 point par voie à soi sur le trajet.
quick-wensleydale-end-title = La fin
quick-wensleydale-end = Des points pour ce que vous avez transporté, 2 de plus par série des quatre sortes, et votre profit. Les voies restantes coûtent 1 chacune.
