"""A board as large as the kernel allows is played; one larger is refused with its line and why."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import stellwerk
from stellwerk.boards import check_board
from stellwerk.games.registry import game_on_board
from stellwerk.kernel.ticket import limits as of_ticket
from stellwerk.kernel.trans import limits as of_trans
from stellwerk.kernel.wensleydale import limits as of_wensleydale
from tests.cli.running import invoke
from tests.plain import plain

from .little_boards import (
    Data,
    border,
    many_routes,
    net_of_lines,
    route,
    side,
    ticket,
    ticket_board,
    toml,
    trans_board,
    wensleydale_board,
)

BOARDS_DOC = Path(__file__).parents[2] / "docs" / "boards.md"
GAMES = 3


def with_(board: Data, **changes: object) -> Data:
    return board | changes


def deal(**changes: object) -> Data:
    board = ticket_board()
    return with_(board, ticket_sets=[board["ticket_sets"][0] | changes])


def countries(number: int) -> Data:
    """A ticket to so many countries, each with an exit of its own."""
    board = ticket_board()
    for n in range(number):
        board["countries"].append({"id": f"land{n}", "name": f"Land {n}"})
        board["cities"].append(board["cities"][0] | {"id": f"x{n}", "country": f"land{n}"})
        board["routes"].append(route(n, n) | {"id": f"x{n}_", "b": f"x{n}"})
    ends = {f"land{n}": n + 1 for n in range(number)}
    board["tickets"].append({"id": "far", "from": "c9", "to": ends, "tags": ["all"]})
    return board


def ways(number: int) -> Data:
    """28 gray routes of 9 spaces have 2,044 ways to pay, a red one has one more than its spaces."""
    routes = many_routes(29, color="gray", length=9)
    routes[-1] |= {"color": "red", "length": number - 2044 - 1}
    return ticket_board(routes=routes)


def cards(number: int) -> Data:
    board = ticket_board()
    return with_(board, cards=board["cards"] | {"pink": number - 8 * 12})


def scoring(points: list[int]) -> Data:
    return dict.fromkeys(("base", "card_1", "card_2"), points)


def table(entries: int) -> Data:
    board = trans_board()
    long = list(range(entries + 3, 3, -1))
    return with_(board, scoring=scoring(long))


def crossings(number: int) -> Data:
    return trans_board([list(range(0, 256, 2)), list(range(1, 2 * (number - 128), 2))])


def components(**changes: object) -> Data:
    board = wensleydale_board()
    return with_(board, components=board["components"] | changes)


def buildable(number: int) -> Data:
    """A row of 128 areas has 127 borders; the others lead to the next but one."""
    board = wensleydale_board(128)
    board["borders"] += [border(n, n + 2) for n in range(number - 127)]
    return board


def borders(number: int) -> Data:
    """Besides the row of 128 areas all borders are closed to tracks."""
    board = wensleydale_board(128)
    pairs = [(n, n + step) for step in (2, 3, 4) for n in range(128 - step)]
    board["borders"] += [border(a, b, closed=True) for a, b in pairs[: number - 127]]
    return board


def trains(number: int) -> Data:
    listed = side()["trains"]
    more = [listed[0] | {"id": f"D{n}"} for n in range(number - len(listed))]
    return wensleydale_board(sides=[side(trains=[*listed[:number], *more])])


def train(**changes: object) -> Data:
    return wensleydale_board(sides=[side(trains=[t | changes for t in side()["trains"]])])


def boxes(number: int, each: int) -> Data:
    total = number * each
    tokens = {"white": total - 3, "brown": 1, "red": 1, "green": 1}
    listed = [{"least": 1, "tokens": each}] * number
    return wensleydale_board(sides=[side(boxes=listed, tokens=tokens)])


Make = Callable[[int], Data]

# As docs/boards.md calls it: (the number, a board of that size, words of the refusal).
TICKET: dict[str, tuple[int, Make, str]] = {
    "players": (
        of_ticket.MAX_SEATS,
        lambda n: with_(ticket_board(), players=[2, n]),
        "from 2 to 5",
    ),
    "cities, border exits included": (of_ticket.MAX_CITIES, ticket_board, "at most 64"),
    "routes": (of_ticket.MAX_ROUTES, lambda n: ticket_board(routes=many_routes(n)), "at most 128"),
    "spaces of a route": (
        of_ticket.MAX_LENGTH,
        lambda n: ticket_board(routes=many_routes(19, length=n)),
        "from 1 to 9",
    ),
    "ways to pay for all routes": (of_ticket.MAX_WAYS, ways, "2049 ways to pay for the routes"),
    "tickets": (of_ticket.MAX_TICKETS, lambda n: ticket_board(tickets=n), "at most 128"),
    "countries on a ticket": (of_ticket.MAX_DESTINATIONS, countries, "a table of at most 4"),
    "tickets dealt or drawn at once": (
        of_ticket.MAX_OFFER,
        lambda n: deal(regular=n, draw=n),
        "from 0 to 5",
    ),
    "train cards": (of_ticket.MAX_CARDS, cards, "at most 200"),
    "trains of a player": (
        of_ticket.MAX_TRAINS,
        lambda n: with_(ticket_board(), trains=n),
        "from 1 to 60",
    ),
    "stations of a player": (
        of_ticket.MAX_STATIONS,
        lambda n: with_(ticket_board(), stations=n),
        "from 0 to 3",
    ),
    "points of a route, a ticket or a bonus": (
        of_ticket.MAX_POINTS,
        lambda n: with_(
            deal(longest_path=n, globetrotter=n),
            points={str(length): n for length in range(1, 10)},
            tickets=[ticket(k, points=n) for k in range(40)],
        ),
        "from 1 to 255",
    ),
}
TRANS: dict[str, tuple[int, Make, str]] = {
    "players": (of_trans.MAX_SEATS, lambda n: with_(trans_board(), players=[2, n]), "from 2 to 6"),
    "crossings": (of_trans.MAX_CROSSINGS, crossings, "257 crossings; at most 256"),
    "lines": (
        of_trans.MAX_LINES,
        lambda n: trans_board(net_of_lines(n)),
        "641 lines; at most 640",
    ),
    "cities of a colour": (
        of_trans.MAX_STACK,
        lambda n: trans_board(of_each_colour=n),
        "a list of at most 64",
    ),
    "rails": (of_trans.MAX_RAILS, lambda n: with_(trans_board(), rails=n), "from 1 to 255"),
    "entries of a table of points": (of_trans.MAX_SCALE, table, "a list of at most 32"),
    "points of a round, and the target": (
        of_trans.MAX_POINTS,
        lambda n: with_(trans_board(), target=n, scoring=scoring([n, 1])),
        "from 1 to 255",
    ),
}  # fmt: skip
WENSLEYDALE: dict[str, tuple[int, Make, str]] = {
    "players": (
        of_wensleydale.MAX_SEATS,
        lambda n: with_(wensleydale_board(), players=[2, n]),
        "from 2 to 4",
    ),
    "areas": (of_wensleydale.MAX_AREAS, wensleydale_board, "at most 128"),
    "borders that can take a track": (
        of_wensleydale.MAX_BORDERS,
        buildable,
        "193 borders can take a track; at most 192",
    ),
    "borders": (3 * of_wensleydale.MAX_AREAS - 6, borders, "at most 378"),
    "boxes": (of_wensleydale.MAX_BOXES, lambda n: boxes(n, 2), "at most 8"),
    "tokens in a box, points printed in it": (
        of_wensleydale.MAX_BOX_TOKENS,
        lambda n: boxes(8, n),
        "from 1 to 9",
    ),
    "trains": (of_wensleydale.MAX_TRAINS, trains, "at most 12"),
    "places of each kind on a train": (
        of_wensleydale.MAX_PLACES,
        lambda n: train(passengers=n, goods=n),
        "from 0 to 9",
    ),
    "price of a train": (
        of_wensleydale.PRICES,
        lambda n: wensleydale_board(
            sides=[side(trains=[t | {"price": max(t["price"], n if t["id"] == "C1" else 0)}
                                for t in side()["trains"]])]
        ),
        "from 1 to 3",
    ),
    "turns": (
        of_wensleydale.MAX_TURNS,
        lambda n: wensleydale_board(sides=[side(turns={"2": n, "3": n, "4": n})]),
        "from 1 to 9",
    ),
    "cubes of a player": (of_wensleydale.MAX_CUBES, lambda n: components(cubes=n), "from 1 to 18"),
    "tracks of a player": (
        of_wensleydale.MAX_TRACKS,
        lambda n: components(tracks=n),
        "from 1 to 16",
    ),
    "goods, both kinds together": (
        of_wensleydale.MAX_GOODS,
        lambda n: components(goods={"plain": n - 55, "hill": 55}),
        "256 goods together; at most 255",
    ),
    "people, all kinds together": (
        of_wensleydale.MAX_PEOPLE,
        lambda n: components(people={"red": 100, "green": 100, "landowner": n - 200}),
        "256 people together; at most 255",
    ),
    "influence at the start, points for a passenger": (
        of_wensleydale.MAX_POINTS,
        lambda n: with_(
            train(points=n),
            components=components()["components"]
            | {"start": dict.fromkeys(("white", "brown", "red", "green"), n)},
        ),
        "from 0 to 255",
    ),
}  # fmt: skip
LIMITS = [
    pytest.param(family, limit, *entry, id=f"{family}-{limit}")
    for family, entries in (("ticket", TICKET), ("trans", TRANS), ("wensleydale", WENSLEYDALE))
    for limit, entry in entries.items()
]


@pytest.mark.parametrize(("family", "limit", "most", "make", "words"), LIMITS)
def test_a_board_at_its_limit_is_played_to_the_end(
    family: str, limit: str, most: int, make: Make, words: str
) -> None:
    text = toml(make(most))
    assert not check_board(text, "my.toml")
    fewest, many = make(most)["players"]
    # Whole games of Trans by chance take many rounds; one has everything in it.
    settings = {"rounds": 1} if family == "trans" else {}
    for players in (fewest, many):
        game = game_on_board(text, players, settings)
        for seed in range(GAMES):
            state = game.new_state(seed)
            state.play_randomly(seed)
            assert state.is_terminal()
            again = game.from_position(state.position())
            assert again.digest() == state.digest()


@pytest.mark.parametrize(("family", "limit", "most", "make", "words"), LIMITS)
def test_a_board_beyond_a_limit_is_refused_with_line_and_reason(
    family: str, limit: str, most: int, make: Make, words: str
) -> None:
    mistakes = check_board(toml(make(most + 1)), "my.toml")
    said = [mistake for mistake in mistakes if words in mistake.message]
    assert said, f"nothing said {words!r}, but: " + "; ".join(map(str, mistakes))
    assert said[0].line > 4  # format, family, id and title come first


@pytest.mark.parametrize(
    ("heading", "entries"),
    [
        ("## Ticket to Ride boards", TICKET),
        ("## Trans boards", TRANS),
        ("## Wensleydale boards", WENSLEYDALE),
    ],
)
def test_the_limits_are_in_the_documentation(
    heading: str, entries: dict[str, tuple[int, Make, str]]
) -> None:
    chapter = BOARDS_DOC.read_text(encoding="utf-8").split(heading)[1].split("\n## ")[0]
    listed = {
        what: int(number.replace(",", ""))
        for what, number in re.findall(r"^\| ([^|]+?) \| ([\d,]+) \|$", chapter, re.MULTILINE)
    }
    assert listed == {what: most for what, (most, _, _) in entries.items()}


def test_trains_of_one_price_give_the_same_points() -> None:
    board = wensleydale_board()
    board["sides"][0]["trains"][1]["points"] = 2
    (mistake,) = check_board(toml(board), "my.toml")
    assert "all trains of a price give the same points" in mistake.message


def test_bonus_tickets_are_not_called_like_another_option() -> None:
    board = ticket_board()
    board["tickets"].append(ticket(99, tags=["edition"]))
    board["bonus_tickets"] = [{"id": "edition"}]
    (mistake,) = check_board(toml(board), "my.toml")
    assert '"edition" is the name of another choice' in mistake.message


def test_a_trans_game_in_which_nobody_gets_anywhere_ends_some_day() -> None:
    """With one rail a round nobody ever joins five cities."""
    board = with_(trans_board(), rails=1, scoring=scoring([1]))
    state = game_on_board(toml(board), 2, {}).new_state(1)
    state.play_randomly(1)
    assert state.is_terminal()
    assert state.position().round == of_trans.MAX_ROUNDS


def test_rounds_beyond_a_byte_are_told_by_their_number() -> None:
    board = with_(trans_board(), rails=1, scoring=scoring([1]))
    game = game_on_board(toml(board), 2, {"first_seat": 0})
    position = plain(game.new_state(1).position()) | {"round": 511}
    state = game.from_position(position)
    events = []
    while state.position().round == 511:
        events = game.play(state, state.current_player(), state.legal_actions()[0])
    assert [plain(event.arguments) for event in events if event.kind == "trans-round"] == [
        {"number": 512}
    ]


def test_a_board_too_large_is_refused_in_words_at_every_door(tmp_path: Path) -> None:
    """Terminal, Python and records say the same, and none of them shows a traceback."""
    own = tmp_path / "my.toml"
    own.write_text(toml(ways(of_ticket.MAX_WAYS + 1)), encoding="utf-8")
    reason = "2049 ways to pay for the routes; at most 2048 are allowed"
    with pytest.raises(stellwerk.BoardError, match=reason):
        stellwerk.game("ticket", board=own)
    match = stellwerk.game("ticket-europe").new_match(seed=1)
    with pytest.raises(stellwerk.RecordError, match=reason):
        stellwerk.replay(match.record | {"board": own.read_text(encoding="utf-8")})
    for command in (("board", "check", str(own)), ("play", "ticket", "--board", str(own))):
        answer = invoke(*command)
        assert answer.code == 2
        assert reason in " ".join(f"{answer.out} {answer.err}".split())
