"""Making, keeping and sharing rules of one's own."""
