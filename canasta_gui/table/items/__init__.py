"""What the scene holds: cards, and pictures of words, plates and marks."""
