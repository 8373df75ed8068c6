"""The command line: playing, simulating, replaying and reading rules in a terminal."""
