### Wat simulaties, ranglijsten en het zoeken naar gewichten zeggen.

## Wie het werk doet

workers-no-ray = Ray is niet geïnstalleerd: pip install stellwerk[cluster].
workers-no-cluster = --cluster: op “{ $address }” antwoordt geen Ray-cluster ({ $reason }).
workers-differ = --cluster: op een machine van het cluster staat een ander Stellwerk dan hier; overal moet hetzelfde staan.
workers-failed = --cluster: een machine is mislukt ({ $reason }).
workers-die = { $number } processen zijn bij hetzelfde werk zonder antwoord gestopt; het laatste: { $reason }
complaint-jobs-and-cluster = Kies --jobs of --cluster; een cluster verdeelt het werk zelf.

## Simulaties

sim-repeated = Minder bots dan plaatsen: { $bot } speelt op { $number } plaatsen.
sim-running = Partijen
sim-heading = { $game }, { $players } spelers, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, startwaarde { $seed }
sim-wins = Gewonnen
sim-interval = 95%-interval
sim-mean = Gemiddeld aantal punten
sim-decisions = Beslissingen per partij
sim-speed = { $speed } partijen per seconde
sim-incomplete = { $games } partijen komen met { $players } plaatsen niet uit: de laatste deling wordt maar in { $more } van de { $players } zitordes gespeeld. Eerlijk zou { $fair } zijn.
sim-margin = Voorsprong op de beste ander
contest-failed = { $bot } besliste { $number ->
        [one] één keer
       *[other] { $number } keer
    } niet zelf; de eenvoudigste bot viel in. De eerste keer: { $reason } De stelling staat in de uitvoer van --json.

## Ranglijsten

complaint-bot-twice = --bots: “{ $name }” staat er twee keer; een bot wordt niet met zichzelf vergeleken.
complaint-one-bot = --bots: voor een ranglijst zijn minstens twee bots nodig; de bots zijn: { $choices }.
complaint-no-anchor = --anchor: “{ $name }” staat niet op de ranglijst{ $hint }: { $choices }.
ladder-running = Delingen
ladder-heading = { $game }, { $players } spelers, { $deals } delingen voor elk paar, elk in alle zitordes, startwaarde { $seed }
ladder-bot = Bot
ladder-elo = Elo
ladder-interval = 95 %
ladder-next = Winst t. volgende
ladder-margin = Voorsprong
ladder-verdict = Duidelijk?
ladder-stronger = sterker
ladder-weaker = zwakker
ladder-equal = gelijk op { $elo } Elo na
ladder-open = nog niet
ladder-matrix = Partijen die de bot links wint van die bovenaan, in % (bij gelijke sterkte: { $fair })
ladder-cycles = { $number ->
        [0] Niemand draait in een kringetje: { $triples } { $triples ->
            [one] drietal
           *[other] drietallen
        } bekeken.
        [one] 1 van { $triples } { $triples ->
            [one] drietal
           *[other] drietallen
        } draait in een kringetje:
       *[other] { $number } van { $triples } { $triples ->
            [one] drietal
           *[other] drietallen
        } draaien in een kringetje:
    }
ladder-cycle-sure = { $circle } (zeker)
ladder-cycle-unsure = { $circle } (kan toeval zijn)
ladder-again = Nog eens hetzelfde: { $command }
ladder-took = { $seconds } seconden
ladder-page-title = Ranglijst: { $game }
ladder-page-elo = Elo met 95%-intervallen ({ $bot } is 0)
ladder-page-neighbours = Wat elk van de volgende wint, in % (bij gelijke sterkte: { $fair })
ladder-page-cycles = Kringetjes
ladder-page-few = Voor een kringetje zijn drie bots nodig.
ladder-page-how = Hoe dit te lezen
ladder-page-blocks = Elk paar speelt dezelfde delingen, en elke deling in alle zitordes. Met meer dan twee spelers zit één bot tegenover meerdere van de andere soort. Partijen met dezelfde deling lijken op elkaar, daarom telt een deling als één waarneming; de intervallen zeggen hoe ver het geluk van de kaarten een getal verschoven kan hebben (95 %). De voorsprong is die op de beste ander aan tafel.
ladder-page-ratings = Elo zegt hoe sterk een bot is als sterkte één getal zou zijn: 100 punten meer winnen met z’n tweeën 64 %. De waarden volgen uit alle ontmoetingen samen (Bradley en Terry; met meer spelers Plackett en Luce), hun intervallen uit duizend nieuwe trekkingen van de delingen. Waar bots elkaar in een kringetje verslaan, kunt u beter naar de losse ontmoetingen kijken.
ladder-page-sprt = “Duidelijk?” is een sequentiële toets: die noemt een bot sterker, of twee gelijk op { $elo } Elo na, en vergist zich in ongeveer een van de twintig gevallen. “Nog niet” betekent dat er meer delingen nodig zijn.
ladder-page-early = Paren zijn gestopt zodra dat duidelijk was. Hun percentages zijn daarom iets te uitgesproken.
ladder-page-again = Nog eens hetzelfde

## Zoeken naar gewichten

complaint-no-family = Er is geen familie “{ $name }” waarvoor gewichten gezocht kunnen worden{ $hint }; er is: { $choices }.
complaint-no-set = --from: er is geen set gewichten “{ $name }”{ $hint }; de sets zijn: { $choices }.
complaint-no-field = Geen van de spellen { $games } is voor { $players } spelers.
complaint-player-list = --players: schrijf getallen met komma’s, zoals 2,4, in plaats van “{ $typed }”.
complaint-tuning-file = { $file } is geen bestand van zo’n zoektocht, of het is beschadigd ({ $reason }); kies een andere naam of verwijder het.
complaint-tuning-other = { $file } hoort bij een andere zoektocht: { $part } was daar anders. Geef dezelfde argumenten of kies een ander bestand.
complaint-tuning-weights = { $file } is met andere gewichten gemaakt dan deze versie heeft; kies een ander bestand om opnieuw te beginnen.
tune-running = Pogingen
tune-done-before = { $file } bevat al { $trials } pogingen; met een grotere --trials gaat het verder.
tune-found = { $number ->
        [0] Geen van { $trials } pogingen was beter dan de set waarmee ze begonnen.
        [one] Eén van { $trials } pogingen was beter dan de beste set daarvoor.
       *[other] { $number } van { $trials } pogingen waren beter dan de beste set daarvoor.
    }
tune-weight = Gewicht
tune-before = voorheen
tune-now = nu
tune-check = Wat de nieuwe set van de eerste wint, alleen tegen alle anderen, op { $deals } nieuwe delingen:
tune-field = Spel
tune-players = Spelers
tune-wins = Winst
tune-fair = gelijk

complaint-no-configuration = Er is geen training “{ $name }”{ $hint }; er zijn: { $choices }. Of noem een bestand dat op .toml eindigt.
complaint-configuration = { $reason }
complaint-no-torch = Voor het trainen is PyTorch nodig: pip install stellwerk[learn].
complaint-other-training = In { $folder } ligt een training van { $other }; kies een andere --folder.
train-done = De training is klaar: { $file }
train-not-done = { $decisions } van { $all } beslissingen zijn gedaan; dezelfde opdracht gaat verder.

## Datasets

complaint-no-pyarrow = PyArrow is niet geïnstalleerd: pip install stellwerk[data].
complaint-game-or-records = Noem een spel dat bots spelen, of met --records verslagen van partijen, maar niet allebei.
complaint-no-column = --with: “{ $name }” bestaat niet{ $hint }; er is: { $choices }.
complaint-no-records = In { $folder } staat geen verslag (*.json).
complaint-other-dataset = In { $folder } staat iets anders: { $part } was daar anders. Geef dezelfde argumenten of kies een andere map.
complaint-not-observed = --with observation: { $reason }
dataset-running = Delen
dataset-left-out = { $file } is weggelaten: { $reason }
dataset-done = { $folder }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $positions ->
        [one] één stelling
       *[other] { $positions } stellingen
    } ({ $made ->
        [0] er ontbrak niets
        [one] één deel nieuw
       *[other] { $made } delen nieuw
    }).
