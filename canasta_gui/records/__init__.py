"""Results of the matches on this computer: an index of their files, and statistics from it."""
