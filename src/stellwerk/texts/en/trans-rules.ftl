### The rules of Trans Europa and Trans Amerika, in our own words. One pair of messages per rule id.

## Introductions

rules-intro-trans-europa = Your five secret cities lie spread across Europe, and you want to link them by rail before the others have linked theirs. You all build on the same board, and networks that meet serve everyone on them, so the rails of others often carry you along. The net of lines is the grid of the older edition; the Channel ferry and the Alpine tunnel are our reconstruction.
rules-intro-trans-amerika = Somewhere between the Atlantic and the Pacific lie your five secret cities: be the first to link all of yours by rail. You all build on the same board, and networks that meet are shared from then on, so it pays to watch where the others are heading. The net of lines is the grid of the older edition.

## Setup

rules-section-trans-setup = Setting up

rule-TRANS-SETUP-1-title = Board, cities and rails
rule-TRANS-SETUP-1 = For 2–6 players. The board is a net of triangles: crossings joined by single lines (cost 1) and double lines (cost 2: water or mountains). There are 35 cities, 7 in each of 5 colours (brown, white, pink, orange and turquoise), and 85 rails for all players together.
rule-TRANS-SETUP-2-title = Cities left out
rule-TRANS-SETUP-2 = With 2 or 3 players the 10 cities with a dashed border, 2 of each colour, stay out of the game and 25 remain. With 4–6 players all 35 are used.
rule-TRANS-SETUP-3-title = Five secret cities
rule-TRANS-SETUP-3 = Every round you draw one city of each colour. Only you know which ones they are.
rule-TRANS-SETUP-4-title = The starting player
rule-TRANS-SETUP-4 = In the printed rules the oldest player starts the first round. At our tables you agree on a seat or have one drawn by lot, which is the default. Each new round is started by the next player to the left.
rule-TRANS-SETUP-5-title = Placing the start markers
rule-TRANS-SETUP-5 = The starting player goes first, then everyone in clockwise order: put your start marker on a free crossing, in a city if you like. Two markers never share a crossing.
rule-TRANS-SETUP-6-title = Before each new round
rule-TRANS-SETUP-6 = For every new round all rails come off the board, you take your markers back and all cities are shuffled again.

## A turn

rules-section-trans-turn = Your turn

rule-TRANS-TURN-1-title = A budget of 2
rule-TRANS-TURN-1 = You have a budget of 2 per turn: a rail costs 1 on a free single line and 2 on a free double line. That makes up to two rails on single lines, or one on a double line.
rule-TRANS-TURN-2-title = At least one rail
rule-TRANS-TURN-2 = The printed languages differ: “up to two rails” in German and Dutch, “1 or 2” in French. We follow “one or two”: if you can lay a rail, you must lay at least one; after the first you may stop.
rule-TRANS-TURN-3-title = Connected with your marker
rule-TRANS-TURN-3 = Each rail must touch the network that is connected with your own start marker. Branches are allowed, and the two rails of a turn need not lie next to each other.
rule-TRANS-TURN-4-title = When networks meet
rule-TRANS-TURN-4 = Networks that meet become one. From that moment everyone on it may build on from anywhere in it, even with the second rail of the same turn.
rule-TRANS-TURN-5-title = Ferry and tunnel
rule-TRANS-TURN-5 = On Trans Europa the Channel ferry and the tunnel through the Swiss Alps are single lines.
rule-TRANS-TURN-6-title = When to pass
rule-TRANS-TURN-6 = If you cannot lay any rail, you pass.

## The end of a round

rules-section-trans-round = End of a round and points

rule-TRANS-ROUND-1-title = Winning the round
rule-TRANS-ROUND-1 = As soon as all cities of one player are connected with that player’s start marker, the round ends and everyone shows their cities. It does not matter whose rail completed them.
rule-TRANS-ROUND-2-title = Finishing your turn
rule-TRANS-ROUND-2 = If one of your rails completes another player’s cities, you may still finish your turn; in this way two or more players can complete theirs. The book says so of the first of two rails; we play it with any rail that is not your last. If it completes your own cities, the round ends at once.
rule-TRANS-ROUND-3-title = Several winners
rule-TRANS-ROUND-3 = If several players complete their cities, each of them wins the round.
rule-TRANS-ROUND-4-title = Out of rails
rule-TRANS-ROUND-4 = The round also ends when all 85 rails are laid; every line, single or double, takes one. Whoever the last rail completes has won the round. If it completes nobody, nobody has won, and everyone counts missing rails.
rule-TRANS-ROUND-4-note = Ours is only that the last rail may still win the round for somebody.
rule-TRANS-SCORE-1-title = Points for the round
rule-TRANS-SCORE-1 = A winner gets 4 points. The others each count, for themselves alone, the rails they would still need by the cheapest way; a double line counts as 2. Missing rails → points: 1 → 3, 2 → 2, 3 or 4 → 1, 5 or more → 0.
rule-TRANS-SCORE-2-title = The cheapest way
rule-TRANS-SCORE-2 = We work out exactly how few rails would join your network with all the cities you have not reached. Rails on the board cost nothing, and a missing rail that serves several cities counts only once.
rule-TRANS-END-1-title = Thirteen points
rule-TRANS-END-1 = Once a round has taken someone to 13 points or more, the game is over. The player with the most points wins; if there is a tie, the win is shared.

## Special cards

rules-section-trans-cards = Variant: special cards

rule-TRANS-CARD-1-title = Friendlier scoring
rule-TRANS-CARD-1 = The points are more generous. We do not know the numbers printed on the card; ours are 4 points for the winner, 3 with 1–2 rails missing, 2 with 3–4, 1 with 5–6 and 0 with more.
rule-TRANS-CARD-2-title = Stricter scoring
rule-TRANS-CARD-2 = The points are harder to get. We do not know the numbers printed on the card; ours are 4 points for the winner, 2 with 1 rail missing, 1 with 2 and 0 with more.
rule-TRANS-CARD-3-title = A budget of 3
rule-TRANS-CARD-3 = You have a budget of 3 per turn: enough for three rails on single lines, or for one on a double and one on a single line.
rule-TRANS-CARD-4-title = Water made easy
rule-TRANS-CARD-4 = Every double line over water counts as a single line, for laying rails and for counting missing ones.
rule-TRANS-CARD-5-title = Mountains made easy
rule-TRANS-CARD-5 = Every double line over mountains counts as a single line, for laying rails and for counting missing ones.
rule-TRANS-CARD-6-title = Without white
rule-TRANS-CARD-6 = You all put your white city back without showing it and play with 4 cities each.
rule-TRANS-CARD-6-note = Ours is only that nobody shows the city.
rule-TRANS-CARD-7-title = Without turquoise
rule-TRANS-CARD-7 = You all put your turquoise city back without showing it and play with 4 cities each.
rule-TRANS-CARD-7-note = Ours is only that nobody shows the city.
rule-TRANS-CARD-8-title = One city fewer
rule-TRANS-CARD-8 = All at the same time, you secretly put back one city of your choice and play with 4 each.
rule-TRANS-CARD-9-title = Three, two, one
rule-TRANS-CARD-9 = The first time round the table everyone has a budget of 3, the second time 2, the third time 1; then it starts again at 3. A budget of 1 is not enough for a double line.
rule-TRANS-CARD-9-note = Ours is only that a double line counts as two rails here, so that a budget of 1 is not enough for it.
rule-TRANS-CARD-10-title = Pink and orange revealed
rule-TRANS-CARD-10 = You all reveal your pink and your orange city.
rule-TRANS-CARD-11-title = Pink and brown revealed
rule-TRANS-CARD-11 = You all reveal your pink and your brown city.
rule-TRANS-CARD-12-title = Brown and orange revealed
rule-TRANS-CARD-12 = You all reveal your brown and your orange city.
rule-TRANS-CARD-13-title = One pink city extra
rule-TRANS-CARD-13 = The starting player draws a second pink city, looks at it and hands one of the two to the left. There the choice is the same, and so it goes on round the table. The last player puts the unwanted city face down on the remaining pink ones.
rule-TRANS-CARD-14-title = One brown city extra
rule-TRANS-CARD-14 = The starting player draws a second brown city, looks at it and hands one of the two to the left. There the choice is the same, and so it goes on round the table. The last player puts the unwanted city face down on the remaining brown ones.
rule-TRANS-CARD-15-title = One orange city extra
rule-TRANS-CARD-15 = The starting player draws a second orange city, looks at it and hands one of the two to the left. There the choice is the same, and so it goes on round the table. The last player puts the unwanted city face down on the remaining orange ones.
rule-TRANS-CARD-16-title = Three cities move left
rule-TRANS-CARD-16 = All at the same time, you each pick one of your 5 cities and hand it face down to the left; you do this three times in all. After that a hand may hold several cities of one colour. Everyone can see the colours in every hand.
rule-TRANS-CARD-17-title = Hands move left
rule-TRANS-CARD-17 = You all look at your cities and then hand all of them to the left. So you know your left neighbour’s cities as well as your own.
rule-TRANS-CARD-18-title = Criss-cross building
rule-TRANS-CARD-18 = You may lay rails on any free line, connected or not. The round is won as always, by joining your cities with your own start marker.
rule-TRANS-CARD-19-title = All cities revealed
rule-TRANS-CARD-19 = All cities of all players are open for everyone to see.
rule-TRANS-CARDS-1-title = When a card applies
rule-TRANS-CARDS-1 = A special card is turned up after the cities are dealt and before the start markers are placed. It holds for everyone and for the whole round. When all 19 have been used, they are shuffled again.
rule-TRANS-CARDS-1-note = Ours is only that the cards are shuffled again when all have been used.
rule-TRANS-CARDS-2-title = Several cards at once
rule-TRANS-CARDS-2 = The effects of several cards add up where they can. Cards 1 and 2 contradict each other, and so do 3 and 9: a table that chooses both is refused and told why. If the second of such a pair is drawn, it is announced and put aside, and the next card is drawn. If the stack runs out meanwhile, it is made anew from all cards but those in force. (Rules version 1 shuffled those in as well.)
rule-TRANS-CARDS-2-note = Printed is only that you can play with several cards at once; the rest is ours.
rule-TRANS-CARDS-3-title = Order of the cards
rule-TRANS-CARDS-3 = Cards that change your hands act in the order of their numbers. The backs of your cities, and so their colours, are always there to be seen. A card that reveals a colour waits until nothing more is handed on: then every city of that colour in a hand is shown, and a hand without it shows nothing.
rule-TRANS-CARDS-3-note = Printed is only, for card 16, that the colours are shown to whoever asks; the rest is ours.
rule-TRANS-CARDS-4-title = Agreeing on a card
rule-TRANS-CARDS-4 = Instead of drawing cards you can agree on one anew before every round (special_cards = agreed). The starting player speaks for the table and names a card, or none; only then are the cities dealt, so that nobody picks a card to suit their hand.
rule-TRANS-CARDS-4-note = Ours is only who names the card, and that the cities are dealt after it.

## On a board of one’s own

own-rule-TRANS-SETUP-1 = For { $fewest }–{ $most } players. The board is a net of triangles: crossings joined by single lines (cost 1) and double lines (cost 2: water or mountains). There are { $cities } cities in { $colours } colours, and { $rails } rails for all players together.
own-rule-TRANS-SETUP-2 = With 2 or 3 players the cities with a dashed border stay out of the game: { $left } of { $cities } remain. With more players all are used.
own-rule-TRANS-ROUND-4 = The round also ends when all { $rails } rails are laid; every line, single or double, takes one. Whoever the last rail completes has won the round. If it completes nobody, nobody has won, and everyone counts missing rails.
own-rule-TRANS-SCORE-1 = Everyone counts, for themselves alone, the rails they would still need by the cheapest way; a double line counts as 2, and a winner needs none. Missing rails → points: { $points }. With more missing there are none.
own-rule-TRANS-END-1-title = The end of the game
own-rule-TRANS-END-1 = Once a round has taken someone to { $target } points or more, the game is over. The player with the most points wins; if there is a tie, the win is shared.
own-rule-TRANS-CARD-1 = The points are more generous. Missing rails → points: { $points }. With more missing there are none.
own-rule-TRANS-CARD-2 = The points are harder to get. Missing rails → points: { $points }. With more missing there are none.
