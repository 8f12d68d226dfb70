"""Exercises: positions in which one action is clearly the best, and how they are found."""
