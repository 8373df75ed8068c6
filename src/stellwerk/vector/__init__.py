"""Many games side by side, for those who learn to play: `stellwerk.vector.Vector`.

It needs NumPy: pip install 'stellwerk[learn]'.
"""

from stellwerk.kernel.crew import Crew
from stellwerk.kernel.slots import OVER, STILL_RUNNING, STUCK
from stellwerk.vector.vector import Arrays, Vector

__all__ = ["OVER", "STILL_RUNNING", "STUCK", "Arrays", "Crew", "Vector"]
