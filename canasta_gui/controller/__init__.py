"""Conducts the match: asks the players, applies what the engine decides, publishes steps."""
