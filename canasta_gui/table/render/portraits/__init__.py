"""The faces of the players."""
