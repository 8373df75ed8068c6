"""`stellwerk analyse`: what the moves of a position are worth, in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language, argument, option

if TYPE_CHECKING:
    from stellwerk.match.match import Match
    from stellwerk.study.analysis import MoveValue

MOST_ROLLOUTS = 1_000_000
PositionFile = Annotated[
    Path,
    argument("FILE", "A position, one with moves from it, or a record of a game."),
]
Step = Annotated[
    int | None,
    option("--step", "N", "In a record: the position after N moves. Without it: before the first."),
]
Seat = Annotated[
    int | None,
    option("--seat", "K", "Whose moves (0 is the first seat). Without it: of whoever is asked."),
]
Rollouts = Annotated[
    int, typer.Option("--rollouts", metavar="R", help="How many imagined games are played.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same values.")]


def analyse(
    file: PositionFile,
    step: Step = None,
    seat: Seat = None,
    rollouts: Rollouts = 600,
    seed: Seed = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say what the moves of a position are worth, each with its error."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import print_json
    from stellwerk.cli.setup.game_settings import MOST_SEED, check_number
    from stellwerk.study.analysis import CannotAnalyse, move_values

    spoken = chosen_language(lang)
    check_number("--rollouts", rollouts, 1, MOST_ROLLOUTS, spoken)
    check_number("--seed", seed, 0, MOST_SEED, spoken)
    match = _match(file, step, spoken)
    pending = match.state.pending_players()
    if not pending:
        raise Complaint(spoken, "complaint-analyse-over", file=str(file))
    check_number("--seat", seat, 0, match.game.players - 1, spoken)
    asked = pending[0] if seat is None else seat
    try:
        values = move_values(match, asked, rollouts, seed)
    except CannotAnalyse as error:
        raise Complaint(spoken, "complaint-position", file=str(file), reason=str(error)) from None
    if as_json:
        print_json([each.as_json() for each in values])
        return
    _print(match, asked, values, spoken)


def _match(file: Path, step: int | None, lang: str) -> "Match":
    """The match at the position of a file, whatever of the three it is."""
    import msgspec

    from stellwerk.cli.complaints import Complaint, read_bytes
    from stellwerk.cli.replay import replayed
    from stellwerk.study.analysis import CannotAnalyse, match_after

    content = read_bytes(file, lang)
    try:
        said = msgspec.json.decode(content)
        if isinstance(said, dict) and "commitment" in said:
            return replayed(file, step or 0, None, lang)[1]
        whole = isinstance(said, dict) and isinstance(said.get("position"), dict)
        moves = _moves(said.get("moves", [])) if whole else []
        return match_after(said["position"] if whole else said, moves)
    except (msgspec.DecodeError, CannotAnalyse, RecursionError) as error:
        raise Complaint(lang, "complaint-position", file=str(file), reason=str(error)) from None


def _moves(said: object) -> list[tuple[int, dict[str, object]]]:
    """Moves with the seats that make them, as the analysis board saves them."""
    import msgspec

    from stellwerk.study.analysis import CannotAnalyse

    class Tried(msgspec.Struct):
        seat: int
        move: dict[str, object]

    try:
        return [(each.seat, each.move) for each in msgspec.convert(said, list[Tried])]
    except msgspec.ValidationError as error:
        raise CannotAnalyse(str(error)) from None


def _print(match: "Match", seat: int, values: "list[MoveValue]", lang: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from stellwerk.cli.screen import console
    from stellwerk.terminal.speaking import Speaker, seat_names

    speaker = Speaker(match.game, seat_names(match.game.players, lang), lang)
    screen = console()
    screen.print(Text(match.game.title, style="bold"))
    screen.print(speaker.say("analyse-asked", player=speaker.names[seat]), highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(speaker.say("analyse-move"))
    for column in ("win", "margin", "behind", "error"):
        table.add_column(speaker.say(f"analyse-{column}"), justify="right")
    for each in values:
        words = " › ".join(speaker.value(field, value) for field, value in each.move.items())
        # What was left behind early is known from few games: its share would contradict the order.
        is_known = each.worlds == values[0].worlds
        table.add_row(
            Text(words), f"{100 * each.win_share:.1f}" if is_known else "–",
            f"{each.margin:+.1f}" if is_known else "–",
            f"{100 * each.difference:.1f}", f"± {100 * each.error:.1f}",
        )  # fmt: skip
    screen.print(table)
