### Hints for Ticket to Ride.

## Where to look

hint-ticket-look-keep = Look where the cities of these tickets lie: which of them could share their way?
hint-ticket-look-draw = Look at the open cards, and at what the routes between the marked cities still cost you.
hint-ticket-look-draw-blind = Look at the open cards: do they hold what your next routes lack?
hint-ticket-look-claim = Look at the map and at your hand: what can you pay for already?
hint-ticket-look-draw-tickets = Look at your tickets and at your trains: how much is still to be done?
hint-ticket-look-station = Look at the tickets whose way others have closed.
hint-ticket-look-tunnel = Look at the cards that were turned up, at your hand, and at what this route is for.

## What kind of move

hint-ticket-kind-keep = Keep tickets that fit together, and return what leads elsewhere.
hint-ticket-kind-draw = Take an open card: one of them is of more use than a card nobody knows.
hint-ticket-kind-draw-blind = Draw from the deck: no open card is better than the chance of a locomotive.
hint-ticket-kind-claim = Claim a route now.
hint-ticket-kind-draw-tickets = Draw new tickets.
hint-ticket-kind-station = Build a station.
hint-ticket-kind-pay-extra = Pay the extra cards.
hint-ticket-kind-withdraw = Give the tunnel up for now.

## Why

hint-ticket-keep = Keep { $tickets }. All your tickets together would take { $trains ->
        [one] 1 more train
       *[other] { $trains } more trains
    }.
hint-ticket-return = Hardly worth it: { $tickets }.
hint-ticket-draw = Your plan still lacks cards of this colour: { $number } × { $card }.
hint-ticket-draw-locomotive = A locomotive helps almost anywhere.
hint-ticket-draw-other = Your plan does not need { $card } at once, but it may serve you later.
hint-ticket-draw-blind = You still lack { $cards }; the deck may bring them.
hint-ticket-draw-blind-free = You lack no particular card, so the deck is as good as the row, and may hold locomotives.
hint-ticket-claim-plan = { $route } lies on your way.
hint-ticket-claim-contested = Others are building right beside it, so do not wait too long.
hint-ticket-claim-target = For your tickets nothing else is left to do, and { $route } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-ticket-claim-hurry = The end is near, and { $route } still scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-ticket-claim-other = { $route } is not on your way, but its points are better than anything else now: { $points }.
hint-ticket-more-tickets = Your tickets are as good as done, and you have { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    } left.
hint-ticket-station = With a station in { $city } you can use a route of somebody else.
hint-ticket-pay-extra = This route is worth the extra cards.
hint-ticket-withdraw = The tunnel has become too dear; you keep your cards.
hint-ticket-pass = Nothing else is possible.
hint-ticket-plan = The plan: { $tickets }. That takes { $number ->
        [one] 1 route
       *[other] { $number } routes
    } with { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }.
hint-ticket-target = Apart from that, { $route } is worth saving for.
hint-ticket-given-up = Better given up: { $tickets }.
