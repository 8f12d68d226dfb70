"""The dialog of the settings and its controls."""
