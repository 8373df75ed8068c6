### A quick start for the Last Train to Wensleydale family: one step per picture.

quick-wensleydale-goal-title = What it is about
quick-wensleydale-goal = In four or five turns you build short lines, carry goods and passengers, and hand your lines over to a big company before they cost more than they bring.
quick-wensleydale-auction-title = First: bid for influence
quick-wensleydale-auction = With cubes you bid on two boxes. White decides who builds first, brown who loads first and what trains cost you; red and green open the towns of the two companies.
quick-wensleydale-build-title = Then: build one line
quick-wensleydale-build = A track costs 1 cube, in valleys and across rivers 2; hills cannot be built on. Your first line begins in a company town, later ones also at your own tracks.
quick-nurnberg-build-title = Then: build one line
quick-nurnberg-build = A track costs 1 cube, across rivers 2; hop hills cannot be built on. Your first line begins in a company town, later ones also at your own tracks.
quick-wensleydale-fees-title = What is in the way
quick-wensleydale-fees = Each company town your line touches costs 1 influence in its colour, and each landowner 1 white.
quick-wensleydale-trains-title = Trains
quick-wensleydale-trains = Brown influence buys trains. Each has places for passengers and for goods: the dearer, the more.
quick-wensleydale-carry-title = Carry
quick-wensleydale-carry = Cheese from plains that your tracks touch, stone from hills beside a neutral town of yours, and passengers who get to a town of their colour on your own tracks.
quick-nurnberg-carry-title = Carry
quick-nurnberg-carry = Post from plains that your tracks touch, beer from hop hills beside a neutral town of yours, and passengers who get to a town of their colour on your own tracks.
quick-wensleydale-profit-title = Profit and loss
quick-wensleydale-profit = What you carry brings profit, hill goods twice as much. But each of your tracks on the board costs 1, every turn.
quick-wensleydale-sell-title = Last: sell in time
quick-wensleydale-sell = For influence in its colour a company takes over a line between two towns. Your tracks come back to you and cost nothing more; the towns belong to the company.
quick-nurnberg-furth-title = Nürnberg and Fürth
quick-nurnberg-furth = When tracks first join the two, everybody scores 1 point for each own track in between.
quick-wensleydale-end-title = The end
quick-wensleydale-end = Points for what you carried, 2 more for each set of all four kinds, and your profit. Tracks left over cost 1 each.
