"""Processes that work for the server, so that nothing long is done in its event loop."""
