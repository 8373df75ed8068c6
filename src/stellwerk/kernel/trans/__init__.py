"""The kernel of the Trans family: Trans Europa and Trans Amerika."""
