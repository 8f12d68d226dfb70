"""The nearest legal way: the smallest change of a refused action that makes it legal."""
