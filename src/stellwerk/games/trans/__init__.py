"""The Trans family with its names: Trans Europa and Trans Amerika."""
