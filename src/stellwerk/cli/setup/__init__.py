"""From what was typed to a game: names, options, players, bots."""
