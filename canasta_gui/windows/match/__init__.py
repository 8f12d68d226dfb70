"""The match in the window: from match to match, and what is done with it."""
