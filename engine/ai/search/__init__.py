"""The searching players: they try actions in likely worlds, and a small value net judges."""
