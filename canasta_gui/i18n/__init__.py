"""The player's language: translations, names and formats."""
