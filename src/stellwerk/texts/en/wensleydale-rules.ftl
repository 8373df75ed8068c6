### The rules of Last Train to Wensleydale and Nürnberg, in our own words. One pair of messages per rule id.

## Introductions

rules-intro-wensleydale = Build short lines into the dales of Yorkshire, fetch cheese, stone and passengers, and hand your lines over to one of the two big companies before their upkeep eats your profit. What you can do each turn depends on the influence you win at auction. The map is our reconstruction: real places and rivers, divided into areas by us.
rules-intro-nurnberg = The same game around Nürnberg, with post and beer in place of cheese and stone, and a map without valleys, where a track costs 1, or 2 across a river. The first link between Nürnberg and Fürth brings victory points to everyone with tracks in it. The map is our reconstruction: real places and rivers, divided into areas by us.

## Components

rules-section-wensleydale-components = Pieces and sides

rule-LTW-COMP-1-title = What each player has
rule-LTW-COMP-1 = You have 15 investment cubes, 15 tracks, 3 locomotives and 9 markers: 3 for the turn orders, 1 for victory points, 1 for profit and 4 for influence.
rule-LTW-COMP-2-title = Influence tokens
rule-LTW-COMP-2 = There are 20 influence tokens: 5 white, 5 brown, 5 red and 5 green.
rule-LTW-COMP-3-title = Goods cubes
rule-LTW-COMP-3 = There are 120 goods cubes: 60 plain goods (cheese in Wensleydale, post in Nürnberg) and 60 hill goods (stone or beer).
rule-LTW-COMP-4-title = Passengers and landowners
rule-LTW-COMP-4 = There are 75 people: 25 red passengers, 25 green passengers and 25 white landowners.
rule-LTW-COMP-5-title = Company tracks
rule-LTW-COMP-5 = The two companies have 60 red and 60 green tracks. They never run out: if a game needs more, there are more.
rule-LTW-COMP-6-title = What the colours mean
rule-LTW-COMP-6 = White stands for the government, brown for the railway and its trains, red and green for the two companies. In Wensleydale red is the Midland Railway and green the North Eastern Railway.
rule-LTW-COMP-7-title = Side 3–4 or 2–3
rule-LTW-COMP-7 = One side holds for the whole game and decides the auction boxes, the tokens in the bag, the trains and the number of turns. With 4 players it is side 3–4, with 2 players side 2–3; with 3 players you choose when you set up the table.

## Map

rules-section-wensleydale-map = The map

rule-LTW-MAP-1-title = One track per border
rule-LTW-MAP-1 = Each border has room for a single track, whoever owns it.
rule-LTW-MAP-2-title = No tracks on hills
rule-LTW-MAP-2 = No track may touch a hill; in Nürnberg these are the hop hills.
rule-LTW-MAP-3-title = The South is closed
rule-LTW-MAP-3 = Wensleydale: no track may touch The South. It is a closed strip without goods and without a town.
rule-LTW-MAP-4-title = Between the two Nürnbergs
rule-LTW-MAP-4 = Nürnberg: the border between Nürnberg Nord and Nürnberg Süd stays without a track. You may use all their other borders.
rule-LTW-MAP-5-title = Where goods lie
rule-LTW-MAP-5 = Only areas with a goods symbol hold cubes: plain goods on plains, hill goods on hills. Towns and bare valleys never hold any; a bare valley is there to build through.
rule-LTW-MAP-6-title = Colours of a town
rule-LTW-MAP-6 = A town shows a company’s colour if it is printed in it or if a track of that company touches it. It can show both colours, and a printed colour never goes away. A town that shows a colour is a company town; one that shows none is neutral.
rule-LTW-MAP-7-title = On a company network
rule-LTW-MAP-7 = An area is on a company network if a company track touches it or if it is a company town.
rule-LTW-MAP-8-title = Sizes of towns
rule-LTW-MAP-8 = Major towns (square) start with 3 people and minor towns (circle) with 2. Company towns (red or green square) start with none.
rule-LTW-MAP-9-title = Nürnberg without valleys
rule-LTW-MAP-9 = Nürnberg has plains, hop hills and towns but no valleys. A track costs 1 there, or 2 across a river.
rule-LTW-MAP-10-title = Our reconstruction
rule-LTW-MAP-10 = We could not find a printed map, so both maps are ours: real places and rivers, cut into about a hundred areas each. Nürnberg has exactly 60 areas with goods, Wensleydale 54.

## Setup

rules-section-wensleydale-setup = Setting up

rule-LTW-SETUP-1-title = Board and side
rule-LTW-SETUP-1 = Choose a board and a side. Either board can be used with any number of players.
rule-LTW-SETUP-2-title = The first player
rule-LTW-SETUP-2 = The rule sheet lets whoever made the longest train journey last go first. At our tables a lot stands in for the journey, unless you choose a seat when you set up the table. The others follow clockwise, and this order holds for all three turn orders.
rule-LTW-SETUP-3-title = Starting values
rule-LTW-SETUP-3 = You start with 0 victory points, 0 profit and these influence points: 1 white, 2 brown, 1 red and 1 green.
rule-LTW-SETUP-4-title = The first stacks
rule-LTW-SETUP-4 = On the profit scale and the four influence scales, markers that start on the same space form a stack: the first player on top, the last at the bottom.
rule-LTW-SETUP-5-title = Cubes in stock
rule-LTW-SETUP-5 = Your 15 investment cubes all start in your stock. Nobody has cubes in hand before phase 1.
rule-LTW-SETUP-6-title = Placing the goods
rule-LTW-SETUP-6 = All 120 cubes go into the bag, and two are drawn for each area with a goods symbol. Then every cube that does not match its area leaves the game, and so does what is left in the bag. An area therefore starts with 0, 1 or 2 cubes of its own kind.
rule-LTW-SETUP-7-title = Nürnberg empties the bag
rule-LTW-SETUP-7 = Nürnberg has exactly 60 areas with goods, so all 120 cubes are drawn and the bag is empty.
rule-LTW-SETUP-8-title = Printed passengers in Nürnberg
rule-LTW-SETUP-8 = Nürnberg: before anything is drawn, Fürth and Lauf each get a red and a green passenger, Erlangen a red one and Schwabach a green one. They count towards the 2 or 3 people of the town; only the rest is drawn.
rule-LTW-SETUP-9-title = Placing the people
rule-LTW-SETUP-9 = The remaining passengers and landowners go into the bag. Major towns are filled to 3 people and minor towns to 2, at random; company towns stay empty. What is left leaves the game unseen.
rule-LTW-SETUP-10-title = Nothing is secret
rule-LTW-SETUP-10 = Everything is open: stacks, cubes in hand, influence and collected goods. Only the draws from the bag are random.

## Stacks

rules-section-wensleydale-stacks = Stacks and scales

rule-LTW-STACK-1-title = New arrivals on top
rule-LTW-STACK-1 = On the influence and profit scales, a marker that arrives on a space goes on top of those already there.
rule-LTW-STACK-2-title = Moving down as well
rule-LTW-STACK-2 = This holds for moves up and down alike, so also when you spend influence points.
rule-LTW-STACK-3-title = One move, one landing
rule-LTW-STACK-3 = If you pay or gain several points at once, that is a single move and only the last space counts. A move of 0 leaves your marker where it lies in its stack.
rule-LTW-STACK-4-title = Who is ahead
rule-LTW-STACK-4 = The marker on the higher space is ahead. On the same space the upper marker is ahead.
rule-LTW-STACK-5-title = Ends of the scales
rule-LTW-STACK-5 = Influence never falls below 0; a payment that would take it lower is not allowed. Influence has no upper limit, and profit has no limit in either direction.
rule-LTW-STACK-6-title = Kept for later turns
rule-LTW-STACK-6 = You keep your influence and your profit from turn to turn.

## Turn

rules-section-wensleydale-turn = Course of a turn

rule-LTW-TURN-1-title = Number of turns
rule-LTW-TURN-1 = Side 3–4: 4 turns with 4 players, 5 with 3. Side 2–3: 5 turns with 2 players, 4 with 3.
rule-LTW-TURN-2-title = Ten phases
rule-LTW-TURN-2 = Every turn has ten phases: 1 cubes, 2 tokens, 3 auction, 4 build and train order, 5 building, 6 trains and transport, 7 scoring, 8 general order, 9 take-over, 10 end of turn.
rule-LTW-CUBE-1-title = Taking cubes
rule-LTW-CUBE-1 = Phase 1: take 12 cubes from your stock into your hand, or all of them if there are fewer. Cubes kept from earlier turns stay in hand. As you own only 15, it is no use keeping more than 3.
rule-LTW-CUBE-2-title = Spent cubes
rule-LTW-CUBE-2 = Whatever you spend cubes on, they go back to your own stock.

## Auction

rules-section-wensleydale-auction = Auction and turn orders

rule-LTW-TOKEN-1-title = Tokens in the bag
rule-LTW-TOKEN-1 = On side 3–4 all 20 influence tokens are in the bag. On side 2–3 there are 4 white, 4 brown, 2 red and 2 green ones.
rule-LTW-TOKEN-2-title = The auction boxes
rule-LTW-TOKEN-2 = Side 3–4 has 8 boxes: 1–4 in the upper row and 5–8 in the lower. Side 2–3 has 6 boxes: 1–3 in the upper row and 4–6 in the lower.
rule-LTW-TOKEN-3-title = What is in the boxes
rule-LTW-TOKEN-3 = Every box shows printed influence points, three in the upper row and two in the lower, and gets one token drawn at random; the other tokens stay in the bag. The printed colours are on the board and were assumed by us. Games begun with rules version 1 have nothing printed: there tokens fill the boxes until the bag is empty, 3 in the upper and 2 in the lower boxes of side 3–4, 2 in every box of side 2–3.
rule-LTW-AUC-1-title = Two boxes for everyone
rule-LTW-AUC-1 = In general order, again and again: if you have fewer than two standing bids you must place one; if you have two you are skipped. The auction ends when everyone has standing bids on two different boxes.
rule-LTW-AUC-2-title = Making a bid
rule-LTW-AUC-2 = You bid cubes from your hand on one box. An empty box takes at least 3 cubes in the upper row and at least 2 in the lower. On another player’s bid you must put at least one more.
rule-LTW-AUC-3-title = Bids stay put
rule-LTW-AUC-3 = You cannot bid on a box where your own bid stands. You never move a standing bid or take it back.
rule-LTW-AUC-4-title = When you are outbid
rule-LTW-AUC-4 = If you are outbid, the cubes of that bid come back to your hand at once. You bid again when it is next your turn, on the same box if you like.
rule-LTW-AUC-5-title = The highest bid
rule-LTW-AUC-5 = No single bid may exceed the number of cubes you had in hand when the auction began, minus 3. So you always have enough left for an empty box.
rule-LTW-AUC-6-title = Settling the boxes
rule-LTW-AUC-6 = The boxes are settled in the order of their numbers. If you hold one, you gain 1 influence point for each printed point and each token, in its colour; what has the same colour in a box makes a single move.
rule-LTW-AUC-7-title = Bids are spent
rule-LTW-AUC-7 = The cubes of all standing bids go back to their owners’ stock.
rule-LTW-AUC-8-title = Boxes without a bid
rule-LTW-AUC-8 = Boxes nobody has bid on give nothing to anyone. This happens with 3 players on side 3–4 and with 2 players on side 2–3.
rule-LTW-ORDER-1-title = Build and train order
rule-LTW-ORDER-1 = The ranking in white influence gives the build order, the ranking in brown influence the train order.
rule-LTW-ORDER-2-title = Fixed for the turn
rule-LTW-ORDER-2 = Both orders stay as they are for the whole turn, even when points are spent later.

## Building

rules-section-wensleydale-building = Building

rule-LTW-BUILD-1-title = One line per turn
rule-LTW-BUILD-1 = In build order, you may build one line or none.
rule-LTW-BUILD-2-title = What a line is
rule-LTW-BUILD-2 = A line is a chain of new tracks from one area to another; each track starts where the last one ended. It visits no area twice, so it has no branches and no loops.
rule-LTW-BUILD-3-title = Starting in turn 1
rule-LTW-BUILD-3 = In turn 1 your line must start in a company town.
rule-LTW-BUILD-4-title = Starting from turn 2
rule-LTW-BUILD-4 = From turn 2 on your line starts in a company town or in any area one of your own tracks touches, at the end or in the middle of an older line.
rule-LTW-BUILD-5-title = Which borders
rule-LTW-BUILD-5 = Every border you use must be free and open to building. Your line may pass through areas and towns that already have tracks, your own or others’.
rule-LTW-BUILD-6-title = Cost of a track
rule-LTW-BUILD-6 = A track costs 1 if both areas are plains and there is no river between them. It costs 2 if at least one of them is a valley or the border is a river, and never more. A town counts as the terrain it lies in.
rule-LTW-BUILD-7-title = Cubes first, then influence
rule-LTW-BUILD-7 = You pay the cost with cubes from your hand. Only when your hand is empty do you pay 1 influence point, of any colour you like, for each missing cube.
rule-LTW-BUILD-8-title = The company fee
rule-LTW-BUILD-8 = For each company town your line touches you pay 1 influence point of each colour the town shows: on the way, at its end and, by our reading, at its start too. An option (start_fee) lets you start for nothing. You pay once per town and line, and again with a later line, even if you already have track there.
rule-LTW-BUILD-9-title = Paying landowners
rule-LTW-BUILD-9 = When you build a track into an area with landowners, you pay 1 white influence point for each of them, all at once. They leave the game.
rule-LTW-BUILD-10-title = Fees in their own colour
rule-LTW-BUILD-10 = The fees for company towns and landowners are paid in influence points of the right colour only, never in cubes or other colours. If you cannot pay, you cannot build that track.
rule-LTW-BUILD-11-title = Paid track by track
rule-LTW-BUILD-11 = You pay for each track as you lay it: first the fees, then the cost. A track you cannot pay for is refused; your line then ends or goes another way. You can take tracks back as long as nobody else has moved.
rule-LTW-BUILD-12-title = Out of tracks
rule-LTW-BUILD-12 = If you have no tracks left in your supply, you cannot build on.
rule-LTW-BUILD-13-title = Your tracks colour nothing
rule-LTW-BUILD-13 = Your own tracks never turn a town into a company town. Only company tracks do.
rule-LTW-BUILD-14-title = Nürnberg and Fürth joined
rule-LTW-BUILD-14 = Nürnberg, once per game: when tracks of any owners first join Fürth with Nürnberg Nord or Nürnberg Süd, everyone scores 1 victory point at once for each own track in the shortest chain. Company tracks score for nobody. Among equally short chains the one with the most tracks of the player who built last counts; if that is equal too, this player chooses.

## Trains

rules-section-wensleydale-trains = Trains and transport

rule-LTW-TRAIN-1-title = One thing at a time
rule-LTW-TRAIN-1 = In train order, again and again, you do one thing: buy a train, transport one passenger or good, or pass. If you pass you are out for the rest of the phase; it ends when everyone has passed.
rule-LTW-TRAIN-2-title = One train per price
rule-LTW-TRAIN-2 = The trains stand in three rows with prices 1, 2 and 3. You can have one train of each price per turn, so three at most. Your locomotive marks a train as yours alone.
rule-LTW-TRAIN-3-title = Paying for a train
rule-LTW-TRAIN-3 = The price is paid in brown influence points, for as long as you have any. Each one you lack is replaced by 3 units: cubes from your hand and influence points of other colours, in any mix.
rule-LTW-TRAIN-4-title = Places on a train
rule-LTW-TRAIN-4 = A train has separate places for passengers and for goods. A passenger place takes a red or a green passenger, a goods place a plain good or a hill good.
rule-LTW-TRAIN-5-title = The trains
rule-LTW-TRAIN-5 = Places for passengers + goods, side 3–4: price 1: 2+1, 2+1, 1+2, 1+2; price 2: 3+1, 2+2, 2+2, 1+3; price 3: 4+2, 3+3, 3+3, 2+4. Side 2–3: price 1: 2+1, 1+2, 1+2; price 2: 2+2, 2+2, 1+3; price 3: 3+2, 2+3, 2+3. All trains are free again every turn.
rule-LTW-TRAIN-6-title = Enough for everyone
rule-LTW-TRAIN-6 = There are 4 trains of each price on side 3–4 and 3 on side 2–3, so you can always get one of each price. Those who come first choose the better mix.
rule-LTW-TRAIN-7-title = Why these trains
rule-LTW-TRAIN-7 = We do not know the printed places. We chose them so that each player carries about 5 passengers and goods per turn, which fits reports of real games.
rule-LTW-MOVE-1-title = How to transport
rule-LTW-MOVE-1 = Take one passenger or cube from the board and put it on a free place of the right kind on one of your trains. Distance does not matter, and goods need no destination.
rule-LTW-MOVE-2-title = Taking plain goods
rule-LTW-MOVE-2 = You can take a plain good if one of your own tracks touches its area and the area is not on a company network.
rule-LTW-MOVE-3-title = Taking hill goods
rule-LTW-MOVE-3 = You can take a hill good if one of your own tracks touches a neutral town that borders the hill. Company towns are no use here.
rule-LTW-MOVE-4-title = Option: any neighbouring area
rule-LTW-MOVE-4 = With this option (off by default), any area that borders the hill will do, as long as one of your own tracks touches it and it is not on a company network.
rule-LTW-MOVE-5-title = Taking passengers
rule-LTW-MOVE-5 = You can take a passenger if your own tracks alone lead from the passenger’s town to a town that shows the passenger’s colour. Company tracks and other players’ tracks do not count.
rule-LTW-MOVE-6-title = Passengers who stay
rule-LTW-MOVE-6 = A passenger in a town that shows the passenger’s own colour can never be transported. A red passenger in a town that is only green can, and the other way round.
rule-LTW-MOVE-7-title = First come, first served
rule-LTW-MOVE-7 = Several players may take from the same area if each meets the conditions. Nothing is reserved: whoever acts first takes first.

## Scoring

rules-section-wensleydale-scoring = Scoring and general order

rule-LTW-SCORE-1-title = Points for transport
rule-LTW-SCORE-1 = Each good you have transported is worth 1 victory point. On side 3–4 each passenger is worth 1 as well.
rule-LTW-SCORE-2-title = Passengers on side 2–3
rule-LTW-SCORE-2 = On side 2–3 a passenger is worth as much as the train cost: 1, 2 or 3 victory points.
rule-LTW-SCORE-3-title = Profit and loss
rule-LTW-SCORE-3 = Your profit changes by +2 for each hill good, +1 for each plain good, +1 for each passenger and −1 for each of your own tracks on the board. Your marker moves by the sum.
rule-LTW-SCORE-4-title = Order of the profit markers
rule-LTW-SCORE-4 = The profit markers move one after the other in the old general order, so later arrivals lie on top. With a sum of 0 your marker does not move.
rule-LTW-SCORE-5-title = After the transport
rule-LTW-SCORE-5 = What you have transported stays in front of you for the final scoring. Your locomotives come back to you, and empty places on trains are lost.
rule-LTW-GEN-1-title = New general order
rule-LTW-GEN-1 = The ranking in profit gives the new general order. It holds at once: for the take-over in this turn and for the next auction.

## Take-over

rules-section-wensleydale-takeover = Take-over and end of turn

rule-LTW-SELL-1-title = One line per turn
rule-LTW-SELL-1 = In general order, you may sell one line to a company.
rule-LTW-SELL-2-title = Which lines you can sell
rule-LTW-SELL-2 = You can sell a chain of your own tracks from one town to another, without branches and without visiting an area twice. The first town must show the colour of the company; the other can be any town, and there may be more towns on the way.
rule-LTW-SELL-3-title = Price of a take-over
rule-LTW-SELL-3 = You pay 1 influence point in the company’s colour for every 2 tracks, rounded up. Other colours and cubes are not accepted.
rule-LTW-SELL-4-title = Company tracks replace yours
rule-LTW-SELL-4 = Tracks of the company take the place of yours on the same borders. Yours go back to your supply, and you can use them again from the next turn.
rule-LTW-SELL-5-title = At once
rule-LTW-SELL-5 = A take-over takes effect at once: every town the tracks touch shows the company’s colour, and every area they touch is on its network. The next player can already use such a town to sell a line.
rule-LTW-SELL-6-title = No money, no points
rule-LTW-SELL-6 = A take-over brings you neither profit nor victory points. But it ends your loss of 1 per track and turn.
rule-LTW-END-1-title = End of the turn
rule-LTW-END-1 = All influence tokens in the boxes go back into the bag, and the next turn begins. After the last turn the game ends.

## Final scoring

rules-section-wensleydale-final = Final scoring

rule-LTW-FINAL-1-title = Points so far
rule-LTW-FINAL-1 = You keep the victory points you have scored so far.
rule-LTW-FINAL-2-title = Complete sets
rule-LTW-FINAL-2 = Each complete set of 1 plain good, 1 hill good, 1 red and 1 green passenger is worth 2 victory points. The number of sets is the smallest of your four counts.
rule-LTW-FINAL-3-title = Adding the profit
rule-LTW-FINAL-3 = Your profit is added; if it is negative, it is deducted.
rule-LTW-FINAL-4-title = Tracks left over
rule-LTW-FINAL-4 = For each of your own tracks still on the board after the last take-over you lose 1 victory point.
rule-LTW-FINAL-5-title = Who wins
rule-LTW-FINAL-5 = The player with the most victory points wins. Among tied players the one ahead on the profit scale wins, so there is always exactly one winner.

## Difficult cases

rules-section-wensleydale-cases = Difficult cases

rule-LTW-CASE-1-title = No red, no green
rule-LTW-CASE-1 = No red or green influence points and no track of your own: can you build? No, you pass in phase 5; you can still buy trains, but there will be nothing for you to carry. Only if the start costs nothing (option start_fee) can you begin a line.
rule-LTW-CASE-2-title = A red town midway
rule-LTW-CASE-2 = What does a red town in the middle of your line cost? 1 red influence point, once and not for coming and going.
rule-LTW-CASE-3-title = Two landowners, one point
rule-LTW-CASE-3 = Can your line end in a town with two landowners if you have one white influence point? No, both must be paid at once.
rule-LTW-CASE-4-title = One cube too few
rule-LTW-CASE-4 = Can you build a track of cost 2 with your last cube? Yes, with the cube and 1 influence point of any colour.
rule-LTW-CASE-5-title = Saving cubes for trains
rule-LTW-CASE-5 = Can you keep cubes for a train and pay for tracks with influence points? No, cubes go first; build less instead.
rule-LTW-CASE-6-title = A rival’s track
rule-LTW-CASE-6 = Does it matter if a rival already has a track in the area whose cheese or post you want? No, as long as no company track touches it: both of you may carry from there.
rule-LTW-CASE-7-title = Goods beside a sold line
rule-LTW-CASE-7 = A line through an area with plain goods is sold while some still lie there: what happens to them? They can never be carried again.
rule-LTW-CASE-8-title = Hill without neutral town
rule-LTW-CASE-8 = The only neutral town beside a hill becomes red: what about the stone or beer there? It stays for good, unless you play with the option for hill goods and another area serves.
rule-LTW-CASE-9-title = Red and green town
rule-LTW-CASE-9 = What if a town becomes red and green? Passengers of both colours in it are stuck, passengers of both colours can travel to it from elsewhere, and touching it costs 1 red and 1 green influence point.
rule-LTW-CASE-10-title = Only a company track
rule-LTW-CASE-10 = Is your network connected with a red town if only a red company track leads there? No, passengers travel on your own tracks alone.
rule-LTW-CASE-11-title = Selling a single track
rule-LTW-CASE-11 = Can you sell a single track between two towns? Yes, for 1 influence point, if one of them shows the company’s colour.
rule-LTW-CASE-12-title = Landing on others
rule-LTW-CASE-12 = You spend influence points and land on an occupied space: where does your marker go? On top.
rule-LTW-CASE-13-title = First without brown points
rule-LTW-CASE-13 = You are first in train order and have spent all your brown influence points on building: are you still first? Yes, for this turn.
rule-LTW-CASE-14-title = Nothing left to do
rule-LTW-CASE-14 = What if you can neither buy a train nor transport anything? You pass; the program does it for you.
rule-LTW-CASE-15-title = An empty train
rule-LTW-CASE-15 = Do you get anything back for a train you cannot fill? No, there is no refund.
rule-LTW-CASE-16-title = Which train to load
rule-LTW-CASE-16 = Does it matter which of your trains you load? Only for passengers on side 2–3, where the price of the train sets their points; you choose the train.

## On a board of one’s own

own-rule-LTW-COMP-1 = You have { $cubes } investment cubes, { $tracks } tracks, 3 locomotives and 9 markers: 3 for the turn orders, 1 for victory points, 1 for profit and 4 for influence.
own-rule-LTW-COMP-2 = There are influence tokens in four colours, as many as the side says (white + brown + red + green): { $sides }.
own-rule-LTW-COMP-3 = There are { $all } goods cubes: { $plain } plain goods and { $hill } hill goods.
own-rule-LTW-COMP-4 = There are { $all } people: { $red } red passengers, { $green } green passengers and { $landowners } white landowners.
own-rule-LTW-COMP-6 = White stands for the government, brown for the railway and its trains, red and green for the two companies. Here red is { $red } and green { $green }.
own-rule-LTW-COMP-7-title = The side
own-rule-LTW-COMP-7 = One side holds for the whole game and decides the auction boxes, the tokens in the bag, the trains and the number of turns. Which sides there are depends on the number of players: { $sides }.
own-rule-LTW-SETUP-3 = You start with 0 victory points, 0 profit and these influence points: { $white } white, { $brown } brown, { $red } red and { $green } green.
own-rule-LTW-SETUP-5 = Your { $cubes } investment cubes all start in your stock. Nobody has cubes in hand before phase 1.
own-rule-LTW-SETUP-6 = All { $all } cubes go into the bag, and two are drawn for each area with a goods symbol. Then every cube that does not match its area leaves the game, and so does what is left in the bag. An area therefore starts with 0, 1 or 2 cubes of its own kind.
own-rule-LTW-SETUP-8 = Before anything is drawn, towns with printed passengers get these (red + green): { $towns }. They count towards the 2 or 3 people of the town; only the rest is drawn.
own-rule-LTW-TURN-1 = The side says how many turns there are (players → turns): { $sides }.
own-rule-LTW-CUBE-1 = Phase 1: take { $each_turn } cubes from your stock into your hand, or all of them if there are fewer. Cubes kept from earlier turns stay in hand. You own { $cubes } in all.
own-rule-LTW-TOKEN-1 = The side says which influence tokens are in the bag (white + brown + red + green): { $sides }.
own-rule-LTW-TOKEN-2 = The side says how many boxes there are: { $sides }.
own-rule-LTW-TOKEN-3 = Every box shows printed influence points and gets one token drawn at random; the other tokens stay in the bag. Games begun with rules version 1 have nothing printed: there tokens fill the boxes. Printed points from the first box on: { $sides }.
own-rule-LTW-AUC-2 = You bid cubes from your hand on one box. The least bid on an empty box, from the first box on: { $sides }. On another player’s bid you must put at least one more.
own-rule-LTW-TRAIN-5 = Price: places for passengers + goods. { $sides }. All trains are free again every turn.
own-rule-LTW-SCORE-1 = Each good you have transported is worth 1 victory point.
own-rule-LTW-SCORE-2-title = Points for passengers
own-rule-LTW-SCORE-2 = What a passenger is worth depends on the train (price → victory points): { $sides }.
