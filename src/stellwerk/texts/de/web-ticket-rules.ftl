### Ein schneller Einstieg in die Reihe Ticket to Ride: ein Schritt je Bild.

quick-ticket-goal-title = Worum es geht
quick-ticket-goal = Baue mit deinen Waggons Strecken zwischen Städten: Lange bringen am meisten. Jede deiner geheimen Zielkarten bringt ihre Punkte, wenn deine Strecken ihre beiden Städte verbinden, und kostet sie sonst.
quick-ticket-draw-title = In deinem Zug: zwei Karten nehmen …
quick-ticket-draw = Von den offenen Karten oder verdeckt vom Stapel. Pro Zug tust du eines: dies oder etwas von dem, was folgt.
quick-ticket-claim-title = … oder eine Strecke bauen
quick-ticket-claim = Zahle für jedes Feld eine Karte in der Farbe der Strecke; auf einer grauen in einer Farbe deiner Wahl. Dann stehen deine Waggons darauf, und die Punkte zählen sofort.
quick-ticket-jokers-title = Lokomotiven sind Joker
quick-ticket-jokers = Sie stehen für jede Farbe. Eine offene zählt dafür als beide Karten, die du nehmen darfst.
quick-ticket-ferry-title = Fähren
quick-ticket-ferry = Eine Fähre braucht mindestens so viele Lokomotiven, wie sie zeigt. Die übrigen Felder zahlst du in einer Farbe.
quick-ticket-tunnel-title = Tunnel
quick-ticket-tunnel = Hast du bezahlt, werden drei Karten aufgedeckt. Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Kannst oder willst du das nicht zahlen, nimmst du deine Karten zurück, und dein Zug ist vorbei.
quick-ticket-station-title = Bahnhöfe
quick-ticket-station = Ein Bahnhof lässt dich am Ende eine fremde Strecke mitbenutzen, nur für deine Zielkarten. Der erste kostet 1 Karte, der nächste 2, der letzte 3. Jeder, den du nie baust, bringt 4 Punkte.
quick-ticket-swiss-jokers-title = Lokomotiven nur im Tunnel
quick-ticket-swiss-jokers = In der Schweiz stehen Lokomotiven für jede Farbe, aber nur in Tunneln. Dafür nimmst du offene wie jede andere Karte.
quick-ticket-countries-title = Zielkarten in andere Länder
quick-ticket-countries = Manche Zielkarten nennen mehrere Nachbarländer. Das beste, das du erreichst, zählt; erreichst du keines, verlierst du den niedrigsten Wert.
quick-ticket-tickets-title = … oder neue Zielkarten ziehen
quick-ticket-tickets = Du siehst dir einige an und behältst mindestens eine. Jede ist ein Versprechen: Was am Ende nicht verbunden ist, kostet seine Punkte.
quick-ticket-end-title = Das Ende
quick-ticket-end = Hat jemand nur noch höchstens zwei Waggons, haben alle noch einen Zug. Dann zählen die Zielkarten, und die längste Linie bringt 10 Punkte dazu.
