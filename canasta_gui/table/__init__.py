"""The table widget and its scene: pictures, places and gestures, no rules of the game."""
