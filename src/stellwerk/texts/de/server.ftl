### Was der Server sagt: Antworten an die Leute am Tisch, Nachrichten und die Befehle, die ihn starten.

## Antworten, wenn etwas nicht geht: eine für jeden Code, in der Reihenfolge von denied.py

answer-not-logged-in = Der Server kennt dich noch nicht. Gib einen Namen ein oder melde dich an.
answer-wrong-password = Anmeldename und Passwort passen nicht zusammen. Prüfe beides und versuche es noch einmal.
answer-not-yours = Das gehört jemand anderem; du kannst nur für dich selbst entscheiden.
answer-not-host = Das kann nur, wer an diesem Tisch Gastgeber ist.
answer-not-admin = Das kann nur, wer diesen Server verwaltet.
answer-no-spectators = An diesem Tisch darf niemand zuschauen. Bitte den Gastgeber, es zu erlauben.
answer-not-explained = Die Bots an diesem Tisch behalten ihre Gedanken für sich, bis die Partie vorbei ist.
answer-no-hints-here = An diesem Tisch gibt es keine Tipps: Wer ihn eröffnet hat, hat sie nicht erlaubt.
answer-out-of-scope = Dafür ist dieser Schlüssel nicht gedacht; ihm fehlt die Berechtigung „{ $scope }“. Nimm einen anderen, oder tu es im Browser.
answer-cross-site = Diese Anfrage kam von einer fremden Website und wurde deshalb abgelehnt. Öffne den Tisch hier und versuche es noch einmal.
answer-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte den Gastgeber um einen Einladungslink.
answer-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
answer-no-such-game = Dieses Spiel gibt es hier nicht. Wähle eines aus der Liste der Spiele.
answer-no-such-lesson = Diese Lektion gibt es nicht.
answer-no-such-puzzle = Dieses Rätsel gibt es nicht.
answer-no-such-board = Einen Plan mit diesem Hash gibt es hier nicht. Lade seine Datei noch einmal hoch.
answer-no-such-link = Dieser Link ist unbekannt, verbraucht oder zu alt. Bitte um einen neuen.
answer-no-such-person = Diese Person ist hier nicht oder nicht mehr bekannt.
answer-no-such-step = Diesen Schritt gibt es in dieser Partie nicht.
answer-no-explanation = Hier gibt es nichts zu erklären: Diesen Zug hat kein Bot gemacht, oder er sagt nicht, warum.
answer-no-hint = Zu dieser Stellung gibt es keinen Tipp. Versuch es noch einmal, oder entscheide selbst.
answer-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch noch einmal an und entscheide dann.
answer-no-prompt = Gerade gibt es für dich nichts zu entscheiden. Warte, bis du am Zug bist.
answer-no-choice = Hier ist nur ein Zug möglich, also gibt es keinen Tipp dazu.
answer-in-lesson = In einer Lektion wird dir ohnehin gesagt, was zu tun ist; Tipps gibt es in Partien.
answer-nothing-to-undo = Du kannst nichts zurücknehmen: Seitdem hat jemand etwas erfahren oder gezogen.
answer-not-running = An diesem Tisch läuft gerade keine Partie.
answer-not-over = Das geht erst, wenn die Partie zu Ende ist.
answer-not-tried = Nur wer ein Rätsel versucht hat, kann seine Lösung anzweifeln.
answer-not-an-answer = Das ist noch keine ganze Antwort.
answer-already-started = Dafür ist es zu spät: Die Partie hat schon begonnen.
answer-table-full = An diesem Tisch sind alle Plätze besetzt. Such dir einen anderen oder eröffne selbst einen.
answer-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
answer-colour-taken = Diese Farbe hat schon jemand. Wähle eine andere.
answer-already-seated = Du sitzt schon an diesem Tisch.
answer-not-enough-players = Dieses Spiel braucht mindestens { $fewest } Personen. Lade jemanden ein oder lass Bots mitspielen.
answer-login-taken = Diesen Anmeldenamen gibt es schon. Wähle einen anderen.
answer-not-away = Niemand vertritt dich: Der Platz gehört dir, spiel einfach weiter.
answer-table-closed = Dieser Tisch wurde aufgelöst. Eröffne einen neuen, um zu spielen.
answer-table-broken = Der Server kann die Partie an diesem Tisch nicht mehr lesen. Sie bleibt erhalten: Frag, wer den Server betreibt, und spiel so lange an einem neuen Tisch.
answer-too-many-tables = Du hast schon { $most ->
        [one] 1 wartenden oder laufenden Tisch
       *[other] { $most } wartende oder laufende Tische
    }, mehr geht nicht. Beende erst eine Partie oder verlass einen Tisch.
answer-too-many-bot-tables = { $most ->
        [0] Tische, an denen nur Bots spielen, gibt es hier nicht.
        [one] Du lässt schon an 1 Tisch Bots unter sich spielen, mehr geht nicht. Warte, bis sie fertig sind.
       *[other] Du lässt schon an { $most } Tischen Bots unter sich spielen, mehr geht nicht. Warte, bis einer fertig ist.
    }
answer-too-many-imports = { $most ->
        [0] Aufzeichnungen können hier nicht eingelesen werden.
        [one] Du hast schon 1 Aufzeichnung eingelesen, mehr geht nicht.
       *[other] Du hast schon { $most } Aufzeichnungen eingelesen, mehr geht nicht. Alte werden nach einer Weile gelöscht.
    }
answer-too-many-keys = { $most ->
        [0] Schlüssel für Programme gibt es hier nicht.
        [one] Du hast schon 1 Schlüssel, mehr geht nicht. Widerrufe ihn zuerst.
       *[other] Du hast schon { $most } Schlüssel, mehr geht nicht. Widerrufe sie zuerst.
    }
answer-too-many-links = { $most ->
        [one] Es gibt schon 1 Link, mehr geht nicht. Nimm diesen.
       *[other] Es gibt schon { $most } Links, mehr geht nicht. Nimm einen davon.
    }
answer-illegal = Dieser Zug ist gerade nicht erlaubt.
answer-unknown-setting = So lässt sich dieses Spiel nicht einrichten: { $reason }
answer-bad-position = Diese Stellung geht nicht: { $reason }
answer-nothing-to-go-on = Hier war die Partie zu Ende: Bitte von einem früheren Schritt aus weiterspielen.
answer-bad-record = Diese Aufzeichnung ist nicht brauchbar: { $reason }
answer-bad-board =
    Auf diesem Plan lässt sich nicht spielen:
    { $reason }
answer-bad-clock = Mit dieser Uhr geht es nicht: { $reason }
answer-bad-name = Bitte wähle einen Namen aus 1 bis 40 sichtbaren Zeichen.
answer-bad-mail = Diese E-Mail-Adresse ist nicht brauchbar. Prüfe sie und versuche es noch einmal.
answer-bad-webhook = Dieser Webhook ist nicht brauchbar. Seine Adresse muss mit https:// oder http:// beginnen und im Internet erreichbar sein.
answer-bad-push = Dieser Browser lässt sich nicht benachrichtigen: Die Adresse seines Push-Dienstes ist nicht brauchbar.
answer-mail-not-configured = Dieser Server verschickt keine E-Mails. Nimm stattdessen einen Webhook.
answer-bad-frame = Der Server hat diese Nachricht nicht verstanden: { $reason }
answer-bad-request = Der Server hat diese Anfrage nicht verstanden: { $reason }
answer-too-large = Das ist zu viel auf einmal. Schick etwas Kleineres.
answer-not-json = Der Server nimmt hier nur JSON. Schick es mit Content-Type: application/json.
answer-too-fast = Nicht so schnell, bitte. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
answer-too-many-connections = Es sind zu viele Verbindungen zugleich offen. Schließe ein paar Tabs oder Programme und versuche es noch einmal.
answer-too-slow = Die Anfrage hat zu lange gebraucht. Versuche es noch einmal.
answer-head-too-large = Der Kopf dieser Anfrage ist zu lang. Schicke weniger oder kürzere Kopfzeilen und eine kürzere Adresse.
answer-wrong-host = Dieser Server hat eine andere Adresse. Öffne ihn unter der Adresse, die du bekommen hast.
answer-metrics-closed = Diese Zahlen sind für den Betreiber des Servers. Frage von dem Rechner aus, auf dem er läuft, oder zeige das Token vor.
answer-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.

## Ereignisse am Tisch, die alle Spiele gemeinsam haben

event-undone = { $player } nimmt einen Zug zurück.
event-stand-in = { $player } ist nicht da; der Bot { $bot } spielt weiter.
event-return = { $player } ist zurück und spielt weiter.

## Nachrichten, per E-Mail oder Webhook

notice-turn-subject = Du bist am Zug: { $title }
notice-turn-text = { $name }, du bist am Zug bei { $title } mit { $others }. Zum Tisch: { $link }
notice-over-subject = Die Partie ist zu Ende: { $title }
notice-over-text = Deine Partie { $title } ist zu Ende. Sieh nach, wie sie ausgegangen ist: { $link }
notice-turn-short = Mit { $others }
notice-over-short = Sieh nach, wie sie ausgegangen ist.
notice-confirm-subject = Soll Stellwerk dir schreiben, wenn du am Zug bist?
notice-confirm-text =
    Hallo,

    wenn du per E-Mail erfahren möchtest, dass du am Zug bist, öffne diesen Link:
    { $link }

    Falls du das nicht wolltest, brauchst du nichts zu tun; du bekommst dann keine weitere E-Mail.

## Befehle: serve und admin

serve-running = Stellwerk läuft unter { $address }
serve-network = Andere in deinem Netzwerk erreichen es unter { $address }
serve-stop = Strg+C beendet den Server; alle Partien bleiben erhalten.
serve-no-server-parts = Der Server braucht noch einige Pakete; du installierst sie mit: pip install "stellwerk[server]"
serve-no-setting = { $file }: Eine Einstellung „{ $name }“ gibt es nicht{ $hint }; die Einstellungen sind: { $choices }.
serve-setting-value = { $place }: „{ $value }“ passt nicht; { $wanted }.
serve-wants-text = gebraucht wird ein Text
serve-wants-whole-number = gebraucht wird eine ganze Zahl
serve-wants-number = gebraucht wird eine Zahl
serve-wants-choice = möglich ist: { $choices }
serve-wants-yes-no = gebraucht wird true oder false
serve-wants-range = möglich ist { $fewest } bis { $most }
serve-bad-toml = { $file } ist kein gültiges TOML: { $reason }.
serve-bad-database = --database: „{ $database }“ ist weder der Name einer Datei noch eine Adresse wie postgresql://name:passwort@rechner/datenbank.
serve-database-folder = Den Ordner { $folder } für die Datenbank gibt es nicht.
serve-database-away = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
serve-database-newer = Die Datenbank stammt von einer neueren Version von Stellwerk (Stand { $revision }). Installiere diese oder eine neuere Version, oder nimm eine andere Datenbank.
serve-database-taken = Ein anderer Server (Prozess { $process }) benutzt die Datenbank { $database } schon. Beende ihn zuerst, nimm eine andere Datei oder PostgreSQL, das sich mehrere Server teilen können.
serve-no-postgres = Für eine PostgreSQL-Datenbank fehlt noch ein Paket: pip install "stellwerk[postgres]".
serve-no-redis = Für Kanäle über Redis fehlt noch ein Paket: pip install "stellwerk[redis]".
serve-port-taken = Port { $port } ist schon belegt; wähle mit --port einen anderen.
serve-no-host = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $reason }.
serve-processes = --processes: Mehrere Prozesse brauchen eine gemeinsame Datenbank, etwa --database postgresql://…, oder --channels redis://…
serve-failed = Der Server konnte nicht starten; warum, steht in den Zeilen darüber.
serve-admin-made = { $login } verwaltet jetzt diesen Server.
serve-admin-password = Passwort für { $login }:
serve-admin-again = Noch einmal:
serve-admin-different = Die beiden Passwörter sind verschieden; es wurde nichts geändert.
serve-admin-length = Das Passwort muss { $fewest } bis { $most } Zeichen haben; es wurde nichts geändert.
serve-admin-login = „{ $login }“ geht als Anmeldename nicht; nimm { $fewest } bis { $most } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
