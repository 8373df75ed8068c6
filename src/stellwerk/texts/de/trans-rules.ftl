### Die Regeln von Trans Europa und Trans Amerika in unseren Worten. Zwei Texte je Regelnummer.

## Einleitungen

rules-intro-trans-europa = Deine fünf geheimen Städte liegen über Europa verstreut, und du willst sie mit Schienen verbinden, bevor es den anderen mit ihren gelingt. Ihr baut auf demselben Plan, und wo Netze aufeinandertreffen, haben alle etwas davon: Oft bringen dich auch fremde Schienen voran. Das Liniennetz ist das Raster der älteren Ausgabe; die Fähre über den Ärmelkanal und den Alpentunnel haben wir rekonstruiert.
rules-intro-trans-amerika = Irgendwo zwischen Atlantik und Pazifik liegen deine fünf geheimen Städte: Verbinde sie mit Schienen, bevor die anderen ihre verbunden haben. Ihr baut auf demselben Plan, und Netze, die sich treffen, werden von da an geteilt; es lohnt sich also, auf die Wege der anderen zu achten. Das Liniennetz ist das Raster der älteren Ausgabe.

## Spielvorbereitung

rules-section-trans-setup = Spielvorbereitung

rule-TRANS-SETUP-1-title = Plan, Städte und Schienen
rule-TRANS-SETUP-1 = Für 2–6 Personen. Der Plan ist ein Netz aus Dreiecken: Kreuzungspunkte, verbunden durch einfache Linien (Kosten 1) und Doppellinien (Kosten 2: Wasser oder Berge). Es gibt 35 Städte, je 7 in den 5 Farben Braun, Weiß, Rosa, Orange und Türkis, und 85 Schienen für alle zusammen.
rule-TRANS-SETUP-2-title = Städte, die fehlen
rule-TRANS-SETUP-2 = Mit 2 oder 3 Personen spielt ihr ohne die 10 Städte mit gestricheltem Rand (2 je Farbe); 25 bleiben übrig. Mit 4–6 Personen sind alle 35 dabei.
rule-TRANS-SETUP-3-title = Fünf geheime Städte
rule-TRANS-SETUP-3 = In jedem Durchgang ziehst du aus jeder Farbe eine Stadt. Welche das sind, weißt nur du.
rule-TRANS-SETUP-4-title = Wer beginnt
rule-TRANS-SETUP-4 = Nach den gedruckten Regeln beginnt im ersten Durchgang, wer am ältesten ist. Bei uns bestimmt ihr einen Platz oder lasst das Los entscheiden (so ist es voreingestellt). In jedem neuen Durchgang beginnt der nächste Platz zur Linken.
rule-TRANS-SETUP-5-title = Startmarker setzen
rule-TRANS-SETUP-5 = Wer den Durchgang beginnt, setzt zuerst, dann geht es im Uhrzeigersinn weiter: Dein Startmarker kommt auf einen freien Kreuzungspunkt, gern auch in eine Stadt. Zwei Marker stehen nie auf demselben Punkt.
rule-TRANS-SETUP-6-title = Vor jedem neuen Durchgang
rule-TRANS-SETUP-6 = Zu jedem neuen Durchgang wird der Plan von Schienen geräumt, ihr bekommt eure Marker zurück, und alle Städte werden neu gemischt.

## Ein Zug

rules-section-trans-turn = Dein Zug

rule-TRANS-TURN-1-title = Ein Budget von 2
rule-TRANS-TURN-1 = Pro Zug hast du ein Budget von 2: Eine Schiene kostet 1 auf einer freien einfachen Linie und 2 auf einer freien Doppellinie. Das reicht für höchstens zwei Schienen auf einfachen Linien oder für eine auf einer Doppellinie.
rule-TRANS-TURN-2-title = Mindestens eine Schiene
rule-TRANS-TURN-2 = Die gedruckten Sprachen weichen voneinander ab: „bis zu zwei Schienen“ auf Deutsch und Niederländisch, „1 oder 2“ auf Französisch. Wir spielen „eine oder zwei“: Kannst du eine Schiene legen, musst du mindestens eine legen; nach der ersten darfst du aufhören.
rule-TRANS-TURN-3-title = Anschluss an deinen Marker
rule-TRANS-TURN-3 = Jede Schiene muss an das Netz anschließen, zu dem dein eigener Startmarker gehört. Abzweigungen sind erlaubt, und die zwei Schienen eines Zugs müssen nicht nebeneinanderliegen.
rule-TRANS-TURN-4-title = Wenn Netze sich treffen
rule-TRANS-TURN-4 = Netze, die sich treffen, werden zu einem. Sofort können alle, die daran angeschlossen sind, an jeder Stelle weiterbauen, auch schon mit der zweiten Schiene desselben Zugs.
rule-TRANS-TURN-5-title = Fähre und Tunnel
rule-TRANS-TURN-5 = Bei Trans Europa sind die Fähre über den Ärmelkanal und der Tunnel durch die Schweizer Alpen einfache Linien.
rule-TRANS-TURN-6-title = Wann du passt
rule-TRANS-TURN-6 = Kannst du keine einzige Schiene legen, passt du.

## Ende eines Durchgangs

rules-section-trans-round = Ende eines Durchgangs und Wertung

rule-TRANS-ROUND-1-title = Den Durchgang gewinnen
rule-TRANS-ROUND-1 = Sobald bei einer Person alle Städte mit ihrem Startmarker verbunden sind, ist der Durchgang zu Ende, und alle decken ihre Städte auf. Wer die letzte Schiene dafür gelegt hat, spielt keine Rolle.
rule-TRANS-ROUND-2-title = Den Zug noch beenden
rule-TRANS-ROUND-2 = Sind durch eine deiner Schienen alle Städte einer anderen Person verbunden, darfst du trotzdem noch weiterlegen; so können auch zwei oder mehr fertig werden. Gedruckt steht das für die erste von zwei Schienen; bei uns gilt es für jede, die nicht deine letzte ist. Sind es alle deine eigenen, ist der Durchgang sofort zu Ende.
rule-TRANS-ROUND-3-title = Mehrere gewinnen
rule-TRANS-ROUND-3 = Haben mehrere alle ihre Städte verbunden, gewinnen sie alle den Durchgang.
rule-TRANS-ROUND-4-title = Keine Schienen mehr
rule-TRANS-ROUND-4 = Liegen alle 85 Schienen (eine je Linie, ob einfach oder doppelt), ist der Durchgang ebenfalls vorbei. Wer durch die letzte Schiene fertig wird, hat ihn gewonnen; wird niemand fertig, gewinnt niemand, und alle zählen fehlende Schienen.
rule-TRANS-ROUND-4-note = Von uns ist nur, dass man den Durchgang mit der letzten Schiene noch gewinnen kann.
rule-TRANS-SCORE-1-title = Punkte für den Durchgang
rule-TRANS-SCORE-1 = Wer gewinnt, bekommt 4 Punkte. Bei den anderen wird einzeln gezählt, wie viele Schienen auf dem günstigsten Weg noch fehlen; eine Doppellinie zählt 2. Fehlende Schienen → Punkte: 1 → 3, 2 → 2, 3 oder 4 → 1, 5 oder mehr → 0.
rule-TRANS-SCORE-2-title = Der günstigste Weg
rule-TRANS-SCORE-2 = Wir berechnen genau, mit wie wenigen Schienen dein Netz alle noch fehlenden Städte erreichen würde. Was auf dem Plan liegt, kostet nichts, und eine fehlende Schiene, die mehreren Städten dient, zählt nur einmal.
rule-TRANS-END-1-title = Dreizehn Punkte
rule-TRANS-END-1 = Hat nach einem Durchgang jemand 13 Punkte oder mehr, ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Sonderkarten

rules-section-trans-cards = Variante: Sonderkarten

rule-TRANS-CARD-1-title = Großzügige Wertung
rule-TRANS-CARD-1 = Punkte gibt es leichter. Die gedruckten Zahlen der Karte kennen wir nicht; bei uns gibt es 4 Punkte für den Sieg, 3 bei 1–2 fehlenden Schienen, 2 bei 3–4, 1 bei 5–6 und 0 bei mehr.
rule-TRANS-CARD-2-title = Strenge Wertung
rule-TRANS-CARD-2 = Punkte gibt es schwerer. Die gedruckten Zahlen der Karte kennen wir nicht; bei uns gibt es 4 Punkte für den Sieg, 2 bei 1 fehlenden Schiene, 1 bei 2 und 0 bei mehr.
rule-TRANS-CARD-3-title = Ein Budget von 3
rule-TRANS-CARD-3 = Pro Zug hast du ein Budget von 3: genug für drei Schienen auf einfachen Linien oder für je eine auf einer Doppellinie und einer einfachen.
rule-TRANS-CARD-4-title = Wasser zählt einfach
rule-TRANS-CARD-4 = Alle Doppellinien über Wasser zählen wie einfache Linien, beim Legen und bei den fehlenden Schienen.
rule-TRANS-CARD-5-title = Berge zählen einfach
rule-TRANS-CARD-5 = Alle Doppellinien über Berge zählen wie einfache Linien, beim Legen und bei den fehlenden Schienen.
rule-TRANS-CARD-6-title = Ohne Weiß
rule-TRANS-CARD-6 = Alle legen ihre weiße Stadt zurück, ohne sie zu zeigen, und spielen mit 4 Städten.
rule-TRANS-CARD-6-note = Von uns ist nur, dass niemand die Stadt zeigt.
rule-TRANS-CARD-7-title = Ohne Türkis
rule-TRANS-CARD-7 = Alle legen ihre Stadt in Türkis zurück, ohne sie zu zeigen, und spielen mit 4 Städten.
rule-TRANS-CARD-7-note = Von uns ist nur, dass niemand die Stadt zeigt.
rule-TRANS-CARD-8-title = Eine Stadt weniger
rule-TRANS-CARD-8 = Alle suchen sich zur selben Zeit heimlich eine ihrer Städte aus und legen sie zurück; gespielt wird mit 4.
rule-TRANS-CARD-9-title = Drei, zwei, eins
rule-TRANS-CARD-9 = In der ersten Runde am Tisch haben alle ein Budget von 3, in der zweiten 2, in der dritten 1; danach geht es wieder mit 3 los. Ein Budget von 1 reicht nicht für eine Doppellinie.
rule-TRANS-CARD-9-note = Von uns ist nur, dass eine Doppellinie hier für zwei Schienen zählt und ein Budget von 1 also nicht reicht.
rule-TRANS-CARD-10-title = Rosa und Orange offen
rule-TRANS-CARD-10 = Alle zeigen ihre Städte in Rosa und Orange.
rule-TRANS-CARD-11-title = Rosa und Braun offen
rule-TRANS-CARD-11 = Alle zeigen ihre Städte in Rosa und Braun.
rule-TRANS-CARD-12-title = Braun und Orange offen
rule-TRANS-CARD-12 = Alle zeigen ihre Städte in Braun und Orange.
rule-TRANS-CARD-13-title = Rosa im Umlauf
rule-TRANS-CARD-13 = Wer den Durchgang beginnt, zieht eine zweite Stadt in Rosa, sieht sie an und reicht eine von beiden nach links. Dort wird ebenso gewählt, und so geht es um den Tisch. Zuletzt kommt die Stadt, die übrig bleibt, verdeckt auf den Stapel dieser Farbe.
rule-TRANS-CARD-14-title = Braun im Umlauf
rule-TRANS-CARD-14 = Wer den Durchgang beginnt, zieht eine zweite Stadt in Braun, sieht sie an und reicht eine von beiden nach links. Dort wird ebenso gewählt, und so geht es um den Tisch. Zuletzt kommt die Stadt, die übrig bleibt, verdeckt auf den Stapel dieser Farbe.
rule-TRANS-CARD-15-title = Orange im Umlauf
rule-TRANS-CARD-15 = Wer den Durchgang beginnt, zieht eine zweite Stadt in Orange, sieht sie an und reicht eine von beiden nach links. Dort wird ebenso gewählt, und so geht es um den Tisch. Zuletzt kommt die Stadt, die übrig bleibt, verdeckt auf den Stapel dieser Farbe.
rule-TRANS-CARD-16-title = Dreimal nach links
rule-TRANS-CARD-16 = Alle reichen zur selben Zeit eine ihrer 5 Städte verdeckt nach links, und das insgesamt dreimal. Danach kannst du mehrere Städte einer Farbe haben. Welche Farben jemand auf der Hand hat, können alle sehen.
rule-TRANS-CARD-17-title = Alle Hände nach links
rule-TRANS-CARD-17 = Alle sehen ihre Städte an und reichen sie dann komplett nach links. So kennst du neben deinen eigenen auch die Städte der Person links von dir.
rule-TRANS-CARD-18-title = Kreuz und quer
rule-TRANS-CARD-18 = Schienen darfst du auf jede freie Linie legen, mit oder ohne Anschluss. Gewonnen wird der Durchgang wie immer: Deine Städte müssen mit deinem eigenen Startmarker verbunden sein.
rule-TRANS-CARD-19-title = Alle Städte offen
rule-TRANS-CARD-19 = Die Städte aller Hände sind für alle zu sehen.
rule-TRANS-CARDS-1-title = Wann eine Karte gilt
rule-TRANS-CARDS-1 = Sind die Städte verteilt, aber noch keine Startmarker gesetzt, wird eine Sonderkarte aufgedeckt. Sie gilt für alle und bis zum Ende des Durchgangs. Sind alle 19 verbraucht, werden sie neu gemischt.
rule-TRANS-CARDS-1-note = Von uns ist nur, dass die Karten neu gemischt werden, wenn alle verbraucht sind.
rule-TRANS-CARDS-2-title = Mehrere Karten zugleich
rule-TRANS-CARDS-2 = Mehrere Karten wirken zusammen, soweit das geht. Die Karten 1 und 2 widersprechen sich, ebenso 3 und 9: Sucht ihr beide aus, wird der Tisch abgelehnt, und ihr erfahrt, warum. Wird die zweite eines solchen Paars gezogen, wird sie angesagt und beiseitegelegt, und die nächste kommt an die Reihe. Geht der Stapel dabei zu Ende, wird er aus allen Karten außer den geltenden neu gemischt. (In Regelversion 1 kamen auch diese hinein.)
rule-TRANS-CARDS-2-note = Gedruckt ist nur, dass ihr mit mehreren Karten zugleich spielen könnt; der Rest ist von uns.
rule-TRANS-CARDS-3-title = Reihenfolge der Karten
rule-TRANS-CARDS-3 = Karten, die eure Hände verändern, wirken in der Reihenfolge ihrer Nummern. Die Rückseiten eurer Städte und damit ihre Farben sind immer zu sehen. Aufgedeckt wird eine Farbe erst, wenn nichts mehr weitergegeben wird: dann jede Stadt dieser Farbe; wer keine hat, zeigt nichts.
rule-TRANS-CARDS-3-note = Gedruckt ist nur, für Karte 16, dass die Farben auf Wunsch gezeigt werden; der Rest ist von uns.
rule-TRANS-CARDS-4-title = Sich auf eine Karte einigen
rule-TRANS-CARDS-4 = Statt Karten zu ziehen, könnt ihr euch vor jedem Durchgang neu auf eine einigen (special_cards = agreed). Wer beginnt, spricht für den Tisch und nennt eine Karte oder keine; erst danach werden die Städte verteilt, damit niemand die Karte nach der eigenen Hand aussucht.
rule-TRANS-CARDS-4-note = Von uns ist nur, wer die Karte nennt und dass die Städte erst danach verteilt werden.

## Auf einem eigenen Spielplan

own-rule-TRANS-SETUP-1 = Für { $fewest }–{ $most } Personen. Der Plan ist ein Netz aus Dreiecken: Kreuzungspunkte, verbunden durch einfache Linien (Kosten 1) und Doppellinien (Kosten 2: Wasser oder Berge). Es gibt { $cities } Städte in { $colours } Farben und { $rails } Schienen für alle zusammen.
own-rule-TRANS-SETUP-2 = Mit 2 oder 3 Personen spielt ihr ohne die Städte mit gestricheltem Rand: { $left } von { $cities } bleiben übrig. In größerer Runde sind alle dabei.
own-rule-TRANS-ROUND-4 = Liegen alle { $rails } Schienen (eine je Linie, ob einfach oder doppelt), ist der Durchgang ebenfalls vorbei. Wer durch die letzte Schiene fertig wird, hat ihn gewonnen; wird niemand fertig, gewinnt niemand, und alle zählen fehlende Schienen.
own-rule-TRANS-SCORE-1 = Bei allen wird einzeln gezählt, wie viele Schienen auf dem günstigsten Weg noch fehlen; eine Doppellinie zählt 2, und wer gewinnt, dem fehlt keine. Fehlende Schienen → Punkte: { $points }. Fehlen mehr, gibt es keine.
own-rule-TRANS-END-1-title = Das Ende der Partie
own-rule-TRANS-END-1 = Hat nach einem Durchgang jemand { $target } Punkte oder mehr, ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
own-rule-TRANS-CARD-1 = Punkte gibt es leichter. Fehlende Schienen → Punkte: { $points }. Fehlen mehr, gibt es keine.
own-rule-TRANS-CARD-2 = Punkte gibt es schwerer. Fehlende Schienen → Punkte: { $points }. Fehlen mehr, gibt es keine.
