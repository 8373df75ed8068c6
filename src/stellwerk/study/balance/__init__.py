"""Weighing a board: what many games of quick players say about its seats, things and ends."""
