"""A player's record: figures and their course over time."""
