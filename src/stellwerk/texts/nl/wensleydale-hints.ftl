### Hints voor Last Train to Wensleydale en Nürnberg.

## Waar je moet kijken

hint-wensleydale-look-bid = Kijk naar de vakken, en naar de invloed die je mist: voor treinen, om eerder te bouwen, voor de plaatsen van de maatschappijen.
hint-wensleydale-look-stake = Kijk wat anderen nog kunnen bieden, en welke blokjes je nodig hebt om te bouwen.
hint-wensleydale-look-build = Kijk op de kaart: waar liggen goederen en passagiers die nog niemand heeft gehaald?
hint-wensleydale-look-line = Kijk langs je lijn: wat zou het volgende spoor bereiken, en wat kost het?
hint-wensleydale-look-pay = Kijk wat je overhoudt, en waar je het nog voor nodig hebt.
hint-wensleydale-look-chain = Kijk naar de verbindingen, en wat elke zou opleveren.
hint-wensleydale-look-trains = Kijk naar de treinen, en naar alles wat langs je sporen ligt.
hint-wensleydale-look-board = Kijk naar de plaatsen in je treinen, en wie er nog moet instappen.
hint-wensleydale-look-take-over = Kijk naar je sporen: waar valt niets meer te halen?
hint-wensleydale-look-sale = Kijk naar de lijn die je verkoopt: welke sporen horen erbij?

## Wat voor zet

hint-wensleydale-kind-bid = Bied op een vak.
hint-wensleydale-kind-stake = Bied niet meer dan het vak waard is.
hint-wensleydale-kind-start = Begin een lijn.
hint-wensleydale-kind-extend = Zet de lijn voort.
hint-wensleydale-kind-sale-extend = Verkoop meer van de lijn.
hint-wensleydale-kind-stop = Beëindig de lijn hier.
hint-wensleydale-kind-pay = Betaal met wat je kunt missen.
hint-wensleydale-kind-chain = Kies de verbinding die het meest oplevert.
hint-wensleydale-kind-buy = Koop een trein.
hint-wensleydale-kind-carry = Vervoer iets.
hint-wensleydale-kind-board = Kies de trein waarin de passagier het meest waard is.
hint-wensleydale-kind-sell = Verkoop een lijn aan een maatschappij.
hint-wensleydale-kind-pass = Pas.
hint-wensleydale-kind-build-pass = Bouw deze keer niets.
hint-wensleydale-kind-trains-pass = Vervoer niets meer.
hint-wensleydale-kind-take-over-pass = Houd je sporen.

## Waarom

hint-wensleydale-bid = Vak { $box } geeft het meest voor zijn prijs: { $tokens }.
hint-wensleydale-bid-brown = Met bruine punten koop je treinen, en zonder treinen wordt er niets vervoerd.
hint-wensleydale-bid-company = Bij deze maatschappij heb je nog geen invloed; daarmee kun je haar plaatsen gebruiken: { $company }.
hint-wensleydale-stake = { $cubes ->
        [one] 1 blokje is
       *[other] { $cubes } blokjes zijn
    } voorlopig genoeg; de andere heb je nodig om te bouwen.
hint-wensleydale-stake-more = Bied { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    }, meer dan nodig, zodat niemand je zomaar overbiedt.
hint-wensleydale-line = Een goed doel voor de lijn: { $to }. Ze zou { $number ->
        [one] 1 spoor
       *[other] { $number } sporen
    } krijgen.
hint-wensleydale-reach = Daarmee komt er meer binnen je bereik. Goederen: { $goods }, passagiers: { $passengers }.
hint-wensleydale-stop = Meer sporen zouden je meer kosten dan ze opleveren.
hint-wensleydale-no-line = Geen lijn is haar sporen waard.
hint-wensleydale-pay = Dit kun je het makkelijkst missen: { $unit }.
hint-wensleydale-chain = Deze verbinding levert je het meest op.
hint-wensleydale-sell = Elk spoor van jou op het bord kost je beurt na beurt winst; deze maatschappij neemt ze van je over: { $company }.
hint-wensleydale-no-sale = Je sporen zijn je meer waard dan wat een verkoop je zou besparen.
hint-wensleydale-buy = Trein { $train } past bij wat je kunt bereiken. Goederen: { $goods }, passagiers: { $passengers }.
hint-wensleydale-carry = Van alles wat je zou kunnen vervoeren, is dit je het meest waard: { $item } uit { $area }.
hint-wensleydale-board = In trein { $train } is deze passagier het meest waard.
hint-wensleydale-no-train = Er valt voor jou niets meer te vervoeren dat zijn trein waard is.
