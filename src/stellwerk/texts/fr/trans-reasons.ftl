### Pourquoi les robots jouent ainsi à Trans : ils parlent de leurs propres villes.

## Le coup

why-trans-place = D’ici, peu de rails relient toutes mes villes : { $crossing }.
why-trans-place-edge = J’aime partir du bord, de ma ville la plus éloignée : { $crossing }.
why-trans-lay = Ce rail me rapproche de { $cities } : { $line }.
why-trans-lay-nearest = Je vais d’abord vers ma ville la plus proche, { $city } : { $line }.
why-trans-lay-join = Désormais, les rails de { $others } me servent aussi.
why-trans-lay-other = Aucun rail à ma portée ne m’aurait aidé à ce moment, alors j’ai posé celui-ci : { $line }.
why-trans-stop = Aucun autre rail ne m’aurait rapproché de mes villes.
why-trans-pass = Je ne pouvais poser aucun rail.
why-trans-give-away = Sans { $city }, mes autres villes sont les plus proches les unes des autres.
why-trans-agree = Avant la distribution des villes, toutes les cartes se valent pour moi.

## Le plan

why-trans-plan = Je vise { $cities } ; il manque encore { $number ->
        [one] 1 rail
       *[other] { $number } rails
    }.
why-trans-plan-done = Toutes mes villes sont reliées.
