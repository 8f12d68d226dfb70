"""The end of a match: the winners, its course, and what was remarkable."""
