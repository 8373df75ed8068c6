"""Bots: players that choose actions and see no more than a person on their seat would."""

from stellwerk.bots.bot import Bot, Seat
from stellwerk.bots.registry import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "Seat", "UnknownBot", "bot_names", "make_bot"]
