"""What a good player would consider in somebody's place, and what on the table speaks for it."""
