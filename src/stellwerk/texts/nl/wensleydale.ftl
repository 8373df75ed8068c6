### Wat er tijdens een partij Last Train to Wensleydale of Nürnberg wordt gezegd: gebeurtenissen, vragen, weigeringen, instellingen.

## Kleuren, maatschappijen, goederen en reizigers, zoals ze in lijsten staan: ‘2 × wit, 1 × rood’

influence-white = wit
influence-brown = bruin
influence-red = rood
influence-green = groen
company-nurnberg-red = de rode maatschappij
company-nurnberg-green = de groene maatschappij
area-wensleydale-the_south = Het Zuiden
good-cheese = kaas
good-stone = steen
good-post = post
good-beer = bier
item-red = rode passagier
item-green = groene passagier
unit-cube = 1 blokje
unit-white = 1 wit punt
unit-brown = 1 bruin punt
unit-red = 1 rood punt
unit-green = 1 groen punt

## Gebeurtenissen: de veiling

event-wensleydale-turn = Ronde { $number } begint.
event-wensleydale-bid = { $player } biedt { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    } op vak { $box }.
event-wensleydale-outbid = { $player } is overboden op vak { $box } en neemt de blokjes terug.
event-wensleydale-won = { $player } wint vak { $box }: { $tokens }.
event-wensleydale-orders = Bouwvolgorde: { $builders }. Treinvolgorde: { $carriers }.

## Gebeurtenissen: bouwen

event-wensleydale-start = { $player } begint een lijn: { $area }.
event-wensleydale-track = { $player } legt een spoor: { $from } – { $to }.
event-wensleydale-landowners = { $area }: { $number ->
        [one] 1 landeigenaar vertrekt voor 1 wit punt
       *[other] { $number } landeigenaren vertrekken voor { $number } witte punten
    }.
event-wensleydale-pay = { $player } betaalt { $unit }.
event-wensleydale-line-ends = { $player } beëindigt de lijn na { $number ->
        [one] 1 spoor
       *[other] { $number } sporen
    }.
event-wensleydale-no-line = { $player } bouwt deze ronde geen lijn.
event-wensleydale-bonus = Nürnberg en Fürth zijn verbonden: { $player } krijgt { $points ->
        [one] 1 overwinningspunt
       *[other] { $points } overwinningspunten
    }.

## Gebeurtenissen: treinen en vervoer

event-wensleydale-buy = { $player } koopt trein { $train }, prijs { $price }.
event-wensleydale-carry = { $player } vervoert uit { $area }: { $item }.
event-wensleydale-board = { $player } zet de passagier in trein { $train }.
event-wensleydale-out = { $player } doet in deze fase niets meer.

## Gebeurtenissen: puntentelling, overname en het einde

event-wensleydale-scored = { $player } krijgt { $points ->
        [0] geen overwinningspunten
        [one] 1 overwinningspunt
       *[other] { $points } overwinningspunten
    }. Winst deze ronde: { $profit }.
event-wensleydale-general-order = Nieuwe algemene volgorde: { $order }.
event-wensleydale-sell = { $player } begint een verkoop aan { $company }: { $area }.
event-wensleydale-sold = { $player } heeft { $number ->
        [one] 1 spoor
       *[other] { $number } sporen
    } aan { $company } verkocht.
event-wensleydale-no-sale = { $player } verkoopt deze ronde geen lijn.
event-wensleydale-over = Het spel is afgelopen. Tijd voor de eindtelling.

## Vragen

prompt-wensleydale-bid = Kies een vak waarop je biedt.
prompt-wensleydale-stake = Hoeveel blokjes bied je op vak { $box }? Mogelijk: { $least } tot en met { $most }.
prompt-wensleydale-build = Kies waar je lijn begint, of pas.
prompt-wensleydale-line = Waar gaat je lijn verder? Bereikt: { $area }. Blokjes in je hand: { $cubes }.
prompt-wensleydale-pay = Waarmee betaal je? Nog te betalen: { $due }.
prompt-wensleydale-chain = Kies welke van de kortste verbindingen punten oplevert.
prompt-wensleydale-trains = Koop een trein, vervoer een passagier of goederen, of pas.
prompt-wensleydale-board = Kies de trein voor de passagier.
prompt-wensleydale-take-over = Verkoop een lijn aan een maatschappij, of pas.
prompt-wensleydale-sale = Kies hoe de lijn verdergaat die je aan { $company } verkoopt; die moet in een plaats eindigen. Prijs tot nu toe: { $price }.

## Weigeringen: niet nu

refusal-wensleydale-game-is-over = Het spel is afgelopen; je kunt niets meer doen.
refusal-wensleydale-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen hebben gespeeld.
refusal-wensleydale-not-now = Deze zet is nu niet mogelijk; kies een andere.

## Weigeringen: de veiling

refusal-wensleydale-no-such-box = Er is geen vak met dit nummer; kies er een dat op tafel ligt.
refusal-wensleydale-own-bid-stands = Op dit vak staat al je eigen bod; bied op een ander vak.
refusal-wensleydale-box-too-dear = Zelfs het laagste bod op dit vak is meer dan de blokjes in je hand; kies een ander vak.
refusal-wensleydale-box-above-limit = Om hier over te bieden heb je meer nodig dan { $limit ->
        [one] 1 blokje
       *[other] { $limit } blokjes
    }, het meeste dat je deze ronde op één vak mag bieden; kies een ander vak.
refusal-wensleydale-stake-too-low = Je bod is te laag; bied minstens { $least ->
        [one] 1 blokje
       *[other] { $least } blokjes
    }.
refusal-wensleydale-stake-above-limit = Je bod is te hoog; deze ronde mag je op één vak hoogstens { $limit ->
        [one] 1 blokje
       *[other] { $limit } blokjes
    } bieden.
refusal-wensleydale-not-enough-cubes = Je hebt maar { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    } in je hand; bied niet meer dan dat.

## Weigeringen: bouwen

refusal-wensleydale-not-a-start = Hier kan je lijn niet beginnen; begin in een maatschappijplaats of, vanaf ronde 2, in een gebied dat je eigen sporen raken.
refusal-wensleydale-leads-nowhere = Vanaf hier kun je nu geen enkel spoor leggen; kies een ander begin.
refusal-wensleydale-not-at-the-end = Je lijn gaat alleen vanuit het laatste gebied verder; kies een buurgebied daarvan.
refusal-wensleydale-border-taken = Op deze grens ligt al een spoor; kies een vrije grens.
refusal-wensleydale-area-twice = Een lijn mag geen gebied twee keer aandoen; kies een gebied waar je lijn nog niet is geweest.
refusal-wensleydale-no-track-left = Je hebt geen sporen meer; beëindig je lijn hier.
refusal-wensleydale-fee-unpayable = Je komt invloedspunten tekort voor de maatschappijplaats daar; de vergoeding betaal je alleen in haar eigen kleuren. Kies een ander gebied.
refusal-wensleydale-start-fee-unpayable = Je komt invloedspunten tekort voor de vergoeding van deze plaats, waar je lijn zou beginnen; begin waar je de kleuren kunt betalen.
refusal-wensleydale-landowners-unpayable = Je komt witte invloedspunten tekort voor de landeigenaren daar, die je allemaal tegelijk moet betalen; kies een ander gebied.
refusal-wensleydale-hill-closed = Geen spoor mag een heuvel raken; kies een ander buurgebied.
refusal-wensleydale-area-closed = Dit gebied is gesloten, geen spoor mag het raken; kies een ander buurgebied.
refusal-wensleydale-border-closed = Op de grens tussen deze twee gebieden mag geen spoor liggen; kies een ander buurgebied.
refusal-wensleydale-cost-unpayable = Je blokjes en invloedspunten zijn niet genoeg voor dit spoor; kies een goedkoper spoor of beëindig je lijn.
refusal-wensleydale-build-one-first = Leg minstens één spoor voordat je je lijn beëindigt.
refusal-wensleydale-cannot-pay-with-this = Hiermee kun je nu niet betalen; kies blokjes of punten die je hebt en die hier gelden.
refusal-wensleydale-no-such-chain = Deze verbinding kun je niet kiezen; kies een van de aangeboden kortste verbindingen.

## Weigeringen: treinen en vervoer

refusal-wensleydale-train-taken = Deze trein is al bezet; kies een vrije.
refusal-wensleydale-one-of-each-price = Je hebt deze ronde al een trein van deze prijs; kies er een met een andere prijs.
refusal-wensleydale-train-unpayable = Deze trein kun je niet betalen; elk bruin punt dat je mist, kost 3 blokjes of andere invloedspunten.
refusal-wensleydale-nothing-there = Zo’n passagier of zulke goederen zijn er niet in dit gebied; kies wat er wel is.
refusal-wensleydale-no-free-place = Geen van je treinen heeft hiervoor een vrije plek; koop nog een trein of vervoer iets anders.
refusal-wensleydale-no-own-track-there = Geen van je sporen raakt dit gebied; kies er een dat je eigen sporen raken.
refusal-wensleydale-on-company-network = Dit gebied ligt aan een maatschappijnetwerk, dus de goederen blijven daar; kies een gebied zonder spoor van een maatschappij.
refusal-wensleydale-hill-not-served = Je sporen ontsluiten deze heuvel niet; daarvoor volstaat een eigen spoor in een neutrale plaats ernaast.
refusal-wensleydale-hill-not-served-by-any-area = Je sporen ontsluiten deze heuvel niet; daarvoor volstaat een eigen spoor in een willekeurig gebied ernaast dat in geen maatschappijnetwerk ligt.
refusal-wensleydale-no-way-to-company = Je eigen sporen leiden van hier niet naar een plaats in de kleur van de passagier; kies een andere passagier.
refusal-wensleydale-own-colour-town = Deze passagier is al in een plaats in de juiste kleur en reist niet verder; kies een andere.
refusal-wensleydale-not-this-train = In deze trein kan de passagier niet mee; kies een van je treinen met een vrije passagiersplek.

## Weigeringen: overname en passen

refusal-wensleydale-town-lacks-colour = De lijn die je verkoopt, moet beginnen in een plaats die de kleur van de maatschappij toont; kies zo’n plaats.
refusal-wensleydale-no-line-to-sell = Vanaf hier kun je geen lijn verkopen; je eigen sporen moeten naar een andere plaats leiden, en elke 2 sporen (naar boven afgerond) kosten 1 punt in de kleur van de maatschappij.
refusal-wensleydale-not-own-track = Op deze grens ligt geen spoor van jou; verkoop alleen je eigen sporen.
refusal-wensleydale-sale-cannot-end = Langs deze weg bereikt de lijn geen plaats voor een prijs die je kunt betalen; kies een andere weg.
refusal-wensleydale-end-in-a-town = De lijn die je verkoopt, moet in een andere plaats eindigen; ga door tot je er een bereikt.
refusal-wensleydale-cannot-pass = Je kunt nu niet passen; kies een van de mogelijke zetten.

## Weigeringen: zetten die niemand begrijpt

refusal-wensleydale-unknown-move = Die zet bestaat niet; dit zijn de zetten: { $choices }.
refusal-wensleydale-unknown-action = Er is geen actie met dit nummer; de nummers lopen van 0 tot en met { NUMBER($last, useGrouping: 0) }.
refusal-wensleydale-unknown-area = Op dit bord is er geen gebied ‘{ $name }’.
refusal-wensleydale-unknown-train = In dit spel is er geen trein ‘{ $name }’.
refusal-wensleydale-unknown-item = Iets met de naam ‘{ $name }’ kun je niet vervoeren; er zijn vlaktegoederen, heuvelgoederen en rode en groene passagiers.
refusal-wensleydale-unknown-company = Een maatschappij ‘{ $name }’ bestaat niet; er is een rode en een groene.
refusal-wensleydale-unknown-with = Met ‘{ $name }’ kan niemand betalen; je betaalt met blokjes of met witte, bruine, rode of groene punten.
refusal-wensleydale-bad-number = Dit getal kan hier niet; geef een geheel getal.

## Instellingen van een spel

option-wensleydale-side = Kant van de borden voor veiling en treinen
option-wensleydale-hill_goods_from = Heuvelgoederen haal je vanuit
option-wensleydale-start_fee = Ook aan het begin van een lijn kost een maatschappijplaats haar vergoeding
option-wensleydale-first_seat = Wie begint
choice-wensleydale-3-4 = Voor 3 of 4 spelers
choice-wensleydale-2-3 = Voor 2 of 3 spelers
choice-wensleydale-neutral_town = Neutrale plaatsen ernaast
choice-wensleydale-any_area = Elk gebied ernaast buiten de maatschappijnetwerken

## De eindtelling

category-wensleydale-points = Overwinningspunten
category-wensleydale-sets = Volledige sets
category-wensleydale-profit = Winst
category-wensleydale-tracks = Sporen nog op het bord
category-wensleydale-total = Totaal

## Stap voor stap een zet kiezen

do-bid = Op een vak bieden
do-stake = Je bod bepalen
do-start = Een lijn beginnen
do-extend = De lijn voortzetten
do-wensleydale-stop = De lijn hier beëindigen
do-wensleydale-pass = Passen
do-pay = Betalen
do-chain = De verbinding kiezen die punten oplevert
do-buy = Een trein kopen
do-carry = Een passagier of goederen vervoeren
do-board = De trein voor de passagier kiezen
do-sell = Een lijn verkopen
field-box = Welk vak?
field-cubes = Hoeveel blokjes?
field-wensleydale-area = Welk gebied?
field-with = Waarmee betaal je?
field-points = Welke verdeling van de punten?
field-train = Welke trein?
field-item = Wat vervoer je?
field-company = Welke maatschappij?

## De tafel in de terminal

show-wensleydale-turn = Ronde { $turn } van { $turns }: { $phase }
show-wensleydale-phase-1 = investeringsblokjes
show-wensleydale-phase-2 = invloedsfiches
show-wensleydale-phase-3 = veiling
show-wensleydale-phase-4 = bouw- en treinvolgorde
show-wensleydale-phase-5 = bouwen
show-wensleydale-phase-6 = treinen en vervoer
show-wensleydale-phase-7 = puntentelling
show-wensleydale-phase-8 = algemene volgorde
show-wensleydale-phase-9 = overname
show-wensleydale-phase-10 = einde van de ronde
show-wensleydale-box = Vak { $number }
show-wensleydale-hand = Blokjes
show-wensleydale-tracks-left = Sporen over
show-wensleydale-collected = Vervoerd
show-wensleydale-points = Punten
show-wensleydale-profit = Winst
show-wensleydale-trains = Treinen
show-wensleydale-order = Volgorde

## Wat je kunt doen en waarom: één regel

coach-wensleydale-bid = bied op wat je mist: wit om eerder te bouwen, bruin voor treinen, rood en groen om in de plaatsen van de maatschappijen te komen
coach-wensleydale-stake = bied net genoeg: uitgegeven blokjes mis je bij het bouwen
coach-wensleydale-start = begin waar kaas, steen en passagiers dichtbij zijn
coach-wensleydale-extend = bereik wat je deze beurt kunt vervoeren
coach-wensleydale-stop = stop voordat het spoor meer kost dan het opbrengt
coach-wensleydale-pay = houd de kleuren die je nog nodig hebt
coach-wensleydale-buy = koop een trein waarvan je de plaatsen kunt vullen
coach-wensleydale-carry = vervoer eerst wat anderen kunnen wegnemen
coach-wensleydale-sell = verkoop een lijn waar niets meer te halen is: elk spoor kost elke beurt een punt winst
coach-wensleydale-pass = pas als niets zijn prijs nog waard is
