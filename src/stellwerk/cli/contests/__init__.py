"""Commands that let bots play against each other: simulations, ladders, tuning."""
