"""Playing on any board whatever: options by chance, and all that may be done with a state."""

import random
from collections import Counter
from collections.abc import Iterator

from stellwerk.boards import Board
from stellwerk.bots.bot import Seat
from stellwerk.bots.registry import make_bot, usual_bot
from stellwerk.games.families import board_options, checked_rules, family_of_board
from stellwerk.match.contract import Game, Setting, State
from stellwerk.match.evaluation import Budget

Settings = dict[str, Setting]


def every_setting(board: Board, players: int) -> Iterator[Settings]:
    """The defaults, and every choice of every option beside the defaults."""
    yield {}
    for option in board_options(board, players):
        for choice in option.choices:
            if option.several:
                yield {"special_cards": "chosen", option.name: str(choice)}
            elif option.name == "cards_at_once":
                yield {"special_cards": "each-round", option.name: choice}
            elif choice not in ("chosen", option.default):
                yield {option.name: choice}


def game_with(board: Board, text: str, players: int, settings: Settings) -> Game:
    """A game on a board that has been read and checked already; that takes longest."""
    options = board_options(board, players)
    chosen = {option.name: settings.get(option.name, option.default) for option in options}
    return family_of_board(board).make(board, players, chosen, checked_rules(board, None), text)


FEW = Budget(rollouts=6, candidates=4, threads=2)


def walk(game: Game, dice: random.Random, steps: int, done: Counter[str]) -> None:
    """So many steps of a game, by chance and by bots, looking at everything on the way."""
    state = game.new_state(dice.getrandbits(64))
    name = dice.choice((usual_bot(game.family), "dispatcher"))
    bot = make_bot(game.family, name, dice.getrandbits(32))
    done["games"] += 1
    for _ in range(steps):
        if state.is_terminal():
            break
        seat = state.current_player()
        if dice.random() < 0.2:
            action = bot.choose(Seat(game, state, seat))
            done[f"decisions of {name}"] += 1
        elif dice.random() < 0.5:
            action = state.random_action(dice.getrandbits(63))
        else:
            action = dice.choice(state.legal_actions())
        game.play(state, seat, action)
        done["actions"] += 1
        if dice.random() < 0.05:
            look_at(game, state, dice)
    look_at(game, state, dice)


def look_at(game: Game, state: State, dice: random.Random) -> None:
    """What tables, bots and files ask of a state: views, prompts, refusals, positions, redraws."""
    again = game.from_position(state.position())
    assert again.digest() == state.digest()
    for seat in (None, *range(game.players)):
        game.view(state, seat)
        redrawn = state.resample(seat, dice.getrandbits(64))
        assert redrawn.pending_players() == state.pending_players()
    for seat in state.pending_players():
        game.prompt(state, seat)
        if dice.random() < 0.3:
            game.evaluate(state, seat, FEW, dice.getrandbits(32))
    for _ in range(5):
        action = dice.randrange(game.num_distinct_actions())
        seat = dice.randrange(game.players)
        if not state.is_legal_action(action, seat):
            game.refusal(state, seat, action)
    if state.is_terminal():
        game.result(state)
