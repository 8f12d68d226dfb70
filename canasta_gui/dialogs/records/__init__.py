"""What a player has played so far: figures and their course over time."""
