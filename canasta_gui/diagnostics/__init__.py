"""Records of errors for those who fix them; no record contains a card."""
