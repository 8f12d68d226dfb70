"""Choosing a game, its rules and who plays."""
