"""The rules of every game once more, on counts instead of cards: for looking ahead.

Its tests hold it equal to `decide` and `evolve`.
"""
