"""Colours and type of the windows."""
