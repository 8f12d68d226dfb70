"""Animation of cards: paths, timing and the clock that drives them."""
