### Was die Spielpläne annehmen. Die Dateien der Pläne nennen diese Texte in `provenance.assumed`.

## Ticket to Ride: Europa

assumed-ticket-europe-orient-express = Die sechs Zielkarten „Orient Express“ stammen von uns. Die gedruckten Karten fanden sich in keiner öffentlichen Quelle; diese sechs verbinden Halte des historischen Zuges, gelten als normale Zielkarten und sind so viel wert, wie der kürzeste Weg lang ist. Wer die Karten besitzt, kann die echten in eine Kopie der Spielplandatei eintragen.
assumed-ticket-europe-max = Die Zielkarte „Max“ ist unsicher. Ihre Städte London und København nennt nur eine einzige Quelle; dass sie 8 Punkte wert ist (der kürzeste Weg) und als normale Zielkarte gilt, ist angenommen.
assumed-ticket-europe-edition = Die Bilder von Plan und Karten zeigen nicht die Jubiläumsausgabe; dass deren Strecken und Werte dieselben sind, ist angenommen. Wie viele Zielkarten jeder Satz hat, stimmt mit ihrer Anleitung überein.
assumed-ticket-europe-values = Acht Zielkarten sind nicht so viel wert, wie ihr kürzester Weg lang ist. So steht es auf den Karten, und dabei bleibt es: Edinburgh–Athína, London–Wien, Essen–Angora, London–Angora, Paris–Berlin, Paris–Roma, Sochi–Smyrna, Bucuresti–Erzurum.
assumed-ticket-europe-lists = Einige der öffentlichen Listen könnten voneinander abgeschrieben sein; unabhängig davon prüfen lassen sie sich nur an den Bildern.
assumed-ticket-europe-places = Rostov gilt als Rostow am Don, Brest als die französische Stadt, Frankfurt als das am Main. Die Auflagen schreiben manche Namen mit anderen Akzenten.

## Ticket to Ride: Schweiz

assumed-ticket-switzerland-exits = Ortsnamen und Koordinaten der Grenzübergänge dienen nur der Anschauung: Auf dem Plan steht dort bloß eine Flagge. Es sind wirkliche Grenzorte an oder nahe der gemeinten Linie, von uns ausgesucht.
assumed-ticket-switzerland-pfaeffikon = Pfäffikon gilt als das in Schwyz, denn seine Nachbarn sind Zürich, Schwyz, Sargans und St. Gallen.
assumed-ticket-switzerland-lists = Eine dritte unabhängige Liste fand sich nicht; mehrere weitere öffentliche Programme wiederholen die zweite.
assumed-ticket-switzerland-printing = Die eigenständige Auflage von 2007 lag nicht vor; von einem Unterschied wird nirgends berichtet.
assumed-ticket-switzerland-values = Drei Werte auf Länder-Zielkarten entsprechen nicht dem kürzesten Weg. So steht es auf den Karten, und dabei bleibt es: Chur–Frankreich 12, Frankreich–Italien 11, Deutschland–Italien 13.

## Ticket to Ride: USA

assumed-ticket-usa-rulebook = Eine gedruckte Anleitung dieses Plans oder von USA 1910 lag nicht vor; seine Regeln sind die, auf denen die anderen Pläne aufbauen.
assumed-ticket-usa-starting-tickets = Dass zurückgegebene erste Zielkarten unter den Zielkartenstapel kommen, auch in den Partien mit 1910, ist vom Grundspiel übernommen.
assumed-ticket-usa-lists = Manche Listen weichen bei einigen Gleisen von den anderen ab; jedes Mal stimmen zwei vollständige Listen und das Bild des Plans überein, und danach haben wir uns gerichtet.
assumed-ticket-usa-values-1910 = USA 1910 druckt die Zielkarten des Grundspiels neu, vier davon mit einem niedrigeren Wert: Los Angeles–Miami, Los Angeles–New York, Sault St. Marie–Oklahoma City, Seattle–New York. Beide Werte gelten, jeder in seinem Satz.
assumed-ticket-usa-values = Einige Zielkarten sind ein oder zwei Punkte mehr wert, als ihr kürzester Weg lang ist; so steht es auf den Karten, und dabei bleibt es.
assumed-ticket-usa-spelling = Auf dem Plan steht Sault St. Marie, auf den Zielkarten des Grundspiels Sault Ste. Marie; wir schreiben es wie der Plan. Spätere Jubiläumsauflagen wurden nicht verglichen.

## Trans Europa und Trans Amerika

assumed-trans-europa-net = Das ist das Netz des Plans von 2005. Nach Berichten hat die neuere Ausgabe eine überarbeitete und breitere Europakarte; eine öffentliche Beschreibung fand sich nicht, also können Städte, Linien und Farben dort anders sein.
assumed-trans-europa-brussels = Das Beispiel in der Anleitung nennt Brüssel. Keine Quelle für dieses Netz hat dort eine Stadt; mindestens darin weicht der gedruckte Plan ab.
assumed-trans-europa-ferry-and-tunnel = Die Fähre über den Ärmelkanal und der Tunnel durch die Schweizer Alpen gehören zur neueren Ausgabe. Wo sie liegen, haben wir rekonstruiert, und zwar auf Linien, die auf dem Plan von 2005 doppelt sind: von r4c9 nach r5c10, etwa Dover–Calais (r4c9 nach r5c8 würde fast genauso passen), und von Zürich nach r9c12, etwa Mailand.
assumed-trans-europa-terrain = Keine Quelle unterscheidet Wasser und Berge. Bei jeder Doppellinie ist aus ihrer Lage geschlossen, was sie ist: Alpen, Pyrenäen und Karpaten sind Berge, alles andere ist Meer oder Fluss. An den Kosten ändert das nichts, aber die Sonderkarten 4 und 5 hängen davon ab. Zwei Linien sind als unsicher gekennzeichnet: eine bei Marseille und eine am Golf von Tarent.
assumed-trans-europa-names = Die Namen der Meere, Flüsse und Gebirge sind von uns und dienen nur der Beschriftung.
assumed-trans-europa-dashed = Die zehn Städte mit gestricheltem Rand nennt nur eine einzige Quelle.
assumed-trans-europa-rails = Die Zahl der Schienen ist die der neueren Ausgabe; 2005 lagen 83 in der Schachtel.
assumed-trans-amerika-net = Das ist das Netz des Plans von 2001/2002. Über die Amerika-Seite der neueren Ausgabe fand sich nichts; Berichte nennen nur die Europakarte überarbeitet, also gilt diese Seite als unverändert.
assumed-trans-amerika-missouri = Eine Doppellinie berührt sowohl einen Fluss als auch ein Gebirge, von r0c10 nach r1c9 am westlichen Ende des Missouri; sie gilt als Wasser.
assumed-trans-amerika-names = Die Namen der Flüsse und Gebirge sind von uns und dienen nur der Beschriftung.
assumed-trans-amerika-places = Winston gilt als Winston-Salem, Charleston als das in South Carolina.
assumed-trans-colours = Welche Farbe der neueren Ausgabe zu welcher Gruppe von Städten gehört, fand sich nicht; wir haben sie nach Gegenden vergeben: Westen türkis, Norden weiß, Mitte orange, Süden rosa, Osten braun.
assumed-trans-cards = Die Wertung der Sonderkarten 1 und 2 stammt von uns. Ihre Zahlen stehen nur auf den Karten und fanden sich in keiner öffentlichen Quelle.

## Last Train to Wensleydale und First Train to Nürnberg

assumed-wensleydale-map = Die ganze Karte ist eine Rekonstruktion, nicht die gedruckte: Wir haben die wirkliche Landschaft selbst in Gebiete geteilt. Gebiete, Grenzen, Gelände, Orte und ihre Größe, Gesellschaftsorte, Waren und der Lauf der Flüsse sind von uns.
assumed-wensleydale-the-south = Was die Regeln dabei erzwingen: weniger als 60 Gebiete mit Waren, denn nach der Vorbereitung bleiben Würfel übrig, und ein gesperrter Streifen namens „The South“.
assumed-wensleydale-trains = Die Zahl der Züge und ihre Plätze für Fahrgäste und Waren sind von uns. Dass die Preise von 1 bis 3 gehen und Fahrgäste auf Seite 2–3 zwischen 1 und 3 Punkten wert sind, steht im Regelblatt; dass es sich nach dem Preis des Zuges richtet, ist unsere Lesart.
assumed-wensleydale-printed = Die Farben der Punkte, die in den Feldern der Versteigerung aufgedruckt sind, sind von uns; keine öffentliche Quelle zeigt sie. Dass in jedem oberen Feld drei und in jedem unteren zwei aufgedruckt sind und ein Plättchen aus dem Beutel dazukommt, steht in einem öffentlichen Bericht über die Ausgabe von 2009; für Seite 2–3 nehmen wir dasselbe an.
assumed-wensleydale-tokens = In Partien, die nach Regelversion 1 begonnen haben, ist in den Feldern nichts aufgedruckt. Wie viele Plättchen ein Feld dort aufnimmt, ist von uns: auf Seite 3–4 in der oberen Reihe 3 und in der unteren 2, auf Seite 2–3 in jedem Feld 2. So füllen die Plättchen die Felder genau.
assumed-wensleydale-bid = Die Grenze für ein einzelnes Gebot ist von uns: Niemand darf so viel bieten, dass von den Würfeln, mit denen die Versteigerung begann, weniger als 3 blieben. So können alle immer zwei Felder gewinnen.
assumed-wensleydale-open = Wo das Regelblatt etwas offen lässt, haben wir entschieden: Eine Gesellschaft verlangt ihre Gebühr auch, wenn eine Linie in ihrem Ort beginnt (so ein öffentlicher Bericht; eine Option schaltet es ab), eine ungerade Zahl von Gleisen wird beim Verkauf einer Linie aufgerundet, und die Gewinnmarker ziehen in der alten allgemeinen Reihenfolge.
assumed-wensleydale-hill-goods = Wie das Regelblatt sagt, werden Waren auf einem Hügel von einem neutralen Ort daneben aus erreicht; nach einem öffentlichen Bericht genügt jedes Nachbargebiet. Das ist eine Option.
assumed-nurnberg-goods = Was die Regeln dabei erzwingen: genau 60 Gebiete mit Waren, denn nach der Vorbereitung bleibt kein Würfel übrig. Täler gibt es nicht; das beruht auf einem einzigen öffentlichen Bericht.
assumed-nurnberg-passengers = Welche vier Orte von Anfang an Fahrgäste haben und in welchen Farben, ist von uns; das Regelblatt sagt nur, dass es vier sind. Sie zählen zu den Figuren, die der Ort fasst.
assumed-nurnberg-companies = Die Namen der beiden Gesellschaften fanden sich nicht; sie heißen nach ihren Farben.
assumed-nurnberg-connection = Den Bonus für die erste Verbindung mit Fürth gibt es einmal, nur für die kürzeste Kette: unsere Lesart.
