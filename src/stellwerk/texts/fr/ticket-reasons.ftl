### Pourquoi les robots jouent ainsi aux Aventuriers du Rail : ils parlent de leur propre plan.

## Le coup

why-ticket-keep = Je garde { $tickets }. Pour toutes mes cartes Destination ensemble, il me faudrait encore { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }.
why-ticket-return = Pas rentable pour moi : { $tickets }.
why-ticket-draw = Pour mon plan, il me manque encore des cartes de cette couleur : { $number } × { $card }.
why-ticket-draw-locomotive = Une locomotive me sert presque partout.
why-ticket-draw-other = Mon plan n’a pas besoin de { $card } tout de suite, mais cela peut servir plus tard.
why-ticket-draw-blind = Il me manque encore { $cards } ; je tente ma chance à la pioche.
why-ticket-draw-blind-free = Aucune carte précise ne me manque, alors je tente ma chance à la pioche.
why-ticket-claim-plan = { $route } est sur mon chemin.
why-ticket-claim-contested = D’autres construisent juste à côté : je n’ai pas voulu attendre.
why-ticket-claim-target = Il n’y a plus rien à faire pour mes destinations, et { $route } rapporte { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-claim-hurry = La fin est proche, et { $route } rapporte encore { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-claim-other = { $route } n’est pas sur mon chemin, mais m’a semblé mieux que tout le reste : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-more-tickets = Mes destinations sont presque acquises, et il me reste { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    } : il est temps d’en prendre de nouvelles.
why-ticket-station = Avec une gare à { $city }, je peux emprunter une route d’un autre.
why-ticket-pay-extra = Ce tunnel vaut bien quelques cartes de plus.
why-ticket-withdraw = Ce tunnel est devenu trop cher pour moi ; je garde mes cartes.
why-ticket-pass = Je ne pouvais rien faire d’autre.

## Le plan

why-ticket-plan = Mon plan : { $tickets }. Il me faut { $number ->
        [one] 1 route
       *[other] { $number } routes
    } et { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }.
why-ticket-target = À côté de cela, j’économise pour { $route }.
why-ticket-given-up = Abandonné : { $tickets }.
