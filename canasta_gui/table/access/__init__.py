"""Accessibility: every thing on the table with its role, name and state."""
