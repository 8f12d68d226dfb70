"""Lessons, exercises, hints and questions at the table of the window."""
