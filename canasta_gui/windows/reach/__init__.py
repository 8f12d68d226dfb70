"""Playing with one switch, or with a pointer that only rests."""
