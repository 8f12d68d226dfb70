"""Exports a recorded deal as text, as a strip of pictures, or as a film."""
