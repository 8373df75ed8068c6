"""Texts in the reader's language, from Fluent files that terminal and browser share."""

from stellwerk.texts.catalogue import LANGUAGES, has_text, message_ids, text

__all__ = ["LANGUAGES", "has_text", "message_ids", "text"]
