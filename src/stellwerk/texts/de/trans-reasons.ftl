### Warum Bots in Trans so spielen, wie sie spielen: Sie sprechen von ihren eigenen Städten.

## Der Zug

why-trans-place = Von hier aus verbinden wenige Schienen alle meine Städte: { $crossing }.
why-trans-place-edge = Ich beginne gern am Rand, bei meiner entferntesten Stadt: { $crossing }.
why-trans-lay = Diese Schiene bringt mich näher zu { $cities }: { $line }.
why-trans-lay-nearest = Zuerst will ich zu meiner nächsten Stadt, { $city }: { $line }.
why-trans-lay-join = Jetzt nützen mir auch die Schienen von { $others }.
why-trans-lay-other = Keine Schiene in meiner Reichweite hätte mir gerade geholfen, also habe ich diese gelegt: { $line }.
why-trans-stop = Keine weitere Schiene hätte mich meinen Städten nähergebracht.
why-trans-pass = Ich konnte keine Schiene legen.
why-trans-give-away = Ohne { $city } liegen meine übrigen Städte am nächsten beieinander.
why-trans-agree = Bevor die Städte ausgeteilt sind, ist mir jede Karte gleich recht.

## Der Plan

why-trans-plan = Ich will zu { $cities }; es { $number ->
        [one] fehlt noch 1 Schiene
       *[other] fehlen noch { $number } Schienen
    }.
why-trans-plan-done = Alle meine Städte sind verbunden.
