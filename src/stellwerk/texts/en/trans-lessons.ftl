# Lessons of Trans Europa and Trans Amerika.

lesson-trans-europa-title = Your first round in Europe
lesson-trans-europa-welcome = Welcome! You and Bea have 9 points each, and this round decides: whoever wins it has won the match. Everybody has five secret cities, one of each colour. Yours are London, Glasgow, Zürich, Firenze and Vilnius.
lesson-trans-europa-end = That is the whole game: start well, lay where it counts, and use what others build. Whoever joins the five cities first gets 4 points; the others lose one or more for the rails they still miss. Play a whole match now!
lesson-trans-europa-place = All your cities have to hang together with your start marker. It may stand on any free crossing, even in a city. Somewhere in their middle is a good place: put it on Wien, or near Zürich.
lesson-trans-europa-place-done = A good place: no city is far from there.
lesson-trans-europa-place-else = You may start anywhere, and it will work out. From the middle of your cities the ways would have been shorter: the number of missing rails tells.
lesson-trans-europa-first = A turn: two rails on single lines, or one on a double line. Every rail must touch the network of your marker. Begin with a rail towards Zürich; the panel counts what you still miss.
lesson-trans-europa-first-done = One rail less to go.
lesson-trans-europa-first-else = This rail brings none of your cities nearer: the number of missing rails stays as it was. It lies there for all, and it stays.
lesson-trans-europa-second = You still have a rail in this turn. It may lie somewhere else, as long as it touches your network.
lesson-trans-europa-second-done = Two rails: your turn is over. Bea’s rails have no colour either; they belong to nobody.
lesson-trans-europa-second-stop = You may stop after one rail. Now and then that is clever, when a second one would only help the others. Here it would have helped you.
lesson-trans-europa-second-else = That rail leads away from your cities. Look where the number of missing rails goes down.
lesson-trans-europa-towards = Go on like this for some turns. Lines over water and mountains are double and cost a whole turn; the ferry over the Channel and the tunnel through the Swiss Alps are single. Vilnius can wait: Bea comes from there.
lesson-trans-europa-towards-done = You are well on your way.
lesson-trans-europa-towards-stop = That is allowed, but somebody who stops gives a rail away. Bea will not stop.
lesson-trans-europa-towards-else = No city comes nearer by this rail. A detour costs as many rails as it is long.
lesson-trans-europa-join = Look: Bea’s network has met yours, and now both are one. All her rails are yours as well, and suddenly Vilnius is connected. From now on you may build anywhere on it, and so may she. Go on to the cities you miss.
lesson-trans-europa-join-done = That is the heart of the game: let the others build for you.
lesson-trans-europa-join-stop = Since both networks are one, every turn you give away helps Bea.
lesson-trans-europa-join-else = From the common network there is a shorter way. Watch the number of missing rails.
lesson-trans-europa-finish = The last stretch! The round ends at once when all five cities are joined with your marker, no matter who laid the last rail.
lesson-trans-europa-finish-stop = So near to the end every rail counts. Lay both.
lesson-trans-europa-finish-else = That does not bring the last cities nearer. At the end the rails you miss cost you points.
