"""Puzzles: positions with one right answer, proven or found, and what they are rated by."""
