### Het kader van de webapp en zijn tafels: balken, wachtruimte, zetten, verloop, chat, herhaling.

## Het kader

shell-title = Stellwerk
shell-title-page = { $page } – Stellwerk
shell-title-turn = ● Jij bent aan de beurt – { $game }
shell-your-turn = Jij bent aan de beurt
shell-skip = Naar de inhoud
shell-home = Startpagina
shell-navigation = Navigatie
shell-menu = Menu
shell-menu-turns = { $number ->
        [one] Menu (1 partij wacht op je)
       *[other] Menu ({ $number } partijen wachten op je)
    }
shell-rules = Regels
shell-watch = Kijken
shell-puzzles = Puzzels
shell-analysis = Analysebord
shell-matches = Mijn partijen
shell-settings = Instellingen
shell-turns = { $number ->
        [one] 1 wacht op je
       *[other] { $number } wachten op je
    }
shell-language = Taal
shell-theme = { $theme ->
        [light] Thema: licht
        [dark] Thema: donker
       *[auto] Thema: zoals het apparaat
    }
shell-loading = Een ogenblik …
shell-offline = Je bent offline. Wat je ziet, kan verouderd zijn.
shell-page-failed = Deze pagina kon niet worden geladen. Misschien is de verbinding weg of is er een nieuwe versie.
shell-page-missing = Deze pagina bestaat niet.
shell-reload = Opnieuw laden

## Bots en hun namen

bot-random = Dobbelsteen
bot-planner = Planner
bot-surveyor = Landmeter
bot-promoter = Ondernemer
bot-porter = Kruier
bot-stoker = Stoker
bot-conductor = Conducteur
bot-driver = Machinist
bot-stationmaster = Stationschef
bot-dispatcher = Treindienstleider
bot-signaller = Seinhuismeester
bot-superintendent = Hoofdinspecteur

## Wie wat moet doen

status-loading = De tafel wordt klaargezet …
status-moment = Een ogenblik …
status-halted = Bekijk de puntentelling en ga dan verder.
status-your-turn = Jij bent aan de beurt.
status-turn-of = { $name }:
status-watching = Je kijkt mee.
status-awaited = Wachten op { $names }.
status-thinking = { $number ->
        [one] { $names } denkt na.
       *[other] { $names } denken na.
    }
status-decides = { $number ->
        [one] { $names } moet kiezen.
       *[other] { $names } moeten kiezen.
    }
status-over = De partij is afgelopen.
status-won = { $number ->
        [one] De partij is afgelopen: { $names } wint.
       *[other] De partij is afgelopen: { $names } delen de overwinning.
    }

## De tafel

table-open-seat = Vrije plaats { $number }
table-you = jij
table-bot = bot
table-away = afwezig
table-stand-in = bot { $bot } speelt verder
table-to-move = aan zet
table-points = punten
table-time-left = Resterende tijd:
table-days-left = { $days } d { $hours } u
table-players = Spelers
table-map = Het speelbord
table-hand = Jouw hand
table-hand-of = De hand van { $name }
table-hands = Hand
table-tabs = Naast het speelbord
table-moves = Zetten
table-log = Verloop
table-chat = Chat
table-chat-new = { $number ->
        [one] Chat (1 nieuw bericht)
       *[other] Chat ({ $number } nieuwe berichten)
    }
table-orders = Vaste opdrachten
table-result = Uitslag
table-last-moves = Laatste zetten
table-no-moves = Hier valt niets meer te spelen.
table-no-moves-yet = Zodra jij aan de beurt bent, staan hier al je mogelijke zetten.
table-nothing-secret = Vanaf hier zie je alleen wat iedereen ziet.
table-log-empty = Er is nog niets gebeurd.
table-earlier = Eerdere tonen
table-chat-empty = Er heeft nog niemand iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-undo = Terugnemen
table-undo-key = Je laatste zet terugnemen (toets U)
table-text-mode = Tafel als tekst tonen
table-text-mode-off = Kaart tonen
table-from-position = { $game } – vanaf een stelling
table-leave = Partij verlaten
table-leave-sure = Deze partij verlaten? Een bot speelt voor je verder, en je kunt altijd terugkomen.
table-bot-plays = De bot { $bot } speelt nu voor je.
table-come-back = Weer meespelen
table-why = Waarom?
confirm-sure = Weet je het zeker?
confirm-no = Nog niet
confirm-yes = Ja, doen
confirm-which = Mijn zetten bevestigen
confirm-off = Alleen wat het spel altijd vraagt, zoals tickets trekken
confirm-much = Wat veel onthult of veel kost
confirm-final = Alles wat je niet kunt terugnemen
confirm-everything = Alles
explain-why = Waarom deed { $player } dat?
explain-title = Wat { $player } dacht
recap-since = Sinds je laatste beurt
recap-deeds = { $number ->
    [one] 1 zet
   *[other] { $number } zetten
}
table-rule-book = Het hele regelboek openen
table-rule = Regel
colour-mine = Mijn kleur
colour-of-somebody = { $colour }: { $name }
colour-of-pieces-0 = blauw
colour-of-pieces-1 = rood
colour-of-pieces-2 = groen
colour-of-pieces-3 = paars
colour-of-pieces-4 = grijs
colour-of-pieces-5 = bruin
motion-how-fast = Hoe snel alles beweegt
motion-none = Niets beweegt
motion-fast = Snel
motion-usual = Gewoon
motion-slow = Langzaam
table-sounds = Geluiden
table-close = Sluiten
table-go-on = Doorgaan
table-connection-lost = Verbinding verbroken. Nieuwe poging …
table-connection-waiting = Verbinding verbroken. “{ $move }” wacht en wordt verstuurd zodra de lijn terug is.
table-connection-waiting-undo = Verbinding verbroken. Het terugnemen wacht en wordt verstuurd zodra de lijn terug is.
table-connection-back = Weer verbonden. Er is niets verloren gegaan.
table-try-now = Nu proberen
table-unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
table-drawer = { $height ->
        [peek] Lade: alleen je hand. Verder openen
        [half] Lade: half open. Helemaal openen
       *[full] Lade: helemaal open. Sluiten
    }

## Een zet kiezen

choose-do = Wat wil je doen?
choose-back = Terug
choose-filter = Deel van een naam
choose-no-match = Niets gevonden voor ‘{ $typed }’.
choose-nothing = niets
choose-these = { $number ->
        [0] Niets nemen
        [one] Deze nemen
       *[other] Deze { $number } nemen
    }
choose-any = Maakt niet uit welke

## Voor de partij

waiting-for = { $number ->
        [one] Wachten op nog één speler.
       *[other] Wachten op nog { $number } spelers.
    }
waiting-for-host = Iedereen is er. De gastheer start de partij.
waiting-starts = Iedereen is er. De partij begint.
waiting-closed = Deze tafel is opgeheven.
waiting-broken = De server kan de partij aan deze tafel niet meer lezen. Ze blijft bewaard: vraag het aan wie de server beheert.
waiting-seats = Rond de tafel
waiting-name = Jouw naam
waiting-sit = Plaatsnemen
waiting-get-up = Van tafel opstaan
waiting-seat-bot = Bot hier plaatsen
waiting-seat-open = Vrijmaken
waiting-seat-open-label = De plaats van { $name } vrijmaken
waiting-invite = Vrienden uitnodigen
waiting-invite-how = Stuur deze link. Wie hem opent, typt een naam en gaat zitten.
waiting-link = Uitnodigingslink
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-share = Delen
clock-rule-none = Zonder tijdslimiet
clock-rule-turn = { $time } per beslissing
clock-rule-total = { $time } voor de hele partij
clock-rule-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    } per beslissing
clock-rule-seconds = { $number } seconden
clock-rule-minutes = { $number } minuten
waiting-link-make = Link en QR-code tonen
waiting-code = QR-code van de uitnodiging
waiting-code-how = Wie naast je zit, scant hem met de camera.
waiting-host = Jij bent de gastheer
waiting-start = Nu beginnen
waiting-start-bots = Nu beginnen, bots op vrije plaatsen
waiting-start-fewer = { $number ->
        [one] Alleen beginnen
       *[other] Met { $number } spelers beginnen
    }
waiting-call-off = Tafel opheffen
waiting-call-off-sure = Deze tafel opheffen? Dan kan hier niemand meer spelen.

## Samen op één apparaat

curtain-give = Geef het apparaat aan { $name }
curtain-others-look-away = De anderen kijken even de andere kant op.
curtain-turn-over = Je beurt is voorbij.
curtain-done = Klaar – doorgeven aan { $name }
curtain-who = Wie kijkt er?
curtain-nobody-asked = Op dit moment hoeft niemand aan dit apparaat iets te doen.
curtain-it-is-me = Ik ben { $name }: toon mijn hand

## Het einde

end-result = Uitslag
end-winner = Winnaar
end-hints = { $number ->
        [one] 1 hint genomen
       *[other] { $number } hints genomen
    }
end-rematch = Nog eens spelen
end-go-to-rematch = Naar de revanche
end-replay = Partij terugkijken
end-review = Terugblik
end-record = Verslag downloaden

## Opdrachten

orders-about = Opdrachten worden voor je uitgevoerd zodra je aan de beurt bent en het kan. Niemand anders ziet ze. Terwijl anderen spelen, kun je ook op de kaart aantikken wat je wilt.
orders-add = Opdracht toevoegen
orders-none-yet = Zodra je een keer aan de beurt bent geweest, kun je hier opdrachten geven.
orders-later = Doe dit zodra het kan
orders-in-force = Lopende opdrachten
orders-how-often = Hoe vaak?
orders-once = Eén keer
orders-always = Altijd
orders-until = Tot …
orders-until-what = { $what } – tot welke zet mogelijk is?
orders-times-line = { $times ->
        [one] { $what }, zodra het kan
       *[other] { $what }, { $times } keer
    }
orders-always-line = { $what }, elke keer
orders-until-line = { $what }, tot dit kan: { $until }
orders-remove = Opdracht verwijderen: { $what }
orders-cancel = Annuleren

## Terugkijken

replay-to-table = Naar de tafel
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Een stap verder
replay-last = Naar het einde
replay-slider = Stap van de partij
replay-step-of = Stap { $step } van { $last }
replay-speed = Tempo
replay-seat = Perspectief
replay-seat-none = Als toeschouwer
replay-seat-of = Als { $name }
replay-go-on = Proberen
replay-link = Link naar deze stap kopiëren
watch-hold = Pauze
watch-go-on = Verder
watch-step = Eén stap verder
watch-ahead = { $number ->
        [0] Gepauzeerd
        [one] Gepauzeerd: de partij is 1 stap verder
       *[other] Gepauzeerd: de partij is { $number } stappen verder
    }
watch-hand = Wiens hand te zien is
watch-no-hand = Geen hand
watch-hand-of = De hand van { $name }

## De tafel als tekst

fact-yours = Jouw hand en plannen
fact-yours-of = Hand en plannen van { $name }
fact-table = Op tafel
fact-players = De spelers
fact-player = Speler
fact-points = Punten
fact-state = Status
fact-yes = ja
fact-no = nee

## Lessen en tips

lesson-label = Les
lesson-step = Stap { $number } van { $steps }
lesson-finished = Les afgerond
lesson-progress = Stappen die achter je liggen
lesson-fold = Les inklappen
lesson-unfold = Les tonen
lesson-show = Doe het voor mij
lesson-leave = Les verlaten
lesson-leave-sure = Deze les verlaten? Je kunt er altijd opnieuw aan beginnen.
lesson-play-on = Een hele partij spelen
coach-label = Wat je kunt doen
coach-ask = Wat kan ik doen?
coach-stop = Niet meer zeggen
coach-choice = Tegen bots zeggen wat ik kan doen en waarom
hint-ask = Hint
