### Indices pour Last Train to Wensleydale et Nürnberg.

## Où regarder

hint-wensleydale-look-bid = Regardez les cases, et l’influence qui vous manque : pour les trains, pour construire plus tôt, pour les villes des compagnies.
hint-wensleydale-look-stake = Regardez ce que d’autres pourraient encore miser, et les cubes qu’il vous faut pour construire.
hint-wensleydale-look-build = Regardez la carte : où sont les marchandises et les passagers que personne n’a encore pris ?
hint-wensleydale-look-line = Regardez le long de votre ligne : qu’atteindrait la voie suivante, et que coûte-t-elle ?
hint-wensleydale-look-pay = Regardez ce qu’il vous reste, et à quoi cela doit encore servir.
hint-wensleydale-look-chain = Regardez les liaisons, et ce que chacune rapporterait.
hint-wensleydale-look-trains = Regardez les trains, et tout ce qui borde vos voies.
hint-wensleydale-look-board = Regardez les places de vos trains, et qui doit encore monter.
hint-wensleydale-look-take-over = Regardez vos voies : lesquelles n’ont plus rien à transporter ?
hint-wensleydale-look-sale = Regardez la ligne que vous vendez : quelles voies en font partie ?

## Quel genre de coup

hint-wensleydale-kind-bid = Misez sur une case.
hint-wensleydale-kind-stake = Ne misez pas plus que la case ne vaut.
hint-wensleydale-kind-start = Commencez une ligne.
hint-wensleydale-kind-extend = Continuez la ligne.
hint-wensleydale-kind-sale-extend = Vendez davantage de la ligne.
hint-wensleydale-kind-stop = Terminez la ligne ici.
hint-wensleydale-kind-pay = Payez avec ce dont vous pouvez vous passer.
hint-wensleydale-kind-chain = Choisissez la liaison qui rapporte le plus.
hint-wensleydale-kind-buy = Achetez un train.
hint-wensleydale-kind-carry = Transportez quelque chose.
hint-wensleydale-kind-board = Choisissez le train où le passager vaut le plus.
hint-wensleydale-kind-sell = Vendez une ligne à une compagnie.
hint-wensleydale-kind-pass = Passez.
hint-wensleydale-kind-build-pass = Ne construisez rien cette fois.
hint-wensleydale-kind-trains-pass = Cessez de transporter.
hint-wensleydale-kind-take-over-pass = Gardez vos voies.

## Pourquoi

hint-wensleydale-bid = La case { $box } donne le plus pour son prix : { $tokens }.
hint-wensleydale-bid-brown = Les points marron achètent des trains, et sans trains rien n’est transporté.
hint-wensleydale-bid-company = Vous n’avez pas encore d’influence auprès de cette compagnie ; elle vous ouvrirait ses villes : { $company }.
hint-wensleydale-stake = { $cubes ->
        [one] 1 cube suffit
       *[other] { $cubes } cubes suffisent
    } pour l’instant ; il vous faut les autres pour construire.
hint-wensleydale-stake-more = Misez { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, plus que nécessaire, pour qu’on ne surenchérisse pas à la légère.
hint-wensleydale-line = Un bon but pour la ligne : { $to }. Elle compterait { $number ->
        [one] 1 voie
       *[other] { $number } voies
    }.
hint-wensleydale-reach = Elle met davantage à votre portée. Marchandises : { $goods }, voyageurs : { $passengers }.
hint-wensleydale-stop = D’autres voies vous coûteraient plus qu’elles ne rapportent.
hint-wensleydale-no-line = Aucune ligne ne vaut ses voies.
hint-wensleydale-pay = C’est ce dont vous vous passez le plus facilement : { $unit }.
hint-wensleydale-chain = Cette liaison vous rapporte le plus.
hint-wensleydale-sell = Chacune de vos voies sur le plateau vous coûte du profit à chaque tour ; cette compagnie vous en débarrasse : { $company }.
hint-wensleydale-no-sale = Vos voies valent plus pour vous que ce qu’une vente vous épargnerait.
hint-wensleydale-buy = Le train { $train } convient à ce que vous pouvez atteindre. Marchandises : { $goods }, voyageurs : { $passengers }.
hint-wensleydale-carry = De tout ce que vous pourriez transporter, voici ce qui vaut le plus pour vous : { $item }, { $area }.
hint-wensleydale-board = C’est dans le train { $train } que ce voyageur vaut le plus.
hint-wensleydale-no-train = Il ne vous reste rien à transporter qui vaille son train.
