"""A record, read again: what happened, in words, and who had which share of the points.

python examples/replay_record.py match.json
"""

import sys
from collections import Counter

import stellwerk

if __name__ == "__main__":
    match = stellwerk.replay(sys.argv[1])
    print(match.state)
    for seat in range(match.game.players):
        moves = Counter(step.move.as_json()["do"] for step in match.steps if step.seat == seat)
        print(f"seat {seat}:", ", ".join(f"{name} {count}" for name, count in moves.most_common()))
    if match.result is not None:
        for seat, score in enumerate(match.result.scores):
            print(f"seat {seat}: {score.total} points,", score.by_category())
