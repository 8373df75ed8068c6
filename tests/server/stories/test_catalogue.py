"""The catalogue: generated from the games themselves, in the reader's language."""

import json

import msgspec
import pytest

import stellwerk
from stellwerk.boards import shipped_board
from stellwerk.bots import bot_names
from stellwerk.bots.own import own_bots
from stellwerk.games.trans.board.kind import trans_board
from stellwerk.texts import LANGUAGES, has_text
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied, nobody_gets


def test_all_games_with_all_their_options_are_listed(deployment: Deployment) -> None:
    catalogue = nobody_gets(deployment, "/api/catalogue").json()
    assert catalogue["languages"] == list(LANGUAGES)
    expected = stellwerk.catalogue()
    assert [game["name"] for game in catalogue["games"]] == [str(game["name"]) for game in expected]
    for shown, game in zip(catalogue["games"], expected, strict=True):
        family = str(game["family"])
        # Other tests register bots of their own in this process, of which the server knows nothing.
        names, shipped = bot_names(family), len(shown["bots"])
        assert shown["bots"] == names[:shipped]
        assert set(names[shipped:]) <= set(own_bots(family))
        for field in ("title", "family", "sources", "clashes", "assumed", "assumptions"):
            assert shown[field] == game[field]
        options = msgspec.to_builtins(game["options"])
        for described, option in zip(shown["options"], options, strict=True):
            assert {name: described[name] for name in option} == option
            assert len(described["choice_texts"]) == len(option["choices"])


def test_options_have_words_in_every_language(deployment: Deployment) -> None:
    labels: dict[str, list[str]] = {}
    for language in LANGUAGES:
        catalogue = nobody_gets(deployment, f"/api/catalogue?lang={language}").json()
        labels[language] = [
            option["label_text"] for game in catalogue["games"] for option in game["options"]
        ]
        assert all(labels[language])
    assert len({str(each) for each in labels.values()}) == len(LANGUAGES)


def test_what_boards_assume_is_told_in_every_language(deployment: Deployment) -> None:
    wordings = set()
    for language in LANGUAGES:
        catalogue = nobody_gets(deployment, f"/api/catalogue?lang={language}").json()
        wordings.add(str([game["assumed"] for game in catalogue["games"]]))
    assert len(wordings) == len(LANGUAGES)


def test_the_language_is_the_persons_else_the_browsers(deployment: Deployment) -> None:
    german = nobody_gets(deployment, "/api/catalogue?lang=de").json()
    by_browser = nobody_gets(deployment, "/api/catalogue", **{"Accept-Language": "de-CH, en;q=0.5"})
    assert by_browser.json() == german
    ada = Guest(deployment, language="de")
    assert ada.get("/api/catalogue", headers={"Accept-Language": "fr"}) == german
    assert ada.get("/api/catalogue?lang=nl") != german


def games_listed() -> list[str]:
    return list(stellwerk.games())


@pytest.mark.parametrize("name", games_listed())
def test_every_game_has_a_board_to_draw(deployment: Deployment, name: str) -> None:
    response = nobody_gets(deployment, f"/api/games/{name}/board")
    assert response.headers["content-type"].startswith("application/json")
    assert "max-age" in response.headers["cache-control"]
    board = response.json()
    called = board.pop("called", None)
    if board["family"] == "wensleydale":
        assert {border.pop("cost") for border in board["borders"]} == {1, 2}
    assert board == json.loads(msgspec.json.encode(shipped_board(name)))
    if board["family"] != "trans":
        assert called is None
        return
    assert list(called["crossings"]) == trans_board(name).crossings
    assert list(called["lines"]) == trans_board(name).line_ids


def test_there_is_no_board_of_a_game_nobody_knows(deployment: Deployment) -> None:
    assert denied(Guest(deployment), "GET", "/api/games/atlantis/board") == (404, "no-such-game")
    assert denied(Guest(deployment), "GET", "/api/games/..%2Fsecrets/board")[0] == 404


# Options are checked before any database is asked; tables are made on all of them elsewhere.
@pytest.mark.parametrize("deployment", ["sqlite"], indirect=True)
def test_everything_that_is_listed_can_be_played(deployment: Deployment) -> None:
    ada = Guest(deployment)
    for game in ada.get("/api/catalogue")["games"]:
        fewest, most = game["players"]
        for players in (fewest, most):
            ada.new_table(game["name"], ["open"] * players, start="host")
        for bot in game["bots"]:
            ada.new_table(game["name"], [f"bot:{bot}", *["open"] * (fewest - 1)], start="host")
        for option in game["options"]:
            if option["several"]:
                continue  # a list of choices; the games' own tests know which go together
            for choice in option["choices"]:
                options = options_with(option["name"], choice)
                assert some_number_of_players_can_play(ada, game, options), options


def options_with(name: str, choice: object) -> Json:
    """A choice, together with what it needs."""
    options: Json = {name: choice}
    if choice == "chosen":
        options["cards"] = "4,18"
    if name == "cards_at_once":
        options["special_cards"] = "each-round"
    return options


def some_number_of_players_can_play(guest: Guest, game: Json, options: Json) -> bool:
    """Some choices, such as the side of a board, are for some numbers of players only."""
    fewest, most = game["players"]
    for players in range(most, fewest - 1, -1):
        seats = [{"kind": "open"}] * players
        body = {"game": game["name"], "seats": seats, "options": options, "start": "host"}
        if guest.ask("POST", "/api/tables", body, expect=(201, 400)).status_code == 201:
            return True
    return False


@pytest.mark.parametrize("name", games_listed())
def test_every_game_has_its_rule_book(deployment: Deployment, name: str) -> None:
    book = nobody_gets(deployment, f"/api/games/{name}/rules").json()
    listed = [rule for section in book["sections"] for rule in section["rules"]]
    assert len(listed) > 20
    assert all(name in rule["boards"] for rule in listed)
    for language in LANGUAGES:
        assert all(has_text(f"rule-{rule['id']}", language) for rule in listed)
        assert all(has_text(section["title"], language) for section in book["sections"])


def test_a_rule_book_leaves_out_what_a_board_does_not_use(deployment: Deployment) -> None:
    books = {
        name: str(nobody_gets(deployment, f"/api/games/{name}/rules").json())
        for name in ("ticket-europe", "ticket-usa")
    }
    assert "TTR-TUNNEL-1" in books["ticket-europe"]
    assert "TTR-TUNNEL-1" not in books["ticket-usa"]
    assert denied(Guest(deployment), "GET", "/api/games/chess/rules") == (404, "no-such-game")


def test_the_catalogue_comes_compressed_to_whoever_can_read_that(deployment: Deployment) -> None:
    plain = nobody_gets(deployment, "/api/catalogue?lang=de", **{"accept-encoding": "identity"})
    small = nobody_gets(deployment, "/api/catalogue?lang=de", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert small.json() == plain.json()
