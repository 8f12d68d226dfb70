"""The rules of the common games once more, on counts instead of cards: for looking ahead.

It plays only what `claims` says, and its tests hold it equal to `decide` and `evolve` there.
"""
