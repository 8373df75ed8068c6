"""What the routes of lessons work with."""

from dataclasses import dataclass

from stellwerk.server.lessons.beginning import Lessons
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence


@dataclass(frozen=True)
class LessonServices:
    """For beginning and leaving lessons."""

    lessons: Lessons
    live: LiveTables
    presence: Presence
