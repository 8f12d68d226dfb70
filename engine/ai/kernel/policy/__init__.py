"""Rules of thumb on counts, for thousands of turns a second."""
