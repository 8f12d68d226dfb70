"""Seats on phones."""
