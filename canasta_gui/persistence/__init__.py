"""Matches on the player's disk: found again, continued, kept. Needs no Qt."""
