### Wat veel partijen over een bord zeggen: Trans.

balance-trans-lines = Lijnen
balance-trans-lines-how = Hoe vaak per ronde op elke lijn een rail ligt; rails zijn van iedereen.
balance-trans-lines-laid = Gelegd, % van de rondes
balance-trans-lines-laid-won = Wie haar legde won, %
balance-trans-lines-fact-cost = Kosten
balance-trans-cities = Steden
balance-trans-cities-how = Hoe vaak een stad gedeeld wordt, hoe vaak ze aan het eind is aangesloten en hoe het de eigenaars vergaat.
balance-trans-cities-dealt = Gedeeld, % van de rondes
balance-trans-cities-joined = Aangesloten, % van gedeeld
balance-trans-cities-dealt-won = Eigenaar won, %
balance-trans-cities-joined-won = Aangesloten: won, %
balance-trans-markers = Startplaatsen
balance-trans-markers-how = Waar de spelers hun netwerk beginnen.
balance-trans-markers-placed = Gekozen, % van de rondes
balance-trans-markers-placed-won = Wie daar begon won, %
balance-trans-cards = Speciale kaarten
balance-trans-cards-how = Hoe vaak elk ervan in een ronde geldt.
balance-trans-cards-in-force = Van kracht, % van de rondes
balance-trans-cards-in-force-won = Gewonnen, %
balance-trans-figure-missing = Ontbrekende rails
balance-trans-figure-rails = Gelegde rails
