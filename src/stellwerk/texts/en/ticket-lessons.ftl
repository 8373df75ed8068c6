# Lessons of Ticket to Ride: what is said at the side, step by step.

lesson-ticket-europe-title = Your first match in Europe
lesson-ticket-europe-welcome = Welcome to the table! You join Ida in the middle of a match: your trains already run from Petrograd to Madrid. In ten minutes you will have done everything there is to do.
lesson-ticket-europe-end = That is all there is to know. At the end everything is counted: tickets, stations you did not need, and 10 points for the longest path. The next match is yours from the first card on.

lesson-ticket-europe-draw = A turn is one thing: draw cards, claim a route, draw tickets or build a station. Your ticket Paris – Wien lacks München – Wien, which takes three orange cards. You hold two: take the orange one from the row.
lesson-ticket-europe-draw-done = Now you hold three of them.
lesson-ticket-europe-draw-locomotive = A locomotive from the open row counts as both cards, so the turn ends here. Nothing is lost, it is a joker – but an orange card would have left you a second one.
lesson-ticket-europe-draw-blind = Anything may come from the deck, that is its charm. Of open cards you know what you get: see whether the orange one is still there.
lesson-ticket-europe-draw-else = You may do that, too. But München – Wien has to wait until you hold three orange cards. Take the orange one as soon as you can.

lesson-ticket-europe-second = One more card belongs to this turn. Take any you like, or try your luck with the deck.

lesson-ticket-europe-claim = Three orange cards, three orange spaces: press München – Wien on the map and pay. Its points are yours at once.
lesson-ticket-europe-claim-done = 4 points, and three trains fewer in your stock. Whoever is down to two trains brings on the last round, so keep an eye on Ida’s.
lesson-ticket-europe-claim-other = Points are points, and routes need not touch. But this one brings Paris – Wien no nearer, and what you paid is gone.
lesson-ticket-europe-claim-else = Cards keep, routes do not: whoever comes first has them. Claim München – Wien on your next turn.

lesson-ticket-europe-tickets = Much of your net is built, and tickets that use it are half done when they come. Spend this turn on drawing tickets.
lesson-ticket-europe-tickets-else = That is a turn as well. But the time for tickets is now, while there are still turns left to finish them.

lesson-ticket-europe-keep = Keep at least one. Zürich – Budapest has your München – Wien right in the middle. The other two lie far away: let them go.
lesson-ticket-europe-keep-done = A wise choice: Zürich – München and Wien – Budapest are all it still takes.
lesson-ticket-europe-keep-else = Bold! Mind that a ticket which is not finished in the end costs as many points as it would have brought.

lesson-ticket-europe-locomotive = Zürich – München is a tunnel, and a tunnel may cost more than it shows. A locomotive stands for any colour. The open one counts as both cards of your turn: take it all the same.
lesson-ticket-europe-locomotive-done = A joker in your hand: now the tunnel holds no fear.
lesson-ticket-europe-locomotive-else = As you like. A joker would have been a comfort: with a tunnel nobody knows the price beforehand.

lesson-ticket-europe-tunnel = Into the tunnel: claim Zürich – München with two yellow cards. Then three cards are turned up, and every yellow one or locomotive among them costs one card more.
lesson-ticket-europe-tunnel-else = The tunnel can wait a turn. But without it Zürich – Budapest stays a piece of paper: claim Zürich – München next.

lesson-ticket-europe-pay = There it is: a card that costs one more. Pay it with yellow or with the locomotive. You could also take your cards back; the turn would be over, and nothing else lost.
lesson-ticket-europe-pay-done = Through! Zürich – München is yours.
lesson-ticket-europe-pay-else = Your cards are back in your hand, and the turn is over: that is all it costs. Try again on your next turn; other cards may come up.

lesson-ticket-europe-station = Ida was faster: Wien – Budapest is hers, and with two players its second track is closed. Build a station in Wien or Budapest, for a single card: then one route of hers that ends there counts for your tickets.
lesson-ticket-europe-station-done = Zürich – Budapest is complete, over Ida’s rails. A station you never build is worth 4 points; this one is worth more to you.
lesson-ticket-europe-station-other = A station works only for routes that end in its own city, and none from here leads to Budapest. Your next one costs two cards of one colour – in Wien or Budapest it is worth it.
lesson-ticket-europe-station-else = Without Ida’s rails there is no way to Budapest, and an unfinished ticket costs you 6 points. A station in Wien or Budapest puts it right.

lesson-ticket-europe-last = Ida is down to two trains: the last round. Everybody has one more turn, and this is yours. Frankfurt – München, two pink cards, completes Paris – Wien.
lesson-ticket-europe-last-done = Paris – Wien is complete: 8 points in the end.
lesson-ticket-europe-last-else = Paris – Wien stays open, and that means 8 points less instead of 8 more. As long as you have a turn left, look at Frankfurt – München.
