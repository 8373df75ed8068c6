"""How large a Wensleydale board can be: the numbers of `limits.pxd`, as Python sees them.

>>> MAX_AREAS
128
"""
