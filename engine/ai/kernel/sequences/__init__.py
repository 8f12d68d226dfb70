"""Games of sequences on counts: cards with suits, and any number of sets of a rank."""
