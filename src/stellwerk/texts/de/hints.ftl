### Ein Tipp, Schritt für Schritt, in jedem Spiel.

hint-look = Sieh dir alles an, was dir gerade offensteht, bevor du wählst.
hint-kind = Diese Art Zug: { $what }.
hint-move = Der Zug: { $move }
hint-clear = Von den { $number } verglichenen Zügen ist dieser klar der beste.
hint-near = Von den { $number } verglichenen Zügen sind andere vielleicht genauso gut.
hint-only = Nur dieser Zug ist einen Gedanken wert.
hint-again = Gib dasselbe noch einmal ein, um mehr zu erfahren.
hint-none-left = Zu dieser Frage gibt es nichts weiter zu sagen.
hint-not-asked = Du bist nicht am Zug, also gibt es keinen Tipp.
hint-lesson = In einer Lektion wird dir ohnehin gesagt, was zu tun ist.
hint-nothing-to-choose = Hier ist nur ein Zug möglich: Ein Tipp war nicht nötig, und keiner wurde gezählt.
hint-unknown = Hier kennt niemand dieses Spiel gut genug, um Tipps zu geben.
hint-counted = { $number ->
        [one] Du hast 1 Tipp genommen.
       *[other] Du hast { $number } Tipps genommen.
    }
hint-show-kind = Was für ein Zug?
hint-show-move = Zeig mir den Zug
hint-play = Diesen Zug spielen
hint-count = Gezählt: { $number }
hint-fold = Den Plan sehen
hint-unfold = Weiterlesen
