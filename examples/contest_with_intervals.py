"""Who is stronger, and how sure is that? A contest of three, as a table of pandas.

python examples/contest_with_intervals.py
"""

import stellwerk

if __name__ == "__main__":
    result = stellwerk.contest(
        "ticket-switzerland", ["planner", "random", "random"], games=30, seed=1
    )
    print(result)
    for row in result:
        sure = row.win_share_low > 1 / 3 or row.win_share_high < 1 / 3
        print(row.bot, "differs" if sure else "may not differ", "from an equal, who wins a third")
    print(result.to_frame())
