"""Something wrong on purpose: a deck larger than its array. The sanitizers must stop it."""

import stellwerk


def main() -> None:
    """Load 300 train cards where 200 fit, past the check that would refuse them."""
    state = stellwerk.game("ticket-usa").new_state(seed=1)
    numbers = state._dump()  # type: ignore[attr-defined]
    state._load(numbers | {"deck": [0] * 300})  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
