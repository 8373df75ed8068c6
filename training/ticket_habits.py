"""How two bots of Ticket to Ride differ: each plays one seat against the same others and deals.

    python training/ticket_habits.py ticket-europe net dispatcher --file habits.svg

`net` plays what the shipped net likes best, without search.
It prints a table for docs/learning.md and draws the lengths of the routes they claim.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import stellwerk
from stellwerk.bots import Bot, Seat, make_bot
from stellwerk.games.learned import LearnedBot

WIDTH, HEIGHT, LEFT, BOTTOM = 560, 260, 40, 40
COLOURS = ("#0b6e99", "#d1495b")


@dataclass
class Habits:
    """What a bot did on its seat, summed over games."""

    games: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    def mean(self, what: str) -> float:
        """The sum of something for one game."""
        return self.sums[what] / self.games


def sit_down(name: str, seed: int) -> Bot:
    """A bot by its name, or the net alone."""
    if name == "net":
        return LearnedBot(lambda own: make_bot("ticket", "dispatcher", own), seed)
    return make_bot("ticket", name, seed)


def watch(name: str, bot: str, others: str, players: int, deals: int) -> Habits:
    """Let a bot play every seat of every deal."""
    game = stellwerk.game(name, players=players)  # type: ignore[call-overload]
    length = {route.id: route.length for route in game.board.routes}
    habits = Habits()
    for deal in range(deals):
        for own in range(players):
            bots = [sit_down(bot if s == own else others, 100 * deal + s) for s in range(players)]
            state = game.new_state(seed=deal)
            turns = 0
            while not state.is_terminal():
                seat = state.current_player()
                turns += seat == own
                state.apply_action(bots[seat].choose(Seat(game, state, seat)))
            seat_position = state.position().seats[own]
            result = game.result(state)
            score = result.scores[own]
            habits.games += 1
            habits.lengths.update(length[route] for route in seat_position.routes)
            habits.sums.update(
                {
                    "share of wins": (own in result.winners) / len(result.winners),
                    "points": score.total,
                    "points for routes": score.categories.routes,
                    "points for tickets": score.categories.tickets,
                    "tickets kept at the start": seat_position.kept_at_start,
                    "tickets in all": len(seat_position.tickets),
                    "tickets completed": len(score.completed),
                    "routes": len(seat_position.routes),
                    "stations": len(seat_position.stations),
                    "trains left": seat_position.trains,
                    "longest path": score.longest_path,
                    "decisions": turns,
                }
            )
    return habits


def draw(habits: dict[str, Habits]) -> str:
    """Routes for one game by their length, bar beside bar."""
    lengths = sorted({each for own in habits.values() for each in own.lengths})
    most = max(own.lengths[each] / own.games for own in habits.values() for each in lengths)
    step = (WIDTH - LEFT) / len(lengths)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for place, length in enumerate(lengths):
        for number, own in enumerate(habits.values()):
            count = own.lengths[length] / own.games
            high = (HEIGHT - 2 * BOTTOM) * count / most
            x = LEFT + place * step + number * step * 0.38
            y = HEIGHT - BOTTOM - high
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{0.34 * step:.1f}" height="{high:.1f}" '
                f'fill="{COLOURS[number]}"/><text x="{x + 0.17 * step:.1f}" y="{y - 4:.1f}" '
                f'text-anchor="middle" font-size="10" fill="#222">{count:.1f}</text>'
            )
        parts.append(
            f'<text x="{LEFT + (place + 0.36) * step:.1f}" y="{HEIGHT - BOTTOM + 16}" '
            f'text-anchor="middle" fill="#222">{length}</text>'
        )
    for number, name in enumerate(habits):
        parts.append(
            f'<text x="{LEFT + 160 * number}" y="18" fill="{COLOURS[number]}">{name}</text>'
        )
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="#222">'
        "routes in a game, by length</text>"
    )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Watch two bots, print what they did, and draw it."""
    words = argparse.ArgumentParser(description="How two bots of Ticket to Ride differ.")
    words.add_argument("game")
    words.add_argument("bots", nargs=2)
    words.add_argument("--others", default="dispatcher")
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--file", type=Path)
    given = words.parse_args()
    habits = {
        bot: watch(given.game, bot, given.others, given.players, given.deals) for bot in given.bots
    }
    print(f"| in a game | {' | '.join(f'`{bot}`' for bot in habits)} |")
    print("|---|" + "---:|" * len(habits))
    for what in next(iter(habits.values())).sums:
        print(f"| {what} | {' | '.join(f'{own.mean(what):.2f}' for own in habits.values())} |")
    if given.file:
        given.file.write_text(draw(habits), "utf-8")


if __name__ == "__main__":
    main()
