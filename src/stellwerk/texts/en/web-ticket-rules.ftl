### A quick start for the Ticket to Ride family: one step per picture.

quick-ticket-goal-title = What it is about
quick-ticket-goal = Claim routes between cities with your trains: long routes are worth most. Each of your secret tickets brings its points if your routes connect its two cities, and costs them if not.
quick-ticket-draw-title = On your turn: take two cards …
quick-ticket-draw = From the open cards, or blind from the deck. You do one thing per turn: this, or one of the things below.
quick-ticket-claim-title = … or claim a route
quick-ticket-claim = Pay one card for each space, all in the colour of the route; on a grey route any one colour. Your trains stand on it, and you score it at once.
quick-ticket-jokers-title = Locomotives are jokers
quick-ticket-jokers = They stand for any colour. But an open one counts as both cards you may take.
quick-ticket-ferry-title = Ferries
quick-ticket-ferry = A ferry needs at least as many locomotives as it shows. The other spaces are paid in one colour.
quick-ticket-tunnel-title = Tunnels
quick-ticket-tunnel = When you have paid, three cards are turned up. Each in your colour, and each locomotive, costs one card more. If you cannot or will not pay, you take your cards back and your turn is over.
quick-ticket-station-title = Stations
quick-ticket-station = A station lets you use one route of another player at the end, for your tickets only. The first costs 1 card, the next 2, the last 3. Each one you never build is worth 4 points.
quick-ticket-swiss-jokers-title = Locomotives only in tunnels
quick-ticket-swiss-jokers = In Switzerland locomotives stand for any colour, but in tunnels only. In return you take open ones like any other card.
quick-ticket-countries-title = Tickets to other countries
quick-ticket-countries = Some tickets name several neighbouring countries. The best one you reach counts; if you reach none, you lose the lowest value.
quick-ticket-tickets-title = … or take new tickets
quick-ticket-tickets = You look at some and keep at least one. Each is a promise: what is not connected in the end costs its points.
quick-ticket-end-title = The end
quick-ticket-end = When somebody has two trains or fewer left, everybody has one more turn. Then tickets are counted, and the longest path brings 10 points more.
