"""Positions of real games, changed by chance: each is refused in words, or can be played."""
