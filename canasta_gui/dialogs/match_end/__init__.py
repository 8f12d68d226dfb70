"""The end of a match: who won, how it went, what stood out."""
