### Une prise en main rapide de la famille Trans : une étape par image.

quick-trans-cities-title = Cinq villes secrètes
quick-trans-cities = À chaque manche, vous recevez une ville de chaque couleur. Reliez les cinq par le rail avant que les autres n’aient relié les leurs.
quick-trans-marker-title = Votre départ
quick-trans-marker = Posez votre marqueur sur une intersection libre, de préférence entre vos villes.
quick-trans-lay-title = Deux rails par tour
quick-trans-lay = Un rail coûte 1, ou 2 par-dessus montagnes et eaux ; vous avez 2 à dépenser. Le tout doit être relié à votre marqueur.
quick-trans-meet-title = Les rails sont à tous
quick-trans-meet = Deux réseaux qui se rejoignent n’en font plus qu’un, et chacun y construit d’où il veut. Les autres travaillent souvent pour vous.
quick-trans-round-title = La fin d’une manche
quick-trans-round = Dès que toutes les villes de quelqu’un sont reliées, la manche est finie : 4 points pour lui, et pour les autres d’autant moins qu’il leur manque de rails.
quick-trans-end-title = La fin
quick-trans-end = Quand quelqu’un a 13 points après une manche, celui qui en a le plus gagne.
