"""Lessons: small prepared matches at the real table, with somebody at one's side who says why."""

from stellwerk.study.lessons.course import Course, Progress, Said
from stellwerk.study.lessons.lesson import Lesson, LessonStep
from stellwerk.study.lessons.partner import partner_move
from stellwerk.study.lessons.reading import LessonError, lesson_from_text
from stellwerk.study.lessons.shelf import boards_taught_by, lesson, lesson_match, lesson_names

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Progress",
    "Said",
    "boards_taught_by",
    "lesson",
    "lesson_from_text",
    "lesson_match",
    "lesson_names",
    "partner_move",
]
