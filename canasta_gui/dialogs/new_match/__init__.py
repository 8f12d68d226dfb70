"""The choice of a game, its rules and the players."""
