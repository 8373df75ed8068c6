"""How large a Trans board can be: the numbers of `limits.pxd`, as Python sees them.

>>> MAX_CROSSINGS
256
"""
