### Een hint, stap voor stap, in elk spel.

hint-look = Bekijk alles wat je nu kunt doen voordat je kiest.
hint-kind = Dit soort zet: { $what }.
hint-move = De zet: { $move }
hint-clear = Van de { $number } vergeleken zetten is deze duidelijk de beste.
hint-near = Van de { $number } vergeleken zetten zijn andere misschien even goed.
hint-only = Alleen over deze zet valt na te denken.
hint-again = Typ hetzelfde nog eens voor meer.
hint-none-left = Meer valt er over deze vraag niet te zeggen.
hint-not-asked = Je bent niet aan de beurt, dus valt er niets te hinten.
hint-lesson = In een les hoor je toch al wat je moet doen.
hint-nothing-to-choose = Hier is maar één zet mogelijk: een hint was niet nodig, en er is er geen geteld.
hint-unknown = Niemand hier kent dit spel goed genoeg om hints te geven.
hint-counted = { $number ->
        [one] Je hebt 1 hint genomen.
       *[other] Je hebt { $number } hints genomen.
    }
hint-show-kind = Wat voor zet?
hint-show-move = Laat de zet zien
hint-play = Deze zet spelen
hint-count = Geteld: { $number }
hint-fold = De kaart zien
hint-unfold = Verder lezen
