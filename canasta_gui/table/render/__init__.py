"""Draws cards and table into pixmaps; each picture is rendered once for its size."""
