"""The layout: arithmetic in logical pixels, without Qt."""
