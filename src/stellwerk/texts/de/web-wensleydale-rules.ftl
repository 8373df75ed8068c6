### Ein schneller Einstieg in die Reihe Last Train to Wensleydale: ein Schritt je Bild.

quick-wensleydale-goal-title = Worum es geht
quick-wensleydale-goal = In vier oder fünf Runden baust du kurze Linien, beförderst Waren und Fahrgäste und gibst deine Linien an eine große Gesellschaft ab, bevor sie mehr kosten als bringen.
quick-wensleydale-auction-title = Zuerst: um Einfluss bieten
quick-wensleydale-auction = Mit Würfeln bietest du auf zwei Felder. Weiß entscheidet, wer zuerst baut, Braun, wer zuerst lädt, und bezahlt Züge; Rot und Grün öffnen die Orte der beiden Gesellschaften.
quick-wensleydale-build-title = Dann: eine Linie bauen
quick-wensleydale-build = Ein Gleis kostet 1 Würfel, in Tälern und über Flüsse 2; auf Hügeln wird nicht gebaut. Deine erste Linie beginnt in einem Gesellschaftsort, spätere auch an eigenen Gleisen.
quick-nurnberg-build-title = Dann: eine Linie bauen
quick-nurnberg-build = Ein Gleis kostet 1 Würfel, über Flüsse 2; auf Hopfenhügeln wird nicht gebaut. Deine erste Linie beginnt in einem Gesellschaftsort, spätere auch an eigenen Gleisen.
quick-wensleydale-fees-title = Was im Weg steht
quick-wensleydale-fees = Jeder Gesellschaftsort, den deine Linie berührt, kostet 1 Einfluss in seiner Farbe, jeder Grundbesitzer 1 weißen.
quick-wensleydale-trains-title = Züge
quick-wensleydale-trains = Brauner Einfluss kauft Züge. Jeder hat Plätze für Fahrgäste und für Waren: je teurer, desto mehr.
quick-wensleydale-carry-title = Befördern
quick-wensleydale-carry = Käse aus dem Flachland, das deine Gleise berühren, Stein von Hügeln neben einem neutralen Ort an deinen Gleisen, und Fahrgäste, die auf deinen Gleisen in einen Ort ihrer Farbe kommen.
quick-nurnberg-carry-title = Befördern
quick-nurnberg-carry = Post aus dem Flachland, das deine Gleise berühren, Bier von Hopfenhügeln neben einem neutralen Ort an deinen Gleisen, und Fahrgäste, die auf deinen Gleisen in einen Ort ihrer Farbe kommen.
quick-wensleydale-profit-title = Gewinn und Verlust
quick-wensleydale-profit = Was du beförderst, bringt Gewinn, Hügelwaren das Doppelte. Aber jedes deiner Gleise auf dem Plan kostet 1, in jeder Runde.
quick-wensleydale-sell-title = Zuletzt: rechtzeitig verkaufen
quick-wensleydale-sell = Für Einfluss in ihrer Farbe übernimmt eine Gesellschaft eine Linie zwischen zwei Orten. Deine Gleise kommen zurück und kosten nichts mehr; die Orte gehören der Gesellschaft.
quick-nurnberg-furth-title = Nürnberg und Fürth
quick-nurnberg-furth = Sobald Gleise beide zum ersten Mal verbinden, zählt jedes eigene Gleis dazwischen 1 Punkt.
quick-wensleydale-end-title = Das Ende
quick-wensleydale-end = Punkte für das Beförderte, 2 dazu für jeden Satz aus allen vier Arten, und dein Gewinn. Übrige Gleise kosten je 1.
