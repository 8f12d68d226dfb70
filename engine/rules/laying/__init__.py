"""The exhaustive search, on counts, for ways to lay down a whole hand."""
