"""Puzzles: choosing one, judging answers, ratings of people and puzzles."""
