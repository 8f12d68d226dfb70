"""The settings and their controls."""
