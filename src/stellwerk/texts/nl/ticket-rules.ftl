### De regels van de Ticket to Ride-familie in onze eigen woorden. Twee teksten per regelnummer.

## Inleidingen

rules-intro-ticket-europe = Route na route trek je door het Europa van weleer en verbind je de steden op je geheime bestemmingskaarten. Nieuw ten opzichte van het basisspel zijn veerboten die om locomotieven vragen, tunnels waarvan je de prijs pas tijdens het graven ontdekt, en stations waarmee je aan het eind een route van een ander mag gebruiken.
rules-intro-ticket-switzerland = Een krap bord vol bergen voor 2 of 3 spelers met elk 40 treintjes. Anders dan in het basisspel werken locomotieven alleen in tunnels, maar je komt er makkelijker aan, en sommige bestemmingskaarten voeren naar de buurlanden. Een bestemmingskaart die je weigert, komt nooit meer terug.
rules-intro-ticket-usa = Dit is het basisspel: verzamel treinkaarten, bezet routes dwars door Noord-Amerika en verbind de steden op je geheime bestemmingskaarten voordat de treintjes op zijn. Geen veerboten, geen tunnels, geen stations: het ideale bord voor een eerste partij.

## Spelmateriaal

rules-section-ticket-components = Spelmateriaal

rule-TTR-COMP-1-title = De treinkaarten
rule-TTR-COMP-1 = Er zijn 110 treinkaarten: 12 in elk van de kleuren roze, blauw, oranje, wit, groen, geel, zwart en rood, plus 14 locomotieven.
rule-TTR-COMP-2-title = Spelers, treintjes en stations
rule-TTR-COMP-2 = Europa: 2–5 spelers met elk 45 treintjes en 3 stations. Zonder stations: Zwitserland (2–3 spelers, elk 40 treintjes) en de USA (2–5 spelers, elk 45 treintjes).
rule-TTR-COMP-3-title = Punten voor routes
rule-TTR-COMP-3 = Lange routes lonen. Europa (vakken → punten): 1 → 1, 2 → 2, 3 → 4, 4 → 7, 6 → 15, 8 → 21. USA en Zwitserland: 1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15.

## Voorbereiding

rules-section-ticket-setup = Voorbereiding

rule-TTR-SETUP-1-title = Je eerste kaarten
rule-TTR-SETUP-1 = Je begint met 4 treinkaarten in je hand. Naast de trekstapel liggen 5 kaarten open: de open rij.
rule-TTR-SETUP-2-title = Te veel locomotieven
rule-TTR-SETUP-2 = Zodra er 3 of meer locomotieven in de open rij liggen, gaan alle 5 kaarten naar de aflegstapel en komen er 5 nieuwe, zo vaak als nodig is. Dat geldt bij de voorbereiding en op elk moment daarna.
rule-TTR-SETUP-3-title = Einde van het verversen
rule-TTR-SETUP-3 = Kunnen trekstapel, aflegstapel en open rij samen geen rij met minder dan 3 locomotieven meer opleveren, dan wordt er niets meer vervangen en blijft de rij gewoon liggen. Anders kwam er nooit een eind aan.
rule-TTR-SETUP-4-title = Wie begint
rule-TTR-SETUP-4 = De gedrukte regels gunnen de eerste beurt aan wie in de meeste Europese steden is geweest. Bij ons kiest de tafel een plaats of beslist het lot (dat is de standaard). Daarna gaat het met de klok mee.
rule-TTR-SETUP-5-title = Europa: Klassiek en 1912
rule-TTR-SETUP-5 = Je krijgt 1 lange en 3 gewone bestemmingskaarten; van die 4 houd je er minstens 2, welke je maar wilt. Wat je teruggeeft verdwijnt ongezien uit het spel, net als de lange kaarten die niet zijn uitgedeeld.
rule-TTR-SETUP-6-title = Europa: Mega
rule-TTR-SETUP-6 = Je krijgt eerst 2 lange bestemmingskaarten en houdt er één of geen; alle andere lange gaan uit het spel. Daarna krijg je 5 gewone: houd er minstens 2 als je een lange hebt gehouden, anders minstens 3. Teruggegeven gewone kaarten worden geschud en gaan onder de stapel bestemmingskaarten.
rule-TTR-SETUP-7-title = Europa: Grote steden
rule-TTR-SETUP-7 = Alleen de 45 bestemmingskaarten met het logo Grote stad doen mee, dus geen lange en geen bonuskaarten. Je krijgt er 5 en houdt er minstens 2; wat wordt teruggegeven, gaat geschud onder de stapel bestemmingskaarten. De negen grote steden zijn voor iedereen te zien: London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína en Angora.
rule-TTR-SETUP-8-title = Zwitserland en USA
rule-TTR-SETUP-8 = In Zwitserland krijg je 5 bestemmingskaarten en houd je er minstens 2. In de USA krijg je er met de kaarten van het basisspel 3 en houd je er minstens 2.
rule-TTR-SETUP-9-title = Bonuskaarten voor Europa
rule-TTR-SETUP-9 = De 6 Orient Express-kaarten en de ene Max-kaart zijn extra’s: voeg ze in de jubileumeditie apart of samen toe aan elke kaartenset voor Europa waarvan ze het logo dragen. Elke kaart komt bij de bestemmingskaarten van dezelfde soort, lang of gewoon. Geen ervan draagt het logo Grote stad, dus bij die set kunnen ze niet.
rule-TTR-SETUP-9-note = De kaarten zelf waren in geen openbare bron te vinden: dat geen ervan het logo Grote stad draagt, is onze beslissing.
rule-TTR-SETUP-10-title = In het geheim kiezen
rule-TTR-SETUP-10 = Iedereen kiest tegelijk zijn eerste bestemmingskaarten. De anderen zien hoeveel je er houdt, maar niet welke.
rule-TTR-SETUP-11-title = Kaartensets voor Europa
rule-TTR-SETUP-11 = Klassiek: bestemmingskaarten met het Europa-logo (6 lange, 40 gewone); 1912: kaarten met het 1912-logo (6 lange, 49 gewone); Mega: beide samen (12 lange, 89 gewone); Grote steden: 45 gewone, geen lange. De originele editie had alleen de klassieke.

## Een beurt

rules-section-ticket-turn = Je beurt

rule-TTR-TURN-1-title = Eén actie per beurt
rule-TTR-TURN-1 = In je beurt doe je precies één ding: treinkaarten nemen, één route bezetten, bestemmingskaarten trekken of, in Europa, één station bouwen.
rule-TTR-TURN-2-title = Wanneer je past
rule-TTR-TURN-2 = Je past als geen enkele actie voor jou mogelijk is, en alleen dan. Passen alle spelers na elkaar, dan is het spel afgelopen en volgt de eindtelling.

## Treinkaarten nemen

rules-section-ticket-draw = Treinkaarten nemen

rule-TTR-DRAW-1-title = Twee kaarten per beurt
rule-TTR-DRAW-1 = Neem 2 kaarten, elk uit de open rij of blind van de trekstapel. Een kaart uit de rij wordt meteen vervangen, nog voor je de tweede kiest.
rule-TTR-DRAW-2-title = Locomotieven in de rij
rule-TTR-DRAW-2 = Europa en USA: een locomotief uit de open rij telt voor allebei je kaarten. Je kunt hem alleen als eerste nemen en krijgt dan geen tweede kaart. Na een andere kaart, uit de rij of blind getrokken, kun je hem niet nemen.
rule-TTR-DRAW-2-note = Over een blind getrokken eerste kaart zegt het regelboekje van de jubileumeditie hier niets; we doen het zoals in de originele editie.
rule-TTR-DRAW-3-title = Locomotieven van de stapel
rule-TTR-DRAW-3 = Een locomotief die je blind trekt, telt als één kaart, net als elke andere.
rule-TTR-DRAW-4-title = Open locomotieven in Zwitserland
rule-TTR-DRAW-4 = Zwitserland: een open locomotief neem je zoals elke andere kaart. Zelfs twee in één beurt mag.
rule-TTR-DRAW-5-title = Lege trekstapel
rule-TTR-DRAW-5 = Is de trekstapel op, dan vormt de geschudde aflegstapel de nieuwe trekstapel.
rule-TTR-DRAW-6-title = Geen kaarten meer
rule-TTR-DRAW-6 = Zijn trekstapel, aflegstapel en open rij allemaal leeg, dan kun je geen treinkaarten nemen. Liggen er alleen in de rij nog kaarten: in de jubileumeditie van Europa kan niemand meer nemen, ook daar niet; in de originele editie en op de andere borden mag je die nemen.
rule-TTR-DRAW-7-title = Slechts één kaart
rule-TTR-DRAW-7 = Is er na de eerste kaart geen tweede die je mag nemen, dan eindigt je beurt daar.
rule-TTR-DRAW-8-title = Geen handlimiet
rule-TTR-DRAW-8 = Je mag zoveel kaarten in je hand hebben als je wilt.

## Een route bezetten

rules-section-ticket-claim = Routes bezetten

rule-TTR-CLAIM-1-title = Een route betalen
rule-TTR-CLAIM-1 = Speel voor elk vak van de route één kaart, allemaal in de kleur van de route. Bij een grijze route kies je zelf een kleur, maar wel dezelfde voor alle kaarten.
rule-TTR-CLAIM-2-title = Locomotieven als joker
rule-TTR-CLAIM-2 = Europa en USA: een locomotief staat voor elke kleur. Gebruik er zoveel als je wilt; je mag zelfs met alleen locomotieven betalen.
rule-TTR-CLAIM-3-title = Locomotieven in Zwitserland
rule-TTR-CLAIM-3 = Zwitserland: locomotieven mag je alleen in tunnels gebruiken, nooit op een gewone route. In een tunnel staan ze voor elke kleur, en je mag zelfs met alleen locomotieven betalen.
rule-TTR-CLAIM-4-title = Treintjes en punten
rule-TTR-CLAIM-4 = Zet op elk vak een van je treintjes; je moet er nog genoeg hebben. De betaalde kaarten gaan naar de aflegstapel en je krijgt meteen de punten van de route.
rule-TTR-CLAIM-5-title = Overal op het bord
rule-TTR-CLAIM-5 = Elke vrije route staat voor je open, ook los van de routes die je al hebt. Je bezet altijd de hele route, in één beurt.
rule-TTR-DOUBLE-1-title = Eén spoor per speler
rule-TTR-DOUBLE-1 = Een dubbele route heeft twee sporen naast elkaar. Je mag ze nooit allebei bezitten.
rule-TTR-DOUBLE-2-title = Dubbele routes, weinig spelers
rule-TTR-DOUBLE-2 = Europa en USA met 2 of 3 spelers: is één spoor van een dubbele route bezet, dan is het andere voor iedereen gesloten.
rule-TTR-DOUBLE-3-title = Dubbele routes in Zwitserland
rule-TTR-DOUBLE-3 = Zwitserland: met 3 spelers zijn beide sporen te bezetten, door verschillende spelers. Met 2 spelers gaat het tweede dicht zodra het eerste bezet is.
rule-TTR-FERRY-1-title = Met de veerboot
rule-TTR-FERRY-1 = Voor een veerboot speel je minstens zoveel locomotieven als er locomotiefsymbolen op staan. De andere vakken betaal je zoals bij een grijze route; ook daar mogen locomotieven.

## Tunnels

rules-section-ticket-tunnel = Tunnels

rule-TTR-TUNNEL-1-title = Een tunnel graven
rule-TTR-TUNNEL-1 = Betaal eerst de lengte van de tunnel. Dan worden de bovenste 3 kaarten van de trekstapel omgedraaid. Voor elke locomotief daarbij en elke kaart in de gespeelde kleur betaal je een toeslag: één kaart in die kleur of een locomotief.
rule-TTR-TUNNEL-2-title = Alleen met locomotieven
rule-TTR-TUNNEL-2 = Heb je uitsluitend locomotieven gespeeld, dan leiden alleen omgedraaide locomotieven tot een toeslag. Ook die betaal je dan met locomotieven.
rule-TTR-TUNNEL-3-title = Afzien van de tunnel
rule-TTR-TUNNEL-3 = Kun of wil je de toeslag niet betalen, dan neem je de gespeelde kaarten terug en is je beurt voorbij.
rule-TTR-TUNNEL-4-title = De omgedraaide kaarten
rule-TTR-TUNNEL-4 = De omgedraaide kaarten blijven liggen tot je beurt voorbij is en gaan dan naar de aflegstapel.
rule-TTR-TUNNEL-5-title = Te weinig kaarten
rule-TTR-TUNNEL-5 = Raakt de trekstapel op, dan wordt de aflegstapel geschud; de kaarten die je net hebt gespeeld, horen daar nog niet bij. Zijn er dan nog geen 3 kaarten, draai dan om wat er is. Is er niets, dan loop je geen risico.
rule-TTR-TUNNEL-5-note = Van ons is alleen dat de zojuist gespeelde kaarten nog niet bij de aflegstapel horen.

## Bestemmingskaarten

rules-section-ticket-tickets = Bestemmingskaarten

rule-TTR-TICKET-1-title = Nieuwe bestemmingskaarten trekken
rule-TTR-TICKET-1 = Trek 3 bestemmingskaarten (4 in sommige sets, zoals Grote steden in Europa), of wat er nog is, en houd er minstens 1. Is de stapel bestemmingskaarten leeg, dan kan deze actie niet.
rule-TTR-TICKET-2-title = Kaarten die je weigert
rule-TTR-TICKET-2 = Europa en USA: getrokken bestemmingskaarten die je niet houdt, gaan onder de stapel bestemmingskaarten. Zwitserland: ze gaan uit het spel, en dat geldt ook voor de kaarten van het begin.
rule-TTR-TICKET-3-title = Gehouden en geheim
rule-TTR-TICKET-3 = Een bestemmingskaart die je hebt gehouden, blijft tot het eind bij jou. Niemand anders krijgt die te zien vóór de eindtelling.

## Stations

rules-section-ticket-stations = Stations (Europa)

rule-TTR-STATION-1-title = Een station bouwen
rule-TTR-STATION-1 = Je mag één station per beurt bouwen, in elke stad die er nog geen heeft, ook als er geen bezette route naartoe loopt. Je hebt er 3 voor het hele spel.
rule-TTR-STATION-2-title = Prijs van een station
rule-TTR-STATION-2 = Je eerste station kost 1 kaart, je tweede 2 en je derde 3, telkens in één kleur. Locomotieven staan voor elke kleur.
rule-TTR-STATION-3-title = Wat stations doen
rule-TTR-STATION-3 = Aan het eind mag je per station één route van een andere speler gebruiken die in die stad uitkomt. Die telt alleen voor bestemmingskaarten en is voor al je kaarten dezelfde. De keuze is aan jou, en wij maken haar voor je zonder het te vragen: wat de meeste punten oplevert en bij een gelijke stand de meeste voltooide bestemmingskaarten. Beter kan geen andere zijn.
rule-TTR-STATION-4-title = Nooit gebouwde stations
rule-TTR-STATION-4 = Elk station dat je nooit hebt gebouwd, is aan het eind 4 punten waard.

## Einde en eindtelling

rules-section-ticket-end = Einde en eindtelling

rule-TTR-END-1-title = De laatste ronde
rule-TTR-END-1 = De laatste ronde begint als iemand na zijn beurt 2 treintjes of minder over heeft: iedereen speelt nog één keer, ook deze speler. Dan is het spel afgelopen.
rule-TTR-SCORE-1-title = Bestemmingskaarten tellen
rule-TTR-SCORE-1 = Verbinden je eigen routes, samen met de routes die je via stations gebruikt, de twee steden op een bestemmingskaart, dan krijg je de waarde erbij. Anders gaat die eraf.
rule-TTR-SCORE-2-title = Het langste traject
rule-TTR-SCORE-2 = Het langste aaneengesloten traject van eigen treintjes is 10 punten waard; bij een gelijke stand krijgen alle betrokkenen er 10. Rondjes en herhaalde bezoeken aan een stad zijn toegestaan, maar elke route telt slechts één keer en stations helpen niet.
rule-TTR-SCORE-3-title = Bestemmingskaarten met landen
rule-TTR-SCORE-3 = Zwitserland: zo’n kaart noemt meerdere bestemmingen met elk een eigen waarde. Je scoort de beste die je hebt bereikt; heb je er geen bereikt, dan verlies je de laagste waarde op de kaart.
rule-TTR-SCORE-4-title = Overgangen aan de grens
rule-TTR-SCORE-4 = Zwitserland: 4 grensovergangen leiden naar Frankrijk, 5 naar Italië, 5 naar Duitsland en 3 naar Oostenrijk. Bereik je er één, dan heb je het land bereikt. Maar elke overgang is een eindpunt: geen enkel traject loopt door een land heen.
rule-TTR-SCORE-4-note = Van ons is alleen dat geen enkel traject door een land heen loopt.
rule-TTR-SCORE-5-title = Van land naar land
rule-TTR-SCORE-5 = Zwitserland: voor een bestemmingskaart tussen twee landen heb je een traject van eigen routes nodig, van een grensovergang van het ene naar een van het andere land.
rule-TTR-SCORE-6-title = De Globetrotter-bonus
rule-TTR-SCORE-6 = USA, kaartensets 1910 en Mega: wie de meeste bestemmingskaarten heeft voltooid, krijgt 15 punten; bij een gelijke stand geldt dat voor alle betrokkenen. Voor het langste traject is er in de set 1910 geen bonus, en in Grote steden (USA) evenmin.
rule-TTR-TIE-1-title = Winnen in Europa
rule-TTR-TIE-1 = Europa, jubileumeditie: wie de meeste punten heeft, wint. Bij een gelijke stand geven de meeste voltooide bestemmingskaarten de doorslag, daarna het langste traject.
rule-TTR-TIE-2-title = Winnen in Europa (origineel)
rule-TTR-TIE-2 = Europa, originele editie (een optie): wie de meeste punten heeft, wint. Bij een gelijke stand geven de meeste voltooide bestemmingskaarten de doorslag, daarna de minste gebouwde stations, daarna het langste traject.
rule-TTR-TIE-3-title = Winnen: USA en Zwitserland
rule-TTR-TIE-3 = USA en Zwitserland: wie de meeste punten heeft, wint. Bij een gelijke stand geven de meeste voltooide bestemmingskaarten de doorslag, daarna het langste traject.
rule-TTR-TIE-4-title = Nog steeds gelijk
rule-TTR-TIE-4 = Spelers die ook dan nog gelijk staan, delen de overwinning.

## Op een eigen bord

own-rule-TTR-COMP-1 = Er zijn { $cards } treinkaarten: { $colours } gekleurde en { $locomotives } locomotieven.
own-rule-TTR-COMP-2 = { $fewest }–{ $most } spelers met elk { $trains } treintjes. Stations per speler: { $stations }.
own-rule-TTR-COMP-3 = Lange routes lonen (vakken → punten): { $points }.
own-rule-TTR-SETUP-8-title = Je eerste bestemmingskaarten
own-rule-TTR-SETUP-8 = De kaartenset bepaalt hoeveel bestemmingskaarten je krijgt en hoeveel je er minstens houdt (gekregen → gehouden): { $sets }. In een som staan de lange voorop.
own-rule-TTR-DOUBLE-2 = Met minder dan { $players } spelers geldt: is één spoor van een dubbele route bezet, dan is het andere voor iedereen gesloten.
own-rule-TTR-DOUBLE-3-title = Dubbele routes, weinig spelers
own-rule-TTR-DOUBLE-3 = { own-rule-TTR-DOUBLE-2 }
own-rule-TTR-TICKET-1 = Trek zoveel bestemmingskaarten als de kaartenset zegt ({ $sets }), of wat er nog is, en houd er minstens 1. Is de stapel bestemmingskaarten leeg, dan kan deze actie niet.
own-rule-TTR-TICKET-2 = Getrokken bestemmingskaarten die je niet houdt, gaan { $unkept ->
    [under-deck] onder de stapel bestemmingskaarten.
   *[leave-game] uit het spel.
 }
own-rule-TTR-STATION-1 = Je mag één station per beurt bouwen, in elke stad die er nog geen heeft, ook als er geen bezette route naartoe loopt. Je hebt er { $stations } voor het hele spel.
own-rule-TTR-STATION-2 = Je eerste station kost 1 kaart en elk volgende 1 kaart meer dan het vorige, telkens in één kleur. Locomotieven staan voor elke kleur.
own-rule-TTR-SCORE-2 = Het langste aaneengesloten traject van eigen treintjes is zoveel punten waard als de kaartenset zegt ({ $sets }); bij een gelijke stand krijgen alle betrokkenen ze. Rondjes en herhaalde bezoeken aan een stad zijn toegestaan, maar elke route telt slechts één keer en stations helpen niet.
own-rule-TTR-SCORE-4 = Aantal grensovergangen naar elk land: { $exits }. Bereik je er één, dan heb je het land bereikt. Maar elke overgang is een eindpunt: geen enkel traject loopt door een land heen.
own-rule-TTR-SCORE-6 = Wie de meeste bestemmingskaarten heeft voltooid, krijgt zoveel punten als de kaartenset zegt ({ $sets }); bij een gelijke stand geldt dat voor alle betrokkenen.
