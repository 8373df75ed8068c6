# Lessen van Ticket to Ride: wat er aan de zijkant gezegd wordt, stap voor stap.

lesson-ticket-europe-title = Je eerste partij in Europa
lesson-ticket-europe-welcome = Welkom aan tafel! Je schuift halverwege een partij aan bij Ida: je treinen rijden al van Petrograd tot Madrid. Over tien minuten heb je alles een keer gedaan wat er te doen is.
lesson-ticket-europe-end = Meer hoef je niet te weten. Aan het eind wordt alles geteld: bestemmingskaarten, stations die je niet nodig had, en 10 punten voor het langste traject. De volgende partij is van jou, vanaf de eerste kaart.

lesson-ticket-europe-draw = Per beurt doe je één ding: kaarten nemen, een route bezetten, bestemmingskaarten trekken of een station bouwen. Voor Paris – Wien mis je München – Wien, en dat kost drie oranje kaarten. Je hebt er twee: neem de oranje uit de open rij.
lesson-ticket-europe-draw-done = Nu heb je er drie.
lesson-ticket-europe-draw-locomotive = Een open locomotief telt als beide kaarten, dus je beurt is nu voorbij. Er is niets verloren, het is een joker – maar na de oranje had je nog een tweede mogen nemen.
lesson-ticket-europe-draw-blind = Van de stapel kan alles komen, dat is de charme. Bij open kaarten weet je wat je krijgt: kijk of de oranje er nog ligt.
lesson-ticket-europe-draw-else = Dat mag ook. Maar München – Wien moet wachten tot je drie oranje kaarten hebt. Neem de oranje zodra het kan.

lesson-ticket-europe-second = Bij deze beurt hoort nog een kaart. Neem welke je wilt, of waag het met de stapel.

lesson-ticket-europe-claim = Drie oranje kaarten, drie oranje vakken: druk op München – Wien en betaal. De punten tellen meteen.
lesson-ticket-europe-claim-done = 4 punten, en drie treintjes minder in voorraad. Wie er nog maar twee heeft, luidt de laatste ronde in – houd die van Ida dus in het oog.
lesson-ticket-europe-claim-other = Punten zijn punten, en routes hoeven elkaar niet te raken. Maar met deze kom je niet dichter bij Paris – Wien, en wat betaald is, is weg.
lesson-ticket-europe-claim-else = Kaarten blijven, routes niet: wie het eerst komt, heeft ze. Bezet München – Wien in je volgende beurt.

lesson-ticket-europe-tickets = Er ligt al veel, en een bestemmingskaart die daarbij past is half af als ze komt. Gebruik deze beurt om bestemmingskaarten te trekken.
lesson-ticket-europe-tickets-else = Ook dat is een beurt. Maar voor bestemmingskaarten is het nu de tijd, zolang er nog beurten zijn om ze te halen.

lesson-ticket-europe-keep = Minstens één houd je. Bij Zürich – Budapest ligt jouw München – Wien precies in het midden. De andere twee gaan ver weg: geef ze terug.
lesson-ticket-europe-keep-done = Goed gekozen: alleen Zürich – München en Wien – Budapest ontbreken nog.
lesson-ticket-europe-keep-else = Moedig! Bedenk: wat aan het eind niet af is, kost evenveel punten als het had opgebracht.

lesson-ticket-europe-locomotive = Zürich – München is een tunnel, en een tunnel kan meer kosten dan hij laat zien. Een locomotief staat voor elke kleur. De open locomotief telt als beide kaarten van je beurt: neem hem toch.
lesson-ticket-europe-locomotive-done = Een joker in de hand: zo is de tunnel niet meer eng.
lesson-ticket-europe-locomotive-else = Zoals je wilt. Een joker had je gerustgesteld: wat een tunnel kost, weet vooraf niemand.

lesson-ticket-europe-tunnel = De tunnel in: bezet Zürich – München met twee gele kaarten. Daarna worden drie kaarten omgedraaid, en elke gele of locomotief daarbij kost één kaart meer.
lesson-ticket-europe-tunnel-else = De tunnel kan een beurt wachten. Maar zonder hem blijft Zürich – Budapest een stuk papier: bezet Zürich – München als volgende.

lesson-ticket-europe-pay = Daar is hij, de kaart die er één meer kost. Betaal met geel of met de locomotief. Je zou je kaarten ook kunnen terugnemen; dan was je beurt voorbij en verder niets verloren.
lesson-ticket-europe-pay-done = Erdoor! Zürich – München is van jou.
lesson-ticket-europe-pay-else = Je kaarten zijn weer in je hand en je beurt is voorbij: meer kost het niet. Probeer het in je volgende beurt opnieuw; dan komen er andere kaarten.

lesson-ticket-europe-station = Ida was sneller: Wien – Budapest is van haar, en met z’n tweeën is het tweede spoor gesloten. Bouw een station in Wien of Budapest, voor één kaart: dan telt één route van haar die daar eindigt voor jouw bestemmingskaarten.
lesson-ticket-europe-station-done = Zürich – Budapest is gehaald, over de rails van Ida. Een station dat je nooit bouwt, is 4 punten waard; dit is je meer waard.
lesson-ticket-europe-station-other = Een station helpt alleen bij routes die in zijn stad eindigen, en van hier gaat er geen naar Budapest. Je volgende kost twee kaarten van één kleur – in Wien of Budapest is het dat waard.
lesson-ticket-europe-station-else = Zonder de rails van Ida kom je niet in Budapest, en een kaart die niet af is kost je 6 punten. Een station in Wien of Budapest helpt.

lesson-ticket-europe-last = Ida heeft nog maar twee treintjes: de laatste ronde. Iedereen is nog één keer aan de beurt, en dit is die van jou. Frankfurt – München, twee roze kaarten, maakt Paris – Wien af.
lesson-ticket-europe-last-done = Paris – Wien is gehaald: 8 punten aan het eind.
lesson-ticket-europe-last-else = Paris – Wien blijft open, en dat is 8 punten minder in plaats van 8 meer. Heb je nog een beurt, kijk dan naar Frankfurt – München.
