"""The kernel: the rules of every game on counts of cards, for looking ahead quickly.

Its tests hold it equal to `decide` and `evolve`.
"""
