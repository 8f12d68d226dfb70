"""The score of a deal and of a match, and the way to print it."""
