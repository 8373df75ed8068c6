"""The bots there are, by family of games and name."""

from collections.abc import Callable
from functools import partial

from stellwerk.bots.bot import Bot
from stellwerk.bots.chance import RandomBot
from stellwerk.bots.thinking import ThinkingBot
from stellwerk.kernel.ticket.planner import plan_action
from stellwerk.kernel.trans.surveyor import survey_action
from stellwerk.kernel.wensleydale.promoter import promote_action

MakeBot = Callable[[int], Bot]

BOTS: dict[str, dict[str, MakeBot]] = {
    "ticket": {"random": RandomBot, "planner": partial(ThinkingBot, plan_action)},
    "trans": {"random": RandomBot, "surveyor": partial(ThinkingBot, survey_action)},
    "wensleydale": {"random": RandomBot, "promoter": partial(ThinkingBot, promote_action)},
}


class UnknownBot(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A bot that does not exist; the text names the choices."""


def bot_names(family: str) -> list[str]:
    """The bots that play a family of games, the weakest first.

    >>> bot_names("ticket")
    ['random', 'planner']
    """
    return list(BOTS[family])


def make_bot(family: str, name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes it play the same way."""
    makers = BOTS[family]
    if name not in makers:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(makers)}.")
    return makers[name](seed)
