"""Slow, obvious models of the games: a second opinion for the tests."""
