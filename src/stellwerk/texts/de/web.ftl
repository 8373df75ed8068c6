### Der Rahmen der Web-App und ihre Tische: Leisten, Warteraum, Züge, Verlauf, Chat, Wiederholung.

## Der Rahmen

frame-title = Stellwerk
frame-title-turn = ● Du bist dran – { $game }
frame-your-turn = Du bist dran
frame-skip = Zum Inhalt springen
frame-home = Startseite
frame-navigation = Navigation
frame-menu = Menü
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
        [light] Aussehen: hell
        [dark] Aussehen: dunkel
       *[auto] Aussehen: wie das Gerät
    }
frame-loading = Einen Moment …
frame-page-failed = Diese Seite konnte nicht geholt werden. Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
frame-page-missing = Diese Seite gibt es nicht.
frame-reload = Neu laden

## Bots und ihre Namen

bot-random = Würfel
bot-planner = Planer
bot-surveyor = Landvermesser
bot-promoter = Unternehmer

## Wer was tun soll

status-loading = Der Tisch wird gedeckt …
status-moment = Einen Moment …
status-your-turn = Du bist dran.
status-turn-of = { $name }:
status-watching = Du schaust zu.
status-awaited = Warten auf { $names }.
status-thinking = { $number ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
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
table-days-left = { $days } T { $hours } Std
table-players = Spieler
table-map = Das Spielbrett
table-hand = Deine Hand
table-tabs = Neben dem Spielbrett
table-moves = Züge
table-log = Verlauf
table-chat = Chat
table-orders = Daueraufträge
table-result = Ergebnis
table-last-moves = Letzte Züge
table-no-moves = Hier gibt es nichts mehr zu spielen.
table-no-moves-yet = Sobald du gefragt bist, stehen hier alle deine möglichen Züge.
table-nothing-secret = Von hier aus siehst du nur, was alle sehen.
table-log-empty = Noch ist nichts passiert.
table-earlier = Frühere zeigen
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-undo = Zurücknehmen
table-undo-key = Deinen letzten Zug zurücknehmen (Taste U)
table-text-mode = Tisch als Text zeigen
table-text-mode-off = Karte zeigen
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
choose-any = Irgendeine davon

## Vor der Partie

waiting-for = { $number ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $number } Personen.
    }
waiting-for-host = Alle sind da. Wer einlädt, startet die Partie.
waiting-starts = Alle sind da. Die Partie beginnt.
waiting-closed = Dieser Tisch wurde abgesagt.
waiting-seats = Am Tisch
waiting-name = Dein Name
waiting-sit = Platz nehmen
waiting-get-up = Vom Tisch aufstehen
waiting-seat-bot = Bot hierhin setzen
waiting-seat-open = Frei machen
waiting-seat-open-label = Den Platz von { $name } frei machen
waiting-invite = Freunde einladen
waiting-invite-how = Schick diesen Link. Wer ihn öffnet, tippt einen Namen und setzt sich.
waiting-link = Einladungslink
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Teilen
waiting-host = Du lädst ein
waiting-start = Jetzt starten
waiting-start-bots = Jetzt starten, Bots auf freie Plätze
waiting-start-fewer = { $number ->
        [one] Allein starten
       *[other] Zu { $number }. starten
    }
waiting-call-off = Tisch absagen
waiting-call-off-sure = Diesen Tisch absagen? Dann kann hier niemand mehr spielen.

## Mehrere an einem Gerät

curtain-give = Gib { $name } das Gerät
curtain-others-look-away = Alle anderen schauen kurz weg.
curtain-who = Wer schaut gerade?
curtain-nobody-asked = Im Moment ist niemand an diesem Gerät gefragt.
curtain-it-is-me = Ich bin { $name }: meine Hand zeigen

## Das Ende

end-result = Ergebnis
end-winner = Gewonnen
end-rematch = Noch einmal spielen
end-go-to-rematch = Zur Revanche
end-replay = Partie ansehen
end-record = Aufzeichnung laden

## Aufträge

orders-about = Aufträge werden für dich ausgeführt, sobald du gefragt bist und es geht. Sonst sieht sie niemand.
orders-add = Auftrag geben
orders-none-yet = Nach deiner ersten Frage kannst du hier Aufträge geben.
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
replay-seat = Gesehen von
replay-seat-none = Als Zuschauer
replay-seat-of = Als { $name }
replay-link = Link zu diesem Schritt

## Der Tisch als Text

fact-yours = Deine Hand und deine Pläne
fact-my-tickets = Deine Zielkarten
fact-my-cities = Deine Städte
fact-table = Auf dem Tisch
fact-players = Die Spieler
fact-claimed = Vergebene Strecken
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
fact-line = Strecke bisher
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
fact-plain = Waren der Ebene
fact-hill = Waren der Hügel
fact-red = Rote Fahrgäste
fact-green = Grüne Fahrgäste
fact-landowner = Grundbesitzer
fact-goods = Waren
fact-routes = Strecken
fact-stations = Bahnhöfe
fact-offer = Angeboten
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
