"""Bots: players that choose actions and see no more than a person on their seat would."""

from stellwerk.bots.bot import (
    MOST_DECISIONS,
    Bot,
    BotFailed,
    ExplainingBot,
    Seat,
    answer_of,
    explanation_of,
    thoughts_of,
)
from stellwerk.bots.chance import RandomBot
from stellwerk.bots.own import UnknownBot, address_of, bot, is_address, offer_bot
from stellwerk.bots.registry import (
    MakeBot,
    bot_names,
    level_names,
    make_bot,
    offer_bots,
    usual_bot,
)
from stellwerk.bots.searching import SearchingBot
from stellwerk.bots.thinking import ThinkingBot

__all__ = [
    "MOST_DECISIONS",
    "Bot",
    "BotFailed",
    "ExplainingBot",
    "MakeBot",
    "RandomBot",
    "SearchingBot",
    "Seat",
    "ThinkingBot",
    "UnknownBot",
    "address_of",
    "answer_of",
    "bot",
    "bot_names",
    "explanation_of",
    "is_address",
    "level_names",
    "make_bot",
    "offer_bot",
    "offer_bots",
    "thoughts_of",
    "usual_bot",
]
