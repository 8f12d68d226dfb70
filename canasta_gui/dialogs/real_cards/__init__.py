"""Keeps the score of matches with real cards."""
