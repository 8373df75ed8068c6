### Why bots play Trans as they do: they speak of their own cities.

## The move

why-trans-place = From here few rails join all my cities: { $crossing }.
why-trans-place-edge = I like to begin at the edge, at my most distant city: { $crossing }.
why-trans-lay = This rail brings me nearer to { $cities }: { $line }.
why-trans-lay-nearest = I go for my nearest city first, { $city }: { $line }.
why-trans-lay-join = Now the rails of { $others } serve me, too.
why-trans-lay-other = No rail in my reach would have helped me just now, so I laid this one: { $line }.
why-trans-stop = No further rail would have brought me nearer to my cities.
why-trans-pass = I could lay no rail.
why-trans-give-away = Without { $city } the rest of my cities lie closest together.
why-trans-agree = Before the cities are dealt, every card is as good to me as any other.

## The plan

why-trans-plan = I am after { $cities }; { $number ->
        [one] 1 rail is
       *[other] { $number } rails are
    } still missing.
why-trans-plan-done = All my cities are joined.
