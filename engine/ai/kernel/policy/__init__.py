"""Sound rules of thumb on counts: quick enough to play thousands of turns a second."""
