"""Puzzles of Trans: questions whose answers can be proven."""
