### Why bots play Ticket to Ride as they do: they speak of their own plan.

## The move

why-ticket-keep = I keep { $tickets }. For all my tickets together I would need { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    } more.
why-ticket-return = Not worth it for me: { $tickets }.
why-ticket-draw = For my plan I still lack cards of this colour: { $number } × { $card }.
why-ticket-draw-locomotive = A locomotive helps me almost anywhere.
why-ticket-draw-other = My plan does not need { $card } at once, but it may serve me later.
why-ticket-draw-blind = I still lack { $cards }, and try my luck with the deck.
why-ticket-draw-blind-free = I lack no particular card, so I try my luck with the deck.
why-ticket-claim-plan = { $route } lies on my way.
why-ticket-claim-contested = Others are building right beside it, so I did not want to wait.
why-ticket-claim-target = Nothing else is left to do for my tickets, and { $route } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-claim-hurry = The end is near, and { $route } still scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-claim-other = { $route } is not on my way, but it seemed better to me than anything else: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ticket-more-tickets = My tickets are as good as done, and I have { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    } left: time for new ones.
why-ticket-station = With a station in { $city } I can use a route of somebody else.
why-ticket-pay-extra = The tunnel is worth the extra cards to me.
why-ticket-withdraw = The tunnel has become too dear for me; I keep my cards.
why-ticket-pass = I could do nothing else.

## The plan

why-ticket-plan = My plan: { $tickets }. That takes { $number ->
        [one] 1 route
       *[other] { $number } routes
    } with { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }.
why-ticket-target = Apart from that I am saving for { $route }.
why-ticket-given-up = Given up: { $tickets }.
