"""The kernel of the Ticket to Ride family.

docs/architecture.md has its modules floor by floor; `position.pxd` is where to begin reading.
"""
