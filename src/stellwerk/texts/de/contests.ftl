### Was Simulationen, Ranglisten und die Suche nach Gewichten sagen.

## Wer die Arbeit macht

workers-no-ray = Ray ist nicht installiert: pip install stellwerk[cluster].
workers-no-cluster = --cluster: Unter „{ $address }“ antwortet kein Ray-Cluster ({ $reason }).
workers-differ = --cluster: Auf einem Rechner des Clusters ist ein anderes Stellwerk installiert als hier; überall muss dasselbe sein.
workers-failed = --cluster: Ein Helfer ist gescheitert ({ $reason }).
workers-die = { $number } Helfer haben über derselben Arbeit ohne Antwort aufgehört; zuletzt: { $reason }
complaint-jobs-and-cluster = Entweder --jobs oder --cluster; ein Cluster verteilt die Arbeit selbst.

## Simulationen

sim-repeated = Weniger Bots als Plätze: { $bot } spielt auf { $number } Plätzen.
sim-running = Partien
sim-heading = { $game }, { $players } Plätze, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
sim-wins = Gewonnen
sim-interval = 95-%-Intervall
sim-mean = Punkte im Mittel
sim-decisions = Entscheidungen
sim-speed = { $speed } Partien pro Sekunde
sim-incomplete = { $games } Partien gehen bei { $players } Plätzen nicht auf: Die letzte Verteilung wird nur in { $more } von { $players } Sitzordnungen gespielt. Gerecht wären { $fair }.
sim-margin = Vorsprung vor dem besten anderen
contest-failed = { $bot } hat { $number ->
        [one] einmal
       *[other] { $number }-mal
    } nicht entschieden; der einfachste Bot ist eingesprungen. Beim ersten Mal: { $reason } Die Stellung steht in der Ausgabe von --json.

## Ranglisten

complaint-bot-twice = --bots: „{ $name }“ steht zweimal da; ein Bot wird nicht mit sich selbst verglichen.
complaint-one-bot = --bots: Für eine Rangliste braucht es mindestens zwei Bots; es gibt: { $choices }.
complaint-no-anchor = --anchor: „{ $name }“ steht nicht auf der Rangliste{ $hint }: { $choices }.
ladder-running = Verteilungen
ladder-heading = { $game }, { $players } Plätze, { $deals } Verteilungen für jedes Paar, jede in allen Sitzordnungen, Startwert { $seed }
ladder-bot = Bot
ladder-elo = Elo
ladder-interval = 95 %
ladder-next = Siege g. nächsten
ladder-margin = Vorsprung
ladder-verdict = Klar?
ladder-stronger = stärker
ladder-weaker = schwächer
ladder-equal = gleich auf { $elo } Elo
ladder-open = noch nicht
ladder-matrix = Gewonnene Partien des Bots links gegen den oben, in % (gleich stark: { $fair })
ladder-cycles = { $number ->
        [0] Keiner dreht sich im Kreis: { $triples } { $triples ->
            [one] Dreiergruppe
           *[other] Dreiergruppen
        } angesehen.
        [one] 1 von { $triples } { $triples ->
            [one] Dreiergruppe
           *[other] Dreiergruppen
        } dreht sich im Kreis:
       *[other] { $number } von { $triples } { $triples ->
            [one] Dreiergruppe
           *[other] Dreiergruppen
        } drehen sich im Kreis:
    }
ladder-cycle-sure = { $circle } (sicher)
ladder-cycle-unsure = { $circle } (kann Zufall sein)
ladder-again = Noch einmal dasselbe: { $command }
ladder-took = { $seconds } Sekunden
ladder-page-title = Rangliste: { $game }
ladder-page-elo = Elo mit 95-%-Intervallen ({ $bot } ist 0)
ladder-page-neighbours = Was jeder gegen den nächsten gewinnt, in % (gleich stark: { $fair })
ladder-page-cycles = Kreise
ladder-page-few = Für einen Kreis braucht es drei Bots.
ladder-page-how = Wie man das liest
ladder-page-blocks = Jedes Paar spielt dieselben Verteilungen, und jede Verteilung in allen Sitzordnungen. Sind es mehr als zwei, sitzt ein Bot mehreren der anderen Art gegenüber. Partien mit derselben Verteilung ähneln einander, deshalb zählt eine Verteilung als eine Stichprobe; die Intervalle sagen, wie weit das Glück der Karten eine Zahl verschoben haben kann (95 %). Der Vorsprung ist der vor dem besten anderen am Tisch.
ladder-page-ratings = Elo sagt, wie stark ein Bot ist, wenn Stärke eine einzige Zahl wäre: 100 Punkte mehr gewinnen zu zweit 64 %. Die Werte folgen aus allen Begegnungen zusammen (Bradley und Terry; mit mehr Plätzen Plackett und Luce), ihre Intervalle daraus, dass die Verteilungen tausendmal neu gezogen werden. Wo sich Bots im Kreis schlagen, sieht man besser die einzelnen Begegnungen an.
ladder-page-sprt = „Klar?“ ist ein sequenzieller Test: Er nennt einen Bot stärker oder zwei auf { $elo } Elo gleich und irrt sich in etwa einem von zwanzig Fällen. „Noch nicht“ heißt, dass es mehr Verteilungen braucht.
ladder-page-early = Paare haben aufgehört, sobald das klar war. Ihre Anteile sind deshalb ein wenig zu deutlich.
ladder-page-again = Noch einmal dasselbe

## Die Suche nach Gewichten

complaint-no-family = Es gibt keine Familie „{ $name }“, für die Gewichte gesucht werden können{ $hint }; es gibt: { $choices }.
complaint-no-set = --from: Es gibt keinen Satz Gewichte „{ $name }“{ $hint }; es gibt: { $choices }.
complaint-no-field = Keines der Spiele { $games } ist für { $players } Spieler.
complaint-player-list = --players: Bitte Zahlen mit Kommas wie 2,4 statt „{ $typed }“.
complaint-tuning-file = { $file } ist keine Datei einer solchen Suche, oder sie ist beschädigt ({ $reason }); bitte anders nennen oder löschen.
complaint-tuning-other = { $file } gehört zu einer anderen Suche: { $part } war dort anders. Bitte dieselben Angaben machen oder eine andere Datei wählen.
complaint-tuning-weights = { $file } ist mit anderen Gewichten entstanden, als diese Version hat; mit einer anderen Datei beginnt die Suche neu.
tune-running = Versuche
tune-done-before = { $file } enthält schon { $trials } Versuche; mit einem größeren --trials geht es weiter.
tune-found = { $number ->
        [0] Keiner von { $trials } Versuchen war besser als der Satz, mit dem sie begannen.
        [one] Einer von { $trials } Versuchen war besser als der beste Satz vor ihm.
       *[other] { $number } von { $trials } Versuchen waren besser als der jeweils beste Satz.
    }
tune-weight = Gewicht
tune-before = vorher
tune-now = jetzt
tune-check = Was der neue Satz gegen den ersten gewinnt, allein gegen alle anderen, bei { $deals } neuen Verteilungen:
tune-field = Spiel
tune-players = Plätze
tune-wins = Siege
tune-fair = gleich stark

complaint-no-configuration = Es gibt kein Training „{ $name }“{ $hint }; es gibt: { $choices }. Oder nennen Sie eine Datei, die auf .toml endet.
complaint-configuration = { $reason }
complaint-no-torch = Zum Trainieren wird PyTorch gebraucht: pip install stellwerk[learn].
complaint-other-training = In { $folder } liegt ein Training von { $other }; wählen Sie einen anderen --folder.
train-done = Das Training ist fertig: { $file }
train-not-done = { $decisions } von { $all } Entscheidungen sind getan; derselbe Befehl macht weiter.

## Datensätze

complaint-no-pyarrow = PyArrow ist nicht installiert: pip install stellwerk[data].
complaint-game-or-records = Bitte entweder ein Spiel nennen, das Bots spielen, oder mit --records aufgezeichnete Partien.
complaint-no-column = --with: „{ $name }“ gibt es nicht{ $hint }; es gibt: { $choices }.
complaint-no-records = In { $folder } liegt keine Aufzeichnung (*.json).
complaint-other-dataset = In { $folder } liegt etwas anderes: { $part } war dort anders. Bitte dieselben Angaben machen oder einen anderen Ordner wählen.
complaint-not-observed = --with observation: { $reason }
dataset-running = Teile
dataset-left-out = { $file } wurde ausgelassen: { $reason }
dataset-done = { $folder }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    } ({ $made ->
        [0] es fehlte nichts
        [one] ein Teil neu
       *[other] { $made } Teile neu
    }).
