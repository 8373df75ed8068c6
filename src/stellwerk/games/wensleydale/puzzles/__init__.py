"""Puzzles of Wensleydale: questions whose answers can be proven."""
