"""What is played in an environment where nobody names a game."""

USUAL_GAME = "ticket-europe"
