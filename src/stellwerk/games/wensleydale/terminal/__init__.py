"""Wensleydale in the terminal."""
