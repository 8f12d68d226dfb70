"""The player's settings of look, pace and words, and their files."""
