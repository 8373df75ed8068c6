### Die Regeln der Ticket-to-Ride-Familie in unseren Worten. Zwei Texte je Regelnummer.

## Einleitungen

rules-intro-ticket-europe = Quer durch das Europa von einst baust du Strecke um Strecke und verbindest die Städte auf deinen geheimen Zielkarten. Neu gegenüber dem Grundspiel sind Fähren, die Lokomotiven verlangen, Tunnel, deren Preis sich erst beim Bau zeigt, und Bahnhöfe, mit denen du am Ende fremde Strecken mitbenutzt.
rules-intro-ticket-switzerland = Ein enger Plan voller Berge für 2 oder 3 Personen mit je 40 Waggons. Anders als im Grundspiel nützen Lokomotiven nur in Tunneln, sind dafür aber leichter zu bekommen, und manche Zielkarten führen in die Nachbarländer. Zielkarten, die du ablehnst, kommen nicht wieder.
rules-intro-ticket-usa = Das ist das Grundspiel: Sammle Wagenkarten, baue Strecken quer durch Nordamerika und verbinde die Städte auf deinen geheimen Zielkarten, bevor die Waggons ausgehen. Ohne Fähren, Tunnel und Bahnhöfe ist dieser Plan ideal für die erste Partie.

## Spielmaterial

rules-section-ticket-components = Spielmaterial

rule-TTR-COMP-1-title = Die Wagenkarten
rule-TTR-COMP-1 = Im Spiel sind 110 Wagenkarten: je 12 in Pink, Blau, Orange, Weiß, Grün, Gelb, Schwarz und Rot, dazu 14 Lokomotiven.
rule-TTR-COMP-2-title = Personen, Waggons und Bahnhöfe
rule-TTR-COMP-2 = Europa: 2–5 Personen mit je 45 Waggons und 3 Bahnhöfen. Ohne Bahnhöfe: Schweiz (2–3 Personen, je 40 Waggons) und USA (2–5 Personen, je 45 Waggons).
rule-TTR-COMP-3-title = Punkte für Strecken
rule-TTR-COMP-3 = Lange Strecken lohnen sich. Europa (Felder → Punkte): 1 → 1, 2 → 2, 3 → 4, 4 → 7, 6 → 15, 8 → 21. USA und Schweiz: 1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15.

## Spielvorbereitung

rules-section-ticket-setup = Spielvorbereitung

rule-TTR-SETUP-1-title = Deine ersten Karten
rule-TTR-SETUP-1 = Du beginnst mit 4 Wagenkarten auf der Hand. Neben dem Nachziehstapel liegen 5 Karten offen: die Auslage.
rule-TTR-SETUP-2-title = Zu viele Lokomotiven
rule-TTR-SETUP-2 = Sobald in der Auslage 3 oder mehr Lokomotiven liegen, werden alle 5 Karten abgelegt und 5 neue aufgedeckt, wenn nötig auch mehrmals. Das gilt zu Beginn und jederzeit danach.
rule-TTR-SETUP-3-title = Ende des Austauschs
rule-TTR-SETUP-3 = Geben Nachziehstapel, Ablagestapel und Auslage zusammen keine Auslage mit weniger als 3 Lokomotiven mehr her, wird nicht weiter ausgetauscht: Die Auslage bleibt, wie sie ist. Sonst nähme es kein Ende.
rule-TTR-SETUP-4-title = Wer beginnt
rule-TTR-SETUP-4 = Nach den gedruckten Regeln fängt an, wer schon in den meisten Städten Europas war. Bei uns bestimmt ihr einen Platz oder lasst das Los entscheiden (so ist es voreingestellt). Danach geht es im Uhrzeigersinn weiter.
rule-TTR-SETUP-5-title = Europa: Klassisch und 1912
rule-TTR-SETUP-5 = Du bekommst 1 lange und 3 normale Zielkarten; von diesen 4 behältst du mindestens 2, ganz gleich welche. Was du zurückgibst, kommt ungesehen aus dem Spiel, ebenso die langen Zielkarten, die niemand bekommen hat.
rule-TTR-SETUP-6-title = Europa: Mega
rule-TTR-SETUP-6 = Zuerst bekommst du 2 lange Zielkarten und behältst eine oder keine davon; alle übrigen langen kommen aus dem Spiel. Dann folgen 5 normale: Mit einer langen Zielkarte behältst du mindestens 2 davon, ohne lange mindestens 3. Zurückgegebene normale Zielkarten werden gemischt und kommen unter den Zielkartenstapel.
rule-TTR-SETUP-7-title = Europa: Großstädte
rule-TTR-SETUP-7 = Im Spiel sind nur die 45 Zielkarten mit dem Großstadt-Logo, also keine langen und keine Bonus-Zielkarten. Du bekommst 5 und behältst mindestens 2; was zurückgegeben wird, kommt gemischt unter den Zielkartenstapel. Die neun Großstädte sind für alle zu sehen: London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína und Angora.
rule-TTR-SETUP-8-title = Schweiz und USA
rule-TTR-SETUP-8 = In der Schweiz bekommst du 5 Zielkarten und behältst mindestens 2. In den USA sind es mit den Zielkarten des Grundspiels 3, von denen du mindestens 2 behältst.
rule-TTR-SETUP-9-title = Bonus-Zielkarten für Europa
rule-TTR-SETUP-9 = Die 6 Zielkarten „Orient Express“ und die einzelne Zielkarte „Max“ sind Extras: In der Jubiläumsausgabe könnt ihr sie getrennt oder zusammen in jeden Zielkartensatz für Europa aufnehmen, dessen Logo sie tragen. Jede kommt zu den Zielkarten ihrer Art, lang oder normal. Das Großstadt-Logo trägt keine; in diesen Satz können sie nicht.
rule-TTR-SETUP-9-note = Die Karten selbst fanden sich in keiner öffentlichen Quelle: Dass keine das Großstadt-Logo trägt, ist unsere Entscheidung.
rule-TTR-SETUP-10-title = Geheime Auswahl
rule-TTR-SETUP-10 = Alle wählen ihre ersten Zielkarten gleichzeitig. Die anderen sehen, wie viele du behältst, aber nicht, welche.
rule-TTR-SETUP-11-title = Zielkartensätze für Europa
rule-TTR-SETUP-11 = Klassisch: Zielkarten mit dem Europa-Logo (6 lange, 40 normale); 1912: Zielkarten mit dem 1912-Logo (6 lange, 49 normale); Mega: beide zusammen (12 lange, 89 normale); Großstädte: 45 normale, keine langen. In der Originalausgabe gab es nur die klassischen.

## Ein Zug

rules-section-ticket-turn = Dein Zug

rule-TTR-TURN-1-title = Eine Aktion pro Zug
rule-TTR-TURN-1 = In deinem Zug tust du genau eines: Wagenkarten nehmen, eine Strecke bauen, Zielkarten ziehen oder, in Europa, einen Bahnhof bauen.
rule-TTR-TURN-2-title = Wann du passt
rule-TTR-TURN-2 = Du passt, wenn dir keine der Aktionen möglich ist, und nur dann. Passen alle nacheinander, ist die Partie zu Ende und wird gewertet.

## Wagenkarten nehmen

rules-section-ticket-draw = Wagenkarten nehmen

rule-TTR-DRAW-1-title = Zwei Karten pro Zug
rule-TTR-DRAW-1 = Nimm 2 Karten, jede entweder aus der Auslage oder verdeckt vom Nachziehstapel. Eine Lücke in der Auslage wird sofort aufgefüllt, noch bevor du die zweite Karte wählst.
rule-TTR-DRAW-2-title = Lokomotiven in der Auslage
rule-TTR-DRAW-2 = Europa und USA: Eine Lokomotive aus der Auslage zählt für beide Karten. Du kannst sie nur als erste nehmen und bekommst dann keine zweite. Nach einer anderen Karte, ob aus der Auslage oder verdeckt gezogen, kannst du sie nicht nehmen.
rule-TTR-DRAW-2-note = Von einer verdeckt gezogenen ersten Karte spricht die Anleitung der Jubiläumsausgabe hier nicht; wir halten es wie in der Originalausgabe.
rule-TTR-DRAW-3-title = Lokomotiven vom Stapel
rule-TTR-DRAW-3 = Eine verdeckt gezogene Lokomotive zählt als eine Karte, wie jede andere Wagenkarte auch.
rule-TTR-DRAW-4-title = Offene Lokomotiven in der Schweiz
rule-TTR-DRAW-4 = Schweiz: Eine offene Lokomotive nimmst du wie jede andere Karte, auch zwei in einem Zug.
rule-TTR-DRAW-5-title = Leerer Nachziehstapel
rule-TTR-DRAW-5 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
rule-TTR-DRAW-6-title = Keine Karten mehr
rule-TTR-DRAW-6 = Sind Nachziehstapel, Ablagestapel und Auslage leer, kannst du keine Wagenkarten nehmen. Liegen nur noch in der Auslage welche: In der Jubiläumsausgabe von Europa kann niemand mehr nehmen, auch dort nicht; in der Originalausgabe und auf den anderen Plänen darfst du dich dort bedienen.
rule-TTR-DRAW-7-title = Nur eine Karte
rule-TTR-DRAW-7 = Gibt es nach der ersten Karte keine zweite, die du nehmen darfst, endet dein Zug damit.
rule-TTR-DRAW-8-title = Kein Handkartenlimit
rule-TTR-DRAW-8 = Deine Kartenhand darf beliebig groß werden.

## Strecken bauen

rules-section-ticket-claim = Strecken bauen

rule-TTR-CLAIM-1-title = Eine Strecke bezahlen
rule-TTR-CLAIM-1 = Spiele für jedes Feld der Strecke eine Karte in ihrer Farbe. Bei einer grauen Strecke suchst du dir die Farbe aus, aber alle Karten müssen dieselbe haben.
rule-TTR-CLAIM-2-title = Lokomotiven als Joker
rule-TTR-CLAIM-2 = Europa und USA: Eine Lokomotive steht für jede Farbe. Du darfst beliebig viele einsetzen und sogar nur mit Lokomotiven bezahlen.
rule-TTR-CLAIM-3-title = Lokomotiven in der Schweiz
rule-TTR-CLAIM-3 = Schweiz: Lokomotiven darfst du nur für Tunnel einsetzen, nie für eine gewöhnliche Strecke. Im Tunnel stehen sie für jede Farbe, und du darfst sogar nur mit Lokomotiven bezahlen.
rule-TTR-CLAIM-4-title = Waggons und Punkte
rule-TTR-CLAIM-4 = Stelle auf jedes Feld einen deiner Waggons; du musst noch genug davon haben. Die bezahlten Karten kommen auf den Ablagestapel, und du erhältst sofort die Punkte für die Strecke.
rule-TTR-CLAIM-5-title = Überall auf dem Plan
rule-TTR-CLAIM-5 = Du darfst jede freie Strecke bauen, auch ohne Anschluss an deine übrigen. Gebaut wird immer die ganze Strecke in einem einzigen Zug.
rule-TTR-DOUBLE-1-title = Ein Gleis pro Person
rule-TTR-DOUBLE-1 = Eine Doppelstrecke hat zwei Gleise nebeneinander. Dir kann immer nur eines davon gehören.
rule-TTR-DOUBLE-2-title = Doppelstrecken in kleiner Runde
rule-TTR-DOUBLE-2 = Europa und USA mit 2 oder 3 Personen: Ist ein Gleis einer Doppelstrecke gebaut, ist das andere für alle gesperrt.
rule-TTR-DOUBLE-3-title = Doppelstrecken in der Schweiz
rule-TTR-DOUBLE-3 = Schweiz: Mit 3 Personen können beide Gleise gebaut werden, nur nicht von derselben Person. Mit 2 Personen ist das zweite gesperrt, sobald das erste gebaut ist.
rule-TTR-FERRY-1-title = Mit der Fähre
rule-TTR-FERRY-1 = Für eine Fähre brauchst du mindestens so viele Lokomotiven, wie sie Lokomotivsymbole zeigt. Die übrigen Felder bezahlst du wie bei einer grauen Strecke; auch dort sind Lokomotiven erlaubt.

## Tunnel

rules-section-ticket-tunnel = Tunnel

rule-TTR-TUNNEL-1-title = Einen Tunnel bauen
rule-TTR-TUNNEL-1 = Bezahle zuerst die Länge des Tunnels. Dann deckst du die 3 obersten Karten vom Nachziehstapel auf. Für jede Lokomotive darunter und jede Karte in der gespielten Farbe zahlst du einen Aufpreis: eine Karte derselben Farbe oder eine Lokomotive.
rule-TTR-TUNNEL-2-title = Nur mit Lokomotiven
rule-TTR-TUNNEL-2 = Hast du ausschließlich Lokomotiven gespielt, verursachen nur aufgedeckte Lokomotiven einen Aufpreis. Den musst du dann ebenfalls mit Lokomotiven zahlen.
rule-TTR-TUNNEL-3-title = Auf den Tunnel verzichten
rule-TTR-TUNNEL-3 = Kannst oder willst du den Aufpreis nicht zahlen, nimmst du deine gespielten Karten zurück und dein Zug ist vorbei.
rule-TTR-TUNNEL-4-title = Die aufgedeckten Karten
rule-TTR-TUNNEL-4 = Was für den Tunnel aufgedeckt wurde, bleibt bis zum Ende des Zuges liegen und wandert dann auf den Ablagestapel.
rule-TTR-TUNNEL-5-title = Zu wenige Karten
rule-TTR-TUNNEL-5 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt; deine eben gespielten Karten gehören noch nicht dazu. Finden sich auch so keine 3 Karten, werden so viele aufgedeckt, wie da sind. Gibt es gar keine, baust du ohne Risiko.
rule-TTR-TUNNEL-5-note = Von uns ist nur, dass die eben gespielten Karten noch nicht zum Ablagestapel gehören.

## Zielkarten

rules-section-ticket-tickets = Zielkarten

rule-TTR-TICKET-1-title = Neue Zielkarten ziehen
rule-TTR-TICKET-1 = Ziehe 3 Zielkarten (in manchen Sätzen 4, so bei den Großstädten in Europa) oder so viele, wie noch da sind, und behalte mindestens 1. Ist der Zielkartenstapel leer, ist diese Aktion nicht möglich.
rule-TTR-TICKET-2-title = Abgelehnte Zielkarten
rule-TTR-TICKET-2 = Europa und USA: Gezogene Zielkarten, die du nicht behältst, kommen unter den Zielkartenstapel. Schweiz: Sie kommen aus dem Spiel, und das gilt auch für die Auswahl zu Beginn.
rule-TTR-TICKET-3-title = Behalten und geheim
rule-TTR-TICKET-3 = Eine Zielkarte, die du behalten hast, bleibt bis zum Schluss bei dir. Vor der Schlusswertung bekommt sie sonst niemand zu sehen.

## Bahnhöfe

rules-section-ticket-stations = Bahnhöfe (Europa)

rule-TTR-STATION-1-title = Einen Bahnhof bauen
rule-TTR-STATION-1 = Pro Zug darfst du einen Bahnhof bauen: in jeder Stadt, in der noch keiner steht, auch wenn keine gebaute Strecke dorthin führt. Du hast 3 für die ganze Partie.
rule-TTR-STATION-2-title = Preis eines Bahnhofs
rule-TTR-STATION-2 = Dein erster Bahnhof kostet 1 Karte, der zweite 2 und der dritte 3, jeweils in einer Farbe. Lokomotiven stehen für jede Farbe.
rule-TTR-STATION-3-title = Was Bahnhöfe bringen
rule-TTR-STATION-3 = Am Ende darfst du für jeden deiner Bahnhöfe eine fremde Strecke mitbenutzen, die in seiner Stadt endet. Sie zählt nur für Zielkarten und ist für alle Zielkarten dieselbe. Die Wahl ist deine, und wir nehmen sie dir ab, ohne zu fragen: Es gilt, was dir die meisten Punkte bringt, bei Gleichstand die meisten erfüllten Zielkarten. Besser könnte keine andere sein.
rule-TTR-STATION-4-title = Nicht gebaute Bahnhöfe
rule-TTR-STATION-4 = Jeder Bahnhof, den du nie gebaut hast, ist am Ende 4 Punkte wert.

## Spielende und Schlusswertung

rules-section-ticket-end = Spielende und Schlusswertung

rule-TTR-END-1-title = Die letzte Runde
rule-TTR-END-1 = Die letzte Runde beginnt, wenn jemand nach seinem Zug höchstens 2 Waggons übrig hat: Alle haben noch einen Zug, diese Person eingeschlossen. Danach ist die Partie vorbei.
rule-TTR-SCORE-1-title = Zielkarten werten
rule-TTR-SCORE-1 = Sind beide Städte einer Zielkarte durch deine Strecken verbunden (samt denen, die du über Bahnhöfe mitbenutzt), bekommst du ihren Wert gutgeschrieben. Sonst wird er dir abgezogen.
rule-TTR-SCORE-2-title = Die längste Linie
rule-TTR-SCORE-2 = Die längste durchgehende Linie aus eigenen Waggons bringt 10 Punkte; bei Gleichstand bekommen alle Beteiligten die 10. Rundwege und mehrfache Besuche einer Stadt sind erlaubt, jede Strecke zählt aber nur einmal, und Bahnhöfe helfen nicht.
rule-TTR-SCORE-3-title = Zielkarten mit Ländern
rule-TTR-SCORE-3 = Schweiz: Eine Länder-Zielkarte nennt mehrere Ziele mit eigenem Wert. Es zählt das beste, das du erreicht hast; hast du keines erreicht, verlierst du den niedrigsten Wert der Karte.
rule-TTR-SCORE-4-title = Übergänge an der Grenze
rule-TTR-SCORE-4 = Schweiz: 4 Grenzübergänge führen nach Frankreich, 5 nach Italien, 5 nach Deutschland und 3 nach Österreich. Erreichst du einen davon, hast du das Land erreicht. Jeder Übergang ist aber Endstation: Durch ein Land hindurch führt kein Weg.
rule-TTR-SCORE-4-note = Von uns ist nur, dass kein Weg durch ein Land hindurchführt.
rule-TTR-SCORE-5-title = Von Land zu Land
rule-TTR-SCORE-5 = Schweiz: Für eine Zielkarte zwischen zwei Ländern brauchst du einen Weg aus eigenen Strecken von einem Grenzübergang des einen zu einem des anderen Landes.
rule-TTR-SCORE-6-title = Der Globetrotter-Bonus
rule-TTR-SCORE-6 = USA, Zielkartensätze 1910 und Mega: Wer die meisten Zielkarten erfüllt hat, bekommt 15 Punkte, bei Gleichstand alle Beteiligten. Für die längste Linie gibt es im Satz 1910 keinen Bonus, bei den Großstädten (USA) ebenso wenig.
rule-TTR-TIE-1-title = Sieg in Europa
rule-TTR-TIE-1 = Europa, Jubiläumsausgabe: Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten erfüllten Zielkarten, dann die längste Linie.
rule-TTR-TIE-2-title = Sieg in Europa (Originalausgabe)
rule-TTR-TIE-2 = Europa, Originalausgabe (wählbar): Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten erfüllten Zielkarten, dann die wenigsten gebauten Bahnhöfe, dann die längste Linie.
rule-TTR-TIE-3-title = Sieg: USA und Schweiz
rule-TTR-TIE-3 = USA und Schweiz: Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten erfüllten Zielkarten, dann die längste Linie.
rule-TTR-TIE-4-title = Immer noch Gleichstand
rule-TTR-TIE-4 = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.

## Auf einem eigenen Spielplan

own-rule-TTR-COMP-1 = Im Spiel sind { $cards } Wagenkarten: { $colours } farbige und { $locomotives } Lokomotiven.
own-rule-TTR-COMP-2 = { $fewest }–{ $most } Personen mit je { $trains } Waggons. Bahnhöfe für alle: je { $stations }.
own-rule-TTR-COMP-3 = Lange Strecken lohnen sich (Felder → Punkte): { $points }.
own-rule-TTR-SETUP-8-title = Deine ersten Zielkarten
own-rule-TTR-SETUP-8 = Der Zielkartensatz bestimmt, wie viele Zielkarten du bekommst und wie viele davon du mindestens behältst (bekommen → behalten): { $sets }. In einer Summe stehen die langen vorn.
own-rule-TTR-DOUBLE-2 = Mit weniger als { $players } Personen gilt: Ist ein Gleis einer Doppelstrecke gebaut, ist das andere für alle gesperrt.
own-rule-TTR-DOUBLE-3-title = Doppelstrecken in kleiner Runde
own-rule-TTR-DOUBLE-3 = { own-rule-TTR-DOUBLE-2 }
own-rule-TTR-TICKET-1 = Ziehe so viele Zielkarten, wie der Zielkartensatz sagt ({ $sets }), oder so viele, wie noch da sind, und behalte mindestens 1. Ist der Zielkartenstapel leer, ist diese Aktion nicht möglich.
own-rule-TTR-TICKET-2 = Gezogene Zielkarten, die du nicht behältst, kommen { $unkept ->
    [under-deck] unter den Zielkartenstapel.
   *[leave-game] aus dem Spiel.
 }
own-rule-TTR-STATION-1 = Pro Zug darfst du einen Bahnhof bauen: in jeder Stadt, in der noch keiner steht, auch wenn keine gebaute Strecke dorthin führt. Du hast { $stations } für die ganze Partie.
own-rule-TTR-STATION-2 = Dein erster Bahnhof kostet 1 Karte und jeder weitere 1 Karte mehr als der vorige, jeweils in einer Farbe. Lokomotiven stehen für jede Farbe.
own-rule-TTR-SCORE-2 = Die längste durchgehende Linie aus eigenen Waggons bringt so viele Punkte, wie der Zielkartensatz sagt ({ $sets }); bei Gleichstand bekommen sie alle Beteiligten. Rundwege und mehrfache Besuche einer Stadt sind erlaubt, jede Strecke zählt aber nur einmal, und Bahnhöfe helfen nicht.
own-rule-TTR-SCORE-4 = Zahl der Grenzübergänge in jedes Land: { $exits }. Erreichst du einen davon, hast du das Land erreicht. Jeder Übergang ist aber Endstation: Durch ein Land hindurch führt kein Weg.
own-rule-TTR-SCORE-6 = Wer die meisten Zielkarten erfüllt hat, bekommt so viele Punkte, wie der Zielkartensatz sagt ({ $sets }), bei Gleichstand alle Beteiligten.
