"""Rules of thumb on counts of cards, fast enough for thousands of turns a second."""
