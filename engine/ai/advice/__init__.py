"""Advice: what a good player would consider in a seat's place, and the facts that support it."""
