"""Lessons and exercises at the table: their texts, their positions, and the tutor."""
