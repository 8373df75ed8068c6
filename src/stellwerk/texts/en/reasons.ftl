### How bots speak of a decision in any game.

why-chance = I did not think: I chose by lot.
why-compared = I compared { $number } moves in games I imagined; after this one I won { $percent } % of them.
why-learned = I play from experience: { $percent } % of it spoke for this move.
