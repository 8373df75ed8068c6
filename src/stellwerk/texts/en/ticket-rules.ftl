### The rules of the Ticket to Ride family, in our own words. One pair of messages per rule id.

## Introductions

rules-intro-ticket-europe = Build your way across a Europe of long ago, route by route, and connect the cities on your secret tickets. Compared with the base game there are ferries that demand locomotives, tunnels whose price you learn only when you dig, and stations that open another player’s route to you at the end.
rules-intro-ticket-switzerland = A tight mountain map for 2 or 3 players with 40 trains each. Unlike in the base game, locomotives work only in tunnels but are easier to pick up, and some tickets lead to the neighbouring countries. Tickets you turn down never come back.
rules-intro-ticket-usa = This is the base game: collect train cards, claim routes across North America and connect the cities on your secret tickets before the trains run out. No ferries, no tunnels, no stations: the best board for a first game.

## Components

rules-section-ticket-components = Cards and pieces

rule-TTR-COMP-1-title = The train cards
rule-TTR-COMP-1 = There are 110 train cards: 12 each in pink, blue, orange, white, green, yellow, black and red, plus 14 locomotives.
rule-TTR-COMP-2-title = Players, trains and stations
rule-TTR-COMP-2 = Europe: 2–5 players, each with 45 trains and 3 stations. Switzerland (2–3 players, 40 trains each) and the USA (2–5 players, 45 trains each) have no stations.
rule-TTR-COMP-3-title = Points for routes
rule-TTR-COMP-3 = Long routes pay best. Europe (spaces → points): 1 → 1, 2 → 2, 3 → 4, 4 → 7, 6 → 15, 8 → 21. USA and Switzerland: 1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15.

## Setup

rules-section-ticket-setup = Setting up

rule-TTR-SETUP-1-title = Your first cards
rule-TTR-SETUP-1 = You start with a hand of 4 train cards. Next to the deck, 5 cards lie open for all to see: the face-up row.
rule-TTR-SETUP-2-title = Too many locomotives
rule-TTR-SETUP-2 = As soon as the face-up row shows 3 or more locomotives, all 5 cards are discarded and 5 new ones turned up, as often as it takes. This applies during setup and at every later moment.
rule-TTR-SETUP-3-title = When replacing stops
rule-TTR-SETUP-3 = If deck, discard pile and row together can no longer produce a row with fewer than 3 locomotives, nothing more is replaced and the row stays as it is. Otherwise it would go on for ever.
rule-TTR-SETUP-4-title = Who goes first
rule-TTR-SETUP-4 = In the printed rules the honour goes to the player who has seen the most European cities. At our tables you agree on a starting seat or have one drawn by lot, which is the default. Play goes clockwise.
rule-TTR-SETUP-5-title = Europe: Classic and 1912
rule-TTR-SETUP-5 = You are dealt 1 long ticket and 3 regular ones; keep at least 2 of these 4, in any mix. Whatever you give back leaves the game unseen, and so do the long tickets that were not dealt.
rule-TTR-SETUP-6-title = Europe: Mega
rule-TTR-SETUP-6 = First you are dealt 2 long tickets and keep one or none; all the other long tickets leave the game. Then come 5 regular tickets: keep at least 2 if you kept a long one, otherwise at least 3. Regular tickets given back are shuffled and put under the ticket deck.
rule-TTR-SETUP-7-title = Europe: Big Cities
rule-TTR-SETUP-7 = Only the 45 tickets with the Big City logo are in play, so no long ones and no bonus tickets. You are dealt 5 and keep at least 2; those given back are shuffled and put under the ticket deck. The nine big cities are shown to everybody: London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína and Angora.
rule-TTR-SETUP-8-title = Switzerland and USA
rule-TTR-SETUP-8 = In Switzerland you are dealt 5 tickets and keep at least 2. In the USA, with the tickets of the base game, you are dealt 3 and keep at least 2.
rule-TTR-SETUP-9-title = Bonus tickets for Europe
rule-TTR-SETUP-9 = The 6 Orient Express tickets and the single Max ticket are extras: in the anniversary edition add either or both to any Europe ticket set whose logo they carry. Each joins the tickets of its own kind, long or regular. None carries the Big City logo, so they cannot be added to that set.
rule-TTR-SETUP-9-note = The cards themselves were in no public source: that none carries the Big City logo is our decision.
rule-TTR-SETUP-10-title = Choosing in secret
rule-TTR-SETUP-10 = All players choose their starting tickets at the same time. The others see how many you keep, but not which.
rule-TTR-SETUP-11-title = Ticket sets for Europe
rule-TTR-SETUP-11 = Classic: tickets with the Europe logo (6 long, 40 regular); 1912: tickets with the 1912 logo (6 long, 49 regular); Mega: both together (12 long, 89 regular); Big Cities: 45 regular tickets, no long ones. The original edition had the Classic tickets only.

## A turn

rules-section-ticket-turn = Your turn

rule-TTR-TURN-1-title = One action per turn
rule-TTR-TURN-1 = On your turn you do exactly one thing: draw train cards, claim one route, draw tickets or, in Europe, build one station.
rule-TTR-TURN-2-title = When to pass
rule-TTR-TURN-2 = You pass if none of the actions is possible for you, and only then. Should all players pass in a row, the game is over and the final count begins.

## Drawing train cards

rules-section-ticket-draw = Drawing train cards

rule-TTR-DRAW-1-title = Two cards per turn
rule-TTR-DRAW-1 = Take 2 cards, each one either from the face-up row or blind from the deck. A card taken from the row is replaced at once, so you see the new one before you choose again.
rule-TTR-DRAW-2-title = Face-up locomotives
rule-TTR-DRAW-2 = Europe and USA: a locomotive from the face-up row counts as both of your cards. You can only take it first, and then you get no second card. After another card, be it from the row or drawn blind, you cannot take it.
rule-TTR-DRAW-2-note = The rulebook of the anniversary edition does not speak of a first card drawn blind; we play it as the original edition says.
rule-TTR-DRAW-3-title = Locomotives drawn blind
rule-TTR-DRAW-3 = A locomotive drawn blind from the deck counts as one card, like any other.
rule-TTR-DRAW-4-title = Face-up locomotives in Switzerland
rule-TTR-DRAW-4 = Switzerland: you take a face-up locomotive like any other card. Even two in one turn are fine.
rule-TTR-DRAW-5-title = Empty deck
rule-TTR-DRAW-5 = When the deck runs out, the discard pile is shuffled and becomes the new deck.
rule-TTR-DRAW-6-title = No cards left
rule-TTR-DRAW-6 = If deck, discard pile and row are all empty, you cannot draw train cards. If only the row still has cards: in the anniversary edition of Europe nobody can draw, not even from the row; in the original edition and on the other boards you may take what lies there.
rule-TTR-DRAW-7-title = Only one card
rule-TTR-DRAW-7 = If, after your first card, there is no second one you are allowed to take, your turn ends there.
rule-TTR-DRAW-8-title = No hand limit
rule-TTR-DRAW-8 = You may hold as many cards as you like.

## Claiming a route

rules-section-ticket-claim = Claiming routes

rule-TTR-CLAIM-1-title = Paying for a route
rule-TTR-CLAIM-1 = Play one card for each space of the route, all in the route’s colour. On a grey route you pick the colour, but it must be the same for all the cards.
rule-TTR-CLAIM-2-title = Locomotives as wild cards
rule-TTR-CLAIM-2 = Europe and USA: a locomotive stands for any colour. Use as many as you like; you may even pay with nothing but locomotives.
rule-TTR-CLAIM-3-title = Locomotives in Switzerland
rule-TTR-CLAIM-3 = Switzerland: locomotives may be played on tunnels only, never on an ordinary route. In a tunnel they stand for any colour, and you may even pay with nothing but locomotives.
rule-TTR-CLAIM-4-title = Trains and points
rule-TTR-CLAIM-4 = Put one of your trains on each space; you need enough trains left for all of them. The cards you paid are discarded, and you score the route’s points at once.
rule-TTR-CLAIM-5-title = Anywhere on the map
rule-TTR-CLAIM-5 = You may claim any open route, whether or not it touches one of yours. A route is always claimed whole, in a single turn.
rule-TTR-DOUBLE-1-title = One track per player
rule-TTR-DOUBLE-1 = A double route has two tracks side by side. You can never own both of them.
rule-TTR-DOUBLE-2-title = Double routes with few players
rule-TTR-DOUBLE-2 = Europe and USA with 2 or 3 players: once one track of a double route has been claimed, the other is closed to everybody.
rule-TTR-DOUBLE-3-title = Double routes in Switzerland
rule-TTR-DOUBLE-3 = Switzerland: with 3 players both tracks can be claimed, by different players. With 2 players the second track closes as soon as the first is taken.
rule-TTR-FERRY-1-title = Boarding a ferry
rule-TTR-FERRY-1 = On a ferry you must play at least as many locomotives as it shows locomotive symbols. Pay for the other spaces as on a grey route; more locomotives are welcome there.

## Tunnels

rules-section-ticket-tunnel = Tunnels

rule-TTR-TUNNEL-1-title = Digging a tunnel
rule-TTR-TUNNEL-1 = First play the cards for the length of the tunnel. Then the top 3 cards of the deck are turned up: each card of the colour you played, and each locomotive, costs you one more card of that colour or a locomotive.
rule-TTR-TUNNEL-2-title = Digging with locomotives only
rule-TTR-TUNNEL-2 = If you played nothing but locomotives, only turned-up locomotives cost extra. You have to pay that extra in locomotives too.
rule-TTR-TUNNEL-3-title = Giving up the tunnel
rule-TTR-TUNNEL-3 = If you cannot or do not want to pay the extra, you take back the cards you played and your turn is over.
rule-TTR-TUNNEL-4-title = The turned-up cards
rule-TTR-TUNNEL-4 = The cards turned up for a tunnel stay on view until the turn ends; then they are discarded.
rule-TTR-TUNNEL-5-title = Too few cards
rule-TTR-TUNNEL-5 = If the deck runs out, the discard pile is shuffled; the cards you have just played are not part of it yet. If there are still fewer than 3 cards to turn up, only those are used. With none at all, the tunnel is free of risk.
rule-TTR-TUNNEL-5-note = Ours is only that the cards just played do not belong to the discard pile yet.

## Tickets

rules-section-ticket-tickets = Tickets

rule-TTR-TICKET-1-title = Drawing new tickets
rule-TTR-TICKET-1 = Draw 3 tickets (4 in some sets, among them Big Cities in Europe), or what is left, and keep at least 1. If the ticket deck is empty, this action is not available.
rule-TTR-TICKET-2-title = Tickets you turn down
rule-TTR-TICKET-2 = Europe and USA: drawn tickets you do not keep go under the ticket deck. Switzerland: they leave the game, and the same goes for starting tickets.
rule-TTR-TICKET-3-title = Kept and secret
rule-TTR-TICKET-3 = A ticket you have kept stays with you to the end of the game. Nobody else sees it before the final count.

## Stations

rules-section-ticket-stations = Stations (Europe)

rule-TTR-STATION-1-title = Building a station
rule-TTR-STATION-1 = You may build one station per turn, in any city that has none yet, even if no claimed route touches it. You have 3 for the whole game.
rule-TTR-STATION-2-title = Price of a station
rule-TTR-STATION-2 = Your first station costs 1 card, your second 2 and your third 3, all of one colour. Locomotives stand for any colour.
rule-TTR-STATION-3-title = What stations do
rule-TTR-STATION-3 = At the end, each of your stations lets you use one route of another player that ends in that city. It helps with tickets only, and it is the same route for all of them. The choice is yours, and you need not make it: we take the one that brings you the most points and, if that is equal, the most completed tickets. No other could serve you better.
rule-TTR-STATION-4-title = Stations never built
rule-TTR-STATION-4 = Each station you never built is worth 4 points at the end.

## End and final count

rules-section-ticket-end = End and final count

rule-TTR-END-1-title = The last round
rule-TTR-END-1 = The last round starts when someone finishes a turn with 2 trains or fewer: everyone, that player included, has one more turn. Then the game is over.
rule-TTR-SCORE-1-title = Counting your tickets
rule-TTR-SCORE-1 = If your own routes, and those you use through stations, join the two cities of a ticket, its value is added to your score. If not, it is deducted.
rule-TTR-SCORE-2-title = The longest path
rule-TTR-SCORE-2 = The longest continuous path of a player’s own trains is worth 10 points; all who tie for it get the 10. Loops and repeat visits to a city are fine, but each route counts only once, and stations do not help.
rule-TTR-SCORE-3-title = Country tickets
rule-TTR-SCORE-3 = Switzerland: a country ticket names several destinations, each with its own value. You score the best one you have reached; if you have reached none, you lose the lowest value on the ticket.
rule-TTR-SCORE-4-title = Exits at the border
rule-TTR-SCORE-4 = Switzerland: 4 exits lead to France, 5 to Italy, 5 to Germany and 3 to Austria. Reach any one of them and you have reached the country. Each exit is the end of the line, though: no path runs on through a country.
rule-TTR-SCORE-4-note = Ours is only that no path runs on through a country.
rule-TTR-SCORE-5-title = From country to country
rule-TTR-SCORE-5 = Switzerland: a ticket between two countries needs a path of your own routes from an exit of the one to an exit of the other.
rule-TTR-SCORE-6-title = The Globetrotter bonus
rule-TTR-SCORE-6 = USA, ticket sets 1910 and Mega: whoever has completed the most tickets gets 15 points, and so does everyone who ties. The longest path earns no bonus in the 1910 set, nor in Big Cities (USA).
rule-TTR-TIE-1-title = Winning in Europe
rule-TTR-TIE-1 = Europe, anniversary edition: the player with the most points wins. A tie is broken by the most completed tickets, then by the longest path.
rule-TTR-TIE-2-title = Winning in Europe (original)
rule-TTR-TIE-2 = Europe, original edition (an option): the player with the most points wins. A tie is broken by the most completed tickets, then by the fewest stations built, then by the longest path.
rule-TTR-TIE-3-title = Winning: USA and Switzerland
rule-TTR-TIE-3 = USA and Switzerland: the player with the most points wins. A tie is broken by the most completed tickets, then by the longest path.
rule-TTR-TIE-4-title = Still tied
rule-TTR-TIE-4 = Players who are still level after all this share the win.

## On a board of one’s own

own-rule-TTR-COMP-1 = There are { $cards } train cards: { $colours } coloured ones and { $locomotives } locomotives.
own-rule-TTR-COMP-2 = { $fewest }–{ $most } players, each with { $trains } trains. Stations for each: { $stations }.
own-rule-TTR-COMP-3 = Long routes pay best (spaces → points): { $points }.
own-rule-TTR-SETUP-8-title = Your starting tickets
own-rule-TTR-SETUP-8 = The ticket set says how many tickets you are dealt and how many of them you keep at least (dealt → kept): { $sets }. In a sum the long tickets come first.
own-rule-TTR-DOUBLE-2 = With fewer than { $players } players, once one track of a double route has been claimed, the other is closed to everybody.
own-rule-TTR-DOUBLE-3-title = Double routes with few players
own-rule-TTR-DOUBLE-3 = { own-rule-TTR-DOUBLE-2 }
own-rule-TTR-TICKET-1 = Draw as many tickets as the ticket set says ({ $sets }), or what is left, and keep at least 1. If the ticket deck is empty, this action is not available.
own-rule-TTR-TICKET-2 = Drawn tickets you do not keep { $unkept ->
    [under-deck] go under the ticket deck.
   *[leave-game] leave the game.
 }
own-rule-TTR-STATION-1 = You may build one station per turn, in any city that has none yet, even if no claimed route touches it. You have { $stations } for the whole game.
own-rule-TTR-STATION-2 = Your first station costs 1 card and each further one 1 card more than the last, all of one colour. Locomotives stand for any colour.
own-rule-TTR-SCORE-2 = The longest continuous path of a player’s own trains is worth a bonus that the ticket set fixes ({ $sets }); all who tie for it get it. Loops and repeat visits to a city are fine, but each route counts only once, and stations do not help.
own-rule-TTR-SCORE-4 = The number of exits to each country: { $exits }. Reach any one of them and you have reached the country. Each exit is the end of the line, though: no path runs on through a country.
own-rule-TTR-SCORE-6 = Whoever has completed the most tickets gets a bonus that the ticket set fixes ({ $sets }), and so does everyone who ties.
