### Waarom bots Trans spelen zoals ze doen: ze praten over hun eigen steden.

## De zet

why-trans-place = Vanaf hier verbinden weinig rails al mijn steden: { $crossing }.
why-trans-place-edge = Ik begin graag aan de rand, bij mijn verste stad: { $crossing }.
why-trans-lay = Deze rail brengt mij dichter bij { $cities }: { $line }.
why-trans-lay-nearest = Eerst wil ik naar mijn dichtstbijzijnde stad, { $city }: { $line }.
why-trans-lay-join = Nu heb ik ook iets aan de rails van { $others }.
why-trans-lay-other = Geen rail binnen mijn bereik had mij nu geholpen, dus legde ik deze: { $line }.
why-trans-stop = Geen enkele andere rail had mij dichter bij mijn steden gebracht.
why-trans-pass = Ik kon geen rail leggen.
why-trans-give-away = Zonder { $city } liggen mijn andere steden het dichtst bij elkaar.
why-trans-agree = Voordat de steden gedeeld zijn, is elke kaart mij even lief.

## Het plan

why-trans-plan = Ik wil naar { $cities }; er { $number ->
        [one] ontbreekt nog 1 rail
       *[other] ontbreken nog { $number } rails
    }.
why-trans-plan-done = Al mijn steden zijn verbonden.
