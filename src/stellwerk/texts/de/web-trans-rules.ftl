### Ein schneller Einstieg in die Reihe Trans: ein Schritt je Bild.

quick-trans-cities-title = Fünf geheime Städte
quick-trans-cities = In jedem Durchgang bekommst du eine Stadt jeder Farbe. Verbinde alle fünf mit Schienen, bevor die anderen ihre verbunden haben.
quick-trans-marker-title = Dein Start
quick-trans-marker = Setze deinen Marker auf einen freien Kreuzungspunkt, am besten mitten zwischen deine Städte.
quick-trans-lay-title = Zwei Schienen pro Zug
quick-trans-lay = Eine Schiene kostet 1, über Berge oder Wasser 2, und du hast 2 auszugeben. Alles muss mit deinem Marker zusammenhängen.
quick-trans-meet-title = Schienen gehören allen
quick-trans-meet = Wo Netze sich treffen, werden sie eines, und alle daran bauen überall weiter. So tun die anderen oft deine Arbeit.
quick-trans-round-title = Das Ende eines Durchgangs
quick-trans-round = Sobald bei jemandem alle Städte verbunden sind, ist der Durchgang vorbei: dafür gibt es 4 Punkte, und für die anderen umso weniger, je mehr Schienen ihnen fehlen.
quick-trans-end-title = Das Ende
quick-trans-end = Hat nach einem Durchgang jemand 13 Punkte, gewinnt, wer die meisten hat.
