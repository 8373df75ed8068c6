"""The kernel of Last Train to Wensleydale and its Nürnberg board.

docs/architecture.md has its modules floor by floor; `position.pxd` is where to begin reading.
"""
