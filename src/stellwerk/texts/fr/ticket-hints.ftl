### Indices pour Les Aventuriers du Rail.

## Où regarder

hint-ticket-look-keep = Regardez où se trouvent les villes de ces cartes : lesquelles pourraient partager leur chemin ?
hint-ticket-look-draw = Regardez les cartes visibles, et ce qu’il vous manque pour les routes entre les villes marquées.
hint-ticket-look-draw-blind = Regardez les cartes visibles : y a-t-il ce qui manque à vos prochaines routes ?
hint-ticket-look-claim = Regardez la carte et votre main : que pouvez-vous déjà payer ?
hint-ticket-look-draw-tickets = Regardez vos cartes Destination et vos wagons : que reste-t-il à faire ?
hint-ticket-look-station = Regardez les cartes Destination dont d’autres ont fermé le chemin.
hint-ticket-look-tunnel = Regardez les cartes retournées, votre main, et à quoi vous sert cette route.

## Quel genre de coup

hint-ticket-kind-keep = Gardez les cartes qui vont ensemble, et rendez ce qui mène ailleurs.
hint-ticket-kind-draw = Prenez une carte visible : l’une d’elles vaut mieux qu’une carte inconnue.
hint-ticket-kind-draw-blind = Piochez à l’aveugle : aucune carte visible ne vaut la chance d’une locomotive.
hint-ticket-kind-claim = Prenez une route maintenant.
hint-ticket-kind-draw-tickets = Piochez de nouvelles cartes Destination.
hint-ticket-kind-station = Bâtissez une gare.
hint-ticket-kind-pay-extra = Payez le supplément.
hint-ticket-kind-withdraw = Renoncez pour l’instant au tunnel.

## Pourquoi

hint-ticket-keep = Gardez { $tickets }. Toutes vos cartes ensemble demanderaient encore { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }.
hint-ticket-return = Guère rentable : { $tickets }.
hint-ticket-draw = Il manque encore à votre plan des cartes de cette couleur : { $number } × { $card }.
hint-ticket-draw-locomotive = Une locomotive sert presque partout.
hint-ticket-draw-other = Votre plan n’a pas besoin de { $card } tout de suite, mais cela peut servir plus tard.
hint-ticket-draw-blind = Il vous manque encore { $cards } ; la pioche les apportera peut-être.
hint-ticket-draw-blind-free = Aucune carte précise ne vous manque : la pioche vaut la rangée, et peut cacher des locomotives.
hint-ticket-claim-plan = { $route } est sur votre chemin.
hint-ticket-claim-contested = D’autres construisent juste à côté : n’attendez pas trop.
hint-ticket-claim-target = Il n’y a plus rien à faire pour vos destinations, et { $route } rapporte { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-ticket-claim-hurry = La fin est proche, et { $route } rapporte encore { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-ticket-claim-other = { $route } n’est pas sur votre chemin, mais rien d’autre ne vaut ses points en ce moment : { $points }.
hint-ticket-more-tickets = Vos destinations sont presque acquises, et il vous reste { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }.
hint-ticket-station = Avec une gare à { $city }, vous pouvez emprunter une route d’un autre.
hint-ticket-pay-extra = Cette route vaut bien quelques cartes de plus.
hint-ticket-withdraw = Le tunnel est devenu trop cher ; vous gardez vos cartes.
hint-ticket-pass = Rien d’autre n’est possible.
hint-ticket-plan = Le plan : { $tickets }. Il faut { $number ->
        [one] 1 route
       *[other] { $number } routes
    } et { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }.
hint-ticket-target = À côté de cela, { $route } mérite qu’on économise.
hint-ticket-given-up = À abandonner plutôt : { $tickets }.
