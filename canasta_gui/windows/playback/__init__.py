"""Recorded deals on the table: the time line, the buttons below the table, and what they do."""
