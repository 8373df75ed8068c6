"""Phases, and what a traced state notes: the numbers of `position.pxd`, as Python sees them.

>>> OVER
6
"""
