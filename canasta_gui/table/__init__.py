"""The table: it knows pictures, places and gestures, nothing about canasta."""
