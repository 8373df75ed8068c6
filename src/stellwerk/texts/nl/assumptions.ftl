### Wat de borden aannemen. De bordbestanden noemen deze teksten in `provenance.assumed`.

## Ticket to Ride: Europa

assumed-ticket-europe-orient-express = De zes Orient Express-kaarten zijn van ons. De gedrukte kaarten waren in geen openbare bron te vinden; deze zes verbinden haltes van de historische trein, tellen als gewone bestemmingskaarten en zijn hun kortste afstand waard. Heb je de kaarten zelf, zet dan de echte in een kopie van het bordbestand.
assumed-ticket-europe-max = De Max-kaart is onzeker. De steden, London en København, komen uit één enkele bron; dat de kaart 8 punten waard is (de kortste afstand) en een gewone bestemmingskaart is, is aangenomen.
assumed-ticket-europe-edition = De afbeeldingen van bord en kaarten zijn niet van de jubileumeditie; dat de routes en waarden daarvan dezelfde zijn, is aangenomen. Het aantal kaarten in elke set klopt met het regelboekje.
assumed-ticket-europe-values = Acht bestemmingskaarten zijn niet hun kortste afstand waard. Zo staat het op de kaarten, en daar houden we ons aan: Edinburgh–Athína, London–Wien, Essen–Angora, London–Angora, Paris–Berlin, Paris–Roma, Sochi–Smyrna, Bucuresti–Erzurum.
assumed-ticket-europe-lists = Sommige openbare lijsten zijn misschien van elkaar overgenomen; alleen de afbeeldingen zijn een controle die daar los van staat.
assumed-ticket-europe-places = Rostov geldt als Rostov aan de Don, Brest als de Franse stad, Frankfurt als dat aan de Main. De accenten van sommige namen verschillen per druk.

## Ticket to Ride: Zwitserland

assumed-ticket-switzerland-exits = De plaatsnamen en coördinaten van de grensovergangen zijn alleen ter illustratie: op het bord staat daar slechts een vlag. Het zijn echte grensplaatsen aan of bij de bedoelde lijn, door ons gekozen.
assumed-ticket-switzerland-pfaeffikon = Pfäffikon geldt als dat in Schwyz, omdat de buren Zürich, Schwyz, Sargans en St. Gallen zijn.
assumed-ticket-switzerland-lists = Een derde onafhankelijke lijst is niet gevonden; verscheidene andere openbare programma’s herhalen de tweede.
assumed-ticket-switzerland-printing = De losse druk van 2007 hebben we niet gezien; van een verschil wordt nergens melding gemaakt.
assumed-ticket-switzerland-values = Drie waarden op bestemmingskaarten met landen zijn niet de kortste afstand. Zo staat het op de kaarten, en daar houden we ons aan: Chur–Frankrijk 12, Frankrijk–Italië 11, Duitsland–Italië 13.

## Ticket to Ride: USA

assumed-ticket-usa-rulebook = Een gedrukt regelboekje van dit bord of van USA 1910 hadden we niet; de regels zijn die waarop de andere borden voortbouwen.
assumed-ticket-usa-starting-tickets = Dat teruggegeven bestemmingskaarten van het begin onder de stapel bestemmingskaarten gaan, ook met 1910, is overgenomen uit het basisspel.
assumed-ticket-usa-lists = Sommige lijsten wijken bij enkele sporen af van de andere; telkens stemmen twee volledige lijsten en de afbeelding van het bord overeen, en die volgen we.
assumed-ticket-usa-values-1910 = USA 1910 drukt de bestemmingskaarten van het basisspel opnieuw af, vier ervan met een lagere waarde: Los Angeles–Miami, Los Angeles–New York, Sault St. Marie–Oklahoma City, Seattle–New York. Beide waarden gelden, elk in de eigen set.
assumed-ticket-usa-values = Sommige bestemmingskaarten zijn een of twee punten meer waard dan hun kortste afstand; zo staat het op de kaarten, en daar houden we ons aan.
assumed-ticket-usa-spelling = Op het bord staat Sault St. Marie, op de kaarten van het basisspel Sault Ste. Marie; we schrijven het zoals op het bord. Latere jubileumdrukken zijn niet vergeleken.

## Trans Europa en Trans Amerika

assumed-trans-europa-net = Dit is het lijnennet van het bord van 2005. Volgens recensies heeft de nieuwere editie een herziene en bredere kaart van Europa; een openbare beschrijving daarvan is niet gevonden, dus steden, lijnen en kleuren kunnen daar anders zijn.
assumed-trans-europa-brussels = Het voorbeeld in de spelregels noemt Brussel. Geen enkele bron voor dit net heeft daar een stad; minstens daarin wijkt het gedrukte bord af.
assumed-trans-europa-ferry-and-tunnel = De veerboot over het Kanaal en de tunnel door de Zwitserse Alpen horen bij de nieuwere editie. Hun plaats hebben we gereconstrueerd, op lijnen die op het bord van 2005 dubbel zijn: van r4c9 naar r5c10, ongeveer Dover–Calais (r4c9 naar r5c8 zou bijna even goed passen), en van Zürich naar r9c12, ongeveer Milaan.
assumed-trans-europa-terrain = Geen enkele bron maakt onderscheid tussen water en bergen. Wat een dubbele lijn is, is afgeleid uit haar ligging: Alpen, Pyreneeën en Karpaten zijn bergen, al het andere is zee of rivier. Aan de kosten verandert dat niets, maar de speciale kaarten 4 en 5 hangen ervan af. Twee lijnen zijn als onzeker gemarkeerd: een bij Marseille en een aan de Golf van Tarente.
assumed-trans-europa-names = De namen van zeeën, rivieren en gebergten zijn van ons en dienen alleen als opschrift.
assumed-trans-europa-dashed = De tien steden met een onderbroken rand komen uit één enkele bron.
assumed-trans-europa-rails = Het aantal rails is dat van de nieuwere editie; in de doos van 2005 zaten er 83.
assumed-trans-amerika-net = Dit is het lijnennet van het bord van 2001/2002. Over de Amerikakant van de nieuwere editie is niets gevonden; recensies noemen alleen de kaart van Europa herzien, dus geldt deze kant als ongewijzigd.
assumed-trans-amerika-missouri = Eén dubbele lijn raakt zowel een rivier als een gebergte, van r0c10 naar r1c9 aan het westelijke eind van de Missouri; die geldt als water.
assumed-trans-amerika-names = De namen van rivieren en gebergten zijn van ons en dienen alleen als opschrift.
assumed-trans-amerika-places = Winston geldt als Winston-Salem, Charleston als dat in South Carolina.
assumed-trans-colours = Welke kleur van de nieuwere editie bij welke groep steden hoort, is niet gevonden; we hebben ze per streek verdeeld: westen turquoise, noorden wit, midden oranje, zuiden roze, oosten bruin.
assumed-trans-cards = De puntentelling van de speciale kaarten 1 en 2 is van ons. De getallen staan alleen op de kaarten en waren in geen openbare bron te vinden.

## Last Train to Wensleydale en First Train to Nürnberg

assumed-wensleydale-map = De hele kaart is een reconstructie, niet de gedrukte: we hebben het echte landschap zelf in gebieden verdeeld. Gebieden, grenzen, terrein, plaatsen en hun grootte, maatschappijplaatsen, goederen en de loop van de rivieren zijn van ons.
assumed-wensleydale-the-south = Wat de regels daarbij afdwingen: minder dan 60 gebieden met goederen, omdat er na de voorbereiding blokjes overblijven, en een gesloten strook met de naam The South.
assumed-wensleydale-trains = Het aantal treinen en hun plaatsen voor passagiers en goederen zijn van ons. Dat de prijzen van 1 tot 3 lopen en dat passagiers op kant 2–3 tussen 1 en 3 punten waard zijn, staat op het regelblad; dat dit afhangt van de prijs van de trein, is onze lezing.
assumed-wensleydale-printed = De kleuren van de punten die in de vakken van de veiling gedrukt staan, zijn van ons; geen openbare bron toont ze. Dat er in elk bovenste vak drie en in elk onderste twee gedrukt staan en er één fiche uit de zak bij komt, staat in een openbaar verslag over de uitgave van 2009; voor kant 2–3 nemen we hetzelfde aan.
assumed-wensleydale-tokens = In spellen die met regelversie 1 zijn begonnen, is in de vakken niets gedrukt. Hoeveel fiches een vak daar opneemt, is van ons: op kant 3–4 in de bovenste rij 3 en in de onderste 2, op kant 2–3 in elk vak 2. Zo vullen de fiches de vakken precies.
assumed-wensleydale-bid = De grens voor één bod is van ons: niemand mag zoveel bieden dat er van de blokjes waarmee hij de veiling begon minder dan 3 zouden overblijven. Zo kan iedereen altijd twee vakken winnen.
assumed-wensleydale-open = Waar het regelblad iets openlaat, hebben we besloten: een maatschappij vraagt haar vergoeding ook als een lijn in haar plaats begint (zoals een openbaar verslag zegt; een optie zet dat uit), een oneven aantal sporen wordt bij de verkoop van een lijn naar boven afgerond, en de winstmarkers bewegen in de oude algemene volgorde.
assumed-wensleydale-hill-goods = Zoals op het regelblad staat, worden goederen op een heuvel bereikt vanuit een neutrale plaats ernaast; volgens een openbaar verslag is elk buurgebied goed. Dat is een optie.
assumed-nurnberg-goods = Wat de regels daarbij afdwingen: precies 60 gebieden met goederen, omdat er na de voorbereiding geen blokje overblijft. Dalen zijn er niet; dat berust op één openbaar verslag.
assumed-nurnberg-passengers = Welke vier plaatsen vanaf het begin passagiers hebben, en in welke kleuren, is van ons; op het regelblad staat alleen dat het er vier zijn. Ze tellen mee voor de personen van de plaats.
assumed-nurnberg-companies = De namen van de twee maatschappijen zijn niet gevonden; ze heten naar hun kleuren.
assumed-nurnberg-connection = De bonus voor de eerste verbinding met Fürth wordt één keer gegeven, alleen voor de kortste keten: onze lezing.
