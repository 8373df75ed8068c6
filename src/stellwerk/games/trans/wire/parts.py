"""What several messages of Trans are made of."""

from typing import Literal

Phase = Literal["agree", "put-back", "hand-on", "place", "lay", "over"]
PassedColour = Literal["pink", "brown", "orange"]
"""The colours that special cards 13 to 15 pass along."""
