### De regels van Last Train to Wensleydale en Nürnberg in onze eigen woorden. Twee teksten per regelnummer.

## Inleidingen

rules-intro-wensleydale = Bouw korte lijnen in de dalen van Yorkshire, haal kaas, steen en passagiers op en doe je lijnen over aan een van de twee grote maatschappijen voordat het onderhoud je winst opslokt. Wat je in een ronde kunt doen, hangt af van de invloed die je op de veiling wint. De kaart is onze reconstructie: echte plaatsen en rivieren, door ons in gebieden verdeeld.
rules-intro-nurnberg = Hetzelfde spel rond Nürnberg, met post en bier in plaats van kaas en steen en met een kaart zonder dalen, waar een spoor 1 kost, of 2 over een rivier. De eerste verbinding tussen Nürnberg en Fürth levert overwinningspunten op voor iedereen die er sporen in heeft. De kaart is onze reconstructie: echte plaatsen en rivieren, door ons in gebieden verdeeld.

## Spelmateriaal

rules-section-wensleydale-components = Spelmateriaal en kanten

rule-LTW-COMP-1-title = Wat iedereen heeft
rule-LTW-COMP-1 = Je hebt 15 investeringsblokjes, 15 sporen, 3 locomotieven en 9 markers: 3 voor de volgordes, 1 voor overwinningspunten, 1 voor winst en 4 voor invloed.
rule-LTW-COMP-2-title = De invloedsfiches
rule-LTW-COMP-2 = Er zijn 20 invloedsfiches: 5 witte, 5 bruine, 5 rode en 5 groene.
rule-LTW-COMP-3-title = De goederenblokjes
rule-LTW-COMP-3 = Er zijn 120 goederenblokjes: 60 vlaktegoederen (kaas in Wensleydale, post in Nürnberg) en 60 heuvelgoederen (steen of bier).
rule-LTW-COMP-4-title = Passagiers en landeigenaren
rule-LTW-COMP-4 = Er zijn 75 personen: 25 rode passagiers, 25 groene passagiers en 25 witte landeigenaren.
rule-LTW-COMP-5-title = Sporen van de maatschappijen
rule-LTW-COMP-5 = De twee maatschappijen hebben 60 rode en 60 groene sporen. Die raken nooit op: heeft een spel er meer nodig, dan zijn er meer.
rule-LTW-COMP-6-title = Wat de kleuren betekenen
rule-LTW-COMP-6 = Wit staat voor de regering, bruin voor de spoorwegen en hun treinen, rood en groen voor de twee maatschappijen. In Wensleydale is rood de Midland Railway en groen de North Eastern Railway.
rule-LTW-COMP-7-title = Kant 3–4 of 2–3
rule-LTW-COMP-7 = Eén kant geldt voor het hele spel en bepaalt de vakken van de veiling, de fiches in de zak, de treinen en het aantal rondes. Met 4 spelers is het kant 3–4, met 2 spelers kant 2–3; met 3 spelers kiezen jullie bij het aanmaken van de tafel.

## Kaart

rules-section-wensleydale-map = De kaart

rule-LTW-MAP-1-title = Eén spoor per grens
rule-LTW-MAP-1 = Op elke grens past maar één spoor, van wie het ook is.
rule-LTW-MAP-2-title = Geen sporen op heuvels
rule-LTW-MAP-2 = Geen enkel spoor mag een heuvel raken; in Nürnberg zijn dat de hopheuvels.
rule-LTW-MAP-3-title = Het Zuiden is gesloten
rule-LTW-MAP-3 = Wensleydale: geen enkel spoor mag Het Zuiden raken. Dat is een gesloten strook zonder goederen en zonder plaats.
rule-LTW-MAP-4-title = Tussen Nord en Süd
rule-LTW-MAP-4 = Nürnberg: de grens tussen Nürnberg Nord en Nürnberg Süd blijft zonder spoor. Al hun andere grenzen mag je gebruiken.
rule-LTW-MAP-5-title = Waar goederen liggen
rule-LTW-MAP-5 = Alleen gebieden met een goederensymbool hebben blokjes: vlaktegoederen op vlaktes, heuvelgoederen op heuvels. In plaatsen en kale dalen liggen er nooit; een kaal dal is er om doorheen te bouwen.
rule-LTW-MAP-6-title = Kleuren van een plaats
rule-LTW-MAP-6 = Een plaats toont de kleur van een maatschappij als die erop gedrukt staat of als een spoor van die maatschappij de plaats raakt. Beide kleuren tegelijk kan ook, en een gedrukte kleur verdwijnt nooit. Een plaats die een kleur toont, is een maatschappijplaats; een plaats zonder kleur is neutraal.
rule-LTW-MAP-7-title = Aan het maatschappijnetwerk
rule-LTW-MAP-7 = Een gebied ligt aan een maatschappijnetwerk als een maatschappijspoor het raakt of als het een maatschappijplaats is.
rule-LTW-MAP-8-title = Grootte van de plaatsen
rule-LTW-MAP-8 = Grote plaatsen (vierkant) beginnen met 3 personen, kleine (cirkel) met 2. Maatschappijplaatsen (rood of groen vierkant) zijn in het begin leeg.
rule-LTW-MAP-9-title = Nürnberg zonder dalen
rule-LTW-MAP-9 = Nürnberg heeft vlaktes, hopheuvels en plaatsen, maar geen dalen. Een spoor kost er 1, of 2 over een rivier.
rule-LTW-MAP-10-title = Onze reconstructie
rule-LTW-MAP-10 = Een gedrukte kaart hebben we niet gevonden, dus beide kaarten zijn van ons: echte plaatsen en rivieren, elk in ongeveer honderd gebieden verdeeld. Nürnberg heeft precies 60 gebieden met goederen, Wensleydale 54.

## Voorbereiding

rules-section-wensleydale-setup = Voorbereiding

rule-LTW-SETUP-1-title = Kaart en kant
rule-LTW-SETUP-1 = Kies een kaart en een kant. Beide kaarten zijn met elk aantal spelers te spelen.
rule-LTW-SETUP-2-title = De startspeler
rule-LTW-SETUP-2 = Volgens het regelblad begint de speler met de langste laatste treinreis. Bij ons staat het lot voor die reis, tenzij je bij het klaarzetten van de tafel een plek kiest. De anderen volgen met de klok mee, en dat geldt voor alle drie de volgordes.
rule-LTW-SETUP-3-title = Waarden aan het begin
rule-LTW-SETUP-3 = Je begint met 0 overwinningspunten, 0 winst en deze invloedspunten: wit 1, bruin 2, rood 1 en groen 1.
rule-LTW-SETUP-4-title = De eerste stapels
rule-LTW-SETUP-4 = Op de winstschaal en de vier invloedsschalen vormen markers die op dezelfde trede beginnen een stapel: de startspeler bovenop, de laatste speler onderop.
rule-LTW-SETUP-5-title = Blokjes in de voorraad
rule-LTW-SETUP-5 = Al je 15 investeringsblokjes liggen in het begin in je voorraad. Vóór fase 1 heeft niemand blokjes in de hand.
rule-LTW-SETUP-6-title = Goederen plaatsen
rule-LTW-SETUP-6 = Alle 120 blokjes gaan in de zak, en voor elk gebied met een goederensymbool worden er twee getrokken. Daarna gaat elk blokje dat niet bij zijn gebied past uit het spel, net als de rest in de zak. Een gebied begint dus met 0, 1 of 2 blokjes van zijn eigen soort.
rule-LTW-SETUP-7-title = Nürnberg leegt de zak
rule-LTW-SETUP-7 = Nürnberg heeft precies 60 gebieden met goederen, dus worden alle 120 blokjes getrokken en is de zak leeg.
rule-LTW-SETUP-8-title = Gedrukte passagiers in Nürnberg
rule-LTW-SETUP-8 = Nürnberg: voordat er getrokken wordt, krijgen Fürth en Lauf elk een rode en een groene passagier, Erlangen een rode en Schwabach een groene. Ze tellen mee voor de 2 of 3 personen van de plaats; alleen de rest wordt getrokken.
rule-LTW-SETUP-9-title = Personen plaatsen
rule-LTW-SETUP-9 = De overige passagiers en landeigenaren gaan in de zak. Grote plaatsen worden willekeurig aangevuld tot 3 personen, kleine tot 2; maatschappijplaatsen blijven leeg. Wat overblijft, gaat ongezien uit het spel.
rule-LTW-SETUP-10-title = Niets is geheim
rule-LTW-SETUP-10 = Alles ligt open: stapels, blokjes in de hand, invloed en verzamelde goederen. Alleen wat er uit de zak komt, is toeval.

## Stapels

rules-section-wensleydale-stacks = Stapels en schalen

rule-LTW-STACK-1-title = Wie aankomt, ligt bovenop
rule-LTW-STACK-1 = Een marker die op de invloedsschalen of de winstschaal op een trede aankomt, komt boven op de markers die er al liggen.
rule-LTW-STACK-2-title = Ook omlaag
rule-LTW-STACK-2 = Dat geldt omhoog en omlaag, dus ook als je invloedspunten uitgeeft.
rule-LTW-STACK-3-title = Eén beweging
rule-LTW-STACK-3 = Betaal of krijg je meerdere punten tegelijk, dan is dat één beweging en telt alleen de laatste trede. Bij 0 blijft je marker op zijn plek in de stapel.
rule-LTW-STACK-4-title = Wie voorligt
rule-LTW-STACK-4 = De marker op de hogere trede ligt voor. Op dezelfde trede ligt de bovenste marker voor.
rule-LTW-STACK-5-title = Einde van de schalen
rule-LTW-STACK-5 = Invloed daalt nooit onder 0; een betaling die dat zou doen, is niet toegestaan. Naar boven heeft invloed geen grens, en winst heeft in geen enkele richting een grens.
rule-LTW-STACK-6-title = Wat je houdt
rule-LTW-STACK-6 = Je invloed en je winst houd je van ronde tot ronde.

## Ronde

rules-section-wensleydale-turn = Verloop van een ronde

rule-LTW-TURN-1-title = Aantal rondes
rule-LTW-TURN-1 = Kant 3–4: 4 rondes met 4 spelers, 5 met 3. Kant 2–3: 5 rondes met 2 spelers, 4 met 3.
rule-LTW-TURN-2-title = Tien fasen
rule-LTW-TURN-2 = Elke ronde heeft tien fasen: 1 blokjes, 2 fiches, 3 veiling, 4 bouw- en treinvolgorde, 5 bouwen, 6 treinen en vervoer, 7 telling, 8 algemene volgorde, 9 overname, 10 einde van de ronde.
rule-LTW-CUBE-1-title = Blokjes nemen
rule-LTW-CUBE-1 = Fase 1: neem 12 blokjes uit je voorraad in de hand, of alle als het er minder zijn. Bewaarde blokjes uit eerdere rondes blijven in je hand. Omdat je er maar 15 hebt, heeft het geen zin er meer dan 3 te bewaren.
rule-LTW-CUBE-2-title = Uitgegeven blokjes
rule-LTW-CUBE-2 = Waar je blokjes ook aan uitgeeft, ze gaan terug naar je eigen voorraad.

## Veiling

rules-section-wensleydale-auction = Veiling en volgordes

rule-LTW-TOKEN-1-title = Fiches in de zak
rule-LTW-TOKEN-1 = Op kant 3–4 zitten alle 20 invloedsfiches in de zak. Op kant 2–3 zijn het er 4 witte, 4 bruine, 2 rode en 2 groene.
rule-LTW-TOKEN-2-title = De vakken
rule-LTW-TOKEN-2 = Kant 3–4 heeft 8 vakken: 1–4 in de bovenste rij en 5–8 in de onderste. Kant 2–3 heeft er 6: 1–3 in de bovenste rij en 4–6 in de onderste.
rule-LTW-TOKEN-3-title = Wat er in de vakken ligt
rule-LTW-TOKEN-3 = Elk vak toont gedrukte invloedspunten, drie in de bovenste en twee in de onderste rij, en krijgt één willekeurig getrokken fiche; de andere fiches blijven in de zak. De gedrukte kleuren staan op het bord en zijn door ons aangenomen. In spellen die met regelversie 1 zijn begonnen is niets gedrukt: daar vullen fiches de vakken tot de zak leeg is, op kant 3–4 boven 3 en onder 2, op kant 2–3 overal 2.
rule-LTW-AUC-1-title = Twee vakken voor iedereen
rule-LTW-AUC-1 = In algemene volgorde, steeds opnieuw: heb je minder dan twee staande biedingen, dan moet je er een doen; met twee word je overgeslagen. De veiling eindigt als iedereen een staand bod heeft op twee verschillende vakken.
rule-LTW-AUC-2-title = Een bod doen
rule-LTW-AUC-2 = Je biedt blokjes uit je hand op één vak. Op een leeg vak bied je in de bovenste rij minstens 3 en in de onderste minstens 2. Op het bod van een andere speler bied je minstens één blokje meer.
rule-LTW-AUC-3-title = Een bod blijft staan
rule-LTW-AUC-3 = Op een vak waar je eigen bod staat, kun je niet bieden. Een staand bod verplaats je nooit en neem je nooit terug.
rule-LTW-AUC-4-title = Als je overboden wordt
rule-LTW-AUC-4 = Word je overboden, dan krijg je de blokjes van dat bod meteen terug in je hand. Zodra je weer aan de beurt bent, bied je opnieuw, ook op hetzelfde vak als je wilt.
rule-LTW-AUC-5-title = Het hoogste bod
rule-LTW-AUC-5 = Geen enkel bod mag hoger zijn dan het aantal blokjes dat je aan het begin van de veiling in de hand had, min 3. Zo houd je altijd genoeg over voor een leeg vak.
rule-LTW-AUC-6-title = De vakken afhandelen
rule-LTW-AUC-6 = De vakken worden in de volgorde van hun nummers afgehandeld. Is het vak van jou, dan krijg je voor elk gedrukt punt en elk fiche 1 invloedspunt in de kleur ervan; wat in een vak dezelfde kleur heeft, is samen één beweging.
rule-LTW-AUC-7-title = Biedingen zijn uitgegeven
rule-LTW-AUC-7 = De blokjes van alle staande biedingen gaan terug naar de voorraad van hun eigenaar.
rule-LTW-AUC-8-title = Vakken zonder bod
rule-LTW-AUC-8 = Een vak zonder bod levert niemand iets op. Dat komt voor met 3 spelers op kant 3–4 en met 2 spelers op kant 2–3.
rule-LTW-ORDER-1-title = Bouw- en treinvolgorde
rule-LTW-ORDER-1 = De rangorde in witte invloed bepaalt de bouwvolgorde, de rangorde in bruine invloed de treinvolgorde.
rule-LTW-ORDER-2-title = Vast voor de ronde
rule-LTW-ORDER-2 = Beide volgordes blijven de hele ronde gelden, ook als er later punten worden uitgegeven.

## Bouwen

rules-section-wensleydale-building = Bouwen

rule-LTW-BUILD-1-title = Eén lijn per ronde
rule-LTW-BUILD-1 = In bouwvolgorde mag je één lijn bouwen, of geen.
rule-LTW-BUILD-2-title = Wat een lijn is
rule-LTW-BUILD-2 = Een lijn is een keten van nieuwe sporen van het ene gebied naar het andere; elk spoor begint waar het vorige eindigde. Zo’n lijn komt in geen enkel gebied twee keer, dus er zijn geen aftakkingen en geen lussen.
rule-LTW-BUILD-3-title = Beginnen in ronde 1
rule-LTW-BUILD-3 = In ronde 1 moet je lijn in een maatschappijplaats beginnen.
rule-LTW-BUILD-4-title = Beginnen vanaf ronde 2
rule-LTW-BUILD-4 = Vanaf ronde 2 begint je lijn in een maatschappijplaats of in een gebied dat door een van je eigen sporen wordt geraakt, aan het eind of midden in een oudere lijn.
rule-LTW-BUILD-5-title = Welke grenzen
rule-LTW-BUILD-5 = Elke grens die je gebruikt, moet vrij zijn en bebouwd mogen worden. Je lijn mag door gebieden en plaatsen lopen waar al sporen liggen, van jezelf of van anderen.
rule-LTW-BUILD-6-title = Kosten van een spoor
rule-LTW-BUILD-6 = Een spoor kost 1 als beide gebieden vlaktes zijn en er geen rivier tussen ligt. Het kost 2 als minstens een van de twee een dal is of als de grens een rivier is, en nooit meer. Voor een plaats telt het terrein waarin die ligt.
rule-LTW-BUILD-7-title = Eerst blokjes, dan invloed
rule-LTW-BUILD-7 = Je betaalt de kosten met blokjes uit je hand. Pas als je hand leeg is, betaal je voor elk blokje dat ontbreekt 1 invloedspunt in een kleur naar keuze.
rule-LTW-BUILD-8-title = Vergoeding aan de maatschappijen
rule-LTW-BUILD-8 = Voor elke maatschappijplaats die je lijn raakt, betaal je 1 invloedspunt in elke kleur die de plaats toont: onderweg, aan het eind en, zo lezen wij de regel, ook aan het begin. Met een optie (start_fee) is het begin gratis. Je betaalt één keer per plaats en lijn, en bij een latere lijn opnieuw, ook als je er al sporen hebt.
rule-LTW-BUILD-9-title = Betalen aan landeigenaren
rule-LTW-BUILD-9 = Bouw je een spoor naar een gebied met landeigenaren, dan betaal je voor ieder van hen 1 wit invloedspunt, voor allemaal tegelijk. Ze gaan uit het spel.
rule-LTW-BUILD-10-title = Alleen de juiste kleur
rule-LTW-BUILD-10 = De vergoedingen voor maatschappijplaatsen en landeigenaren betaal je alleen met invloedspunten van de juiste kleur, nooit met blokjes of andere kleuren. Kun je niet betalen, dan kun je dat spoor niet bouwen.
rule-LTW-BUILD-11-title = Spoor voor spoor betaald
rule-LTW-BUILD-11 = Je betaalt elk spoor zodra je het legt: eerst de vergoedingen, dan de kosten. Een spoor dat je niet kunt betalen, wordt geweigerd; je lijn eindigt dan of gaat een andere kant op. Zolang niemand anders een zet heeft gedaan, kun je sporen terugnemen.
rule-LTW-BUILD-12-title = Geen sporen meer
rule-LTW-BUILD-12 = Heb je geen sporen meer in je voorraad, dan kun je niet verder bouwen.
rule-LTW-BUILD-13-title = Jouw sporen kleuren niets
rule-LTW-BUILD-13 = Je eigen sporen maken van een plaats nooit een maatschappijplaats. Dat doen alleen sporen van de maatschappijen.
rule-LTW-BUILD-14-title = Nürnberg en Fürth verbonden
rule-LTW-BUILD-14 = Nürnberg, één keer per spel: verbinden sporen, van wie ook, voor het eerst Fürth met Nürnberg Nord of Nürnberg Süd, dan krijgt iedereen meteen 1 overwinningspunt voor elk eigen spoor in de kortste verbinding. Sporen van de maatschappijen tellen voor niemand. Bij even korte verbindingen telt die met de meeste sporen van wie het laatst heeft gebouwd; is ook dat gelijk, dan kiest die speler.

## Treinen

rules-section-wensleydale-trains = Treinen en vervoer

rule-LTW-TRAIN-1-title = Eén ding tegelijk
rule-LTW-TRAIN-1 = In treinvolgorde, steeds opnieuw, doe je één ding: een trein kopen, één passagier of één goed vervoeren, of passen. Wie past, doet de rest van de fase niet meer mee; de fase eindigt als iedereen heeft gepast.
rule-LTW-TRAIN-2-title = Eén trein per prijs
rule-LTW-TRAIN-2 = De treinen staan in drie rijen met de prijzen 1, 2 en 3. Per ronde kun je van elke prijs één trein hebben, dus hoogstens drie. Je locomotief geeft aan dat een trein alleen van jou is.
rule-LTW-TRAIN-3-title = Een trein betalen
rule-LTW-TRAIN-3 = De prijs betaal je met bruine invloedspunten, zolang je die hebt. Elk punt dat je tekortkomt, vervang je door 3 eenheden: blokjes uit je hand en invloedspunten van andere kleuren, in elke combinatie.
rule-LTW-TRAIN-4-title = Plekken in een trein
rule-LTW-TRAIN-4 = Een trein heeft aparte plekken voor passagiers en voor goederen. Op een passagiersplek komt een rode of groene passagier, op een goederenplek een vlaktegoed of een heuvelgoed.
rule-LTW-TRAIN-5-title = De treinen
rule-LTW-TRAIN-5 = Plekken voor passagiers + goederen, kant 3–4: prijs 1: 2+1, 2+1, 1+2, 1+2; prijs 2: 3+1, 2+2, 2+2, 1+3; prijs 3: 4+2, 3+3, 3+3, 2+4. Kant 2–3: prijs 1: 2+1, 1+2, 1+2; prijs 2: 2+2, 2+2, 1+3; prijs 3: 3+2, 2+3, 2+3. Elke ronde zijn alle treinen weer vrij.
rule-LTW-TRAIN-6-title = Genoeg voor iedereen
rule-LTW-TRAIN-6 = Van elke prijs zijn er 4 treinen op kant 3–4 en 3 op kant 2–3, dus je kunt er altijd een van elke prijs krijgen. Wie eerst komt, kiest de beste verdeling.
rule-LTW-TRAIN-7-title = Waarom deze treinen
rule-LTW-TRAIN-7 = Het gedrukte aantal plekken kennen we niet. Het onze is zo gekozen dat iedereen per ronde ongeveer 5 passagiers en goederen vervoert; dat past bij verslagen van echte partijen.
rule-LTW-MOVE-1-title = Hoe je vervoert
rule-LTW-MOVE-1 = Neem één passagier of blokje van het bord en zet die op een vrije, passende plek in een van je treinen. De afstand maakt niet uit, en goederen hebben geen bestemming nodig.
rule-LTW-MOVE-2-title = Vlaktegoederen nemen
rule-LTW-MOVE-2 = Je kunt een vlaktegoed nemen als een van je eigen sporen het gebied ervan raakt en dat gebied niet aan een maatschappijnetwerk ligt.
rule-LTW-MOVE-3-title = Heuvelgoederen nemen
rule-LTW-MOVE-3 = Je kunt een heuvelgoed nemen als een van je eigen sporen een neutrale plaats raakt die aan de heuvel grenst. Aan maatschappijplaatsen heb je hier niets.
rule-LTW-MOVE-4-title = Optie: elk buurgebied
rule-LTW-MOVE-4 = Met deze optie (standaard uit) volstaat elk gebied dat aan de heuvel grenst, als een van je eigen sporen het raakt en het niet aan een maatschappijnetwerk ligt.
rule-LTW-MOVE-5-title = Passagiers meenemen
rule-LTW-MOVE-5 = Je kunt een passagier nemen als een weg over uitsluitend je eigen sporen van zijn plaats naar een plaats leidt die zijn kleur toont. Sporen van maatschappijen en van andere spelers tellen niet.
rule-LTW-MOVE-6-title = Passagiers die blijven
rule-LTW-MOVE-6 = Een passagier in een plaats die zijn eigen kleur toont, kan nooit worden vervoerd. Een rode passagier in een plaats die alleen groen is wel, en omgekeerd.
rule-LTW-MOVE-7-title = Wie het eerst komt
rule-LTW-MOVE-7 = Meerdere spelers mogen uit hetzelfde gebied nemen als ieder aan de voorwaarden voldoet. Niets is gereserveerd: wie het eerst aan de beurt is, neemt het eerst.

## Telling

rules-section-wensleydale-scoring = Telling en algemene volgorde

rule-LTW-SCORE-1-title = Punten voor vervoer
rule-LTW-SCORE-1 = Elk goed dat je hebt vervoerd, is 1 overwinningspunt waard. Op kant 3–4 is elke passagier er ook 1 waard.
rule-LTW-SCORE-2-title = Passagiers op kant 2–3
rule-LTW-SCORE-2 = Op kant 2–3 is een passagier evenveel waard als de trein heeft gekost: 1, 2 of 3 overwinningspunten.
rule-LTW-SCORE-3-title = Winst en verlies
rule-LTW-SCORE-3 = Je winst verandert met +2 per heuvelgoed, +1 per vlaktegoed, +1 per passagier en −1 voor elk van je eigen sporen op het bord. Je marker gaat zoveel treden omhoog of omlaag als de som aangeeft.
rule-LTW-SCORE-4-title = Volgorde van de winstmarkers
rule-LTW-SCORE-4 = De winstmarkers bewegen een voor een in de oude algemene volgorde; wie later aankomt, ligt dus bovenop. Bij een som van 0 beweegt je marker niet.
rule-LTW-SCORE-5-title = Na het vervoer
rule-LTW-SCORE-5 = Wat je hebt vervoerd, blijft tot de eindtelling voor je liggen. Je locomotieven komen naar je terug, en lege plekken in treinen vervallen.
rule-LTW-GEN-1-title = Nieuwe algemene volgorde
rule-LTW-GEN-1 = De rangorde in winst bepaalt de nieuwe algemene volgorde. Die geldt meteen: voor de overname in deze ronde en voor de volgende veiling.

## Overname

rules-section-wensleydale-takeover = Overname en einde van de ronde

rule-LTW-SELL-1-title = Eén lijn per ronde
rule-LTW-SELL-1 = In algemene volgorde mag je één lijn aan een maatschappij verkopen.
rule-LTW-SELL-2-title = Welke lijnen kunnen
rule-LTW-SELL-2 = Je kunt een keten van je eigen sporen van de ene plaats naar een andere verkopen, zonder aftakkingen en zonder twee keer in een gebied te komen. De eerste plaats moet de kleur van de maatschappij tonen; de andere mag elke plaats zijn, en onderweg mogen er nog meer liggen.
rule-LTW-SELL-3-title = Prijs van een overname
rule-LTW-SELL-3 = Voor elke 2 sporen betaal je 1 invloedspunt in de kleur van de maatschappij, naar boven afgerond. Andere kleuren en blokjes worden niet aangenomen.
rule-LTW-SELL-4-title = Je sporen worden vervangen
rule-LTW-SELL-4 = Sporen van de maatschappij vervangen de jouwe op dezelfde grenzen. Die van jou gaan terug naar je voorraad, en vanaf de volgende ronde kun je ze weer bouwen.
rule-LTW-SELL-5-title = Meteen van kracht
rule-LTW-SELL-5 = Een overname geldt meteen: elke plaats die de sporen raken, toont de kleur van de maatschappij, en elk gebied dat ze raken, ligt aan haar netwerk. De volgende speler kan al vanuit zo’n plaats verkopen.
rule-LTW-SELL-6-title = Geen geld, geen punten
rule-LTW-SELL-6 = Een overname levert je geen winst en geen overwinningspunten op. Wel is het afgelopen met je verlies van 1 per spoor en ronde.
rule-LTW-END-1-title = Einde van de ronde
rule-LTW-END-1 = Alle invloedsfiches in de vakken gaan terug in de zak, en de volgende ronde begint. Na de laatste ronde is het spel afgelopen.

## Eindtelling

rules-section-wensleydale-final = Eindtelling

rule-LTW-FINAL-1-title = Punten tot nu toe
rule-LTW-FINAL-1 = De overwinningspunten die je tot nu toe hebt gekregen, houd je.
rule-LTW-FINAL-2-title = Volledige sets
rule-LTW-FINAL-2 = Elke volledige set van 1 vlaktegoed, 1 heuvelgoed, 1 rode en 1 groene passagier is 2 overwinningspunten waard. De soort waarvan je het minst hebt, bepaalt hoeveel sets je hebt.
rule-LTW-FINAL-3-title = De winst telt mee
rule-LTW-FINAL-3 = Je winst komt erbij; is die negatief, dan gaat hij eraf.
rule-LTW-FINAL-4-title = Sporen die blijven liggen
rule-LTW-FINAL-4 = Voor elk van je eigen sporen dat na de laatste overname nog op het bord ligt, verlies je 1 overwinningspunt.
rule-LTW-FINAL-5-title = Wie wint
rule-LTW-FINAL-5 = Wie de meeste overwinningspunten heeft, wint. Bij een gelijke stand wint degene van hen die op de winstschaal voorligt, dus er is altijd precies één winnaar.

## Lastige gevallen

rules-section-wensleydale-cases = Lastige gevallen

rule-LTW-CASE-1-title = Geen rood, geen groen
rule-LTW-CASE-1 = Je hebt geen rode of groene invloedspunten en geen eigen spoor: kun je bouwen? Nee, je past in fase 5; treinen kun je nog wel kopen, maar je zult niets te vervoeren hebben. Alleen als het begin niets kost (optie start_fee), kun je een lijn beginnen.
rule-LTW-CASE-2-title = Een rode plaats onderweg
rule-LTW-CASE-2 = Wat kost een rode plaats midden in je lijn? 1 rood invloedspunt, één keer en niet apart voor erin en eruit.
rule-LTW-CASE-3-title = Twee landeigenaren, één punt
rule-LTW-CASE-3 = Kan je lijn eindigen in een plaats met twee landeigenaren als je één wit invloedspunt hebt? Nee, je moet beiden tegelijk betalen.
rule-LTW-CASE-4-title = Eén blokje te weinig
rule-LTW-CASE-4 = Kun je met je laatste blokje een spoor van 2 bouwen? Ja, met het blokje en 1 invloedspunt van een kleur naar keuze.
rule-LTW-CASE-5-title = Blokjes sparen voor treinen
rule-LTW-CASE-5 = Kun je blokjes voor een trein bewaren en sporen met invloedspunten betalen? Nee, eerst gaan de blokjes op; bouw dan liever minder.
rule-LTW-CASE-6-title = Spoor van een rivaal
rule-LTW-CASE-6 = Maakt het uit dat een rivaal al een spoor heeft in het gebied waarvan jij de kaas of de post wilt? Nee, zolang geen maatschappijspoor het raakt: jullie mogen er allebei goederen weghalen.
rule-LTW-CASE-7-title = Goederen langs verkochte lijn
rule-LTW-CASE-7 = Een lijn door een gebied met vlaktegoederen wordt verkocht terwijl er nog liggen: wat gebeurt ermee? Die kunnen nooit meer worden vervoerd.
rule-LTW-CASE-8-title = Heuvel zonder neutrale plaats
rule-LTW-CASE-8 = De enige neutrale plaats naast een heuvel wordt rood: wat gebeurt er met steen of bier op die heuvel? Die blijven voorgoed liggen, tenzij jullie met de optie voor heuvelgoederen spelen en een ander gebied volstaat.
rule-LTW-CASE-9-title = Rode en groene plaats
rule-LTW-CASE-9 = Wat als een plaats rood én groen wordt? Passagiers van beide kleuren zitten er vast, van elders kunnen passagiers van beide kleuren erheen, en de plaats raken kost 1 rood en 1 groen invloedspunt.
rule-LTW-CASE-10-title = Alleen een maatschappijspoor
rule-LTW-CASE-10 = Is je netwerk verbonden met een rode plaats als er alleen een rood maatschappijspoor heen leidt? Nee, passagiers reizen alleen over je eigen sporen.
rule-LTW-CASE-11-title = Eén spoor verkopen
rule-LTW-CASE-11 = Kun je één enkel spoor tussen twee plaatsen verkopen? Ja, voor 1 invloedspunt, als een van beide de kleur van de maatschappij toont.
rule-LTW-CASE-12-title = Op anderen terechtkomen
rule-LTW-CASE-12 = Je geeft invloedspunten uit en komt op een bezette trede: waar gaat je marker heen? Bovenop.
rule-LTW-CASE-13-title = Eerste zonder bruine punten
rule-LTW-CASE-13 = Je bent eerste in de treinvolgorde en hebt bij het bouwen al je bruine invloedspunten uitgegeven: blijf je eerste? Ja, deze ronde wel.
rule-LTW-CASE-14-title = Niets meer te doen
rule-LTW-CASE-14 = Wat als je geen trein kunt kopen en niets kunt vervoeren? Je past; het programma doet het voor je.
rule-LTW-CASE-15-title = Een lege trein
rule-LTW-CASE-15 = Krijg je iets terug voor een trein die je niet kunt vullen? Nee, je krijgt er niets voor terug.
rule-LTW-CASE-16-title = Welke trein je laadt
rule-LTW-CASE-16 = Maakt het uit welke van je treinen je laadt? Alleen voor passagiers op kant 2–3, waar de prijs van de trein hun punten bepaalt; jij kiest de trein.

## Op een eigen bord

own-rule-LTW-COMP-1 = Je hebt { $cubes } investeringsblokjes, { $tracks } sporen, 3 locomotieven en 9 markers: 3 voor de volgordes, 1 voor overwinningspunten, 1 voor winst en 4 voor invloed.
own-rule-LTW-COMP-2 = Er zijn invloedsfiches in vier kleuren, zoveel als de kant zegt (wit + bruin + rood + groen): { $sides }.
own-rule-LTW-COMP-3 = Er zijn { $all } goederenblokjes: { $plain } vlaktegoederen en { $hill } heuvelgoederen.
own-rule-LTW-COMP-4 = Er zijn { $all } personen: { $red } rode passagiers, { $green } groene passagiers en { $landowners } witte landeigenaren.
own-rule-LTW-COMP-6 = Wit staat voor de regering, bruin voor de spoorwegen en hun treinen, rood en groen voor de twee maatschappijen. Hier is rood { $red } en groen { $green }.
own-rule-LTW-COMP-7-title = De kant
own-rule-LTW-COMP-7 = Eén kant geldt voor het hele spel en bepaalt de vakken van de veiling, de fiches in de zak, de treinen en het aantal rondes. Welke kanten er zijn, hangt af van het aantal spelers: { $sides }.
own-rule-LTW-SETUP-3 = Je begint met 0 overwinningspunten, 0 winst en deze invloedspunten: wit { $white }, bruin { $brown }, rood { $red } en groen { $green }.
own-rule-LTW-SETUP-5 = Al je { $cubes } investeringsblokjes liggen in het begin in je voorraad. Vóór fase 1 heeft niemand blokjes in de hand.
own-rule-LTW-SETUP-6 = Alle { $all } blokjes gaan in de zak, en voor elk gebied met een goederensymbool worden er twee getrokken. Daarna gaat elk blokje dat niet bij zijn gebied past uit het spel, net als de rest in de zak. Een gebied begint dus met 0, 1 of 2 blokjes van zijn eigen soort.
own-rule-LTW-SETUP-8 = Voordat er getrokken wordt, krijgen plaatsen met gedrukte passagiers deze (rood + groen): { $towns }. Ze tellen mee voor de 2 of 3 personen van de plaats; alleen de rest wordt getrokken.
own-rule-LTW-TURN-1 = De kant zegt hoeveel rondes er zijn (spelers → rondes): { $sides }.
own-rule-LTW-CUBE-1 = Fase 1: neem { $each_turn } blokjes uit je voorraad in de hand, of alle als het er minder zijn. Bewaarde blokjes uit eerdere rondes blijven in je hand. In totaal heb je er { $cubes }.
own-rule-LTW-TOKEN-1 = De kant zegt welke invloedsfiches in de zak zitten (wit + bruin + rood + groen): { $sides }.
own-rule-LTW-TOKEN-2 = De kant zegt hoeveel vakken er zijn: { $sides }.
own-rule-LTW-TOKEN-3 = Elk vak toont gedrukte invloedspunten en krijgt één willekeurig getrokken fiche; de andere fiches blijven in de zak. In spellen die met regelversie 1 zijn begonnen is niets gedrukt: daar vullen fiches de vakken. Gedrukte punten vanaf het eerste vak: { $sides }.
own-rule-LTW-AUC-2 = Je biedt blokjes uit je hand op één vak. Het laagste bod op een leeg vak, vanaf het eerste vak: { $sides }. Op het bod van een andere speler bied je minstens één blokje meer.
own-rule-LTW-TRAIN-5 = Prijs: plekken voor passagiers + goederen. { $sides }. Elke ronde zijn alle treinen weer vrij.
own-rule-LTW-SCORE-1 = Elk goed dat je hebt vervoerd, is 1 overwinningspunt waard.
own-rule-LTW-SCORE-2-title = Punten voor passagiers
own-rule-LTW-SCORE-2 = Wat een passagier waard is, hangt van de trein af (prijs → overwinningspunten): { $sides }.
