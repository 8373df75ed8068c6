"""Matches: games as people play them, with prompts, views, events and records."""
