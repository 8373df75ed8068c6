"""What can be played: shipped games, their rule books, and boards of people's own."""
