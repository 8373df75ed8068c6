"""The games: rules with names, made from boards and options."""

from stellwerk.games.record import Record, open_record
from stellwerk.games.registry import catalogue, game, games, options
from stellwerk.games.replay import replay
from stellwerk.games.serialized import deserialize
from stellwerk.games.unknown_setting import UnknownSetting

__all__ = [
    "Record",
    "UnknownSetting",
    "catalogue",
    "deserialize",
    "game",
    "games",
    "open_record",
    "options",
    "replay",
]
