"""Texts in the reader's language, from Fluent files that terminal and browser share."""

from stellwerk.texts.catalogue import LANGUAGES, MissingText, has_text, message_ids, text, word

__all__ = ["LANGUAGES", "MissingText", "has_text", "message_ids", "text", "word"]
