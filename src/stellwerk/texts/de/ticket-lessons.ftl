# Lektionen zu Ticket to Ride: was am Rand gesagt wird, Schritt für Schritt.

lesson-ticket-europe-title = Deine erste Partie in Europa
lesson-ticket-europe-welcome = Willkommen am Tisch! Du steigst mitten in eine Partie gegen Ida ein: Deine Züge fahren schon von Petrograd bis Madrid. In zehn Minuten hast du alles einmal getan, was man hier tun kann.
lesson-ticket-europe-end = Mehr muss man nicht wissen. Zum Schluss wird alles gezählt: Zielkarten, Bahnhöfe, die du nicht gebraucht hast, und 10 Punkte für den längsten Weg. Die nächste Partie gehört dir von der ersten Karte an.

lesson-ticket-europe-draw = Pro Zug tust du eines: Karten ziehen, eine Strecke nehmen, Zielkarten ziehen oder einen Bahnhof bauen. Deiner Zielkarte Paris – Wien fehlt München – Wien, und das kostet drei orange Karten. Zwei hast du: Nimm die orange aus der Auslage.
lesson-ticket-europe-draw-done = Jetzt hast du drei davon.
lesson-ticket-europe-draw-locomotive = Eine offene Lokomotive zählt als beide Karten, darum ist der Zug jetzt vorbei. Verloren ist nichts, sie ist ein Joker – aber nach der orangen hättest du noch eine zweite nehmen dürfen.
lesson-ticket-europe-draw-blind = Vom Stapel kann alles kommen, das ist sein Reiz. Bei offenen Karten weißt du, was du bekommst: Sieh nach, ob die orange noch daliegt.
lesson-ticket-europe-draw-else = Das geht auch. Aber München – Wien muss warten, bis du drei orange Karten hast. Nimm die orange, sobald du kannst.

lesson-ticket-europe-second = Zu diesem Zug gehört noch eine Karte. Nimm, welche du magst, oder versuche dein Glück am Stapel.

lesson-ticket-europe-claim = Drei orange Karten, drei orange Felder: Drücke auf München – Wien und bezahle. Die Punkte zählen sofort.
lesson-ticket-europe-claim-done = 4 Punkte, und drei Wagen weniger im Vorrat. Wer nur noch zwei hat, läutet die letzte Runde ein – behalte also Idas Wagen im Auge.
lesson-ticket-europe-claim-other = Punkte sind Punkte, und Strecken müssen nicht zusammenhängen. Paris – Wien bringt dich diese aber nicht näher, und was bezahlt ist, ist weg.
lesson-ticket-europe-claim-else = Karten laufen nicht weg, Strecken schon: Wer zuerst kommt, hat sie. Nimm München – Wien in deinem nächsten Zug.

lesson-ticket-europe-tickets = Vieles liegt schon, und Zielkarten, die dazu passen, sind halb fertig, wenn sie kommen. Zieh in diesem Zug Zielkarten.
lesson-ticket-europe-tickets-else = Auch das ist ein Zug. Aber für Zielkarten ist jetzt die Zeit, solange noch Züge bleiben, um sie zu schaffen.

lesson-ticket-europe-keep = Mindestens eine behältst du. Bei Zürich – Budapest liegt dein München – Wien genau in der Mitte. Die anderen beiden führen weit weg: Gib sie zurück.
lesson-ticket-europe-keep-done = Gut gewählt: Nur noch Zürich – München und Wien – Budapest fehlen.
lesson-ticket-europe-keep-else = Mutig! Denk daran: Was am Ende nicht fertig ist, kostet so viele Punkte, wie es gebracht hätte.

lesson-ticket-europe-locomotive = Zürich – München ist ein Tunnel, und ein Tunnel kann mehr kosten, als er zeigt. Eine Lokomotive steht für jede Farbe. Die offene zählt zwar als beide Karten deines Zuges: Nimm sie trotzdem.
lesson-ticket-europe-locomotive-done = Ein Joker auf der Hand: So verliert der Tunnel seinen Schrecken.
lesson-ticket-europe-locomotive-else = Wie du magst. Ein Joker hätte beruhigt: Was ein Tunnel kostet, weiß vorher niemand.

lesson-ticket-europe-tunnel = Hinein in den Tunnel: Nimm Zürich – München mit zwei gelben Karten. Dann werden drei Karten aufgedeckt, und jede gelbe und jede Lokomotive darunter kostet eine Karte mehr.
lesson-ticket-europe-tunnel-else = Der Tunnel kann einen Zug warten. Aber ohne ihn bleibt Zürich – Budapest ein Stück Papier: Nimm Zürich – München als Nächstes.

lesson-ticket-europe-pay = Da ist sie, die Karte, die eine mehr kostet. Zahle sie mit Gelb oder mit der Lokomotive. Du könntest deine Karten auch zurücknehmen; dann wäre der Zug vorbei und sonst nichts verloren.
lesson-ticket-europe-pay-done = Durch! Zürich – München gehört dir.
lesson-ticket-europe-pay-else = Deine Karten sind wieder auf der Hand, und der Zug ist vorbei: Mehr kostet es nicht. Versuch es im nächsten Zug noch einmal; dann kommen andere Karten.

lesson-ticket-europe-station = Ida war schneller: Wien – Budapest gehört ihr, und zu zweit ist das zweite Gleis damit gesperrt. Baue einen Bahnhof in Wien oder Budapest, er kostet nur eine Karte: Dann zählt eine ihrer Strecken, die dort endet, für deine Zielkarten.
lesson-ticket-europe-station-done = Zürich – Budapest ist geschafft, über Idas Gleise. Ein Bahnhof, den du nie baust, bringt 4 Punkte; dieser bringt dir mehr.
lesson-ticket-europe-station-other = Ein Bahnhof hilft nur bei Strecken, die in seiner Stadt enden, und von hier führt keine nach Budapest. Dein nächster kostet zwei Karten einer Farbe – in Wien oder Budapest lohnt er sich.
lesson-ticket-europe-station-else = Ohne Idas Gleise kommst du nicht nach Budapest, und eine offene Zielkarte kostet dich 6 Punkte. Ein Bahnhof in Wien oder Budapest hilft dir.

lesson-ticket-europe-last = Ida hat nur noch zwei Wagen: die letzte Runde. Jeder ist noch einmal dran, und das ist dein Zug. Frankfurt – München, zwei pinke Karten, vollendet Paris – Wien.
lesson-ticket-europe-last-done = Paris – Wien ist geschafft: 8 Punkte am Ende.
lesson-ticket-europe-last-else = Paris – Wien bleibt offen, und das heißt 8 Punkte weniger statt 8 mehr. Bleibt dir noch ein Zug, dann sieh dir Frankfurt – München an.
