"""`stellwerk replay`: the log of a recorded game, or the table after some of its moves."""

from typing import TYPE_CHECKING, Annotated

from stellwerk.cli.parameters import AsJson, Language, RecordFile, SeatNumber, option

if TYPE_CHECKING:
    from pathlib import Path

    from stellwerk.games.record import Record
    from stellwerk.match.contract import JsonValue
    from stellwerk.match.match import Match

Step = Annotated[
    int | None,
    option(
        "--step", "N", "Show the table after N moves instead of the log (0: before the first one)."
    ),
]


def replay(
    file: RecordFile,
    step: Step = None,
    seat: SeatNumber = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record: print what happened, or the table after some moves."""
    from stellwerk.cli.languages import chosen_language

    spoken = chosen_language(lang)
    record, match = replayed(file, step, seat, spoken)
    if as_json:
        _print_json(match, record, step, seat)
    elif step is None:
        _print_log(match, seat, spoken)
    else:
        _print_table(match, record, step, seat, spoken)


def replayed(
    file: "Path", step: int | None, seat: int | None, lang: str
) -> tuple["Record", "Match"]:
    """What stands in a file, and the match after so many moves; a seat has to be one of it."""
    from stellwerk import RecordError
    from stellwerk.cli.complaints import Complaint, read_bytes
    from stellwerk.cli.setup.game_settings import check_number
    from stellwerk.games.record import read_record

    try:
        record = read_record(read_bytes(file, lang))
        check_number("--step", step, 0, len(record.moves), lang)
        match = match_at_step(record, step)
    except RecordError as error:
        raise Complaint(lang, "complaint-record", file=str(file), reason=str(error)) from None
    check_number("--seat", seat, 0, match.game.players - 1, lang)
    return record, match


def match_at_step(record: "Record", step: int | None) -> "Match":
    """The match after so many moves; all of them must lead where the record says."""
    from stellwerk import replay as replay_whole
    from stellwerk.games.replay import replay_moves, start

    if step is None:
        return replay_whole(record)
    match = start(record)
    moves = replay_moves(record, match)
    for _ in range(step):
        next(moves)
    return match


def _print_json(match: "Match", record: "Record", step: int | None, seat: int | None) -> None:
    from stellwerk.cli.screen import print_json

    data: dict[str, JsonValue] = {
        "game": match.game.id,
        "players": match.game.players,
        "options": dict(match.game.options),
        "seat": seat,
        "moves": len(record.moves) if step is None else step,
    }
    if step is None:
        data["log"] = [seen.as_json() for seen in match.log(seat)]
        data["result"] = None if match.result is None else match.result.as_json()
    else:
        data["view"] = match.view(seat).as_json()
    print_json(data)


def _print_log(match: "Match", seat: int | None, lang: str) -> None:
    from rich.text import Text

    from stellwerk.cli.playing.final import final_count
    from stellwerk.cli.screen import console
    from stellwerk.games.families import presenter
    from stellwerk.terminal.speaking import Speaker, seat_names

    screen = console()
    speaker = Speaker(match.game, seat_names(match.game.players, lang), lang)
    screen.print(Text(match.game.title, style="bold"))
    for seen in match.log(seat):
        screen.print(speaker.seen(seen))
    if match.result is None:
        screen.print(speaker.say("replay-unfinished"))
        return
    shows = presenter(speaker)
    shows.begin(match.view(seat))
    for part in final_count(shows, match.result):
        screen.print(part)


def _print_table(match: "Match", record: "Record", step: int, seat: int | None, lang: str) -> None:
    from stellwerk.cli.screen import console
    from stellwerk.games.families import presenter
    from stellwerk.terminal.speaking import Speaker, seat_names

    screen = console()
    speaker = Speaker(match.game, seat_names(match.game.players, lang), lang)
    screen.print(speaker.say("replay-step", step=step, moves=len(record.moves)))
    if match.steps:
        for event in match.steps[-1].events:
            screen.print(speaker.event(event, seat))
    for part in presenter(speaker).position(match.view(seat)):
        screen.print(part)
