### Waarom bots Last Train to Wensleydale en Nürnberg spelen zoals ze doen.

## De veiling

why-wensleydale-bid = Vak { $box } geeft het meest voor zijn prijs: { $tokens }.
why-wensleydale-bid-brown = Met bruine punten koop je treinen, en zonder treinen wordt er niets vervoerd.
why-wensleydale-bid-company = Bij deze maatschappij heb ik nog geen invloed; daarmee kan ik haar plaatsen gebruiken: { $company }.
why-wensleydale-stake = { $cubes ->
        [one] 1 blokje is
       *[other] { $cubes } blokjes zijn
    } voorlopig genoeg; de andere heb ik nodig om te bouwen.
why-wensleydale-stake-more = Ik bied { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    }, meer dan nodig, zodat niemand mij zomaar overbiedt.

## Bouwen en verkopen

why-wensleydale-line = Doel van mijn lijn: { $to }. Ze moet { $number ->
        [one] 1 spoor
       *[other] { $number } sporen
    } krijgen.
why-wensleydale-reach = Daarmee komt er meer binnen mijn bereik. Goederen: { $goods }, passagiers: { $passengers }.
why-wensleydale-stop = Meer sporen zouden mij meer kosten dan ze opleveren.
why-wensleydale-no-line = Geen lijn was mij haar sporen waard.
why-wensleydale-pay = Dit kan ik het makkelijkst missen: { $unit }.
why-wensleydale-chain = Deze keten levert mij het meest op.
why-wensleydale-sell = Elk spoor van mij op het bord kost mij beurt na beurt winst; deze maatschappij neemt ze van mij over: { $company }.
why-wensleydale-no-sale = Mijn sporen zijn mij meer waard dan wat een verkoop mij zou besparen.

## Treinen

why-wensleydale-buy = Trein { $train } past bij wat ik kan bereiken. Goederen: { $goods }, passagiers: { $passengers }.
why-wensleydale-carry = Van alles wat ik zou kunnen vervoeren, is dit mij het meest waard: { $item } uit { $area }.
why-wensleydale-board = In trein { $train } is deze passagier het meest waard.
why-wensleydale-no-train = Er valt voor mij niets meer te vervoeren dat zijn trein waard is.
