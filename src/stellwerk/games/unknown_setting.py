"""Settings of a game that do not exist or do not go together, explained."""


class UnknownSetting(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A game, an option or a number of players that does not exist; the text names the choices.

    Where the texts have a message for it, `message` and `arguments` say it in other languages.
    """

    def __init__(self, words: str, message: str | None = None, **arguments: str | int) -> None:
        super().__init__(words)
        self.message = message
        self.arguments = arguments
