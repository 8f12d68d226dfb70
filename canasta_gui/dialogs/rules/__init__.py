"""The rules to read, and the choice of a table."""
