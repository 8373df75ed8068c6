### Hints voor Trans.

## Waar je moet kijken

hint-trans-look-place = Kijk waar je steden op de kaart liggen: waar is het midden van de rails die ze zouden verbinden?
hint-trans-look-lay = Kijk naar de gemarkeerde steden: door welke rails komen er meteen meer dichterbij?
hint-trans-look-put-back = Kijk naar je steden: welke ligt ver van de andere?
hint-trans-look-hand-on = Kijk naar je steden: welke ligt ver van de andere?
hint-trans-look-agree = Kijk wat elke speciale kaart zou veranderen, voor iedereen gelijk.

## Wat voor zet

hint-trans-kind-place = Zet de marker waar weinig rails naar al je steden leiden.
hint-trans-kind-lay = Leg een rail die je weg verkort, of die je bij een ander net aansluit.
hint-trans-kind-stop = Stop: een tweede rail helpt de anderen meer dan jou.
hint-trans-kind-put-back = Leg de stad terug die je de meeste rails kost.
hint-trans-kind-hand-on = Geef de stad door die je de meeste rails kost.
hint-trans-kind-agree = Noem een speciale kaart.
hint-trans-kind-agree-none = Speel de ronde zonder speciale kaart.

## Waarom

hint-trans-place = Vanaf hier verbinden weinig rails al je steden: { $crossing }.
hint-trans-place-edge = Begin aan de rand, bij je verste stad: { $crossing }.
hint-trans-lay = Deze rail brengt je dichter bij { $cities }: { $line }.
hint-trans-lay-nearest = Eerst naar je dichtstbijzijnde stad, { $city }: { $line }.
hint-trans-lay-join = Dan heb je ook iets aan de rails van { $others }.
hint-trans-lay-other = Geen rail binnen je bereik helpt nu veel; deze kan geen kwaad: { $line }.
hint-trans-stop = Geen enkele andere rail brengt je dichter bij je steden.
hint-trans-pass = Er kan geen rail worden gelegd.
hint-trans-give-away = Zonder { $city } liggen je andere steden het dichtst bij elkaar.
hint-trans-agree = Voordat de steden gedeeld zijn, is elke kaart even goed.
hint-trans-plan = Het plan: naar { $cities }; dan { $number ->
        [one] ontbreekt nog 1 rail
       *[other] ontbreken nog { $number } rails
    }.
hint-trans-plan-done = Dan zijn al je steden verbonden.
