### Die Regeln von Last Train to Wensleydale und Nürnberg in unseren Worten. Zwei Texte je Regelnummer.

## Einleitungen

rules-intro-wensleydale = Du baust kurze Linien in die Täler von Yorkshire, holst Käse, Stein und Fahrgäste ab und gibst deine Linien an eine der beiden großen Gesellschaften weiter, bevor ihr Unterhalt deinen Gewinn auffrisst. Was du in einer Runde tun kannst, hängt vom Einfluss ab, den du ersteigerst. Die Karte haben wir rekonstruiert: echte Orte und Flüsse, von uns in Gebiete aufgeteilt.
rules-intro-nurnberg = Dasselbe Spiel rund um Nürnberg: mit Post und Bier statt Käse und Stein und mit einer Karte ohne Täler, auf der ein Gleis 1 kostet oder 2 über einen Fluss. Die erste Verbindung zwischen Nürnberg und Fürth bringt allen Siegpunkte, die dort Gleise haben. Die Karte haben wir rekonstruiert: echte Orte und Flüsse, von uns in Gebiete aufgeteilt.

## Spielmaterial

rules-section-wensleydale-components = Spielmaterial und Seiten

rule-LTW-COMP-1-title = Was alle haben
rule-LTW-COMP-1 = Du hast 15 Investitionswürfel, 15 Gleise, 3 Lokomotiven und 9 Marker: 3 für die Reihenfolgen, 1 für Siegpunkte, 1 für Gewinn und 4 für Einfluss.
rule-LTW-COMP-2-title = Die Einflussplättchen
rule-LTW-COMP-2 = Es gibt 20 Einflussplättchen: 5 weiße, 5 braune, 5 rote und 5 grüne.
rule-LTW-COMP-3-title = Die Warenwürfel
rule-LTW-COMP-3 = Es gibt 120 Warenwürfel: 60 Flachlandwaren (Käse in Wensleydale, Post in Nürnberg) und 60 Hügelwaren (Stein oder Bier).
rule-LTW-COMP-4-title = Fahrgäste und Grundbesitzer
rule-LTW-COMP-4 = Es gibt 75 Figuren: 25 rote Fahrgäste, 25 grüne Fahrgäste und 25 weiße Grundbesitzer.
rule-LTW-COMP-5-title = Gleise der Gesellschaften
rule-LTW-COMP-5 = Die beiden Gesellschaften haben 60 rote und 60 grüne Gleise. Sie gehen nie aus: Braucht eine Partie mehr, gibt es mehr.
rule-LTW-COMP-6-title = Was die Farben bedeuten
rule-LTW-COMP-6 = Weiß steht für die Regierung, Braun für die Eisenbahn und ihre Züge, Rot und Grün für die beiden Gesellschaften. In Wensleydale ist Rot die Midland Railway und Grün die North Eastern Railway.
rule-LTW-COMP-7-title = Seite 3–4 oder 2–3
rule-LTW-COMP-7 = Eine Seite gilt für die ganze Partie und bestimmt die Felder der Versteigerung, die Plättchen im Beutel, die Züge und die Zahl der Runden. Zu viert ist es Seite 3–4, zu zweit Seite 2–3; zu dritt wählt ihr sie, wenn ihr den Tisch eröffnet.

## Karte

rules-section-wensleydale-map = Die Karte

rule-LTW-MAP-1-title = Ein Gleis je Grenze
rule-LTW-MAP-1 = Auf jeder Grenze hat nur ein Gleis Platz, egal wem es gehört.
rule-LTW-MAP-2-title = Keine Gleise auf Hügeln
rule-LTW-MAP-2 = Kein Gleis darf einen Hügel berühren; in Nürnberg sind das die Hopfenhügel.
rule-LTW-MAP-3-title = Der Süden ist gesperrt
rule-LTW-MAP-3 = Wensleydale: Kein Gleis darf das Gebiet „Der Süden“ berühren. Das ist ein gesperrter Streifen ohne Waren und ohne Ort.
rule-LTW-MAP-4-title = Zwischen Nord und Süd
rule-LTW-MAP-4 = Nürnberg: Die Grenze zwischen Nürnberg Nord und Nürnberg Süd bleibt ohne Gleis. Alle ihre anderen Grenzen darfst du nutzen.
rule-LTW-MAP-5-title = Wo Waren liegen
rule-LTW-MAP-5 = Nur Gebiete mit einem Warensymbol haben Würfel: Flachlandwaren im Flachland, Hügelwaren auf Hügeln. In Orten und leeren Tälern liegen nie welche; ein leeres Tal ist zum Durchbauen da.
rule-LTW-MAP-6-title = Farben eines Orts
rule-LTW-MAP-6 = Ein Ort zeigt die Farbe einer Gesellschaft, wenn sie aufgedruckt ist oder wenn ein Gleis dieser Gesellschaft ihn berührt. Er kann beide Farben zeigen, und eine gedruckte Farbe bleibt für immer. Zeigt er eine Farbe, ist er ein Gesellschaftsort; zeigt er keine, ist er neutral.
rule-LTW-MAP-7-title = Am Netz einer Gesellschaft
rule-LTW-MAP-7 = Ein Gebiet liegt am Netz einer Gesellschaft, wenn ein Gesellschaftsgleis es berührt oder wenn es ein Gesellschaftsort ist.
rule-LTW-MAP-8-title = Größe der Orte
rule-LTW-MAP-8 = Große Orte (Quadrat) beginnen mit 3 Figuren, kleine (Kreis) mit 2. Gesellschaftsorte (rotes oder grünes Quadrat) sind anfangs leer.
rule-LTW-MAP-9-title = Nürnberg ohne Täler
rule-LTW-MAP-9 = Nürnberg hat Flachland, Hopfenhügel und Orte, aber keine Täler. Ein Gleis kostet dort 1 oder, über einen Fluss, 2.
rule-LTW-MAP-10-title = Von uns rekonstruiert
rule-LTW-MAP-10 = Eine gedruckte Karte haben wir nicht gefunden, darum stammen beide Karten von uns: echte Orte und Flüsse, in je etwa hundert Gebiete aufgeteilt. Nürnberg hat genau 60 Gebiete mit Waren, Wensleydale 54.

## Spielvorbereitung

rules-section-wensleydale-setup = Spielvorbereitung

rule-LTW-SETUP-1-title = Karte und Seite
rule-LTW-SETUP-1 = Wählt eine Karte und eine Seite. Beide Karten lassen sich mit jeder Personenzahl spielen.
rule-LTW-SETUP-2-title = Wer beginnt
rule-LTW-SETUP-2 = Nach dem Regelblatt beginnt, wessen letzte Bahnreise die längste war. Bei uns steht das Los für die Reise, es sei denn, ihr bestimmt beim Einrichten des Tisches einen Platz. Die anderen folgen im Uhrzeigersinn, und das gilt für alle drei Reihenfolgen.
rule-LTW-SETUP-3-title = Werte zu Beginn
rule-LTW-SETUP-3 = Du beginnst mit 0 Siegpunkten, 0 Gewinn und diesen Einflusspunkten: 1 weißer, 2 braune, 1 roter und 1 grüner.
rule-LTW-SETUP-4-title = Die ersten Stapel
rule-LTW-SETUP-4 = Auf der Gewinnleiste und den vier Einflussleisten bilden Marker, die auf derselben Stufe beginnen, einen Stapel: Wer in der Reihenfolge vorn ist, liegt oben, wer am Schluss kommt, ganz unten.
rule-LTW-SETUP-5-title = Würfel im Vorrat
rule-LTW-SETUP-5 = Alle deine 15 Investitionswürfel liegen anfangs in deinem Vorrat. Vor Phase 1 hat niemand Würfel auf der Hand.
rule-LTW-SETUP-6-title = Waren auslegen
rule-LTW-SETUP-6 = Alle 120 Würfel kommen in den Beutel, und für jedes Gebiet mit Warensymbol werden zwei gezogen. Danach scheidet jeder Würfel aus, der nicht zu seinem Gebiet passt, ebenso der Rest im Beutel. Ein Gebiet beginnt also mit 0, 1 oder 2 Würfeln seiner Art.
rule-LTW-SETUP-7-title = Nürnberg leert den Beutel
rule-LTW-SETUP-7 = Nürnberg hat genau 60 Gebiete mit Waren; darum werden alle 120 Würfel gezogen, und der Beutel ist leer.
rule-LTW-SETUP-8-title = Gedruckte Fahrgäste in Nürnberg
rule-LTW-SETUP-8 = Nürnberg: Bevor gezogen wird, bekommen Fürth und Lauf je einen roten und einen grünen Fahrgast, Erlangen einen roten und Schwabach einen grünen. Sie zählen zu den 2 oder 3 Figuren des Orts; nur der Rest wird gezogen.
rule-LTW-SETUP-9-title = Figuren verteilen
rule-LTW-SETUP-9 = Die übrigen Fahrgäste und Grundbesitzer kommen in den Beutel. Große Orte werden zufällig auf 3 Figuren aufgefüllt, kleine auf 2; Gesellschaftsorte bleiben leer. Was übrig ist, scheidet ungesehen aus.
rule-LTW-SETUP-10-title = Nichts ist geheim
rule-LTW-SETUP-10 = Alles liegt offen: Stapel, Würfel auf der Hand, Einfluss und gesammelte Waren. Nur was aus dem Beutel gezogen wird, ist Zufall.

## Stapel

rules-section-wensleydale-stacks = Stapel und Leisten

rule-LTW-STACK-1-title = Wer kommt, liegt oben
rule-LTW-STACK-1 = Ein Marker, der auf den Einflussleisten oder der Gewinnleiste eine Stufe erreicht, kommt auf die Marker, die schon dort liegen.
rule-LTW-STACK-2-title = Auch auf dem Weg abwärts
rule-LTW-STACK-2 = Das gilt aufwärts wie abwärts, also auch, wenn du Einflusspunkte ausgibst.
rule-LTW-STACK-3-title = Eine einzige Bewegung
rule-LTW-STACK-3 = Zahlst oder bekommst du mehrere Punkte auf einmal, ist das eine einzige Bewegung, und nur die letzte Stufe zählt. Bei 0 bleibt dein Marker im Stapel, wo er ist.
rule-LTW-STACK-4-title = Wer vorn liegt
rule-LTW-STACK-4 = Vorn liegt der Marker auf der höheren Stufe. Auf derselben Stufe liegt der obere vorn.
rule-LTW-STACK-5-title = Ende der Leisten
rule-LTW-STACK-5 = Einfluss fällt nie unter 0; eine Zahlung, durch die er das täte, ist nicht erlaubt. Nach oben hat Einfluss keine Grenze, und Gewinn hat in keiner Richtung eine.
rule-LTW-STACK-6-title = Was du behältst
rule-LTW-STACK-6 = Einfluss und Gewinn behältst du von Runde zu Runde.

## Runde

rules-section-wensleydale-turn = Ablauf einer Runde

rule-LTW-TURN-1-title = Zahl der Runden
rule-LTW-TURN-1 = Seite 3–4: 4 Runden zu viert, 5 zu dritt. Seite 2–3: 5 Runden zu zweit, 4 zu dritt.
rule-LTW-TURN-2-title = Zehn Phasen
rule-LTW-TURN-2 = Jede Runde hat zehn Phasen: 1 Würfel, 2 Plättchen, 3 Versteigerung, 4 Bau- und Zugreihenfolge, 5 Bauen, 6 Züge und Transport, 7 Wertung, 8 allgemeine Reihenfolge, 9 Übernahme, 10 Ende der Runde.
rule-LTW-CUBE-1-title = Würfel nehmen
rule-LTW-CUBE-1 = Phase 1: Du nimmst 12 Würfel aus deinem Vorrat auf die Hand, oder alle, wenn es weniger sind. Aufgesparte Würfel aus früheren Runden bleiben auf der Hand. Da du nur 15 hast, lohnt es sich nicht, mehr als 3 aufzusparen.
rule-LTW-CUBE-2-title = Ausgegebene Würfel
rule-LTW-CUBE-2 = Wofür du Würfel auch ausgibst: Sie kommen zurück in deinen eigenen Vorrat.

## Versteigerung

rules-section-wensleydale-auction = Versteigerung und Reihenfolgen

rule-LTW-TOKEN-1-title = Plättchen im Beutel
rule-LTW-TOKEN-1 = Auf Seite 3–4 sind alle 20 Einflussplättchen im Beutel. Auf Seite 2–3 sind es 4 weiße, 4 braune, 2 rote und 2 grüne.
rule-LTW-TOKEN-2-title = Die Felder
rule-LTW-TOKEN-2 = Seite 3–4 hat 8 Felder: 1–4 in der oberen Reihe, 5–8 in der unteren. Seite 2–3 hat 6 Felder: 1–3 in der oberen Reihe, 4–6 in der unteren.
rule-LTW-TOKEN-3-title = Was in den Feldern liegt
rule-LTW-TOKEN-3 = Jedes Feld zeigt aufgedruckte Einflusspunkte, drei in der oberen und zwei in der unteren Reihe, und bekommt ein zufällig gezogenes Plättchen; die übrigen Plättchen bleiben im Beutel. Die aufgedruckten Farben stehen auf dem Plan und sind von uns angenommen. In Partien, die nach Regelversion 1 begonnen haben, ist nichts aufgedruckt: Dort füllen Plättchen die Felder, bis der Beutel leer ist, auf Seite 3–4 oben 3 und unten 2, auf Seite 2–3 überall 2.
rule-LTW-AUC-1-title = Zwei Felder für alle
rule-LTW-AUC-1 = In allgemeiner Reihenfolge, reihum immer wieder: Hast du weniger als zwei Gebote liegen, musst du eines abgeben; mit zweien wirst du übersprungen. Die Versteigerung endet, wenn alle auf zwei verschiedenen Feldern je ein Gebot liegen haben.
rule-LTW-AUC-2-title = Ein Gebot abgeben
rule-LTW-AUC-2 = Du bietest Würfel von deiner Hand auf ein Feld. Auf ein leeres Feld bietest du in der oberen Reihe mindestens 3, in der unteren mindestens 2. Ein fremdes Gebot musst du um mindestens einen Würfel übertreffen.
rule-LTW-AUC-3-title = Gebote bleiben liegen
rule-LTW-AUC-3 = Auf ein Feld, auf dem dein eigenes Gebot liegt, kannst du nicht bieten. Ein liegendes Gebot darfst du weder verschieben noch zurücknehmen.
rule-LTW-AUC-4-title = Wenn du überboten wirst
rule-LTW-AUC-4 = Wirst du überboten, bekommst du die Würfel dieses Gebots sofort auf die Hand zurück. Sobald du wieder an der Reihe bist, bietest du neu, gern auch auf dasselbe Feld.
rule-LTW-AUC-5-title = Das höchste Gebot
rule-LTW-AUC-5 = Kein einzelnes Gebot darf höher sein als die Zahl der Würfel, die du zu Beginn der Versteigerung auf der Hand hattest, minus 3. So reicht es immer noch für ein leeres Feld.
rule-LTW-AUC-6-title = Felder auswerten
rule-LTW-AUC-6 = Die Felder werden in der Folge ihrer Nummern ausgewertet. Gehört dir das Feld, bekommst du für jeden aufgedruckten Punkt und jedes Plättchen 1 Einflusspunkt seiner Farbe; was in einem Feld die gleiche Farbe hat, ist eine einzige Bewegung.
rule-LTW-AUC-7-title = Gebote sind ausgegeben
rule-LTW-AUC-7 = Die Würfel aller liegenden Gebote kommen in den Vorrat zurück, aus dem sie stammen.
rule-LTW-AUC-8-title = Felder ohne Gebot
rule-LTW-AUC-8 = Ein Feld, auf dem kein Gebot liegt, bringt niemandem etwas. Das kommt zu dritt auf Seite 3–4 und zu zweit auf Seite 2–3 vor.
rule-LTW-ORDER-1-title = Bau- und Zugreihenfolge
rule-LTW-ORDER-1 = Der Rang beim weißen Einfluss bestimmt die Baureihenfolge, der Rang beim braunen die Zugreihenfolge.
rule-LTW-ORDER-2-title = Fest für die Runde
rule-LTW-ORDER-2 = Beide Reihenfolgen gelten für die ganze Runde, auch wenn später Punkte ausgegeben werden.

## Bauen

rules-section-wensleydale-building = Bauen

rule-LTW-BUILD-1-title = Eine Linie pro Runde
rule-LTW-BUILD-1 = In Baureihenfolge darfst du eine Linie bauen oder keine.
rule-LTW-BUILD-2-title = Was eine Linie ist
rule-LTW-BUILD-2 = Eine Linie ist eine Kette neuer Gleise von einem Gebiet zu einem anderen; jedes Gleis beginnt dort, wo das vorige geendet hat. Sie besucht kein Gebiet zweimal, hat also weder Abzweigung noch Schleife.
rule-LTW-BUILD-3-title = Anfang in Runde 1
rule-LTW-BUILD-3 = In Runde 1 muss deine Linie in einem Gesellschaftsort beginnen.
rule-LTW-BUILD-4-title = Anfang ab Runde 2
rule-LTW-BUILD-4 = Ab Runde 2 beginnt deine Linie in einem Gesellschaftsort oder in einem Gebiet, das eines deiner Gleise berührt, ob am Ende oder mitten in einer älteren Linie.
rule-LTW-BUILD-5-title = Welche Grenzen
rule-LTW-BUILD-5 = Jede Grenze, die du nutzt, muss frei und bebaubar sein. Deine Linie darf durch Gebiete und Orte führen, in denen schon Gleise liegen, eigene oder fremde.
rule-LTW-BUILD-6-title = Kosten eines Gleises
rule-LTW-BUILD-6 = Ein Gleis kostet 1, wenn beide Gebiete Flachland sind und kein Fluss dazwischenliegt. Es kostet 2, wenn mindestens eines ein Tal ist oder die Grenze ein Fluss, und nie mehr. Ein Ort zählt als das Gelände, in dem er liegt.
rule-LTW-BUILD-7-title = Erst Würfel, dann Einfluss
rule-LTW-BUILD-7 = Du zahlst die Kosten mit Würfeln von deiner Hand. Erst wenn die Hand leer ist, zahlst du für jeden fehlenden Würfel 1 Einflusspunkt in einer beliebigen Farbe.
rule-LTW-BUILD-8-title = Gebühr der Gesellschaften
rule-LTW-BUILD-8 = Für jeden Gesellschaftsort, den deine Linie berührt, zahlst du 1 Einflusspunkt in jeder Farbe, die er zeigt: unterwegs, am Ende und, so lesen wir die Regel, auch am Anfang. Mit einer Option (start_fee) ist der Anfang umsonst. Du zahlst einmal je Ort und Linie, mit einer späteren Linie aber wieder, auch wenn du dort schon Gleise hast.
rule-LTW-BUILD-9-title = Grundbesitzer auszahlen
rule-LTW-BUILD-9 = Baust du ein Gleis in ein Gebiet mit Grundbesitzern, zahlst du für jeden von ihnen 1 weißen Einflusspunkt, und zwar für alle auf einmal. Sie scheiden aus.
rule-LTW-BUILD-10-title = Gebühren in passender Farbe
rule-LTW-BUILD-10 = Die Gebühren für Gesellschaftsorte und Grundbesitzer zahlst du nur mit Einflusspunkten der passenden Farbe, nie mit Würfeln oder anderen Farben. Kannst du nicht zahlen, kannst du das Gleis nicht bauen.
rule-LTW-BUILD-11-title = Gleis für Gleis bezahlt
rule-LTW-BUILD-11 = Du bezahlst jedes Gleis, sobald du es legst: erst die Gebühren, dann die Kosten. Ein Gleis, das du nicht bezahlen kannst, wird abgelehnt; deine Linie endet dann oder nimmt einen anderen Weg. Solange niemand sonst gezogen hat, kannst du Gleise zurücknehmen.
rule-LTW-BUILD-12-title = Keine Gleise mehr
rule-LTW-BUILD-12 = Hast du keine Gleise mehr im Vorrat, kannst du nicht weiterbauen.
rule-LTW-BUILD-13-title = Deine Gleise färben nicht
rule-LTW-BUILD-13 = Deine eigenen Gleise machen einen Ort nie zum Gesellschaftsort. Das tun nur Gleise der Gesellschaften.
rule-LTW-BUILD-14-title = Nürnberg und Fürth verbunden
rule-LTW-BUILD-14 = Nürnberg, einmal pro Partie: Verbinden Gleise, egal wem sie gehören, zum ersten Mal Fürth mit Nürnberg Nord oder Nürnberg Süd, bekommen alle sofort 1 Siegpunkt je eigenem Gleis in der kürzesten Kette. Gleise der Gesellschaften zählen für niemanden. Bei gleich kurzen Ketten gilt die mit den meisten Gleisen der Person, die zuletzt gebaut hat; ist auch das gleich, wählt diese Person.

## Züge

rules-section-wensleydale-trains = Züge und Transport

rule-LTW-TRAIN-1-title = Eins nach dem anderen
rule-LTW-TRAIN-1 = In Zugreihenfolge, reihum immer wieder, machst du genau eins: einen Zug kaufen, einen Fahrgast oder eine Ware befördern oder passen. Wer passt, ist für den Rest der Phase raus; sie endet, wenn alle gepasst haben.
rule-LTW-TRAIN-2-title = Ein Zug je Preis
rule-LTW-TRAIN-2 = Die Züge stehen in drei Reihen mit den Preisen 1, 2 und 3. Pro Runde kannst du von jedem Preis einen haben, also höchstens drei. Deine Lokomotive zeigt, dass ein Zug dir allein gehört.
rule-LTW-TRAIN-3-title = Einen Zug bezahlen
rule-LTW-TRAIN-3 = Den Preis zahlst du mit braunen Einflusspunkten, solange du welche hast. Jeder, der dir fehlt, wird durch 3 Einheiten ersetzt: Würfel von deiner Hand und Einflusspunkte anderer Farben, beliebig gemischt.
rule-LTW-TRAIN-4-title = Plätze im Zug
rule-LTW-TRAIN-4 = Ein Zug hat getrennte Plätze für Fahrgäste und für Waren. Auf einen Fahrgastplatz kommt ein roter oder grüner Fahrgast, auf einen Warenplatz eine Flachland- oder eine Hügelware.
rule-LTW-TRAIN-5-title = Die Züge
rule-LTW-TRAIN-5 = Plätze für Fahrgäste + Waren, Seite 3–4: Preis 1: 2+1, 2+1, 1+2, 1+2; Preis 2: 3+1, 2+2, 2+2, 1+3; Preis 3: 4+2, 3+3, 3+3, 2+4. Seite 2–3: Preis 1: 2+1, 1+2, 1+2; Preis 2: 2+2, 2+2, 1+3; Preis 3: 3+2, 2+3, 2+3. In jeder Runde sind alle Züge wieder frei.
rule-LTW-TRAIN-6-title = Genug für alle
rule-LTW-TRAIN-6 = Von jedem Preis gibt es auf Seite 3–4 vier Züge und auf Seite 2–3 drei; einen von jedem Preis kannst du also immer bekommen. Wer zuerst kommt, wählt die bessere Mischung.
rule-LTW-TRAIN-7-title = Warum diese Züge
rule-LTW-TRAIN-7 = Die gedruckten Plätze kennen wir nicht. Unsere sind so gewählt, dass alle pro Runde etwa 5 Fahrgäste und Waren befördern; das passt zu Berichten über echte Partien.
rule-LTW-MOVE-1-title = Wie du beförderst
rule-LTW-MOVE-1 = Du nimmst einen Fahrgast oder einen Würfel vom Plan und setzt ihn auf einen passenden freien Platz in einem deiner Züge. Die Entfernung spielt keine Rolle, und Waren brauchen kein Ziel.
rule-LTW-MOVE-2-title = Flachlandwaren nehmen
rule-LTW-MOVE-2 = Eine Flachlandware kannst du nehmen, wenn eines deiner eigenen Gleise ihr Gebiet berührt und das Gebiet nicht am Netz einer Gesellschaft liegt.
rule-LTW-MOVE-3-title = Hügelwaren nehmen
rule-LTW-MOVE-3 = Eine Hügelware kannst du nehmen, wenn eines deiner eigenen Gleise einen neutralen Ort berührt, der an den Hügel grenzt. Gesellschaftsorte nützen hier nichts.
rule-LTW-MOVE-4-title = Option: jedes Nachbargebiet
rule-LTW-MOVE-4 = Mit dieser Option (voreingestellt ist sie aus) genügt jedes Gebiet, das an den Hügel grenzt, sofern eines deiner eigenen Gleise es berührt und es nicht am Netz einer Gesellschaft liegt.
rule-LTW-MOVE-5-title = Fahrgäste mitnehmen
rule-LTW-MOVE-5 = Einen Fahrgast kannst du nehmen, wenn allein deine eigenen Gleise von seinem Ort zu einem Ort führen, der seine Farbe zeigt. Gleise der Gesellschaften und der anderen zählen nicht.
rule-LTW-MOVE-6-title = Fahrgäste, die bleiben
rule-LTW-MOVE-6 = Ein Fahrgast in einem Ort, der seine eigene Farbe zeigt, kann nie befördert werden. Ein roter Fahrgast in einem nur grünen Ort kann es, und umgekehrt.
rule-LTW-MOVE-7-title = Wer zuerst kommt
rule-LTW-MOVE-7 = Mehrere dürfen aus demselben Gebiet nehmen, wenn alle die Bedingungen erfüllen. Nichts ist reserviert: Wer zuerst an der Reihe ist, nimmt zuerst.

## Wertung

rules-section-wensleydale-scoring = Wertung und allgemeine Reihenfolge

rule-LTW-SCORE-1-title = Punkte für Transporte
rule-LTW-SCORE-1 = Jede Ware, die du befördert hast, bringt 1 Siegpunkt. Auf Seite 3–4 bringt auch jeder Fahrgast 1.
rule-LTW-SCORE-2-title = Fahrgäste auf Seite 2–3
rule-LTW-SCORE-2 = Auf Seite 2–3 bringt ein Fahrgast so viel, wie der Zug gekostet hat: 1, 2 oder 3 Siegpunkte.
rule-LTW-SCORE-3-title = Gewinn und Verlust
rule-LTW-SCORE-3 = Dein Gewinn ändert sich um +2 je Hügelware, +1 je Flachlandware, +1 je Fahrgast und −1 für jedes deiner Gleise auf dem Plan. Dein Marker bewegt sich um die Summe.
rule-LTW-SCORE-4-title = Reihenfolge der Gewinnmarker
rule-LTW-SCORE-4 = Die Gewinnmarker werden nacheinander in der alten allgemeinen Reihenfolge bewegt; wer später ankommt, liegt also oben. Bei der Summe 0 bewegt sich dein Marker nicht.
rule-LTW-SCORE-5-title = Nach dem Transport
rule-LTW-SCORE-5 = Was du befördert hast, bleibt bis zur Schlusswertung vor dir liegen. Deine Lokomotiven kommen zu dir zurück, und leere Plätze in Zügen verfallen.
rule-LTW-GEN-1-title = Neue allgemeine Reihenfolge
rule-LTW-GEN-1 = Der Rang beim Gewinn bestimmt die neue allgemeine Reihenfolge. Sie gilt sofort: für die Übernahme in dieser Runde und für die nächste Versteigerung.

## Übernahme

rules-section-wensleydale-takeover = Übernahme und Ende der Runde

rule-LTW-SELL-1-title = Eine Linie pro Runde
rule-LTW-SELL-1 = In allgemeiner Reihenfolge darfst du eine Linie an eine Gesellschaft verkaufen.
rule-LTW-SELL-2-title = Welche Linien möglich sind
rule-LTW-SELL-2 = Du kannst eine Kette deiner eigenen Gleise von einem Ort zu einem anderen verkaufen, ohne Abzweigung und ohne ein Gebiet zweimal zu besuchen. Der erste Ort muss die Farbe der Gesellschaft zeigen; der andere ist beliebig, und unterwegs dürfen weitere Orte liegen.
rule-LTW-SELL-3-title = Preis einer Übernahme
rule-LTW-SELL-3 = Für je 2 Gleise zahlst du 1 Einflusspunkt in der Farbe der Gesellschaft, aufgerundet. Andere Farben und Würfel werden nicht angenommen.
rule-LTW-SELL-4-title = Gleise werden ersetzt
rule-LTW-SELL-4 = Gleise der Gesellschaft ersetzen deine auf denselben Grenzen. Deine kommen zurück in deinen Vorrat, und ab der nächsten Runde kannst du sie wieder bauen.
rule-LTW-SELL-5-title = Ab sofort
rule-LTW-SELL-5 = Eine Übernahme wirkt sofort: Jeder Ort, den die Gleise berühren, zeigt die Farbe der Gesellschaft, und jedes berührte Gebiet liegt an ihrem Netz. Wer als Nächstes dran ist, kann von einem solchen Ort aus schon verkaufen.
rule-LTW-SELL-6-title = Kein Geld, keine Punkte
rule-LTW-SELL-6 = Eine Übernahme bringt dir weder Gewinn noch Siegpunkte. Aber der Verlust von 1 je Gleis und Runde hört damit auf.
rule-LTW-END-1-title = Ende der Runde
rule-LTW-END-1 = Alle Einflussplättchen auf den Feldern kommen zurück in den Beutel, und die nächste Runde beginnt. Nach der letzten Runde ist die Partie zu Ende.

## Schlusswertung

rules-section-wensleydale-final = Schlusswertung

rule-LTW-FINAL-1-title = Punkte bis hierher
rule-LTW-FINAL-1 = Die Siegpunkte, die du bisher bekommen hast, behältst du.
rule-LTW-FINAL-2-title = Vollständige Sätze
rule-LTW-FINAL-2 = Jeder vollständige Satz aus 1 Flachlandware, 1 Hügelware, 1 roten und 1 grünen Fahrgast bringt 2 Siegpunkte. Wie viele Sätze du hast, bestimmt die Art, von der du am wenigsten hast.
rule-LTW-FINAL-3-title = Der Gewinn zählt mit
rule-LTW-FINAL-3 = Dein Gewinn kommt dazu; ist er negativ, wird er abgezogen.
rule-LTW-FINAL-4-title = Gleise, die noch liegen
rule-LTW-FINAL-4 = Für jedes deiner Gleise, das nach der letzten Übernahme noch auf dem Plan liegt, verlierst du 1 Siegpunkt.
rule-LTW-FINAL-5-title = Wer gewinnt
rule-LTW-FINAL-5 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer auf der Gewinnleiste vorn liegt; so gewinnt immer genau eine Person.

## Knifflige Fälle

rules-section-wensleydale-cases = Knifflige Fälle

rule-LTW-CASE-1-title = Weder Rot noch Grün
rule-LTW-CASE-1 = Du hast keine roten und grünen Einflusspunkte und kein eigenes Gleis: Kannst du bauen? Nein, in Phase 5 passt du; Züge kannst du noch kaufen, aber du wirst nichts zu befördern haben. Nur wenn der Anfang nichts kostet (Option start_fee), kannst du eine Linie beginnen.
rule-LTW-CASE-2-title = Ein roter Ort unterwegs
rule-LTW-CASE-2 = Was kostet ein roter Ort mitten in deiner Linie? 1 roten Einflusspunkt, und zwar nur einmal, nicht je einmal für Ein- und Ausfahrt.
rule-LTW-CASE-3-title = Zwei Grundbesitzer, ein Punkt
rule-LTW-CASE-3 = Kann deine Linie in einem Ort mit zwei Grundbesitzern enden, wenn du einen weißen Einflusspunkt hast? Nein, beide müssen auf einmal bezahlt werden.
rule-LTW-CASE-4-title = Ein Würfel zu wenig
rule-LTW-CASE-4 = Kannst du mit deinem letzten Würfel ein Gleis für 2 bauen? Ja, mit dem Würfel und 1 Einflusspunkt beliebiger Farbe.
rule-LTW-CASE-5-title = Würfel für Züge sparen
rule-LTW-CASE-5 = Kannst du Würfel für einen Zug behalten und Gleise mit Einflusspunkten bezahlen? Nein, erst gehen die Würfel weg; bau lieber weniger.
rule-LTW-CASE-6-title = Ein Gleis der Konkurrenz
rule-LTW-CASE-6 = In dem Gebiet, dessen Käse oder Post du willst, liegt schon ein Gleis der Konkurrenz: Macht das etwas? Nein, solange kein Gesellschaftsgleis das Gebiet berührt, dürft ihr beide von dort befördern.
rule-LTW-CASE-7-title = Waren an verkaufter Linie
rule-LTW-CASE-7 = Eine Linie durch ein Gebiet mit Flachlandwaren wird verkauft, und dort liegen noch welche: Was wird aus ihnen? Sie können nie mehr befördert werden.
rule-LTW-CASE-8-title = Hügel ohne neutralen Ort
rule-LTW-CASE-8 = Der einzige neutrale Ort an einem Hügel wird rot: Was wird aus Stein oder Bier dort? Sie bleiben für immer liegen, außer ihr spielt mit der Option für Hügelwaren und ein anderes Gebiet kommt infrage.
rule-LTW-CASE-9-title = Roter und grüner Ort
rule-LTW-CASE-9 = Was gilt, wenn ein Ort rot und grün wird? Fahrgäste beider Farben sitzen dort fest, von anderswo können Fahrgäste beider Farben hinfahren, und ihn zu berühren kostet 1 roten und 1 grünen Einflusspunkt.
rule-LTW-CASE-10-title = Nur ein Gesellschaftsgleis
rule-LTW-CASE-10 = Ist dein Netz mit einem roten Ort verbunden, wenn nur ein rotes Gesellschaftsgleis dorthin führt? Nein, Fahrgäste fahren nur auf deinen eigenen Gleisen.
rule-LTW-CASE-11-title = Ein einzelnes Gleis verkaufen
rule-LTW-CASE-11 = Kannst du ein einzelnes Gleis zwischen zwei Orten verkaufen? Ja, für 1 Einflusspunkt, wenn einer der beiden die Farbe der Gesellschaft zeigt.
rule-LTW-CASE-12-title = Auf anderen landen
rule-LTW-CASE-12 = Du gibst Einflusspunkte aus und landest auf einer besetzten Stufe: Wohin kommt dein Marker? Obenauf.
rule-LTW-CASE-13-title = Vorn ohne braune Punkte
rule-LTW-CASE-13 = Du bist in der Zugreihenfolge vorn und hast beim Bauen alle braunen Einflusspunkte ausgegeben: Bleibst du vorn? Ja, in dieser Runde schon.
rule-LTW-CASE-14-title = Nichts mehr zu tun
rule-LTW-CASE-14 = Was ist, wenn du weder einen Zug kaufen noch etwas befördern kannst? Du passt; das Programm tut es für dich.
rule-LTW-CASE-15-title = Ein leerer Zug
rule-LTW-CASE-15 = Bekommst du für einen Zug, den du nicht füllen kannst, etwas zurück? Nein, erstattet wird nichts.
rule-LTW-CASE-16-title = Welchen Zug beladen
rule-LTW-CASE-16 = Ist es wichtig, welchen deiner Züge du belädst? Nur bei Fahrgästen auf Seite 2–3, denn dort bestimmt der Preis des Zugs ihre Punkte; den Zug wählst du.

## Auf einem eigenen Spielplan

own-rule-LTW-COMP-1 = Du hast { $cubes } Investitionswürfel, { $tracks } Gleise, 3 Lokomotiven und 9 Marker: 3 für die Reihenfolgen, 1 für Siegpunkte, 1 für Gewinn und 4 für Einfluss.
own-rule-LTW-COMP-2 = Es gibt Einflussplättchen in vier Farben, so viele, wie die Seite sagt (weiß + braun + rot + grün): { $sides }.
own-rule-LTW-COMP-3 = Es gibt { $all } Warenwürfel: { $plain } Flachlandwaren und { $hill } Hügelwaren.
own-rule-LTW-COMP-4 = Es gibt { $all } Figuren: { $red } rote Fahrgäste, { $green } grüne Fahrgäste und { $landowners } weiße Grundbesitzer.
own-rule-LTW-COMP-6 = Weiß steht für die Regierung, Braun für die Eisenbahn und ihre Züge, Rot und Grün für die beiden Gesellschaften. Hier ist Rot { $red } und Grün { $green }.
own-rule-LTW-COMP-7-title = Die Seite
own-rule-LTW-COMP-7 = Eine Seite gilt für die ganze Partie und bestimmt die Felder der Versteigerung, die Plättchen im Beutel, die Züge und die Zahl der Runden. Welche Seiten es gibt, hängt von der Zahl der Personen ab: { $sides }.
own-rule-LTW-SETUP-3 = Du beginnst mit 0 Siegpunkten, 0 Gewinn und diesen Einflusspunkten: Weiß { $white }, Braun { $brown }, Rot { $red } und Grün { $green }.
own-rule-LTW-SETUP-5 = Alle deine { $cubes } Investitionswürfel liegen anfangs in deinem Vorrat. Vor Phase 1 hat niemand Würfel auf der Hand.
own-rule-LTW-SETUP-6 = Alle { $all } Würfel kommen in den Beutel, und für jedes Gebiet mit Warensymbol werden zwei gezogen. Danach scheidet jeder Würfel aus, der nicht zu seinem Gebiet passt, ebenso der Rest im Beutel. Ein Gebiet beginnt also mit 0, 1 oder 2 Würfeln seiner Art.
own-rule-LTW-SETUP-8 = Bevor gezogen wird, bekommen Orte mit aufgedruckten Fahrgästen diese (rot + grün): { $towns }. Sie zählen zu den 2 oder 3 Figuren des Orts; nur der Rest wird gezogen.
own-rule-LTW-TURN-1 = Die Seite sagt, wie viele Runden es gibt (Personen → Runden): { $sides }.
own-rule-LTW-CUBE-1 = Phase 1: Du nimmst { $each_turn } Würfel aus deinem Vorrat auf die Hand, oder alle, wenn es weniger sind. Aufgesparte Würfel aus früheren Runden bleiben auf der Hand. Insgesamt hast du { $cubes }.
own-rule-LTW-TOKEN-1 = Die Seite sagt, welche Einflussplättchen im Beutel sind (weiß + braun + rot + grün): { $sides }.
own-rule-LTW-TOKEN-2 = Die Seite sagt, wie viele Felder es gibt: { $sides }.
own-rule-LTW-TOKEN-3 = Jedes Feld zeigt aufgedruckte Einflusspunkte und bekommt ein zufällig gezogenes Plättchen; die übrigen Plättchen bleiben im Beutel. In Partien, die nach Regelversion 1 begonnen haben, ist nichts aufgedruckt: Dort füllen Plättchen die Felder. Aufgedruckte Punkte vom ersten Feld an: { $sides }.
own-rule-LTW-AUC-2 = Du bietest Würfel von deiner Hand auf ein Feld. Das kleinste Gebot auf ein leeres Feld, vom ersten Feld an: { $sides }. Ein fremdes Gebot musst du um mindestens einen Würfel übertreffen.
own-rule-LTW-TRAIN-5 = Preis: Plätze für Fahrgäste + Waren. { $sides }. In jeder Runde sind alle Züge wieder frei.
own-rule-LTW-SCORE-1 = Jede Ware, die du befördert hast, bringt 1 Siegpunkt.
own-rule-LTW-SCORE-2-title = Punkte für Fahrgäste
own-rule-LTW-SCORE-2 = Was ein Fahrgast bringt, hängt vom Zug ab (Preis → Siegpunkte): { $sides }.
