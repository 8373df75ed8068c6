"""Bots: players that choose actions and see no more than a person on their seat would."""

from stellwerk.bots.bot import Bot, BotFailed, Seat, answer_of
from stellwerk.bots.chance import RandomBot
from stellwerk.bots.registry import MakeBot, UnknownBot, bot_names, make_bot, usual_bot
from stellwerk.bots.thinking import ThinkingBot

__all__ = [
    "Bot",
    "BotFailed",
    "MakeBot",
    "RandomBot",
    "Seat",
    "ThinkingBot",
    "UnknownBot",
    "answer_of",
    "bot_names",
    "make_bot",
    "usual_bot",
]
