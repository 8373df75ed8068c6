### Pourquoi les robots jouent ainsi à Last Train to Wensleydale et Nürnberg.

## Les enchères

why-wensleydale-bid = La case { $box } donne le plus pour son prix : { $tokens }.
why-wensleydale-bid-brown = Les points marron achètent des trains, et sans trains rien n’est transporté.
why-wensleydale-bid-company = Je n’ai pas encore d’influence auprès de cette compagnie ; elle m’ouvrirait ses villes : { $company }.
why-wensleydale-stake = { $cubes ->
        [one] 1 cube suffit
       *[other] { $cubes } cubes suffisent
    } pour l’instant ; il me faut les autres pour construire.
why-wensleydale-stake-more = J’offre { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, plus que nécessaire, pour qu’on ne surenchérisse pas à la légère.

## Construire et vendre

why-wensleydale-line = But de ma ligne : { $to }. Elle doit compter { $number ->
        [one] 1 voie
       *[other] { $number } voies
    }.
why-wensleydale-reach = Elle met davantage à ma portée. Marchandises : { $goods }, voyageurs : { $passengers }.
why-wensleydale-stop = D’autres voies me coûteraient plus qu’elles ne rapportent.
why-wensleydale-no-line = Aucune ligne ne valait ses voies à mes yeux.
why-wensleydale-pay = C’est ce dont je me passe le plus facilement : { $unit }.
why-wensleydale-chain = Cette chaîne me rapporte le plus.
why-wensleydale-sell = Chacune de mes voies sur le plateau me coûte du profit à chaque tour ; cette compagnie m’en débarrasse : { $company }.
why-wensleydale-no-sale = Mes voies valent plus pour moi que ce qu’une vente m’épargnerait.

## Les trains

why-wensleydale-buy = Le train { $train } convient à ce que je peux atteindre. Marchandises : { $goods }, voyageurs : { $passengers }.
why-wensleydale-carry = De tout ce que je pourrais transporter, voici ce qui vaut le plus pour moi : { $item }, { $area }.
why-wensleydale-board = C’est dans le train { $train } que ce voyageur vaut le plus.
why-wensleydale-no-train = Il ne me reste rien à transporter qui vaille son train.
