"""The table for screen readers: every thing on it with its role, name and state."""
