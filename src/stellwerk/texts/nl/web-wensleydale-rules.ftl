### Een snelle start voor de familie Last Train to Wensleydale: één stap per plaatje.

quick-wensleydale-goal-title = Waar het om gaat
quick-wensleydale-goal = In vier of vijf beurten bouw je korte lijnen, vervoer je goederen en passagiers en draag je je lijnen over aan een grote maatschappij voordat ze meer kosten dan opbrengen.
quick-wensleydale-auction-title = Eerst: bieden op invloed
quick-wensleydale-auction = Met blokjes bied je op twee vakken. Wit bepaalt wie het eerst bouwt, bruin wie het eerst laadt, en betaalt treinen; rood en groen openen de plaatsen van de twee maatschappijen.
quick-wensleydale-build-title = Dan: één lijn bouwen
quick-wensleydale-build = Een spoor kost 1 blokje, in dalen en over rivieren 2; op heuvels wordt niet gebouwd. Je eerste lijn begint in een maatschappijplaats, latere ook aan je eigen sporen.
quick-nurnberg-build-title = Dan: één lijn bouwen
quick-nurnberg-build = Een spoor kost 1 blokje, over rivieren 2; op hopheuvels wordt niet gebouwd. Je eerste lijn begint in een maatschappijplaats, latere ook aan je eigen sporen.
quick-wensleydale-fees-title = Wat in de weg staat
quick-wensleydale-fees = Elke maatschappijplaats die je lijn raakt, kost 1 invloed in haar kleur, en elke grondbezitter 1 witte.
quick-wensleydale-trains-title = Treinen
quick-wensleydale-trains = Met bruine invloed koop je treinen. Elke trein heeft plekken voor passagiers en voor goederen: hoe duurder, hoe meer.
quick-wensleydale-carry-title = Vervoeren
quick-wensleydale-carry = Kaas uit vlaktes die je sporen raken, steen van heuvels naast een neutrale plaats aan je sporen, en passagiers die over jouw sporen in een plaats van hun kleur komen.
quick-nurnberg-carry-title = Vervoeren
quick-nurnberg-carry = Post uit vlaktes die je sporen raken, bier van hopheuvels naast een neutrale plaats aan je sporen, en passagiers die over jouw sporen in een plaats van hun kleur komen.
quick-wensleydale-profit-title = Winst en verlies
quick-wensleydale-profit = Wat je vervoert, levert winst op, heuvelgoederen het dubbele. Maar elk spoor van jou op het bord kost 1, elke beurt.
quick-wensleydale-sell-title = Ten slotte: op tijd verkopen
quick-wensleydale-sell = Voor invloed in haar kleur neemt een maatschappij een lijn tussen twee plaatsen over. Je sporen komen terug en kosten niets meer; de plaatsen horen bij de maatschappij.
quick-nurnberg-furth-title = Nürnberg en Fürth
quick-nurnberg-furth = Zodra sporen beide voor het eerst verbinden, krijgt iedereen 1 punt voor elk eigen spoor ertussen.
quick-wensleydale-end-title = Het einde
quick-wensleydale-end = Punten voor wat je vervoerd hebt, 2 extra voor elke set van alle vier de soorten, en je winst. Overgebleven sporen kosten elk 1.
