### Was viele Partien über einen Plan sagen: Trans.

balance-trans-lines = Linien
balance-trans-lines-how = Wie oft in einem Durchgang auf jeder Linie eine Schiene liegt; Schienen gehören allen.
balance-trans-lines-laid = Gelegt, % der Durchgänge
balance-trans-lines-laid-won = Wer sie legte, gewann, %
balance-trans-lines-fact-cost = Kosten
balance-trans-cities = Städte
balance-trans-cities-how = Wie oft eine Stadt ausgeteilt wird, wie oft sie am Ende angeschlossen ist und wie es ihren Besitzern ergeht.
balance-trans-cities-dealt = Ausgeteilt, % der Durchgänge
balance-trans-cities-joined = Angeschlossen, % der ausgeteilten
balance-trans-cities-dealt-won = Besitzer gewann, %
balance-trans-cities-joined-won = Angeschlossen: gewann, %
balance-trans-markers = Startplätze
balance-trans-markers-how = Wo die Spieler ihre Netze beginnen.
balance-trans-markers-placed = Gewählt, % der Durchgänge
balance-trans-markers-placed-won = Wer dort begann, gewann, %
balance-trans-cards = Sonderkarten
balance-trans-cards-how = Wie oft jede davon in einem Durchgang gilt.
balance-trans-cards-in-force = In Kraft, % der Durchgänge
balance-trans-cards-in-force-won = Gewonnen, %
balance-trans-figure-missing = Fehlende Schienen
balance-trans-figure-rails = Gelegte Schienen
