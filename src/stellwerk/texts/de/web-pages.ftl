### Die Seiten außerhalb des Tisches: Start, neue Tische, Links, Partien, Einstellungen, Zuschauen, Regeln.

## Namen der Spielpläne und Gäste

board-ticket-europe = Europa
board-ticket-switzerland = Schweiz
board-ticket-usa = USA
board-trans-amerika = Amerika
board-trans-europa = Europa
board-wensleydale = Wensleydale
board-nurnberg = Nürnberg
guest-name = Gleis { $number }

## Startseite

home-title = Der Tisch für Eisenbahnspiele
home-lead = Ticket to Ride (Zug um Zug), Trans Amerika und Last Train to Wensleydale, gegen Bots oder mit Freunden. Ohne E-Mail, ohne Installation.
home-play-bots = Gegen Bots spielen
home-play-what = { $bots ->
        [one] { $game }, du und ein Bot
       *[other] { $game }, du und { $bots } Bots
    }
home-invite = Freunde einladen
home-pass = An einem Gerät spielen
home-choose = Wähle einen Spielplan
home-board = Spielplan
home-play = Spielen
home-play-label = { $game } gegen Bots spielen
home-learn = In zehn Minuten lernen
home-learn-short = Lernen
home-learn-label = { $game } in zehn Minuten lernen
home-more = Einrichten …
home-more-label = Einen Tisch für { $game } einrichten
home-players = { $fewest } bis { $most } Personen
home-minutes = etwa { $minutes } min
home-difficulty-1 = leicht zu lernen
home-difficulty-2 = etwas Übung
home-difficulty-3 = für Kenner
home-about-ticket-europe = Sammle Karten, baue Strecken, verbinde die Städte deiner Zielkarten; mit Fähren, Tunneln und Bahnhöfen.
home-about-ticket-switzerland = Ein enger Plan voller Berge für zwei oder drei, mit vielen Tunneln und Wegen über die Grenze.
home-about-ticket-usa = Das Grundspiel: von Küste zu Küste, bevor die Waggons ausgehen. Der beste Plan für den Anfang.
home-about-trans-amerika = Lege Schienen, schließ dich dem gemeinsamen Netz an und erreiche deine fünf geheimen Städte vor allen anderen.
home-about-trans-europa = Derselbe Wettlauf um fünf geheime Städte, quer durch Europa mit seinen Bergen und Meerengen.
home-about-wensleydale = Biete um Einfluss, baue durch die Täler, befördere Käse und Stein und verkaufe rechtzeitig.
home-about-nurnberg = Post und Bier rund um Nürnberg und ein Preis für die erste Linie nach Fürth.
home-tables = Tische
home-go-on = Weiterspielen
home-nothing-yet = Hier findest du später deine Partien. Auch wenn du die Seite schließt, geht nichts verloren.
home-all-matches = Alle meine Partien
home-others = Offene Tische
home-more-tables = Weitere Tische
home-unofficial = Stellwerk ist ein inoffizielles, freies Fanprojekt. Es gehört zu keinem Verlag; Spielpläne, Zeichnungen und Regeltexte sind unsere eigenen. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen – wenn sie dir gefallen, kauf sie.
home-footer = Mehr
home-documentation = Dokumentation

## Tische in Listen

tables-my-turn = Du bist dran
tables-turn-of = Wartet auf { $names }
tables-running = Läuft
tables-waits = Mitspielen
tables-waiting = { $number ->
        [one] 1 Platz ist frei
       *[other] { $number } Plätze sind frei
    }
tables-ready = Bereit zum Start
tables-closed = Aufgelöst
tables-broken = Nicht mehr lesbar
tables-against-bots = { $number ->
        [one] gegen einen Bot
       *[other] gegen { $number } Bots
    }
tables-bots = { $number ->
        [one] einem Bot
       *[other] { $number } Bots
    }
tables-with = mit { $names }
tables-i-won = Du hast gewonnen
tables-won = { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }

## Ein neuer Tisch

lobby-title = Ein neuer Tisch
lobby-mode = Wie gespielt wird
lobby-mode-bots = Gegen Bots
lobby-mode-friends = Mit Freunden
lobby-mode-pass = An einem Gerät
lobby-board = Spielplan
lobby-own-board = Auf einem eigenen Plan spielen
lobby-own-board-how = Eine Datei, wie docs/boards.md sie beschreibt. Sie wird gleich geprüft; ihre Karte ist schlicht gezeichnet.
lobby-own-board-taken = „{ $title }“ aus deiner Datei { $file } ist spielbar.
lobby-own-board-remove = Wieder weglegen
lobby-rules = Regeln lesen
lobby-my-name = Dein Name
lobby-my-name-hint = Leer lassen, dann bekommst du einen
lobby-seats = Wer spielt
lobby-number = { $number ->
        [one] { $number } Person
       *[other] { $number } Personen
    }
lobby-fewer = Eine Person weniger
lobby-more = Eine Person mehr
lobby-seat = Platz { $number }
lobby-seat-who = Platz { $number }: Wer sitzt hier?
lobby-seat-name = Platz { $number }: Name
lobby-seat-bot = Platz { $number }: welcher Bot?
lobby-name = Name
lobby-guest-name = Person { $number }
lobby-kind-me = Ich
lobby-kind-me-name = Ich ({ $name })
lobby-kind-guest = Auch an diesem Gerät
lobby-kind-open = Freier Platz
lobby-kind-bot = Bot
lobby-bot-strongest = { $bot } (am stärksten)
lobby-level = { $bot } ({ $level } von { $levels })
lobby-level-easiest = { $bot } (am leichtesten)
lobby-other-bots = Andere Bots
lobby-options = Das Spiel
lobby-no-options = Bei diesem Spiel gibt es nichts zu wählen.
lobby-choice-random = Das Los entscheidet
lobby-choice-true = Ja
lobby-choice-false = Nein
lobby-further = Uhr, Publikum und mehr
lobby-clock = Uhr
lobby-clock-kind = Bedenkzeit
lobby-clock-none = Unbegrenzt
lobby-clock-turn = Für jede Entscheidung
lobby-clock-total = Für die ganze Partie
lobby-clock-days = Tageweise, für zwischendurch
lobby-clock-seconds = Sekunden für jede Entscheidung
lobby-clock-minutes = Minuten für jede Person
lobby-clock-increment = Zusätzliche Sekunden für jede Entscheidung
lobby-clock-days-each = Tage für jede Entscheidung
lobby-clock-opens = Die Uhr läuft von
lobby-clock-closes = bis
lobby-clock-zone = Zeitzone
lobby-clock-how = Läuft die Zeit ab, spielt ein Bot weiter, bis die Person zurückkommt.
lobby-house = Am Tisch
lobby-visibility = Wer dazukommen darf
lobby-visibility-invited = Nur wer den Link hat
lobby-visibility-open = Alle auf diesem Server
lobby-start = Die Partie beginnt
lobby-start-full = sobald alle Plätze besetzt sind
lobby-start-host = wenn ich sie starte
lobby-explanations = Bots erklären ihre Züge
lobby-explanations-alone = Wo jemand allein gegen Bots spielt
lobby-explanations-always = Immer, und alle erfahren, was sie verbergen
lobby-explanations-never = Erst nach der Partie
lobby-hints = Tipps für Mitspielende
lobby-hints-alone = Wo jemand allein gegen Bots spielt
lobby-hints-always = Für alle; das Ergebnis nennt ihre Zahl
lobby-hints-never = Für niemanden
lobby-spectators = Andere dürfen zuschauen
lobby-pause = Bots warten vor ihrem Zug
lobby-pause-seconds = { $seconds } s
lobby-make = Tisch eröffnen
lobby-make-how = Danach bekommst du einen Link zum Teilen.
lobby-play = Jetzt spielen
lobby-play-how = Alle sind da, die Partie beginnt sofort.

## Einladungen und Links

invitation-title = Du bist zu einer Partie eingeladen
invitation-from = { $host } lädt dich ein: { $title }
invitation-to = Du bist eingeladen: { $title }
invitation-seats = Zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    }, { $open ->
        [0] alle Plätze sind besetzt
        [one] 1 Platz ist frei
       *[other] { $open } Plätze sind frei
    }
invitation-description = { $seats }. { $clock }. Im Browser, ohne Konto.
invitation-running = Diese Partie hat schon begonnen. Zuschauen geht, wenn es erlaubt ist.
invitation-full = Alle Plätze sind besetzt. Zuschauen geht, wenn es erlaubt ist.
invitation-over = Diese Partie ist zu Ende. Du kannst nachsehen, wie sie ausgegangen ist.
invitation-how = Tipp einen Namen ein und nimm Platz. Mehr braucht es nicht.
invitation-known = Du kommst als { $name } an den Tisch.
invitation-watch = Nur zuschauen
invitation-bad-title = Diese Einladung gilt nicht
invitation-bad = Der Link ist unvollständig, oder er wurde zurückgezogen. Bitte die Person, die ihn dir geschickt hat, um einen neuen und kopiere ihn vollständig.
link-title = Dein persönlicher Link
link-replaces = Auf diesem Gerät bist du bisher { $name }. Mit diesem Link bist du hier die Person, die ihn erstellt hat. Die Partien von { $name } bleiben erhalten, sind von hier aus aber nur noch mit einem Link oder der Anmeldung von { $name } zu erreichen.
link-use = Link benutzen
link-stay = So lassen
link-bad-title = Dieser Link gilt nicht
link-bad = Ein Link gilt nur einmal und nur einen Tag, und er muss vollständig kopiert sein. Erstelle auf deinem anderen Gerät in den Einstellungen einen neuen.
confirm-title = E-Mail-Adresse bestätigen
confirm-done-title = Bestätigt
confirm-done = { $name }, von jetzt an bekommst du eine E-Mail, wenn du am Zug bist und nicht am Tisch sitzt.
missing-title = Endstation
missing-text = An dieser Adresse ist nichts. Vielleicht ist der Link unvollständig, oder was hier war, ist nicht mehr da.

## Meine Partien

matches-my-turn = Du bist dran
matches-running = Laufende Partien
matches-waiting = Warten auf Mitspielende
matches-over = Beendete Partien
matches-none = Du hast noch keine Partien.
matches-nobody = Dieses Gerät kennt dich noch nicht. Spiel einfach los, oder melde dich an.
matches-begin = Eine Partie beginnen
matches-imported = aus einer Datei eingelesen
matches-replay = { $game } ansehen
matches-review = Auf deine Partie { $game } zurückblicken
matches-more = Ältere Partien
matches-give-up = Aufgeben
matches-give-up-label = { $game } aufgeben
matches-give-up-bots = Diese Partie aufgeben? Sie endet ohne Ergebnis und verschwindet aus deiner Liste.
matches-give-up-others = Diese Partie aufgeben? Ein Bot spielt für dich weiter, und sie verschwindet aus deiner Liste.
matches-leave = Verlassen
matches-leave-label = Den Tisch von { $game } verlassen
matches-leave-sure = Diesen Tisch verlassen? Sitzt sonst niemand dort, wird er abgesagt.
matches-remove = Entfernen
matches-remove-label = { $game } aus meiner Liste entfernen
matches-remove-sure = Diese Partie aus deiner Liste entfernen? Deine Ergebnisse zählen weiter.
matches-statistics = Deine Ergebnisse
matches-statistics-how = Partien, die du auf einem eigenen Platz zu Ende gespielt hast.
matches-boards = Nach Spielplan
matches-opponents = Nach Gegnern
matches-board = Spielplan
matches-opponent = Gegner
matches-played = Gespielt
matches-won = Gewonnen
matches-lost = Verloren
matches-best = Bestwert
matches-mean = Schnitt
matches-opponents-more = Weitere Gegner
matches-devices = Auf einem anderen Gerät
matches-devices-how = Ein persönlicher Link nimmt alle deine Partien mit.
matches-devices-go = Link erstellen
matches-import = Partie einlesen
matches-import-how = Eine Aufzeichnung, die du hier oder im Terminal gespeichert hast, kannst du ansehen und teilen.
file-choose = Datei wählen

## Einstellungen

settings-me = Du
settings-save = Speichern
settings-saved = Gespeichert.
settings-look = Aussehen und Ton
settings-theme = Farbschema
settings-theme-auto = Wie am Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-symbols = Symbole für Farben
settings-symbols-how = Auf Karten und auf den Feldern des Plans, damit niemand auf Farben angewiesen ist.
settings-sounds = Töne
settings-motion = Animationen richten sich nach deinem Gerät: Sind sie dort reduziert, erscheinen die Spielsteine gleich an ihrem Platz.
settings-log-in-title = Schon einmal hier gewesen?
settings-log-in = Anmelden
settings-login = Anmeldename
settings-password = Passwort
settings-old-password = Bisheriges Passwort
settings-new-password = Neues Passwort (mindestens 8 Zeichen)
settings-account = Konto
settings-account-how = Du brauchst keines. Mit Anmeldename und Passwort kommst du auf jedem Gerät an deine Partien.
settings-account-change = Hier änderst du deinen Anmeldenamen oder dein Passwort.
settings-account-ends = Ein neues Passwort meldet dich auf allen anderen Geräten ab und widerruft alle Schlüssel und Links.
settings-account-make = Konto anlegen
settings-account-save = Konto ändern
settings-device = Geräte
settings-device-how = Öffne einen persönlichen Link auf einem anderen Gerät, und du bist dort dieselbe Person, mit allen Partien. Er gilt nur einmal und nur einen Tag lang. Gib ihn nicht weiter.
settings-link = Persönlicher Link
settings-link-make = Persönlichen Link erstellen
settings-link-until = Gilt einmal, bis { $until }.
settings-copy = Kopieren
settings-log-out = Hier abmelden
settings-log-out-all = Überall abmelden
settings-log-out-sure = Auf diesem Gerät abmelden?
settings-log-out-all-sure = Auf allen Geräten abmelden? Auch Links und Schlüssel gelten dann nicht mehr.
settings-log-out-guest = Du hast kein Passwort. Wenn du dich abmeldest, kommst du nicht mehr zu deinen Partien zurück. Trotzdem abmelden?
settings-notices = Wenn du am Zug bist
settings-browser = Mitteilungen dieses Browsers, während du eine andere Seite ansiehst.
settings-browser-on = Mitteilungen erlauben
settings-browser-off = Mitteilungen abschalten
settings-browser-denied = Dieser Browser erlaubt sie nicht. Das kannst du in den Einstellungen des Browsers für diese Seite ändern.
settings-push = Auch bei geschlossener Seite, auf diesem Gerät.
settings-push-on = Auf diesem Gerät melden
settings-push-off = Hier nicht mehr melden
settings-push-impossible = Dieser Browser kann nur bei offener Seite etwas melden. Auf dem Telefon hilft es vielleicht, Stellwerk auf den Startbildschirm zu legen.
settings-push-devices = { $number ->
        [one] Gemeldet wird auf einem Gerät.
       *[other] Gemeldet wird auf { $number } Geräten.
    }
settings-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
settings-notices-how = Wenn du nicht am Tisch bist, sagen wir dir anderswo Bescheid. Leere Felder schalten das ab.
settings-webhook-kind = Webhook für
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-generic = etwas anderes (JSON)
settings-webhook = Adresse des Webhooks
settings-mail = E-Mail-Adresse
settings-mail-confirmed = Diese Adresse ist bestätigt.
settings-mail-open = Wir haben eine E-Mail dorthin geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
settings-keys = Schlüssel für Programme
settings-keys-how = Ein eigenes Programm, das für dich spielt, braucht einen Schlüssel. Die meisten brauchen keinen.
settings-key = Schlüssel
settings-key-once = Der Schlüssel wird nur jetzt gezeigt. Kopiere ihn dorthin, wo er gebraucht wird.
settings-key-label = Wofür ist er?
settings-key-scope = Was darf er?
settings-key-play = Nur spielen
settings-key-play-how = Zuschauen, sich an Tische setzen, spielen und mitreden.
settings-key-manage = Alles
settings-key-manage-how = Auch Tische eröffnen und schließen, Aufzeichnungen einlesen und dein Konto ändern oder löschen.
settings-key-make = Schlüssel erstellen
settings-keys-back = Alle Schlüssel widerrufen
settings-keys-sure = Alle Schlüssel widerrufen? Programme, die sie benutzen, spielen dann nicht mehr.
settings-data = Deine Daten
settings-data-how = Eine Datei mit allem, was über dich gespeichert ist: Name, Anmeldename, Einstellungen, Partien, Plätze, Aufträge und was du an Tischen gesagt hast.
settings-data-save = Meine Daten herunterladen
settings-delete = Meine Daten löschen
settings-delete-how = Dein Name, dein Anmeldename, deine Einstellungen und von dir eingelesene Aufzeichnungen werden für immer gelöscht, und was du an Tischen gesagt hast, wird geleert. Wartende Tische verlässt du, an laufenden übernimmt ein Bot deinen Platz. Beendete Partien bleiben den anderen erhalten, ohne deinen Namen.
settings-delete-ask = Meine Daten löschen …
settings-delete-sure = { $name } wirklich löschen? Das lässt sich nicht rückgängig machen.
settings-delete-yes = Ja, für immer löschen
settings-delete-no = Nein, behalten

## Zuschauen

watch-title = Bots zuschauen
watch-lead = Lehn dich zurück: Wähle einen Plan und das Tempo. So lernt man ein Spiel auch gut kennen.
watch-start = Los geht’s
watch-mine = Hier spielen deine Bots
watch-pause = { $game }: Bots warten
watch-others = Tische von anderen
watch-none = Gerade spielt niemand an einem offenen Tisch.

## Das Regelheft

rules-lead = Die Regeln aller Spiele in unseren eigenen Worten. Jeder Absatz hat eine Nummer, und jedes „Warum?“ am Tisch führt dorthin.
rules-all = Alle Regeln
rules-boards = Spielpläne
rules-quick = Schneller Einstieg
rules-whole = Das ganze Regelbuch
rules-own-page = In einem eigenen Fenster
rules-search = In den Regeln suchen
rules-found = { $number ->
        [0] Nichts gefunden. Versuch es mit einem anderen Wort.
        [one] 1 Regel gefunden
       *[other] { $number } Regeln gefunden
    }
rules-contents = Inhalt
rules-special = Was bei diesem Plan anders ist
rules-special-how = Diese Regeln gelten nicht auf allen Plänen der Reihe.
rules-only = Nur auf: { $boards }
rule-decided-note = Die gedruckten Regeln lassen das offen; wir spielen es so.
rule-reported-note = Zumindest teilweise stammt das aus öffentlichen Berichten über das Spiel, nicht aus den gedruckten Regeln.
rules-link = Link zur Regel { $rule }
rules-assumed = Was wir bei diesem Spielplan annehmen mussten

## What bots of each level are like

level-ticket-porter = Lässt dich gewinnen: hortet Karten, denkt nur an eine Zielkarte und merkt zu spät, dass Schluss ist.
level-ticket-stoker = Kann keine Zielkarte ablehnen, spart lange und wird vom Ende überrascht.
level-ticket-conductor = Nimmt Zielkarten der Punkte wegen und Karten auf gut Glück vom Stapel.
level-ticket-driver = Fährt geradeaus: erfüllt eine Zielkarte nach der anderen auf wenigen langen Strecken.
level-ticket-stationmaster = Plant alle Zielkarten als ein Netz und weiß, was lange Strecken wert sind.
level-ticket-signaller = Spielt jede Idee viele Male bis zum Ende durch, bevor es zieht.
level-ticket-superintendent = Am stärksten: hat in unzähligen Partien gegen sich selbst gelernt. Auf Plänen, die es nicht kennt, spielt es wie der Stellwerksmeister.
level-trans-porter = Lässt dich gewinnen: beginnt am Rand, baut für sich allein und macht Umwege.
level-trans-stoker = Beginnt in der entlegensten Stadt und baut gern nah bei den anderen.
level-trans-conductor = Baut von Stadt zu Stadt und nutzt fremde Schienen nur ungern.
level-trans-driver = Beginnt geschickt, fährt dann zur nächsten Stadt und danach zur übernächsten.
level-trans-stationmaster = Sieht alle Städte zugleich, nutzt deine Schienen und hilft dir mit den eigenen nicht.
level-trans-signaller = Spielt die Runde viele Male zu Ende, bevor eine Schiene liegt.
level-trans-superintendent = Am stärksten: hat in unzähligen Partien gegen sich selbst gelernt. Wo es noch nie gespielt hat, macht es, was der Stellwerksmeister täte.
level-wensleydale-porter = Lässt dich gewinnen: nimmt die erste Linie, die gut aussieht.
level-wensleydale-stoker = Kennt den Wert von Gütern und Zügen, sieht sich aber nur wenige Linien an.
level-wensleydale-conductor = Vergleicht einige Linien, bevor gebaut wird, und übersieht andere.
level-wensleydale-driver = Sieht sich viele Linien an, und was andere wegschnappen könnten.
level-wensleydale-stationmaster = Spielt die drei besten Ideen bis zum Ende der Runde durch und nimmt die beste.
level-wensleydale-signaller = Spielt jedes Gebot, jede Linie und jeden Zug durch, die sich lohnen könnten.
level-wensleydale-superintendent = Am stärksten: hat in unzähligen Partien gegen sich selbst gelernt. Auf Plänen, die es nicht kennt, spielt es wie der Stellwerksmeister.
