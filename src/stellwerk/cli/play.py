"""`stellwerk play`: a game in the terminal against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.parameters import (
    BoardFile,
    Bots,
    GameName,
    Language,
    Players,
    RulesVersion,
    Settings,
    option,
)

Seed = Annotated[
    int | None,
    option("--seed", "S", "A number that fixes the deal and the bots' chance. Without it: by lot."),
]
Seat = Annotated[
    int, typer.Option("--seat", metavar="K", help="Where you sit; 0 is the first seat.")
]
Name = Annotated[
    str | None,
    option("--name", "NAME", "Your name at the table."),
]
Record = Annotated[
    Path | None,
    option(
        "--record", "FILE", "Write the record of the game to this file, also if you leave early."
    ),
]
Coach = Annotated[
    bool,
    typer.Option("--coach/--no-coach", help="Say in one line what you can do, and why one would."),
]
LONGEST_NAME = 20


def play(
    game: GameName,
    players: Players = None,
    bots: Bots = None,
    seat: Seat = 0,
    seed: Seed = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    lang: Language = None,
    name: Name = None,
    record: Record = None,
    coach: Coach = True,
) -> None:
    """Play in the terminal against bots; without --bots, against the strongest there is.

    Choose by number or by typing part of a name; `?` lists what else you can type.
    """
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.playing.session import Session, check_record_path
    from stellwerk.cli.setup.game_settings import (
        MOST_SEED,
        board_of,
        bot_list,
        check_number,
        check_players,
        set_up,
    )
    from stellwerk.match.match import Match
    from stellwerk.terminal.speaking import Speaker

    spoken = chosen_language(lang)
    check_number("--seed", seed, 0, MOST_SEED, spoken)
    span = board_of(game, board, spoken).players
    check_players(game, span, players, spoken)
    if players is None and bots is not None:
        players = max(min(bots.count(",") + 2, span[1]), span[0])
    table = set_up(game, players, option or [], board, rules, spoken)
    seats = table.game.players
    check_number("--seat", seat, 0, seats - 1, spoken)
    opponents = bot_list(bots, table.game.family, seats - 1, spoken)
    if record is not None:
        check_record_path(record, spoken)
    speaker = Speaker(table.game, _names(opponents, seat, name, spoken), spoken)
    session = Session(Match(table.game, seed), seat, opponents, speaker, record)
    session.coached = coach and session.lines.interactive
    code = session.run()
    if code:
        raise typer.Exit(code)


def _names(opponents: Sequence[str], seat: int, name: str | None, lang: str) -> list[str]:
    """Names for all seats: one's own, and the bots by their kind, numbered if there are more."""
    from stellwerk.terminal.typed_words import shown
    from stellwerk.texts import text

    names = []
    for number, bot in enumerate(opponents):
        same = opponents.count(bot)
        behind = f" {opponents[: number + 1].count(bot)}" if same > 1 else ""
        names.append(bot.rpartition(":")[2].capitalize() + behind)
    mine = " ".join(shown(name or "").split())[:LONGEST_NAME] or text("your-name", {}, lang)
    return [*names[:seat], mine, *names[seat:]]
