"""Mouse and keyboard: the same lift and drop for both."""
