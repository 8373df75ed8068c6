"""The games: rules with names, made from boards and options."""

from stellwerk.games.families import UnknownSetting
from stellwerk.games.registry import catalogue, game, games, options
from stellwerk.games.replay import replay

__all__ = ["UnknownSetting", "catalogue", "game", "games", "options", "replay"]
