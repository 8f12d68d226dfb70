"""How cards travel."""
