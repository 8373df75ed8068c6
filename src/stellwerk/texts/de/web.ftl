### Der Rahmen der Web-App und ihre Tische: Leisten, Warteraum, Züge, Verlauf, Chat, Wiederholung.

## Der Rahmen

frame-title = Stellwerk
frame-title-turn = ● Du bist dran – { $game }
frame-your-turn = Du bist dran
frame-skip = Zum Inhalt springen
frame-home = Startseite
frame-navigation = Navigation
frame-menu = Menü
frame-menu-turns = { $number ->
        [one] Menü (1 Partie wartet auf dich)
       *[other] Menü ({ $number } Partien warten auf dich)
    }
frame-rules = Regeln
frame-watch = Zuschauen
frame-matches = Meine Partien
frame-settings = Einstellungen
frame-turns = { $number ->
        [one] 1 wartet auf dich
       *[other] { $number } warten auf dich
    }
frame-language = Sprache
frame-theme = { $theme ->
        [light] Farbschema: hell
        [dark] Farbschema: dunkel
       *[auto] Farbschema: wie am Gerät
    }
frame-loading = Einen Moment …
frame-page-failed = Diese Seite ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
frame-page-missing = Diese Seite gibt es nicht.
frame-reload = Neu laden

## Bots und ihre Namen

bot-random = Zufall
bot-planner = Planer
bot-surveyor = Landvermesser
bot-promoter = Unternehmer

## Wer was tun soll

status-loading = Das Spiel wird aufgebaut …
status-moment = Einen Moment …
status-your-turn = Du bist dran.
status-turn-of = { $name }:
status-watching = Du schaust zu.
status-awaited = Warten auf { $names }.
status-thinking = { $number ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
status-decides = { $number ->
        [one] { $names } muss entscheiden.
       *[other] { $names } müssen entscheiden.
    }
status-over = Die Partie ist zu Ende.
status-won = { $number ->
        [one] Die Partie ist zu Ende: { $names } gewinnt.
       *[other] Die Partie ist zu Ende: { $names } teilen sich den Sieg.
    }

## Der Tisch

table-open-seat = Freier Platz { $number }
table-you = du
table-bot = Bot
table-away = nicht da
table-stand-in = Bot { $bot } spielt weiter
table-to-move = am Zug
table-points = Punkte
table-time-left = Restzeit:
table-days-left = { $days } Tg. { $hours } Std.
table-players = Spieler
table-map = Der Spielplan
table-hand = Deine Hand
table-tabs = Neben dem Spielplan
table-moves = Spielzüge
table-log = Verlauf
table-chat = Chat
table-chat-new = { $number ->
        [one] Chat (1 neue Nachricht)
       *[other] Chat ({ $number } neue Nachrichten)
    }
table-orders = Aufträge
table-result = Ergebnis
table-last-moves = Letzte Spielzüge
table-no-moves = Hier gibt es nichts mehr zu spielen.
table-no-moves-yet = Sobald du dran bist, stehen hier alle deine möglichen Spielzüge.
table-nothing-secret = Von hier aus siehst du nur, was alle sehen.
table-log-empty = Noch ist nichts passiert.
table-earlier = Früheres zeigen
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-undo = Zurücknehmen
table-undo-key = Deinen letzten Zug zurücknehmen (Taste U)
table-text-mode = Tisch als Text zeigen
table-text-mode-off = Spielplan zeigen
table-leave = Partie verlassen
table-leave-sure = Diese Partie verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
table-bot-plays = Der Bot { $bot } spielt gerade für dich.
table-come-back = Wieder mitspielen
table-why = Warum?
table-close = Schließen
table-connection-lost = Verbindung verloren. Neuer Versuch …
table-connection-back = Wieder verbunden. Nichts ging verloren.
table-try-now = Jetzt versuchen
table-unreachable = Der Server ist gerade nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
table-drawer = { $height ->
        [peek] Schublade: nur die Hand. Weiter öffnen
        [half] Schublade: halb offen. Ganz öffnen
       *[full] Schublade: ganz offen. Schließen
    }

## Einen Zug wählen

choose-do = Was möchtest du tun?
choose-back = Zurück
choose-filter = Teil eines Namens
choose-no-match = Hier passt nichts zu „{ $typed }“.
choose-nothing = nichts
choose-these = { $number ->
        [0] Nichts nehmen
        [one] Diese nehmen
       *[other] Diese { $number } nehmen
    }
choose-any = Irgendetwas davon

## Vor der Partie

waiting-for = { $number ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $number } Personen.
    }
waiting-for-host = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
waiting-starts = Alle sind da. Die Partie beginnt.
waiting-closed = Dieser Tisch wurde aufgelöst.
waiting-broken = Der Server kann die Partie an diesem Tisch nicht mehr lesen. Sie bleibt erhalten: Frag, wer den Server betreibt.
waiting-seats = Am Tisch
waiting-name = Dein Name
waiting-sit = Platz nehmen
waiting-get-up = Vom Tisch aufstehen
waiting-seat-bot = Bot hierhin setzen
waiting-seat-open = Freigeben
waiting-seat-open-label = Den Platz von { $name } freigeben
waiting-invite = Freunde einladen
waiting-invite-how = Verschick diesen Link. Wer ihn öffnet, gibt einen Namen ein und nimmt Platz.
waiting-link = Einladungslink
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Teilen
waiting-host = Dein Tisch
waiting-start = Jetzt starten
waiting-start-bots = Jetzt starten, Bots auf freie Plätze
waiting-start-fewer = { $number ->
        [one] Allein starten
        [2] Zu zweit starten
        [3] Zu dritt starten
        [4] Zu viert starten
        [5] Zu fünft starten
       *[other] Mit { $number } Personen starten
    }
waiting-call-off = Tisch auflösen
waiting-call-off-sure = Diesen Tisch auflösen? Dann kann hier niemand mehr spielen.

## Mehrere an einem Gerät

curtain-give = Gib { $name } das Gerät
curtain-others-look-away = Alle anderen schauen kurz weg.
curtain-who = Wer hat gerade das Gerät?
curtain-nobody-asked = Im Moment ist an diesem Gerät niemand dran.
curtain-it-is-me = Ich bin { $name }: meine Hand zeigen

## Das Ende

end-result = Ergebnis
end-winner = Gewonnen
end-rematch = Noch einmal spielen
end-go-to-rematch = Zur Revanche
end-replay = Partie ansehen
end-record = Aufzeichnung speichern

## Aufträge

orders-about = Aufträge werden für dich ausgeführt, sobald du dran bist und sie möglich sind. Außer dir sieht sie niemand. Während andere spielen, kannst du auch direkt auf dem Spielplan antippen, was du willst.
orders-add = Auftrag geben
orders-none-yet = Sobald du das erste Mal dran warst, kannst du hier Aufträge geben.
orders-later = Tu das, sobald ich kann
orders-in-force = Laufende Aufträge
orders-how-often = Wie oft?
orders-once = Einmal
orders-always = Immer
orders-until = Bis …
orders-until-what = { $what } – bis welcher Zug möglich ist?
orders-times-line = { $times ->
        [one] { $what }, sobald ich kann
       *[other] { $what }, { $times }-mal
    }
orders-always-line = { $what }, jedes Mal
orders-until-line = { $what }, bis ich das kann: { $until }
orders-remove = Auftrag löschen: { $what }
orders-cancel = Abbrechen

## Partie ansehen

replay-to-table = Zum Tisch
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt der Partie
replay-step-of = Schritt { $step } von { $last }
replay-speed = Tempo
replay-seat = Ansicht
replay-seat-none = Als Zuschauer
replay-seat-of = Als { $name }
replay-link = Link zu diesem Schritt kopieren

## Der Tisch als Text

fact-yours = Deine Hand und deine Pläne
fact-my-tickets = Deine Zielkarten
fact-my-cities = Deine Städte
fact-table = Auf dem Tisch
fact-players = Die Spieler
fact-claimed = Gebaute Strecken
fact-networks = Netze
fact-boxes = Die Versteigerung
fact-tracks = Einfluss und Gewinn
fact-areas = Was in den Gebieten liegt
fact-round = Durchgang
fact-turn = Runde
fact-turns = Runden insgesamt
fact-row = Auslage
fact-deck = Karten im Stapel
fact-discard = Ablagestapel
fact-ticket_deck = Zielkarten im Stapel
fact-final_turns = Verbleibende Züge
fact-card = Sonderkarte
fact-budget = Budget
fact-rails_left = Schienen übrig
fact-general_order = Allgemeine Reihenfolge
fact-build_order = Baureihenfolge
fact-train_order = Zugreihenfolge
fact-line = Linie bisher
fact-due = Noch zu zahlen
fact-player = Spieler
fact-points = Punkte
fact-would_be = Stand jetzt
fact-cards = Karten
fact-trains = Waggons
fact-tickets = Zielkarten
fact-stations_left = Bahnhöfe übrig
fact-marker = Start
fact-colours = Farben auf der Hand
fact-revealed = Aufgedeckt
fact-hand = Würfel
fact-tracks_left = Gleise übrig
fact-plain = Flachlandwaren
fact-hill = Hügelwaren
fact-red = Rote Fahrgäste
fact-green = Grüne Fahrgäste
fact-landowner = Grundbesitzer
fact-goods = Waren
fact-routes = Strecken
fact-stations = Bahnhöfe
fact-offer = Zur Auswahl
fact-kept = Behalten
fact-missing = Fehlende Schienen
fact-chosen = Gewählt
fact-ticket = Zielkarte
fact-city = Stadt
fact-route = Strecke
fact-state = Stand
fact-crossings = Kreuzungspunkte
fact-box = Feld
fact-tokens = Einfluss
fact-bid = Höchstes Gebot
fact-profit = Gewinn
fact-completed = erfüllt
fact-blocked = versperrt
fact-trains-needed = { $number ->
        [one] noch 1 Waggon
       *[other] noch { $number } Waggons
    }
fact-joined = erreicht
fact-not-joined = noch nicht erreicht
fact-yes = ja
fact-no = nein
