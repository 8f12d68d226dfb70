"""What builders look at and measure; the program knows nothing of it."""
