### A quick start for the Trans family: one step per picture.

quick-trans-cities-title = Five secret cities
quick-trans-cities = Every round you get one city of each colour. Link all five by rail before the others have linked theirs.
quick-trans-marker-title = Your start
quick-trans-marker = Put your marker on any free crossing, best somewhere between your cities.
quick-trans-lay-title = Two rails per turn
quick-trans-lay = A rail costs 1, over mountains or water 2, and you have 2 to spend. All of it must hang together with your marker.
quick-trans-meet-title = Rails belong to everybody
quick-trans-meet = Where networks meet they become one, and everyone on it builds on from anywhere. So the others often do your work.
quick-trans-round-title = The end of a round
quick-trans-round = As soon as somebody’s cities are all linked, the round is over: 4 points for them, and fewer for each of the others the more rails they lack.
quick-trans-end-title = The end
quick-trans-end = When somebody has 13 points after a round, whoever has the most wins.
