"""A match and its record: what was played, what can be taken back, whether it follows the rules."""
