"""Learning at the table: what is taught, in which positions, and who leads through it."""
