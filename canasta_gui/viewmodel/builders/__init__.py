"""Builds the picture from what its viewer may see."""
