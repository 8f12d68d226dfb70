"""What the player has chosen about look, pace and words."""
