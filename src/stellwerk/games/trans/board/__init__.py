"""The boards of Trans: what their files say, and the checks of it."""
