### Het kader van de webapp en zijn tafels: balken, wachtruimte, zetten, verloop, chat, herhaling.

## Het kader

frame-title = Stellwerk
frame-title-turn = ● Jij bent aan de beurt – { $game }
frame-your-turn = Jij bent aan de beurt
frame-skip = Naar de inhoud
frame-home = Startpagina
frame-navigation = Navigatie
frame-menu = Menu
frame-menu-turns = { $number ->
        [one] Menu (1 partij wacht op je)
       *[other] Menu ({ $number } partijen wachten op je)
    }
frame-rules = Regels
frame-watch = Kijken
frame-matches = Mijn partijen
frame-settings = Instellingen
frame-turns = { $number ->
        [one] 1 wacht op je
       *[other] { $number } wachten op je
    }
frame-language = Taal
frame-theme = { $theme ->
        [light] Thema: licht
        [dark] Thema: donker
       *[auto] Thema: zoals het apparaat
    }
frame-loading = Een ogenblik …
frame-page-failed = Deze pagina kon niet worden geladen. Misschien is de verbinding weg of is er een nieuwe versie.
frame-page-missing = Deze pagina bestaat niet.
frame-reload = Opnieuw laden

## Bots en hun namen

bot-random = Dobbelsteen
bot-planner = Planner
bot-surveyor = Landmeter
bot-promoter = Ondernemer

## Wie wat moet doen

status-loading = De tafel wordt klaargezet …
status-moment = Een ogenblik …
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
table-leave = Partij verlaten
table-leave-sure = Deze partij verlaten? Een bot speelt voor je verder, en je kunt altijd terugkomen.
table-bot-plays = De bot { $bot } speelt nu voor je.
table-come-back = Weer meespelen
table-why = Waarom?
table-close = Sluiten
table-connection-lost = Verbinding verbroken. Nieuwe poging …
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
curtain-who = Wie kijkt er?
curtain-nobody-asked = Op dit moment hoeft niemand aan dit apparaat iets te doen.
curtain-it-is-me = Ik ben { $name }: toon mijn hand

## Het einde

end-result = Uitslag
end-winner = Winnaar
end-rematch = Nog eens spelen
end-go-to-rematch = Naar de revanche
end-replay = Partij terugkijken
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
replay-link = Link naar deze stap kopiëren

## De tafel als tekst

fact-yours = Jouw hand en plannen
fact-my-tickets = Jouw bestemmingen
fact-my-cities = Jouw steden
fact-table = Op tafel
fact-players = De spelers
fact-claimed = Bezette routes
fact-networks = Netwerken
fact-boxes = De veiling
fact-tracks = Invloed en winst
fact-areas = Wat er in de gebieden ligt
fact-round = Ronde
fact-turn = Ronde
fact-turns = Rondes in totaal
fact-row = Open rij
fact-deck = Kaarten in de trekstapel
fact-discard = Aflegstapel
fact-ticket_deck = Bestemmingen in de stapel
fact-final_turns = Resterende beurten
fact-card = Speciale kaart
fact-budget = Budget
fact-rails_left = Rails over
fact-general_order = Algemene volgorde
fact-build_order = Bouwvolgorde
fact-train_order = Treinvolgorde
fact-line = Lijn tot nu toe
fact-due = Nog te betalen
fact-player = Speler
fact-points = Punten
fact-would_be = Als het nu eindigt
fact-cards = Kaarten
fact-trains = Treintjes
fact-tickets = Bestemmingen
fact-stations_left = Stations over
fact-marker = Start
fact-colours = Kleuren in de hand
fact-revealed = Onthuld
fact-hand = Blokjes
fact-tracks_left = Sporen over
fact-plain = Vlaktegoederen
fact-hill = Heuvelgoederen
fact-red = Rode passagiers
fact-green = Groene passagiers
fact-landowner = Landeigenaren
fact-goods = Goederen
fact-routes = Routes
fact-stations = Stations
fact-offer = Aangeboden
fact-kept = Gehouden
fact-missing = Ontbrekende rails
fact-chosen = Gekozen
fact-ticket = Bestemming
fact-city = Stad
fact-route = Route
fact-state = Status
fact-crossings = Kruispunten
fact-box = Vak
fact-tokens = Invloed
fact-bid = Staand bod
fact-profit = Winst
fact-completed = voltooid
fact-blocked = geblokkeerd
fact-trains-needed = { $number ->
        [one] nog 1 treintje
       *[other] nog { $number } treintjes
    }
fact-joined = bereikt
fact-not-joined = nog niet bereikt
fact-yes = ja
fact-no = nee
