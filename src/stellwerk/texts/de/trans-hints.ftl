### Tipps für Trans.

## Wohin du sehen solltest

hint-trans-look-place = Sieh dir deine Städte auf dem Plan an: Wo ist die Mitte der Schienen, die sie verbinden würden?
hint-trans-look-lay = Sieh dir die markierten Städte an: Durch welche Schienen rücken gleich mehrere näher?
hint-trans-look-put-back = Sieh dir deine Städte an: Welche liegt abseits der anderen?
hint-trans-look-hand-on = Sieh dir deine Städte an: Welche liegt abseits der anderen?
hint-trans-look-agree = Sieh nach, was jede Sonderkarte ändern würde, für alle gleich.

## Was für ein Zug

hint-trans-kind-place = Setz den Marker dorthin, von wo wenige Schienen zu allen deinen Städten führen.
hint-trans-kind-lay = Leg eine Schiene, die deinen Weg verkürzt oder dich an ein anderes Netz anschließt.
hint-trans-kind-stop = Hör auf: Eine zweite Schiene hilft den anderen mehr als dir.
hint-trans-kind-put-back = Leg die Stadt zurück, die dich die meisten Schienen kostet.
hint-trans-kind-hand-on = Gib die Stadt weiter, die dich die meisten Schienen kostet.
hint-trans-kind-agree = Nenn eine Sonderkarte.
hint-trans-kind-agree-none = Spiel die Runde ohne Sonderkarte.

## Warum

hint-trans-place = Von hier aus verbinden wenige Schienen alle deine Städte: { $crossing }.
hint-trans-place-edge = Beginn am Rand, bei deiner entferntesten Stadt: { $crossing }.
hint-trans-lay = Diese Schiene bringt dich näher zu { $cities }: { $line }.
hint-trans-lay-nearest = Zuerst zu deiner nächsten Stadt, { $city }: { $line }.
hint-trans-lay-join = Dann nützen dir auch die Schienen von { $others }.
hint-trans-lay-other = Keine Schiene in deiner Reichweite hilft gerade viel; diese schadet nicht: { $line }.
hint-trans-stop = Keine weitere Schiene bringt dich deinen Städten näher.
hint-trans-pass = Es lässt sich keine Schiene legen.
hint-trans-give-away = Ohne { $city } liegen deine übrigen Städte am nächsten beieinander.
hint-trans-agree = Bevor die Städte ausgeteilt sind, ist jede Karte gleich recht.
hint-trans-plan = Der Plan: zu { $cities }; dann { $number ->
        [one] fehlt noch 1 Schiene
       *[other] fehlen noch { $number } Schienen
    }.
hint-trans-plan-done = Dann sind alle deine Städte verbunden.
