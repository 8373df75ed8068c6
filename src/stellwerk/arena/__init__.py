"""The arena: many games between bots, fairly dealt and counted."""

from stellwerk.arena.games import Tally, play_games

__all__ = ["Tally", "play_games"]
