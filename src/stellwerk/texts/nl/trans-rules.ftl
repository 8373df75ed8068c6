### De regels van Trans Europa en Trans Amerika in onze eigen woorden. Twee teksten per regelnummer.

## Inleidingen

rules-intro-trans-europa = Je vijf geheime steden liggen verspreid over Europa, en je wilt ze per spoor verbinden voordat het de anderen met die van hen lukt. Jullie bouwen op hetzelfde bord, en netwerken die elkaar raken, komen iedereen ten goede: vaak kom je ook met rails van anderen verder. Het lijnennet is het raster van de oudere editie; de veerboot over het Kanaal en de Alpentunnel hebben we gereconstrueerd.
rules-intro-trans-amerika = Ergens tussen de Atlantische en de Grote Oceaan liggen je vijf geheime steden: verbind ze per spoor voordat de anderen met die van hen klaar zijn. Jullie bouwen op hetzelfde bord, en netwerken die elkaar raken, worden vanaf dat moment gedeeld; het loont dus om te kijken waar de anderen heen gaan. Het lijnennet is het raster van de oudere editie.

## Voorbereiding

rules-section-trans-setup = Voorbereiding

rule-TRANS-SETUP-1-title = Bord, steden en rails
rule-TRANS-SETUP-1 = Voor 2–6 spelers. Het bord is een net van driehoeken: kruispunten, verbonden door enkelvoudige lijnen (kosten 1) en dubbele lijnen (kosten 2: water of bergen). Er zijn 35 steden, 7 in elk van de 5 kleuren (bruin, wit, roze, oranje en turquoise), en 85 rails voor iedereen samen.
rule-TRANS-SETUP-2-title = Steden die niet meedoen
rule-TRANS-SETUP-2 = Met 2 of 3 spelers doen de 10 steden met een onderbroken rand, 2 per kleur, niet mee: er blijven er 25 over. Met 4–6 spelers doen alle 35 mee.
rule-TRANS-SETUP-3-title = Vijf geheime steden
rule-TRANS-SETUP-3 = Elke ronde trek je van elke kleur één stad. Alleen jij weet welke dat zijn.
rule-TRANS-SETUP-4-title = De startspeler
rule-TRANS-SETUP-4 = Volgens de gedrukte regels begint de oudste speler de eerste ronde. Bij ons kiest de tafel een plaats of beslist het lot (dat is de standaard). Elke nieuwe ronde wordt begonnen door de volgende speler naar links.
rule-TRANS-SETUP-5-title = De startmarkers plaatsen
rule-TRANS-SETUP-5 = De startspeler zet als eerste een startmarker op een vrij kruispunt, daarna volgt de rest met de klok mee; een stad mag ook. Twee markers staan nooit op hetzelfde kruispunt.
rule-TRANS-SETUP-6-title = Voor elke nieuwe ronde
rule-TRANS-SETUP-6 = Voor elke nieuwe ronde worden alle rails weggehaald, krijgt iedereen zijn marker terug en worden alle steden opnieuw geschud.

## Een beurt

rules-section-trans-turn = Je beurt

rule-TRANS-TURN-1-title = Een budget van 2
rule-TRANS-TURN-1 = Per beurt heb je een budget van 2: een rail kost 1 op een vrije enkelvoudige lijn en 2 op een vrije dubbele lijn. Dat is genoeg voor hoogstens twee rails op enkelvoudige lijnen of voor één op een dubbele lijn.
rule-TRANS-TURN-2-title = Minstens één rail
rule-TRANS-TURN-2 = De gedrukte talen verschillen: ‘maximaal twee rails’ in het Duits en Nederlands, ‘1 of 2’ in het Frans. Wij houden het op één of twee: kun je een rail leggen, dan moet je er minstens één leggen; na de eerste mag je stoppen.
rule-TRANS-TURN-3-title = Verbonden met je marker
rule-TRANS-TURN-3 = Elke rail moet aansluiten op het netwerk waar je eigen startmarker bij hoort. Aftakken mag, en de twee rails van een beurt hoeven niet naast elkaar te liggen.
rule-TRANS-TURN-4-title = Netwerken die elkaar raken
rule-TRANS-TURN-4 = Netwerken die elkaar raken, worden één. Vanaf dat moment mag iedereen die eraan vastzit er overal verder bouwen, zelfs al met de tweede rail van dezelfde beurt.
rule-TRANS-TURN-5-title = Veerboot en tunnel
rule-TRANS-TURN-5 = Bij Trans Europa zijn de veerboot over het Kanaal en de tunnel door de Zwitserse Alpen enkelvoudige lijnen.
rule-TRANS-TURN-6-title = Wanneer je past
rule-TRANS-TURN-6 = Kun je geen enkele rail leggen, dan pas je.

## Einde van een ronde

rules-section-trans-round = Einde van een ronde en punten

rule-TRANS-ROUND-1-title = De ronde winnen
rule-TRANS-ROUND-1 = Zodra alle steden van een speler met zijn eigen startmarker verbonden zijn, is de ronde afgelopen en laat iedereen zijn steden zien. Wie de laatste rail daarvoor heeft gelegd, maakt niet uit.
rule-TRANS-ROUND-2-title = Je beurt nog afmaken
rule-TRANS-ROUND-2 = Verbindt een van je rails alle steden van een andere speler, dan gaat je beurt nog gewoon door; zo kunnen ook twee of meer spelers klaar zijn. Gedrukt staat dat voor de eerste van twee rails; bij ons geldt het voor elke rail die niet je laatste is. Verbindt die rail al je eigen steden, dan is de ronde meteen afgelopen.
rule-TRANS-ROUND-3-title = Meer dan één winnaar
rule-TRANS-ROUND-3 = Hebben meerdere spelers al hun steden verbonden, dan winnen ze allemaal de ronde.
rule-TRANS-ROUND-4-title = Geen rails meer
rule-TRANS-ROUND-4 = Liggen alle 85 rails op het bord (één per lijn, enkelvoudig of dubbel), dan is de ronde ook afgelopen. Wie door de laatste rail klaar is, heeft de ronde gewonnen; is niemand klaar, dan wint niemand en telt iedereen ontbrekende rails.
rule-TRANS-ROUND-4-note = Van ons is alleen dat iemand met de laatste rail de ronde nog kan winnen.
rule-TRANS-SCORE-1-title = Punten voor de ronde
rule-TRANS-SCORE-1 = Een winnaar krijgt 4 punten. Voor elk van de anderen wordt apart geteld hoeveel rails er langs de goedkoopste weg nog ontbreken; een dubbele lijn telt voor 2. Ontbrekende rails → punten: 1 → 3, 2 → 2, 3 of 4 → 1, 5 of meer → 0.
rule-TRANS-SCORE-2-title = De goedkoopste weg
rule-TRANS-SCORE-2 = We berekenen precies met hoe weinig rails je netwerk alle nog niet verbonden steden zou bereiken. Rails die er al liggen kosten niets, en een ontbrekende rail waar meerdere steden iets aan hebben, telt maar één keer.
rule-TRANS-END-1-title = Dertien punten
rule-TRANS-END-1 = Heeft na een ronde iemand 13 punten of meer, dan is het spel afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.

## Speciale kaarten

rules-section-trans-cards = Variant: speciale kaarten

rule-TRANS-CARD-1-title = Gulle puntentelling
rule-TRANS-CARD-1 = Punten zijn makkelijker te halen. De gedrukte getallen op de kaart kennen we niet; bij ons zijn het 4 punten voor de winnaar, 3 bij 1–2 ontbrekende rails, 2 bij 3–4, 1 bij 5–6 en 0 bij meer.
rule-TRANS-CARD-2-title = Strenge puntentelling
rule-TRANS-CARD-2 = Punten zijn moeilijker te halen. De gedrukte getallen op de kaart kennen we niet; bij ons zijn het 4 punten voor de winnaar, 2 bij 1 ontbrekende rail, 1 bij 2 en 0 bij meer.
rule-TRANS-CARD-3-title = Een budget van 3
rule-TRANS-CARD-3 = Per beurt heb je een budget van 3: genoeg voor drie rails op enkelvoudige lijnen, of voor één op een dubbele en één op een enkelvoudige lijn.
rule-TRANS-CARD-4-title = Water telt enkel
rule-TRANS-CARD-4 = Alle dubbele lijnen over water tellen als enkelvoudige lijnen, zowel bij het leggen als bij de ontbrekende rails.
rule-TRANS-CARD-5-title = Bergen tellen enkel
rule-TRANS-CARD-5 = Alle dubbele lijnen over bergen tellen als enkelvoudige lijnen, zowel bij het leggen als bij de ontbrekende rails.
rule-TRANS-CARD-6-title = Zonder wit
rule-TRANS-CARD-6 = Iedereen legt zijn witte stad terug zonder die te laten zien en speelt met 4 steden.
rule-TRANS-CARD-6-note = Van ons is alleen dat niemand de stad laat zien.
rule-TRANS-CARD-7-title = Zonder turquoise
rule-TRANS-CARD-7 = Iedereen legt zijn turquoise stad terug zonder die te laten zien en speelt met 4 steden.
rule-TRANS-CARD-7-note = Van ons is alleen dat niemand de stad laat zien.
rule-TRANS-CARD-8-title = Eén stad minder
rule-TRANS-CARD-8 = Op hetzelfde moment legt iedereen in het geheim één stad naar keuze terug en speelt verder met 4.
rule-TRANS-CARD-9-title = Drie, twee, één
rule-TRANS-CARD-9 = In het eerste rondje aan tafel heeft iedereen een budget van 3, in het tweede 2, in het derde 1; daarna begint het weer bij 3. Een budget van 1 is niet genoeg voor een dubbele lijn.
rule-TRANS-CARD-9-note = Van ons is alleen dat een dubbele lijn hier voor twee rails telt en een budget van 1 dus niet genoeg is.
rule-TRANS-CARD-10-title = Roze en oranje open
rule-TRANS-CARD-10 = Iedereen laat zijn roze en zijn oranje stad zien.
rule-TRANS-CARD-11-title = Roze en bruin open
rule-TRANS-CARD-11 = Iedereen laat zijn roze en zijn bruine stad zien.
rule-TRANS-CARD-12-title = Bruin en oranje open
rule-TRANS-CARD-12 = Iedereen laat zijn bruine en zijn oranje stad zien.
rule-TRANS-CARD-13-title = Roze gaat rond
rule-TRANS-CARD-13 = De startspeler trekt een tweede roze stad, bekijkt die en geeft een van de twee naar links. De volgende kiest op dezelfde manier, en zo gaat het de tafel rond. De laatste legt de ongewenste stad gedekt op de rest van de roze stapel.
rule-TRANS-CARD-14-title = Bruin gaat rond
rule-TRANS-CARD-14 = De startspeler trekt een tweede bruine stad, bekijkt die en geeft een van de twee naar links. De volgende kiest op dezelfde manier, en zo gaat het de tafel rond. De laatste legt de ongewenste stad gedekt op de rest van de bruine stapel.
rule-TRANS-CARD-15-title = Oranje gaat rond
rule-TRANS-CARD-15 = De startspeler trekt een tweede oranje stad, bekijkt die en geeft een van de twee naar links. De volgende kiest op dezelfde manier, en zo gaat het de tafel rond. De laatste legt de ongewenste stad gedekt op de rest van de oranje stapel.
rule-TRANS-CARD-16-title = Drie keer naar links
rule-TRANS-CARD-16 = Op hetzelfde moment geeft iedereen een van zijn 5 steden gedekt naar links, en dat drie keer in totaal. Daarna kun je meerdere steden van één kleur hebben. Welke kleuren iemand in zijn hand heeft, mag iedereen zien.
rule-TRANS-CARD-17-title = Alle handen naar links
rule-TRANS-CARD-17 = Iedereen bekijkt zijn steden en geeft ze dan allemaal naar links. Zo ken je behalve je eigen steden ook die van de speler links van je.
rule-TRANS-CARD-18-title = Kriskras bouwen
rule-TRANS-CARD-18 = Op elke vrije lijn mag je een rail leggen, verbonden of niet. De ronde win je zoals altijd: door je steden met je eigen startmarker te verbinden.
rule-TRANS-CARD-19-title = Alle steden open
rule-TRANS-CARD-19 = De steden van alle spelers zijn voor iedereen te zien.
rule-TRANS-CARDS-1-title = Wanneer een kaart geldt
rule-TRANS-CARDS-1 = Als de steden zijn gedeeld en er nog geen startmarkers staan, wordt er een speciale kaart omgedraaid. Die geldt voor iedereen en voor de hele ronde. Zijn alle 19 kaarten gebruikt, dan worden ze opnieuw geschud.
rule-TRANS-CARDS-1-note = Van ons is alleen dat de kaarten opnieuw worden geschud als ze allemaal gebruikt zijn.
rule-TRANS-CARDS-2-title = Meerdere kaarten tegelijk
rule-TRANS-CARDS-2 = Meerdere kaarten werken samen waar dat kan. De kaarten 1 en 2 spreken elkaar tegen, en 3 en 9 ook: een tafel die beide kiest, wordt geweigerd, en je hoort waarom. Wordt de tweede van zo’n paar getrokken, dan wordt die gemeld en opzijgelegd, en volgt de volgende kaart. Raakt de stapel daarbij op, dan wordt die opnieuw gemaakt van alle kaarten behalve de geldende. (In versie 1 van de regels gingen ook die erin.)
rule-TRANS-CARDS-2-note = Gedrukt staat alleen dat je met meerdere kaarten tegelijk kunt spelen; de rest is van ons.
rule-TRANS-CARDS-3-title = Volgorde van de kaarten
rule-TRANS-CARDS-3 = Kaarten die de handen veranderen, werken in de volgorde van hun nummers. De achterkanten van je steden, en dus hun kleuren, zijn altijd te zien. Een kleur wordt pas getoond als er niets meer wordt doorgegeven: dan elke stad van die kleur in een hand; wie er geen heeft, laat niets zien.
rule-TRANS-CARDS-3-note = Gedrukt staat alleen, bij kaart 16, dat de kleuren desgewenst worden getoond; de rest is van ons.
rule-TRANS-CARDS-4-title = Samen een kaart kiezen
rule-TRANS-CARDS-4 = In plaats van kaarten te trekken kunnen jullie voor elke ronde opnieuw een kaart afspreken (special_cards = agreed). De startspeler spreekt voor de tafel en noemt een kaart, of geen; pas daarna worden de steden gedeeld, zodat niemand een kaart bij zijn hand uitzoekt.
rule-TRANS-CARDS-4-note = Van ons is alleen wie de kaart noemt en dat de steden pas daarna worden gedeeld.

## Op een eigen bord

own-rule-TRANS-SETUP-1 = Voor { $fewest }–{ $most } spelers. Het bord is een net van driehoeken: kruispunten, verbonden door enkelvoudige lijnen (kosten 1) en dubbele lijnen (kosten 2: water of bergen). Er zijn { $cities } steden in { $colours } kleuren en { $rails } rails voor iedereen samen.
own-rule-TRANS-SETUP-2 = Met 2 of 3 spelers doen de steden met een onderbroken rand niet mee: er blijven er { $left } van de { $cities } over. Met meer spelers doen alle steden mee.
own-rule-TRANS-ROUND-4 = Liggen alle { $rails } rails op het bord (één per lijn, enkelvoudig of dubbel), dan is de ronde ook afgelopen. Wie door de laatste rail klaar is, heeft de ronde gewonnen; is niemand klaar, dan wint niemand en telt iedereen ontbrekende rails.
own-rule-TRANS-SCORE-1 = Voor iedereen wordt apart geteld hoeveel rails er langs de goedkoopste weg nog ontbreken; een dubbele lijn telt voor 2, en een winnaar mist er geen. Ontbrekende rails → punten: { $points }. Ontbreken er meer, dan zijn er geen.
own-rule-TRANS-END-1-title = Het einde van het spel
own-rule-TRANS-END-1 = Heeft na een ronde iemand { $target } punten of meer, dan is het spel afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
own-rule-TRANS-CARD-1 = Punten zijn makkelijker te halen. Ontbrekende rails → punten: { $points }. Ontbreken er meer, dan zijn er geen.
own-rule-TRANS-CARD-2 = Punten zijn moeilijker te halen. Ontbrekende rails → punten: { $points }. Ontbreken er meer, dan zijn er geen.
