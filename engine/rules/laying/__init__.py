"""Laying down a whole hand: every way of it, tried on counts."""
