"""The score of a deal and of a match, and its printing."""
