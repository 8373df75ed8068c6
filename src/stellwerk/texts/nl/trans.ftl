### Wat er tijdens een partij Trans Europa of Trans Amerika wordt gezegd: gebeurtenissen, vragen, weigeringen, instellingen.

## De kleuren van de steden

colour-brown = bruin
colour-white = wit
colour-pink = roze
colour-orange = oranje
colour-turquoise = turquoise

## Plaatsen: een stad, of waar een kruispunt ligt; lijnen naar hun uiteinden

trans-side-east = ten oosten
trans-side-northeast = ten noordoosten
trans-side-northwest = ten noordwesten
trans-side-west = ten westen
trans-side-southwest = ten zuidwesten
trans-side-southeast = ten zuidoosten
trans-side-east-northeast = ten oostnoordoosten
trans-side-north = ten noorden
trans-side-west-northwest = ten westnoordwesten
trans-side-west-southwest = ten westzuidwesten
trans-side-south = ten zuiden
trans-side-east-southeast = ten oostzuidoosten
trans-heading-east = naar het oosten
trans-heading-northeast = naar het noordoosten
trans-heading-northwest = naar het noordwesten
trans-heading-west = naar het westen
trans-heading-southwest = naar het zuidwesten
trans-heading-southeast = naar het zuidoosten
place-trans-city = { $near }
place-trans-between = tussen { $near } en { $other }
place-trans-beside = { $side } van { $near }
place-trans-far = { $steps } rails { $side } van { $near }
place-trans-bent = { $steps ->
        [one] 1 rail
       *[other] { $steps } rails
    } { $side } van { $near }, dan { $more } { $heading }
line-trans-from = van { $near } { $heading }
line-trans-between = { $place } – { $other_place }

## Gebeurtenissen: steden en speciale kaarten

event-trans-round = Ronde { $number }: { $player } begint.
event-trans-dealt = { $player } krijgt { $number ->
        [one] 1 stad
       *[other] { $number } steden
    }.
event-trans-dealt-own = Je steden: { $cities }.
event-trans-card = Speciale kaart { $card }: { $title }.
event-trans-card-aside = Speciale kaart { $card } ({ $title }) spreekt kaart { $other } tegen en wordt opzijgelegd.
event-trans-agree = { $player } noemt speciale kaart { $card } voor deze ronde: { $title }.
event-trans-agree-none = { $player } kiest ervoor deze ronde zonder speciale kaart te spelen.
event-trans-put-back = { $player } heeft een stad teruggelegd.
event-trans-put-back-own = Je hebt { $city } teruggelegd.
event-trans-chosen = { $player } heeft gekozen.
event-trans-chosen-own = Je hebt { $city } gekozen.
event-trans-hand-on = { $player } geeft een stad in de kleur { $colour } naar links, aan { $receiver }.
event-trans-hand-on-own = { $city } gaat van { $player } naar { $receiver }.
event-trans-extra = { $player } trekt een extra stad in de kleur { $colour }.
event-trans-extra-own = Je trekt een extra stad: { $city }.
event-trans-hands-move = Alle handen schuiven één plaats naar links.
event-trans-hands-move-own = Alle handen schuiven één plaats naar links. Je nieuwe steden: { $cities }.
event-trans-reveal = { $player } laat zien: { $cities }.

## Gebeurtenissen: markers en rails

event-trans-place = { $player } plaatst de startmarker: { $crossing }.
event-trans-lay = { $player } legt een rail: { $line } (kosten { $cost }).
event-trans-join = { $player } deelt nu een netwerk met { $others }.
event-trans-stop = { $player } legt deze beurt geen rails meer.
event-trans-pass = { $player } kan geen rail leggen en past.

## Gebeurtenissen: einde van een ronde en van het spel

event-trans-complete = { $player } heeft alle eigen steden verbonden.
event-trans-rails-out = Alle rails zijn gelegd.
event-trans-round-over = De ronde is afgelopen. Tijd voor de puntentelling.
event-trans-score = { $player } { $missing ->
        [0] heeft alle steden verbonden
        [one] komt 1 rail tekort
       *[other] komt { $missing } rails tekort
    } en krijgt { $points ->
        [0] geen punten
        [one] 1 punt
       *[other] { $points } punten
    }. Totaal: { $total }.
event-trans-over = Het spel is afgelopen.

## Vragen

prompt-trans-put-back = Kies een stad die je teruglegt.
prompt-trans-hand-on = Welke stad in de kleur { $colour } geef je weg?
prompt-trans-hand-on-any = Kies een stad die je naar links doorgeeft.
prompt-trans-place = Plaats je startmarker op een vrij kruispunt.
prompt-trans-agree = Noem de speciale kaart van deze ronde. Je spreekt voor de hele tafel.
prompt-trans-lay = Leg een rail: je budget voor deze beurt is nog { $budget }.

## Weigeringen: niet nu

refusal-trans-game-is-over = Het spel is afgelopen; je kunt niets meer doen.
refusal-trans-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen hebben gespeeld.
refusal-trans-already-chosen = Je hebt al een stad gekozen; wacht tot iedereen klaar is.
refusal-trans-choose-city-first = Kies eerst welke stad je weggeeft.
refusal-trans-place-marker-first = Plaats eerst je startmarker.
refusal-trans-agree-first = Noem eerst de speciale kaart van deze ronde.
refusal-trans-no-agreement = In dit spel wordt er niet voor elke ronde een speciale kaart afgesproken.
refusal-trans-not-now = Deze zet is nu niet mogelijk; kies een andere.

## Weigeringen: steden en markers

refusal-trans-city-not-in-hand = Die stad heb je niet; kies er een uit je hand.
refusal-trans-wrong-colour = Die stad heeft de verkeerde kleur; kies er een in de kleur { $colour }.
refusal-trans-crossing-taken = Hier staat al een startmarker: { $crossing }. Kies een vrij kruispunt.

## Weigeringen: rails

refusal-trans-line-has-rail = Op de lijn { $line } ligt al een rail; kies een vrije lijn.
refusal-trans-not-connected = De lijn { $line } raakt je netwerk niet; leg je rail waar je verbonden bent.
refusal-trans-too-dear = De lijn { $line } kost { $cost }, maar je budget voor deze beurt is nog maar { $budget }.
refusal-trans-lay-one-first = Leg minstens één rail voordat je stopt.
refusal-trans-cannot-pass = Je mag alleen passen als je geen enkele rail kunt leggen.

## Weigeringen: zetten die niemand begrijpt

refusal-trans-unknown-move = Die zet bestaat niet; dit zijn de zetten: { $choices }.
refusal-trans-unknown-action = Er is geen actie met dit nummer; de nummers lopen van 0 tot en met { NUMBER($last, useGrouping: 0) }.
refusal-trans-unknown-city = Op dit bord is er geen stad ‘{ $name }’.
refusal-trans-unknown-crossing = Op dit bord is er geen kruispunt ‘{ $name }’.
refusal-trans-unknown-line = Op dit bord is er geen lijn ‘{ $name }’.
refusal-trans-unknown-card = Er is geen speciale kaart ‘{ $name }’; ze zijn genummerd van 1 tot en met 19.

## Instellingen van een spel

option-trans-special_cards = Speciale kaarten
option-trans-cards = Gekozen speciale kaarten
option-trans-cards_at_once = Aantal kaarten tegelijk
option-trans-rounds = Lengte van het spel
option-trans-first_seat = Wie begint
choice-trans-off = Geen
choice-trans-each-round = Elke ronde nieuw
choice-trans-chosen = Gekozen voor het hele spel
choice-trans-agreed = Voor elke ronde afgesproken
choice-trans-until-target = Tot iemand 13 punten heeft
choice-trans-one-round = Eén ronde
refusal-trans-cards-clash = De speciale kaarten { $first } en { $second } spreken elkaar tegen; kies er maar één.

## Resultaat

category-trans-rounds = Punten uit de rondes
category-trans-total = Totaal
trans-missing = { $number ->
        [0] geen ontbrekende rails
        [one] 1 ontbrekende rail
       *[other] { $number } ontbrekende rails
    }

## Stap voor stap een zet kiezen

do-put-back = Een stad terugleggen
do-hand-on = Een stad doorgeven
do-agree = Een speciale kaart noemen
do-agree-none = Zonder speciale kaart spelen
do-place = Je startmarker plaatsen
do-lay = Een rail leggen
do-stop = Geen rails meer leggen
do-trans-pass = Passen
field-crossing = Welk kruispunt?
field-line = Welke lijn?
field-trans-city = Welke stad?
field-trans-card = Welke speciale kaart?

## Wat je kunt doen en waarom: één regel

coach-trans-place = begin waar je steden dicht bij elkaar liggen, of dicht bij de anderen: hun rails worden ook van jou
coach-trans-lay = leg waar de meeste van je steden dichterbij komen, of sluit je aan bij de anderen
coach-trans-stop = stop als nog een rail alleen de anderen helpt
coach-trans-put-back = leg de stad terug die het verst weg ligt
coach-trans-hand-on = geef de stad door die je het laatst zou bereiken
coach-trans-agree = een speciale kaart verandert de ronde voor iedereen
coach-trans-agree-none = speel de ronde zonder
