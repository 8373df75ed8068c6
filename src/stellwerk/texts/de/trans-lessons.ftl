# Lektionen zu Trans Europa und Trans Amerika.

lesson-trans-europa-title = Deine erste Runde in Europa
lesson-trans-europa-welcome = Willkommen! Du und Bea habt je 9 Punkte, und diese Runde entscheidet: Wer sie gewinnt, hat die Partie. Jeder hat fünf geheime Städte, eine in jeder Farbe. Deine sind London, Glasgow, Zürich, Firenze und Vilnius.
lesson-trans-europa-end = Das ist das ganze Spiel: gut beginnen, legen, wo es zählt, und nutzen, was andere bauen. Wer seine fünf Städte zuerst verbindet, bekommt 4 Punkte; den anderen fehlen Schienen, und das kostet sie Punkte. Spiel jetzt eine ganze Partie!
lesson-trans-europa-place = Alle deine Städte müssen mit deinem Startstein zusammenhängen. Er darf auf jedem freien Kreuzungspunkt stehen, auch in einer Stadt. Irgendwo in ihrer Mitte ist ein guter Platz: Setze ihn auf Wien oder in die Nähe von Zürich.
lesson-trans-europa-place-done = Ein guter Platz: Von dort ist keine Stadt weit.
lesson-trans-europa-place-else = Beginnen darfst du überall, und es wird gehen. Aus der Mitte deiner Städte wären die Wege kürzer: Die Zahl der fehlenden Schienen sagt es dir.
lesson-trans-europa-first = Ein Zug: zwei Schienen auf einfachen Linien oder eine auf einer doppelten. Jede Schiene muss das Netz deines Startsteins berühren. Beginne in Richtung Zürich; was dir noch fehlt, wird gezählt.
lesson-trans-europa-first-done = Eine Schiene weniger bis zum Ziel.
lesson-trans-europa-first-else = Diese Schiene bringt dir keine Stadt näher: Die Zahl der fehlenden Schienen bleibt. Sie liegt nun für alle da.
lesson-trans-europa-second = In diesem Zug hast du noch eine Schiene. Sie darf auch woanders liegen, solange sie dein Netz berührt.
lesson-trans-europa-second-done = Zwei Schienen: Dein Zug ist vorbei. Auch Beas Schienen haben keine Farbe; sie gehören niemandem.
lesson-trans-europa-second-stop = Nach einer Schiene darfst du aufhören. Manchmal ist das klug, wenn die zweite nur den anderen hülfe. Hier hätte sie dir geholfen.
lesson-trans-europa-second-else = Diese Schiene führt von deinen Städten weg. Sieh nach, wo die Zahl der fehlenden sinkt.
lesson-trans-europa-towards = So geht es nun einige Züge lang. Linien über Wasser und Berge sind doppelt und kosten einen ganzen Zug; die Fähre über den Kanal und der Tunnel durch die Schweizer Alpen sind einfach. Vilnius kann warten: Von dort kommt Bea.
lesson-trans-europa-towards-done = Du bist gut unterwegs.
lesson-trans-europa-towards-stop = Das ist erlaubt, aber wer aufhört, verschenkt eine Schiene. Bea hört nicht auf.
lesson-trans-europa-towards-else = Keine Stadt kommt durch diese Schiene näher. Ein Umweg kostet so viele Schienen, wie er lang ist.
lesson-trans-europa-join = Sieh nur: Beas Netz hat deines getroffen, und nun sind beide eins. Alle ihre Schienen sind auch deine, und auf einmal ist Vilnius verbunden. Von jetzt an darfst du überall daran weiterbauen, sie auch. Weiter zu den Städten, die dir fehlen.
lesson-trans-europa-join-done = Das ist der Kern des Spiels: Lass die anderen für dich bauen.
lesson-trans-europa-join-stop = Seit beide Netze eins sind, hilft jeder verschenkte Zug Bea.
lesson-trans-europa-join-else = Vom gemeinsamen Netz führt ein kürzerer Weg dorthin. Achte auf die Zahl der fehlenden Schienen.
lesson-trans-europa-finish = Der letzte Abschnitt! Die Runde endet sofort, wenn alle fünf Städte mit deinem Startstein verbunden sind, ganz gleich, wer die letzte Schiene legt.
lesson-trans-europa-finish-stop = So kurz vor dem Ende zählt jede Schiene. Lege beide.
lesson-trans-europa-finish-else = Das bringt dir die letzten Städte nicht näher. Was dir am Ende fehlt, kostet Punkte.
