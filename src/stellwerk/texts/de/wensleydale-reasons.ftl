### Warum Bots in Last Train to Wensleydale und Nürnberg so spielen, wie sie spielen.

## Die Versteigerung

why-wensleydale-bid = Feld { $box } gibt am meisten für seinen Preis: { $tokens }.
why-wensleydale-bid-brown = Mit Punkten in Braun kauft man Züge, und ohne Züge wird nichts befördert.
why-wensleydale-bid-company = Bei dieser Gesellschaft habe ich noch keinen Einfluss; mit ihm kann ich ihre Orte nutzen: { $company }.
why-wensleydale-stake = { $cubes ->
        [one] 1 Würfel genügt
       *[other] { $cubes } Würfel genügen
    } fürs Erste; die anderen brauche ich zum Bauen.
why-wensleydale-stake-more = Ich biete { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }, mehr als nötig, damit mich niemand leichthin überbietet.

## Bauen und verkaufen

why-wensleydale-line = Ziel meiner Linie: { $to }. Sie soll { $number ->
        [one] 1 Gleis
       *[other] { $number } Gleise
    } haben.
why-wensleydale-reach = Damit erreiche ich mehr. Waren: { $goods }, Fahrgäste: { $passengers }.
why-wensleydale-stop = Weitere Gleise würden mich mehr kosten, als sie bringen.
why-wensleydale-no-line = Keine Linie war mir ihre Gleise wert.
why-wensleydale-pay = Das kann ich am leichtesten entbehren: { $unit }.
why-wensleydale-chain = Diese Kette bringt mir am meisten.
why-wensleydale-sell = Jedes meiner Gleise auf dem Plan kostet mich Runde für Runde Gewinn; diese Gesellschaft nimmt sie mir ab: { $company }.
why-wensleydale-no-sale = Meine Gleise sind mir mehr wert als das, was ein Verkauf mir ersparen würde.

## Züge

why-wensleydale-buy = Zug { $train } passt zu dem, was ich erreiche. Waren: { $goods }, Fahrgäste: { $passengers }.
why-wensleydale-carry = Von allem, was ich befördern könnte, ist mir das am meisten wert: { $item } aus { $area }.
why-wensleydale-board = In Zug { $train } ist dieser Fahrgast am meisten wert.
why-wensleydale-no-train = Für mich ist nichts mehr zu befördern, das seinen Zug wert wäre.
