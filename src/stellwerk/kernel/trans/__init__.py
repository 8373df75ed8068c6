"""The kernel of the Trans family: Trans Europa and Trans Amerika.

docs/architecture.md has its modules floor by floor; `position.pxd` is where to begin reading.
"""
