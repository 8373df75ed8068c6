"""A page for each game, made of its own data: picture, options, rules, moves, numbers, bots."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import structs

import stellwerk
from stellwerk.arena.findings import Findings
from stellwerk.bots import bot_names, level_names, usual_bot
from stellwerk.cli.games import option_line
from stellwerk.cli.rule_book import book
from stellwerk.cli.setup.choices import explained_option
from stellwerk.games.families import families
from stellwerk.games.family_game import FamilyGame
from stellwerk.games.named_state import NamedState
from stellwerk.games.wire_words import field_words
from stellwerk.match.contract import Game
from stellwerk.study.self_play import played_by_usual
from stellwerk.texts import text

BLOCK_ROW = re.compile(r"^\| ([a-z_ ◆,]+?) \| [^|]+ \| [^|]+ \| (.+) \|$", re.MULTILINE)
SHOWN = 0.62
"""How far the match of a picture has come."""


def write_game_pages(source: Path, docs: Path) -> list[str]:
    """Write all pages into a folder; the names of the pages."""
    folder = source / "games"
    folder.mkdir(parents=True, exist_ok=True)
    names = stellwerk.games()
    for name in names:
        for theme in ("light", "dark"):
            (folder / f"{name}-{theme}.svg").write_text(
                _shown(name).to_svg(theme=theme), encoding="utf-8"
            )
        (folder / f"{name}.md").write_text("\n".join(_page(name, docs)) + "\n", encoding="utf-8")
    (folder / "index.md").write_text("\n".join(_index(names)) + "\n", encoding="utf-8")
    return names


def _index(names: list[str]) -> Iterator[str]:
    yield "# Games\n"
    yield "Of each board: rules, options, moves, what a net sees, and how strong its bots are.\n"
    yield "| game | family | players | actions |\n|---|---|---|---:|"
    for name in names:
        game = stellwerk.game(name)
        fewest, most = game.board.players
        actions = f"{game.num_distinct_actions():,}"
        yield f"| [{game.title}]({name}.md) | {game.family} | {fewest}–{most} | {actions} |"
    yield "\n```{toctree}\n:hidden:\n"
    yield from names
    yield "```"


def _page(name: str, docs: Path) -> Iterator[str]:
    game = stellwerk.game(name)
    words = msgspec.convert(book(game.board, "en"), _Book)
    yield f"# {game.title}\n"
    yield f"{words.intro}\n"
    for theme in ("light", "dark"):
        yield f"```{{image}} {name}-{theme}.svg\n:alt: A match on the board of {game.title}"
        yield f":class: board only-{theme}\n```\n"
    yield from _facts(game, docs)
    yield from _rules(words)
    yield from _moves(game)
    yield from _actions(game)
    yield from _observation(game, docs)
    yield from _bots(game, docs)


@cache
def _shown(name: str) -> NamedState:
    """A match of three usual players, well on its way."""
    match = played_by_usual(stellwerk.game(name, players=3), 7)
    state = match.steps[int(len(match.steps) * SHOWN)].before
    assert isinstance(state, NamedState)
    return state


def _facts(game: Game, docs: Path) -> Iterator[str]:
    fewest, most = game.board.players
    called = f"`stellwerk play {game.id}`, `stellwerk.game({game.id!r})`"
    yield f"{fewest} to {most} players; {called}.\n"
    if (docs / "balance" / f"{game.id}.html").exists():
        yield f'<a href="../balance/{game.id}.html">How balanced it is: the report</a>\n'
    yield "## Options\n"
    for option in stellwerk.options(game.id):
        line = option_line(game.id, option, "en").removeprefix("--option ").strip()
        key, dash, rest = line.partition(" – ")
        yield f"* `{key.removesuffix('=…')}`{dash}{rest}"
        yield from (f"    * {each}" for each in explained_option(game.family, option, "en"))
    yield ""


class _Rule(msgspec.Struct):
    id: str
    title: str
    text: str
    note: str = ""
    source: str = ""


class _Section(msgspec.Struct):
    title: str
    rules: list[_Rule]


class _Book(msgspec.Struct):
    """The rule book of a board, as `stellwerk rules --json` prints it."""

    game: str
    intro: str
    sections: list[_Section]
    assumed: list[str]


def _rules(words: _Book) -> Iterator[str]:
    yield "## Rules\n"
    yield f"In other languages: `stellwerk rules {words.game} --lang de`, or `fr`, or `nl`.\n"
    for section in words.sections:
        yield f"### {section.title}\n"
        for rule in section.rules:
            notes = " ".join(f"*{note}*" for note in (rule.note, rule.source) if note)
            yield f"**{rule.title}** (`{rule.id}`) {rule.text} {notes}\n"
    if words.assumed:
        yield "### What we had to assume\n"
        yield from (f"* {each}" for each in words.assumed)
        yield ""


def _moves(game: Game) -> Iterator[str]:
    yield "## Moves\n"
    yield "What a seat may say, with names ([moves](../moves.md)).\n"
    yield "| `do` | fields | what |\n|---|---|---|"
    for struct in families()[game.family].wire.moves:
        described = field_words(struct)
        fields = "; ".join(
            f"`{each.encode_name}`"
            + (f": {described[each.encode_name]}" if each.encode_name in described else "")
            for each in structs.fields(struct)
        )
        what = " ".join((struct.__doc__ or "").split())
        yield f"| `{struct.__struct_config__.tag}` | {fields or '–'} | {what} |"
    yield ""


def _actions(game: Game) -> Iterator[str]:
    """Which numbers stand for which moves, with the first and the last of each kind."""
    state = game.new_state(7)
    spans: dict[str, list[int]] = {}
    for action in range(game.num_distinct_actions()):
        spans.setdefault(str(game.move(state, 0, action).as_json()["do"]), []).append(action)
    yield "## Actions\n"
    number = f"{game.num_distinct_actions():,}"
    yield f"The same decisions as {number} numbers, as `state.legal_actions()` lists them.\n"
    yield "| actions | `do` | how many | the first |\n|---|---|---:|---|"
    for kind, numbers in spans.items():
        first = json.dumps(game.move(state, 0, numbers[0]).as_json(), ensure_ascii=False)
        yield f"| {numbers[0]}–{numbers[-1]} | `{kind}` | {len(numbers):,} | `{first}` |"
    yield ""


def _observation(game: Game, docs: Path) -> Iterator[str]:
    words_of_blocks = _block_words(docs, game.family)
    assert isinstance(game, FamilyGame)
    observer = game.observer()
    yield "## Observation\n"
    yield f"What a net sees of it, {observer.size:,} bytes ([observations](../observations.md)).\n"
    yield "| block | from byte | bytes | unit | what |\n|---|---:|---:|---:|---|"
    start = 0
    for name, size, unit in observer.blocks:
        yield f"| `{name}` | {start} | {size} | {unit} | {words_of_blocks.get(name, '')} |"
        start += size
    yield ""


def _block_words(docs: Path, family: str) -> dict[str, str]:
    """What docs/observations.md says of the blocks of a family."""
    page = (docs / "observations.md").read_text(encoding="utf-8")
    titles = {"ticket": "Ticket", "trans": "Trans", "wensleydale": "Wensleydale"}
    part = page.partition(f"## {titles[family]}")[2].partition("\n## ")[0]
    found: dict[str, str] = {}
    for names, what in BLOCK_ROW.findall(part):
        for name in names.replace("◆", "").split(","):
            found[name.strip()] = what
    return found


def _bots(game: Game, docs: Path) -> Iterator[str]:
    yield "## Bots\n"
    yield f"By name: {', '.join(f'`{name}`' for name in bot_names(game.family))}. "
    yield f"Where nobody says who plays, `{usual_bot(game.family)}` does.\n"
    for level in level_names(game.family):
        yield f"* `{level}`: {text(f'level-{game.family}-{level}', {}, 'en')}"
    yield ""
    kept = [
        msgspec.json.decode(path.read_bytes(), type=Findings)
        for path in sorted((docs / "ladders").glob("*.json"))
    ]
    for ladder in (each for each in kept if each.game == game.id):
        yield f"### Ladder, {ladder.players} players, {ladder.deals} deals\n"
        yield "| bot | Elo (95 %) |\n|---|---:|"
        for bot in ladder.bots:
            low, high = bot.elo_95
            yield f"| {bot.bot} | {bot.elo:+.0f} ({low:+.0f} … {high:+.0f}) |"
        yield f"\n```sh\n{ladder.command}\n```\n"
