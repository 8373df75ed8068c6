"""Lessons: tables at which somebody is taught."""
