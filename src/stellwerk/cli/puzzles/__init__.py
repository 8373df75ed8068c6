"""The commands about puzzles."""
