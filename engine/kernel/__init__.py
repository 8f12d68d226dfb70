"""The kernel: the rules of every game on counts of cards, fast enough for looking ahead.

Tests check that it agrees with `decide` and `evolve`.
"""
