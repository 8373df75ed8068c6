"""How large a Ticket to Ride board can be: the numbers of `limits.pxd`, as Python sees them.

>>> MAX_WAYS
2048
"""
