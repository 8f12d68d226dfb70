"""Making, keeping and sharing house rules."""
