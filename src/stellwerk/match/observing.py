"""What is said of a game that nobody can learn from: it has no observer."""


class CannotObserve(ValueError):  # noqa: N818 - it is the reader's wish, explained
    """A game whose family describes no positions as numbers."""
