### Der Rahmen der Web-App und ihre Tische: Leisten, Warteraum, Züge, Verlauf, Chat, Wiederholung.

## Der Rahmen

shell-title = Stellwerk
shell-title-page = { $page } – Stellwerk
shell-title-turn = ● Du bist dran – { $game }
shell-your-turn = Du bist dran
shell-skip = Zum Inhalt springen
shell-home = Startseite
shell-navigation = Navigation
shell-menu = Menü
shell-menu-turns = { $number ->
        [one] Menü (1 Partie wartet auf dich)
       *[other] Menü ({ $number } Partien warten auf dich)
    }
shell-rules = Regeln
shell-watch = Zuschauen
shell-puzzles = Rätsel
shell-analysis = Analysebrett
shell-matches = Meine Partien
shell-settings = Einstellungen
shell-turns = { $number ->
        [one] 1 wartet auf dich
       *[other] { $number } warten auf dich
    }
shell-language = Sprache
shell-theme = { $theme ->
        [light] Farbschema: hell
        [dark] Farbschema: dunkel
       *[auto] Farbschema: wie am Gerät
    }
shell-loading = Einen Moment …
shell-offline = Du bist offline. Was du siehst, kann veraltet sein.
shell-page-failed = Diese Seite ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
shell-page-missing = Diese Seite gibt es nicht.
shell-reload = Neu laden

## Bots und ihre Namen

bot-random = Zufall
bot-planner = Planer
bot-surveyor = Landvermesser
bot-promoter = Unternehmer
bot-porter = Gepäckträger
bot-stoker = Heizer
bot-conductor = Schaffner
bot-driver = Lokführer
bot-stationmaster = Bahnhofsvorsteher
bot-dispatcher = Fahrdienstleiter
bot-signaller = Stellwerksmeister
bot-superintendent = Betriebsleiter

## Wer was tun soll

status-loading = Das Spiel wird aufgebaut …
status-moment = Einen Moment …
status-halted = Sieh dir die Wertung an, dann geht es weiter.
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
table-hand-of = Die Hand von { $name }
table-hands = Hand
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
table-from-position = { $game } – ab einer Stellung
table-leave = Partie verlassen
table-leave-sure = Diese Partie verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
table-bot-plays = Der Bot { $bot } spielt gerade für dich.
table-come-back = Wieder mitspielen
table-why = Warum?
confirm-sure = Wirklich?
confirm-no = Noch nicht
confirm-yes = Ja, so spielen
confirm-which = Meine Züge bestätigen
confirm-off = Nur was das Spiel immer nachfragt, etwa neue Zielkarten
confirm-much = Was viel aufdeckt oder viel kostet
confirm-final = Alles, was sich nicht zurücknehmen lässt
confirm-everything = Alles
explain-why = Warum hat { $player } das getan?
explain-title = Was { $player } dachte
recap-since = Seit deinem letzten Zug
recap-deeds = { $number ->
    [one] 1 Zug
   *[other] { $number } Züge
}
table-rule-book = Das ganze Regelbuch öffnen
table-rule = Regel
colour-mine = Meine Farbe
colour-of-somebody = { $colour }: { $name }
colour-of-pieces-0 = Blau
colour-of-pieces-1 = Rot
colour-of-pieces-2 = Grün
colour-of-pieces-3 = Violett
colour-of-pieces-4 = Grau
colour-of-pieces-5 = Braun
motion-how-fast = Wie schnell sich etwas bewegt
motion-none = Nichts bewegt sich
motion-fast = Schnell
motion-usual = Wie üblich
motion-slow = Langsam
table-sounds = Töne
table-close = Schließen
table-go-on = Weiter
table-connection-lost = Verbindung verloren. Neuer Versuch …
table-connection-waiting = Verbindung verloren. „{ $move }“ wartet und wird geschickt, sobald die Leitung wieder da ist.
table-connection-waiting-undo = Verbindung verloren. Die Rücknahme wartet und wird geschickt, sobald die Leitung wieder da ist.
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
clock-rule-none = Ohne Zeitlimit
clock-rule-turn = { $time } für jede Entscheidung
clock-rule-total = { $time } für die ganze Partie
clock-rule-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } für jede Entscheidung
clock-rule-seconds = { $number } Sekunden
clock-rule-minutes = { $number } Minuten
waiting-link-make = Link und QR-Code zeigen
waiting-code = QR-Code der Einladung
waiting-code-how = Wer neben dir sitzt, scannt ihn mit der Kamera.
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
curtain-turn-over = Dein Zug ist zu Ende.
curtain-done = Fertig – weitergeben an { $name }
curtain-who = Wer hat gerade das Gerät?
curtain-nobody-asked = Im Moment ist an diesem Gerät niemand dran.
curtain-it-is-me = Ich bin { $name }: meine Hand zeigen

## Das Ende

end-result = Ergebnis
end-winner = Gewonnen
end-hints = { $number ->
        [one] 1 Tipp genommen
       *[other] { $number } Tipps genommen
    }
end-rematch = Noch einmal spielen
end-go-to-rematch = Zur Revanche
end-replay = Partie ansehen
end-review = Rückblick
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
replay-go-on = Ausprobieren
replay-link = Link zu diesem Schritt kopieren
watch-hold = Anhalten
watch-go-on = Weiter
watch-step = Ein Schritt weiter
watch-ahead = { $number ->
        [0] Angehalten
        [one] Angehalten: die Partie ist 1 Schritt voraus
       *[other] Angehalten: die Partie ist { $number } Schritte voraus
    }
watch-hand = Wessen Hand zu sehen ist
watch-no-hand = Keine Hand
watch-hand-of = Die Hand von { $name }

## Der Tisch als Text

fact-yours = Deine Hand und deine Pläne
fact-yours-of = Hand und Pläne von { $name }
fact-table = Auf dem Tisch
fact-players = Die Spieler
fact-player = Spieler
fact-points = Punkte
fact-state = Stand
fact-yes = ja
fact-no = nein

## Lektionen und der Tipp am Rand

lesson-label = Lektion
lesson-step = Schritt { $number } von { $steps }
lesson-finished = Lektion geschafft
lesson-progress = Schritte, die hinter dir liegen
lesson-fold = Lektion einklappen
lesson-unfold = Lektion zeigen
lesson-show = Mach du es
lesson-leave = Lektion verlassen
lesson-leave-sure = Diese Lektion verlassen? Du kannst sie jederzeit neu beginnen.
lesson-play-on = Eine ganze Partie spielen
coach-label = Was du tun kannst
coach-ask = Was kann ich tun?
coach-stop = Nicht mehr sagen
coach-choice = Gegen Bots sagen, was ich tun kann und warum
hint-ask = Tipp
