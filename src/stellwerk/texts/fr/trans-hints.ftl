### Indices pour Trans.

## Où regarder

hint-trans-look-place = Regardez vos villes sur la carte : où est le milieu des rails qui les relieraient ?
hint-trans-look-lay = Regardez les villes marquées : par quels rails plusieurs se rapprochent-elles à la fois ?
hint-trans-look-put-back = Regardez vos villes : laquelle est à l’écart des autres ?
hint-trans-look-hand-on = Regardez vos villes : laquelle est à l’écart des autres ?
hint-trans-look-agree = Regardez ce que chaque carte spéciale changerait, pour tous de la même façon.

## Quel genre de coup

hint-trans-kind-place = Placez le marqueur là d’où peu de rails mènent à toutes vos villes.
hint-trans-kind-lay = Posez un rail qui raccourcit votre chemin, ou qui rejoint un autre réseau.
hint-trans-kind-stop = Arrêtez-vous : un second rail aiderait les autres plus que vous.
hint-trans-kind-put-back = Rendez la ville qui vous coûte le plus de rails.
hint-trans-kind-hand-on = Donnez la ville qui vous coûte le plus de rails.
hint-trans-kind-agree = Nommez une carte spéciale.
hint-trans-kind-agree-none = Jouez la manche sans carte spéciale.

## Pourquoi

hint-trans-place = D’ici, peu de rails relient toutes vos villes : { $crossing }.
hint-trans-place-edge = Partez du bord, de votre ville la plus éloignée : { $crossing }.
hint-trans-lay = Ce rail vous rapproche de { $cities } : { $line }.
hint-trans-lay-nearest = D’abord votre ville la plus proche, { $city } : { $line }.
hint-trans-lay-join = Les rails de { $others } vous servent alors aussi.
hint-trans-lay-other = Aucun rail à votre portée n’aide beaucoup en ce moment ; celui-ci ne nuit pas : { $line }.
hint-trans-stop = Aucun autre rail ne vous rapproche de vos villes.
hint-trans-pass = Aucun rail ne peut être posé.
hint-trans-give-away = Sans { $city }, vos autres villes sont les plus proches les unes des autres.
hint-trans-agree = Avant la distribution des villes, toutes les cartes se valent.
hint-trans-plan = Le plan : { $cities } ; il manque alors { $number ->
        [one] 1 rail
       *[other] { $number } rails
    }.
hint-trans-plan-done = Toutes vos villes sont alors reliées.
