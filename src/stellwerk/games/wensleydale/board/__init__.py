"""The boards of Wensleydale: what their files say, and the checks of it."""
