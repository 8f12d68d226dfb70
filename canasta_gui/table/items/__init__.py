"""Graphics items of cards, and their pixmaps."""
