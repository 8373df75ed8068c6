### Tipps für Last Train to Wensleydale und Nürnberg.

## Wohin du sehen solltest

hint-wensleydale-look-bid = Sieh auf die Felder und auf den Einfluss, der dir fehlt: für Züge, um früher zu bauen, für die Orte der Gesellschaften.
hint-wensleydale-look-stake = Sieh nach, was andere noch bieten könnten, und welche Würfel du zum Bauen brauchst.
hint-wensleydale-look-build = Sieh auf den Plan: Wo liegen Waren und Fahrgäste, die noch niemand geholt hat?
hint-wensleydale-look-line = Sieh an deiner Linie entlang: Was würde das nächste Gleis erreichen, und was kostet es?
hint-wensleydale-look-pay = Sieh nach, was dir bleibt, und wofür du es noch brauchst.
hint-wensleydale-look-chain = Sieh dir die Ketten an, und was jede bringen würde.
hint-wensleydale-look-trains = Sieh dir die Züge an, und alles, was an deinen Gleisen liegt.
hint-wensleydale-look-board = Sieh dir die Plätze in deinen Zügen an, und was noch einsteigen soll.
hint-wensleydale-look-take-over = Sieh dir deine Gleise an: Wo ist nichts mehr zu holen?
hint-wensleydale-look-sale = Sieh dir die Linie an, die du verkaufst: Welche Gleise gehören dazu?

## Was für ein Zug

hint-wensleydale-kind-bid = Biete auf ein Feld.
hint-wensleydale-kind-stake = Biete nicht mehr, als das Feld wert ist.
hint-wensleydale-kind-start = Beginn eine Linie.
hint-wensleydale-kind-extend = Führ die Linie weiter.
hint-wensleydale-kind-sale-extend = Verkauf mehr von der Linie.
hint-wensleydale-kind-stop = Beende die Linie hier.
hint-wensleydale-kind-pay = Zahl mit dem, was du entbehren kannst.
hint-wensleydale-kind-chain = Wähl die Kette, die am meisten bringt.
hint-wensleydale-kind-buy = Kauf einen Zug.
hint-wensleydale-kind-carry = Befördere etwas.
hint-wensleydale-kind-board = Wähl den Zug, in dem der Fahrgast am meisten wert ist.
hint-wensleydale-kind-sell = Verkauf eine Linie an eine Gesellschaft.
hint-wensleydale-kind-pass = Passe.
hint-wensleydale-kind-build-pass = Bau diesmal nichts.
hint-wensleydale-kind-trains-pass = Befördere nichts mehr.
hint-wensleydale-kind-take-over-pass = Behalte deine Gleise.

## Warum

hint-wensleydale-bid = Feld { $box } gibt am meisten für seinen Preis: { $tokens }.
hint-wensleydale-bid-brown = Mit Punkten in Braun kauft man Züge, und ohne Züge wird nichts befördert.
hint-wensleydale-bid-company = Bei dieser Gesellschaft hast du noch keinen Einfluss; mit ihm kannst du ihre Orte nutzen: { $company }.
hint-wensleydale-stake = { $cubes ->
        [one] 1 Würfel genügt
       *[other] { $cubes } Würfel genügen
    } fürs Erste; die anderen brauchst du zum Bauen.
hint-wensleydale-stake-more = Biete { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }, mehr als nötig, damit dich niemand leichthin überbietet.
hint-wensleydale-line = Ein gutes Ziel der Linie: { $to }. Sie hätte dann { $number ->
        [one] 1 Gleis
       *[other] { $number } Gleise
    }.
hint-wensleydale-reach = Damit erreichst du mehr. Waren: { $goods }, Fahrgäste: { $passengers }.
hint-wensleydale-stop = Weitere Gleise würden dich mehr kosten, als sie bringen.
hint-wensleydale-no-line = Keine Linie ist ihre Gleise wert.
hint-wensleydale-pay = Das kannst du am leichtesten entbehren: { $unit }.
hint-wensleydale-chain = Diese Kette bringt dir am meisten.
hint-wensleydale-sell = Jedes deiner Gleise auf dem Plan kostet dich Runde für Runde Gewinn; diese Gesellschaft nimmt sie dir ab: { $company }.
hint-wensleydale-no-sale = Deine Gleise sind dir mehr wert als das, was ein Verkauf dir ersparen würde.
hint-wensleydale-buy = Zug { $train } passt zu dem, was du erreichst. Waren: { $goods }, Fahrgäste: { $passengers }.
hint-wensleydale-carry = Von allem, was du befördern könntest, ist dir das am meisten wert: { $item } aus { $area }.
hint-wensleydale-board = In Zug { $train } ist dieser Fahrgast am meisten wert.
hint-wensleydale-no-train = Für dich ist nichts mehr zu befördern, das seinen Zug wert wäre.
