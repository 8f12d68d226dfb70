"""The matches on the player's disk: listing, resuming, saving. Needs no Qt."""
