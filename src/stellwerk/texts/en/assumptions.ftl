### What the boards assume. A board file names these messages in `provenance.assumed`.

## Ticket to Ride: Europe

assumed-ticket-europe-orient-express = The six Orient Express tickets are ours. The printed cards were found in no public source; these six join stops of the historical train, count as regular tickets and are worth their shortest distance. If you own the cards, put the real ones into a copy of the board’s file.
assumed-ticket-europe-max = The Max ticket is uncertain. Its cities, London and København, come from a single source; that it is worth 8 points (the shortest distance) and is a regular ticket is assumed.
assumed-ticket-europe-edition = The board and card pictures are not of the anniversary edition; that its routes and values are the same is assumed. The number of tickets in each set agrees with its rulebook.
assumed-ticket-europe-values = Eight tickets are not worth their shortest distance. The cards say so, and the values are kept: Edinburgh–Athína, London–Wien, Essen–Angora, London–Angora, Paris–Berlin, Paris–Roma, Sochi–Smyrna, Bucuresti–Erzurum.
assumed-ticket-europe-lists = Some of the public lists may have been copied from one another; the pictures are the check that does not depend on them.
assumed-ticket-europe-places = Rostov is taken as Rostov-on-Don, Brest as the French city, Frankfurt as the one on the Main. Printings differ in the accents of some names.

## Ticket to Ride: Switzerland

assumed-ticket-switzerland-exits = The place names and coordinates of the border exits only illustrate: the board shows just a flag there. Each is a real border place on or near the line that is meant, chosen by us.
assumed-ticket-switzerland-pfaeffikon = Pfäffikon is taken as the one in Schwyz, because its neighbours are Zürich, Schwyz, Sargans and St. Gallen.
assumed-ticket-switzerland-lists = No third independent list was found; several more public programs repeat the second one.
assumed-ticket-switzerland-printing = The stand-alone printing of 2007 was not seen; no report of a difference was found.
assumed-ticket-switzerland-values = Three values on country tickets are not the shortest distance. The cards say so, and they are kept: Chur–France 12, France–Italy 11, Germany–Italy 13.

## Ticket to Ride: USA

assumed-ticket-usa-rulebook = No printed rulebook of this board or of USA 1910 was at hand; its rules are those that the other boards build on.
assumed-ticket-usa-starting-tickets = That starting tickets given back go under the ticket deck, in the 1910 games too, is assumed from the base game.
assumed-ticket-usa-lists = Some lists differ from the others in a few tracks; in every such case two complete lists and the picture of the board agree, and theirs is used.
assumed-ticket-usa-values-1910 = USA 1910 prints the base tickets again, four of them with a lower value than in the base game: Los Angeles–Miami, Los Angeles–New York, Sault St. Marie–Oklahoma City, Seattle–New York. Both values are kept, each in its own set.
assumed-ticket-usa-values = Some tickets are worth one or two points more than their shortest distance; the cards say so, and the values are kept.
assumed-ticket-usa-spelling = The board writes Sault St. Marie, the base tickets Sault Ste. Marie; the spelling of the board is used. Later anniversary printings were not compared.

## Trans Europa and Trans Amerika

assumed-trans-europa-net = This is the net of the 2005 board. Reviews say that the newer edition has a revised and wider map of Europe; no public description of that map was found, so its cities, lines and colours may differ.
assumed-trans-europa-brussels = The example in the rulebook names Brussels. No source for this net has a city there, so at least this much of the printed map is different.
assumed-trans-europa-ferry-and-tunnel = The ferry through the Channel and the tunnel through the Swiss Alps belong to the newer edition. Their places are reconstructed by us, on lines that are double on the 2005 board: from r4c9 to r5c10, about Dover to Calais (r4c9 to r5c8 would fit nearly as well), and from Zürich to r9c12, about Milan.
assumed-trans-europa-terrain = No source tells water from mountains. The kind of every double line is inferred from where it lies: Alps, Pyrenees and Carpathians are mountains, everything else is sea or river. It changes no cost, but special cards 4 and 5 depend on it. Two lines are marked uncertain: one near Marseille and one at the Gulf of Taranto.
assumed-trans-europa-names = The names of seas, rivers and mountains are ours, for labels only.
assumed-trans-europa-dashed = The ten cities with a dashed border come from a single source.
assumed-trans-europa-rails = The number of rails is that of the newer edition; the 2005 box had 83.
assumed-trans-amerika-net = This is the net of the board of 2001/2002. No data on the America side of the newer edition was found; reviews speak of a revised map for Europe only, so this side is taken as unchanged.
assumed-trans-amerika-missouri = One double line touches both a river and a mountain range, from r0c10 to r1c9 at the western end of the Missouri; it is taken as water.
assumed-trans-amerika-names = The names of rivers and mountains are ours, for labels only.
assumed-trans-amerika-places = Winston is taken as Winston-Salem, Charleston as the one in South Carolina.
assumed-trans-colours = Which colour of the newer edition belongs to which group of cities was not found and is proposed by region: west turquoise, north white, centre orange, south pink, east brown.
assumed-trans-cards = The scoring of special cards 1 and 2 is ours. Their numbers are printed on the cards only and were found in no public source.

## Last Train to Wensleydale and First Train to Nürnberg

assumed-wensleydale-map = The whole map is a reconstruction, not the printed one: we cut the real landscape into areas ourselves. Areas, borders, terrain, towns and their sizes, company towns, goods and the courses of the rivers are ours.
assumed-wensleydale-the-south = What the rules force on it: fewer than 60 areas with goods, because some cubes are left over after the setup, and a closed strip called The South.
assumed-wensleydale-trains = The number of trains and their places for passengers and goods are ours. That prices go from 1 to 3 and that passengers are worth 1 to 3 points on side 2-3 comes from the rules sheet; that it depends on the price of the train is our reading.
assumed-wensleydale-printed = The colours of the points printed in the auction boxes are ours; no public source shows them. That three are printed in each upper box and two in each lower one, and that one token from the bag is added, comes from a public report on the edition of 2009; we take it to be the same on side 2-3.
assumed-wensleydale-tokens = Games begun with rules version 1 have nothing printed in the boxes. How many tokens a box takes there is ours: 3 in the upper and 2 in the lower row of side 3-4, 2 in every box of side 2-3. So the tokens fill the boxes exactly.
assumed-wensleydale-bid = The limit on a single bid is ours: nobody may bid so much that fewer than 3 of the cubes they began the auction with would be left. So everyone can always win two boxes.
assumed-wensleydale-open = Where the rules sheet leaves something open we have decided: a company also asks its fee when a line starts in its town (as a public report has it; an option turns it off), an odd number of tracks is rounded up when a line is sold, and profit tokens move in the old general order.
assumed-wensleydale-hill-goods = As the rules sheet says, goods on a hill are reached from a neutral town beside it; a public report lets any neighbouring area serve. That is an option.
assumed-nurnberg-goods = What the rules force on it: exactly 60 areas with goods, because no cube is left over after the setup. There are no valleys; that rests on one public report.
assumed-nurnberg-passengers = Which four towns have passengers from the start, and in which colours, is ours; the rules sheet only says that there are four. They count among the people the town holds.
assumed-nurnberg-companies = The names of the two companies were not found; they are called after their colours.
assumed-nurnberg-connection = The bonus for the first connection with Fürth is given once, for the shortest chain only: our reading.
