### Hints for Trans.

## Where to look

hint-trans-look-place = Look at your cities on the map: where is the middle of the rails that would join them?
hint-trans-look-lay = Look at the marked cities: by which rails do several of them come nearer at once?
hint-trans-look-put-back = Look at your cities: which one lies apart from the others?
hint-trans-look-hand-on = Look at your cities: which one lies apart from the others?
hint-trans-look-agree = Look at what each special card would change, for everybody alike.

## What kind of move

hint-trans-kind-place = Place the marker where few rails reach all of your cities.
hint-trans-kind-lay = Lay a rail that shortens your way, or that joins another network.
hint-trans-kind-stop = Stop: a second rail would help the others more than you.
hint-trans-kind-put-back = Put back the city that costs you most rails.
hint-trans-kind-hand-on = Hand on the city that costs you most rails.
hint-trans-kind-agree = Name a special card.
hint-trans-kind-agree-none = Play the round without a special card.

## Why

hint-trans-place = From here few rails join all your cities: { $crossing }.
hint-trans-place-edge = Begin at the edge, at your most distant city: { $crossing }.
hint-trans-lay = This rail brings you nearer to { $cities }: { $line }.
hint-trans-lay-nearest = Your nearest city first, { $city }: { $line }.
hint-trans-lay-join = Then the rails of { $others } serve you, too.
hint-trans-lay-other = No rail in your reach helps much just now; this one does no harm: { $line }.
hint-trans-stop = No further rail brings you nearer to your cities.
hint-trans-pass = No rail can be laid.
hint-trans-give-away = Without { $city } the rest of your cities lie closest together.
hint-trans-agree = Before the cities are dealt, every card is as good as any other.
hint-trans-plan = The plan: to { $cities }; { $number ->
        [one] 1 rail is
       *[other] { $number } rails are
    } missing then.
hint-trans-plan-done = Then all your cities are joined.
