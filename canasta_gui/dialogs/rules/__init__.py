"""The reader of the rules, and the choice of a table."""
