"""Connections beneath the routes: what one of them may cost, and when it is ended."""
