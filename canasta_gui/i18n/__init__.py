"""Words in the player's language."""
